// A text can be read in two ways, as symbols or as words. Both are counted in one pass, the shape then says which is
// meant, and one loop over the tokens of that reading fills the grid.
#include "hanadoku/formats.h"

#include <algorithm>
#include <cstdlib>

namespace hanadoku {
namespace {

constexpr std::string_view kSymbols = ".123456789ABCDEFG";
constexpr std::string_view kBlanks = ".0_*-xX";

// A word that is longer is no number of a cell.
constexpr size_t kLongestNumber = 2;

bool IsBetweenCells(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

// The bytes after the first one of a character in UTF-8.
bool IsContinuation(char c) { return (static_cast<uint8_t>(c) & 0xC0) == 0x80; }

// A part of the text that is one cell; of no length at the end of the text.
struct Token {
  size_t offset;
  size_t length;
  size_t end() const { return offset + length; }
};

size_t SkipBetween(std::string_view text, size_t from) {
  while (from < text.size() && IsBetweenCells(text[from])) ++from;
  return from;
}

Token NextSymbol(std::string_view text, size_t from) {
  const size_t begin = SkipBetween(text, from);
  if (begin == text.size()) return {begin, 0};
  size_t end = begin + 1;
  while (end < text.size() && IsContinuation(text[end])) ++end;
  return {begin, end - begin};
}

Token NextWord(std::string_view text, size_t from) {
  const size_t begin = SkipBetween(text, from);
  size_t end = begin;
  while (end < text.size() && !IsBetweenCells(text[end])) ++end;
  return {begin, end - begin};
}

struct Counts {
  int symbols = 0;
  int words = 0;
  bool words_are_rows = true;
};

Counts Count(std::string_view text) {
  Counts counts;
  for (Token word = NextWord(text, 0); word.length > 0; word = NextWord(text, word.end())) {
    ++counts.words;
    if (word.length <= kLongestNumber) counts.words_are_rows = false;
    const std::string_view inside = text.substr(word.offset, word.length);
    for (Token symbol = NextSymbol(inside, 0); symbol.length > 0; symbol = NextSymbol(inside, symbol.end())) {
      ++counts.symbols;
    }
  }
  return counts;
}

std::optional<Digit> ReadNumber(std::string_view word) {
  if (word.size() > kLongestNumber) return std::nullopt;
  int number = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  return Digit(number);
}

std::optional<Digit> ReadCell(std::string_view token, Shape shape) {
  const std::optional<Digit> digit = token.size() == 1 ? DigitOf(token[0]) : ReadNumber(token);
  return digit.has_value() && digit->value() <= shape.side() ? digit : std::nullopt;
}

std::string ExpectedSymbols(Shape shape, bool numbers) {
  const int side = shape.side();
  if (numbers && side > 9) return "a number 1-" + std::to_string(side) + " or a blank";
  if (side <= 9) return std::string("a digit 1-") + SymbolOf(Digit(side)) + " or a blank";
  const std::string letters = side == 10 ? "A" : std::string("A-") + SymbolOf(Digit(side));
  return "a digit 1-9, " + letters + " or a blank";
}

}  // namespace

char SymbolOf(Digit digit) { return kSymbols[static_cast<size_t>(digit.value())]; }

std::optional<Digit> DigitOf(char symbol) {
  if (kBlanks.find(symbol) != kBlanks.npos) return Digit();
  const bool small = symbol >= 'a' && symbol <= 'z';
  const size_t value = kSymbols.find(small ? static_cast<char>(symbol - 'a' + 'A') : symbol);
  return value == kSymbols.npos ? std::nullopt : std::optional(Digit(static_cast<int>(value)));
}

Parsed ParseGrid(std::string_view text, Shape shape) {
  const int cells = shape.cells();
  const Counts counts = Count(text);
  const bool numbers = !counts.words_are_rows && std::abs(counts.words - cells) <= std::abs(counts.symbols - cells);
  const auto next = numbers ? NextWord : NextSymbol;

  Parsed parsed;
  parsed.found = numbers ? counts.words : counts.symbols;
  Grid grid(shape);
  Token token = next(text, 0);
  for (int i = 0; i < std::min(cells, parsed.found); ++i, token = next(text, token.end())) {
    if (const auto digit = ReadCell(text.substr(token.offset, token.length), shape)) {
      grid.Set(Cell(i), *digit);
      continue;
    }
    if (parsed.cells.empty()) parsed.offset = token.offset;
    parsed.cells.Add(Cell(i));
  }
  if (parsed.found != cells) {
    parsed.fault = TextFault::kLength;
    parsed.offset = token.offset;
    parsed.cells = CellSet();
    parsed.expected = std::to_string(cells) + " cells";
  } else if (!parsed.cells.empty()) {
    parsed.fault = TextFault::kSymbol;
    parsed.expected = ExpectedSymbols(shape, numbers);
  } else {
    parsed.grid = grid;
  }
  return parsed;
}

int CountCells(std::string_view text) {
  const Counts counts = Count(text);
  const auto all = Shape::All();
  const bool some_board =
      std::any_of(all.begin(), all.end(), [&](Shape shape) { return shape.cells() == counts.words; });
  return some_board && !counts.words_are_rows ? counts.words : counts.symbols;
}

std::string WriteLine(const Grid& grid) {
  std::string line;
  for (const Cell cell : grid.shape().AllCells()) line += SymbolOf(grid[cell]);
  return line;
}

std::string WriteNumbers(const Grid& grid) {
  std::string text;
  for (const Cell cell : grid.shape().AllCells()) {
    text += std::to_string(grid[cell].value());
    text += grid.shape().ColumnOf(cell) == grid.side() - 1 ? '\n' : ' ';
  }
  return text;
}

}  // namespace hanadoku
