// Results of a room in order: mistakes, then hints, then time; who has not finished comes last, by cells left. Equal
// results share a rank.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hanadoku {

struct Result {
  int64_t mistakes = 0;
  int64_t hints = 0;
  int64_t milliseconds = 0;
  int64_t cells_left = 0;
  friend bool operator==(const Result&, const Result&) = default;
};

// Whether all four are from 0 to kMaxResult.
inline constexpr int64_t kMaxResult = 1'000'000'000'000;
bool IsValid(const Result& result);

struct Ranked {
  size_t index;  // of the result in what was ranked
  int rank;      // from 1; after a shared rank as many are left out: 1, 1, 3
};

// Best first; equal results keep their order. Results that are not valid are left out.
std::vector<Ranked> Rank(std::span<const Result> results);

}  // namespace hanadoku
