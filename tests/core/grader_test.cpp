#include "hanadoku/grader.h"

#include <gtest/gtest.h>

#include "boards.h"

namespace hanadoku {
namespace {

Puzzle PuzzleOf(Shape shape, const std::string& line) {
  Budget budget;
  return *Prove(GridOf(shape, line), budget).puzzle;
}

TEST(Grader, RoomsOf6x6Have22Or18Or14Clues) {
  for (const Shape shape : {ShapeOf(2, 3), ShapeOf(3, 2)}) {
    EXPECT_EQ(RoomClues(shape, Level::kEasy), 22);
    EXPECT_EQ(RoomClues(shape, Level::kNormal), 18);
    EXPECT_EQ(RoomClues(shape, Level::kHard), 14);
  }
}

TEST(Grader, CasualFloorsOf9x9Are50And42And36) {
  EXPECT_EQ(CasualClues(ShapeOf(3, 3), Level::kEasy), 50);
  EXPECT_EQ(CasualClues(ShapeOf(3, 3), Level::kNormal), 42);
  EXPECT_EQ(CasualClues(ShapeOf(3, 3), Level::kHard), 36);
}

TEST(Grader, CasualFloorsOfOtherShapesFollowFromHowMuchIsEmpty) {
  EXPECT_EQ(CasualClues(ShapeOf(2, 5), Level::kEasy), 50);
  EXPECT_EQ(CasualClues(ShapeOf(2, 5), Level::kNormal), 40);
  EXPECT_EQ(CasualClues(ShapeOf(2, 5), Level::kHard), 30);
  EXPECT_EQ(CasualClues(ShapeOf(4, 4), Level::kEasy), 128);
  EXPECT_EQ(CasualClues(ShapeOf(4, 4), Level::kHard), 116);
}

TEST(Grader, TargetsFallWithTheLevelOnEveryShape) {
  for (const Shape shape : Shape::All()) {
    for (const auto clues : {RoomClues, CasualClues}) {
      EXPECT_GT(clues(shape, Level::kEasy), clues(shape, Level::kNormal)) << NameOf(shape);
      EXPECT_GT(clues(shape, Level::kNormal), clues(shape, Level::kHard)) << NameOf(shape);
    }
  }
}

TEST(Grader, FourteenCluesOrFewerRateAsHardInARoom) {
  EXPECT_EQ(RateForRoom(PuzzleOf(ShapeOf(2, 3), "..345..5....21........4....6.......2")), Level::kHard);
}

TEST(Grader, MoreCluesRateByWhetherSinglesSolve) {
  EXPECT_EQ(RateForRoom(PuzzleOf(ShapeOf(3, 3),
                                 "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")),
            Level::kHard);  // 30 clues, of 36
  const std::string solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  std::string many = solution;
  for (size_t i = 0; i < many.size(); i += 4) many[i] = '.';
  EXPECT_EQ(RateForRoom(PuzzleOf(ShapeOf(3, 3), many)), Level::kEasy);
}

}  // namespace
}  // namespace hanadoku
