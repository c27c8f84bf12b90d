// The boundary between core and JavaScript of the second module: steps, grading, making by level and unavoidable sets.
// Only web/lib crosses it; boundary.h says how.
#include <emscripten/bind.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "boundary.h"
#include "hanadoku/board.h"
#include "hanadoku/budget.h"
#include "hanadoku/graded.h"
#include "hanadoku/grader.h"
#include "hanadoku/puzzle.h"
#include "hanadoku/solver.h"
#include "hanadoku/step.h"
#include "hanadoku/unavoidable.h"
#include "steps_text.h"

namespace {

using namespace hanadoku;
using namespace hanadoku::wasm;

// Reasons beside the faults: the board disagrees with the solution; there is no step.
constexpr std::string_view kMistake = "mistake";
constexpr std::string_view kNone = "none";

// A board as it stands, and the proof of its givens where they have one solution; or why no step can be looked for.
struct ReadBoard {
  std::string reason;
  CellSet cells;
  std::optional<Board> board;
  std::optional<Puzzle> puzzle;

  static ReadBoard Failed(std::string reason, const CellSet& cells = {}) {
    return {.reason = std::move(reason), .cells = cells, .board = {}, .puzzle = {}};
  }
  static ReadBoard Failed(Fault fault, const CellSet& cells = {}) { return Failed(NameIn(kFaults, fault), cells); }

  // `entries` may repeat the givens; `eliminated` is "cell,digit,cell,digit".
  static ReadBoard From(const std::string& givens, const std::string& shape, const std::string& entries,
                        std::string_view eliminated) {
    const ReadGrid read = ReadGrid::From(givens, shape);
    if (!read.grid) return Failed(read.fault, read.cells);
    Grid grid = *read.grid;
    if (!entries.empty()) {
      const ReadGrid entered = ReadGrid::From(entries, NameOf(grid.shape()));
      if (!entered.grid) return Failed(entered.fault, entered.cells);
      CellSet changed;
      for (const Cell cell : entered.grid->Filled()) {
        if (!grid[cell].empty() && grid[cell] != (*entered.grid)[cell]) changed.Add(cell);
        grid.Set(cell, (*entered.grid)[cell]);
      }
      if (!changed.empty()) return Failed(Fault::kConflict, changed);
    }
    if (const CellSet conflicts = grid.Conflicts(); !conflicts.empty()) return Failed(Fault::kConflict, conflicts);

    Budget budget(DefaultNodes(grid.shape()));
    Proof proof = Prove(*read.grid, budget);
    if (proof.verdict == Verdict::kNone) return Failed(Fault::kNoSolution);
    ReadBoard made{.reason = {}, .cells = {}, .board = Board(grid, read.grid->Filled()), .puzzle = proof.puzzle};
    CellSet wrong = proof.puzzle ? Differences(grid, proof.puzzle->solution()) & grid.Filled() : CellSet();
    for (const char *at = eliminated.data(), *end = at + eliminated.size(); at < end;) {
      int cell = 0;
      int digit = 0;
      at = std::from_chars(at, end, cell).ptr + 1;
      at = std::from_chars(at, end, digit).ptr + 1;
      if (cell >= grid.cells() || digit > grid.side()) continue;  // it is not there
      if (proof.puzzle && proof.puzzle->solution()[Cell(cell)] == Digit(digit)) wrong.Add(Cell(cell));
      made.board->Eliminate(Cell(cell), Digit(digit));
    }
    if (!wrong.empty()) return Failed(std::string(kMistake), wrong);
    if (made.board->IsContradictory()) return Failed(Fault::kNoSolution);
    return made;
  }
};

struct StepsAnswer {
  std::string reason;
  std::string cells;
  std::string steps;
};

StepsAnswer Answered(const std::vector<Step>& steps, const Budget& budget) {
  if (budget.stop() != Budget::Stop::kNot) return {.reason = NameIn(kFaults, Fault::kBudget), .cells = {}, .steps = {}};
  return {.reason = {}, .cells = {}, .steps = WriteSteps(steps)};
}

StepsAnswer NextStep(const std::string& givens, const std::string& shape, const std::string& entries,
                     const std::string& eliminated, double nodes) {
  const ReadBoard read = ReadBoard::From(givens, shape, entries, eliminated);
  if (!read.board) return {.reason = read.reason, .cells = ListOf(read.cells), .steps = {}};
  Budget budget = NodesOr(DefaultGradeNodes(read.board->shape()), nodes);
  std::optional<Step> step = FindStep(*read.board, read.puzzle ? &*read.puzzle : nullptr, budget);
  if (step) return Answered({std::move(*step)}, budget);
  if (budget.stop() != Budget::Stop::kNot) return Answered({}, budget);
  return {.reason = std::string(kNone), .cells = {}, .steps = {}};
}

StepsAnswer AllSteps(const std::string& givens, const std::string& shape, const std::string& entries,
                     const std::string& eliminated, int technique, double nodes) {
  const ReadBoard read = ReadBoard::From(givens, shape, entries, eliminated);
  if (!read.board) return {.reason = read.reason, .cells = ListOf(read.cells), .steps = {}};
  Budget budget = NodesOr(kDefaultStepsNodes, nodes);
  return Answered(
      FindSteps(*read.board, static_cast<Technique>(technique), read.puzzle ? &*read.puzzle : nullptr, budget), budget);
}

struct GradeAnswer {
  std::string reason;
  std::string cells;
  std::string level;
  int rating = 0;
  double score = 0;
  int hardest = 0;
  std::string steps;
};

GradeAnswer GradePuzzle(const std::string& givens, const std::string& shape, double nodes) {
  GradeAnswer answer;
  Budget proving = NodesOr(ShapeOf(givens, shape), -1);
  const Sanitized sanitized = Sanitize(givens, ShapeIn(shape), true, proving);
  answer.reason = NameIn(kFaults, sanitized.fault);
  answer.cells = ListOf(sanitized.cells);
  if (!sanitized.puzzle) return answer;
  Budget budget = NodesOr(DefaultGradeNodes(sanitized.puzzle->shape()), nodes);
  const std::optional<Grading> grading = Grade(*sanitized.puzzle, budget);
  if (!grading) {
    answer.reason = NameIn(kFaults, Fault::kBudget);
    return answer;
  }
  answer.level = NameIn(kLevelNames, grading->level);
  answer.rating = grading->rating;
  answer.score = grading->score;
  answer.hardest = static_cast<int>(grading->hardest);
  answer.steps = WriteSteps(grading->path);
  return answer;
}

// On 9x9, the sets of ten cells take up to 37,000 nodes.
uint64_t DefaultSetsNodes(Shape shape) { return shape.side() == 9 ? Budget::kDefaultNodes : DefaultNodes(shape); }

// Of the solution of a puzzle: for each set its cells, each with the other solution's digit and whether it is a clue.
StepsAnswer UnavoidableSets(const std::string& givens, const std::string& shape, int max_cells, double nodes) {
  Budget proving = NodesOr(ShapeOf(givens, shape), -1);
  const Sanitized sanitized = Sanitize(givens, ShapeIn(shape), true, proving);
  if (!sanitized.puzzle) {
    return {.reason = NameIn(kFaults, sanitized.fault), .cells = ListOf(sanitized.cells), .steps = {}};
  }
  const Grid& solution = sanitized.puzzle->solution();
  Budget budget = NodesOr(DefaultSetsNodes(solution.shape()), nodes);
  Numbers numbers;
  for (const CellSet& set : FindUnavoidableSets(solution, max_cells, budget)) {
    Grid open = solution;
    for (const Cell cell : set) open.Clear(cell);
    Budget filling(DefaultNodes(solution.shape()));
    const Solutions found = FindSolutions(open, 2, filling);
    if (found.grids.size() < 2) break;  // the budget ended it
    const Grid& other = found.grids[found.grids[0] == solution ? 1 : 0];
    for (const Cell cell : set) {
      numbers.Add(cell.index(), other[cell].value(), sanitized.puzzle->givens()[cell].empty() ? 0 : 1);
    }
    numbers.End();
  }
  return {.reason = {}, .cells = {}, .steps = numbers.Text()};
}

struct GradedAnswer {
  std::string reason;
  std::string givens;
  std::string level;
  int clues = 0;
};

// `needs` is "5,17": places in the table of techniques; `up_to` is one, or negative.
GradedAnswer GeneratePuzzle(const std::string& shape, const std::string& level, const std::string& needs, int up_to,
                            const std::string& symmetry, int clues, int attempts, double seed, double nodes,
                            double milliseconds) {
  GradedWish wish(*ShapeIn(shape));
  if (!level.empty()) wish.level = LevelIn(level);
  for (const char *at = needs.data(), *end = at + needs.size(); at < end;) {
    int technique = 0;
    at = std::from_chars(at, end, technique).ptr + 1;
    wish.needs.push_back(static_cast<Technique>(technique));
  }
  if (up_to >= 0) wish.up_to = static_cast<Technique>(up_to);
  wish.symmetry = ValueIn<Symmetry>(kSymmetries, symmetry);
  if (clues >= 0) wish.clues = clues;
  if (attempts >= 0) wish.attempts = attempts;
  Deadline deadline(milliseconds < 0 ? INFINITY : milliseconds);
  Budget budget = NodesOr(kDefaultGradedNodes, nodes, deadline.predicate());
  const GeneratedGraded made = GenerateGraded(wish, static_cast<uint64_t>(seed), budget);
  if (!made.certified) return {.reason = NameIn(kGenerateFaults, made.fault), .givens = {}, .level = {}};
  const Puzzle& puzzle = made.certified->puzzle;
  return {.reason = {},
          .givens = WriteLine(puzzle.givens()),
          .level = NameIn(kLevelNames, made.certified->grading.level),
          .clues = puzzle.clues()};
}

std::string GenerateMany(const std::string& shape, const std::string& level, const std::string& needs, int up_to,
                         const std::string& symmetry, int clues, int attempts, double seed, double from, double count,
                         double nodes) {
  return GenerateLines(seed, from, count, [&](double own) {
    return GeneratePuzzle(shape, level, needs, up_to, symmetry, clues, attempts, own, nodes, INFINITY);
  });
}

// "code,id,rating,score,level,searched" of each technique, in order, between semicolons.
std::string Techniques() {
  std::string text;
  for (const TechniqueInfo& info : kTechniques) {
    if (!text.empty()) text += ';';
    text += std::string(info.code) + ',' + std::string(info.id) + ',' + std::to_string(info.rating) + ',' +
            std::to_string(info.score) + ',' + NameIn(kLevelNames, info.level) + ',' + (info.searched ? '1' : '0');
  }
  return text;
}

EMSCRIPTEN_BINDINGS(hanadoku_techniques) {
  using emscripten::function;
  using emscripten::value_object;

  value_object<StepsAnswer>("StepsAnswer")
      .field("reason", &StepsAnswer::reason)
      .field("cells", &StepsAnswer::cells)
      .field("steps", &StepsAnswer::steps);
  value_object<GradeAnswer>("GradeAnswer")
      .field("reason", &GradeAnswer::reason)
      .field("cells", &GradeAnswer::cells)
      .field("level", &GradeAnswer::level)
      .field("rating", &GradeAnswer::rating)
      .field("score", &GradeAnswer::score)
      .field("hardest", &GradeAnswer::hardest)
      .field("steps", &GradeAnswer::steps);

  value_object<GradedAnswer>("GradedAnswer")
      .field("reason", &GradedAnswer::reason)
      .field("givens", &GradedAnswer::givens)
      .field("level", &GradedAnswer::level)
      .field("clues", &GradedAnswer::clues);

  function("generateGraded", &GeneratePuzzle);
  function("generateManyGraded", &GenerateMany);
  function("nextStep", &NextStep);
  function("allSteps", &AllSteps);
  function("grade", &GradePuzzle);
  function("unavoidableSets", &UnavoidableSets);
  function("techniques", &Techniques);
}

}  // namespace
