// A grid: a shape and a digit or nothing in each cell. It may break every rule; what has been proven to be a puzzle is
// a Puzzle (puzzle.h).
#pragma once

#include <array>
#include <span>

#include "hanadoku/cell.h"
#include "hanadoku/sets.h"
#include "hanadoku/shape.h"

namespace hanadoku {

class Grid {
 public:
  // An empty grid.
  explicit Grid(Shape shape) : shape_(shape) {}

  Shape shape() const { return shape_; }
  int side() const { return shape_.side(); }
  int cells() const { return shape_.cells(); }

  // The cells' digits in order.
  std::span<const Digit> digits() const { return std::span(digits_).first(static_cast<size_t>(cells())); }

  Digit operator[](Cell cell) const { return digits_[static_cast<size_t>(cell.index())]; }
  // `digit` is from 1 to the side, or empty.
  void Set(Cell cell, Digit digit) { digits_[static_cast<size_t>(cell.index())] = digit; }
  void Clear(Cell cell) { Set(cell, Digit()); }

  // The cells that hold a digit, and how many they are.
  CellSet Filled() const;
  int clues() const;
  // All cells that hold the same digit as one of their peers.
  CellSet Conflicts() const;
  // The digits that peers of this cell hold.
  DigitSet SeenFrom(Cell cell) const;
  // Whether every cell is filled and no digit repeats in a house.
  bool IsSolved() const;

  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  Shape shape_;
  std::array<Digit, kMaxCells> digits_{};
};

// The cells in which two grids of one shape differ.
CellSet Differences(const Grid& a, const Grid& b);

}  // namespace hanadoku
