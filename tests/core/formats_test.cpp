#include "hanadoku/formats.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "boards.h"
#include "hanadoku/random.h"

namespace hanadoku {
namespace {

using namespace std::string_literals;

// Digits anywhere, by no rule.
Grid AnyGrid(Shape shape, Random& random) {
  Grid grid(shape);
  for (const Cell cell : shape.AllCells()) {
    grid.Set(cell, Digit(static_cast<int>(random.Below(static_cast<uint32_t>(shape.side()) + 1))));
  }
  return grid;
}

TEST(Formats, ReadWhatTheyWriteOnEveryShape) {
  Random random(1);
  for (const Shape shape : Shape::All()) {
    for (int i = 0; i < 50; ++i) {
      const Grid grid = AnyGrid(shape, random);
      const std::string line = WriteLine(grid), numbers = WriteNumbers(grid);
      EXPECT_EQ(line.size(), static_cast<size_t>(shape.cells()));
      EXPECT_EQ(ParseGrid(line, shape).grid, grid) << line;
      EXPECT_EQ(ParseGrid(numbers, shape).grid, grid) << numbers;
      EXPECT_EQ(CountCells(line), shape.cells());
      EXPECT_EQ(CountCells(numbers), shape.cells());
    }
  }
}

TEST(Formats, ReadTheJudgesNineLinesOfNineNumbers) {
  const std::string text =
      "0 3 5 4 6 9 2 7 8\n7 8 2 1 0 5 6 0 9\n0 6 0 2 7 8 1 3 5\n3 2 1 0 4 6 8 9 7\n8 0 4 9 1 3 5 0 6\n"
      "5 9 6 8 2 0 4 1 3\n9 1 7 6 5 2 0 8 0\n6 0 3 7 0 1 9 5 2\n2 5 8 3 9 4 7 6 0\n";
  const Parsed parsed = ParseGrid(text, ShapeOf(3, 3));
  ASSERT_TRUE(parsed.grid);
  EXPECT_EQ(WriteLine(*parsed.grid),
            ".354692787821.56.9.6.278135321.468978.49135.659682.413917652.8.6.37.195225839476.");
  EXPECT_EQ(WriteNumbers(*parsed.grid), text);
}

TEST(Formats, ReadNumbersUpTo16) {
  const std::string rest(224, '.');
  std::string numbers = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16\n 16 . 14  0 g F e 10 09 8 7 6 5 4 3 2\n";
  for (size_t i = 0; i < rest.size(); ++i) numbers += i % 16 == 15 ? "0\n" : "0 ";
  const Parsed parsed = ParseGrid(numbers, ShapeOf(4, 4));
  ASSERT_TRUE(parsed.grid);
  EXPECT_EQ(WriteLine(*parsed.grid), "123456789ABCDEFGG.E.GFEA98765432" + rest);
}

TEST(Formats, WriteNumbersOneRowPerLine) {
  EXPECT_EQ(WriteNumbers(GridOf(ShapeOf(2, 2), "12..34......4321")), "1 2 0 0\n3 4 0 0\n0 0 0 0\n4 3 2 1\n");
  const std::string numbers = WriteNumbers(GridOf(ShapeOf(2, 5), "A123456789" + std::string(90, '.')));
  EXPECT_EQ(numbers.substr(0, 41), "10 1 2 3 4 5 6 7 8 9\n0 0 0 0 0 0 0 0 0 0\n");
}

TEST(Formats, ReadWhatIsMeant) {
  const std::string rows16 = [] {
    std::string text;
    for (int row = 0; row < 16; ++row) text += "G..............1\n";
    return text;
  }();
  const struct {
    Shape shape;
    std::string text, line;
  } cases[] = {
      {ShapeOf(2, 2), "1.0_*-xX2.......", "1.......2......."},
      {ShapeOf(2, 2), "1234\n....\n....\n4321", "1234........4321"},
      {ShapeOf(2, 2), "12 34 .. ..\r\n.. .. 43 21\r\n", "1234........4321"},
      {ShapeOf(2, 2), "\t1 2 3 4  . . . .\n\n. . . .  4 3 2 1  ", "1234........4321"},
      {ShapeOf(2, 2), "123 4.... ....43 21", "1234........4321"},
      {ShapeOf(2, 2), "01 02 3 4 0 0 0 0 00 _ * - x 3 2 1", "1234.........321"},
      {ShapeOf(2, 5), "abcd" + std::string(96, '0'), ""},
      {ShapeOf(2, 5), "aA9" + std::string(97, '0'), "AA9" + std::string(97, '.')},
      {ShapeOf(3, 2), "12 34 56\n12 34 56\n12 34 56\n12 34 56\n12 34 56\n12 34 56",
       "123456123456123456123456123456123456"},
      {ShapeOf(4, 4), rows16,
       [&] {
         std::string line;
         for (const char c : rows16) line += c == '\n' ? ""s : std::string(1, c);
         return line;
       }()},
  };
  for (const auto& [shape, text, line] : cases) {
    const Parsed parsed = ParseGrid(text, shape);
    EXPECT_EQ(parsed.grid ? WriteLine(*parsed.grid) : "", line) << text;
    EXPECT_EQ(parsed.found, shape.cells()) << text;
  }
}

TEST(Formats, SayWhereATextGoesWrongAndWhatWasExpected) {
  const Shape small = ShapeOf(2, 2), wide = ShapeOf(2, 5), large = ShapeOf(4, 4);
  const std::string fifteen = "1234....1234...";
  const struct {
    Shape shape;
    std::string text;
    TextFault fault;
    size_t offset;
    int found;
    std::vector<int> cells;
    std::string expected;
  } cases[] = {
      {small, "", TextFault::kLength, 0, 0, {}, "16 cells"},
      {small, " \n\t", TextFault::kLength, 3, 0, {}, "16 cells"},
      {small, fifteen, TextFault::kLength, 15, 15, {}, "16 cells"},
      {small, fifteen + "..", TextFault::kLength, 16, 17, {}, "16 cells"},
      {small, fifteen + ".\n\n7\n", TextFault::kLength, 18, 17, {}, "16 cells"},
      {small, fifteen + "5", TextFault::kSymbol, 15, 16, {15}, "a digit 1-4 or a blank"},
      {small, "1 23?.... 12/4 ...5", TextFault::kSymbol, 4, 16, {3, 10, 15}, "a digit 1-4 or a blank"},
      {small, "1 2 3 4 10 . . . 1 2 3 4 . . . 2.5", TextFault::kSymbol, 8, 16, {4, 15}, "a digit 1-4 or a blank"},
      {small, "1 2 3 4 -1 . . . 1 2 3 4 . . 1e1 NaN", TextFault::kSymbol, 8, 16, {4, 14, 15}, "a digit 1-4 or a blank"},
      {small, "1 2 3 4 . . . . 1 2 3 4 . . .", TextFault::kLength, 29, 15, {}, "16 cells"},
      {small, "\xEA\xB0\x80" + fifteen, TextFault::kSymbol, 0, 16, {0}, "a digit 1-4 or a blank"},
      {small, "\x80" + fifteen, TextFault::kSymbol, 0, 16, {0}, "a digit 1-4 or a blank"},
      {small, "1\x80" + fifteen, TextFault::kSymbol, 0, 16, {0}, "a digit 1-4 or a blank"},
      {small, "1234..\0.1234...."s, TextFault::kSymbol, 6, 16, {6}, "a digit 1-4 or a blank"},
      {small, "1234..\v.1234...."s, TextFault::kSymbol, 6, 16, {6}, "a digit 1-4 or a blank"},
      {small, "1234..\x7F.1234...\xFF", TextFault::kSymbol, 6, 16, {6, 15}, "a digit 1-4 or a blank"},
      {wide, "B" + std::string(99, '.'), TextFault::kSymbol, 0, 100, {0}, "a digit 1-9, A or a blank"},
      {ShapeOf(3, 4), std::string(143, '.') + "D", TextFault::kSymbol, 143, 144, {143}, "a digit 1-9, A-C or a blank"},
      {large, std::string(255, '.') + "H", TextFault::kSymbol, 255, 256, {255}, "a digit 1-9, A-G or a blank"},
  };
  for (const auto& [shape, text, fault, offset, found, cells, expected] : cases) {
    const Parsed parsed = ParseGrid(text, shape);
    EXPECT_FALSE(parsed.grid) << text;
    EXPECT_EQ(parsed.fault, fault) << text;
    EXPECT_EQ(parsed.offset, offset) << text;
    EXPECT_EQ(parsed.found, found) << text;
    CellSet set;
    for (const int cell : cells) set.Add(Cell(cell));
    EXPECT_EQ(parsed.cells, set) << text;
    EXPECT_EQ(parsed.expected, expected) << text;
  }
}

TEST(Formats, CountNumbersAsCellsWhereOneIsMissingOrWrong) {
  std::string numbers;
  for (int i = 0; i < 255; ++i) numbers += std::to_string(i % 16 + 1) + " ";
  const Parsed missing = ParseGrid(numbers, ShapeOf(4, 4));
  EXPECT_EQ(missing.fault, TextFault::kLength);
  EXPECT_EQ(missing.found, 255);
  const Parsed wrong = ParseGrid(numbers + "17", ShapeOf(4, 4));
  EXPECT_EQ(wrong.fault, TextFault::kSymbol);
  EXPECT_EQ(wrong.cells, CellsOf({255}));
  EXPECT_EQ(wrong.expected, "a number 1-16 or a blank");
  const Parsed long_number = ParseGrid(numbers + "100000000000000000001", ShapeOf(4, 4));
  EXPECT_EQ(long_number.cells, CellsOf({255}));
}

// 16 words can be the cells of a 4x4 board or the rows of a 16x16 one.
TEST(Formats, TakeRowsForNoNumbers) {
  std::string rows;
  for (int row = 0; row < 16; ++row) rows += std::string(16, '.') + "\n";
  const Parsed parsed = ParseGrid(rows, ShapeOf(2, 2));
  EXPECT_EQ(parsed.fault, TextFault::kLength);
  EXPECT_EQ(parsed.found, 256);
  EXPECT_EQ(CountCells(rows), 256);
}

TEST(Formats, CountTheCellsOfATextOfNoKnownShape) {
  EXPECT_EQ(CountCells(""), 0);
  EXPECT_EQ(CountCells("\n \t\r"), 0);
  EXPECT_EQ(CountCells(std::string(81, '.')), 81);
  EXPECT_EQ(CountCells("12 34 56 12 34 56 12 34 56 12 34 56 12 34 56 12 34 56"), 36);
  EXPECT_EQ(CountCells("1 2 3 4 10 . . . 1 2 3 4 . . . 2.5"), 16);
  EXPECT_EQ(CountCells("가나다라"), 4);
  EXPECT_EQ(CountCells(std::string(1'000'000, '1')), 1'000'000);
}

// Every byte in a cell's place is a digit, an empty cell or a wrong symbol; each is known by its own symbol.
TEST(Formats, KnowEveryByte) {
  for (int byte = 0; byte < 256; ++byte) {
    const char c = static_cast<char>(byte);
    const std::string text = "1234" + std::string(1, c) + "...1234....";
    const Parsed parsed = ParseGrid(text, ShapeOf(2, 2));
    if (const auto digit = DigitOf(c); digit && digit->value() <= 4) {
      ASSERT_TRUE(parsed.grid) << byte;
      EXPECT_EQ((*parsed.grid)[Cell(4)], *digit);
    } else {
      EXPECT_FALSE(parsed.grid) << byte;
    }
  }
  EXPECT_EQ(SymbolOf(Digit()), '.');
  for (int value = 1; value <= kMaxSide; ++value) EXPECT_EQ(DigitOf(SymbolOf(Digit(value))), Digit(value));
  EXPECT_FALSE(DigitOf('H'));
  EXPECT_FALSE(DigitOf('h'));
  EXPECT_FALSE(DigitOf('\0'));
}

}  // namespace
}  // namespace hanadoku
