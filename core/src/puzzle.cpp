#include "hanadoku/puzzle.h"

#include "hanadoku/solver.h"

namespace hanadoku {
namespace {

Proof Without(Verdict verdict, const CellSet& cells = {}) {
  return {.verdict = verdict, .puzzle = {}, .first = {}, .second = {}, .cells = cells};
}

}  // namespace

Proof Prove(const Grid& givens, Budget& budget) {
  const Solutions found = FindSolutions(givens, 2, budget);
  if (found.grids.empty()) {
    if (const CellSet conflicts = givens.Conflicts(); !conflicts.empty()) return Without(Verdict::kConflict, conflicts);
  }
  if (found.grids.size() == 2) {
    Proof proof = Without(Verdict::kSeveral, Differences(found.grids[0], found.grids[1]));
    proof.first = found.grids[0];
    proof.second = found.grids[1];
    return proof;
  }
  if (found.end == SearchEnd::kBudget) return Without(Verdict::kBudget);
  if (found.end == SearchEnd::kDeadline) return Without(Verdict::kDeadline);
  if (found.grids.empty()) return Without(Verdict::kNone);
  Proof proof = Without(Verdict::kUnique);
  proof.puzzle = Puzzle(givens, found.grids[0]);
  return proof;
}

int FewestClues(Shape shape) {
  switch (shape.side()) {
    case 4: return 4;
    case 6: return 8;
    case 9: return 17;
    default: return 0;
  }
}

}  // namespace hanadoku
