#include "full_grid.h"

#include <gtest/gtest.h>

#include <string>
#include <unordered_map>

#include "boards.h"

namespace hanadoku {
namespace {

TEST(FullGrid, IsSolvedOnEveryShape) {
  Random random(1);
  for (const Shape shape : Shape::All()) {
    Budget budget;
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(DrawFullGrid(shape, random, budget)->IsSolved()) << NameOf(shape);
  }
}

TEST(FullGrid, AnEndedBudgetDrawsNone) {
  Random random(1);
  Budget budget(1);
  EXPECT_FALSE(DrawFullGrid(ShapeOf(3, 3), random, budget));
}

// The grid with its digits renamed so that the first row is 123456: of these there are 39,168.
std::string Renamed(const Grid& grid) {
  std::array<char, 7> name{};
  for (int i = 0; i < 6; ++i) name[static_cast<size_t>(grid[Cell(i)].value())] = static_cast<char>('1' + i);
  std::string text;
  for (const Digit digit : grid.digits()) text += name[static_cast<size_t>(digit.value())];
  return text;
}

TEST(FullGrid, EachOf2x3And3x2IsAsLikelyAsAnyOther) {
  constexpr int kClasses = 39'168, kDraws = 20 * kClasses;
  for (const Shape shape : {ShapeOf(2, 3), ShapeOf(3, 2)}) {
    Random random(2);
    Budget budget;
    std::unordered_map<std::string, int> times;
    std::array<int, 6> first{};
    for (int i = 0; i < kDraws; ++i) {
      const Grid grid = *DrawFullGrid(shape, random, budget);
      ++times[Renamed(grid)];
      ++first[static_cast<size_t>(grid[Cell(0)].value() - 1)];
    }
    EXPECT_EQ(times.size(), static_cast<size_t>(kClasses));
    double squares = 0;
    for (const auto& [grid, count] : times) squares += (count - 20) * (count - 20) / 20.0;
    EXPECT_NEAR(squares, kClasses, 5 * 280);  // chi squared, whose deviation is the root of twice the classes
    for (const int count : first) EXPECT_NEAR(count, kDraws / 6, 2000);
  }
}

}  // namespace
}  // namespace hanadoku
