#include "hanadoku/sets.h"

#include <gtest/gtest.h>

#include <vector>

#include "boards.h"

namespace hanadoku {
namespace {

TEST(DigitSet, IteratesInRisingOrder) {
  std::vector<int> digits;
  for (const Digit digit : DigitSet(Digit(16)).With(Digit(1)).With(Digit(9))) digits.push_back(digit.value());
  EXPECT_EQ(digits, (std::vector{1, 9, 16}));
}

TEST(DigitSet, UpToHoldsExactlyTheDigitsOfASide) {
  EXPECT_EQ(DigitSet::UpTo(6).size(), 6);
  EXPECT_TRUE(DigitSet::UpTo(6).Has(Digit(6)));
  EXPECT_FALSE(DigitSet::UpTo(6).Has(Digit(7)));
  EXPECT_EQ(DigitSet::UpTo(16).size(), 16);
}

TEST(DigitSet, DifferenceTakesAwayOnlyWhatIsThere) {
  const DigitSet low = DigitSet::UpTo(3);
  EXPECT_EQ(low.Without(Digit(2)).bits(), 0b101u);
  EXPECT_EQ(low.Without(Digit(9)), low);
  EXPECT_EQ((low & DigitSet(Digit(3)).With(Digit(4))).First(), Digit(3));
}

TEST(CellSet, IteratesOverAllFourWords) {
  std::vector<int> cells;
  for (const Cell cell : CellsOf({255, 0, 63, 64, 128})) cells.push_back(cell.index());
  EXPECT_EQ(cells, (std::vector{0, 63, 64, 128, 255}));
}

TEST(CellSet, UpToHoldsExactlyTheCellsOfABoard) {
  for (const Shape shape : Shape::All()) {
    EXPECT_EQ(shape.AllCells().size(), shape.cells());
    EXPECT_EQ(shape.AllCells().First(), Cell(0));
  }
}

TEST(CellSet, ContainsASubsetAndNoOther) {
  EXPECT_TRUE(CellsOf({1, 70, 200}).Contains(CellsOf({70, 200})));
  EXPECT_FALSE(CellsOf({1, 70, 200}).Contains(CellsOf({70, 201})));
  EXPECT_FALSE(CellsOf({1, 70}).Intersects(CellsOf({2, 71})));
}

}  // namespace
}  // namespace hanadoku
