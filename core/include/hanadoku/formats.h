// Plain texts to and from grids.
//
// The line: a symbol for each cell, row by row; 1-9, then A = 10 to G = 16 (small letters are read too). Any of
// . 0 _ * - x is an empty cell, and . is written. Blanks and newlines between cells do not count.
//
// Numbers: a word for each cell, separated by blanks or newlines; a number from 0, which is an empty cell, or a symbol
// as in a line. Written as one line of text per row.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "hanadoku/cell.h"
#include "hanadoku/grid.h"
#include "hanadoku/sets.h"
#include "hanadoku/shape.h"

namespace hanadoku {

// A cell's symbol in a line: 1-9, A-G, or . for an empty one.
char SymbolOf(Digit digit);
// The digit of a symbol, an empty one for the symbols of an empty cell. Nothing for any other character.
std::optional<Digit> DigitOf(char symbol);

enum class TextFault : uint8_t { kNone, kLength, kSymbol };

// A grid, or what is wrong with the text.
struct Parsed {
  std::optional<Grid> grid;
  TextFault fault = TextFault::kNone;
  size_t offset = 0;     // of the first wrong symbol, or where the text ends too early or goes on too long; in bytes
  int found = 0;         // how many cells the text has
  CellSet cells;         // with kSymbol: all cells whose symbol is not one of this shape
  std::string expected;  // for people, in English: "81 cells", "a digit 1-6 or a blank"
};

// Reads a line or numbers, whichever gives a number of cells that is nearer to the shape's, numbers where both are as
// near. Words of which none is shorter than three bytes are rows of a line, never numbers. A character that is not
// ASCII is one wrong symbol.
Parsed ParseGrid(std::string_view text, Shape shape);

// How many cells a text has where its shape is not known: its words where they are as many as some board has cells,
// unless they are rows; else its characters.
int CountCells(std::string_view text);

std::string WriteLine(const Grid& grid);
// With a newline after each row, the last one too.
std::string WriteNumbers(const Grid& grid);

}  // namespace hanadoku
