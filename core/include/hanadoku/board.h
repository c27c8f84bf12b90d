// A board: a grid as a person works on it, with the candidates of its empty cells, and which digits were given.
#pragma once

#include <array>

#include "hanadoku/cell.h"
#include "hanadoku/grid.h"
#include "hanadoku/sets.h"
#include "hanadoku/shape.h"

namespace hanadoku {

class Board {
 public:
  // All digits of `grid` count as givens; the candidates of an empty cell are the digits that no peer holds.
  explicit Board(const Grid& grid) : Board(grid, grid.Filled()) {}
  // As above, with the cells that are given; the other filled cells are entries.
  Board(const Grid& grid, const CellSet& givens);

  Shape shape() const { return grid_.shape(); }
  const Grid& grid() const { return grid_; }
  const CellSet& givens() const { return givens_; }
  // Empty for a filled cell.
  DigitSet Candidates(Cell cell) const { return candidates_[static_cast<size_t>(cell.index())]; }
  // The empty cells that have this candidate.
  CellSet CellsWith(Digit digit) const { return cells_with_[static_cast<size_t>(digit.value() - 1)]; }
  const CellSet& EmptyCells() const { return empty_; }

  // Puts a digit into an empty cell and strikes it out as a candidate of its peers.
  void Place(Cell cell, Digit digit);
  // Strikes out a candidate; nothing changes if it is not there.
  void Eliminate(Cell cell, Digit digit);

  // Whether some cell has neither digit nor candidate, some house no place left for a digit, or two peers hold the same
  // digit: then no solution can follow.
  bool IsContradictory() const;

 private:
  Grid grid_;
  CellSet givens_;
  CellSet empty_;
  std::array<DigitSet, kMaxCells> candidates_{};
  std::array<CellSet, kMaxSide> cells_with_{};
};

}  // namespace hanadoku
