// Forcing nets and templates, each derived anew from its definition.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "pattern_check.h"
#include "truths.h"

namespace hanadoku {
namespace {

// Everything that singles lead to, found in the plainest way. False if there is a contradiction.
bool Propagate(Board& board) {
  for (bool changed = true; changed;) {
    if (board.IsContradictory()) return false;
    changed = false;
    for (const Cell cell : board.EmptyCells()) {
      if (board.Candidates(cell).size() == 1) {
        board.Place(cell, board.Candidates(cell).First());
        changed = true;
        break;
      }
    }
    if (changed) continue;
    for (const House house : AllHouses(board)) {
      for (const Digit digit : board.shape().AllDigits()) {
        const Truth truth = HouseTruth(board, house, digit);
        if (truth.size() != 1) continue;
        board.Place(truth[0].cell, truth[0].digit);
        changed = true;
      }
      if (changed) break;
    }
  }
  return true;
}

Board After(Board board, const Candidate& candidate) {
  board.Place(candidate.cell, candidate.digit);
  return board;
}

// Whether all candidates of some cell are contradictory after this, each in the same way.
bool IsRefuted(Board board) {
  if (!Propagate(board)) return true;
  if (board.EmptyCells().empty()) return false;
  Cell narrowest = board.EmptyCells().First();
  for (const Cell cell : board.EmptyCells()) {
    if (board.Candidates(cell).size() < board.Candidates(narrowest).size()) narrowest = cell;
  }
  for (const Digit digit : board.Candidates(narrowest)) {
    if (!IsRefuted(After(board, {narrowest, digit}))) return false;
  }
  return true;
}

bool IsGone(const Board& board, const Candidate& candidate) {
  return !board.Candidates(candidate.cell).Has(candidate.digit) && board.grid()[candidate.cell] != candidate.digit;
}

// Whether all that a branch says to be placed is.
bool IsForced(const Step& step, int branch, const Board& after) {
  return std::all_of(step.links.begin(), step.links.end(), [&](const Link& link) {
    return link.branch != branch || after.grid()[link.to.cells.First()] == link.to.digit;
  });
}

// All ways to place a digit in the rows from this one on: their cells go into `all`.
void MakeTemplates(const Board& board, Digit digit, const CellSet& open, int row, const CellSet& filled,
                   std::vector<CellSet>& all) {
  const Shape shape = board.shape();
  if (row == shape.side()) {
    all.push_back(filled);
    return;
  }
  const House house{HouseKind::kRow, static_cast<uint8_t>(row)};
  const std::span<const Cell> cells = shape.layout().List(house);
  if (std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return board.grid()[cell] == digit; })) {
    MakeTemplates(board, digit, open, row + 1, filled, all);
    return;
  }
  for (const Cell cell : cells) {
    if (!open.Has(cell)) continue;
    MakeTemplates(board, digit, open - shape.layout().Peers(cell), row + 1, filled.With(cell), all);
  }
}

}  // namespace

std::string CheckNet(const Step& step, const Board& board) {
  std::vector<Candidate> assumed;
  for (const CellReason& reason : step.cells) {
    if (reason.role == Role::kPivot) assumed.push_back({reason.cell, reason.digits.First()});
  }
  for (size_t branch = 0; branch < assumed.size(); ++branch) {
    Board after = After(board, assumed[branch]);
    const bool holds = Propagate(after);
    if (step.technique == Technique::kForcingNetContradiction) return holds ? "no contradiction" : "";
    if (!holds) return "a branch is contradictory";
    if (!IsForced(step, static_cast<int>(branch), after)) return "a placement is not forced";
    if (step.technique == Technique::kNestedForcingNet) {
      return step.eliminations == assumed && IsRefuted(after) ? "" : "not refuted";
    }
    if (!std::all_of(step.eliminations.begin(), step.eliminations.end(),
                     [&](const Candidate& gone) { return IsGone(after, gone); })) {
      return "not in all branches";
    }
  }
  return IsTruth(board, assumed) ? "" : "a branch is missing";
}

std::string CheckTemplate(const Step& step, const Board& board) {
  const Shape shape = board.shape();
  std::array<CellSet, kMaxSide + 1> open, certain, possible;
  for (const Digit digit : shape.AllDigits()) open[static_cast<size_t>(digit.value())] = board.CellsWith(digit);
  for (bool changed = true; changed;) {
    changed = false;
    for (const Digit digit : shape.AllDigits()) {
      const auto d = static_cast<size_t>(digit.value());
      std::vector<CellSet> all;
      MakeTemplates(board, digit, open[d], 0, {}, all);
      certain[d] = open[d];
      possible[d] = {};
      for (const CellSet& cells : all) {
        certain[d] &= cells;
        possible[d] |= cells;
      }
      for (const Digit other : shape.AllDigits().Without(digit)) {
        CellSet& of_other = open[static_cast<size_t>(other.value())];
        changed |= of_other.Intersects(certain[d]);
        of_other -= certain[d];
      }
    }
  }
  const auto d = static_cast<size_t>(step.digits.First().value());
  std::vector<Candidate> placements, eliminations;
  for (const Cell cell : certain[d]) placements.push_back({cell, step.digits.First()});
  for (const Cell cell : board.CellsWith(step.digits.First()) - possible[d]) {
    eliminations.push_back({cell, step.digits.First()});
  }
  const bool right =
      step.technique == Technique::kTemplateSet ? step.placements == placements : step.eliminations == eliminations;
  return right ? "" : "not what the templates say";
}

}  // namespace hanadoku
