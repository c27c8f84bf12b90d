// A set of cells is unavoidable exactly if its digits can be changed, all of them, so that each house holds the same
// digits as before. So a changed cell brings others with it: where it takes the digit v, the cells that hold v in its
// row, its column and its box must change as well. The search starts from the lowest cell of a set and gives each cell
// that must change its new digit, until none is left to be given one.
#include "hanadoku/unavoidable.h"

#include <algorithm>
#include <array>

#include "hanadoku/shape.h"

namespace hanadoku {
namespace {

bool InOrder(const CellSet& a, const CellSet& b) {
  if (a.size() != b.size()) return a.size() < b.size();
  const CellSet only_a = a - b, only_b = b - a;
  return !only_a.empty() && only_a.First() < only_b.First();
}

// Sorts, and takes out what contains another set or stands twice.
void KeepMinimal(std::vector<CellSet>& sets) {
  std::sort(sets.begin(), sets.end(), InOrder);
  std::vector<CellSet> minimal;
  for (const CellSet& set : sets) {
    const bool contains_another =
        std::any_of(minimal.begin(), minimal.end(), [&](const CellSet& smaller) { return set.Contains(smaller); });
    if (!contains_another) minimal.push_back(set);
  }
  sets = std::move(minimal);
}

class SetSearch {
 public:
  SetSearch(const Grid& solution, Budget& budget) : solution_(solution), shape_(solution.shape()), budget_(budget) {
    for (const Cell cell : shape_.AllCells()) {
      for (const HouseKind kind : kHouseKinds) Holder(kind, cell, solution[cell]) = cell;
    }
  }

  // Adds sets of up to `max_cells` cells, all minimal ones among them. False if the budget ends it.
  bool Run(int max_cells, std::vector<CellSet>& sets) {
    max_cells_ = max_cells;
    for (const Cell cell : shape_.AllCells()) {
      lowest_ = cell;
      if (!Change(CellSet(cell), CellSet(cell), sets)) return false;
    }
    return true;
  }

 private:
  using HouseDigits = std::array<std::array<DigitSet, kMaxSide>, 3>;

  // The cell of this cell's row, column or box that holds `digit`.
  Cell& Holder(HouseKind kind, Cell cell, Digit digit) {
    return holders_[static_cast<size_t>(kind)][shape_.HouseOf(kind, cell).index]
                   [static_cast<size_t>(digit.value() - 1)];
  }

  DigitSet& NewDigits(HouseKind kind, Cell cell) {
    return new_digits_[static_cast<size_t>(kind)][shape_.HouseOf(kind, cell).index];
  }

  // `changed`: the cells that must change; `pending`: those of them that have no new digit yet.
  bool Change(const CellSet& changed, const CellSet& pending, std::vector<CellSet>& sets) {
    if (pending.empty()) {
      sets.push_back(changed);
      return true;
    }
    const Cell cell = pending.First();
    DigitSet taken = DigitSet(solution_[cell]);
    for (const HouseKind kind : kHouseKinds) taken = taken | NewDigits(kind, cell);
    for (const Digit digit : shape_.AllDigits() - taken) {
      CellSet forced;
      bool below = false;
      for (const HouseKind kind : kHouseKinds) {
        const Cell holder = Holder(kind, cell, digit);
        below = below || holder < lowest_;
        forced.Add(holder);
      }
      if (below || (changed | forced).size() > max_cells_) continue;
      if (!budget_.Spend()) return false;
      for (const HouseKind kind : kHouseKinds) NewDigits(kind, cell) = NewDigits(kind, cell).With(digit);
      const bool go_on = Change(changed | forced, pending.Without(cell) | (forced - changed), sets);
      for (const HouseKind kind : kHouseKinds) NewDigits(kind, cell) = NewDigits(kind, cell).Without(digit);
      if (!go_on) return false;
    }
    return true;
  }

  const Grid& solution_;
  Shape shape_;
  Budget& budget_;
  std::array<std::array<std::array<Cell, kMaxSide>, kMaxSide>, 3> holders_{};
  HouseDigits new_digits_{};
  Cell lowest_;
  int max_cells_ = 0;
};

}  // namespace

std::vector<CellSet> FindUnavoidableSets(const Grid& solution, int max_cells, Budget& budget) {
  std::vector<CellSet> sets;
  if (!solution.IsSolved()) return sets;
  SetSearch search(solution, budget);
  // Smaller sets first, so that what an ended budget leaves is still minimal.
  for (int size = 4; size <= max_cells; ++size) {
    const bool complete = search.Run(size, sets);
    KeepMinimal(sets);
    if (!complete) break;
  }
  return sets;
}

}  // namespace hanadoku
