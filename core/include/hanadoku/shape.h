// The shape of a board: how its cells are grouped into houses.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "hanadoku/cell.h"
#include "hanadoku/sets.h"

namespace hanadoku {

enum class HouseKind : uint8_t { kRow, kColumn, kBox };
inline constexpr std::array kHouseKinds = {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox};

// A row, a column or a box, numbered from 0 within its kind: boxes from left to right, then down.
struct House {
  HouseKind kind = HouseKind::kRow;
  uint8_t index = 0;
  friend constexpr bool operator==(House, House) = default;
};

struct Layout;

// Box rows x box columns: 2x3 has boxes of 2 rows and 3 columns, on a board of side 6; 3x2 is another shape.
class Shape {
 public:
  // Empty unless both are at least 2 and their product, the side, is at most 16.
  static constexpr std::optional<Shape> Make(int box_rows, int box_columns) {
    if (box_rows < 2 || box_columns < 2 || box_rows > 8 || box_columns > 8 || box_rows * box_columns > kMaxSide) {
      return std::nullopt;
    }
    return Shape(box_rows, box_columns);
  }
  // The usual shape of a text of 16, 36, 81 or 256 cells: 2x2, 2x3, 3x3, 4x4. Empty for any other number.
  static constexpr std::optional<Shape> Usual(int cells) {
    switch (cells) {
      case 16: return Shape(2, 2);
      case 36: return Shape(2, 3);
      case 81: return Shape(3, 3);
      case 256: return Shape(4, 4);
      default: return std::nullopt;
    }
  }
  // All 19 shapes, smallest side first.
  static std::span<const Shape> All();

  constexpr int box_rows() const { return box_rows_; }
  constexpr int box_columns() const { return box_columns_; }
  constexpr int side() const { return box_rows_ * box_columns_; }
  constexpr int cells() const { return side() * side(); }
  constexpr DigitSet AllDigits() const { return DigitSet::UpTo(side()); }
  constexpr CellSet AllCells() const { return CellSet::UpTo(cells()); }

  constexpr Cell At(int row, int column) const { return Cell(row * side() + column); }
  constexpr int RowOf(Cell cell) const { return cell.index() / side(); }
  constexpr int ColumnOf(Cell cell) const { return cell.index() % side(); }
  constexpr int BoxOf(Cell cell) const { return RowOf(cell) / box_rows_ * box_rows_ + ColumnOf(cell) / box_columns_; }
  constexpr House HouseOf(HouseKind kind, Cell cell) const {
    const int index = kind == HouseKind::kRow ? RowOf(cell) : kind == HouseKind::kColumn ? ColumnOf(cell) : BoxOf(cell);
    return House{kind, static_cast<uint8_t>(index)};
  }

  // The tables of this shape, made when they are first asked for.
  const Layout& layout() const;

  friend constexpr bool operator==(Shape, Shape) = default;

 private:
  constexpr Shape(int box_rows, int box_columns)
      : box_rows_(static_cast<uint8_t>(box_rows)), box_columns_(static_cast<uint8_t>(box_columns)) {}

  uint8_t box_rows_;
  uint8_t box_columns_;
};

// Tables of one shape. Entries past the side or the number of cells are empty.
struct Layout {
  explicit Layout(Shape shape);

  // The cells of a house in rising order; `list` has `side` of them.
  const CellSet& Cells(House house) const { return sets[static_cast<size_t>(house.kind)][house.index]; }
  std::span<const Cell> List(House house) const {
    return {lists[static_cast<size_t>(house.kind)][house.index].data(), side};
  }
  // The cells that share a house with this one, itself left out.
  const CellSet& Peers(Cell cell) const { return peers[static_cast<size_t>(cell.index())]; }
  // The three houses of a cell as bits: rows from bit 0 on, then columns, then boxes.
  uint64_t HousesOf(Cell cell) const { return houses[static_cast<size_t>(cell.index())]; }

  size_t side;
  std::array<std::array<CellSet, kMaxSide>, 3> sets;
  std::array<std::array<std::array<Cell, kMaxSide>, kMaxSide>, 3> lists;
  std::array<CellSet, kMaxCells> peers;
  std::array<uint64_t, kMaxCells> houses{};
};

}  // namespace hanadoku
