// What the tests share: grids from text, shapes by name, and tables of the collections where HANADOKU_DATA names them.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "hanadoku/formats.h"
#include "hanadoku/grid.h"
#include "hanadoku/shape.h"

namespace hanadoku {

inline Shape ShapeOf(int box_rows, int box_columns) { return *Shape::Make(box_rows, box_columns); }

// "2x3". Fails the test that asks for anything else.
inline Shape ShapeNamed(const std::string& name) {
  const size_t x = name.find('x');
  const auto shape = Shape::Make(std::stoi(name.substr(0, x)), std::stoi(name.substr(x + 1)));
  EXPECT_TRUE(shape.has_value()) << name;
  return *shape;
}

inline std::string NameOf(Shape shape) {
  return std::to_string(shape.box_rows()) + "x" + std::to_string(shape.box_columns());
}

inline void PrintTo(Shape shape, std::ostream* out) { *out << NameOf(shape); }
inline void PrintTo(const Grid& grid, std::ostream* out) { *out << WriteLine(grid); }
inline void PrintTo(Cell cell, std::ostream* out) { *out << "cell " << cell.index(); }
inline void PrintTo(Digit digit, std::ostream* out) { *out << "digit " << digit.value(); }

inline Grid GridOf(Shape shape, const std::string& line) {
  const Parsed parsed = ParseGrid(line, shape);
  EXPECT_TRUE(parsed.grid.has_value()) << line << ": " << parsed.expected << " at " << parsed.offset;
  return parsed.grid.value_or(Grid(shape));
}
inline Grid Grid9(const std::string& line) { return GridOf(ShapeOf(3, 3), line); }

inline CellSet CellsOf(std::initializer_list<int> indices) {
  CellSet cells;
  for (const int index : indices) cells.Add(Cell(index));
  return cells;
}

// The rows of a file below HANADOKU_DATA, split at tabs, without comments; none if the variable is not set.
inline std::vector<std::vector<std::string>> DataRows(const std::string& file) {
  std::vector<std::vector<std::string>> rows;
  const char* folder = std::getenv("HANADOKU_DATA");
  if (folder == nullptr) return rows;
  std::ifstream in(std::string(folder) + "/" + file);
  EXPECT_TRUE(in.is_open()) << file;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::vector<std::string> fields;
    std::stringstream stream(line);
    for (std::string field; std::getline(stream, field, '\t');) fields.push_back(field);
    rows.push_back(fields);
  }
  return rows;
}

// How often a test of many rounds goes: the sanitized build takes a tenth.
#ifdef __SANITIZE_ADDRESS__
inline constexpr int Rounds(int rounds) { return rounds < 10 ? rounds : rounds / 10; }
#else
inline constexpr int Rounds(int rounds) { return rounds; }
#endif

#define SKIP_WITHOUT_DATA() \
  if (std::getenv("HANADOKU_DATA") == nullptr) GTEST_SKIP() << "HANADOKU_DATA names no folder of collections"

}  // namespace hanadoku
