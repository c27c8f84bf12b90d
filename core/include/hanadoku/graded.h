// Making puzzles of a level that the grader certifies: the profile `graded`. It stands apart from generator.h so that
// who makes puzzles of the other profiles alone needs no technique.
//
// Level, techniques and shape hold in every puzzle made. Symmetry and clues are preferences: where both cannot be had,
// the clues go first, then the symmetry.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "hanadoku/budget.h"
#include "hanadoku/generator.h"
#include "hanadoku/grader.h"
#include "hanadoku/level.h"
#include "hanadoku/puzzle.h"
#include "hanadoku/shape.h"
#include "hanadoku/step.h"
#include "hanadoku/symmetry.h"

namespace hanadoku {

struct GradedWish {
  explicit GradedWish(Shape board_shape) : shape(board_shape) {}

  Shape shape;
  // Left out: normal, or what the techniques below allow and need.
  std::optional<Level> level;
  // Each of them is a step of the path.
  std::vector<Technique> needs;
  // No step is of a technique after this one in the table: kHiddenPair is "nothing beyond pairs".
  std::optional<Technique> up_to;
  std::optional<Symmetry> symmetry;  // none where it is left out
  std::optional<int> clues;
  int attempts = 20'000;  // puzzles tried as they come, each then made easier step by step
};

struct CertifiedPuzzle {
  Puzzle puzzle;
  Grading grading;
};

struct GeneratedGraded {
  std::optional<CertifiedPuzzle> certified;  // exactly with kNone
  GenerateFault fault = GenerateFault::kNone;
  int attempts = 0;  // that were made
};

// Nodes of searches and gradings that GenerateGraded() may use where its caller does not say.
inline constexpr uint64_t kDefaultGradedNodes = 4'000'000;

// Whether puzzles of this level can be made on this shape; docs/levels.md says how rare they are.
bool IsReachable(Shape shape, Level level);

// The same puzzle for the same wish and seed on every platform. What cannot be is unreachable at once: a level that the
// shape does not have or that the techniques do not allow, and techniques that no path has.
GeneratedGraded GenerateGraded(const GradedWish& wish, uint64_t seed, Budget& budget);

}  // namespace hanadoku
