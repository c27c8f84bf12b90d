#include "hanadoku/graded.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "boards.h"
#include "plain_solver.h"

namespace hanadoku {
namespace {

GeneratedGraded Make(const GradedWish& wish, uint64_t seed) {
  Budget budget(kDefaultGradedNodes);
  return GenerateGraded(wish, seed, budget);
}

bool Uses(const Grading& grading, Technique technique) {
  return std::any_of(grading.path.begin(), grading.path.end(),
                     [&](const Step& step) { return step.technique == technique; });
}

void ExpectCertified(const CertifiedPuzzle& made, Level level) {
  const Puzzle& puzzle = made.puzzle;
  EXPECT_EQ(made.grading.level, level);
  Budget budget(kDefaultGradeNodes);
  const auto grading = Grade(puzzle, budget);
  ASSERT_TRUE(grading);
  EXPECT_EQ(grading->level, level) << WriteLine(puzzle.givens());
  EXPECT_EQ(grading->score, made.grading.score);
  if (puzzle.shape().side() <= 9) {
    EXPECT_EQ(PlainSolver(puzzle.givens()).Count(2), 1) << WriteLine(puzzle.givens());
  }
}

constexpr std::array kLevels = {Level::kEasy, Level::kNormal, Level::kHard, Level::kExpert, Level::kExtreme};

class GradedTest : public testing::TestWithParam<Shape> {};

TEST_P(GradedTest, EveryLevelIsCertifiedOrUnreachable) {
  const Shape shape = GetParam();
  for (const Level level : kLevels) {
    GradedWish wish(shape);
    wish.level = level;
    for (uint64_t seed = 1; seed <= (shape.side() <= 9 ? 3 : 1); ++seed) {
      const GeneratedGraded made = Make(wish, seed);
      if (!IsReachable(shape, level)) {
        EXPECT_EQ(made.fault, GenerateFault::kUnreachable);
        EXPECT_EQ(made.attempts, 0);
        continue;
      }
      ASSERT_TRUE(made.certified) << NameOf(shape) << " " << kLevelNames[static_cast<size_t>(level)];
      ExpectCertified(*made.certified, level);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(AllShapes, GradedTest, testing::ValuesIn(Shape::All().begin(), Shape::All().end()),
                         [](const auto& shape) { return NameOf(shape.param); });

TEST(Graded, TheSameSeedGivesTheSamePuzzleAndAnotherSeedAnother) {
  for (const Shape shape : {ShapeOf(2, 3), ShapeOf(3, 3)}) {
    GradedWish wish(shape);
    wish.level = Level::kHard;
    EXPECT_EQ(Make(wish, 5).certified->puzzle.givens(), Make(wish, 5).certified->puzzle.givens());
    EXPECT_NE(Make(wish, 5).certified->puzzle.givens(), Make(wish, 6).certified->puzzle.givens());
  }
}

TEST(Graded, WhatIsNeededIsInThePathAndSetsTheLevelThatIsLeftOut) {
  for (const Technique technique : {Technique::kNakedPair, Technique::kXYWing, Technique::kXYChain}) {
    GradedWish wish(ShapeOf(3, 3));
    wish.needs = {technique};
    for (uint64_t seed = 1; seed <= 5; ++seed) {
      const GeneratedGraded made = Make(wish, seed);
      ASSERT_TRUE(made.certified) << Info(technique).id;
      EXPECT_TRUE(Uses(made.certified->grading, technique)) << Info(technique).id;
      ExpectCertified(*made.certified, Info(technique).level);
    }
  }
}

TEST(Graded, NothingGoesBeyondTheLastTechniqueAllowed) {
  GradedWish wish(ShapeOf(3, 3));
  wish.up_to = Technique::kHiddenPair;
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    const GeneratedGraded made = Make(wish, seed);
    ASSERT_TRUE(made.certified);
    ExpectCertified(*made.certified, Level::kNormal);
    for (const Step& step : made.certified->grading.path) EXPECT_LE(step.technique, Technique::kHiddenPair);
  }
}

TEST(Graded, WhatCannotBeIsUnreachableAtOnce) {
  const auto expect_unreachable = [](const GradedWish& wish) {
    const GeneratedGraded made = Make(wish, 1);
    EXPECT_EQ(made.fault, GenerateFault::kUnreachable);
    EXPECT_EQ(made.attempts, 0);
  };
  GradedWish beyond_the_level(ShapeOf(3, 3));
  beyond_the_level.level = Level::kNormal;
  beyond_the_level.needs = {Technique::kXYWing};
  expect_unreachable(beyond_the_level);
  GradedWish below_the_level(ShapeOf(3, 3));
  below_the_level.level = Level::kHard;
  below_the_level.up_to = Technique::kHiddenPair;
  expect_unreachable(below_the_level);
  GradedWish contradiction(ShapeOf(3, 3));
  contradiction.needs = {Technique::kXYWing};
  contradiction.up_to = Technique::kXWing;
  expect_unreachable(contradiction);
  GradedWish in_no_path(ShapeOf(3, 3));
  in_no_path.needs = {Technique::kMutantSwordfish};
  expect_unreachable(in_no_path);
  GradedWish too_small(ShapeOf(2, 3));
  too_small.level = Level::kExtreme;
  expect_unreachable(too_small);
}

TEST(Graded, CluesAndSymmetryArePreferences) {
  GradedWish wish(ShapeOf(3, 3));
  wish.symmetry = Symmetry::kHalfTurn;
  wish.clues = 30;
  int exactly = 0;
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    const GeneratedGraded made = Make(wish, seed);
    ASSERT_TRUE(made.certified);
    const Grid& givens = made.certified->puzzle.givens();
    for (const Cell cell : givens.Filled()) EXPECT_FALSE(givens[Cell(80 - cell.index())].empty());
    exactly += givens.clues() == 30;
  }
  EXPECT_GE(exactly, 5);
  wish.clues = 81;  // no clue is missing from it, so that it is easy
  EXPECT_TRUE(Make(wish, 1).certified);
}

TEST(Graded, SaysAttemptsBudgetOrDeadlineWhereNothingCameOut) {
  GradedWish rare(ShapeOf(2, 3));
  rare.level = Level::kExpert;
  rare.attempts = 1;
  EXPECT_EQ(Make(rare, 1).fault, GenerateFault::kAttempts);
  GradedWish wish(ShapeOf(3, 3));
  for (const uint64_t nodes : {0u, 1u, 50u}) {
    Budget budget(nodes);
    EXPECT_EQ(GenerateGraded(wish, 1, budget).fault, GenerateFault::kBudget);
    EXPECT_LE(budget.spent(), nodes);
  }
  Budget late(kDefaultGradedNodes, {.ask = [](void*) { return false; }});
  EXPECT_EQ(GenerateGraded(wish, 1, late).fault, GenerateFault::kDeadline);
}

}  // namespace
}  // namespace hanadoku
