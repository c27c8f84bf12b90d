// Symmetries of a board, and the cells that each maps onto each other: clues come and go with the others of their
// orbit.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "hanadoku/cell.h"
#include "hanadoku/shape.h"

namespace hanadoku {

// What the pattern of clues is mapped onto itself by.
enum class Symmetry : uint8_t {
  kNone,
  kHalfTurn,
  kQuarterTurn,
  kMirrorLeftRight,
  kMirrorTopBottom,
  kDiagonal,      // from the top left to the bottom right
  kAntiDiagonal,  // from the top right to the bottom left
};

struct Orbit {
  std::array<Cell, 4> list{};  // of which the first `size` count
  uint8_t size = 0;
  std::span<const Cell> cells() const { return std::span(list).first(size); }
};

// All orbits of a symmetry, in order of their first cells.
std::vector<Orbit> Orbits(Shape shape, Symmetry symmetry);

}  // namespace hanadoku
