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
#include "games.h"
#include "hanadoku/budget.h"
#include "hanadoku/formats.h"
#include "hanadoku/generator.h"
#include "hanadoku/grader.h"
#include "hanadoku/level.h"
#include "hanadoku/puzzle.h"
#include "hanadoku/ranking.h"
#include "hanadoku/sanitizer.h"
#include "hanadoku/solver.h"

namespace {

using namespace hanadoku;
using namespace hanadoku::wasm;

constexpr std::array kProfiles = {"room", "casual"};

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

struct GivensAnswer {
  std::string reason;
  std::string cells;
  int found = 0;      // cells in the text
  std::string shape;  // "" where neither the caller nor the length says it
  std::string level;
  std::string givens;
  int clues = 0;
};

GivensAnswer SanitizeGivens(const std::string& givens, const std::string& shape, const std::string& level,
                            bool allow_few_clues, double nodes) {
  Budget budget = NodesOr(ShapeOf(givens, shape), nodes);
  const Sanitized sanitized = Sanitize(givens, ShapeIn(shape), allow_few_clues, budget);
  GivensAnswer answer;
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

// Without a level.
GivensAnswer ReadText(const std::string& givens, const std::string& shape) {
  const ReadGrid read = ReadGrid::From(givens, shape);
  GivensAnswer answer;
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

EMSCRIPTEN_BINDINGS(hanadoku) {
  using emscripten::function;
  using emscripten::value_object;

  value_object<GenerateAnswer>("GenerateAnswer")
      .field("reason", &GenerateAnswer::reason)
      .field("givens", &GenerateAnswer::givens)
      .field("clues", &GenerateAnswer::clues);
  value_object<GivensAnswer>("GivensAnswer")
      .field("reason", &GivensAnswer::reason)
      .field("cells", &GivensAnswer::cells)
      .field("found", &GivensAnswer::found)
      .field("shape", &GivensAnswer::shape)
      .field("level", &GivensAnswer::level)
      .field("givens", &GivensAnswer::givens)
      .field("clues", &GivensAnswer::clues);
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
  function("bindGames", &BindGames);
}

}  // namespace
