#include "hanadoku/grader.h"

#include <gtest/gtest.h>

#include "boards.h"
#include "hanadoku/generator.h"

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

TEST(Grader, SinglesSolveExactlyWhatGradesAsSingles) {
  for (const Shape shape : {ShapeOf(2, 3), ShapeOf(2, 4), ShapeOf(3, 3)}) {
    int solved = 0;
    constexpr int kPuzzles = 300;
    for (uint64_t seed = 1; seed <= kPuzzles; ++seed) {
      Wish wish(shape);
      wish.profile = Profile::kCasual;
      wish.clues = 0;
      Budget budget(kDefaultGenerateNodes);
      const Puzzle puzzle = *Generate(wish, seed, budget).puzzle;
      const bool singles = GradeUpTo(Technique::kNakedSingle, puzzle, budget).has_value();
      EXPECT_EQ(SinglesSolve(puzzle), singles) << WriteLine(puzzle.givens());
      solved += singles;
    }
    EXPECT_GT(solved, 0);
    EXPECT_LT(solved, kPuzzles);
  }
}

TEST(Grader, APuzzleWithoutALabelIsLabelledByTheProfileThatIsUsualForItsShape) {
  const auto label_of = [](Shape shape, Level level) {
    Wish wish(shape);
    wish.level = level;
    Budget budget(kDefaultGenerateNodes);
    return LabelOf(*Generate(wish, 1, budget).puzzle);
  };
  EXPECT_EQ(label_of(ShapeOf(2, 3), Level::kEasy), Level::kEasy);
  EXPECT_EQ(label_of(ShapeOf(2, 3), Level::kHard), Level::kHard);
  for (const Level level : {Level::kEasy, Level::kNormal, Level::kHard}) {
    EXPECT_EQ(label_of(ShapeOf(3, 3), level), level);
  }
}

TEST(Grade, ASmallBoardRatesHigherWhereTheWayIsNarrow) {
  // 12 of a hidden single in a box, and two tenths where one cell alone stood open.
  for (uint64_t seed = 1; seed <= 300; ++seed) {
    Wish wish(ShapeOf(2, 3));
    wish.profile = Profile::kCasual;
    wish.clues = 0;
    Budget budget(kDefaultGenerateNodes);
    const auto grading = Grade(*Generate(wish, seed, budget).puzzle, budget);
    ASSERT_TRUE(grading);
    uint8_t rating = 0;
    for (const Step& step : grading->path) rating = std::max(rating, step.rating);
    if (grading->hardest > Technique::kNakedSingle) {
      EXPECT_EQ(grading->narrowest, 0);
      EXPECT_EQ(grading->rating, rating);
    } else {
      EXPECT_GE(grading->narrowest, 1);
      EXPECT_EQ(grading->rating - rating, grading->narrowest == 1 ? 2 : grading->narrowest <= 3 ? 1 : 0);
    }
  }
}

TEST(Grade, AFullGridTakesNoSteps) {
  const Puzzle puzzle =
      PuzzleOf(ShapeOf(3, 3), "123456789457189236689237145214573698376918452598624371731892564842365917965741823");
  Budget budget(kDefaultGradeNodes);
  const auto grading = Grade(puzzle, budget);
  ASSERT_TRUE(grading);
  EXPECT_TRUE(grading->path.empty());
  EXPECT_EQ(grading->rating, 0);
  EXPECT_EQ(grading->score, 0u);
  EXPECT_EQ(grading->level, Level::kEasy);
}

TEST(Grade, SaysBudgetAndGuessesNothing) {
  // Arto Inkala's puzzle of 2012.
  const Puzzle puzzle =
      PuzzleOf(ShapeOf(3, 3), "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  Budget little(100);
  EXPECT_FALSE(Grade(puzzle, little));
  Budget budget(kDefaultGradeNodes);
  const auto grading = Grade(puzzle, budget);
  ASSERT_TRUE(grading);
  EXPECT_EQ(grading->level, Level::kExtreme);
}

TEST(Grade, IsTheSameEveryTime) {
  const Puzzle puzzle =
      PuzzleOf(ShapeOf(3, 3), "1..4...89..7..92..6..7.35.........9.....42...9.....1..3.2.......4.3786......1..4.");
  Budget first(kDefaultGradeNodes), second(kDefaultGradeNodes);
  const auto a = Grade(puzzle, first), b = Grade(puzzle, second);
  ASSERT_TRUE(a && b);
  EXPECT_EQ(a->level, Level::kEasy);
  EXPECT_EQ(a->rating, b->rating);
  EXPECT_EQ(a->score, b->score);
  EXPECT_EQ(first.spent(), second.spent());
  ASSERT_EQ(a->path.size(), b->path.size());
  for (size_t i = 0; i < a->path.size(); ++i) {
    EXPECT_EQ(a->path[i].technique, b->path[i].technique);
    EXPECT_EQ(a->path[i].placements, b->path[i].placements);
    EXPECT_EQ(a->path[i].eliminations, b->path[i].eliminations);
  }
}

}  // namespace
}  // namespace hanadoku
