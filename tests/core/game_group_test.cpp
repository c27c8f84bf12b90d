// Moves on several cells: each is one step of undo.
#include <gtest/gtest.h>

#include "games.h"
#include "hanadoku/game.h"

namespace hanadoku {
namespace {

constexpr Digit k4(4), k5(5), k6(6);

CellSet Cells(std::initializer_list<int> indices) {
  CellSet cells;
  for (const int index : indices) cells.Add(Cell(index));
  return cells;
}

TEST(MoveOnSeveralCells, PutsANoteIntoAllOfThemAndTakesItOutWhereAllHaveIt) {
  Game game = Strict(Puzzle6());
  game.ToggleNote(Cell(0), NoteKind::kCorner, k6);
  EXPECT_TRUE(game.ToggleNote(Cells({0, 1, 2}), NoteKind::kCorner, k6));
  for (const int cell : {0, 1, 2}) EXPECT_EQ(game.mark(Cell(cell)).corner, Digits({k6}));
  EXPECT_TRUE(game.ToggleNote(Cells({0, 1, 2}), NoteKind::kCorner, k6));
  for (const int cell : {0, 1, 2}) EXPECT_EQ(game.mark(Cell(cell)), Mark());
}

TEST(MoveOnSeveralCells, IsOneStepOfUndo) {
  Game game = Strict(Puzzle6());
  game.ToggleNote(Cells({0, 1, 2}), NoteKind::kCentre, k5);
  const Shown noted(game);
  EXPECT_TRUE(game.SetColor(Cells({0, 1, 2, 3}), 2));
  EXPECT_TRUE(game.Erase(Cells({0, 1, 2, 3})));
  EXPECT_TRUE(game.mark(Cell(0)).centre.empty());
  EXPECT_EQ(game.mark(Cell(3)).color, 2);
  EXPECT_TRUE(game.Undo() && game.Undo());
  EXPECT_EQ(Shown(game), noted);
}

TEST(MoveOnSeveralCells, LeavesGivensAndFilledCellsAlone) {
  Game game = Strict(Puzzle6());
  EXPECT_EQ(game.Enter(Cell(0), k6, 0), Entered::kPlaced);
  // Cell 4 is given.
  EXPECT_FALSE(game.ToggleNote(Cells({0, 4}), NoteKind::kCorner, k4));
  EXPECT_FALSE(game.SetColor(Cells({4, 36}), 1));
  EXPECT_FALSE(game.Erase(CellSet()));
  EXPECT_TRUE(game.ToggleNote(Cells({0, 1, 4}), NoteKind::kCorner, k4));
  EXPECT_TRUE(game.mark(Cell(0)).corner.empty());
}

TEST(FillNotes, WritesTheCandidatesThatNoStepHasStruckOut) {
  Game game = Strict(Puzzle6());
  // The solution's 6 belongs into cell 0, where 4 and 5 could stand too.
  const Candidate struck{Cell(0), k4};
  EXPECT_EQ(game.Explain({}, {&struck, 1}), Explained::kShown);
  EXPECT_TRUE(game.Apply({}, {&struck, 1}, 0));
  EXPECT_TRUE(game.FillNotes(NoteKind::kCorner));
  EXPECT_EQ(game.mark(Cell(0)).corner, Digits({k5, k6}));
  for (const Cell cell : game.shape().AllCells() - game.grid().Filled()) {
    EXPECT_TRUE(game.mark(cell).corner.Has(game.puzzle().solution()[cell]));
    EXPECT_TRUE((game.mark(cell).corner & game.grid().SeenFrom(cell)).empty());
    EXPECT_TRUE(game.mark(cell).centre.empty());
  }
  EXPECT_FALSE(game.FillNotes(NoteKind::kCorner));
}

TEST(ClearNotes, TakesBothKindsAwayAndNothingElse) {
  Game game = Strict(Puzzle6());
  game.Enter(Cell(0), k6, 0);
  game.SetColor(Cell(1), 3);
  const Shown before(game);
  EXPECT_FALSE(game.ClearNotes());
  game.FillNotes(NoteKind::kCorner);
  game.FillNotes(NoteKind::kCentre);
  EXPECT_TRUE(game.ClearNotes());
  EXPECT_EQ(Shown(game), before);
}

TEST(MoveOnSeveralCells, SavesNoMoreThanAGameMay) {
  Game game(PuzzleWithHoles(ShapeOf(4, 4), 140, 3), {.entry = EntryMode::kFree, .hints = 0, .level = Level::kHard});
  for (int i = 0; i < 400; ++i) {
    EXPECT_TRUE(game.FillNotes(NoteKind::kCorner));
    EXPECT_TRUE(game.ClearNotes());
  }
  const std::string saved = game.Save(0);
  EXPECT_LE(saved.size(), Game::kMaxSavedBytes);
  const Restored restored = Restored::From(saved);
  ASSERT_TRUE(restored.game.has_value());
  EXPECT_FALSE(restored.history_lost);
}

}  // namespace
}  // namespace hanadoku
