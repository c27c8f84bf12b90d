// Givens from anywhere: out comes a puzzle, or the reason why not.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "hanadoku/budget.h"
#include "hanadoku/puzzle.h"
#include "hanadoku/sets.h"
#include "hanadoku/shape.h"

namespace hanadoku {

// In the order in which they are checked; the first that applies is the reason. `type` is for callers whose data is not
// even a text: Sanitize() never answers it.
enum class Fault : uint8_t {
  kNone,
  kType,
  kShape,
  kLength,
  kDigit,
  kConflict,
  kTooFewClues,
  kNoSolution,
  kSeveralSolutions,
  kBudget,
};

struct Sanitized {
  Fault fault = Fault::kNone;
  std::optional<Puzzle> puzzle;  // exactly with kNone
  // kDigit: the cells with a wrong symbol; kConflict: all cells that conflict; kSeveralSolutions: those that differ.
  CellSet cells;
  int found = 0;  // how many cells the text has
  int clues = 0;  // from kConflict on
};

// `shape` may be left out where the length has one usual shape. Ends within its budget on any input.
Sanitized Sanitize(std::string_view givens, std::optional<Shape> shape, bool allow_few_clues, Budget& budget);

}  // namespace hanadoku
