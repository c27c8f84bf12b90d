// How hard a puzzle is.
#pragma once

#include <cstdint>

#include "hanadoku/puzzle.h"
#include "hanadoku/shape.h"

namespace hanadoku {

enum class Level : uint8_t { kEasy, kNormal, kHard, kExpert, kExtreme };

// The number of clues that the profiles `room` and `casual` aim at for a level up to hard; see generator.h.
int RoomClues(Shape shape, Level level);
int CasualClues(Shape shape, Level level);

// The level of a puzzle as rooms rate it: hard with no more clues than a hard room puzzle has, else easy where naked
// and hidden singles alone solve it, else normal.
Level RateForRoom(const Puzzle& puzzle);

}  // namespace hanadoku
