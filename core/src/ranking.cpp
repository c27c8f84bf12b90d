#include "hanadoku/ranking.h"

#include <algorithm>
#include <tuple>

namespace hanadoku {
namespace {

bool IsBetter(const Result& a, const Result& b) {
  return std::tie(a.mistakes, a.hints, a.milliseconds) < std::tie(b.mistakes, b.hints, b.milliseconds);
}

}  // namespace

bool IsValid(const Result& result) {
  const auto in_range = [](int64_t value) { return value >= 0 && value <= kMaxResult; };
  return in_range(result.mistakes) && in_range(result.hints) && in_range(result.milliseconds);
}

std::vector<Ranked> Rank(std::span<const Result> results) {
  std::vector<Ranked> ranked;
  for (size_t i = 0; i < results.size(); ++i) {
    if (IsValid(results[i])) ranked.push_back({.index = i, .rank = 0});
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [&](const Ranked& a, const Ranked& b) { return IsBetter(results[a.index], results[b.index]); });
  for (size_t i = 0; i < ranked.size(); ++i) {
    const bool shared = i > 0 && results[ranked[i].index] == results[ranked[i - 1].index];
    ranked[i].rank = shared ? ranked[i - 1].rank : static_cast<int>(i) + 1;
  }
  return ranked;
}

}  // namespace hanadoku
