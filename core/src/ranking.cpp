#include "hanadoku/ranking.h"

#include <algorithm>
#include <tuple>

namespace hanadoku {

bool IsValid(const Result& result) {
  const auto in_range = [](int64_t value) { return value >= 0 && value <= kMaxResult; };
  return in_range(result.mistakes) && in_range(result.hints) && in_range(result.milliseconds) &&
         in_range(result.cells_left);
}

std::vector<Ranked> Rank(std::span<const Result> results) {
  std::vector<Ranked> ranked;
  for (size_t i = 0; i < results.size(); ++i) {
    if (IsValid(results[i])) ranked.push_back({.index = i, .rank = 0});
  }
  // A heap sort, for its small code.
  std::partial_sort(ranked.begin(), ranked.end(), ranked.end(), [&](const Ranked& a, const Ranked& b) {
    const auto key = [&](const Ranked& each) {
      const Result& result = results[each.index];
      return std::make_tuple(result.cells_left, result.mistakes, result.hints, result.milliseconds, each.index);
    };
    return key(a) < key(b);
  });
  for (size_t i = 0; i < ranked.size(); ++i) {
    const bool shared = i > 0 && results[ranked[i].index] == results[ranked[i - 1].index];
    ranked[i].rank = shared ? ranked[i - 1].rank : static_cast<int>(i) + 1;
  }
  return ranked;
}

}  // namespace hanadoku
