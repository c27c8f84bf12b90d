#include "hanadoku/puzzle.h"

#include <gtest/gtest.h>

#include <string>
#include <type_traits>

#include "boards.h"

namespace hanadoku {
namespace {

static_assert(!std::is_default_constructible_v<Puzzle>);
static_assert(!std::is_constructible_v<Puzzle, Grid, Grid>, "Prove() alone makes a puzzle");

TEST(Prove, GivesAPuzzleItsOneSolution) {
  Budget budget;
  const Proof proof =
      Prove(Grid9("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"), budget);
  ASSERT_EQ(proof.verdict, Verdict::kUnique);
  EXPECT_EQ(WriteLine(proof.puzzle->solution()),
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  EXPECT_EQ(proof.puzzle->clues(), 30);
}

// The 4x4 grid that a public generator gave out as a puzzle.
TEST(Prove, ShowsWhereTwoSolutionsDiffer) {
  const Grid grid = GridOf(ShapeOf(2, 2), "_____1__1_43_31_");
  Budget budget;
  const Proof proof = Prove(grid, budget);
  ASSERT_EQ(proof.verdict, Verdict::kSeveral);
  EXPECT_FALSE(proof.puzzle);
  EXPECT_TRUE(proof.first->IsSolved());
  EXPECT_TRUE(proof.second->IsSolved());
  EXPECT_EQ(proof.cells, Differences(*proof.first, *proof.second));
  EXPECT_GE(proof.cells.size(), 4);
}

TEST(Prove, NamesAllConflicts) {
  // Only rows 8 and 9 hold clues.
  const Proof proof = [] {
    Budget budget;
    return Prove(Grid9(std::string(63, '.') + "9..9....." + "9..9....."), budget);
  }();
  EXPECT_EQ(proof.verdict, Verdict::kConflict);
  EXPECT_EQ(proof.cells, CellsOf({63, 66, 72, 75}));
}

TEST(Prove, ShadesItsOtherVerdictsApart) {
  Budget budget;
  // r1c1 sees the digits 1 to 8 in its row and the 9 in its column.
  EXPECT_EQ(Prove(Grid9(".12345678" + std::string(27, '.') + "9" + std::string(44, '.')), budget).verdict,
            Verdict::kNone);
  Budget none(0);
  EXPECT_EQ(Prove(Grid(ShapeOf(3, 3)), none).verdict, Verdict::kBudget);
  Budget late(1000, {.ask = [](void*) { return false; }, .context = nullptr});
  EXPECT_EQ(Prove(Grid(ShapeOf(3, 3)), late).verdict, Verdict::kDeadline);
}

// Sent in the middle of a game, with its player's mistakes among the digits.
TEST(Prove, AFullGridWithMistakesIsAConflict) {
  Budget budget;
  const Proof proof =
      Prove(Grid9("874630251195247836263481579342718695758396142916054783431865927629473518587129364"), budget);
  EXPECT_EQ(proof.verdict, Verdict::kConflict);
  EXPECT_FALSE(proof.cells.empty());
}

TEST(Prove, ACompleteGridIsAPuzzleExactlyIfItIsRight) {
  Budget budget;
  EXPECT_EQ(
      Prove(Grid9("123456789457189236689237145214573698376918452598624371731892564842365917965741823"), budget).verdict,
      Verdict::kUnique);
  EXPECT_EQ(
      Prove(Grid9("123456789457189236689237145214573698376918452598624371731892564842365917965741832"), budget).verdict,
      Verdict::kConflict);
}

TEST(FewestClues, AreTheProvenMinimaAndNoBelief) {
  EXPECT_EQ(FewestClues(ShapeOf(2, 2)), 4);
  EXPECT_EQ(FewestClues(ShapeOf(3, 2)), 8);
  EXPECT_EQ(FewestClues(ShapeOf(3, 3)), 17);
  EXPECT_EQ(FewestClues(ShapeOf(2, 4)), 0);
  EXPECT_EQ(FewestClues(ShapeOf(4, 4)), 0);
}

}  // namespace
}  // namespace hanadoku
