// A place on the board and what it can hold, as two types that cannot be confused.
#pragma once

#include <compare>
#include <cstdint>

namespace hanadoku {

// The largest board that is solved: side 16, as 4x4, 2x8 or 8x2 boxes.
inline constexpr int kMaxSide = 16;
inline constexpr int kMaxCells = kMaxSide * kMaxSide;

// A place on the board: index = row * side + column, from 0. Shown to people as r1c1.
class Cell {
 public:
  constexpr Cell() = default;
  constexpr explicit Cell(int index) : index_(static_cast<uint8_t>(index)) {}
  constexpr int index() const { return index_; }
  friend constexpr auto operator<=>(Cell, Cell) = default;

 private:
  uint8_t index_ = 0;
};

// A digit from 1 to the side of the board. A default one, of value 0, stands for an empty cell.
class Digit {
 public:
  constexpr Digit() = default;
  constexpr explicit Digit(int value) : value_(static_cast<uint8_t>(value)) {}
  constexpr int value() const { return value_; }
  constexpr bool empty() const { return value_ == 0; }
  friend constexpr auto operator<=>(Digit, Digit) = default;

 private:
  uint8_t value_ = 0;
};

}  // namespace hanadoku
