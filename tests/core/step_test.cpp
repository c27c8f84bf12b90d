#include "hanadoku/step.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "boards.h"
#include "hanadoku/formats.h"
#include "hanadoku/generator.h"
#include "hanadoku/grader.h"
#include "pattern_check.h"
#include "reglib.h"

namespace hanadoku {
namespace {

// With HANADOKU_LONG=1, 20,000 puzzles and 2,000 boards are tried; a small share of them otherwise.
bool IsLong() { return std::getenv("HANADOKU_LONG") != nullptr; }
int Scale() { return IsLong() ? 30 : 1; }

// Puzzles of a shape, with few clues: the casual profile's hard ones, minimal where it is reached.
std::vector<Puzzle> MakePuzzles(Shape shape, int count) {
  std::vector<Puzzle> puzzles;
  for (uint64_t seed = 1; static_cast<int>(puzzles.size()) < count && seed < 1000u + static_cast<uint64_t>(count);
       ++seed) {
    Wish wish(shape);
    wish.profile = Profile::kCasual;
    wish.level = Level::kHard;
    if (shape.side() <= 9) wish.clues = FewestClues(shape);
    Budget budget(kDefaultGenerateNodes);
    if (Generated made = Generate(wish, seed, budget); made.puzzle) puzzles.push_back(*made.puzzle);
  }
  return puzzles;
}

std::string Describe(const Step& step, const Board& board) {
  std::ostringstream text;
  const int side = board.shape().side();
  const auto add = [&](const Candidate& candidate, const char* sign) {
    text << " r" << candidate.cell.index() / side + 1 << "c" << candidate.cell.index() % side + 1 << sign
         << candidate.digit.value();
  };
  text << Info(step.technique).id << ":";
  for (const Candidate& placement : step.placements) add(placement, "=");
  for (const Candidate& elimination : step.eliminations) add(elimination, "<>");
  text << " on " << board.shape().box_rows() << "x" << board.shape().box_columns();
  for (const Cell cell : board.shape().AllCells()) {
    text << (cell.index() % side == 0 ? "\n" : " ");
    if (!board.grid()[cell].empty()) text << "=" << board.grid()[cell].value();
    for (const Digit digit : board.Candidates(cell)) text << "." << digit.value();
  }
  return text.str();
}

bool IsSound(const Step& step, const Board& board, const Grid& solution) {
  for (const Candidate& placement : step.placements) {
    if (solution[placement.cell] != placement.digit || !board.grid()[placement.cell].empty()) return false;
  }
  for (const Candidate& elimination : step.eliminations) {
    if (solution[elimination.cell] == elimination.digit) return false;
    if (!board.Candidates(elimination.cell).Has(elimination.digit)) return false;
  }
  return step.placements.empty() != step.eliminations.empty();
}

// Every step of the whole path agrees with the solution.
void CheckPath(const Puzzle& puzzle) {
  Board board(puzzle.givens());
  Budget budget(kDefaultGradeNodes);
  while (!board.EmptyCells().empty()) {
    const std::optional<Step> step = FindStep(board, &puzzle, budget);
    ASSERT_TRUE(step || budget.stop() != Budget::Stop::kNot);
    if (!step) return;
    ASSERT_TRUE(IsSound(*step, board, puzzle.solution())) << Describe(*step, board);
    Apply(*step, board);
  }
}

TEST(Technique, CodesAndIdsAreUnique) {
  std::set<std::string_view> names;
  for (const TechniqueInfo& info : kTechniques) {
    EXPECT_TRUE(names.insert(info.code).second) << info.code;
    EXPECT_TRUE(names.insert(info.id).second) << info.id;
  }
}

TEST(FindStep, AgreesWithTheSolutionOnEveryShape) {
  for (const Shape shape : Shape::All()) {
    const int count = shape.side() <= 6 ? Rounds(160) : shape.side() <= 9 ? Rounds(60) : shape.side() <= 12 ? 3 : 1;
    for (const Puzzle& puzzle : MakePuzzles(shape, count * Scale())) ASSERT_NO_FATAL_FAILURE(CheckPath(puzzle));
  }
}

// Complex fish are many, and looked for among all houses; loops are looked for from every link.
uint64_t NodesFor(Technique technique) {
  const bool complex = technique >= Technique::kFrankenXWing && technique <= Technique::kFinnedMutantWhale;
  if (IsLong()) return complex ? 1'000 : 10'000;
  return complex ? 500 : 3'000;
}

// All steps of all techniques, checked a second time.
void CheckPatterns(const Board& board, const Puzzle& puzzle) {
  for (size_t i = 0; i < kTechniques.size(); ++i) {
    Budget budget(NodesFor(static_cast<Technique>(i)));
    for (const Step& step : FindSteps(board, static_cast<Technique>(i), &puzzle, budget)) {
      ASSERT_TRUE(IsSound(step, board, puzzle.solution())) << Describe(step, board);
      ASSERT_EQ(CheckPattern(step, board), "") << Describe(step, board);
    }
  }
}

// Boards on the way of puzzles of several shapes, in parts that may run side by side.
constexpr int kParts = 8;
class FindStepsOnTheWay : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Part, FindStepsOnTheWay, testing::Range(0, kParts));

TEST_P(FindStepsOnTheWay, FindsPatternsThatAreThere) {
  struct Share {
    Shape shape;
    int count;
  };
  int boards = 0, made = 0;
  for (const auto& [shape, count] :
       IsLong() ? std::array{Share{ShapeOf(2, 3), 600}, Share{ShapeOf(2, 4), 120}, Share{ShapeOf(3, 3), 300}}
                : std::array{Share{ShapeOf(2, 3), 10}, Share{ShapeOf(2, 4), 1}, Share{ShapeOf(3, 3), 1}}) {
    for (const Puzzle& puzzle : MakePuzzles(shape, count)) {
      if (made++ % kParts != GetParam()) continue;
      Board board(puzzle.givens());
      Budget budget(kDefaultGradeNodes);
      while (std::optional<Step> next = FindStep(board, &puzzle, budget)) {
        // Boards where singles go on are all alike.
        if (next->technique > Technique::kNakedSingle) {
          ++boards;
          ASSERT_NO_FATAL_FAILURE(CheckPatterns(board, puzzle));
        }
        Apply(*next, board);
      }
    }
  }
  RecordProperty("boards", boards);
}

TEST(FindStep, AgreesWithTheSolutionOfKnownPuzzles) {
  const char* const data = std::getenv("HANADOKU_DATA");
  if (data == nullptr) GTEST_SKIP() << "HANADOKU_DATA is not set";
  for (const char* const name : {"17_clue_sample", "own_easy34_10k", "own_minimal_10k", "magictour_top1465",
                                 "hardest_1905_11plus_sample", "hardest_1106"}) {
    std::ifstream file(std::string(data) + "/puzzles/" + name + ".txt");
    ASSERT_TRUE(file) << name;
    // The hardest take a hundred times longer than the easiest.
    int left = (std::string(name).starts_with("hardest") ? 2 : 50) * Scale();
    std::string line;
    while (left > 0 && std::getline(file, line)) {
      const Parsed parsed = ParseGrid(line, *Shape::Make(3, 3));
      if (!parsed.grid) continue;
      Budget budget(10'000'000);
      const Proof proof = Prove(*parsed.grid, budget);
      ASSERT_TRUE(proof.puzzle) << line;
      ASSERT_NO_FATAL_FAILURE(CheckPath(*proof.puzzle)) << line;
      --left;
    }
  }
}

TEST(FindStep, OffersNoUniquenessWithoutAProof) {
  const Puzzle puzzle = MakePuzzles(*Shape::Make(3, 3), 1).front();
  Board board(puzzle.givens());
  Budget budget(kDefaultGradeNodes);
  while (std::optional<Step> step = FindStep(board, nullptr, budget)) {
    EXPECT_FALSE(step->technique >= Technique::kUniqueness1 && step->technique <= Technique::kAvoidableRectangle2);
    EXPECT_NE(step->technique, Technique::kBugPlusOne);
    Apply(*step, board);
  }
  EXPECT_EQ(board.grid(), puzzle.solution());
}

TEST(FindSteps, ReproduceHoDoKusRegressionLibrary) {
  const char* const data = std::getenv("HANADOKU_DATA");
  if (data == nullptr) GTEST_SKIP() << "HANADOKU_DATA is not set";
  std::ifstream file(std::string(data) + "/techniques/reglib.txt");
  ASSERT_TRUE(file);
  std::string line;
  while (std::getline(file, line)) {
    const auto test = ParseReglibLine(line);
    // ALS-XY-chains are those that are shortest; HoDoKu itself differs from its library on them.
    if (!test || test->code.starts_with("0903")) continue;
    // The one loop of an almost locked set that is longer than those that are looked for.
    if (test->code == "0709-2" && line.find(":291 314 649:") != std::string::npos) continue;
    EXPECT_TRUE(RunReglibCase(*test).passed) << line;
  }
}

TEST(FindSteps, AreSoundWhereAChainOfPatternsWasNot) {
  // kyoyama-kazusa/Sudoku, issue 672: a chain that used a fish and a rectangle twice struck out true candidates.
  const auto test = ParseReglibLine(
      ":0000::.+1..6...5..9....1.3....12..2..4+98...+9.1.5..8..68..39...9..3......4..5..91..2+4+97..:"
      "714 814 724 824 327 734 834 657 659 169 571 674 184 885:::");
  ASSERT_TRUE(test);
  Grid givens(test->board.shape());
  for (const Cell cell : test->board.givens()) givens.Set(cell, test->board.grid()[cell]);
  Budget budget(1'000'000'000);
  const Proof proof = Prove(givens, budget);
  ASSERT_TRUE(proof.puzzle);
  for (size_t i = 0; i < kTechniques.size(); ++i) {
    for (const Step& step : FindSteps(test->board, static_cast<Technique>(i), &*proof.puzzle, budget)) {
      EXPECT_TRUE(IsSound(step, test->board, proof.puzzle->solution())) << Describe(step, test->board);
    }
  }
}

TEST(FindStep, TakesASingleBeforeAnythingHarder) {
  // SudokuMonster/SukakuExplainer, issue 115: a hidden pair was offered while a cell had one candidate left.
  const auto parsed = ParseGrid(".......71..83......2.......41....6.....87....7........6.3.4.......5..82..........",
                                *Shape::Make(3, 3));
  Budget budget(100'000'000);
  const Proof proof = Prove(*parsed.grid, budget);
  ASSERT_TRUE(proof.puzzle);
  Board board(*parsed.grid);
  while (std::optional<Step> next = FindStep(board, &*proof.puzzle, budget)) {
    if (next->technique > Technique::kNakedSingle) {
      for (const Cell cell : board.EmptyCells()) EXPECT_GT(board.Candidates(cell).size(), 1);
    }
    for (size_t i = 0; i < static_cast<size_t>(next->technique); ++i) {
      if (!kTechniques[i].searched) continue;
      EXPECT_TRUE(FindSteps(board, static_cast<Technique>(i), &*proof.puzzle, budget).empty()) << kTechniques[i].id;
    }
    Apply(*next, board);
  }
  EXPECT_EQ(board.grid(), proof.puzzle->solution());
}

}  // namespace
}  // namespace hanadoku
