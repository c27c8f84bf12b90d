#include "hanadoku/sanitizer.h"

#include "hanadoku/formats.h"
#include "hanadoku/grid.h"

namespace hanadoku {
namespace {

Fault FaultOf(Verdict verdict) {
  switch (verdict) {
    case Verdict::kUnique: return Fault::kNone;
    case Verdict::kConflict: return Fault::kConflict;
    case Verdict::kNone: return Fault::kNoSolution;
    case Verdict::kSeveral: return Fault::kSeveralSolutions;
    case Verdict::kBudget:
    case Verdict::kDeadline: return Fault::kBudget;
  }
  return Fault::kBudget;
}

}  // namespace

Sanitized Sanitize(std::string_view givens, std::optional<Shape> shape, bool allow_few_clues, Budget& budget) {
  Sanitized result;
  if (!shape.has_value()) {
    result.found = CountCells(givens);
    shape = Shape::Usual(result.found);
    if (!shape.has_value()) {
      result.fault = Fault::kShape;
      return result;
    }
  }

  const Parsed parsed = ParseGrid(givens, *shape);
  result.found = parsed.found;
  if (!parsed.grid.has_value()) {
    result.fault = parsed.fault == TextFault::kLength ? Fault::kLength : Fault::kDigit;
    result.cells = parsed.cells;
    return result;
  }

  result.clues = parsed.grid->clues();
  result.cells = parsed.grid->Conflicts();
  if (!result.cells.empty()) {
    result.fault = Fault::kConflict;
  } else if (result.clues < FewestClues(*shape) && !allow_few_clues) {
    result.fault = Fault::kTooFewClues;
  } else {
    const Proof proof = Prove(*parsed.grid, budget);
    result.fault = FaultOf(proof.verdict);
    result.puzzle = proof.puzzle;
    result.cells = proof.cells;
  }
  return result;
}

}  // namespace hanadoku
