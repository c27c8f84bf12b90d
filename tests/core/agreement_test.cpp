// The searches against each other: the one for the shape, the one for any shape, and the plain solver must find the
// same numbers. HANADOKU_LONG=1 takes ten times as many grids: 100,000.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "boards.h"
#include "hanadoku/budget.h"
#include "hanadoku/random.h"
#include "hanadoku/solver.h"
#include "plain_solver.h"
#include "solver_search.h"

namespace hanadoku {
namespace {

constexpr uint64_t kEnough = 1'000'000'000;

SolutionCount ByAny(const Grid& grid, uint64_t limit) {
  Budget budget(kEnough);
  return SearchAny({.givens = grid, .limit = limit}, budget);
}

SolutionCount ByShape(const Grid& grid, uint64_t limit) {
  Budget budget(kEnough);
  return CountSolutions(grid, limit, budget);
}

void ExpectAgreement(const Grid& grid, uint64_t limit, bool plain) {
  const SolutionCount count = ByShape(grid, limit), any = ByAny(grid, limit);
  EXPECT_EQ(count.solutions, any.solutions) << WriteLine(grid);
  EXPECT_EQ(count.end, any.end) << WriteLine(grid);
  if (plain) {
    EXPECT_EQ(count.solutions, static_cast<uint64_t>(PlainSolver(grid).Count(static_cast<int>(limit))))
        << WriteLine(grid);
  }
}

// How many grids of a shape; 100,000 of all.
int GridsOf(Shape shape) {
  const int grids = shape.side() == 9 ? 40'000 : shape.side() <= 6 ? 15'000 : shape.side() == 8 ? 5000 : 400;
  return Rounds(std::getenv("HANADOKU_LONG") != nullptr ? grids : grids / 10);
}

class AgreementTest : public testing::TestWithParam<Shape> {};

// A full grid with clues taken away and perhaps some changed.
Grid Disturbed(const Grid& solution, Random& random) {
  const Shape shape = solution.shape();
  const uint32_t percent = shape.side() <= 9 ? 35 + random.Below(35) : 30 + random.Below(12);
  Grid grid = solution;
  for (const Cell cell : shape.AllCells()) {
    if (random.Below(100) < percent) grid.Clear(cell);
  }
  for (uint32_t changes = random.Below(3); changes > 0; --changes) {
    const Cell cell(static_cast<int>(random.Below(static_cast<uint32_t>(shape.cells()))));
    const Digit digit(1 + static_cast<int>(random.Below(static_cast<uint32_t>(shape.side()))));
    if (!grid.SeenFrom(cell).Has(digit) || random.Below(10) == 0) grid.Set(cell, digit);
  }
  return grid;
}

TEST_P(AgreementTest, OnGridsWithCluesTakenAwayAndChanged) {
  const Shape shape = GetParam();
  Random random(static_cast<uint64_t>(shape.cells()) + static_cast<uint64_t>(shape.box_rows()));
  Budget budget(kEnough);
  Grid solution = FindRandomSolution(Grid(shape), random, budget).grids.at(0);
  for (int i = 0; i < GridsOf(shape); ++i) {
    if (i % 20 == 0) {
      Budget part(10'000);
      const Solutions found = FindRandomSolution(Grid(shape), random, part);
      if (!found.grids.empty()) solution = found.grids[0];
    }
    const Grid grid = Disturbed(solution, random);
    ExpectAgreement(grid, 2, true);
    if (i % 10 == 0) ExpectAgreement(grid, 1000, shape.side() <= 9);
  }
}

TEST_P(AgreementTest, OnWhetherAnotherDigitCanStandInACell) {
  const Shape shape = GetParam();
  Random random(5);
  Budget budget(kEnough);
  const Grid solution = FindRandomSolution(Grid(shape), random, budget).grids.at(0);
  for (int i = 0; i < GridsOf(shape) / 10; ++i) {
    Grid grid = Disturbed(solution, random);
    const Cell cell(static_cast<int>(random.Below(static_cast<uint32_t>(shape.cells()))));
    grid.Clear(cell);
    const Question question{.givens = grid, .limit = 1, .cell = cell, .without = solution[cell]};
    Budget one(kEnough), other(kEnough);
    EXPECT_EQ(Search(question, one).solutions, SearchAny(question, other).solutions) << WriteLine(grid);
  }
}

TEST_P(AgreementTest, OnWhetherThereIsAnotherSolutionThanTheKnownOne) {
  const Shape shape = GetParam();
  Random random(6);
  Budget budget(kEnough);
  const Grid solution = FindRandomSolution(Grid(shape), random, budget).grids.at(0);
  for (int i = 0; i < GridsOf(shape) / 10; ++i) {
    Grid grid = solution;
    for (const Cell cell : shape.AllCells()) {
      if (random.Below(100) < 30 + 2 * static_cast<uint32_t>(i % 16)) grid.Clear(cell);
    }
    const uint64_t others = std::min<uint64_t>(ByAny(grid, 4).solutions - 1, 2);
    for (const auto search : {Search, SearchAny}) {
      std::vector<Grid> found;
      Budget part(kEnough);
      EXPECT_EQ(search({.givens = grid, .limit = 2, .solutions = &found, .known = &solution}, part).solutions, others);
      for (const Grid& other : found) EXPECT_NE(other, solution) << WriteLine(grid);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(AllShapes, AgreementTest, testing::ValuesIn(Shape::All().begin(), Shape::All().end()),
                         [](const auto& shape) { return NameOf(shape.param); });

TEST(Agreement, OnTheCollections) {
  SKIP_WITHOUT_DATA();
  const auto folder = std::filesystem::path(std::getenv("HANADOKU_DATA")) / "puzzles";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no puzzles/";
  const int step = std::getenv("HANADOKU_LONG") != nullptr ? 1 : 10;
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    std::ifstream in(file.path());
    const bool several = file.path().filename().string().find("multi") != std::string::npos;
    int number = 0;
    for (std::string line; std::getline(in, line); ++number) {
      if (number % step != 0 || line.size() < 81) continue;
      const Grid grid = Grid9(line.substr(0, 81));
      ExpectAgreement(grid, 2, number % (10 * step) == 0);
      if (several && number % (10 * step) == 0) ExpectAgreement(grid, 1000, true);
    }
    EXPECT_GT(number, 0) << file.path();
  }
}

}  // namespace
}  // namespace hanadoku
