#include "hanadoku/generator.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>
#include <string>

#include "boards.h"
#include "hanadoku/solver.h"
#include "plain_solver.h"

namespace hanadoku {
namespace {

constexpr std::array kRoomLevels = {Level::kEasy, Level::kNormal, Level::kHard};

Generated Make(const Wish& wish, uint64_t seed) {
  Budget budget(kDefaultGenerateNodes);
  return Generate(wish, seed, budget);
}

Cell HalfTurned(Shape shape, Cell cell) { return Cell(shape.cells() - 1 - cell.index()); }

// How many puzzles of a shape and level the proof of a whole run takes.
int PuzzlesOf(Shape shape) { return Rounds(shape.side() <= 9 ? 1000 : 50); }

class DefaultProfileTest : public testing::TestWithParam<Shape> {};

TEST_P(DefaultProfileTest, MakesPuzzlesWithOneSolutionAsTheProfileSays) {
  const Shape shape = GetParam();
  for (const Level level : kRoomLevels) {
    Wish wish(shape);
    wish.level = level;
    std::map<int, int> clues;
    for (int seed = 0; seed < PuzzlesOf(shape); ++seed) {
      const Generated made = Make(wish, static_cast<uint64_t>(seed));
      ASSERT_TRUE(made.puzzle) << NameOf(shape) << " seed " << seed;
      const Grid& givens = made.puzzle->givens();
      ++clues[givens.clues()];
      EXPECT_EQ(PlainSolver(givens).Count(2), 1) << WriteLine(givens);
      if (wish.profile == Profile::kRoom) {
        EXPECT_EQ(givens.clues(), RoomClues(shape, level));
        for (const Cell cell : givens.Filled()) EXPECT_FALSE(givens[HalfTurned(shape, cell)].empty());
        if (level != Level::kNormal) {
          EXPECT_EQ(RateForRoom(*made.puzzle), level);
        }
      } else {
        EXPECT_GE(givens.clues(), CasualClues(shape, level));
        EXPECT_EQ(made.attempts, 1);
      }
    }
    std::string distribution;
    for (const auto& [count, times] : clues) {
      distribution += std::to_string(count) + ":" + std::to_string(times) + " ";
    }
    RecordProperty("clues_level_" + std::to_string(static_cast<int>(level)), distribution);
  }
}

INSTANTIATE_TEST_SUITE_P(AllShapes, DefaultProfileTest, testing::ValuesIn(Shape::All().begin(), Shape::All().end()),
                         [](const auto& shape) { return NameOf(shape.param); });

TEST(Generator, TheSameSeedGivesTheSamePuzzleAndAnotherSeedAnother) {
  for (const Shape shape : {ShapeOf(2, 3), ShapeOf(3, 3), ShapeOf(3, 4)}) {
    const Wish wish(shape);
    EXPECT_EQ(Make(wish, 5).puzzle->givens(), Make(wish, 5).puzzle->givens());
    EXPECT_NE(Make(wish, 5).puzzle->givens(), Make(wish, 6).puzzle->givens());
  }
}

TEST(Generator, CluePatternsAreSymmetricAsAsked) {
  const std::map<Symmetry, std::function<Cell(Shape, int, int)>> images = {
      {Symmetry::kHalfTurn, [](Shape s, int r, int c) { return s.At(s.side() - 1 - r, s.side() - 1 - c); }},
      {Symmetry::kQuarterTurn, [](Shape s, int r, int c) { return s.At(c, s.side() - 1 - r); }},
      {Symmetry::kMirrorLeftRight, [](Shape s, int r, int c) { return s.At(r, s.side() - 1 - c); }},
      {Symmetry::kMirrorTopBottom, [](Shape s, int r, int c) { return s.At(s.side() - 1 - r, c); }},
      {Symmetry::kDiagonal, [](Shape s, int r, int c) { return s.At(c, r); }},
      {Symmetry::kAntiDiagonal, [](Shape s, int r, int c) { return s.At(s.side() - 1 - c, s.side() - 1 - r); }},
  };
  for (const Shape shape : {ShapeOf(2, 2), ShapeOf(2, 3), ShapeOf(2, 4), ShapeOf(3, 3), ShapeOf(3, 4)}) {
    for (const auto& [symmetry, image] : images) {
      Wish wish(shape);
      wish.profile = Profile::kCasual;
      wish.symmetry = symmetry;
      for (uint64_t seed = 0; seed < 10; ++seed) {
        const Generated made = Make(wish, seed);
        ASSERT_TRUE(made.puzzle);
        const Grid& givens = made.puzzle->givens();
        for (const Cell cell : givens.Filled()) {
          EXPECT_FALSE(givens[image(shape, shape.RowOf(cell), shape.ColumnOf(cell))].empty())
              << NameOf(shape) << " symmetry " << static_cast<int>(symmetry) << " " << WriteLine(givens);
        }
      }
    }
  }
}

TEST(Generator, WhatCannotBeIsUnreachableAtOnce) {
  Wish quarter(ShapeOf(2, 3));
  quarter.symmetry = Symmetry::kQuarterTurn;
  quarter.clues = 22;  // its orbits have four cells each
  EXPECT_EQ(Make(quarter, 1).fault, GenerateFault::kUnreachable);
  EXPECT_EQ(Make(quarter, 1).attempts, 0);
  quarter.clues = 24;
  EXPECT_NE(Make(quarter, 1).fault, GenerateFault::kUnreachable);

  Wish odd(ShapeOf(2, 3));
  odd.clues = 15;
  EXPECT_EQ(Make(odd, 1).fault, GenerateFault::kUnreachable);
  Wish few(ShapeOf(3, 3));
  few.profile = Profile::kRoom;
  few.level = Level::kHard;
  few.clues = 16;
  EXPECT_EQ(Make(few, 1).fault, GenerateFault::kUnreachable);
  Wish negative(ShapeOf(2, 2));
  negative.clues = -2;
  EXPECT_EQ(Make(negative, 1).fault, GenerateFault::kUnreachable);
  Wish many(ShapeOf(2, 2));
  many.clues = 18;
  EXPECT_EQ(Make(many, 1).fault, GenerateFault::kUnreachable);
  for (const Level level : {Level::kExpert, Level::kExtreme}) {
    Wish beyond(ShapeOf(3, 3));
    beyond.level = level;
    EXPECT_EQ(Make(beyond, 1).fault, GenerateFault::kUnreachable);
  }
  Wish contradiction(ShapeOf(2, 3));
  contradiction.level = Level::kHard;
  contradiction.clues = 20;  // rated hard at 14 and fewer only
  EXPECT_EQ(Make(contradiction, 1).fault, GenerateFault::kUnreachable);
}

TEST(Generator, SaysAttemptsWhereNoTryCameOut) {
  Wish wish(ShapeOf(2, 3));
  wish.level = Level::kHard;
  wish.clues = 8;  // exists, but not in a handful of tries
  wish.attempts = 3;
  const Generated made = Make(wish, 1);
  EXPECT_EQ(made.fault, GenerateFault::kAttempts);
  EXPECT_EQ(made.attempts, 3);
  EXPECT_FALSE(made.puzzle);
}

TEST(Generator, SaysBudgetWhereTheNodesEnd) {
  const Wish wish(ShapeOf(3, 3));
  for (const uint64_t nodes : {0, 1, 10, 20}) {
    Budget budget(nodes);
    const Generated made = Generate(wish, 1, budget);
    EXPECT_EQ(made.fault, GenerateFault::kBudget) << nodes;
    EXPECT_FALSE(made.puzzle);
    EXPECT_LE(budget.spent(), nodes);
  }
}

TEST(Generator, ADeadlineCanOnlyTurnAPuzzleIntoDeadline) {
  const Wish wish(ShapeOf(4, 4));
  const Generated whole = Make(wish, 9);
  for (int polls = 0; polls < 4; ++polls) {
    int left = polls;
    Budget budget(kDefaultGenerateNodes,
                  {.ask = [](void* context) { return --*static_cast<int*>(context) >= 0; }, .context = &left});
    const Generated made = Generate(wish, 9, budget);
    if (made.puzzle) {
      EXPECT_EQ(made.puzzle->givens(), whole.puzzle->givens());
    } else {
      EXPECT_EQ(made.fault, GenerateFault::kDeadline);
    }
  }
  int none = 0;
  Budget budget(kDefaultGenerateNodes,
                {.ask = [](void* context) { return --*static_cast<int*>(context) >= 0; }, .context = &none});
  EXPECT_EQ(Generate(wish, 9, budget).fault, GenerateFault::kDeadline);
}

TEST(Generator, WhatItMakesCanBeProvenAgainWithTheDefaultNodesOfTheShape) {
  for (const Shape shape : Shape::All()) {
    Wish wish(shape);
    wish.profile = Profile::kCasual;
    for (const int floor : {0, shape.cells() / 3, shape.cells() * 2 / 5}) {
      wish.clues = floor;
      for (uint64_t seed = 0; seed < static_cast<uint64_t>(Rounds(shape.side() <= 9 ? 200 : 10)); ++seed) {
        const Generated made = Make(wish, seed);
        if (!made.puzzle) continue;  // below 2/5, some grid of a large board may be hard to prove
        Budget budget(DefaultNodes(shape));
        EXPECT_TRUE(Prove(made.puzzle->givens(), budget).puzzle) << WriteLine(made.puzzle->givens());
      }
    }
  }
}

TEST(Generator, OtherFloorsMayBeGivenToCasual) {
  Wish wish(ShapeOf(3, 3));
  for (const int floor : {40, 32, 26}) {
    wish.clues = floor;
    for (uint64_t seed = 0; seed < 20; ++seed) {
      const Generated made = Make(wish, seed);
      ASSERT_TRUE(made.puzzle);
      EXPECT_GE(made.puzzle->clues(), floor);
    }
  }
}

TEST(Generator, BothProfilesWorkOnEveryShape) {
  for (const Shape shape : Shape::All()) {
    for (const Profile profile : {Profile::kRoom, Profile::kCasual}) {
      Wish wish(shape);
      wish.profile = profile;
      const Generated made = Make(wish, 2);
      EXPECT_TRUE(made.puzzle) << NameOf(shape) << " " << static_cast<int>(made.fault);
    }
  }
}

TEST(Generator, AThousandSeedsGiveAThousandPuzzles) {
  std::set<std::string> lines;
  const Wish wish(ShapeOf(2, 3));
  for (uint64_t seed = 0; seed < 1000; ++seed) lines.insert(WriteLine(Make(wish, seed).puzzle->givens()));
  EXPECT_EQ(lines.size(), 1000u);
}

}  // namespace
}  // namespace hanadoku
