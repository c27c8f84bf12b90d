#include "hanadoku/grader.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "hanadoku/board.h"
#include "hanadoku/sets.h"

namespace hanadoku {
namespace {

// The highest score of each level on 9x9. A larger board has longer paths, which are not harder for it.
constexpr std::array<uint32_t, 4> kMostScore = {800, 1000, 1600, 1800};
constexpr uint32_t MostScore(Shape shape, size_t level) {
  return kMostScore[level] * static_cast<uint32_t>(std::max(shape.cells(), 81)) / 81;
}

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

// How many cells a single could fill.
int OpenToSingles(const Board& board) {
  const Layout& layout = board.shape().layout();
  CellSet open;
  for (const Cell cell : board.EmptyCells()) {
    if (board.Candidates(cell).size() == 1) open.Add(cell);
  }
  for (const HouseKind kind : kHouseKinds) {
    for (int index = 0; index < board.shape().side(); ++index) {
      const CellSet& house = layout.Cells({kind, static_cast<uint8_t>(index)});
      for (const Digit digit : board.shape().AllDigits()) {
        if (const CellSet places = house & board.CellsWith(digit); places.size() == 1) open |= places;
      }
    }
  }
  return open.size();
}

// How narrow the way through singles is at its narrowest.
uint8_t NarrowestOf(const Puzzle& puzzle, const std::vector<Step>& path) {
  Board board(puzzle.givens());
  int narrowest = 0;
  for (const Step& step : path) {
    if (board.EmptyCells().size() <= puzzle.shape().side()) break;
    const int open = OpenToSingles(board);
    narrowest = narrowest == 0 ? open : std::min(narrowest, open);
    Apply(step, board);
  }
  return static_cast<uint8_t>(narrowest);
}

}  // namespace

std::optional<Grading> GradeUpTo(Technique last, const Puzzle& puzzle, Budget& budget) {
  Grading grading{
      .path = {}, .hardest = Technique::kFullHouse, .rating = 0, .narrowest = 0, .score = 0, .level = Level::kEasy};
  Board board(puzzle.givens());
  size_t hardest = 0;
  while (!board.EmptyCells().empty()) {
    std::optional<Step> step = FindStep(board, &puzzle, budget, last);
    if (!step) return std::nullopt;
    Apply(*step, board);
    grading.score += Info(step->technique).score;
    grading.rating = std::max(grading.rating, step->rating);
    grading.path.push_back(std::move(*step));
    if (IsHarder(grading.path.back(), grading.path[hardest])) hardest = grading.path.size() - 1;
  }
  if (!grading.path.empty()) grading.hardest = grading.path[hardest].technique;
  if (puzzle.shape().side() <= 6 && grading.hardest <= Technique::kNakedSingle) {
    grading.narrowest = NarrowestOf(puzzle, grading.path);
    if (grading.narrowest == 1) grading.rating += 2;
    if (grading.narrowest == 2 || grading.narrowest == 3) grading.rating += 1;
  }
  grading.level = Info(grading.hardest).level;
  for (size_t level = static_cast<size_t>(grading.level); level < kMostScore.size(); ++level) {
    if (grading.score > MostScore(puzzle.shape(), level)) grading.level = static_cast<Level>(level + 1);
  }
  return grading;
}

std::optional<Grading> Grade(const Puzzle& puzzle, Budget& budget) {
  return GradeUpTo(Technique::kNestedForcingNet, puzzle, budget);
}

Profile DefaultProfile(Shape shape) { return shape.side() <= 6 ? Profile::kRoom : Profile::kCasual; }

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

// Fills in each cell that has one candidate, and each that is a digit's one place in a house, until there are none. The
// candidates are those of the sweep's beginning: a digit that is filled in must go on counting in its houses.
bool SinglesSolve(const Puzzle& puzzle) {
  const Layout& layout = puzzle.shape().layout();
  Grid grid = puzzle.givens();
  int left = grid.cells() - grid.clues();
  int left_before = 0;
  const auto for_each_house = [&](const auto& visit) {
    for (const HouseKind kind : kHouseKinds) {
      for (size_t index = 0; index < layout.side; ++index) visit(layout.List(House{kind, static_cast<uint8_t>(index)}));
    }
  };
  do {
    left_before = left;
    std::array<DigitSet, kMaxCells> candidates;
    candidates.fill(puzzle.shape().AllDigits());
    const auto of = [&](Cell cell) -> DigitSet& { return candidates[static_cast<size_t>(cell.index())]; };
    for_each_house([&](std::span<const Cell> cells) {
      DigitSet digits;
      for (const Cell cell : cells) {
        if (!grid[cell].empty()) digits = digits.With(grid[cell]);
      }
      for (const Cell cell : cells) of(cell) = grid[cell].empty() ? of(cell) - digits : DigitSet();
    });
    for_each_house([&](std::span<const Cell> cells) {
      DigitSet once, twice;
      for (const Cell cell : cells) {
        twice = twice | (once & of(cell));
        once = once | of(cell);
      }
      for (const Cell cell : cells) {
        if (!grid[cell].empty() || (of(cell).size() != 1 && (of(cell) & (once - twice)).empty())) continue;
        grid.Set(cell, puzzle.solution()[cell]);
        --left;
      }
    });
  } while (left != 0 && left != left_before);
  return left == 0;
}

Level RateForRoom(const Puzzle& puzzle) {
  if (puzzle.clues() <= RoomClues(puzzle.shape(), Level::kHard)) return Level::kHard;
  return SinglesSolve(puzzle) ? Level::kEasy : Level::kNormal;
}

Level LabelOf(const Puzzle& puzzle) {
  if (DefaultProfile(puzzle.shape()) == Profile::kRoom) return RateForRoom(puzzle);
  for (const Level level : {Level::kEasy, Level::kNormal}) {
    if (puzzle.clues() >= CasualClues(puzzle.shape(), level)) return level;
  }
  return Level::kHard;
}

}  // namespace hanadoku
