// A shape or none, and any text: a puzzle with its one solution comes out, or a reason with its cells.
#include "fuzz.h"
#include "hanadoku/sanitizer.h"

namespace hanadoku {
namespace {

void Check(FuzzBytes bytes) {
  constexpr uint64_t kNodes = 1000;
  const std::optional<Shape> shape = bytes.Below(4) == 0 ? std::nullopt : std::optional(bytes.AnyShape());
  const bool allow_few_clues = bytes.Below(2) == 0;
  Budget budget(kNodes);
  const Sanitized result = Sanitize(bytes.rest(), shape, allow_few_clues, budget);
  Require(budget.spent() <= kNodes);
  Require(result.puzzle.has_value() == (result.fault == Fault::kNone));
  Require(result.fault != Fault::kType && (result.fault != Fault::kShape || !shape.has_value()));
  const bool has_cells =
      result.fault == Fault::kDigit || result.fault == Fault::kConflict || result.fault == Fault::kSeveralSolutions;
  Require(result.cells.empty() != has_cells);
  if (result.puzzle.has_value()) {
    const Puzzle& puzzle = *result.puzzle;
    Require(puzzle.clues() == result.clues && puzzle.solution().IsSolved());
    const CellSet given = puzzle.givens().Filled();
    Require((Differences(puzzle.givens(), puzzle.solution()) & given).empty());
  }
}

}  // namespace
}  // namespace hanadoku

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  hanadoku::Check({data, size});
  return 0;
}
