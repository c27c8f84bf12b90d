// Games across the boundary: boundary.h says how.
#include "games.h"

#include <emscripten/bind.h>

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "boundary.h"
#include "hanadoku/game.h"
#include "hanadoku/grader.h"
#include "hanadoku/level.h"
#include "hanadoku/puzzle.h"
#include "hanadoku/sanitizer.h"

namespace hanadoku::wasm {
namespace {

constexpr std::array kEntryModes = {"strict", "free"};
constexpr std::array kEntered = {"placed", "mistake", "ignored"};
constexpr std::array kExplained = {"", "no-hints", "wrong"};
constexpr std::array kNoteKinds = {"corner", "centre"};
constexpr std::array kRestoreFaults = {"", "format", "version", "content", "budget"};

struct GameFacts {
  std::string shape;
  std::string level;
  std::string givens;
  int clues = 0;
  std::string entry;
  int hints = 0;
  bool history_lost = false;
};

// A game once Start or Restore has said "".
class BoundGame {
 public:
  std::string Start(const std::string& givens, const std::string& shape, const std::string& level,
                    const std::string& entry, int hints, bool remove_notes) {
    Budget budget = NodesOr(ShapeOf(givens, shape), -1);
    const Sanitized sanitized = Sanitize(givens, ShapeIn(shape), true, budget);
    if (!sanitized.puzzle) return NameIn(kFaults, sanitized.fault);
    const Shape board = sanitized.puzzle->shape();
    const Level label = level.empty() ? LabelOf(*sanitized.puzzle) : LevelIn(level);
    game_.emplace(*sanitized.puzzle,
                  GameOptions{.entry = ValueIn<EntryMode>(kEntryModes, entry).value_or(DefaultEntryMode(board)),
                              .hints = hints < 0 ? DefaultHints(board, label) : hints,
                              .level = label,
                              .remove_notes = remove_notes});
    return {};
  }

  std::string Restore(const std::string& text) {
    Restored restored = Restored::From(text);
    game_ = std::move(restored.game);
    history_lost_ = restored.history_lost;
    return NameIn(kRestoreFaults, restored.fault);
  }

  GameFacts Facts() const {
    return {.shape = NameOf(game_->shape()),
            .level = NameIn(kLevelNames, game_->options().level),
            .givens = WriteLine(game_->puzzle().givens()),
            .clues = game_->puzzle().clues(),
            .entry = NameIn(kEntryModes, game_->options().entry),
            .hints = game_->options().hints,
            .history_lost = history_lost_};
  }

  std::string Enter(int cell, int digit, double now) {
    return NameIn(kEntered, game_->Enter(Cell(cell), Digit(digit), Time(now)));
  }
  // Cells as "cell,cell".
  bool Erase(const std::string& cells) { return game_->Erase(CellsIn(cells)); }
  bool ToggleNote(const std::string& cells, const std::string& kind, int digit) {
    return game_->ToggleNote(CellsIn(cells), KindOf(kind), Digit(digit));
  }
  bool SetColor(const std::string& cells, int color) {
    return game_->SetColor(CellsIn(cells), static_cast<uint8_t>(color));
  }
  bool FillNotes(const std::string& kind) { return game_->FillNotes(KindOf(kind)); }
  bool ClearNotes() { return game_->ClearNotes(); }
  // The cell, or -1.
  int Reveal(double now) {
    const std::optional<Cell> cell = game_->Reveal(Time(now));
    return cell ? cell->index() : -1;
  }
  // A step's results, each "cell,digit,cell,digit".
  std::string Explain(const std::string& placements, const std::string& eliminations) {
    return NameIn(kExplained, game_->Explain(CandidatesIn(placements), CandidatesIn(eliminations)));
  }
  bool Apply(const std::string& placements, const std::string& eliminations, double now) {
    return game_->Apply(CandidatesIn(placements), CandidatesIn(eliminations), Time(now));
  }
  std::string WrongEntries() const { return ListOf(game_->WrongEntries()); }
  bool UndoMistakes() { return game_->UndoMistakes(); }
  bool Undo() { return game_->Undo(); }
  bool Redo() { return game_->Redo(); }
  bool Restart() { return game_->Restart(); }
  void Resume(double now) { game_->Resume(Time(now)); }
  void Pause(double now) { game_->Pause(Time(now)); }
  double Elapsed(double now) const { return static_cast<double>(game_->Elapsed(Time(now))); }
  std::string Save(double now) const { return game_->Save(Time(now)); }

  // A view that the next call may change:
  //   mistakes, hints used, hints left, cells left, finished | can undo << 1 | can redo << 2 | running << 3,
  //   then for each cell  digit | given << 5 | tint << 6 | color << 8 | candidates struck out << 12,
  //                       corner notes | centre notes << 16.
  emscripten::val State() const {
    static std::array<uint32_t, kStateHead + 2 * kMaxCells> words;
    const auto word = [](auto value) { return static_cast<uint32_t>(value); };
    words[0] = word(game_->mistakes());
    words[1] = word(game_->hints_used());
    words[2] = word(game_->hints_left());
    words[3] = word(game_->cells_left());
    words[4] = word(game_->finished()) | word(game_->CanUndo()) << 1 | word(game_->CanRedo()) << 2 |
               word(game_->running()) << 3;
    size_t at = kStateHead;
    for (const Cell cell : game_->shape().AllCells()) {
      const Mark& mark = game_->mark(cell);
      words[at++] = word(game_->grid()[cell].value()) | word(game_->IsGiven(cell)) << 5 | word(game_->Tint(cell)) << 6 |
                    word(mark.color) << 8 | mark.struck.bits() << 12;
      words[at++] = mark.corner.bits() | mark.centre.bits() << 16;
    }
    return emscripten::val(emscripten::typed_memory_view(at, words.data()));
  }

 private:
  static constexpr size_t kStateHead = 5;
  static CellSet CellsIn(const std::string& list) {
    CellSet cells;
    for (const char *at = list.data(), *end = at + list.size(); at < end;) {
      int cell = 0;
      at = std::from_chars(at, end, cell).ptr + 1;
      cells.Add(Cell(cell));
    }
    return cells;
  }
  static NoteKind KindOf(const std::string& kind) {
    return ValueIn<NoteKind>(kNoteKinds, kind).value_or(NoteKind::kCorner);
  }
  static std::vector<Candidate> CandidatesIn(const std::string& list) {
    std::vector<Candidate> candidates;
    for (const char *at = list.data(), *end = at + list.size(); at < end;) {
      int cell = 0, digit = 0;
      at = std::from_chars(at, end, cell).ptr + 1;
      at = std::from_chars(at, end, digit).ptr + 1;
      candidates.push_back({Cell(cell), Digit(digit)});
    }
    return candidates;
  }
  static int64_t Time(double milliseconds) { return static_cast<int64_t>(milliseconds); }

  std::optional<Game> game_;
  bool history_lost_ = false;
};

}  // namespace

void BindGames() {
  emscripten::value_object<GameFacts>("GameFacts")
      .field("shape", &GameFacts::shape)
      .field("level", &GameFacts::level)
      .field("givens", &GameFacts::givens)
      .field("clues", &GameFacts::clues)
      .field("entry", &GameFacts::entry)
      .field("hints", &GameFacts::hints)
      .field("historyLost", &GameFacts::history_lost);

  emscripten::class_<BoundGame>("Game")
      .constructor()
      .function("start", &BoundGame::Start)
      .function("restore", &BoundGame::Restore)
      .function("facts", &BoundGame::Facts)
      .function("enter", &BoundGame::Enter)
      .function("erase", &BoundGame::Erase)
      .function("toggleNote", &BoundGame::ToggleNote)
      .function("setColor", &BoundGame::SetColor)
      .function("fillNotes", &BoundGame::FillNotes)
      .function("clearNotes", &BoundGame::ClearNotes)
      .function("reveal", &BoundGame::Reveal)
      .function("explain", &BoundGame::Explain)
      .function("apply", &BoundGame::Apply)
      .function("wrongEntries", &BoundGame::WrongEntries)
      .function("undoMistakes", &BoundGame::UndoMistakes)
      .function("undo", &BoundGame::Undo)
      .function("redo", &BoundGame::Redo)
      .function("restart", &BoundGame::Restart)
      .function("resume", &BoundGame::Resume)
      .function("pause", &BoundGame::Pause)
      .function("elapsed", &BoundGame::Elapsed)
      .function("save", &BoundGame::Save)
      .function("state", &BoundGame::State);
}

}  // namespace hanadoku::wasm
