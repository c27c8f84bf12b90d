// A move is a list of cells with their marks before and after it, so undo and redo only put marks back. All that is
// shown beside the marks is derived from the board anew after each move, and so cannot outlive what it came from.
#include "hanadoku/game.h"

#include <algorithm>
#include <utility>

namespace hanadoku {

EntryMode DefaultEntryMode(Shape shape) { return shape.side() <= 6 ? EntryMode::kStrict : EntryMode::kFree; }

int DefaultHints(Shape shape, Level level) {
  if (shape.side() <= 6) return 3;
  switch (level) {
    case Level::kEasy: return 12;
    case Level::kNormal: return 9;
    case Level::kHard:
    case Level::kExpert:
    case Level::kExtreme: return 6;
  }
  return 0;
}

void Stopwatch::Resume(int64_t now) {
  if (running_) return;
  since_ = std::clamp(now, since_, kMaxElapsed);
  running_ = true;
}

void Stopwatch::Pause(int64_t now) {
  elapsed_ = Elapsed(now);
  since_ = std::clamp(now, since_, kMaxElapsed);
  running_ = false;
}

int64_t Stopwatch::Elapsed(int64_t now) const {
  if (!running_) return elapsed_;
  return std::min(elapsed_ + (std::clamp(now, since_, kMaxElapsed) - since_), kMaxElapsed);
}

Stopwatch Stopwatch::WithElapsed(int64_t elapsed) {
  Stopwatch stopwatch;
  stopwatch.elapsed_ = elapsed;
  return stopwatch;
}

Game::Game(const Puzzle& puzzle, const GameOptions& options)
    : puzzle_(puzzle), options_(options), grid_(puzzle.givens()) {
  Derive();
}

Entered Game::Enter(Cell cell, Digit digit, int64_t now) {
  if (!IsOpen(cell) || digit.empty() || digit.value() > shape().side()) return Entered::kIgnored;
  const Digit held = mark(cell).digit;
  if (held == digit) return Entered::kIgnored;
  if (options_.entry == EntryMode::kStrict) {
    if (!held.empty() || grid_.SeenFrom(cell).Has(digit)) return Entered::kIgnored;
    if (digit != puzzle_.solution()[cell]) {
      ++mistakes_;
      return Entered::kMistake;
    }
  }
  Place(cell, digit, now);
  return Entered::kPlaced;
}

bool Game::Erase(Cell cell) {
  if (!IsOpen(cell)) return false;
  const Mark& before = mark(cell);
  Mark after;
  after.color = before.color;
  if (after == before) return false;
  Make({{cell, before, after}});
  return true;
}

bool Game::ToggleNote(Cell cell, NoteKind kind, Digit digit) {
  if (!IsOpen(cell) || !mark(cell).digit.empty() || digit.empty() || digit.value() > shape().side()) return false;
  Mark after = mark(cell);
  DigitSet& notes = kind == NoteKind::kCorner ? after.corner : after.centre;
  notes = notes.Has(digit) ? notes.Without(digit) : notes.With(digit);
  Make({{cell, mark(cell), after}});
  return true;
}

bool Game::SetColor(Cell cell, uint8_t color) {
  if (!IsOpen(cell) || color > kColors || color == mark(cell).color) return false;
  Mark after = mark(cell);
  after.color = color;
  Make({{cell, mark(cell), after}});
  return true;
}

std::optional<Cell> Game::Reveal(int64_t now) {
  if (finished_ || hints_left() <= 0) return std::nullopt;
  std::optional<Cell> chosen;
  int most_seen = -1;
  for (const Cell cell : shape().AllCells() - grid_.Filled()) {
    const int seen = grid_.SeenFrom(cell).size();
    if (seen <= most_seen) continue;
    most_seen = seen;
    chosen = cell;
  }
  if (!chosen.has_value()) return std::nullopt;
  ++hints_used_;
  Place(*chosen, puzzle_.solution()[*chosen], now);
  return chosen;
}

bool Game::Undo() {
  if (!CanUndo()) return false;
  for (const Change& change : history_[--position_]) Put(change.cell, change.before);
  Derive();
  return true;
}

bool Game::Redo() {
  if (!CanRedo()) return false;
  for (const Change& change : history_[position_++]) Put(change.cell, change.after);
  Derive();
  return true;
}

bool Game::Restart() {
  if (finished_) return false;
  Move move;
  for (const Cell cell : shape().AllCells()) {
    if (mark(cell) != Mark()) move.push_back({cell, mark(cell), Mark()});
  }
  if (move.empty()) return false;
  Make(std::move(move));
  return true;
}

int Game::cells_left() const { return grid_.cells() - grid_.clues(); }

void Game::Resume(int64_t now) {
  if (!finished_) stopwatch_.Resume(now);
}

bool Game::IsOpen(Cell cell) const { return !finished_ && cell.index() < shape().cells() && !IsGiven(cell); }

void Game::Place(Cell cell, Digit digit, int64_t now) {
  Mark filled;
  filled.digit = digit;
  filled.color = mark(cell).color;
  Move move = {{cell, mark(cell), filled}};
  if (options_.remove_notes && !grid_.SeenFrom(cell).Has(digit)) {
    for (const Cell peer : shape().layout().Peers(cell)) {
      Mark after = mark(peer);
      after.corner = after.corner.Without(digit);
      after.centre = after.centre.Without(digit);
      if (after != mark(peer)) move.push_back({peer, mark(peer), after});
    }
  }
  Make(std::move(move));
  if (finished_) stopwatch_.Pause(now);
}

void Game::Make(Move move) {
  for (const Change& change : move) Put(change.cell, change.after);
  history_.resize(position_);
  history_.push_back(std::move(move));
  if (history_.size() > kMaxMoves) history_.erase(history_.begin());
  position_ = history_.size();
  Derive();
}

void Game::Put(Cell cell, const Mark& mark) {
  marks_[static_cast<size_t>(cell.index())] = mark;
  grid_.Set(cell, mark.digit);
}

void Game::Derive() {
  finished_ = grid_ == puzzle_.solution();
  const Layout& layout = shape().layout();
  CellSet finished_houses;
  for (const HouseKind kind : kHouseKinds) {
    for (int index = 0; index < shape().side(); ++index) {
      const House house{kind, static_cast<uint8_t>(index)};
      DigitSet digits;
      for (const Cell cell : layout.List(house)) {
        if (!grid_[cell].empty()) digits = digits.With(grid_[cell]);
      }
      if (digits == shape().AllDigits()) finished_houses |= layout.Cells(house);
    }
  }
  const CellSet conflicts = grid_.Conflicts();
  for (const Cell cell : shape().AllCells()) {
    tints_[static_cast<size_t>(cell.index())] = conflicts.Has(cell)         ? CellTint::kConflict
                                                : finished_houses.Has(cell) ? CellTint::kFinished
                                                : IsGiven(cell)             ? CellTint::kGiven
                                                                            : CellTint::kPlain;
  }
}

}  // namespace hanadoku
