// Making puzzles: a full grid at random, then clues taken away in orbits of a symmetry, in random order, each removal
// kept only if exactly one solution remains.
//
// Two profiles are named for the games they come from (a third one, `graded`, is in graded.h):
// - room: half-turn pairs, exactly as many clues as the level says; 22, 18, 14 on 6x6. Up to 20 attempts. Each finished
//   puzzle is rated (RateForRoom); where easy or hard was asked for, the rating must match; normal is not compared.
// - casual: single cells, one pass and one attempt, never a retry. The level names a floor that clues are not taken
//   below; 50, 42, 36 on 9x9. The clue count may end above it.
#pragma once

#include <cstdint>
#include <optional>

#include "hanadoku/budget.h"
#include "hanadoku/grader.h"
#include "hanadoku/puzzle.h"
#include "hanadoku/shape.h"
#include "hanadoku/symmetry.h"

namespace hanadoku {

struct Wish {
  explicit Wish(Shape board_shape) : shape(board_shape), profile(DefaultProfile(board_shape)) {}

  Shape shape;
  Profile profile;
  Level level = Level::kNormal;
  std::optional<Symmetry> symmetry;  // the profile's own where it is left out
  std::optional<int> clues;          // exactly with room, a floor with casual; else the level's
  int attempts = 20;                 // full grids tried; casual makes one
};

enum class GenerateFault : uint8_t { kNone, kAttempts, kBudget, kDeadline, kUnreachable };

struct Generated {
  std::optional<Puzzle> puzzle;  // exactly with kNone
  GenerateFault fault = GenerateFault::kNone;
  int attempts = 0;  // that were made
};

// Nodes that Generate() may use where its caller does not say.
inline constexpr uint64_t kDefaultGenerateNodes = 2'000'000;

// The same puzzle for the same wish and seed on every platform. What cannot be (a clue count that no union of orbits
// has, or that is below the fewest clues of a puzzle; a level above hard) is unreachable at once.
Generated Generate(const Wish& wish, uint64_t seed, Budget& budget);

}  // namespace hanadoku
