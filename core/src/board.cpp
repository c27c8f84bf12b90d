#include "hanadoku/board.h"

#include "hanadoku/shape.h"

namespace hanadoku {

Board::Board(const Grid& grid, const CellSet& givens)
    : grid_(grid), givens_(givens), empty_(shape().AllCells() - grid.Filled()) {
  for (const Cell cell : EmptyCells()) {
    const DigitSet candidates = shape().AllDigits() - grid.SeenFrom(cell);
    candidates_[static_cast<size_t>(cell.index())] = candidates;
    for (const Digit digit : candidates) cells_with_[static_cast<size_t>(digit.value() - 1)].Add(cell);
  }
}

void Board::Place(Cell cell, Digit digit) {
  for (const Digit candidate : Candidates(cell)) Eliminate(cell, candidate);
  grid_.Set(cell, digit);
  empty_.Remove(cell);
  for (const Cell peer : shape().layout().Peers(cell) & CellsWith(digit)) Eliminate(peer, digit);
}

void Board::Eliminate(Cell cell, Digit digit) {
  DigitSet& candidates = candidates_[static_cast<size_t>(cell.index())];
  candidates = candidates.Without(digit);
  cells_with_[static_cast<size_t>(digit.value() - 1)].Remove(cell);
}

bool Board::IsContradictory() const {
  if (!grid_.Conflicts().empty()) return true;
  for (const Cell cell : EmptyCells()) {
    if (Candidates(cell).empty()) return true;
  }
  const Layout& layout = shape().layout();
  for (const HouseKind kind : kHouseKinds) {
    for (int index = 0; index < shape().side(); ++index) {
      DigitSet possible;
      for (const Cell cell : layout.List(House{kind, static_cast<uint8_t>(index)})) {
        possible = possible | Candidates(cell);
        if (!grid_[cell].empty()) possible = possible.With(grid_[cell]);
      }
      if (possible != shape().AllDigits()) return true;
    }
  }
  return false;
}

}  // namespace hanadoku
