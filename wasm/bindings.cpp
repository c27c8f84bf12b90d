// The boundary between core and JavaScript of the small module: making, sanitizing, solving and playing. Only web/lib
// crosses it; boundary.h says how.
#include <emscripten/bind.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "boundary.h"
#include "hanadoku/budget.h"
#include "hanadoku/formats.h"
#include "hanadoku/game.h"
#include "hanadoku/generator.h"
#include "hanadoku/grader.h"
#include "hanadoku/level.h"
#include "hanadoku/puzzle.h"
#include "hanadoku/ranking.h"
#include "hanadoku/sanitizer.h"
#include "hanadoku/solver.h"
#include "hanadoku/step.h"

namespace {

using namespace hanadoku;
using namespace hanadoku::wasm;

constexpr std::array kProfiles = {"room", "casual"};
constexpr std::array kEntryModes = {"strict", "free"};
constexpr std::array kEntered = {"placed", "mistake", "ignored"};
constexpr std::array kExplained = {"", "no-hints", "wrong"};
constexpr std::array kNoteKinds = {"corner", "centre"};
constexpr std::array kRestoreFaults = {"", "format", "version", "content", "budget"};

// A room waits no longer; an idle game is made in one attempt, however long that is.
constexpr double kRoomMilliseconds = 250;

struct GenerateAnswer {
  std::string reason;
  std::string givens;
  int clues = 0;
};

GenerateAnswer GeneratePuzzle(const std::string& shape, const std::string& level, const std::string& profile,
                              const std::string& symmetry, int clues, int attempts, double seed, double nodes,
                              double milliseconds) {
  Wish wish(*ShapeIn(shape));
  wish.level = LevelIn(level);
  wish.profile = ValueIn<Profile>(kProfiles, profile).value_or(wish.profile);
  wish.symmetry = ValueIn<Symmetry>(kSymmetries, symmetry);
  if (clues >= 0) wish.clues = clues;
  if (attempts >= 0) wish.attempts = attempts;
  if (milliseconds < 0) milliseconds = wish.profile == Profile::kRoom ? kRoomMilliseconds : INFINITY;
  Deadline deadline(milliseconds);
  Budget budget = NodesOr(kDefaultGenerateNodes, nodes, deadline.predicate());
  const Generated made = Generate(wish, static_cast<uint64_t>(seed), budget);
  if (!made.puzzle) return {.reason = NameIn(kGenerateFaults, made.fault), .givens = {}};
  return {.reason = {}, .givens = WriteLine(made.puzzle->givens()), .clues = made.puzzle->clues()};
}

struct SanitizeAnswer {
  std::string reason;
  std::string cells;
  int found = 0;      // cells in the text
  std::string shape;  // "" where neither the caller nor the length says it
  std::string level;
  std::string givens;
  int clues = 0;
};

SanitizeAnswer SanitizeGivens(const std::string& givens, const std::string& shape, const std::string& level,
                              bool allow_few_clues, double nodes) {
  Budget budget = NodesOr(ShapeOf(givens, shape), nodes);
  const Sanitized sanitized = Sanitize(givens, ShapeIn(shape), allow_few_clues, budget);
  SanitizeAnswer answer;
  answer.reason = NameIn(kFaults, sanitized.fault);
  answer.cells = ListOf(sanitized.cells);
  answer.found = sanitized.found;
  answer.clues = sanitized.clues;
  if (const std::optional<Shape> known = ShapeOf(givens, shape)) answer.shape = NameOf(*known);
  if (!sanitized.puzzle) return answer;
  answer.level = level.empty() ? NameIn(kLevelNames, LabelOf(*sanitized.puzzle)) : level;
  answer.givens = WriteLine(sanitized.puzzle->givens());
  return answer;
}

struct ReadAnswer {
  std::string reason;
  std::string cells;
  int found = 0;      // cells in the text
  std::string shape;  // "" where neither the caller nor the length says it
  std::string givens;
  int clues = 0;
};

ReadAnswer ReadText(const std::string& givens, const std::string& shape) {
  const ReadGrid read = ReadGrid::From(givens, shape);
  ReadAnswer answer;
  answer.reason = NameIn(kFaults, read.fault);
  answer.cells = ListOf(read.cells);
  answer.found = CountCells(givens);
  if (const std::optional<Shape> known = ShapeOf(givens, shape)) answer.shape = NameOf(*known);
  if (!read.grid) return answer;
  answer.givens = WriteLine(*read.grid);
  answer.clues = read.grid->clues();
  return answer;
}

bool Stopped(SearchEnd end) { return end == SearchEnd::kBudget || end == SearchEnd::kDeadline; }

struct SolveAnswer {
  std::string reason;
  std::string cells;
  std::string solution;
  bool unique = false;
};

SolveAnswer SolveFault(Fault fault, const CellSet& cells = {}) {
  return {.reason = NameIn(kFaults, fault), .cells = ListOf(cells), .solution = {}};
}

SolveAnswer Solve(const std::string& givens, const std::string& shape, double nodes) {
  const ReadGrid read = ReadGrid::From(givens, shape);
  if (!read.grid) return SolveFault(read.fault, read.cells);
  if (const CellSet conflicts = read.grid->Conflicts(); !conflicts.empty()) {
    return SolveFault(Fault::kConflict, conflicts);
  }
  Budget budget = NodesOr(read.grid->shape(), nodes);
  const Solutions found = FindSolutions(*read.grid, 2, budget);
  if (found.grids.size() < 2 && Stopped(found.end)) return SolveFault(Fault::kBudget);
  if (found.grids.empty()) return SolveFault(Fault::kNoSolution);
  return {.reason = {}, .cells = {}, .solution = WriteLine(found.grids[0]), .unique = found.grids.size() == 1};
}

struct CountAnswer {
  std::string reason;
  std::string cells;
  double count = 0;
  bool complete = false;
};

CountAnswer CountGrid(const std::string& givens, const std::string& shape, double limit, double nodes) {
  const ReadGrid read = ReadGrid::From(givens, shape);
  if (!read.grid) return {.reason = NameIn(kFaults, read.fault), .cells = ListOf(read.cells)};
  Budget budget = NodesOr(read.grid->shape(), nodes);
  const SolutionCount found = CountSolutions(*read.grid, static_cast<uint64_t>(limit), budget);
  return {.reason = {}, .cells = {}, .count = static_cast<double>(found.solutions), .complete = found.exact()};
}

// All empty where two solutions were not found.
struct DifferencesAnswer {
  std::string first;
  std::string second;
  std::string cells;
};

DifferencesAnswer FindDifferences(const std::string& givens, const std::string& shape, double nodes) {
  const ReadGrid read = ReadGrid::From(givens, shape);
  if (!read.grid) return {};
  Budget budget = NodesOr(read.grid->shape(), nodes);
  const Solutions found = FindSolutions(*read.grid, 2, budget);
  if (found.grids.size() < 2) return {};
  return {.first = WriteLine(found.grids[0]),
          .second = WriteLine(found.grids[1]),
          .cells = ListOf(Differences(found.grids[0], found.grids[1]))};
}

// Batches: a line of text in, a line out, whatever it holds.
template <typename Answer>
std::string AnswerLines(std::string_view lines, const Answer& answer) {
  std::string answers;
  while (!lines.empty()) {
    const size_t end = std::min(lines.find('\n'), lines.size());
    answers += answer(std::string(lines.substr(0, end)));
    answers += '\n';
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return answers;
}

// The only solution, or the fault.
std::string SolveMany(const std::string& lines, const std::string& shape, double nodes) {
  return AnswerLines(lines, [&](const std::string& givens) {
    const SolveAnswer answer = Solve(givens, shape, nodes);
    if (!answer.reason.empty()) return answer.reason;
    return answer.unique ? answer.solution : NameIn(kFaults, Fault::kSeveralSolutions);
  });
}

// The count, with "+" where there may be more, or the fault.
std::string CountMany(const std::string& lines, const std::string& shape, double limit, double nodes) {
  return AnswerLines(lines, [&](const std::string& givens) {
    const CountAnswer answer = CountGrid(givens, shape, limit, nodes);
    if (!answer.reason.empty()) return answer.reason;
    return std::to_string(static_cast<uint64_t>(answer.count)) + (answer.complete ? "" : "+");
  });
}

std::string GenerateMany(const std::string& shape, const std::string& level, const std::string& profile,
                         const std::string& symmetry, int clues, int attempts, double seed, double from, double count,
                         double nodes) {
  return GenerateLines(seed, from, count, [&](double own) {
    return GeneratePuzzle(shape, level, profile, symmetry, clues, attempts, own, nodes, INFINITY);
  });
}

// Four numbers a result in, "index:rank" of each that counts out; a negative number makes a result one that does not.
std::string RankResults(const std::string& numbers) {
  std::vector<int64_t> values;
  for (const char *at = numbers.data(), *end = at + numbers.size(); at < end;) {
    int64_t value = 0;
    at = std::from_chars(at, end, value).ptr + 1;
    values.push_back(value);
  }
  std::vector<Result> results(values.size() / 4);
  for (size_t i = 0; i < results.size(); ++i)
    results[i] = {values[4 * i], values[4 * i + 1], values[4 * i + 2], values[4 * i + 3]};
  std::string ranking;
  for (const Ranked& ranked : Rank(results)) {
    if (!ranking.empty()) ranking += ',';
    ranking += std::to_string(ranked.index) + ':' + std::to_string(ranked.rank);
  }
  return ranking;
}

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

EMSCRIPTEN_BINDINGS(hanadoku) {
  using emscripten::function;
  using emscripten::value_object;

  value_object<GenerateAnswer>("GenerateAnswer")
      .field("reason", &GenerateAnswer::reason)
      .field("givens", &GenerateAnswer::givens)
      .field("clues", &GenerateAnswer::clues);
  value_object<SanitizeAnswer>("SanitizeAnswer")
      .field("reason", &SanitizeAnswer::reason)
      .field("cells", &SanitizeAnswer::cells)
      .field("found", &SanitizeAnswer::found)
      .field("shape", &SanitizeAnswer::shape)
      .field("level", &SanitizeAnswer::level)
      .field("givens", &SanitizeAnswer::givens)
      .field("clues", &SanitizeAnswer::clues);
  value_object<ReadAnswer>("ReadAnswer")
      .field("reason", &ReadAnswer::reason)
      .field("cells", &ReadAnswer::cells)
      .field("found", &ReadAnswer::found)
      .field("shape", &ReadAnswer::shape)
      .field("givens", &ReadAnswer::givens)
      .field("clues", &ReadAnswer::clues);
  value_object<SolveAnswer>("SolveAnswer")
      .field("reason", &SolveAnswer::reason)
      .field("cells", &SolveAnswer::cells)
      .field("solution", &SolveAnswer::solution)
      .field("unique", &SolveAnswer::unique);
  value_object<CountAnswer>("CountAnswer")
      .field("reason", &CountAnswer::reason)
      .field("cells", &CountAnswer::cells)
      .field("count", &CountAnswer::count)
      .field("complete", &CountAnswer::complete);
  value_object<DifferencesAnswer>("DifferencesAnswer")
      .field("first", &DifferencesAnswer::first)
      .field("second", &DifferencesAnswer::second)
      .field("cells", &DifferencesAnswer::cells);
  value_object<GameFacts>("GameFacts")
      .field("shape", &GameFacts::shape)
      .field("level", &GameFacts::level)
      .field("givens", &GameFacts::givens)
      .field("clues", &GameFacts::clues)
      .field("entry", &GameFacts::entry)
      .field("hints", &GameFacts::hints)
      .field("historyLost", &GameFacts::history_lost);

  function("generate", &GeneratePuzzle);
  function("sanitize", &SanitizeGivens);
  function("readGrid", &ReadText);
  function("solve", &Solve);
  function("countSolutions", &CountGrid);
  function("differences", &FindDifferences);
  function("solveMany", &SolveMany);
  function("countMany", &CountMany);
  function("generateMany", &GenerateMany);
  function("rank", &RankResults);

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

}  // namespace
