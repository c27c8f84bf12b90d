#include "reglib.h"

#include <algorithm>
#include <cctype>

#include "hanadoku/puzzle.h"
#include "hanadoku/shape.h"

namespace hanadoku {
namespace {

std::vector<std::string_view> Split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// Triples of digit, row and column, separated by blanks.
std::vector<Candidate> ParseCandidates(std::string_view text, Shape shape) {
  std::vector<Candidate> candidates;
  for (const std::string_view word : Split(text, ' ')) {
    if (word.size() != 3) continue;
    candidates.push_back({shape.At(word[1] - '1', word[2] - '1'), Digit(word[0] - '0')});
  }
  std::sort(candidates.begin(), candidates.end());
  return candidates;
}

// Digits after a plus sign are entries.
Board ParseBoard(std::string_view text, std::string_view deleted, Shape shape) {
  Grid grid(shape);
  CellSet givens;
  int index = 0;
  bool entry = false;
  for (const char symbol : text) {
    if (symbol == '+') {
      entry = true;
      continue;
    }
    if (index == shape.cells()) break;
    const Cell cell(index++);
    if (symbol >= '1' && symbol <= '9') {
      grid.Set(cell, Digit(symbol - '0'));
      if (!entry) givens.Add(cell);
    }
    entry = false;
  }
  Board board(grid, givens);
  for (const Candidate& candidate : ParseCandidates(deleted, shape)) board.Eliminate(candidate.cell, candidate.digit);
  return board;
}

// Siamese fish have a fifth digit, and are steps of the plain technique here.
std::optional<Technique> FindTechnique(std::string_view code) {
  for (size_t i = 0; i < kTechniques.size(); ++i) {
    if (code.substr(0, 4) == kTechniques[i].code) return static_cast<Technique>(i);
  }
  return std::nullopt;
}

// A digit that is placed leaves its cell no other candidate: libraries give such results in either way.
std::vector<Candidate> AsEliminations(const Step& step, const Board& board) {
  std::vector<Candidate> eliminations = step.eliminations;
  for (const Candidate& placement : step.placements) {
    for (const Digit digit : board.Candidates(placement.cell).Without(placement.digit)) {
      eliminations.push_back({placement.cell, digit});
    }
  }
  std::sort(eliminations.begin(), eliminations.end());
  return eliminations;
}

}  // namespace

std::optional<ReglibCase> ParseReglibLine(std::string_view line) {
  while (!line.empty() && std::isspace(static_cast<unsigned char>(line.back())) != 0) line.remove_suffix(1);
  if (line.empty() || line[0] != ':') return std::nullopt;
  const std::vector<std::string_view> fields = Split(line, ':');
  if (fields.size() < 6) return std::nullopt;
  const Shape shape = *Shape::Make(3, 3);
  return ReglibCase{.code = std::string(fields[1]),
                    .technique = FindTechnique(fields[1]),
                    .board = ParseBoard(fields[3], fields[4], shape),
                    .eliminations = ParseCandidates(fields[5], shape),
                    .placements = fields.size() > 6 ? ParseCandidates(fields[6], shape) : std::vector<Candidate>(),
                    .must_fail = fields[1].ends_with("-x")};
}

ReglibOutcome RunReglibCase(const ReglibCase& test) {
  ReglibOutcome outcome{false, {}};
  if (!test.technique) return outcome;
  const Board& board = test.board;
  Grid givens(board.shape());
  for (const Cell cell : board.givens()) givens.Set(cell, board.grid()[cell]);
  Budget proving(10'000'000);
  const Proof proof = Prove(givens, proving);
  Budget budget(1'000'000'000);
  outcome.found = FindSteps(board, *test.technique, proof.puzzle ? &*proof.puzzle : nullptr, budget);
  const bool found = std::any_of(outcome.found.begin(), outcome.found.end(), [&](const Step& step) {
    return !test.placements.empty() ? step.placements == test.placements
                                    : AsEliminations(step, board) == test.eliminations;
  });
  // A fail case names its wrong result, and nothing at all is to be found.
  outcome.passed = test.must_fail ? outcome.found.empty() : found;
  return outcome;
}

std::string WriteResults(const std::vector<Candidate>& placements, const std::vector<Candidate>& eliminations) {
  std::string text;
  const auto add = [&](const Candidate& candidate, const char* sign) {
    const int side = 9;
    if (!text.empty()) text += ' ';
    text += 'r' + std::to_string(candidate.cell.index() / side + 1) + 'c' +
            std::to_string(candidate.cell.index() % side + 1) + sign + std::to_string(candidate.digit.value());
  };
  for (const Candidate& placement : placements) add(placement, "=");
  for (const Candidate& elimination : eliminations) add(elimination, "<>");
  return text;
}

}  // namespace hanadoku
