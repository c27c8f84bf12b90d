// The searches behind solver.h, one for each kind of shape, and what they are asked.
#pragma once

#include <cstdint>
#include <vector>

#include "hanadoku/budget.h"
#include "hanadoku/cell.h"
#include "hanadoku/grid.h"
#include "hanadoku/random.h"
#include "hanadoku/solver.h"

namespace hanadoku {

struct Question {
  const Grid& givens;
  uint64_t limit = 1;                      // solutions after which the search ends, at least 1
  std::vector<Grid>* solutions = nullptr;  // where they are added, if anywhere
  Random* random = nullptr;                // draws the order in which digits are tried; none: always the same one
  Cell cell = {};                          // empty in the givens,
  Digit without = {};                      // must not hold this digit, if it is one
  const Grid* known = nullptr;             // a solution of the givens that does not count, if any
};

// A node, as the budget counts them, is a board from which all that follows without trying is struck out. Givens that
// conflict have no solution.
SolutionCount Search6x6(const Question& question, Budget& budget);  // 2x3 and 3x2
SolutionCount Search9x9(const Question& question, Budget& budget);  // 3x3
SolutionCount SearchAny(const Question& question, Budget& budget);

// By the one that is the fastest for the shape.
SolutionCount Search(const Question& question, Budget& budget);

// What a search has found so far.
class Findings {
 public:
  explicit Findings(const Question& question, Budget& budget) : question_(question), budget_(budget) {}

  // Adds a solution, which write(grid) puts into an empty grid. False if the search shall end.
  template <typename Write>
  bool Add(const Write& write) {
    if (question_.solutions != nullptr) write(question_.solutions->emplace_back(question_.givens.shape()));
    return ++solutions_ < question_.limit;
  }

  SolutionCount Count() const { return {.solutions = solutions_, .end = End()}; }

 private:
  SearchEnd End() const {
    if (solutions_ == question_.limit) return SearchEnd::kLimit;
    switch (budget_.stop()) {
      case Budget::Stop::kNodes: return SearchEnd::kBudget;
      case Budget::Stop::kDeadline: return SearchEnd::kDeadline;
      case Budget::Stop::kNot: return SearchEnd::kExhausted;
    }
    return SearchEnd::kExhausted;
  }

  const Question& question_;
  const Budget& budget_;
  uint64_t solutions_ = 0;
};

}  // namespace hanadoku
