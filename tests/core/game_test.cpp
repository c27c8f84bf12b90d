#include "hanadoku/game.h"

#include <gtest/gtest.h>

#include "boards.h"
#include "games.h"

namespace hanadoku {
namespace {

constexpr Digit k1(1), k2(2), k3(3), k4(4), k5(5), k6(6);

TEST(Game, StartsWithTheModeAndHintsOfItsShape) {
  for (const Shape shape : Shape::All()) {
    const bool small = shape.side() <= 6;
    EXPECT_EQ(DefaultEntryMode(shape), small ? EntryMode::kStrict : EntryMode::kFree);
    EXPECT_EQ(DefaultHints(shape, Level::kEasy), small ? 3 : 12);
    EXPECT_EQ(DefaultHints(shape, Level::kNormal), small ? 3 : 9);
    for (const Level level : {Level::kHard, Level::kExpert, Level::kExtreme}) {
      EXPECT_EQ(DefaultHints(shape, level), small ? 3 : 6);
    }
  }
}

TEST(Game, StartsFromTheGivens) {
  const Game game = Strict(Puzzle6());
  EXPECT_EQ(game.grid(), game.puzzle().givens());
  EXPECT_EQ(game.cells_left(), 28);
  EXPECT_EQ(game.mistakes(), 0);
  EXPECT_EQ(game.hints_used(), 0);
  EXPECT_EQ(game.hints_left(), 3);
  EXPECT_FALSE(game.finished() || game.CanUndo() || game.CanRedo() || game.running());
  EXPECT_EQ(game.Elapsed(1000), 0);
}

TEST(StrictGame, IgnoresADigitThatAPeerHolds) {
  Game game = Strict(Puzzle6());
  for (const Digit seen : {k1, k2, k3}) EXPECT_EQ(game.Enter(Cell(0), seen, 0), Entered::kIgnored);
  EXPECT_EQ(game.mistakes(), 0);
  EXPECT_FALSE(game.CanUndo());
}

TEST(StrictGame, CountsAWrongDigitEachTimeAndDoesNotEnterIt) {
  Game game = Strict(Puzzle6());
  for (const Digit wrong : {k4, k5, k4}) EXPECT_EQ(game.Enter(Cell(0), wrong, 0), Entered::kMistake);
  EXPECT_EQ(game.mistakes(), 3);
  EXPECT_EQ(game.mark(Cell(0)), Mark());
  EXPECT_FALSE(game.CanUndo());
}

TEST(StrictGame, SettlesAFilledCellUntilItIsErased) {
  Game game = Strict(Puzzle6());
  EXPECT_EQ(game.Enter(Cell(0), k6, 0), Entered::kPlaced);
  for (const Digit digit : {k4, k6}) EXPECT_EQ(game.Enter(Cell(0), digit, 0), Entered::kIgnored);
  EXPECT_EQ(game.mistakes(), 0);
  EXPECT_TRUE(game.Erase(Cell(0)));
  EXPECT_EQ(game.Enter(Cell(0), k4, 0), Entered::kMistake);
}

TEST(FreeGame, EntersAnyDigitAndCountsNoMistakes) {
  Game game = Free(Puzzle6());
  for (const Digit digit : {k1, k4, k6}) {
    EXPECT_EQ(game.Enter(Cell(0), digit, 0), Entered::kPlaced);
    EXPECT_EQ(game.mark(Cell(0)).digit, digit);
  }
  EXPECT_EQ(game.mistakes(), 0);
}

TEST(FreeGame, IgnoresTheDigitThatIsAlreadyThere) {
  Game game = Free(Puzzle6());
  EXPECT_EQ(game.Enter(Cell(0), k4, 0), Entered::kPlaced);
  EXPECT_EQ(game.Enter(Cell(0), k4, 0), Entered::kIgnored);
  EXPECT_TRUE(game.Undo());
  EXPECT_FALSE(game.CanUndo());
}

TEST(Game, NeverTouchesAGiven) {
  for (Game game : {Strict(Puzzle6()), Free(Puzzle6())}) {
    for (const Cell cell : game.puzzle().givens().Filled()) {
      for (const Digit digit : game.shape().AllDigits()) EXPECT_EQ(game.Enter(cell, digit, 0), Entered::kIgnored);
      EXPECT_FALSE(game.Erase(cell));
      EXPECT_FALSE(game.ToggleNote(cell, NoteKind::kCorner, k1));
      EXPECT_FALSE(game.SetColor(cell, 1));
    }
    EXPECT_FALSE(game.Restart());
    EXPECT_FALSE(game.CanUndo());
    EXPECT_EQ(Shown(game), Shown(Strict(Puzzle6())));
  }
}

TEST(Game, IgnoresWhatIsOffTheBoard) {
  Game game = Free(Puzzle6());
  EXPECT_EQ(game.Enter(Cell(36), k1, 0), Entered::kIgnored);
  EXPECT_EQ(game.Enter(Cell(255), k1, 0), Entered::kIgnored);
  EXPECT_EQ(game.Enter(Cell(0), Digit(7), 0), Entered::kIgnored);
  EXPECT_EQ(game.Enter(Cell(0), Digit(255), 0), Entered::kIgnored);
  EXPECT_EQ(game.Enter(Cell(0), Digit(), 0), Entered::kIgnored);
  EXPECT_FALSE(game.Erase(Cell(36)));
  EXPECT_FALSE(game.ToggleNote(Cell(36), NoteKind::kCentre, k1));
  EXPECT_FALSE(game.ToggleNote(Cell(0), NoteKind::kCentre, Digit(7)));
  EXPECT_FALSE(game.ToggleNote(Cell(0), NoteKind::kCentre, Digit()));
  EXPECT_FALSE(game.SetColor(Cell(36), 1));
  EXPECT_FALSE(game.SetColor(Cell(0), kColors + 1));
  EXPECT_FALSE(game.CanUndo());
}

TEST(Game, KeepsCornerAndCentreNotesApart) {
  Game game = Strict(Puzzle6());
  EXPECT_TRUE(game.ToggleNote(Cell(0), NoteKind::kCorner, k4));
  EXPECT_TRUE(game.ToggleNote(Cell(0), NoteKind::kCorner, k6));
  EXPECT_TRUE(game.ToggleNote(Cell(0), NoteKind::kCentre, k1));
  EXPECT_EQ(game.mark(Cell(0)).corner, Digits({k4, k6}));
  EXPECT_EQ(game.mark(Cell(0)).centre, Digits({k1}));
  EXPECT_TRUE(game.ToggleNote(Cell(0), NoteKind::kCorner, k4));
  EXPECT_EQ(game.mark(Cell(0)).corner, Digits({k6}));
}

TEST(Game, ADigitTakesThePlaceOfTheCellsNotesUntilItIsUndone) {
  Game game = Strict(Puzzle6());
  game.ToggleNote(Cell(0), NoteKind::kCorner, k4);
  game.ToggleNote(Cell(0), NoteKind::kCentre, k6);
  const Shown before(game);
  game.Enter(Cell(0), k6, 0);
  EXPECT_EQ(game.mark(Cell(0)), (Mark{.digit = k6, .corner = {}, .centre = {}}));
  EXPECT_FALSE(game.ToggleNote(Cell(0), NoteKind::kCorner, k1));
  EXPECT_TRUE(game.Undo());
  EXPECT_EQ(Shown(game), before);
}

TEST(Game, APlacementStrikesItsDigitOutOfItsPeersNotes) {
  Game game = Strict(Puzzle6());
  // A cell of the same row, column and box, and one that is no peer.
  for (const int cell : {3, 12, 8, 35}) {
    game.ToggleNote(Cell(cell), NoteKind::kCorner, k6);
    game.ToggleNote(Cell(cell), NoteKind::kCentre, k6);
    game.ToggleNote(Cell(cell), NoteKind::kCentre, k4);
  }
  const Shown before(game);
  EXPECT_EQ(game.Enter(Cell(0), k6, 0), Entered::kPlaced);
  for (const int cell : {3, 12, 8}) {
    EXPECT_TRUE(game.mark(Cell(cell)).corner.empty());
    EXPECT_EQ(game.mark(Cell(cell)).centre, Digits({k4}));
  }
  EXPECT_EQ(game.mark(Cell(35)).corner, Digits({k6}));
  EXPECT_TRUE(game.Undo());
  EXPECT_EQ(Shown(game), before);
}

TEST(Game, LeavesNotesAloneWhereThatIsAskedFor) {
  Game game(Puzzle6(), {.entry = EntryMode::kStrict, .hints = 3, .level = Level::kEasy, .remove_notes = false});
  game.ToggleNote(Cell(3), NoteKind::kCorner, k6);
  game.Enter(Cell(0), k6, 0);
  EXPECT_EQ(game.mark(Cell(3)).corner, Digits({k6}));
}

// SecUSo/privacy-friendly-sudoku 161: the notes went and did not come back.
TEST(Game, AnEntryThatBreaksARuleLeavesAllNotes) {
  Game game = Free(Puzzle6());
  for (const int cell : {0, 2, 3}) game.ToggleNote(Cell(cell), NoteKind::kCorner, k1);
  EXPECT_EQ(game.Enter(Cell(5), k1, 0), Entered::kPlaced);
  EXPECT_EQ(game.Tint(Cell(5)), CellTint::kConflict);
  for (const int cell : {0, 2, 3}) EXPECT_EQ(game.mark(Cell(cell)).corner, Digits({k1}));
  EXPECT_EQ(game.Enter(Cell(5), k5, 0), Entered::kPlaced);
  for (const int cell : {0, 2, 3}) EXPECT_EQ(game.mark(Cell(cell)).corner, Digits({k1}));
}

// sepehr-rs/Sudoku 54 and 123.
TEST(Game, EraseTakesTheDigitElseTheNotesAndLeavesTheColor) {
  Game game = Free(Puzzle6());
  game.SetColor(Cell(0), 2);
  game.ToggleNote(Cell(0), NoteKind::kCorner, k4);
  game.ToggleNote(Cell(0), NoteKind::kCentre, k5);
  EXPECT_TRUE(game.Erase(Cell(0)));
  Mark colored;
  colored.color = 2;
  EXPECT_EQ(game.mark(Cell(0)), colored);
  EXPECT_FALSE(game.Erase(Cell(0)));
  game.Enter(Cell(0), k4, 0);
  EXPECT_TRUE(game.Erase(Cell(0)));
  EXPECT_EQ(game.mark(Cell(0)), colored);
  EXPECT_EQ(game.grid(), game.puzzle().givens());
}

TEST(Game, AColorIsAMoveUnlessItIsThereAlready) {
  Game game = Strict(Puzzle6());
  EXPECT_FALSE(game.SetColor(Cell(0), 0));
  EXPECT_TRUE(game.SetColor(Cell(0), kColors));
  EXPECT_FALSE(game.SetColor(Cell(0), kColors));
  EXPECT_TRUE(game.SetColor(Cell(0), 0));
  EXPECT_TRUE(game.Undo());
  EXPECT_EQ(game.mark(Cell(0)).color, kColors);
}

TEST(Reveal, FillsTheLowestCellOfThoseWithTheFewestCandidates) {
  Game game = Strict(Puzzle6());
  // Cells 9, 19, 22 and 23 have two candidates, the others more. Notes do not count.
  game.ToggleNote(Cell(35), NoteKind::kCorner, k1);
  EXPECT_EQ(game.Reveal(0), Cell(9));
  EXPECT_EQ(game.mark(Cell(9)).digit, k4);
  EXPECT_EQ(game.hints_used(), 1);
  EXPECT_EQ(game.hints_left(), 2);
}

TEST(Reveal, BeginsWithACellThatHasNoCandidateLeft) {
  Game game = Free(Puzzle6());
  game.Enter(Cell(6), k5, 0);
  game.Enter(Cell(8), k4, 0);
  EXPECT_EQ(game.Reveal(0), Cell(9));
  EXPECT_EQ(game.mark(Cell(9)).digit, k4);
  EXPECT_EQ(game.Tint(Cell(8)), CellTint::kConflict);
}

TEST(Reveal, EndsWithTheAllowanceAndUndoGivesNoHintBack) {
  Game game = Strict(Puzzle6());
  for (int used = 1; used <= 3; ++used) {
    EXPECT_TRUE(game.Reveal(0));
    EXPECT_TRUE(game.Undo());
    EXPECT_EQ(game.hints_used(), used);
  }
  EXPECT_EQ(game.Reveal(0), std::nullopt);
  EXPECT_EQ(game.hints_left(), 0);
  EXPECT_FALSE(game.CanUndo());
  Game without(Puzzle6(), {.entry = EntryMode::kStrict, .hints = 0, .level = Level::kEasy});
  EXPECT_EQ(without.Reveal(0), std::nullopt);
}

TEST(Reveal, FindsNothingOnAFullBoard) {
  Game game = Free(Puzzle4());
  for (int cell = 4; cell < 12; ++cell) game.Enter(Cell(cell), k1, 0);
  EXPECT_EQ(game.Reveal(0), std::nullopt);
  EXPECT_EQ(game.hints_used(), 0);
}

}  // namespace
}  // namespace hanadoku
