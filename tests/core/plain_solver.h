// The judge: a second, plain solver that shares nothing with the one it judges but the Grid it reads.
//
// A solution gives each cell a digit and each house a place for each digit. The search takes whichever of these has the
// fewest choices left, and tries them in order.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "hanadoku/grid.h"
#include "hanadoku/shape.h"

namespace hanadoku {

class PlainSolver {
 public:
  explicit PlainSolver(const Grid& givens)
      : side_(givens.side()), box_rows_(givens.shape().box_rows()), box_columns_(givens.shape().box_columns()) {
    blocked_.resize(static_cast<size_t>(side_ * side_ * side_));
    solution_.resize(static_cast<size_t>(side_ * side_));
    for (int cell = 0; cell < side_ * side_; ++cell) {
      const int digit = givens[Cell(cell)].value();
      if (digit == 0) continue;
      if (Blocked(cell, digit - 1) != 0) conflict_ = true;
      Place(cell, digit - 1, +1);
    }
  }

  // How many solutions there are, up to `limit`.
  int Count(int limit) {
    found_ = 0;
    limit_ = limit;
    if (!conflict_) Search();
    return found_;
  }

 private:
  struct Choice {
    int cell;
    int digit;
  };

  int& Blocked(int cell, int digit) { return blocked_[static_cast<size_t>(cell * side_ + digit)]; }

  int CellAt(int row, int column) const { return row * side_ + column; }

  // The i-th way to fill a cell (kind 0), or the i-th place for a digit in a row, a column or a box (kinds 1 to 3).
  Choice ChoiceAt(int kind, int index, int other, int i) const {
    switch (kind) {
      case 0: return {CellAt(index, other), i};
      case 1: return {CellAt(index, i), other};
      case 2: return {CellAt(i, index), other};
      default:
        return {CellAt(index / box_rows_ * box_rows_ + i / box_columns_,
                       index % box_rows_ * box_columns_ + i % box_columns_),
                other};
    }
  }

  void Place(int cell, int digit, int delta) {
    const int row = cell / side_, column = cell % side_;
    const int box = row / box_rows_ * box_rows_ + column / box_columns_;
    for (int i = 0; i < side_; ++i) {
      // Each is counted once for every house that it shares with the cell, and taken back in the same way.
      for (const Choice choice : {Choice{cell, i}, Choice{CellAt(row, i), digit}, Choice{CellAt(i, column), digit},
                                  ChoiceAt(3, box, digit, i)}) {
        if (choice.cell != cell || choice.digit != digit) Blocked(choice.cell, choice.digit) += delta;
      }
    }
    solution_[static_cast<size_t>(cell)] += delta * (digit + 1);
  }

  // One cell, or one digit in one house, with the number of its choices.
  struct Question {
    int kind = 0, index = 0, other = 0;
    int choices = 0;
  };

  // The open question with the fewest choices, or the first one with none or one. Empty if all are settled.
  std::optional<Question> Tightest() {
    std::optional<Question> best;
    for (int kind = 0; kind < 4; ++kind) {
      for (int index = 0; index < side_; ++index) {
        for (int other = 0; other < side_; ++other) {
          int count = 0;
          bool settled = false;
          for (int i = 0; i < side_; ++i) {
            const Choice choice = ChoiceAt(kind, index, other, i);
            if (Blocked(choice.cell, choice.digit) != 0) continue;
            ++count;
            settled = solution_[static_cast<size_t>(choice.cell)] != 0;
          }
          if (settled && count == 1) continue;
          if (!best || count < best->choices) best = Question{kind, index, other, count};
          if (count <= 1) return best;
        }
      }
    }
    return best;
  }

  void Search() {
    const std::optional<Question> question = Tightest();
    if (!question) {
      ++found_;
      return;
    }
    for (int i = 0; i < side_ && found_ < limit_; ++i) {
      const Choice choice = ChoiceAt(question->kind, question->index, question->other, i);
      if (Blocked(choice.cell, choice.digit) != 0) continue;
      Place(choice.cell, choice.digit, +1);
      Search();
      Place(choice.cell, choice.digit, -1);
    }
  }

  int side_, box_rows_, box_columns_;
  std::vector<int> blocked_;   // [cell][digit]: how often placed digits forbid this
  std::vector<int> solution_;  // [cell]: the placed digit, or 0
  bool conflict_ = false;
  int found_ = 0, limit_ = 0;
};

}  // namespace hanadoku
