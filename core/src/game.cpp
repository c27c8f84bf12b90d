// A move is a list of cells with their marks before and after it, so undo and redo only put marks back. All that is
// shown beside the marks is derived from the board anew after each move, and so cannot outlive what it came from.
#include "hanadoku/game.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace hanadoku {
namespace {

template <typename Table>
auto& At(Cell cell, Table& of_cells) {
  return of_cells[static_cast<size_t>(cell.index())];
}

// Leaves what is no entry: color, and what steps have struck out.
void Clear(Mark& mark) {
  mark.digit = Digit();
  mark.corner = mark.centre = DigitSet();
}

DigitSet& NotesOf(NoteKind kind, Mark& mark) { return kind == NoteKind::kCorner ? mark.corner : mark.centre; }

void DropNote(Mark& mark, Digit digit) {
  mark.corner = mark.corner.Without(digit);
  mark.centre = mark.centre.Without(digit);
}

}  // namespace

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

bool Game::Erase(const CellSet& cells) {
  Marks after = marks_;
  for (const Cell cell : Open(cells)) Clear(At(cell, after));
  return Make(after);
}

bool Game::ToggleNote(const CellSet& cells, NoteKind kind, Digit digit) {
  if (digit.empty() || digit.value() > shape().side()) return false;
  Marks after = marks_;
  bool all = true;
  for (const Cell cell : OpenAndEmpty(cells)) all = all && NotesOf(kind, At(cell, after)).Has(digit);
  for (const Cell cell : OpenAndEmpty(cells)) {
    DigitSet& notes = NotesOf(kind, At(cell, after));
    notes = all ? notes.Without(digit) : notes.With(digit);
  }
  return Make(after);
}

bool Game::SetColor(const CellSet& cells, uint8_t color) {
  if (color > kColors) return false;
  Marks after = marks_;
  for (const Cell cell : Open(cells)) At(cell, after).color = color;
  return Make(after);
}

bool Game::FillNotes(NoteKind kind) {
  Marks after = marks_;
  for (const Cell cell : OpenAndEmpty(shape().AllCells())) {
    NotesOf(kind, At(cell, after)) = shape().AllDigits() - grid_.SeenFrom(cell) - mark(cell).struck;
  }
  return Make(after);
}

bool Game::ClearNotes() {
  Marks after = marks_;
  for (const Cell cell : OpenAndEmpty(shape().AllCells())) Clear(At(cell, after));
  return Make(after);
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
  const Digit digit = puzzle_.solution()[*chosen];
  const Candidate told{*chosen, digit};
  Tell({&told, 1});
  Place(*chosen, digit, now);
  return chosen;
}

Explained Game::Explain(Candidates placements, Candidates eliminations) {
  if (!AreTrue(placements, true) || !AreTrue(eliminations, false)) return Explained::kWrong;
  if (AreTold(placements) && AreTold(eliminations)) return Explained::kShown;
  if (hints_left() <= 0) return Explained::kNoHints;
  ++hints_used_;
  Tell(placements);
  Tell(eliminations);
  return Explained::kShown;
}

bool Game::Apply(Candidates placements, Candidates eliminations, int64_t now) {
  if (!AreTrue(placements, true) || !AreTrue(eliminations, false)) return false;
  if (!AreTold(placements) || !AreTold(eliminations)) return false;
  Marks after = marks_;
  for (const Candidate& placement : placements) {
    if (grid_[placement.cell] == placement.digit) continue;
    if (!grid_[placement.cell].empty()) return false;
    Fill(placement.cell, placement.digit, after);
  }
  for (const Candidate& elimination : eliminations) {
    Mark& mark = At(elimination.cell, after);
    mark.struck = mark.struck.With(elimination.digit);
    DropNote(mark, elimination.digit);
  }
  const bool made = Make(after);
  if (finished_) stopwatch_.Pause(now);
  return made;
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

bool Game::Restart() { return !finished_ && Make(Marks()); }

bool Game::UndoMistakes() {
  const CellSet wrong = WrongEntries();
  if (wrong.empty()) return false;
  const size_t position = position_;
  while (!WrongEntries().empty() && Undo()) {
  }
  if (WrongEntries().empty()) return true;
  while (position_ < position) Redo();
  Marks after = marks_;
  for (const Cell cell : wrong) Clear(At(cell, after));
  return Make(after);
}

CellSet Game::WrongEntries() const {
  CellSet wrong;
  for (const Cell cell : grid_.Filled()) {
    if (grid_[cell] != puzzle_.solution()[cell]) wrong.Add(cell);
  }
  return wrong;
}

int Game::cells_left() const { return grid_.cells() - grid_.clues(); }

void Game::Resume(int64_t now) {
  if (!finished_) stopwatch_.Resume(now);
}

bool Game::IsOpen(Cell cell) const { return !finished_ && cell.index() < shape().cells() && !IsGiven(cell); }

CellSet Game::Open(const CellSet& cells) const {
  if (finished_) return {};
  return cells & (shape().AllCells() - puzzle_.givens().Filled());
}

CellSet Game::OpenAndEmpty(const CellSet& cells) const { return Open(cells) - grid_.Filled(); }

// Whether these candidates are of open cells, and in the solution (placed) or not.
bool Game::AreTrue(Candidates candidates, bool placed) const {
  return std::all_of(candidates.begin(), candidates.end(), [&](const Candidate& each) {
    if (!IsOpen(each.cell) || each.digit.empty() || each.digit.value() > shape().side()) return false;
    return (each.digit == puzzle_.solution()[each.cell]) == placed;
  });
}

bool Game::AreTold(Candidates candidates) const {
  return std::all_of(candidates.begin(), candidates.end(),
                     [&](const Candidate& each) { return At(each.cell, told_).Has(each.digit); });
}

void Game::Tell(Candidates candidates) {
  for (const Candidate& each : candidates) At(each.cell, told_) = At(each.cell, told_).With(each.digit);
}

void Game::Place(Cell cell, Digit digit, int64_t now) {
  Marks after = marks_;
  Fill(cell, digit, after);
  Make(after);
  if (finished_) stopwatch_.Pause(now);
}

// Puts a digit into a cell, in the place of its notes, and strikes it out of its peers' notes where that is wanted.
void Game::Fill(Cell cell, Digit digit, Marks& marks) const {
  Clear(At(cell, marks));
  At(cell, marks).digit = digit;
  if (!options_.remove_notes || grid_.SeenFrom(cell).Has(digit)) return;
  for (const Cell peer : shape().layout().Peers(cell)) DropNote(At(peer, marks), digit);
}

// Makes the move that leads to these marks; false if they are what there is.
bool Game::Make(const Marks& after) {
  Move move;
  for (const Cell cell : shape().AllCells()) {
    if (At(cell, after) != mark(cell)) move.push_back({cell, mark(cell), At(cell, after)});
  }
  if (move.empty()) return false;
  for (const Change& change : move) Put(change.cell, change.after);
  history_.resize(position_);
  history_.push_back(std::move(move));
  Forget();
  position_ = history_.size();
  Derive();
  return true;
}

// Lets go of the oldest moves where there are too many.
void Game::Forget() {
  size_t changes = std::accumulate(history_.begin(), history_.end(), size_t{0},
                                   [](size_t sum, const Move& move) { return sum + move.size(); });
  auto first = history_.begin();
  for (; history_.end() - first > static_cast<ptrdiff_t>(kMaxMoves) || changes > kMaxChanges; ++first) {
    changes -= first->size();
  }
  history_.erase(history_.begin(), first);
}

void Game::Put(Cell cell, const Mark& mark) {
  At(cell, marks_) = mark;
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
    At(cell, tints_) = conflicts.Has(cell)         ? CellTint::kConflict
                       : finished_houses.Has(cell) ? CellTint::kFinished
                       : IsGiven(cell)             ? CellTint::kGiven
                                                   : CellTint::kPlain;
  }
}

}  // namespace hanadoku
