#include "hanadoku/shape.h"

#include <gtest/gtest.h>

#include "boards.h"

namespace hanadoku {
namespace {

TEST(Shape, AllAreTheNineteenOfSideUpToSixteen) {
  int found = 0;
  for (int rows = 0; rows <= 20; ++rows) {
    for (int columns = 0; columns <= 20; ++columns) found += Shape::Make(rows, columns).has_value() ? 1 : 0;
  }
  EXPECT_EQ(found, 19);
  EXPECT_EQ(Shape::All().size(), 19u);
  for (const Shape shape : Shape::All()) EXPECT_EQ(Shape::Make(shape.box_rows(), shape.box_columns()), shape);
}

TEST(Shape, RefusesWhatIsNoBoard) {
  EXPECT_FALSE(Shape::Make(1, 4));
  EXPECT_FALSE(Shape::Make(3, 6));
  EXPECT_FALSE(Shape::Make(-2, -3));
  EXPECT_FALSE(Shape::Make(65538, 3));
}

TEST(Shape, BoxesOfAMiniBoardAreTwoHighAndThreeWide) {
  const Shape mini = ShapeOf(2, 3);
  EXPECT_EQ(mini.BoxOf(mini.At(1, 2)), 0);
  EXPECT_EQ(mini.BoxOf(mini.At(1, 3)), 1);
  EXPECT_EQ(mini.BoxOf(mini.At(2, 2)), 2);
  const Shape turned = ShapeOf(3, 2);
  EXPECT_EQ(turned.BoxOf(turned.At(2, 1)), 0);
  EXPECT_EQ(turned.BoxOf(turned.At(2, 2)), 1);
}

TEST(Layout, EveryHouseHasASideOfCellsAndEveryCellThreeHouses) {
  for (const Shape shape : Shape::All()) {
    const Layout& layout = shape.layout();
    for (const HouseKind kind : kHouseKinds) {
      CellSet all;
      for (int index = 0; index < shape.side(); ++index) {
        const House house{kind, static_cast<uint8_t>(index)};
        EXPECT_EQ(layout.Cells(house).size(), shape.side());
        EXPECT_FALSE(all.Intersects(layout.Cells(house)));
        all |= layout.Cells(house);
        for (const Cell cell : layout.List(house)) EXPECT_EQ(shape.HouseOf(kind, cell), house);
      }
      EXPECT_EQ(all, shape.AllCells());
    }
  }
}

TEST(Layout, PeersAreMutualAndAsManyAsTheShapeSays) {
  for (const Shape shape : Shape::All()) {
    const Layout& layout = shape.layout();
    const int expected = 3 * shape.side() - shape.box_rows() - shape.box_columns() - 1;
    for (const Cell cell : shape.AllCells()) {
      EXPECT_EQ(layout.Peers(cell).size(), expected);
      EXPECT_FALSE(layout.Peers(cell).Has(cell));
      for (const Cell peer : layout.Peers(cell)) EXPECT_TRUE(layout.Peers(peer).Has(cell));
    }
  }
}

}  // namespace
}  // namespace hanadoku
