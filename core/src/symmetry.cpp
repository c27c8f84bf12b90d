#include "hanadoku/symmetry.h"

namespace hanadoku {
namespace {

struct Place {
  int row, column;
};

Place Image(Place place, Symmetry symmetry, int last) {
  const auto [row, column] = place;
  switch (symmetry) {
    case Symmetry::kNone: return place;
    case Symmetry::kHalfTurn: return {last - row, last - column};
    case Symmetry::kQuarterTurn: return {column, last - row};
    case Symmetry::kMirrorLeftRight: return {row, last - column};
    case Symmetry::kMirrorTopBottom: return {last - row, column};
    case Symmetry::kDiagonal: return {column, row};
    case Symmetry::kAntiDiagonal: return {last - column, last - row};
  }
  return place;
}

}  // namespace

std::vector<Orbit> Orbits(Shape shape, Symmetry symmetry) {
  std::vector<Orbit> orbits;
  orbits.reserve(static_cast<size_t>(shape.cells()));
  for (int row = 0; row < shape.side(); ++row) {
    for (int column = 0; column < shape.side(); ++column) {
      const Cell first = shape.At(row, column);
      Orbit orbit{.list = {first}, .size = 1};
      Place place = Image({row, column}, symmetry, shape.side() - 1);
      for (Cell cell = shape.At(place.row, place.column); cell > first; cell = shape.At(place.row, place.column)) {
        orbit.list[orbit.size++] = cell;
        place = Image(place, symmetry, shape.side() - 1);
      }
      if (shape.At(place.row, place.column) == first) orbits.push_back(orbit);
    }
  }
  return orbits;
}

}  // namespace hanadoku
