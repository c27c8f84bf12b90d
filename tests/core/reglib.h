// Cases of HoDoKu's regression library: a technique, a board and the exact result of a step.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hanadoku/board.h"
#include "hanadoku/step.h"

namespace hanadoku {

struct ReglibCase {
  std::string code;  // as in the file: with its variant after a dash
  std::optional<Technique> technique;
  Board board;
  std::vector<Candidate> eliminations;  // in order of cell, then digit
  std::vector<Candidate> placements;
  bool must_fail;  // variant x: no step has this result
};

// Empty for a line that is no case.
std::optional<ReglibCase> ParseReglibLine(std::string_view line);

struct ReglibOutcome {
  bool passed;
  std::vector<Step> found;
};
ReglibOutcome RunReglibCase(const ReglibCase& test);

// "r1c2<>3", or "r1c2=3" for a placement, separated by blanks.
std::string WriteResults(const std::vector<Candidate>& placements, const std::vector<Candidate>& eliminations);

}  // namespace hanadoku
