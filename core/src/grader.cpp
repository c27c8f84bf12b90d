#include "hanadoku/grader.h"

#include <algorithm>
#include <array>
#include <utility>

#include "hanadoku/board.h"

namespace hanadoku {
namespace {

// The highest score of each level.
constexpr std::array<uint32_t, 4> kMostScore = {800, 1000, 1600, 1800};

bool IsHarder(const Step& step, const Step& than) {
  const Level a = Info(step.technique).level, b = Info(than.technique).level;
  return a != b ? a > b : step.rating > than.rating;
}

// Clues that are left when `percent` of the cells are empty.
constexpr int CluesAtEmptiness(int cells, int percent) { return cells - cells * percent / 100; }

// How much of a board of this side a casual puzzle leaves empty, in percent, for easy, normal and hard: the bigger the
// board, the sooner fewer clues mean tedium.
constexpr std::array<int, 3> CasualEmptiness(int side) {
  if (side <= 12) return {50, 60, 70};
  if (side <= 15) return {50, 55, 60};
  return {50, 53, 55};
}

// The one place left for a digit in a house, or the one digit left for a cell. False if there is neither.
bool PlaceOneSingle(Board& board) {
  for (const Cell cell : board.EmptyCells()) {
    if (board.Candidates(cell).size() != 1) continue;
    board.Place(cell, board.Candidates(cell).First());
    return true;
  }
  const Layout& layout = board.shape().layout();
  for (const Digit digit : board.shape().AllDigits()) {
    for (const HouseKind kind : kHouseKinds) {
      for (int index = 0; index < board.shape().side(); ++index) {
        const CellSet places = board.CellsWith(digit) & layout.Cells(House{kind, static_cast<uint8_t>(index)});
        if (places.size() != 1) continue;
        board.Place(places.First(), digit);
        return true;
      }
    }
  }
  return false;
}

bool SinglesSolve(const Puzzle& puzzle) {
  Board board(puzzle.givens());
  while (PlaceOneSingle(board)) {
  }
  return board.grid() == puzzle.solution();
}

}  // namespace

std::optional<Grading> Grade(const Puzzle& puzzle, Budget& budget) {
  Grading grading{.path = {}, .hardest = Technique::kFullHouse, .rating = 0, .score = 0, .level = Level::kEasy};
  Board board(puzzle.givens());
  size_t hardest = 0;
  while (!board.EmptyCells().empty()) {
    std::optional<Step> step = FindStep(board, &puzzle, budget);
    if (!step) return std::nullopt;
    Apply(*step, board);
    grading.score += Info(step->technique).score;
    grading.rating = std::max(grading.rating, step->rating);
    grading.path.push_back(std::move(*step));
    if (IsHarder(grading.path.back(), grading.path[hardest])) hardest = grading.path.size() - 1;
  }
  if (!grading.path.empty()) grading.hardest = grading.path[hardest].technique;
  grading.level = Info(grading.hardest).level;
  for (size_t level = static_cast<size_t>(grading.level); level < kMostScore.size(); ++level) {
    if (grading.score > kMostScore[level]) grading.level = static_cast<Level>(level + 1);
  }
  return grading;
}

int CasualClues(Shape shape, Level level) {
  const auto index = static_cast<size_t>(level);
  if (shape.side() == 9) return std::array{50, 42, 36}[index];
  return CluesAtEmptiness(shape.cells(), CasualEmptiness(shape.side())[index]);
}

int RoomClues(Shape shape, Level level) {
  const auto index = static_cast<size_t>(level);
  if (shape.side() == 4) return std::array{10, 8, 6}[index];
  if (shape.side() == 6) return std::array{22, 18, 14}[index];
  // In half-turn pairs, a board of even side has an even number of clues.
  const int clues = CasualClues(shape, level);
  return shape.side() % 2 == 0 ? clues + clues % 2 : clues;
}

Level RateForRoom(const Puzzle& puzzle) {
  if (puzzle.clues() <= RoomClues(puzzle.shape(), Level::kHard)) return Level::kHard;
  return SinglesSolve(puzzle) ? Level::kEasy : Level::kNormal;
}

}  // namespace hanadoku
