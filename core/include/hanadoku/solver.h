// Solving by search: how many solutions, which ones, and whether there is another.
//
// Every search counts its nodes against a budget. That the budget ended a search is an answer of its own: it never
// means "none" and never "only one". Givens that conflict have no solution.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "hanadoku/budget.h"
#include "hanadoku/cell.h"
#include "hanadoku/grid.h"
#include "hanadoku/random.h"
#include "hanadoku/shape.h"

namespace hanadoku {

// Why a search ended: all was searched, as many solutions were found as were asked for, or the budget said stop.
enum class SearchEnd : uint8_t { kExhausted, kLimit, kBudget, kDeadline };

struct SolutionCount {
  uint64_t solutions = 0;
  SearchEnd end = SearchEnd::kExhausted;
  // Whether there are no more than these.
  bool exact() const { return end == SearchEnd::kExhausted; }
};

struct Solutions {
  std::vector<Grid> grids;
  SearchEnd end = SearchEnd::kExhausted;
};

// Nodes that take at most about 50 ms of WebAssembly on a machine of 2021, even without SIMD: the more cells, the fewer
// they are. Boards of side 6 and 9 have searches of their own; of 36,000 known 9x9 puzzles the hardest needs a
// twentieth of this.
// What Generate() makes can be proven within them.
uint64_t DefaultNodes(Shape shape);

// Counts solutions, up to `limit` (at least 1).
SolutionCount CountSolutions(const Grid& givens, uint64_t limit, Budget& budget);

// The first solutions, up to `limit`: always the same ones, in the same order, for the same grid.
Solutions FindSolutions(const Grid& givens, size_t limit, Budget& budget);

// One solution, drawn at random: none of them is left out, though not all are equally likely.
Solutions FindRandomSolution(const Grid& givens, Random& random, Budget& budget);

// A solution in which the empty cell `cell` does not hold `digit`: where the givens with `digit` in it had one
// solution, the givens without it are still a puzzle exactly when there is none.
Solutions FindSolutionWithout(const Grid& givens, Cell cell, Digit digit, Budget& budget);

}  // namespace hanadoku
