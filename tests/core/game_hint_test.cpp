// Steps in a game: what they cost, what applying them does, and the way back from a mistake.
#include <gtest/gtest.h>

#include "boards.h"
#include "games.h"
#include "hanadoku/game.h"
#include "hanadoku/step.h"

namespace hanadoku {
namespace {

constexpr Digit k1(1), k2(2), k3(3), k4(4), k5(5), k6(6);

Step Placing(int cell, Digit digit) {
  Step step;
  step.placements.push_back({Cell(cell), digit});
  return step;
}

Step Striking(int cell, std::initializer_list<Digit> digits) {
  Step step;
  for (const Digit digit : digits) step.eliminations.push_back({Cell(cell), digit});
  return step;
}

TEST(Explain, CostsAHintOnceWhateverIsUndone) {
  Game game = Strict(Puzzle6());
  EXPECT_EQ(Explain(Placing(0, k6), game), Explained::kShown);
  EXPECT_EQ(game.hints_used(), 1);
  EXPECT_TRUE(Apply(Placing(0, k6), 0, game));
  game.Undo();
  game.SetColor(Cell(3), 1);
  EXPECT_EQ(Explain(Placing(0, k6), game), Explained::kShown);
  EXPECT_EQ(game.hints_used(), 1);
  EXPECT_EQ(Explain(Striking(1, {k4, k5}), game), Explained::kShown);
  EXPECT_EQ(Explain(Striking(1, {k4}), game), Explained::kShown);
  EXPECT_EQ(game.hints_used(), 2);
  EXPECT_EQ(Explain(Striking(1, {k4, k6}), game), Explained::kShown);
  EXPECT_EQ(game.hints_left(), 0);
}

TEST(Explain, DrawsOnTheSameAllowanceAsReveal) {
  Game game = Strict(Puzzle6());
  EXPECT_EQ(game.Reveal(0), Cell(9));
  EXPECT_EQ(Explain(Placing(0, k6), game), Explained::kShown);
  EXPECT_EQ(Explain(Placing(1, k3), game), Explained::kShown);
  EXPECT_EQ(game.hints_left(), 0);
  EXPECT_EQ(Explain(Placing(2, k4), game), Explained::kNoHints);
  EXPECT_FALSE(Apply(Placing(2, k4), 0, game));
  EXPECT_EQ(game.Reveal(0), std::nullopt);
  EXPECT_EQ(Explain(Placing(0, k6), game), Explained::kShown);
  EXPECT_EQ(game.hints_used(), 3);
}

TEST(Explain, OfARevealedCellIsPaidFor) {
  Game game = Strict(Puzzle6());
  ASSERT_EQ(game.Reveal(0), Cell(9));
  game.Undo();
  EXPECT_EQ(Explain(Placing(9, k4), game), Explained::kShown);
  EXPECT_EQ(game.hints_used(), 1);
}

TEST(Explain, RefusesWhatTheSolutionContradicts) {
  Game game = Strict(Puzzle6());
  for (const Step& wrong :
       {Placing(0, k4), Striking(0, {k6}), Striking(0, {k4, k6}), Placing(4, k1), Placing(36, k1), Placing(255, k1),
        Placing(0, Digit()), Striking(0, {Digit(7)}), Striking(0, {Digit(255)})}) {
    EXPECT_EQ(Explain(wrong, game), Explained::kWrong);
    EXPECT_FALSE(Apply(wrong, 0, game));
  }
  EXPECT_EQ(game.hints_used(), 0);
  EXPECT_FALSE(game.CanUndo());
}

TEST(Apply, WantsAllOfTheStepToHaveBeenTold) {
  Game game = Strict(Puzzle6());
  EXPECT_FALSE(Apply(Placing(0, k6), 0, game));
  Explain(Striking(0, {k4}), game);
  EXPECT_FALSE(Apply(Striking(0, {k4, k5}), 0, game));
  // It has been told that 4 does not go there, not that it does.
  EXPECT_FALSE(Apply(Placing(0, k4), 0, game));
  EXPECT_TRUE(Apply(Striking(0, {k4}), 0, game));
  EXPECT_FALSE(Apply(Striking(0, {k4}), 0, game));
}

TEST(Apply, StrikesCandidatesOutOfTheNotesAsOneMove) {
  Game game = Strict(Puzzle6());
  for (const Digit digit : {k4, k5, k6}) {
    game.ToggleNote(Cell(0), NoteKind::kCorner, digit);
    game.ToggleNote(Cell(0), NoteKind::kCentre, digit);
  }
  const Shown before(game);
  Explain(Striking(0, {k4, k5}), game);
  EXPECT_TRUE(Apply(Striking(0, {k4, k5}), 0, game));
  EXPECT_EQ(game.mark(Cell(0)).struck, Digits({k4, k5}));
  EXPECT_EQ(game.mark(Cell(0)).corner, Digits({k6}));
  EXPECT_EQ(game.mark(Cell(0)).centre, Digits({k6}));
  const Shown after(game);
  EXPECT_TRUE(game.Undo());
  EXPECT_EQ(Shown(game), before);
  EXPECT_TRUE(game.Redo());
  EXPECT_EQ(Shown(game), after);
}

TEST(Apply, OfAPlacementIsAnEntryThatMayFinishTheGame) {
  Game game = Strict(Puzzle6());
  game.Resume(0);
  game.ToggleNote(Cell(3), NoteKind::kCorner, k6);
  Explain(Placing(0, k6), game);
  EXPECT_TRUE(Apply(Placing(0, k6), 0, game));
  EXPECT_EQ(game.mark(Cell(0)).digit, k6);
  EXPECT_TRUE(game.mark(Cell(3)).corner.empty());
  FillAllBut(1, game, 0);
  const Cell last = (game.shape().AllCells() - game.grid().Filled()).First();
  const Step step = Placing(last.index(), game.puzzle().solution()[last]);
  Explain(step, game);
  EXPECT_TRUE(Apply(step, 500, game));
  EXPECT_TRUE(game.finished());
  EXPECT_EQ(game.Elapsed(900), 500);
}

TEST(Apply, LeavesAnEntryThatStandsInItsWay) {
  Game game = Free(Puzzle6());
  Explain(Placing(0, k6), game);
  game.Enter(Cell(0), k4, 0);
  EXPECT_FALSE(Apply(Placing(0, k6), 0, game));
  EXPECT_EQ(game.mark(Cell(0)).digit, k4);
}

TEST(Struck, OutlivesEntriesAndGoesWithRestart) {
  Game game = Free(Puzzle6());
  Explain(Striking(0, {k4}), game);
  Apply(Striking(0, {k4}), 0, game);
  game.Enter(Cell(0), k5, 0);
  game.Erase(Cell(0));
  EXPECT_FALSE(game.Erase(Cell(0)));
  EXPECT_EQ(game.mark(Cell(0)).struck, Digits({k4}));
  EXPECT_TRUE(game.Restart());
  EXPECT_TRUE(game.mark(Cell(0)).struck.empty());
}

TEST(WrongEntries, AreThoseThatTheSolutionDoesNotHave) {
  Game game = Free(Puzzle6());
  EXPECT_TRUE(game.WrongEntries().empty());
  game.Enter(Cell(0), k6, 0);
  EXPECT_TRUE(game.WrongEntries().empty());
  game.Enter(Cell(1), k5, 0);
  game.Enter(Cell(5), k1, 0);
  EXPECT_EQ(game.WrongEntries(), CellSet(Cell(1)) | CellSet(Cell(5)));
}

TEST(UndoMistakes, GoesBackToBeforeTheFirstOneThatStands) {
  Game game = Free(Puzzle6());
  EXPECT_FALSE(game.UndoMistakes());
  game.Enter(Cell(0), k4, 0);  // wrong, and mended
  game.Enter(Cell(0), k6, 0);
  const Shown right(game);
  game.Enter(Cell(1), k5, 0);  // wrong, and left
  game.Enter(Cell(2), k4, 0);
  game.ToggleNote(Cell(3), NoteKind::kCorner, k2);
  const Shown wrong(game);
  EXPECT_TRUE(game.UndoMistakes());
  EXPECT_EQ(Shown(game), right);
  EXPECT_FALSE(game.UndoMistakes());
  for (int moves = 0; moves < 3; ++moves) EXPECT_TRUE(game.Redo());
  EXPECT_EQ(Shown(game), wrong);
  EXPECT_FALSE(game.CanRedo());
}

TEST(UndoMistakes, ErasesWhatTheHistoryHasForgotten) {
  Game game = Free(Puzzle6());
  game.Enter(Cell(1), k5, 0);
  game.Enter(Cell(0), k6, 0);
  std::string text = game.Save(0);
  text.resize(text.find("position"));
  Game restored = *Restored::From(text).game;
  restored.ToggleNote(Cell(2), NoteKind::kCorner, k3);
  EXPECT_TRUE(restored.UndoMistakes());
  EXPECT_EQ(restored.mark(Cell(1)), Mark());
  EXPECT_EQ(restored.mark(Cell(0)).digit, k6);
  EXPECT_EQ(restored.mark(Cell(2)).corner, Digits({k3}));
  EXPECT_TRUE(restored.Undo());
  EXPECT_EQ(restored.mark(Cell(1)).digit, k5);
}

TEST(UndoMistakes, ChangesNothingInAFinishedGame) {
  Game game = Free(Puzzle4());
  FillAllBut(0, game, 0);
  EXPECT_TRUE(game.finished());
  EXPECT_FALSE(game.UndoMistakes());
}

}  // namespace
}  // namespace hanadoku
