// Subsets: k cells of a house with k candidates between them (naked), or k digits with k places between them (hidden).
// Locked are naked pairs and triples whose cells share a box and a line, and which strike out candidates in both.
#include "search.h"

namespace hanadoku::techniques {
namespace {

// Calls visit(chosen, united) for each `size` of the masks whose union has `size` bits; `chosen` has bit i for the i-th
// mask.
template <typename Visit>
class SubsetSearch {
 public:
  SubsetSearch(const std::array<uint32_t, kMaxSide>& masks, int count, int size, const Visit& visit)
      : masks_(masks), count_(count), size_(size), visit_(visit) {
    Choose(0, 0, 0, 0);
  }

 private:
  void Choose(int from, int chosen_count, uint32_t chosen, uint32_t united) {
    if (chosen_count == size_) {
      if (std::popcount(united) == size_) visit_(chosen, united);
      return;
    }
    for (int i = from; i < count_; ++i) {
      const uint32_t mask = masks_[static_cast<size_t>(i)];
      const int size = std::popcount(mask);
      if (size < 2 || size > size_ || std::popcount(united | mask) > size_) continue;
      Choose(i + 1, chosen_count + 1, chosen | 1u << i, united | mask);
    }
  }

  const std::array<uint32_t, kMaxSide>& masks_;
  int count_;
  int size_;
  const Visit& visit_;
};

CellSet CellsAt(const View& view, int house, uint32_t places) {
  CellSet cells;
  ForEachBit(places, [&](int place) { cells.Add(view.At(house, place)); });
  return cells;
}

void AddReasons(Step* step, const View& view, int house, const CellSet& cells, DigitSet digits) {
  if (step == nullptr) return;
  step->digits = digits;
  AddHouse(step, view.HouseAt(house), Role::kPattern);
  for (const Cell cell : cells) AddCell(step, cell, view.Candidates(cell) & digits, Role::kPattern, 0);
}

}  // namespace

void FindNakedSubsets(const View& view, Technique technique, Steps& steps) {
  const bool locked = technique == Technique::kLockedPair || technique == Technique::kLockedTriple;
  const int size = technique == Technique::kNakedQuad                                              ? 4
                   : technique == Technique::kNakedTriple || technique == Technique::kLockedTriple ? 3
                                                                                                   : 2;
  for (int house = 0; house < view.houses(); ++house) {
    std::array<uint32_t, kMaxSide> masks{};
    for (int place = 0; place < view.side; ++place) {
      masks[static_cast<size_t>(place)] = view.Candidates(view.At(house, place)).bits();
    }
    SubsetSearch(masks, view.side, size, [&](uint32_t chosen, uint32_t united) {
      const CellSet cells = CellsAt(view, house, chosen);
      const DigitSet digits = DigitSet::FromBits(united);
      const int second = view.HouseWith(cells, house + 1);
      Removals removals(view.board);
      removals.Add(digits, view.Cells(house) - cells);
      bool in_both = false;
      if (second >= 0) {
        Removals in_second(view.board);
        in_second.Add(digits, view.Cells(second) - cells);
        in_both = !removals.empty() && !in_second.empty();
        removals.Add(digits, view.Cells(second) - cells);
      }
      // Without this, cells that share two houses would be found from both.
      if (locked != in_both || view.HouseWith(cells) != house) return;
      Step* step = steps.Offer(technique, removals);
      AddReasons(step, view, house, cells, digits);
      if (step != nullptr && second >= 0) AddHouse(step, view.HouseAt(second), Role::kPattern);
    });
  }
}

void FindHiddenSubsets(const View& view, Technique technique, Steps& steps) {
  const int size = technique == Technique::kHiddenQuad ? 4 : technique == Technique::kHiddenTriple ? 3 : 2;
  for (int house = 0; house < view.houses(); ++house) {
    std::array<uint32_t, kMaxSide> masks{};
    for (const Digit digit : view.shape.AllDigits()) {
      masks[static_cast<size_t>(digit.value() - 1)] = view.Places(house, digit);
    }
    SubsetSearch(masks, view.side, size, [&](uint32_t chosen, uint32_t united) {
      const CellSet cells = CellsAt(view, house, united);
      const DigitSet digits = DigitSet::FromBits(chosen);
      Removals removals(view.board);
      removals.Add(view.shape.AllDigits() - digits, cells);
      AddReasons(steps.Offer(technique, removals), view, house, cells, digits);
    });
  }
}

}  // namespace hanadoku::techniques
