// As solver_9x9.cpp, for 6x6: two digits share a vector, 64 bits each. A byte is a box, its low six bits are the cells;
// two bytes are a band of two rows, of which there are three:
//
//    byte   7   6   |  5   4  |  3   2  |  1   0        bits of a byte  5 4 3  2 1 0
//           (none)  | band 2  | band 1  | band 0                        row 1  row 0, columns right to left
//
// So this is a board of 2x3 boxes; one of 3x2 is turned about its diagonal on its way in and out. In a band, a digit's
// triads (box by row) are a 2x2 matrix, and a triad stays if the opposite one is there; bands by columns of a stack are
// 3x3 as there.

#include <array>
#include <bit>
#include <cstring>

#include "simd.h"
#include "solver_search.h"

namespace hanadoku {
namespace {

constexpr int kVectors = 3;
constexpr uint64_t kCells = 0x3f3f'3f3f'3f3f;

struct State {
  U8x16 digits[kVectors];  // vector v holds digits 2v and 2v + 1, from 0
  U8x16 singles;           // cells whose digit is known to be alone in its box, in both halves
};

HANADOKU_INLINE U8x16 Both(uint64_t x) { return reinterpret_cast<U8x16>(U64x2{x, x}); }
HANADOKU_INLINE U8x16 Swap(U8x16 v) {
  const U64x2 w = reinterpret_cast<U64x2>(v);
  return reinterpret_cast<U8x16>(__builtin_shufflevector(w, w, 1, 0));
}

// Bits that leave a byte come into the next one of the band, where the callers mask them.
HANADOKU_INLINE U8x16 Right(U8x16 v, int bits) { return reinterpret_cast<U8x16>(reinterpret_cast<U16x8>(v) >> bits); }
HANADOKU_INLINE U8x16 Left(U8x16 v, int bits) { return reinterpret_cast<U8x16>(reinterpret_cast<U16x8>(v) << bits); }

HANADOKU_INLINE U8x16 OtherBox(U8x16 v) { return Right(v, 8) | Left(v, 8); }
HANADOKU_INLINE U8x16 OtherRow(U8x16 v) { return (Right(v, 3) & Splat8(007)) | (Left(v, 3) & Splat8(070)); }
HANADOKU_INLINE U8x16 NextColumn(U8x16 v) { return (Right(v, 1) & Splat8(033)) | (Left(v, 2) & Splat8(044)); }
HANADOKU_INLINE U8x16 NextBand(U8x16 v) {
  const U16x8 w = reinterpret_cast<U16x8>(v);
  return reinterpret_cast<U8x16>(__builtin_shufflevector(w, w, 1, 2, 0, 3, 5, 6, 4, 7));
}

// The triads of three vectors: bit j of each triad tells whether vector j has a candidate there.
HANADOKU_INLINE U8x16 PackTriads(const U8x16* d) {
  return ((d[0] | Right(d[0], 1) | Right(d[0], 2)) & Splat8(011)) |
         ((d[1] | Right(d[1], 1) | Left(d[1], 1)) & Splat8(022)) |
         ((d[2] | Left(d[2], 1) | Left(d[2], 2)) & Splat8(044));
}

// The columns of two vectors: row j of each box tells it of vector j.
HANADOKU_INLINE U8x16 PackColumns(U8x16 a, U8x16 b) {
  return ((a | Right(a, 3)) & Splat8(007)) | ((b | Left(b, 3)) & Splat8(070));
}

HANADOKU_INLINE void CloseRows(U8x16* d) {
  const U8x16 t = PackTriads(d);
  const U8x16 keep = t & OtherBox(OtherRow(t));
  const U8x16 x = keep & Splat8(011), y = keep & Splat8(022), z = keep & Splat8(044);
  d[0] &= Left(x, 3) - x;
  d[1] &= Left(y, 2) - Right(y, 1);
  d[2] &= Left(z, 1) - Right(z, 2);
}

HANADOKU_INLINE U8x16 KeptColumns(U8x16 t) {
  const U8x16 column = NextColumn(t), band = NextBand(t), diagonal = NextBand(column);
  return t & NextBand(NextColumn((t & diagonal) | (column & band)));
}

HANADOKU_INLINE void CloseColumns(U8x16* d) {
  const U8x16 keep = KeptColumns(PackColumns(d[0], d[1]));
  d[0] &= (keep & Splat8(007)) | Left(keep & Splat8(007), 3);
  d[1] &= (keep & Splat8(070)) | Right(keep & Splat8(070), 3);
  d[2] &= KeptColumns(PackColumns(d[2], d[2]));
}

HANADOKU_INLINE U8x16 WholeBoxes(U8x16 v) { return reinterpret_cast<U8x16>(v != Splat8(0)); }
// Of a power of two, what is below it and it are more than what is below it. (To ask whether v & (v - 1) is 0 would be
// compiled to a count of bits, for which x86 has no instruction.)
HANADOKU_INLINE U8x16 AloneInBox(U8x16 v) {
  const I8x16 below = reinterpret_cast<I8x16>(v - Splat8(1));
  return v & reinterpret_cast<U8x16>((reinterpret_cast<I8x16>(v) ^ below) > below);
}

// For a board with one digit in each cell and each digit once in each box: whether rows and columns have them all, too.
HANADOKU_INLINE bool LinesComplete(const U8x16* d) {
  const U8x16 t = PackTriads(d);
  U8x16 columns = Both(kCells);
  for (const U8x16 c : {PackColumns(d[0], d[1]), PackColumns(d[2], d[2])}) {
    columns &= c | NextBand(c) | NextBand(NextBand(c));
  }
  return !Any(((t | OtherBox(t)) & columns) ^ Both(kCells));
}

enum class Outcome { kContradiction, kStuck, kSolved };

// Rounds until the board is solved, impossible, or without a new single. When stuck, `open` are the cells to branch on:
// those with two candidates if there are any.
HANADOKU_INLINE Outcome Propagate(State& state, uint64_t& open) {
  U8x16 d[kVectors] = {state.digits[0], state.digits[1], state.digits[2]};
  U8x16 singles_before = state.singles;
  for (;;) {
    CloseRows(d);
    CloseColumns(d);
    const U8x16 alone[kVectors] = {AloneInBox(d[0]), AloneInBox(d[1]), AloneInBox(d[2])};
    U8x16 placed = alone[0] | alone[1] | alone[2];
    placed |= Swap(placed);
    for (int i = 0; i < kVectors; ++i) d[i] &= alone[i] | ~placed;
    // Cells with at least one, two and three candidates: among the digits of a half, then of both.
    const U8x16 one = d[0] | d[1] | d[2], two = (d[0] & d[1]) | ((d[0] | d[1]) & d[2]), three = d[0] & d[1] & d[2];
    const U8x16 other_one = Swap(one), other_two = Swap(two);
    const U8x16 twos = two | other_two | (one & other_one);
    if (Any((one | other_one) ^ Both(kCells))) return Outcome::kContradiction;
    const U8x16 naked = Both(kCells) & ~(twos | placed);
    const bool has_naked = Any(naked);
    if (has_naked) {
      for (int i = 0; i < kVectors; ++i) {
        const U8x16 x = naked & d[i];
        d[i] &= x | ~WholeBoxes(x);
      }
    } else if (!Any(twos)) {
      std::memcpy(state.digits, d, sizeof d);
      return LinesComplete(d) ? Outcome::kSolved : Outcome::kContradiction;
    }
    const U8x16 singles = placed | naked;
    if (!Any(singles ^ singles_before)) {
      // A naked single that is not alone in its box one round later has its like there.
      if (has_naked) return Outcome::kContradiction;
      std::memcpy(state.digits, d, sizeof d);
      state.singles = singles;
      const U8x16 threes = three | Swap(three) | (two & other_one) | (one & other_two);
      const uint64_t pairs = reinterpret_cast<U64x2>(twos & ~threes)[0];
      open = pairs ? pairs : reinterpret_cast<U64x2>(twos)[0];
      return Outcome::kStuck;
    }
    singles_before = singles;
  }
}

// A bit's place on the board, and back; `turned` for 3x2.
constexpr int CellAt(int bit, bool turned) {
  const int row = bit / 16 * 2 + bit % 8 / 3, column = bit / 8 % 2 * 3 + bit % 8 % 3;
  return turned ? column * 6 + row : row * 6 + column;
}

constexpr std::array<std::array<uint8_t, 48>, 2> MakeCells() {
  std::array<std::array<uint8_t, 48>, 2> cells{};
  for (int bit = 0; bit < 48; ++bit) {
    for (const bool turned : {false, true})
      cells[turned][static_cast<size_t>(bit)] = static_cast<uint8_t>(CellAt(bit, turned));
  }
  return cells;
}

constexpr std::array<std::array<uint8_t, 48>, 2> kCellOfBit = MakeCells();

constexpr uint64_t BitOf(Cell cell, bool turned) {
  const int row = turned ? cell.index() % 6 : cell.index() / 6, column = turned ? cell.index() / 6 : cell.index() % 6;
  return uint64_t{1} << (row / 2 * 16 + column / 3 * 8 + row % 2 * 3 + column % 3);
}

HANADOKU_INLINE U8x16 OneDigit(int digit, uint64_t cells) {
  return reinterpret_cast<U8x16>(digit % 2 == 0 ? U64x2{cells, 0} : U64x2{0, cells});
}

// Leaves the digit its cell alone in the box, which the next round would do only at its end.
HANADOKU_INLINE void Place(State& state, uint64_t cell, int digit) {
  U8x16& v = state.digits[digit / 2];
  const U8x16 x = OneDigit(digit, cell);
  v = (v & ~WholeBoxes(x)) | x;
  state.singles |= Both(cell);
}

class Searcher {
 public:
  Searcher(const Question& question, Budget& budget)
      : findings_(question, budget),
        budget_(budget),
        random_(question.random),
        turned_(question.givens.shape().box_rows() == 3) {}

  // False if the search shall end. The state holds the solution that is known, if one is given.
  bool Run(State& state, const Grid* known) {
    for (;;) {
      if (!budget_.Spend()) return false;
      uint64_t open = 0;
      const Outcome outcome = Propagate(state, open);
      if (outcome == Outcome::kContradiction) return true;
      if (outcome == Outcome::kSolved) {
        return known != nullptr || findings_.Add([&](Grid& grid) { Write(state, grid); });
      }
      const uint64_t cell = open & (~open + 1);
      const uint32_t digits = DigitsIn(state, cell);
      const int digit = ChooseDigit(digits, cell, known);
      State guess = state;
      for (U8x16& v : guess.digits) v &= ~Both(cell);
      Place(guess, cell, digit);
      if (!Run(guess, nullptr)) return false;
      state.digits[digit / 2] &= ~OneDigit(digit, cell);
      const uint32_t others = digits & ~(1u << digit);
      if (std::has_single_bit(others)) Place(state, cell, static_cast<int>(std::bit_width(others)) - 1);
    }
  }

  SolutionCount Count() const { return findings_.Count(); }

 private:
  static uint64_t CellsWith(const State& state, int digit) {
    return reinterpret_cast<U64x2>(state.digits[digit / 2])[digit % 2];
  }

  static uint32_t DigitsIn(const State& state, uint64_t cell) {
    uint32_t digits = 0;
    for (int i = 0; i < 6; ++i) digits |= uint32_t{(CellsWith(state, i) & cell) != 0} << i;
    return digits;
  }

  // The first of the cell's candidates, or one drawn at random, that is not of the known solution.
  int ChooseDigit(uint32_t digits, uint64_t cell, const Grid* known) {
    if (known != nullptr) digits &= ~(1u << ((*known)[CellOf(cell)].value() - 1));
    if (random_ != nullptr) {
      const auto count = static_cast<uint32_t>(std::popcount(digits));
      for (uint32_t skipped = random_->Below(count); skipped > 0; --skipped) digits &= digits - 1;
    }
    return std::countr_zero(digits);
  }

  void Write(const State& state, Grid& grid) const {
    for (int i = 0; i < 6; ++i) {
      for (uint64_t rest = CellsWith(state, i); rest != 0; rest &= rest - 1) {
        grid.Set(CellOf(rest), Digit(i + 1));
      }
    }
  }

  // The cell of the lowest bit.
  Cell CellOf(uint64_t bits) const { return Cell(kCellOfBit[turned_][static_cast<size_t>(std::countr_zero(bits))]); }

  Findings findings_;
  Budget& budget_;
  Random* random_;
  bool turned_;
};

// The cells of a band, a byte each, in the order of their bits; 0 where there is no cell.
HANADOKU_INLINE U8x16 LoadBand(const Digit* cells, int band, bool turned) {
  constexpr U8x16 kNone = {};
  if (!turned) {
    const auto rows = LoadVector<U8x16>(cells + 12 * band);
    return __builtin_shufflevector(rows, kNone, 0, 1, 2, 6, 7, 8, 16, 16, 3, 4, 5, 9, 10, 11, 16, 16);
  }
  const auto upper = LoadVector<U8x16>(cells + 2 * band), lower = LoadVector<U8x16>(cells + 2 * band + 18);
  const U8x16 columns = __builtin_shufflevector(upper, lower, 0, 6, 12, 1, 7, 13, 0, 0, 16, 22, 28, 17, 23, 29, 0, 0);
  return __builtin_shufflevector(columns, kNone, 0, 1, 2, 3, 4, 5, 16, 16, 8, 9, 10, 11, 12, 13, 16, 16);
}

// False if a box has a digit twice. Rows and columns that do are left to the first round.
HANADOKU_INLINE bool Load(const Grid& givens, bool turned, State& state) {
  const Digit* cells = givens.digits().data();
  const U8x16 bands[3] = {LoadBand(cells, 0, turned), LoadBand(cells, 1, turned), LoadBand(cells, 2, turned)};
  const auto cells_with = [&](int digit) {
    const auto value = static_cast<uint8_t>(digit + 1);
    return uint64_t{BytesEqualTo(bands[0], value)} | uint64_t{BytesEqualTo(bands[1], value)} << 16 |
           uint64_t{BytesEqualTo(bands[2], value)} << 32;
  };
  U8x16 filled = Splat8(0), twice = Splat8(0);
  for (int i = 0; i < kVectors; ++i) {
    const U8x16 x = reinterpret_cast<U8x16>(U64x2{cells_with(2 * i), cells_with(2 * i + 1)});
    state.digits[i] = x;
    filled |= x;
    twice |= x & (x - Splat8(1));
  }
  const U8x16 empty = Both(kCells) & ~(filled | Swap(filled));
  for (U8x16& v : state.digits) v |= empty & ~WholeBoxes(v);
  return !Any(twice);
}

}  // namespace

SolutionCount Search6x6(const Question& question, Budget& budget) {
  Searcher searcher(question, budget);
  const bool turned = question.givens.shape().box_rows() == 3;
  State state;
  state.singles = Splat8(0);
  if (turned ? Load(question.givens, true, state) : Load(question.givens, false, state)) {
    const int without = question.without.value() - 1;
    if (without >= 0) state.digits[without / 2] &= ~OneDigit(without, BitOf(question.cell, turned));
    searcher.Run(state, question.known);
  }
  return searcher.Count();
}

}  // namespace hanadoku
