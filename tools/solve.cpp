// hanadoku-solve: standard input to standard output. A grid of any side up to 16 as numbers between blanks, 0 for
// empty, row by row, becomes one solution of it, a line a row; or in one of the other texts that core reads. Where a
// side can be cut into boxes in several ways, it is the first one, nearest to a square, that has a solution.
//
// Exits 0 with a solution, 1 where there is none, 2 where the text is no grid.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "hanadoku/budget.h"
#include "hanadoku/formats.h"
#include "hanadoku/solver.h"

namespace {

using namespace hanadoku;

// Minutes of search: a judge has no use for "not within the budget".
constexpr uint64_t kNodes = 1'000'000'000;

// The shapes of a board of so many cells, the usual one first: nearest to a square, and wider than high.
std::vector<Shape> ShapesOf(int cells) {
  std::vector<Shape> shapes;
  for (const Shape shape : Shape::All()) {
    if (shape.cells() == cells) shapes.push_back(shape);
  }
  const auto distance = [](Shape shape) {
    const int wider = shape.box_columns() - shape.box_rows();
    return wider >= 0 ? 2 * wider : 1 - 2 * wider;
  };
  std::sort(shapes.begin(), shapes.end(), [&](Shape a, Shape b) { return distance(a) < distance(b); });
  return shapes;
}

int Fail(const std::string& message, int code) {
  std::cerr << "hanadoku-solve: " << message << "\n";
  return code;
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  const std::string text{std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
  const int cells = CountCells(text);
  const std::vector<Shape> shapes = ShapesOf(cells);
  if (shapes.empty()) return Fail("expected the cells of a board, found " + std::to_string(cells), 2);
  for (const Shape shape : shapes) {
    const Parsed parsed = ParseGrid(text, shape);
    if (!parsed.grid) return Fail("expected " + parsed.expected + " at byte " + std::to_string(parsed.offset), 2);
    Budget budget(kNodes);
    const Solutions solutions = FindSolutions(*parsed.grid, 1, budget);
    if (solutions.grids.empty()) continue;
    std::cout << WriteNumbers(solutions.grids.front());
    return 0;
  }
  return Fail("there is no solution, or it is not found within reason", 1);
}
