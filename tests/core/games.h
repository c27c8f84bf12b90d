// Puzzles for tests that play them, and games on them.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "boards.h"
#include "hanadoku/game.h"
#include "hanadoku/puzzle.h"
#include "hanadoku/random.h"

namespace hanadoku {

inline Puzzle PuzzleOf(const Grid& givens) {
  Budget budget;
  const Proof proof = Prove(givens, budget);
  EXPECT_TRUE(proof.puzzle.has_value()) << WriteLine(givens);
  return *proof.puzzle;
}

// Each row is the one before it, shifted by a box, or by a cell more from band to band.
inline Grid ShiftedSolution(Shape shape) {
  Grid grid(shape);
  for (const Cell cell : shape.AllCells()) {
    const int row = shape.RowOf(cell);
    const int shift = row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
    grid.Set(cell, Digit((shape.ColumnOf(cell) + shift) % shape.side() + 1));
  }
  return grid;
}

// The shifted solution with up to this many cells emptied at random.
inline Puzzle PuzzleWithHoles(Shape shape, int holes, uint64_t seed) {
  Grid givens = ShiftedSolution(shape);
  Random random(seed);
  std::vector<Cell> order;
  for (const Cell cell : shape.AllCells()) order.push_back(cell);
  random.Shuffle(std::span(order));
  for (const Cell cell : order) {
    if (givens.cells() - givens.clues() == holes) break;
    Grid fewer = givens;
    fewer.Clear(cell);
    Budget budget(1000);
    if (Prove(fewer, budget).verdict == Verdict::kUnique) givens = fewer;
  }
  return PuzzleOf(givens);
}

// Its solution: 634215 521463 263154 415632 152346 346521.
inline Puzzle Puzzle6() { return PuzzleOf(GridOf(ShapeOf(2, 3), "....1..2...3.....4..56........34....")); }
// Its solution: 1234 3412 2341 4123.
inline Puzzle Puzzle4() { return PuzzleOf(GridOf(ShapeOf(2, 2), "1234........4123")); }

inline Game Strict(const Puzzle& puzzle) {
  return Game(puzzle, {.entry = EntryMode::kStrict, .hints = 3, .level = Level::kEasy});
}
inline Game Free(const Puzzle& puzzle) {
  return Game(puzzle, {.entry = EntryMode::kFree, .hints = 3, .level = Level::kEasy});
}

inline DigitSet Digits(std::initializer_list<Digit> digits) {
  DigitSet set;
  for (const Digit digit : digits) set = set.With(digit);
  return set;
}

// Enters the solution into all empty cells but the last few.
inline void FillAllBut(int left, Game& game, int64_t now) {
  for (const Cell cell : game.shape().AllCells() - game.grid().Filled()) {
    if (game.cells_left() == left) return;
    EXPECT_EQ(game.Enter(cell, game.puzzle().solution()[cell], now), Entered::kPlaced);
  }
}

// All that a game shows, without the clock.
struct Shown {
  std::string line;
  std::vector<Mark> marks;
  std::vector<CellTint> tints;

  explicit Shown(const Game& game) : line(WriteLine(game.grid())) {
    for (const Cell cell : game.shape().AllCells()) {
      marks.push_back(game.mark(cell));
      tints.push_back(game.Tint(cell));
    }
  }
  friend bool operator==(const Shown&, const Shown&) = default;
};

inline Explained Explain(const Step& step, Game& game) { return game.Explain(step.placements, step.eliminations); }
inline bool Apply(const Step& step, int64_t now, Game& game) {
  return game.Apply(step.placements, step.eliminations, now);
}

// A step that strikes out some candidates of a cell, or fills it, as the solution has it.
inline Step TrueStep(const Game& game, Random& random) {
  Step step;
  const Cell cell(static_cast<int>(random.Below(static_cast<uint32_t>(game.shape().cells()))));
  const Digit right = game.puzzle().solution()[cell];
  if (random.Below(3) == 0) {
    step.placements.push_back({cell, right});
    return step;
  }
  for (const Digit digit : game.shape().AllDigits().Without(right)) {
    if (random.Below(3) == 0) step.eliminations.push_back({cell, digit});
  }
  return step;
}

// One action of a player who presses anything: true if the history took a move.
inline bool PressAnything(Game& game, Random& random, int64_t now) {
  const auto below = [&](int bound) { return static_cast<int>(random.Below(static_cast<uint32_t>(bound))); };
  const Cell cell(below(game.shape().cells()));
  const Digit digit = below(3) == 0 ? game.puzzle().solution()[cell] : Digit(1 + below(game.shape().side()));
  switch (below(14)) {
    case 0: return game.Erase(cell);
    case 1: return game.SetColor(cell, static_cast<uint8_t>(below(kColors + 1)));
    case 2: return game.Reveal(now).has_value();
    case 3: return below(10) == 0 && game.Restart();
    case 4:
    case 5:
    case 6: return game.ToggleNote(cell, NoteKind::kCorner, digit);
    case 7: return game.ToggleNote(cell, NoteKind::kCentre, digit);
    case 8: {
      const Step step = TrueStep(game, random);
      return Explain(step, game) == Explained::kShown && Apply(step, now, game);
    }
    default: return game.Enter(cell, digit, now) == Entered::kPlaced;
  }
}

}  // namespace hanadoku
