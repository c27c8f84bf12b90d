// One person's play on a puzzle: entries, notes, colors, mistakes, hints, undo and redo, saved and restored exactly.
//
// Knows no screen and no clock: times come in as milliseconds of any one steady clock.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hanadoku/budget.h"
#include "hanadoku/cell.h"
#include "hanadoku/grader.h"
#include "hanadoku/grid.h"
#include "hanadoku/puzzle.h"
#include "hanadoku/sets.h"
#include "hanadoku/shape.h"
#include "hanadoku/step.h"
#include "hanadoku/stopwatch.h"

namespace hanadoku {

// strict: a digit that a peer holds is ignored; a possible but wrong one is a mistake, each time, and does not enter.
// free: any digit enters; conflicts are shown; no mistakes are counted, and such a game is not ranked.
enum class EntryMode : uint8_t { kStrict, kFree };
EntryMode DefaultEntryMode(Shape shape);     // strict up to side 6
int DefaultHints(Shape shape, Level level);  // 3 up to side 6; above 12, 9, 6 and 6, 6 by level

enum class Entered : uint8_t { kPlaced, kMistake, kIgnored };
// A hint is shown, the allowance is used up, or the step contradicts the solution.
enum class Explained : uint8_t { kShown, kNoHints, kWrong };
enum class NoteKind : uint8_t { kCorner, kCentre };

// What one cell shows, first that applies. Derived from the board alone, never from how it came about.
enum class CellTint : uint8_t { kPlain, kGiven, kFinished, kConflict };

// What the player, and the steps applied, have put into a cell.
struct Mark {
  Digit digit;
  DigitSet corner;
  DigitSet centre;
  uint8_t color = 0;     // 0 for none, or 1 to kColors
  DigitSet struck = {};  // candidates that applied steps have struck out, whatever else is done to the cell
  friend bool operator==(const Mark&, const Mark&) = default;
};
inline constexpr int kColors = 15;

// What is counted (mistakes, hints) goes up to here; a saved game with more is refused.
inline constexpr int kMaxCount = 1'000'000'000;

struct GameOptions {
  EntryMode entry;
  int hints;  // the allowance, from 0 to kMaxCount
  Level level;
  bool remove_notes = true;  // a placement that breaks no rule strikes its digit out of its peers' notes
};

class Game {
 public:
  using Candidates = std::span<const Candidate>;

  Game(const Puzzle& puzzle, const GameOptions& options);

  Shape shape() const { return puzzle_.shape(); }
  const Puzzle& puzzle() const { return puzzle_; }
  const GameOptions& options() const { return options_; }
  bool IsGiven(Cell cell) const { return !puzzle_.givens()[cell].empty(); }
  const Mark& mark(Cell cell) const { return marks_[static_cast<size_t>(cell.index())]; }
  // Givens and entries.
  const Grid& grid() const { return grid_; }

  // Moves. Each is one step of undo; a move that changes nothing (false, ignored) leaves the history alone. Givens are
  // never touched, a cell or digit off the board does nothing, and nothing changes once the game is finished.
  //
  // In strict mode a filled cell is settled until it is erased; in free mode another digit takes its place. A digit
  // that is put into a cell takes the place of the cell's notes.
  Entered Enter(Cell cell, Digit digit, int64_t now);
  bool Erase(const CellSet& cells);  // the digits; in cells without one, their notes
  bool Erase(Cell cell) { return Erase(CellSet(cell)); }
  // In empty cells: into all of them, or out where all have it.
  bool ToggleNote(const CellSet& cells, NoteKind kind, Digit digit);
  bool ToggleNote(Cell cell, NoteKind kind, Digit digit) { return ToggleNote(CellSet(cell), kind, digit); }
  bool SetColor(const CellSet& cells, uint8_t color);
  bool SetColor(Cell cell, uint8_t color) { return SetColor(CellSet(cell), color); }
  // The notes of this kind of all empty cells become their candidates: what no peer holds and no step has struck out.
  bool FillNotes(NoteKind kind);
  bool ClearNotes();  // of both kinds, everywhere
  // Writes the solution's digit into the empty cell with the fewest candidates (one with none comes first, the lowest
  // index on a tie). Nothing if the allowance is used up or no cell is empty.
  std::optional<Cell> Reveal(int64_t now);
  // Does what a step says as one move; what it strikes out goes from the notes too. False unless hints have told all of
  // it, or if an entry stands in its way.
  bool Apply(Candidates placements, Candidates eliminations, int64_t now);

  // The other kind of hint, of the same allowance: pays for showing a step, of which only the results matter here.
  // Those that a hint of either kind has told before cost nothing again, whatever was undone.
  Explained Explain(Candidates placements, Candidates eliminations);

  // Of more moves than these, or moves that change more cells than these, the oldest can no longer be taken back.
  static constexpr size_t kMaxMoves = 10'000;
  static constexpr size_t kMaxChanges = 30'000;
  // Take back or make again what a move changed in cells; the counts of mistakes and hints stay. A new move ends redo.
  // Restart empties the board, notes and colors too, as one move.
  bool Undo();
  bool Redo();
  bool Restart();
  // Takes moves back until no entry is wrong; where the history does not reach so far, a move erases the wrong ones.
  // False if there are none.
  bool UndoMistakes();
  bool CanUndo() const { return !finished_ && position_ > 0; }
  bool CanRedo() const { return !finished_ && position_ < history_.size(); }

  CellTint Tint(Cell cell) const { return tints_[static_cast<size_t>(cell.index())]; }
  int mistakes() const { return mistakes_; }
  int hints_used() const { return hints_used_; }
  int hints_left() const { return options_.hints - hints_used_; }
  // The entries that are not the solution's: none in a strict game.
  CellSet WrongEntries() const;
  int cells_left() const;
  // Every cell is filled by the rules.
  bool finished() const { return finished_; }

  void Resume(int64_t now);  // nothing once finished
  void Pause(int64_t now) { stopwatch_.Pause(now); }
  bool running() const { return stopwatch_.running(); }
  int64_t Elapsed(int64_t now) const { return stopwatch_.Elapsed(now); }

  // The whole game as versioned text, without the solution; never longer than this. A restored game is paused.
  static constexpr size_t kMaxSavedBytes = size_t{1} << 21;
  std::string Save(int64_t now) const;

 private:
  friend struct Restored;
  struct Change {
    Cell cell;
    Mark before;
    Mark after;
  };
  using Move = std::vector<Change>;

  using Marks = std::array<Mark, kMaxCells>;

  bool IsOpen(Cell cell) const;  // for moves
  CellSet Open(const CellSet& cells) const;
  CellSet OpenAndEmpty(const CellSet& cells) const;
  bool AreTrue(Candidates candidates, bool placed) const;
  bool AreTold(Candidates candidates) const;
  void Tell(Candidates candidates);
  void Place(Cell cell, Digit digit, int64_t now);
  void Fill(Cell cell, Digit digit, Marks& marks) const;
  bool Make(const Marks& after);
  void Forget();
  void Put(Cell cell, const Mark& mark);
  void Derive();
  bool RestoreHistory(std::string_view text);

  Puzzle puzzle_;
  GameOptions options_;
  Marks marks_{};
  Grid grid_;
  std::array<CellTint, kMaxCells> tints_{};
  std::vector<Move> history_;
  size_t position_ = 0;  // how many moves of the history are made
  int mistakes_ = 0;
  int hints_used_ = 0;
  // Of each cell the digits whose place in it, or not in it, a hint has told.
  std::array<DigitSet, kMaxCells> told_{};
  bool finished_ = false;
  Stopwatch stopwatch_;
};

// A saved game, or why it cannot be had: not a game's text at all, one of an unknown version, one that says what no
// game can be, or the proof of its givens took more nodes than it may: those of its shape where they are left out.
// Where only the history is broken, the game comes back without it.
enum class RestoreFault : uint8_t { kNone, kFormat, kVersion, kContent, kBudget };
struct Restored {
  std::optional<Game> game;
  RestoreFault fault = RestoreFault::kNone;
  bool history_lost = false;

  static Restored From(std::string_view text, std::optional<uint64_t> nodes = {});
};

}  // namespace hanadoku
