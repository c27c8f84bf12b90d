#include "hanadoku/shape.h"

namespace hanadoku {
namespace {

constexpr std::array<Shape, 19> kShapes = {
    *Shape::Make(2, 2), *Shape::Make(2, 3), *Shape::Make(3, 2), *Shape::Make(2, 4), *Shape::Make(4, 2),
    *Shape::Make(3, 3), *Shape::Make(2, 5), *Shape::Make(5, 2), *Shape::Make(2, 6), *Shape::Make(3, 4),
    *Shape::Make(4, 3), *Shape::Make(6, 2), *Shape::Make(2, 7), *Shape::Make(7, 2), *Shape::Make(3, 5),
    *Shape::Make(5, 3), *Shape::Make(2, 8), *Shape::Make(4, 4), *Shape::Make(8, 2),
};

}  // namespace

std::span<const Shape> Shape::All() { return kShapes; }

Layout::Layout(Shape shape) : side(static_cast<size_t>(shape.side())) {
  std::array<std::array<size_t, kMaxSide>, 3> filled{};
  for (const Cell cell : shape.AllCells()) {
    for (const HouseKind kind : kHouseKinds) {
      const auto k = static_cast<size_t>(kind);
      const House house = shape.HouseOf(kind, cell);
      sets[k][house.index].Add(cell);
      lists[k][house.index][filled[k][house.index]++] = cell;
      houses[static_cast<size_t>(cell.index())] |= uint64_t{1} << (k * side + house.index);
    }
  }
  for (const Cell cell : shape.AllCells()) {
    CellSet& cell_peers = peers[static_cast<size_t>(cell.index())];
    for (const HouseKind kind : kHouseKinds) cell_peers |= Cells(shape.HouseOf(kind, cell));
    cell_peers.Remove(cell);
  }
}

const Layout& Shape::layout() const {
  // One immutable table per shape, made on first use: 19 of them at once would take 200 kB.
  static std::array<std::optional<Layout>, kShapes.size()> layouts;
  size_t index = 0;
  while (kShapes[index] != *this) ++index;
  if (!layouts[index]) layouts[index].emplace(*this);
  return *layouts[index];
}

}  // namespace hanadoku
