// Full grids drawn at random, the solutions that puzzles are made from.
#pragma once

#include <optional>

#include "hanadoku/budget.h"
#include "hanadoku/grid.h"
#include "hanadoku/random.h"

namespace hanadoku {

// Any full grid of the shape may be drawn; on 2x3 and 3x2, each is as likely as any other. Empty if the budget ends it.
std::optional<Grid> DrawFullGrid(Shape shape, Random& random, Budget& budget);

}  // namespace hanadoku
