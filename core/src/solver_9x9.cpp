// Each digit's candidates are one vector; its lanes 0 to 2 are the bands (three rows of boxes each), lane 3 stays 0:
//
//    bit  29 | 28 27 26  25 24 23  22 21 20 | 19 | 18 ...  10 | 9 | 8 7 6  5 4 3  2 1 0
//      guard |            box 2             |  guard  box 1   | guard      box 0
//                                                                 row 2  row 1  row 0 of the box, columns right to left
//
// A round works on the whole board at once, without looking for what has changed:
//  - Rows: the triads (box by row, three cells) of a digit in a band form a 3x3 matrix, of which a solution takes one
//    triad per box and per row. A triad stays if the 2x2 matrix of the other boxes and rows still has two in different
//    boxes and rows. This is all that locked candidates can say. A triad needs one bit, so that three digits share a
//    vector.
//  - Columns: the same for bands by columns of each stack.
//  - A digit with one place in a box takes its cell; a cell with one digit takes it from the rest of the box. What
//  follows in
//    the row and the column, the two closures above say in the next round.
// When a round yields no new single, the search branches on the cell with two candidates that promises most: the
// product, over both digits, of what they would remove. Bands as words and bit-sliced singles are known from JCZSolve
// and fsss2, the triads from tdoku; working on all digits in step, the packed closures and the choice of the branch are
// our own.

#include <array>
#include <bit>
#include <cstring>

#include "simd.h"
#include "solver_search.h"

namespace hanadoku {
namespace {

constexpr uint32_t kLow = 1u | 1u << 10 | 1u << 20;  // first cell of each box
constexpr uint32_t kBoxes = 0777 * kLow;
constexpr uint32_t kGuards = kLow << 9;
constexpr uint32_t kTriads = 0111 * kLow;   // first cell of each triad
constexpr uint32_t kTopRows = 0007 * kLow;  // first row of each box

// Bit of a cell of a band (0 to 26, by rows) in its lane.
constexpr int BitOf(int cell) { return 10 * (cell % 9 / 3) + 3 * (cell / 9) + cell % 3; }

struct Tables {
  std::array<uint8_t, 32> cell{};    // by bit: the cell of the band
  std::array<uint32_t, 32> near{};   // by bit: the others in its row and in its box, all in its own band
  std::array<uint64_t, 32> below{};  // by bit: its column in each of two other bands
};

constexpr Tables MakeTables() {
  Tables tables;
  for (int a = 0; a < 27; ++a) {
    const auto bit = static_cast<size_t>(BitOf(a));
    tables.cell[bit] = static_cast<uint8_t>(a);
    for (int b = 0; b < 27; ++b) {
      const uint32_t other = 1u << BitOf(b);
      if (a != b && (a / 9 == b / 9 || a % 9 / 3 == b % 9 / 3)) tables.near[bit] |= other;
      if (a % 9 == b % 9) tables.below[bit] |= other | static_cast<uint64_t>(other) << 32;
    }
  }
  return tables;
}

constexpr Tables kTables = MakeTables();

struct State {
  U32x4 digit[9];
  U32x4 singles;  // cells whose digit is known to be alone in its box
};

HANADOKU_INLINE U32x4 AllBands(uint32_t x) { return U32x4{x, x, x, 0}; }

HANADOKU_INLINE U32x4 OneBand(int lane, uint32_t x) {
  return U32x4{lane == 0 ? x : 0, lane == 1 ? x : 0, lane == 2 ? x : 0, 0};
}

HANADOKU_INLINE U32x4 NextBand(U32x4 v) { return __builtin_shufflevector(v, v, 1, 2, 0, 3); }
HANADOKU_INLINE U32x4 NextBox(U32x4 v) { return (v >> 10) | (v << 20); }
HANADOKU_INLINE U32x4 NextRow(U32x4 v) { return ((v >> 3) & Splat32(0077 * kLow)) | ((v << 6) & Splat32(0700 * kLow)); }
HANADOKU_INLINE U32x4 NextColumn(U32x4 v) {
  return ((v >> 1) & Splat32(0333 * kLow)) | ((v << 2) & Splat32(0444 * kLow));
}

// The triads of three digits: bit j of each triad tells whether digit j has a candidate there.
HANADOKU_INLINE U32x4 PackTriads(U32x4 a, U32x4 b, U32x4 c) {
  return ((a | (a >> 1) | (a >> 2)) & Splat32(kTriads)) | ((b | (b >> 1) | (b << 1)) & Splat32(kTriads << 1)) |
         ((c | (c << 1) | (c << 2)) & Splat32(kTriads << 2));
}

// The columns of the boxes: row j of each box tells it of digit j.
HANADOKU_INLINE U32x4 PackColumns(U32x4 a, U32x4 b, U32x4 c) {
  return ((a | (a >> 3) | (a >> 6)) & Splat32(kTopRows)) | ((b | (b >> 3) | (b << 3)) & Splat32(kTopRows << 3)) |
         ((c | (c << 3) | (c << 6)) & Splat32(kTopRows << 6));
}

HANADOKU_INLINE void CloseRows(U32x4& a, U32x4& b, U32x4& c) {
  const U32x4 t = PackTriads(a, b, c);
  const U32x4 row = NextRow(t), box = NextBox(t), diagonal = NextBox(row);
  const U32x4 pairs = (t & diagonal) | (row & box);
  const U32x4 keep = t & NextBox(NextRow(pairs));
  const U32x4 x = keep & Splat32(kTriads), y = keep & Splat32(kTriads << 1), z = keep & Splat32(kTriads << 2);
  a &= (x << 3) - x;
  b &= (y << 2) - (y >> 1);
  c &= (z << 1) - (z >> 2);
}

HANADOKU_INLINE void CloseColumns(U32x4& a, U32x4& b, U32x4& c) {
  const U32x4 t = PackColumns(a, b, c);
  const U32x4 column = NextColumn(t), band = NextBand(t), diagonal = NextBand(column);
  const U32x4 pairs = (t & diagonal) | (column & band);
  const U32x4 keep = t & NextBand(NextColumn(pairs));
  const U32x4 x = keep & Splat32(kTopRows), y = keep & Splat32(kTopRows << 3), z = keep & Splat32(kTopRows << 6);
  a &= x | (x << 3) | (x << 6);
  b &= y | (y << 3) | (y >> 3);
  c &= z | (z >> 3) | (z >> 6);
}

// All cells of the boxes where `v` has any: adding nine ones carries into the guard.
HANADOKU_INLINE U32x4 WholeBoxes(U32x4 v) {
  const U32x4 guards = (v + Splat32(kBoxes)) & Splat32(kGuards);
  return guards - (guards >> 9);
}

// The cells that are the only ones of `v` in their box. A box without any may upset the next one; the state is lost
// then.
HANADOKU_INLINE U32x4 AloneInBox(U32x4 v) { return v & ~WholeBoxes(v & (v - Splat32(kLow))); }

// For a state with one digit in each cell and each digit once in each box: whether rows and columns have them all, too.
HANADOKU_INLINE bool LinesComplete(const U32x4* d) {
  U32x4 rows = Splat32(0777), columns = Splat32(kBoxes);
#pragma GCC unroll 3
  for (int i = 0; i < 9; i += 3) {
    const U32x4 t = PackTriads(d[i], d[i + 1], d[i + 2]);
    rows &= t | (t >> 10) | (t >> 20);
    const U32x4 c = PackColumns(d[i], d[i + 1], d[i + 2]), next = NextBand(c);
    columns &= c | next | NextBand(next);
  }
  return !Any(((rows ^ Splat32(0777)) | (columns ^ Splat32(kBoxes))) & AllBands(~0u));
}

enum class Outcome { kContradiction, kStuck, kSolved };

// Rounds until the state is solved, impossible, or without a new single.
Outcome Propagate(State& state) {
  U32x4 d[9], alone[9];
#pragma GCC unroll 9
  for (int i = 0; i < 9; ++i) d[i] = state.digit[i];
  U32x4 singles_before = state.singles;
  for (;;) {
    U32x4 placed = Splat32(0);
#pragma GCC unroll 3
    for (int i = 0; i < 9; i += 3) {
      U32x4 a = d[i], b = d[i + 1], c = d[i + 2];
      CloseRows(a, b, c);
      CloseColumns(a, b, c);
      placed |= alone[i] = AloneInBox(a);
      placed |= alone[i + 1] = AloneInBox(b);
      placed |= alone[i + 2] = AloneInBox(c);
      d[i] = a;
      d[i + 1] = b;
      d[i + 2] = c;
    }
    U32x4 ones = Splat32(0), twos = Splat32(0);  // cells with at least one candidate, with at least two
#pragma GCC unroll 9
    for (int i = 0; i < 9; ++i) {
      d[i] &= alone[i] | ~placed;
      twos |= ones & d[i];
      ones |= d[i];
    }
    if (Any(ones ^ AllBands(kBoxes))) return Outcome::kContradiction;
    const U32x4 naked = ones & ~(twos | placed);
    const bool has_naked = Any(naked);
    if (has_naked) {
#pragma GCC unroll 9
      for (int i = 0; i < 9; ++i) {
        const U32x4 x = naked & d[i];
        d[i] &= x | ~WholeBoxes(x);
      }
    } else if (!Any(twos)) {
#pragma GCC unroll 9
      for (int i = 0; i < 9; ++i) state.digit[i] = d[i];
      return LinesComplete(d) ? Outcome::kSolved : Outcome::kContradiction;
    }
    const U32x4 singles = placed | naked;
    if (!Any(singles ^ singles_before)) {
      // A naked single that is not alone in its box one round later has its like there.
      if (has_naked) return Outcome::kContradiction;
#pragma GCC unroll 9
      for (int i = 0; i < 9; ++i) state.digit[i] = d[i];
      state.singles = singles;
      return Outcome::kStuck;
    }
    singles_before = singles;
  }
}

// Try `digit` in `cell` first, then any other there.
struct Branch {
  U32x4 cell;
  int digit;
  int other;  // the only other one there; -1 where there are more
};

// Leaves the digit its cell alone in the box, which the next round would do only at its end.
HANADOKU_INLINE void Place(State& state, U32x4 cell, int digit) {
  state.digit[digit] = (state.digit[digit] & ~WholeBoxes(cell)) | cell;
  state.singles |= cell;
}

HANADOKU_INLINE uint64_t Load64(const uint32_t* p) {
  uint64_t x;
  std::memcpy(&x, p, sizeof x);
  return x;
}

HANADOKU_INLINE uint32_t Count(const uint32_t* lanes) {
  return static_cast<uint32_t>(std::popcount(Load64(lanes)) + std::popcount(lanes[2]));
}

// For a state with an open cell.
Branch ChooseBranch(const State& state) {
  // Lane 3 repeats lane 0, so that the two bands after any band are neighbours: from lane 1, 2 or 0 on.
  struct alignas(16) Lanes {
    uint32_t lane[4];
  };
  Lanes digit[9], pairs, open;
  const auto store = [](Lanes& to, U32x4 v) {
    v = __builtin_shufflevector(v, v, 0, 1, 2, 0);
    std::memcpy(&to, &v, sizeof v);
  };
  U32x4 ones = Splat32(0), twos = Splat32(0), threes = Splat32(0);
#pragma GCC unroll 9
  for (int i = 0; i < 9; ++i) {
    const U32x4 v = state.digit[i];
    threes |= twos & v;
    twos |= ones & v;
    ones |= v;
    store(digit[i], v);
  }
  store(pairs, twos & ~threes);
  store(open, twos);

  // Where two thirds of the open cells have two candidates, or none has, any choice will do.
  const uint32_t pair_count = Count(pairs.lane), open_count = Count(open.lane);
  if (pair_count == 0 || 3 * pair_count >= 2 * open_count) {
    const Lanes& from = pair_count ? pairs : open;
    const int lane = from.lane[0] ? 0 : from.lane[1] ? 1 : 2;
    const uint32_t bit = from.lane[lane] & (0u - from.lane[lane]);
    int i = 0;
    while (!(digit[i].lane[lane] & bit)) ++i;
    int other = pair_count ? i + 1 : -1;
    while (other >= 0 && !(digit[other].lane[lane] & bit)) ++other;
    return {OneBand(lane, bit), i, other};
  }

  // The same with the digits as lanes: by band, digits 0 to 3 and 4 to 7.
  U32x4 by_band[3][2];
#pragma GCC unroll 2
  for (int half = 0; half < 2; ++half) {
    const U32x4* d = state.digit + 4 * half;
    const U32x4 a = __builtin_shufflevector(d[0], d[1], 0, 4, 1, 5),
                b = __builtin_shufflevector(d[2], d[3], 0, 4, 1, 5);
    const U32x4 c = __builtin_shufflevector(d[0], d[1], 2, 6, 3, 7),
                e = __builtin_shufflevector(d[2], d[3], 2, 6, 3, 7);
    by_band[0][half] = __builtin_shufflevector(a, b, 0, 1, 4, 5);
    by_band[1][half] = __builtin_shufflevector(a, b, 2, 3, 6, 7);
    by_band[2][half] = __builtin_shufflevector(c, e, 0, 1, 4, 5);
  }

  uint32_t best = 0;
  int best_lane = 0, best_bit = 0, best_digit = 0, best_other = 0;
  for (int lane = 0; lane < 3; ++lane) {
    const int others = lane == 2 ? 0 : lane + 1;
    const uint64_t other_pairs = Load64(pairs.lane + others);
    for (uint32_t rest = pairs.lane[lane]; rest; rest &= rest - 1) {
      const int bit = std::countr_zero(rest);
      const uint32_t near = kTables.near[static_cast<size_t>(bit)];
      const uint64_t below = kTables.below[static_cast<size_t>(bit)];
      const uint32_t digits = HighBits(by_band[lane][0] << (31 - bit)) | HighBits(by_band[lane][1] << (31 - bit)) << 4 |
                              (digit[8].lane[lane] >> bit & 1) << 8;
      // What placing a digit would take from its peers; a peer with two candidates becomes a single and counts more.
      const auto effect = [&](int i) {
        const uint32_t in_near = digit[i].lane[lane] & near;
        const uint64_t in_below = Load64(digit[i].lane + others) & below;
        const int all = std::popcount(in_near) + std::popcount(in_below);
        const int paired = std::popcount(in_near & pairs.lane[lane]) + std::popcount(in_below & other_pairs);
        return static_cast<uint32_t>(2 + all + 3 * paired);
      };
      const int low = std::countr_zero(digits), high = 31 - std::countl_zero(digits);
      const uint32_t low_effect = effect(low), high_effect = effect(high);
      if (low_effect * high_effect > best) {
        best = low_effect * high_effect;
        best_lane = lane;
        best_bit = bit;
        best_digit = high_effect > low_effect ? high : low;
        best_other = low + high - best_digit;
      }
    }
  }
  return {OneBand(best_lane, 1u << best_bit), best_digit, best_other};
}

class Searcher {
 public:
  Searcher(const Question& question, Budget& budget)
      : findings_(question, budget), budget_(budget), random_(question.random) {}

  // False if the search shall end. Calls itself once for each digit it places, at most 81 deep. The state holds the
  // solution that is known, if one is given.
  bool Run(State& state, const Grid* known) {
    for (;;) {
      if (!budget_.Spend()) return false;
      const Outcome outcome = Propagate(state);
      if (outcome == Outcome::kContradiction) return true;
      if (outcome == Outcome::kSolved) {
        return known != nullptr || findings_.Add([&](Grid& grid) { Write(state, grid); });
      }
      Branch branch = ChooseBranch(state);
      if (random_ != nullptr) TakeFirst(branch, DrawDigit(state, branch.cell));
      if (known != nullptr) TakeFirst(branch, AnotherDigit(state, branch, *known));
      State guess;
#pragma GCC unroll 9
      for (int i = 0; i < 9; ++i) guess.digit[i] = state.digit[i] & ~branch.cell;
      guess.singles = state.singles;
      Place(guess, branch.cell, branch.digit);
      if (!Run(guess, nullptr)) return false;
      state.digit[branch.digit] &= ~branch.cell;
      if (branch.other >= 0) Place(state, branch.cell, branch.other);
    }
  }

  SolutionCount Count() const { return findings_.Count(); }

 private:
  static void TakeFirst(Branch& branch, int digit) {
    if (digit == branch.other) branch.other = branch.digit;
    branch.digit = digit;
  }

  int DrawDigit(const State& state, U32x4 cell) {
    std::array<int, 9> digits{};
    uint32_t count = 0;
    for (int i = 0; i < 9; ++i) {
      if (Any(state.digit[i] & cell)) digits[count++] = i;
    }
    return digits[random_->Below(count)];
  }

  // The branch's digit, or if the known solution has it there, another one.
  static int AnotherDigit(const State& state, const Branch& branch, const Grid& known) {
    const int lane = branch.cell[0] ? 0 : branch.cell[1] ? 1 : 2;
    const auto bit = static_cast<size_t>(std::countr_zero(branch.cell[lane]));
    const int digit = known[Cell(27 * lane + kTables.cell[bit])].value() - 1;
    if (branch.digit != digit) return branch.digit;
    int other = 0;
    while (other == digit || !Any(state.digit[other] & branch.cell)) ++other;
    return other;
  }

  static void Write(const State& state, Grid& grid) {
    for (int i = 0; i < 9; ++i) {
      for (int lane = 0; lane < 3; ++lane) {
        for (uint32_t rest = state.digit[i][lane]; rest; rest &= rest - 1) {
          grid.Set(Cell(27 * lane + kTables.cell[static_cast<size_t>(std::countr_zero(rest))]), Digit(i + 1));
        }
      }
    }
  }

  Findings findings_;
  Budget& budget_;
  Random* random_;
};

// False if a box has a digit twice. Rows and columns that do are left to the first round.
HANADOKU_INLINE bool Load(const Grid& givens, State& state) {
  // The cells of a band in the order of their bits: bytes 0 to 15 and 16 to 29. Byte 16 + i of the shuffle is cell 11 +
  // i.
  U8x16 low[3], high[3];
  for (int lane = 0; lane < 3; ++lane) {
    const Digit* cells = givens.digits().data() + 27 * lane;
    const auto x = LoadVector<U8x16>(cells), y = LoadVector<U8x16>(cells + 11);
    low[lane] = __builtin_shufflevector(x, y, 0, 1, 2, 9, 10, 11, 23, 24, 25, 0, 3, 4, 5, 12, 13, 14);
    high[lane] = __builtin_shufflevector(x, y, 26, 27, 28, 0, 6, 7, 8, 15, 21, 22, 29, 30, 31, 0, 0, 0);
  }
  U32x4 filled = Splat32(0), twice = Splat32(0);
#pragma GCC unroll 9
  for (int i = 0; i < 9; ++i) {
    uint32_t bits[3];
    for (int lane = 0; lane < 3; ++lane) {
      const auto digit = static_cast<uint8_t>(i + 1);
      bits[lane] = BytesEqualTo(low[lane], digit) | BytesEqualTo(high[lane], digit) << 16;
    }
    const U32x4 x = U32x4{bits[0], bits[1], bits[2], 0} & Splat32(kBoxes);
    state.digit[i] = x;
    filled |= x;
    twice |= x & ((x | Splat32(kGuards)) - Splat32(kLow));
  }
#pragma GCC unroll 9
  for (int i = 0; i < 9; ++i) {
    const U32x4 x = state.digit[i];
    state.digit[i] = x | (AllBands(kBoxes) & ~(filled | WholeBoxes(x)));
  }
  return !Any(twice);
}

}  // namespace

SolutionCount Search9x9(const Question& question, Budget& budget) {
  Searcher searcher(question, budget);
  State state;
  state.singles = Splat32(0);
  if (Load(question.givens, state)) {
    if (!question.without.empty()) {
      const int cell = question.cell.index();
      state.digit[question.without.value() - 1] &= ~OneBand(cell / 27, 1u << BitOf(cell % 27));
    }
    searcher.Run(state, question.known);
  }
  return searcher.Count();
}

}  // namespace hanadoku
