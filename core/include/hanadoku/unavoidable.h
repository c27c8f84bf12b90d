// Unavoidable sets: cells of a solution whose digits can be exchanged for those of another solution, so that every
// puzzle with that solution has a clue in each of them. (McGuire, Tugemann, Civario: There is no 16-Clue Sudoku, 2012.)
#pragma once

#include <vector>

#include "hanadoku/budget.h"
#include "hanadoku/grid.h"
#include "hanadoku/sets.h"

namespace hanadoku {

// All minimal unavoidable sets of at most `max_cells` cells of a solved grid, in order of size, then of their cells.
// None of them contains another. Empty for a grid that is not solved. If the budget ends the search, the sets found
// until then.
std::vector<CellSet> FindUnavoidableSets(const Grid& solution, int max_cells, Budget& budget);

}  // namespace hanadoku
