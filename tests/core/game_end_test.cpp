// How a game ends, and its clock.
#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "boards.h"
#include "games.h"
#include "hanadoku/game.h"

namespace hanadoku {
namespace {

constexpr Digit k1(1), k2(2), k6(6);

// kaajjo/LibreSudoku 30; tim3z/SudoQ 48: a crash on the last digit.
TEST(Game, FinishesWithTheLastRightDigitOnEveryShape) {
  for (const Shape shape : Shape::All()) {
    const Puzzle puzzle = PuzzleWithHoles(shape, 10, 3);
    for (const EntryMode entry : {EntryMode::kStrict, EntryMode::kFree}) {
      for (const bool by_hint : {false, true}) {
        Game game(puzzle, {.entry = entry, .hints = 1, .level = Level::kEasy});
        game.Resume(0);
        FillAllBut(1, game, 10);
        EXPECT_FALSE(game.finished());
        if (by_hint) game.Reveal(20);
        FillAllBut(0, game, 20);
        EXPECT_TRUE(game.finished()) << NameOf(shape);
        EXPECT_EQ(game.cells_left(), 0);
        EXPECT_EQ(game.Elapsed(99), 20);
        for (const Cell cell : shape.AllCells()) EXPECT_EQ(game.Tint(cell), CellTint::kFinished);
      }
    }
  }
}

// gtarawneh/sudoku 2.
TEST(Game, DoesNotFinishWithAFullBoardThatBreaksARule) {
  Game game = Free(Puzzle6());
  game.Resume(0);
  FillAllBut(1, game, 0);
  ASSERT_EQ(game.Enter(Cell(35), k2, 5), Entered::kPlaced);
  EXPECT_EQ(game.cells_left(), 0);
  EXPECT_FALSE(game.finished());
  EXPECT_TRUE(game.running());
  EXPECT_EQ(game.Tint(Cell(35)), CellTint::kConflict);
  EXPECT_EQ(game.Enter(Cell(35), k1, 6), Entered::kPlaced);
  EXPECT_TRUE(game.finished());
}

TEST(Game, ChangesNoMoreOnceItIsFinished) {
  Game game = Strict(Puzzle6());
  game.Resume(0);
  FillAllBut(1, game, 0);
  game.SetColor(Cell(35), 4);
  FillAllBut(0, game, 7);
  const Shown last(game);
  const std::string saved = game.Save(7);
  for (const Cell cell : game.shape().AllCells()) {
    for (const Digit digit : game.shape().AllDigits()) {
      EXPECT_EQ(game.Enter(cell, digit, 8), Entered::kIgnored);
      EXPECT_FALSE(game.ToggleNote(cell, NoteKind::kCorner, digit));
    }
    EXPECT_FALSE(game.Erase(cell) || game.SetColor(cell, 1));
  }
  EXPECT_FALSE(game.CanUndo() || game.CanRedo());
  EXPECT_FALSE(game.Undo() || game.Redo() || game.Restart() || game.Reveal(9));
  game.Resume(9);
  EXPECT_FALSE(game.running());
  EXPECT_EQ(Shown(game), last);
  EXPECT_EQ(game.Save(1000), saved);
  EXPECT_EQ(game.mistakes(), 0);
}

TEST(Game, OnASolvedGridIsFinishedFromTheStart) {
  Game game = Strict(PuzzleOf(ShiftedSolution(ShapeOf(3, 3))));
  EXPECT_TRUE(game.finished());
  game.Resume(5);
  EXPECT_FALSE(game.running());
}

TEST(Clock, CountsOnlyWhileItRuns) {
  Game game = Strict(Puzzle6());
  EXPECT_EQ(game.Elapsed(500), 0);
  game.Resume(1000);
  EXPECT_TRUE(game.running());
  EXPECT_EQ(game.Elapsed(1400), 400);
  game.Pause(1500);
  EXPECT_EQ(game.Elapsed(9000), 500);
  game.Enter(Cell(0), k6, 9500);
  EXPECT_FALSE(game.running());
  EXPECT_EQ(game.Elapsed(9900), 500);
  game.Resume(10'000);
  game.Resume(10'100);
  EXPECT_EQ(game.Elapsed(10'250), 750);
  game.Pause(10'250);
  game.Pause(20'000);
  EXPECT_EQ(game.Elapsed(30'000), 750);
}

TEST(Clock, TakesAnEarlierTimeForTheLastOne) {
  Game game = Strict(Puzzle6());
  game.Resume(1000);
  EXPECT_EQ(game.Elapsed(900), 0);
  game.Pause(1300);
  game.Resume(200);
  EXPECT_EQ(game.Elapsed(1200), 300);
  EXPECT_EQ(game.Elapsed(1350), 350);
  game.Pause(100);
  EXPECT_EQ(game.Elapsed(5000), 300);
}

TEST(Clock, BearsAnyTime) {
  constexpr int64_t kLeast = std::numeric_limits<int64_t>::min(), kMost = std::numeric_limits<int64_t>::max();
  Stopwatch stopwatch = Stopwatch::WithElapsed(Stopwatch::kMaxElapsed - 1);
  stopwatch.Resume(kLeast);
  EXPECT_EQ(stopwatch.Elapsed(kLeast), Stopwatch::kMaxElapsed - 1);
  EXPECT_EQ(stopwatch.Elapsed(kMost), Stopwatch::kMaxElapsed);
  stopwatch.Pause(kMost);
  stopwatch.Resume(kMost);
  EXPECT_EQ(stopwatch.Elapsed(kMost), Stopwatch::kMaxElapsed);
}

// kaajjo/LibreSudoku 119; grantm/sudoku-web-app 46: a finished time became shorter.
TEST(Clock, StopsForGoodWithTheFinishingMove) {
  Game game = Strict(Puzzle6());
  game.Resume(0);
  FillAllBut(1, game, 100);
  FillAllBut(0, game, 61'000);
  for (const int64_t now : {61'000, 70'000, 10, 0}) {
    game.Pause(now);
    EXPECT_EQ(game.Elapsed(now), 61'000);
    game.Resume(now);
    EXPECT_EQ(game.Elapsed(now + 5), 61'000);
  }
}

TEST(Clock, FinishedWhilePausedKeepsItsTime) {
  Game game = Strict(Puzzle6());
  game.Resume(0);
  game.Pause(40);
  FillAllBut(0, game, 90);
  EXPECT_TRUE(game.finished());
  EXPECT_EQ(game.Elapsed(100), 40);
}

}  // namespace
}  // namespace hanadoku
