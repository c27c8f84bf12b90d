// A 6x6 grid is put together without a search. In a stack (the boxes above each other) a column has a pair of digits in
// each band. From one band to the next, both digits of a column go to the same other column, or one to each: ten moves,
// of which another is what the third band is left with. So the pairs of the lower bands are drawn by a move for each
// stack, then which digits are in the upper row: one of each pair in the left box, the others in the right box.
#include "full_grid.h"

#include <algorithm>
#include <array>

#include "hanadoku/shape.h"
#include "hanadoku/solver.h"

namespace hanadoku {
namespace {

// A search that takes longer is given up and started anew.
constexpr uint64_t kNodesPerFill = 1000;

// Two digits of a column in a box; and the three columns of the box, and of the boxes of a band.
using Pair = std::array<uint8_t, 2>;
using Box = std::array<Pair, 3>;
using Band = std::array<Box, 2>;

constexpr uint32_t kMoves = 10;
constexpr uint32_t Opposite(uint32_t move) { return move < 8 ? move ^ 7 : move ^ 1; }

// Move 8 takes every pair one column on and move 9 two; below, bit i tells which digit of column i goes one column on,
// the other one going two.
constexpr Box Moved(const Box& box, uint32_t move) {
  if (move >= 8) return move == 8 ? Box{box[2], box[0], box[1]} : Box{box[1], box[2], box[0]};
  const auto one_on = [&](size_t i) { return box[i][move >> i & 1]; };
  const auto two_on = [&](size_t i) { return box[i][~move >> i & 1]; };
  return {Pair{one_on(2), two_on(1)}, Pair{one_on(0), two_on(2)}, Pair{one_on(1), two_on(0)}};
}

// Sets of digits, as bits, that can be in the upper row of a band's left box.
struct Uppers {
  std::array<uint32_t, 8> list{};
  uint32_t count = 0;
};

constexpr Uppers FindUppers(const Band& band) {
  Uppers uppers;
  for (uint32_t choice = 0; choice < 8; ++choice) {
    const auto& [first, second, third] = band[0];
    const uint32_t upper = 1u << first[choice & 1] | 1u << second[choice >> 1 & 1] | 1u << third[choice >> 2];
    bool one_of_each = true;
    for (const Pair right : band[1]) one_of_each &= ((upper >> right[0] ^ upper >> right[1]) & 1) != 0;
    uppers.list[uppers.count] = upper;
    uppers.count += one_of_each;
  }
  return uppers;
}

constexpr std::array<std::array<uint8_t, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// The top band of these digits. In the right box, the digits that are below on the left are above, and the others below
// them in an order.
constexpr Band TopBand(const std::array<uint8_t, 6>& digits, size_t order) {
  Band top{};
  for (size_t i = 0; i < 3; ++i) {
    top[0][i] = {digits[i], digits[i + 3]};
    top[1][i] = {digits[i + 3], digits[kOrders[order][i]]};
  }
  return top;
}

// How a top right and a pair of moves are numbered.
constexpr size_t kWays = kOrders.size() * kMoves * kMoves;
constexpr size_t WayOf(size_t order, uint32_t left, uint32_t right) { return (order * kMoves + left) * kMoves + right; }

// The numbers of sets that can be in the upper row of the middle band.
constexpr std::array<uint8_t, kWays> CountMiddles() {
  std::array<uint8_t, kWays> counts{};
  for (size_t order = 0; order < kOrders.size(); ++order) {
    const Band top = TopBand({0, 1, 2, 3, 4, 5}, order);
    for (uint32_t left = 0; left < kMoves; ++left) {
      Band middle = {Moved(top[0], left)};
      for (uint32_t right = 0; right < kMoves; ++right) {
        middle[1] = Moved(top[1], right);
        counts[WayOf(order, left, right)] = static_cast<uint8_t>(FindUppers(middle).count);
      }
    }
  }
  return counts;
}

// How many grids have this top left box and these digits, in this order, above in the top right: up to each way.
using Sums = std::array<uint16_t, kWays>;

Sums CountGrids() {
  // By the compiler, since it takes longer than all else that the first puzzle waits for.
  static constexpr auto kMiddles = CountMiddles();
  Sums sums{};
  uint32_t sum = 0;
  for (size_t way = 0; way < kWays; ++way) {
    const auto left = static_cast<uint32_t>(way / kMoves % kMoves), right = static_cast<uint32_t>(way % kMoves);
    sum += kMiddles[way] * kMiddles[WayOf(way / (kMoves * kMoves), Opposite(left), Opposite(right))];
    sums[way] = static_cast<uint16_t>(sum);
  }
  return sums;
}

Grid DrawFullGrid6x6(Shape shape, Random& random) {
  static const Sums sums = CountGrids();
  std::array<uint8_t, 6> digits = {0, 1, 2, 3, 4, 5};
  random.Shuffle(std::span<uint8_t>(digits));
  const auto& right_columns = kOrders[random.Below(6)];
  const uint32_t draw = random.Below(sums.back());
  const auto way = static_cast<uint32_t>(std::upper_bound(sums.begin(), sums.end(), draw) - sums.begin());
  const uint32_t rest = sums[way] - 1 - draw;
  const uint32_t left = way / kMoves % kMoves, right = way % kMoves;
  const Band top = TopBand(digits, way / (kMoves * kMoves));
  const std::array<Band, 3> bands = {top,
                                     {Moved(top[0], left), Moved(top[1], right)},
                                     {Moved(top[0], Opposite(left)), Moved(top[1], Opposite(right))}};
  const Uppers middle = FindUppers(bands[1]), bottom = FindUppers(bands[2]);
  const std::array<uint32_t, 3> uppers = {1u << digits[0] | 1u << digits[1] | 1u << digits[2],
                                          middle.list[rest % middle.count], bottom.list[rest / middle.count]};
  Grid grid(shape);
  const int across = shape.box_rows() == 2 ? 1 : 6, down = 7 - across;
  for (size_t band = 0; band < 3; ++band) {
    for (size_t column = 0; column < 6; ++column) {
      const size_t side = column / 3;
      const Pair pair = bands[band][side][side == 0 ? column : right_columns[column - 3]];
      const bool first_is_upper = (uppers[band] >> pair[0] & 1) != side;
      const int upper = 2 * static_cast<int>(band) * down + static_cast<int>(column) * across;
      grid.Set(Cell(upper), Digit(pair[first_is_upper ? 0 : 1] + 1));
      grid.Set(Cell(upper + down), Digit(pair[first_is_upper ? 1 : 0] + 1));
    }
  }
  return grid;
}

}  // namespace

std::optional<Grid> DrawFullGrid(Shape shape, Random& random, Budget& budget) {
  if (shape.side() == 6) return DrawFullGrid6x6(shape, random);
  // Boxes on the diagonal share no house, so that their digits are drawn and the rest is searched for.
  const Layout& layout = shape.layout();
  std::array<Digit, kMaxSide> digits{};
  const auto box = std::span(digits).first(layout.side);
  for (size_t i = 0; i < box.size(); ++i) box[i] = Digit(static_cast<int>(i) + 1);
  while (budget.stop() == Budget::Stop::kNot) {
    Grid start(shape);
    for (int i = 0; i < std::min(shape.box_rows(), shape.box_columns()); ++i) {
      random.Shuffle(box);
      const auto cells = layout.List(House{HouseKind::kBox, static_cast<uint8_t>(i * shape.box_rows() + i)});
      for (size_t k = 0; k < cells.size(); ++k) start.Set(cells[k], box[k]);
    }
    Budget part = budget.Part(kNodesPerFill);
    const Solutions found = FindRandomSolution(start, random, part);
    budget.Take(part);
    if (!found.grids.empty()) return found.grids[0];
  }
  return std::nullopt;
}

}  // namespace hanadoku
