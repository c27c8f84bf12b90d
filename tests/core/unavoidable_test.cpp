#include "hanadoku/unavoidable.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "boards.h"
#include "hanadoku/random.h"
#include "hanadoku/solver.h"

namespace hanadoku {
namespace {

Grid RandomSolution(Shape shape, uint64_t seed) {
  Random random(seed);
  Budget budget;
  return FindRandomSolution(Grid(shape), random, budget).grids.at(0);
}

uint64_t CountWithout(const Grid& solution, const CellSet& cells) {
  Grid grid = solution;
  for (const Cell cell : cells) grid.Clear(cell);
  Budget budget;
  return CountSolutions(grid, 2, budget).solutions;
}

// Emptying it leaves at least two solutions, and putting any one cell back leaves one.
void ExpectMinimalUnavoidable(const Grid& solution, const CellSet& set) {
  EXPECT_EQ(CountWithout(solution, set), 2u) << WriteLine(solution);
  for (const Cell cell : set) EXPECT_EQ(CountWithout(solution, set.Without(cell)), 1u) << WriteLine(solution);
}

TEST(Unavoidable, SetsOfAThousandSolutionsAreUnavoidableAndMinimal) {
  size_t found = 0;
  for (uint64_t seed = 0; seed < static_cast<uint64_t>(Rounds(1000)); ++seed) {
    const Shape shape = std::array{ShapeOf(2, 2), ShapeOf(2, 3), ShapeOf(3, 2), ShapeOf(3, 3)}[seed % 4];
    const Grid solution = RandomSolution(shape, seed);
    Budget budget;
    for (const CellSet& set : FindUnavoidableSets(solution, shape.side() <= 6 ? 10 : 8, budget)) {
      ExpectMinimalUnavoidable(solution, set);
      ++found;
    }
    EXPECT_EQ(budget.stop(), Budget::Stop::kNot);
  }
  EXPECT_GT(found, static_cast<size_t>(Rounds(10'000)));
}

TEST(Unavoidable, SetsOfTenCellsAreFoundWithinTheDefaultBudgetOn9x9) {
  std::set<int> sizes;
  for (uint64_t seed = 0; seed < 5; ++seed) {
    const Grid solution = RandomSolution(ShapeOf(3, 3), seed);
    Budget budget;
    const auto sets = FindUnavoidableSets(solution, 10, budget);
    EXPECT_EQ(budget.stop(), Budget::Stop::kNot);
    for (const CellSet& set : sets) {
      ExpectMinimalUnavoidable(solution, set);
      sizes.insert(set.size());
    }
  }
  for (const int size : {4, 6, 8, 10}) EXPECT_TRUE(sizes.contains(size)) << size;
}

// Every other solution of the empty 2x2 board differs in an unavoidable set: the minimal ones of these are all there
// are.
TEST(Unavoidable, NoMinimalSetOf2x2IsMissed) {
  Budget budget(100'000'000);
  const std::vector<Grid> all = FindSolutions(Grid(ShapeOf(2, 2)), 1000, budget).grids;
  ASSERT_EQ(all.size(), 288u);
  for (size_t i = 0; i < all.size(); i += 17) {
    std::vector<CellSet> differences;
    for (const Grid& other : all) {
      if (!(other == all[i])) differences.push_back(Differences(all[i], other));
    }
    std::vector<CellSet> minimal;
    for (const CellSet& set : differences) {
      const bool contains = std::any_of(differences.begin(), differences.end(), [&](const CellSet& smaller) {
        return set.Contains(smaller) && !(set == smaller);
      });
      if (!contains && std::find(minimal.begin(), minimal.end(), set) == minimal.end()) minimal.push_back(set);
    }
    const std::vector<CellSet> found = FindUnavoidableSets(all[i], 16, budget);
    EXPECT_EQ(found.size(), minimal.size());
    for (const CellSet& set : minimal) EXPECT_NE(std::find(found.begin(), found.end(), set), found.end());
  }
}

TEST(Unavoidable, AGridThatIsNotSolvedHasNoSets) {
  Budget budget;
  EXPECT_TRUE(FindUnavoidableSets(Grid(ShapeOf(3, 3)), 10, budget).empty());
}

TEST(Unavoidable, AnEndedBudgetLeavesOnlyMinimalSets) {
  const Grid solution = RandomSolution(ShapeOf(4, 4), 1);
  Budget budget(3000);
  const auto sets = FindUnavoidableSets(solution, 10, budget);
  EXPECT_EQ(budget.stop(), Budget::Stop::kNodes);
  for (const CellSet& set : sets) ExpectMinimalUnavoidable(solution, set);
}

}  // namespace
}  // namespace hanadoku
