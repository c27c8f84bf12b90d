#include "hanadoku/grid.h"

#include <algorithm>

#include "hanadoku/shape.h"

namespace hanadoku {

CellSet Grid::Filled() const {
  CellSet filled;
  for (int i = 0; i < cells(); ++i) {
    if (!(*this)[Cell(i)].empty()) filled.Add(Cell(i));
  }
  return filled;
}

int Grid::clues() const {
  return static_cast<int>(std::count_if(digits().begin(), digits().end(), [](Digit digit) { return !digit.empty(); }));
}

CellSet Grid::Conflicts() const {
  const Layout& layout = shape_.layout();
  std::array<CellSet, kMaxSide + 1> cells_with{};
  for (int i = 0; i < cells(); ++i) cells_with[static_cast<size_t>((*this)[Cell(i)].value())].Add(Cell(i));
  CellSet conflicts;
  for (size_t digit = 1; digit <= static_cast<size_t>(side()); ++digit) {
    for (const Cell cell : cells_with[digit]) {
      if (layout.Peers(cell).Intersects(cells_with[digit])) conflicts.Add(cell);
    }
  }
  return conflicts;
}

DigitSet Grid::SeenFrom(Cell cell) const {
  DigitSet seen;
  for (const Cell peer : shape_.layout().Peers(cell)) {
    if (!(*this)[peer].empty()) seen = seen.With((*this)[peer]);
  }
  return seen;
}

bool Grid::IsSolved() const { return Filled() == shape_.AllCells() && Conflicts().empty(); }

CellSet Differences(const Grid& a, const Grid& b) {
  CellSet cells;
  for (int i = 0; i < a.cells(); ++i) {
    if (a[Cell(i)] != b[Cell(i)]) cells.Add(Cell(i));
  }
  return cells;
}

}  // namespace hanadoku
