#include "hanadoku/board.h"

#include <gtest/gtest.h>

#include "boards.h"

namespace hanadoku {
namespace {

TEST(Board, CandidatesAreTheDigitsThatNoPeerHolds) {
  const Board board(GridOf(ShapeOf(2, 2), "1... .... .3.. ...."));
  EXPECT_EQ(board.Candidates(Cell(1)), DigitSet(Digit(2)).With(Digit(4)));
  EXPECT_TRUE(board.Candidates(Cell(0)).empty());
}

TEST(Board, PlacingStrikesTheDigitOutOfThePeersOnly) {
  Board board{Grid(ShapeOf(2, 2))};
  board.Place(Cell(0), Digit(1));
  EXPECT_FALSE(board.Candidates(Cell(3)).Has(Digit(1)));
  EXPECT_TRUE(board.Candidates(Cell(10)).Has(Digit(1)));
  EXPECT_FALSE(board.CellsWith(Digit(2)).Has(Cell(0)));
  EXPECT_FALSE(board.givens().Has(Cell(0)));
}

TEST(Board, TheTwoViewsOfCandidatesAgree) {
  Board board(Grid9("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  board.Eliminate(Cell(2), Digit(1));
  board.Place(Cell(3), Digit(2));
  for (const Cell cell : board.shape().AllCells()) {
    for (const Digit digit : board.shape().AllDigits()) {
      EXPECT_EQ(board.Candidates(cell).Has(digit), board.CellsWith(digit).Has(cell));
    }
  }
}

TEST(Board, IsContradictoryWhenACellHasNothingLeft) {
  Board board{Grid(ShapeOf(2, 2))};
  EXPECT_FALSE(board.IsContradictory());
  for (int digit = 1; digit <= 4; ++digit) board.Eliminate(Cell(5), Digit(digit));
  EXPECT_TRUE(board.IsContradictory());
}

TEST(Board, IsContradictoryWhenAHouseHasNoPlaceForADigit) {
  Board board{Grid(ShapeOf(2, 2))};
  for (const int cell : {0, 1, 2}) board.Eliminate(Cell(cell), Digit(3));
  EXPECT_FALSE(board.IsContradictory());
  board.Eliminate(Cell(3), Digit(3));
  EXPECT_TRUE(board.IsContradictory());
}

TEST(Board, IsContradictoryWhenPeersHoldTheSameDigit) {
  EXPECT_TRUE(Board(GridOf(ShapeOf(2, 2), "1..1 .... .... ....")).IsContradictory());
}

}  // namespace
}  // namespace hanadoku
