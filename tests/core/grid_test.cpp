#include "hanadoku/grid.h"

#include <gtest/gtest.h>

#include "boards.h"

namespace hanadoku {
namespace {

TEST(Grid, ConflictsAreAllCellsThatRepeatADigit) {
  const Grid grid = GridOf(ShapeOf(2, 2), "1..1 .... 2... .2..");
  EXPECT_EQ(grid.Conflicts(), CellsOf({0, 3, 8, 13}));
}

TEST(Grid, AGridThatKeepsTheRulesHasNoConflicts) {
  EXPECT_TRUE(GridOf(ShapeOf(2, 2), "1... ..1. .1.. ...1").Conflicts().empty());
}

TEST(Grid, IsSolvedOnlyWhenFullAndRight) {
  const Shape shape = ShapeOf(2, 2);
  EXPECT_TRUE(GridOf(shape, "1234 3412 2143 4321").IsSolved());
  EXPECT_FALSE(GridOf(shape, "1234 3412 2143 432.").IsSolved());
  EXPECT_FALSE(GridOf(shape, "1234 3412 2143 4322").IsSolved());
}

TEST(Grid, SeesTheDigitsOfItsPeersAndNotItsOwn) {
  const Grid grid = GridOf(ShapeOf(2, 3), "1..... .2.... ...3.. 4..... ...... 5....6");
  EXPECT_EQ(grid.SeenFrom(Cell(0)), DigitSet(Digit(2)).With(Digit(4)).With(Digit(5)));
}

TEST(Grid, DifferencesAreTheCellsThatHoldSomethingElse) {
  const Shape shape = ShapeOf(2, 2);
  EXPECT_EQ(Differences(GridOf(shape, "12.............3"), GridOf(shape, "13.............3")), CellsOf({1}));
}

}  // namespace
}  // namespace hanadoku
