// Plain texts to and from grids.
//
// The line: a symbol for each cell, row by row; 1-9, then A = 10 to G = 16 (small letters are read too); any of . 0 _ * - x
// is an empty cell, and . is written. Blanks and newlines between cells do not count.
//
// Numbers: a number for each cell, separated by blanks or newlines; 0 (or a blank symbol) is an empty cell. Written as one
// line of text per row.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "hanadoku/grid.h"
#include "hanadoku/sets.h"
#include "hanadoku/shape.h"

namespace hanadoku {

enum class TextFault : uint8_t { kNone, kLength, kSymbol };

// A grid, or what is wrong with the text.
struct Parsed {
  std::optional<Grid> grid;
  TextFault fault = TextFault::kNone;
  size_t offset = 0;  // of the first wrong symbol, or where the text ends too early or goes on too long; in bytes
  int found = 0;      // how many cells the text has
  CellSet cells;      // with kSymbol: all cells whose symbol is not one of this shape
  std::string expected;  // for people, in English: "81 cells", "a digit 1-6 or a blank"
};

// Reads a line or numbers: where the text splits into exactly as many words as there are cells, each word is a cell.
Parsed ParseGrid(std::string_view text, Shape shape);

// How many cells a text has, read as ParseGrid() reads it.
int CountCells(std::string_view text);

std::string WriteLine(const Grid& grid);
// With a newline after each row, the last one too.
std::string WriteNumbers(const Grid& grid);

}  // namespace hanadoku
