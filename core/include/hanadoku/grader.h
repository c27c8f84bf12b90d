// How hard a puzzle is.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "hanadoku/budget.h"
#include "hanadoku/level.h"
#include "hanadoku/puzzle.h"
#include "hanadoku/shape.h"
#include "hanadoku/step.h"

namespace hanadoku {

// What a puzzle takes a person, when the easiest step is always taken next.
struct Grading {
  std::vector<Step> path;  // empty for a full grid
  Technique hardest;       // of the highest level, and there of the highest rating; a full house for a full grid
  uint8_t rating;          // of the hardest step, in tenths on the scale of Sudoku Explainer; 0 for a full grid
  // Up to side 6, where almost every puzzle falls to singles: how many cells they could fill at the narrowest moment of
  // the path, while more cells were empty than a house has. The rating has a tenth more for two or three such cells,
  // two tenths for one. 0 on larger boards, and where there was no such moment or singles do not do.
  uint8_t narrowest;
  uint32_t score;  // the sum over the steps, in the manner of HoDoKu
  // The hardest technique's; or a higher one, if the score is more than such puzzles have: easy up to 800, normal up to
  // 1000, hard up to 1600, expert up to 1800, as in HoDoKu; on boards of more than 81 cells in proportion to the cells.
  Level level;
};

// Nodes for Grade() that are enough for the hardest 9x9 puzzles known: the worst took a million.
inline constexpr uint64_t kDefaultGradeNodes = 2'000'000;

// Nodes for Grade() and FindStep() where their caller does not say. On larger boards a node costs more: so many are
// about a second in a browser.
constexpr uint64_t DefaultGradeNodes(Shape shape) { return shape.cells() <= 81 ? kDefaultGradeNodes : 600'000; }

// Nodes for FindSteps() where its caller does not say: all loops through almost locked sets of an open board are too
// many.
inline constexpr uint64_t kDefaultStepsNodes = 200'000;

// Empty if the budget ended the work, never because no step was found. The same for the same puzzle, everywhere.
std::optional<Grading> Grade(const Puzzle& puzzle, Budget& budget);
// The same where no technique after `last` in the enum's order is needed; empty too, and sooner, where one is.
std::optional<Grading> GradeUpTo(Technique last, const Puzzle& puzzle, Budget& budget);

// The profiles that go by the number of clues; see generator.h.
enum class Profile : uint8_t { kRoom, kCasual };

// room up to side 6, casual above.
Profile DefaultProfile(Shape shape);

// The number of clues that they aim at for a level up to hard.
int RoomClues(Shape shape, Level level);
int CasualClues(Shape shape, Level level);

// Whether naked and hidden singles alone solve it: the same as that Grade() finds no other step, but quick.
bool SinglesSolve(const Puzzle& puzzle);

// The level of a puzzle as rooms rate it: hard with no more clues than a hard room puzzle has, else easy where naked
// and hidden singles alone solve it, else normal.
Level RateForRoom(const Puzzle& puzzle);

// The label of a puzzle whose sender gave none: as rooms rate it where rooms are usual, else the easiest level whose
// casual puzzles may have as few clues.
Level LabelOf(const Puzzle& puzzle);

}  // namespace hanadoku
