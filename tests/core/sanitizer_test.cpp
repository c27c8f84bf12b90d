#include "hanadoku/sanitizer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "boards.h"
#include "games.h"

namespace hanadoku {
namespace {

const std::string kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string With(std::string text, size_t index, char symbol) {
  text[index] = symbol;
  return text;
}

Sanitized SanitizeText(const std::string& text, std::optional<Shape> shape = std::nullopt,
                       bool allow_few_clues = false) {
  Budget budget;
  return Sanitize(text, shape, allow_few_clues, budget);
}

TEST(Sanitize, MakesAPuzzleOfATextThatIsOne) {
  const Sanitized result = SanitizeText(kPuzzle);
  EXPECT_EQ(result.fault, Fault::kNone);
  ASSERT_TRUE(result.puzzle);
  EXPECT_EQ(WriteLine(result.puzzle->givens()), kPuzzle);
  EXPECT_EQ(result.puzzle->shape(), ShapeOf(3, 3));
  EXPECT_TRUE(result.puzzle->solution().IsSolved());
  EXPECT_EQ(result.found, 81);
  EXPECT_EQ(result.clues, 30);
  EXPECT_TRUE(result.cells.empty());
}

TEST(Sanitize, ReadsLinesAndNumbersAlike) {
  const Grid givens = Grid9(kPuzzle);
  for (const std::string& text :
       {WriteNumbers(givens), kPuzzle.substr(0, 40) + "\n \t" + kPuzzle.substr(40) + "\r\n"}) {
    const Sanitized result = SanitizeText(text);
    ASSERT_TRUE(result.puzzle) << text;
    EXPECT_EQ(result.puzzle->givens(), givens);
  }
}

TEST(Sanitize, TakesTheUsualShapeForATextWithoutOne) {
  for (const Shape shape : {ShapeOf(2, 2), ShapeOf(2, 3), ShapeOf(3, 3), ShapeOf(4, 4)}) {
    const Puzzle puzzle = PuzzleWithHoles(shape, shape.side(), 1);
    for (const std::string& text : {WriteLine(puzzle.givens()), WriteNumbers(puzzle.givens())}) {
      const Sanitized result = SanitizeText(text);
      ASSERT_TRUE(result.puzzle) << text;
      EXPECT_EQ(result.puzzle->givens(), puzzle.givens());
    }
  }
}

// The boxes of this one have two rows and three columns; turned, it has no solution.
TEST(Sanitize, TellsAShapeFromItsTurn) {
  const std::string givens = "....1..2...3.....4..56........34....";
  EXPECT_EQ(SanitizeText(givens).fault, Fault::kNone);
  EXPECT_EQ(SanitizeText(givens, ShapeOf(2, 3)).fault, Fault::kNone);
  EXPECT_EQ(SanitizeText(givens, ShapeOf(3, 2)).fault, Fault::kNoSolution);
}

TEST(Sanitize, AsksForTheShapeWhereTheLengthHasNoUsualOne) {
  for (const int cells : {0, 1, 35, 64, 80, 100, 255, 625}) {
    const Sanitized result = SanitizeText(std::string(static_cast<size_t>(cells), '.'));
    EXPECT_EQ(result.fault, Fault::kShape) << cells;
    EXPECT_EQ(result.found, cells);
  }
}

TEST(Sanitize, CountsTheCellsOfAWrongLength) {
  for (const std::string& text : {kPuzzle.substr(1), kPuzzle + "."}) {
    const Sanitized result = SanitizeText(text, ShapeOf(3, 3));
    EXPECT_EQ(result.fault, Fault::kLength);
    EXPECT_EQ(result.found, static_cast<int>(text.size()));
  }
}

TEST(Sanitize, NamesAllCellsWithAWrongSymbol) {
  const Sanitized result = SanitizeText(With(With(With(kPuzzle, 2, 'A'), 40, '?'), 80, '\0'));
  EXPECT_EQ(result.fault, Fault::kDigit);
  EXPECT_EQ(result.cells, CellsOf({2, 40, 80}));
  EXPECT_EQ(SanitizeText("7...................................", ShapeOf(2, 3)).cells, CellsOf({0}));
}

TEST(Sanitize, ReportsTheFirstFaultInItsOrder) {
  const std::string conflict = "11" + std::string(79, '.');
  // A wrong length hides wrong symbols, wrong symbols hide conflicts, conflicts hide too few clues, and these the rest.
  EXPECT_EQ(SanitizeText("?" + conflict).fault, Fault::kShape);
  EXPECT_EQ(SanitizeText("?" + conflict, ShapeOf(3, 3)).fault, Fault::kLength);
  EXPECT_EQ(SanitizeText(With(conflict, 80, '?')).fault, Fault::kDigit);
  EXPECT_EQ(SanitizeText(conflict).fault, Fault::kConflict);
  // The 9 has no place in the first row.
  const std::string no_place = "12345678." + std::string(17, '.') + "9" + std::string(54, '.');
  EXPECT_EQ(SanitizeText(no_place).fault, Fault::kTooFewClues);
  EXPECT_EQ(SanitizeText(no_place, std::nullopt, true).fault, Fault::kNoSolution);
  Budget nothing(0);
  EXPECT_EQ(Sanitize(conflict, std::nullopt, true, nothing).fault, Fault::kConflict);
  EXPECT_EQ(Sanitize(kPuzzle, std::nullopt, true, nothing).fault, Fault::kBudget);
}

TEST(Sanitize, KnowsHowFewCluesAPuzzleCanHave) {
  const struct {
    Shape shape;
    int fewest;
  } cases[] = {{ShapeOf(2, 2), 4}, {ShapeOf(2, 3), 8}, {ShapeOf(3, 2), 8}, {ShapeOf(3, 3), 17}};
  for (const auto& [shape, fewest] : cases) {
    const std::string solution = WriteLine(ShiftedSolution(shape));
    const auto clues = static_cast<size_t>(fewest);
    const std::string enough = solution.substr(0, clues) + std::string(solution.size() - clues, '.');
    const std::string too_few = solution.substr(0, clues - 1) + std::string(solution.size() - clues + 1, '.');
    const Sanitized result = SanitizeText(too_few, shape);
    EXPECT_EQ(result.fault, Fault::kTooFewClues) << NameOf(shape);
    EXPECT_EQ(result.clues, fewest - 1);
    EXPECT_EQ(SanitizeText(enough, shape).fault, Fault::kSeveralSolutions) << NameOf(shape);
    EXPECT_EQ(SanitizeText(too_few, shape, true).fault, Fault::kSeveralSolutions) << NameOf(shape);
  }
}

TEST(Sanitize, MarksTheCellsInWhichTwoSolutionsDiffer) {
  const Sanitized result = SanitizeText("_____1__1_43_31_");
  EXPECT_EQ(result.fault, Fault::kSeveralSolutions);
  EXPECT_GE(result.cells.size(), 4);
  EXPECT_FALSE(result.puzzle);
  for (const Cell cell : result.cells) EXPECT_TRUE(GridOf(ShapeOf(2, 2), "_____1__1_43_31_")[cell].empty());
}

TEST(Sanitize, EndsQuicklyOnEmptyAndNearlyEmptyBoardsOfEveryShape) {
  for (const Shape shape : Shape::All()) {
    std::string text(static_cast<size_t>(shape.cells()), '.');
    for (const char symbol : {'.', '1'}) {
      text[text.size() / 2] = symbol;
      const Fault expected = FewestClues(shape) > 1 ? Fault::kTooFewClues : Fault::kSeveralSolutions;
      EXPECT_EQ(SanitizeText(text, shape).fault, expected) << NameOf(shape);
      Budget budget;
      EXPECT_EQ(Sanitize(text, shape, true, budget).fault, Fault::kSeveralSolutions) << NameOf(shape);
      EXPECT_LT(budget.spent(), 2000u) << NameOf(shape);
    }
  }
}

TEST(Sanitize, RefusesAHugeTextByItsLength) {
  const std::string huge(1 << 20, '1');
  Budget nothing(0);
  EXPECT_EQ(Sanitize(huge, std::nullopt, false, nothing).fault, Fault::kShape);
  const Sanitized result = Sanitize(huge, ShapeOf(4, 4), false, nothing);
  EXPECT_EQ(result.fault, Fault::kLength);
  EXPECT_EQ(result.found, 1 << 20);
  const std::string blank(1 << 20, ' ');
  EXPECT_EQ(Sanitize(blank, ShapeOf(2, 2), false, nothing).fault, Fault::kLength);
}

TEST(Sanitize, SaysThatItsBudgetEnded) {
  Budget late(Budget::kDefaultNodes, {.ask = [](void*) { return false; }, .context = nullptr});
  const Sanitized result = Sanitize(kPuzzle, std::nullopt, false, late);
  EXPECT_EQ(result.fault, Fault::kBudget);
  EXPECT_FALSE(result.puzzle);
}

// What follows was met in public: jeffsieu/py-sudoku 5, whose solver never returned.
TEST(Sanitize, NamesTheCellsOfTwoConflictsAtOnce) {
  const Sanitized result =
      SanitizeText(".........7.6.....6..........7..7...38.......523..9..7..5.7.....3.....7....7..9...");
  EXPECT_EQ(result.fault, Fault::kConflict);
  EXPECT_EQ(result.cells, CellsOf({11, 17, 28, 31}));
}

// kying18/sudoku 2.
TEST(Sanitize, RefusesARepeatOnAnOtherwiseEmptyBoard) {
  const Sanitized result = SanitizeText("11" + std::string(79, '.'));
  EXPECT_EQ(result.fault, Fault::kConflict);
  EXPECT_EQ(result.cells, CellsOf({0, 1}));
  EXPECT_EQ(result.clues, 2);
}

// GeorgeSeif/Sudoku-Solver 3.
TEST(Sanitize, ListsAllConflictsInARowAColumnAndABox) {
  EXPECT_EQ(SanitizeText(std::string(63, '.') + "9..9.....9..9.....").cells, CellsOf({63, 66, 72, 75}));
  // A three times in a row, in a column, and in a box, and a lone digit that conflicts with nothing.
  EXPECT_EQ(SanitizeText("8..8..8.." + std::string(72, '.')).cells, CellsOf({0, 3, 6}));
  EXPECT_EQ(SanitizeText(With(With(With(With(std::string(81, '.'), 4, '2'), 40, '2'), 76, '2'), 0, '2')).cells,
            CellsOf({0, 4, 40, 76}));
  EXPECT_EQ(SanitizeText(With(With(With(std::string(81, '.'), 30, '5'), 50, '5'), 60, '6')).cells, CellsOf({30, 50}));
}

// dclamage/SudokuSolver 48: a given that breaks a rule was dropped, and the rest solved.
TEST(Sanitize, NeverIgnoresAGiven) {
  EXPECT_EQ(SanitizeText(With(kPuzzle, 2, '5')).fault, Fault::kConflict);
  // No peer holds this 1, yet nothing follows from it.
  EXPECT_EQ(SanitizeText(With(kPuzzle, 2, '1')).fault, Fault::kNoSolution);
  const Grid solution = SanitizeText(kPuzzle).puzzle->solution();
  for (const Cell cell : solution.shape().AllCells() - Grid9(kPuzzle).Filled()) {
    for (const Digit digit : solution.shape().AllDigits()) {
      const bool right = digit == solution[cell];
      const Sanitized result = SanitizeText(With(kPuzzle, static_cast<size_t>(cell.index()), SymbolOf(digit)));
      EXPECT_EQ(result.fault == Fault::kNone, right) << cell.index() << SymbolOf(digit);
    }
  }
}

// SudokuMonster/SukakuExplainer 53, kyoyama-kazusa/Sudoku 435.
TEST(Sanitize, TakesASolvedGridForAPuzzleAndAWrongOneForAConflict) {
  const std::string solved = "123456789457189236689237145214573698376918452598624371731892564842365917965741823";
  const Sanitized result = SanitizeText(solved);
  ASSERT_TRUE(result.puzzle);
  EXPECT_EQ(result.puzzle->solution(), result.puzzle->givens());
  std::string wrong = solved;
  std::swap(wrong[0], wrong[1]);
  EXPECT_EQ(SanitizeText(wrong).fault, Fault::kConflict);
}

// SecUSo/privacy-friendly-sudoku 89: one clue was lost when the puzzle was copied.
TEST(Sanitize, CountsTheCluesOfATextThatIsNotUnique) {
  const std::string copied = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";
  const Sanitized lost = SanitizeText(copied);
  EXPECT_EQ(lost.fault, Fault::kSeveralSolutions);
  EXPECT_EQ(lost.clues, 24);
  const Sanitized whole = SanitizeText(With(copied, 47, '5'));
  EXPECT_EQ(whole.fault, Fault::kNone);
  EXPECT_EQ(whole.clues, 25);
}

}  // namespace
}  // namespace hanadoku
