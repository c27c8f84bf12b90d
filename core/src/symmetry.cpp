#include "hanadoku/symmetry.h"

namespace hanadoku {
namespace {

// Where a cell goes: its index becomes first + row * by_row + column * by_column.
struct Map {
  int first, by_row, by_column;
};

constexpr Map MapOf(Symmetry symmetry, int side) {
  const int last = side - 1, all = side * side - 1;
  switch (symmetry) {
    case Symmetry::kNone: return {0, side, 1};
    case Symmetry::kHalfTurn: return {all, -side, -1};
    case Symmetry::kQuarterTurn: return {last, -1, side};
    case Symmetry::kMirrorLeftRight: return {last, side, -1};
    case Symmetry::kMirrorTopBottom: return {all - last, -side, 1};
    case Symmetry::kDiagonal: return {0, 1, side};
    case Symmetry::kAntiDiagonal: return {all, -1, -side};
  }
  return {0, side, 1};
}

}  // namespace

std::vector<Orbit> Orbits(Shape shape, Symmetry symmetry) {
  const int last = shape.cells() - 1;
  const Map map = MapOf(symmetry, shape.side());
  const bool quarter = symmetry == Symmetry::kQuarterTurn;
  std::vector<Orbit> orbits(static_cast<size_t>(shape.cells()));
  auto next = orbits.begin();
  int cell = 0;
  for (int row = 0; row < shape.side(); ++row) {
    int image = map.first + row * map.by_row;
    for (int column = 0; column < shape.side(); ++column, ++cell, image += map.by_column) {
      // Two quarter turns are a half turn.
      const bool first = cell <= image && (!quarter || (cell <= last - cell && cell <= last - image));
      if (!first) continue;
      next->list[0] = Cell(cell);
      next->list[1] = Cell(image);
      next->list[2] = Cell(last - cell);
      next->list[3] = Cell(last - image);
      next->size = cell == image ? 1 : quarter ? 4 : 2;
      ++next;
    }
  }
  orbits.erase(next, orbits.end());
  return orbits;
}

}  // namespace hanadoku
