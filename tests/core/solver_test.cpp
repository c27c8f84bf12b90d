#include "hanadoku/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "boards.h"
#include "plain_solver.h"

namespace hanadoku {
namespace {

constexpr uint64_t kMillion = 1'000'000;

SolutionCount Count(const Grid& grid, uint64_t limit = 2) {
  Budget budget(100 * kMillion);
  return CountSolutions(grid, limit, budget);
}

TEST(Solver, FindsThe288GridsOf2x2) {
  const SolutionCount count = Count(Grid(ShapeOf(2, 2)), kMillion);
  EXPECT_EQ(count.solutions, 288u);
  EXPECT_TRUE(count.exact());
}

TEST(Solver, FindsThe39168GridsOf2x3WithTheirFirstRowFixed) {
  for (const Shape shape : {ShapeOf(2, 3), ShapeOf(3, 2)}) {
    const SolutionCount count = Count(GridOf(shape, "123456" + std::string(30, '.')), kMillion);
    EXPECT_EQ(count.solutions * 720, 28'200'960u);
    EXPECT_TRUE(count.exact());
  }
}

TEST(Solver, TheEmptyBoardOfEveryShapeHasSeveralSolutionsWithinTheDefaultBudget) {
  for (const Shape shape : Shape::All()) {
    Budget budget;
    const SolutionCount count = CountSolutions(Grid(shape), 2, budget);
    EXPECT_EQ(count.solutions, 2u) << NameOf(shape);
    EXPECT_EQ(count.end, SearchEnd::kLimit) << NameOf(shape);
  }
}

TEST(Solver, AFullBoardWithOneHoleHasOneSolution) {
  for (const Shape shape : Shape::All()) {
    Budget budget;
    Grid grid = FindSolutions(Grid(shape), 1, budget).grids.at(0);
    EXPECT_TRUE(grid.IsSolved()) << NameOf(shape);
    grid.Clear(Cell(shape.cells() / 2));
    EXPECT_EQ(Count(grid).solutions, 1u) << NameOf(shape);
    EXPECT_TRUE(Count(grid).exact()) << NameOf(shape);
  }
}

TEST(Solver, CountsTheSolutionsOfTheKnownGrids) {
  SKIP_WITHOUT_DATA();
  const auto rows = DataRows("solution_counts.tsv");
  EXPECT_EQ(rows.size(), 56u);
  for (const auto& row : rows) {
    const Grid grid = GridOf(ShapeNamed(row.at(1)), row.at(0));
    const SolutionCount count = Count(grid, kMillion);
    const bool at_least = row.at(2).starts_with(">=");
    const uint64_t known = std::stoull(at_least ? row.at(2).substr(2) : row.at(2));
    if (at_least) {
      EXPECT_GE(count.solutions, std::min(known, kMillion)) << row.at(0);
    } else {
      EXPECT_EQ(count.solutions, std::min(known, kMillion)) << row.at(0);
      EXPECT_EQ(count.exact(), known < kMillion) << row.at(0);
    }
  }
}

TEST(Solver, KnowsTheSolutionCountsOfOtherSizes) {
  SKIP_WITHOUT_DATA();
  int checked = 0;
  for (const auto& row : DataRows("other_sizes.tsv")) {
    const size_t x = row.at(1).find('x');
    const auto shape = Shape::Make(std::stoi(row.at(1).substr(0, x)), std::stoi(row.at(1).substr(x + 1)));
    if (!shape || row.at(4).find_first_not_of("0123456789") != std::string::npos) continue;
    const uint64_t known = std::stoull(row.at(4));
    EXPECT_EQ(Count(GridOf(*shape, row.at(2))).solutions, std::min<uint64_t>(known, 2)) << row.at(2);
    ++checked;
  }
  EXPECT_GT(checked, 100);
}

TEST(Solver, AgreesWithThePlainSolverOnGridsWithCluesTakenAwayAndChanged) {
  Random random(7);
  for (const Shape shape : Shape::All()) {
    const int rounds = shape.side() <= 9 ? 60 : 4;
    for (int round = 0; round < rounds; ++round) {
      Budget budget;
      const Solutions found = FindRandomSolution(Grid(shape), random, budget);
      if (found.grids.empty()) continue;
      Grid grid = found.grids[0];
      const uint32_t percent = shape.side() <= 9 ? 40 + random.Below(25) : 35 + random.Below(15);
      for (const Cell cell : shape.AllCells()) {
        if (random.Below(100) < percent) grid.Clear(cell);
      }
      if (round % 3 == 0) {
        const Cell cell(static_cast<int>(random.Below(static_cast<uint32_t>(shape.cells()))));
        grid.Set(cell, Digit(1 + static_cast<int>(random.Below(static_cast<uint32_t>(shape.side())))));
      }
      EXPECT_EQ(Count(grid, 50).solutions, static_cast<uint64_t>(PlainSolver(grid).Count(50))) << WriteLine(grid);
    }
  }
}

TEST(Solver, ConflictingGivensHaveNoSolution) {
  // Two 6s in row 2 and two 7s in row 4.
  const Grid grid = Grid9(".........7.6.....6..........7..7...38.......523..9..7..5.7.....3.....7....7..9...");
  EXPECT_EQ(Count(grid).solutions, 0u);
  EXPECT_TRUE(Count(grid).exact());
  EXPECT_EQ(Count(Grid9("11" + std::string(79, '.'))).solutions, 0u);
}

TEST(Solver, ACellWithoutACandidateMeansNoSolution) {
  // r1c1 sees 1 to 8 and, in its column, 9.
  const std::string line = ".12345678........................................................................";
  EXPECT_EQ(Count(Grid9(line)).end, SearchEnd::kLimit);
  Grid grid = Grid9(line);
  grid.Set(Cell(36), Digit(9));
  Budget budget;
  EXPECT_EQ(CountSolutions(grid, 2, budget).solutions, 0u);
  EXPECT_LE(budget.spent(), 1u);
}

TEST(Solver, AHouseWithoutAPlaceForADigitMeansNoSolution) {
  // The 1s in columns 1 to 3 leave the box at the top left no place for a 1.
  Grid grid{ShapeOf(3, 3)};
  for (const int cell : {27 + 0, 54 + 1}) grid.Set(Cell(cell), Digit(1));
  for (const int cell : {2, 11, 20}) grid.Set(Cell(cell), Digit(2 + cell / 9));
  Budget budget;
  EXPECT_EQ(CountSolutions(grid, 2, budget).solutions, 0u);
  EXPECT_LE(budget.spent(), 1u);
}

TEST(Solver, StopsAtTheLimitAndSaysSo) {
  const Grid grid = Grid9("6..27.49...9.8..3.73...6..2.473.8.653..4...799....7.....3...9.7.7256.3....47.2.5.");
  EXPECT_EQ(Count(grid, 4).solutions, 4u);
  EXPECT_EQ(Count(grid, 4).end, SearchEnd::kLimit);
  EXPECT_EQ(Count(grid, 6).solutions, 5u);
  EXPECT_EQ(Count(grid, 6).end, SearchEnd::kExhausted);
}

TEST(Solver, AMistypedPuzzleHasItsFourSolutions) {
  EXPECT_EQ(
      Count(Grid9("895.....7..79...6...65..3.....34.6.9.....81...2.....4..7...5.....8......9..6....5"), 100).solutions,
      4u);
}

TEST(Solver, ALostClueLeavesTwentySixSolutions) {
  EXPECT_EQ(
      Count(Grid9("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"), 100).solutions,
      26u);
  EXPECT_EQ(
      Count(Grid9("........2.2..5.8.1......3..7.4.9........8541...5.37...18....9....7..9...2...4..58"), 100).solutions,
      1u);
}

TEST(Solver, AnEndedBudgetIsNeitherNoneNorUnique) {
  const Grid hard = Grid9("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  Budget one(1);
  EXPECT_EQ(CountSolutions(hard, 2, one).end, SearchEnd::kBudget);
  Budget none(0);
  EXPECT_EQ(CountSolutions(hard, 2, none).end, SearchEnd::kBudget);
  EXPECT_EQ(FindSolutions(hard, 1, none).end, SearchEnd::kBudget);
}

TEST(Solver, CountingANearlyEmptyBoardEndsWithTheBudget) {
  Grid grid = Grid9("49675.8..21869375..5.48..69" + std::string(54, '.'));
  grid.Set(Cell(17), Digit(5));  // next to another 5: no solution, at once
  EXPECT_EQ(Count(grid, ~uint64_t{0}).solutions, 0u);
  grid.Clear(Cell(17));
  Budget budget(10'000);
  const SolutionCount count = CountSolutions(grid, ~uint64_t{0}, budget);
  EXPECT_EQ(count.end, SearchEnd::kBudget);
  EXPECT_GT(count.solutions, 100u);
  EXPECT_EQ(budget.spent(), 10'000u);
}

TEST(Solver, CountingEndsWhenTheCallerSaysNo) {
  int asked = 0;
  Budget budget(100 * kMillion,
                {.ask = [](void* times) { return ++*static_cast<int*>(times) <= 3; }, .context = &asked});
  EXPECT_EQ(CountSolutions(Grid(ShapeOf(3, 3)), ~uint64_t{0}, budget).end, SearchEnd::kDeadline);
  EXPECT_EQ(asked, 4);
  EXPECT_EQ(budget.spent(), 3 * Budget::kNodesPerPoll + 1);
}

TEST(Solver, FindsTheSameSolutionsEveryTime) {
  const Grid grid = Grid9("6..27.49...9.8..3.73...6..2.473.8.653..4...799....7.....3...9.7.7256.3....47.2.5.");
  Budget budget;
  const Solutions first = FindSolutions(grid, 10, budget);
  CountSolutions(Grid(ShapeOf(4, 4)), 2, budget);
  const Solutions again = FindSolutions(grid, 10, budget);
  ASSERT_EQ(first.grids.size(), 5u);
  EXPECT_EQ(first.grids, again.grids);
  for (const Grid& solution : first.grids) {
    EXPECT_TRUE(solution.IsSolved());
    EXPECT_EQ(Differences(solution, grid) & grid.Filled(), CellSet());
  }
}

TEST(Solver, RandomSolutionsDifferBySeedAndRepeatForTheSameSeed) {
  const auto draw = [](uint64_t seed) {
    Random random(seed);
    Budget budget;
    return FindRandomSolution(Grid(ShapeOf(3, 3)), random, budget).grids.at(0);
  };
  EXPECT_EQ(draw(1), draw(1));
  EXPECT_NE(draw(1), draw(2));
  EXPECT_TRUE(draw(3).IsSolved());
}

TEST(Solver, RandomSolutionsReachAllGridsOf2x2) {
  Random random(11);
  std::vector<std::string> seen;
  for (int i = 0; i < 6000; ++i) {
    Budget budget;
    seen.push_back(WriteLine(FindRandomSolution(Grid(ShapeOf(2, 2)), random, budget).grids.at(0)));
  }
  std::sort(seen.begin(), seen.end());
  EXPECT_EQ(std::unique(seen.begin(), seen.end()) - seen.begin(), 288);
}

TEST(Solver, FindsASolutionWithoutADigitExactlyWhereThereIsOne) {
  const Grid grid = GridOf(ShapeOf(2, 2), "....4.2..3.2....");
  Budget budget;
  const Grid solution = FindSolutions(grid, 2, budget).grids.at(0);
  EXPECT_TRUE(FindSolutionWithout(grid, Cell(0), solution[Cell(0)], budget).grids.empty());
  Grid fewer = grid;
  fewer.Clear(Cell(4));
  const Solutions other = FindSolutionWithout(fewer, Cell(4), Digit(4), budget);
  ASSERT_EQ(other.grids.size(), 1u);
  EXPECT_NE(other.grids[0][Cell(4)], Digit(4));
  EXPECT_TRUE(other.grids[0].IsSolved());
}

TEST(Solver, AnyNumberOfCallsInAnyOrderGiveTheSameAnswers) {
  const Grid unique = Grid9("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(Count(unique).solutions, 1u);
    EXPECT_EQ(Count(Grid(ShapeOf(2, 8))).solutions, 2u);
    EXPECT_EQ(Count(Grid9("11" + std::string(79, '.'))).solutions, 0u);
  }
}

// Its boxes are two high and three wide; turned, it has many solutions.
TEST(Solver, KnowsAMiniBoardFromATurnedOne) {
  const std::string line = "....1..2...3.....4..56........34....";
  EXPECT_EQ(Count(GridOf(ShapeOf(2, 3), line)).solutions, 1u);
  EXPECT_NE(Count(GridOf(ShapeOf(3, 2), line)).solutions, 1u);
}

}  // namespace
}  // namespace hanadoku
