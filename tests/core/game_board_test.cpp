// What a game shows on the board, and what undo, redo and restart make of it.
#include <gtest/gtest.h>

#include <vector>

#include "boards.h"
#include "games.h"
#include "hanadoku/game.h"
#include "sound_game.h"

namespace hanadoku {
namespace {

constexpr Digit k1(1), k3(3), k4(4), k5(5), k6(6);

TEST(Tint, PutsConflictBeforeFinishedBeforeGivenBeforePlain) {
  Game game = Free(Puzzle4());
  // The given rows are finished houses from the start.
  for (const int cell : {0, 3, 12, 15}) EXPECT_EQ(game.Tint(Cell(cell)), CellTint::kFinished);
  EXPECT_EQ(game.Tint(Cell(4)), CellTint::kPlain);
  EXPECT_EQ(Free(Puzzle6()).Tint(Cell(4)), CellTint::kGiven);
  const int row[] = {3, 4, 1, 2};
  for (int i = 0; i < 4; ++i) game.Enter(Cell(4 + i), Digit(row[i]), 0);
  EXPECT_EQ(game.Tint(Cell(4)), CellTint::kFinished);
  game.Enter(Cell(8), k3, 0);
  for (const int cell : {4, 8}) EXPECT_EQ(game.Tint(Cell(cell)), CellTint::kConflict);
  for (const int cell : {5, 6, 7}) EXPECT_EQ(game.Tint(Cell(cell)), CellTint::kFinished);
  EXPECT_EQ(game.Tint(Cell(9)), CellTint::kPlain);
}

TEST(Tint, ShowsAGivenInConflict) {
  Game game = Free(Puzzle6());
  game.Enter(Cell(0), k1, 0);
  EXPECT_EQ(game.Tint(Cell(0)), CellTint::kConflict);
  EXPECT_EQ(game.Tint(Cell(4)), CellTint::kConflict);
}

// SecUSo/privacy-friendly-sudoku 131: the digit came back without its warning.
TEST(Tint, AConflictReturnsWithRedo) {
  Game game = Free(Puzzle6());
  game.Enter(Cell(0), k1, 0);
  const Shown conflict(game);
  EXPECT_TRUE(game.Undo());
  EXPECT_EQ(game.Tint(Cell(0)), CellTint::kPlain);
  EXPECT_EQ(game.Tint(Cell(4)), CellTint::kGiven);
  EXPECT_TRUE(game.Redo());
  EXPECT_EQ(Shown(game), conflict);
}

// sepehr-rs/Sudoku 128.
TEST(Tint, AConflictGoesWithItsDigit) {
  Game game = Free(Puzzle6());
  const Shown before(game);
  game.Enter(Cell(0), k1, 0);
  game.Erase(Cell(0));
  EXPECT_EQ(Shown(game), before);
}

// SecUSo/privacy-friendly-sudoku 35.
TEST(Game, RestartClearsTheBoardAndAllThatWasDerivedFromIt) {
  Game game = Free(Puzzle6());
  const Shown empty(game);
  game.Enter(Cell(0), k1, 0);
  game.ToggleNote(Cell(1), NoteKind::kCentre, k5);
  game.SetColor(Cell(2), 3);
  game.Reveal(0);
  const Shown played(game);
  EXPECT_TRUE(game.Restart());
  EXPECT_EQ(Shown(game), empty);
  EXPECT_EQ(game.hints_used(), 1);
  EXPECT_FALSE(game.Restart());
  EXPECT_TRUE(game.Undo());
  EXPECT_EQ(Shown(game), played);
}

TEST(Undo, NeverLowersMistakesOrHints) {
  Game game = Strict(Puzzle6());
  game.Enter(Cell(0), k6, 0);
  game.Enter(Cell(1), k5, 0);
  game.Reveal(0);
  while (game.Undo()) {
  }
  EXPECT_EQ(game.mistakes(), 1);
  EXPECT_EQ(game.hints_used(), 1);
  while (game.Redo()) {
  }
  EXPECT_EQ(game.mistakes(), 1);
  EXPECT_EQ(game.hints_used(), 1);
}

TEST(Undo, ANewMoveEndsRedoAndWhatChangesNothingDoesNot) {
  Game game = Strict(Puzzle6());
  game.Enter(Cell(0), k6, 0);
  game.Undo();
  EXPECT_EQ(game.Enter(Cell(0), k4, 0), Entered::kMistake);
  EXPECT_FALSE(game.Erase(Cell(0)));
  EXPECT_TRUE(game.CanRedo());
  EXPECT_TRUE(game.SetColor(Cell(1), 1));
  EXPECT_FALSE(game.CanRedo());
  EXPECT_FALSE(game.Redo());
}

// storopoli/sudoku 8.
TEST(Undo, OfADigitPressedTwiceLeavesAPlayableBoard) {
  for (Game game : {Strict(Puzzle6()), Free(Puzzle6())}) {
    game.Enter(Cell(0), k6, 0);
    game.Enter(Cell(0), k6, 0);
    EXPECT_TRUE(game.Undo());
    EXPECT_EQ(game.grid(), game.puzzle().givens());
    FillAllBut(0, game, 0);
    EXPECT_TRUE(game.finished());
  }
}

TEST(Undo, IsTheExactInverseOfAnyPlayOnEveryShape) {
  Random random(2);
  for (const Shape shape : Shape::All()) {
    const Puzzle puzzle = PuzzleWithHoles(shape, 40, random.Next());
    for (const EntryMode entry : {EntryMode::kStrict, EntryMode::kFree}) {
      Game game(puzzle, {.entry = entry, .hints = 5, .level = Level::kEasy});
      std::vector<Shown> history = {Shown(game)};  // up to now
      for (int press = 0; press < 150; ++press) {
        if (random.Below(5) == 0 && game.Undo()) {
          history.pop_back();
          EXPECT_EQ(Shown(game), history.back());
          if (random.Below(2) == 0) {
            game.Redo();
            history.emplace_back(game);
          }
        } else if (PressAnything(game, random, 0)) {
          history.emplace_back(game);
          EXPECT_TRUE(game.finished() || !game.CanRedo());
        }
        ASSERT_EQ(Shown(game), history.back());
        ASSERT_STREQ(FaultIn(game), nullptr) << NameOf(shape);
      }
      if (game.finished()) continue;
      const Shown last = history.back();
      size_t undone = 0;
      for (; game.Undo(); ++undone) {
        history.pop_back();
        ASSERT_EQ(Shown(game), history.back());
      }
      EXPECT_EQ(history.size(), 1u);
      for (; undone > 0; --undone) EXPECT_TRUE(game.Redo());
      EXPECT_EQ(Shown(game), last);
    }
  }
}

TEST(Undo, ForgetsTheOldestOfVeryManyMoves) {
  Game game = Free(Puzzle6());
  EXPECT_TRUE(game.SetColor(Cell(0), 1));
  const Shown oldest(game);
  for (size_t i = 0; i < Game::kMaxMoves; ++i) EXPECT_TRUE(game.ToggleNote(Cell(1), NoteKind::kCorner, k1));
  size_t undone = 0;
  while (game.Undo()) ++undone;
  EXPECT_EQ(undone, Game::kMaxMoves);
  EXPECT_EQ(Shown(game), oldest);
}

}  // namespace
}  // namespace hanadoku
