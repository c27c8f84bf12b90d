// What holds in every game.
#pragma once

#include "hanadoku/game.h"

namespace hanadoku {

// The first fault found in a game, whatever was done or restored; null if it is sound.
inline const char* FaultIn(const Game& game) {
  const Shape shape = game.shape();
  Grid grid = game.puzzle().givens();
  for (const Cell cell : shape.AllCells()) {
    const Mark& mark = game.mark(cell);
    if (game.IsGiven(cell) && mark != Mark()) return "a mark on a given";
    if (!mark.digit.empty() && !(mark.corner | mark.centre).empty()) return "notes under a digit";
    if (!((mark.corner | mark.centre) - shape.AllDigits()).empty()) return "a note off the board";
    if (!(mark.struck - shape.AllDigits()).empty()) return "a candidate struck out off the board";
    if (mark.struck.Has(game.puzzle().solution()[cell])) return "the solution's digit struck out";
    if (mark.digit.value() > shape.side() || mark.color > kColors) return "a mark out of range";
    if (!mark.digit.empty()) grid.Set(cell, mark.digit);
    if (game.options().entry == EntryMode::kStrict && !mark.digit.empty() &&
        mark.digit != game.puzzle().solution()[cell]) {
      return "a wrong digit in a strict game";
    }
  }
  if (grid != game.grid()) return "a grid that is not givens and entries";
  if (game.finished() != grid.IsSolved()) return "finished without a solved board, or the reverse";
  if (game.finished() && (game.CanUndo() || game.CanRedo() || game.running())) return "a finished game that goes on";
  if (game.mistakes() < 0 || (game.options().entry == EntryMode::kFree && game.mistakes() > 0)) return "mistakes";
  if (game.hints_used() < 0 || game.hints_left() < 0) return "hints";
  const CellSet conflicts = grid.Conflicts();
  for (const Cell cell : shape.AllCells()) {
    const bool shown = game.Tint(cell) == CellTint::kConflict;
    if (shown != conflicts.Has(cell)) return "a conflict not shown, or shown for none";
  }
  return nullptr;
}

}  // namespace hanadoku
