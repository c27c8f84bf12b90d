// A puzzle: givens that have been proven to have exactly one solution, with that solution.
#pragma once

#include <optional>
#include <utility>

#include "hanadoku/budget.h"
#include "hanadoku/grid.h"
#include "hanadoku/sets.h"

namespace hanadoku {

struct Proof;

// Prove() makes one, and a search that knows the solution and finds no other.
class Puzzle {
 public:
  Shape shape() const { return givens_.shape(); }
  const Grid& givens() const { return givens_; }
  const Grid& solution() const { return solution_; }
  int clues() const { return givens_.clues(); }

  // For who has searched these givens for a solution other than this one, and knows that there is none.
  static Puzzle Proven(const Grid& givens, const Grid& solution) { return Puzzle(givens, solution); }

 private:
  Puzzle(const Grid& givens, const Grid& solution) : givens_(givens), solution_(solution) {}
  friend Proof Prove(const Grid& givens, Budget& budget);

  Grid givens_;
  Grid solution_;
};

enum class Verdict : uint8_t { kUnique, kConflict, kNone, kSeveral, kBudget, kDeadline };

struct Proof {
  Verdict verdict;
  std::optional<Puzzle> puzzle;  // exactly with kUnique
  std::optional<Grid> first;     // with kSeveral: two solutions
  std::optional<Grid> second;
  CellSet cells;  // with kConflict: all cells that conflict; with kSeveral: where the two solutions differ
};

Proof Prove(const Grid& givens, Budget& budget);

// No puzzle of this shape has fewer clues: 4 for 2x2, 8 for 2x3 and 3x2, 17 for 3x3 (full searches; for 3x3 McGuire and
// others, 2012); 0 for shapes where nothing has been proven.
int FewestClues(Shape shape);

}  // namespace hanadoku
