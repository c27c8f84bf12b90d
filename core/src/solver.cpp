#include "hanadoku/solver.h"

#include <algorithm>

#include "solver_search.h"

namespace hanadoku {
namespace {

Solutions Find(const Question& question, Budget& budget) {
  Solutions found;
  found.grids.reserve(static_cast<size_t>(std::min<uint64_t>(question.limit, 2)));  // as many as are mostly asked for
  Question keeping = question;
  keeping.solutions = &found.grids;
  found.end = Search(keeping, budget).end;
  return found;
}

}  // namespace

SolutionCount Search(const Question& question, Budget& budget) {
  switch (question.givens.side()) {
    case 6: return Search6x6(question, budget);
    case 9: return Search9x9(question, budget);
    default: return SearchAny(question, budget);
  }
}

uint64_t DefaultNodes(Shape shape) {
  constexpr uint64_t kCellsSearched = 2'000'000;
  if (shape.side() == 9) return 18'000;
  if (shape.side() == 6) return 30'000;
  return std::min(Budget::kDefaultNodes, kCellsSearched / static_cast<uint64_t>(shape.cells()));
}

SolutionCount CountSolutions(const Grid& givens, uint64_t limit, Budget& budget) {
  return Search({.givens = givens, .limit = limit}, budget);
}

Solutions FindSolutions(const Grid& givens, size_t limit, Budget& budget) {
  return Find({.givens = givens, .limit = limit}, budget);
}

Solutions FindRandomSolution(const Grid& givens, Random& random, Budget& budget) {
  return Find({.givens = givens, .random = &random}, budget);
}

Solutions FindSolutionWithout(const Grid& givens, Cell cell, Digit digit, Budget& budget) {
  return Find({.givens = givens, .cell = cell, .without = digit}, budget);
}

}  // namespace hanadoku
