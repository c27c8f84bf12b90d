#include "hanadoku/symmetry.h"

namespace hanadoku {
namespace {

Cell Image(Cell cell, Symmetry symmetry, Shape shape) {
  const int last = shape.side() - 1;
  const auto row = [&] { return shape.RowOf(cell); };
  const auto column = [&] { return shape.ColumnOf(cell); };
  switch (symmetry) {
    case Symmetry::kNone: return cell;
    case Symmetry::kHalfTurn: return Cell(shape.cells() - 1 - cell.index());
    case Symmetry::kQuarterTurn: return shape.At(column(), last - row());
    case Symmetry::kMirrorLeftRight: return shape.At(row(), last - column());
    case Symmetry::kMirrorTopBottom: return shape.At(last - row(), column());
    case Symmetry::kDiagonal: return shape.At(column(), row());
    case Symmetry::kAntiDiagonal: return shape.At(last - column(), last - row());
  }
  return cell;
}

}  // namespace

std::vector<Orbit> Orbits(Shape shape, Symmetry symmetry) {
  std::vector<Orbit> orbits;
  orbits.reserve(static_cast<size_t>(shape.cells()));
  std::array<bool, kMaxCells> taken{};
  for (int i = 0; i < shape.cells(); ++i) {
    if (taken[static_cast<size_t>(i)]) continue;
    Orbit& orbit = orbits.emplace_back();
    for (Cell cell(i); !taken[static_cast<size_t>(cell.index())]; cell = Image(cell, symmetry, shape)) {
      taken[static_cast<size_t>(cell.index())] = true;
      orbit.list[orbit.size++] = cell;
    }
  }
  return orbits;
}

}  // namespace hanadoku
