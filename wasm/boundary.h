// What both modules' bindings share. Every call is one crossing: texts and numbers in, a value_object of texts and
// numbers out. A grid is its line; a list of numbers is "3,17,80"; a reason is its name in web/lib/types.ts, and ""
// where all went well. What web/lib leaves out is "" as a text and a negative number otherwise. Nothing is checked here
// that web/lib has checked before: kinds, ranges and names.
#pragma once

#include <emscripten.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "hanadoku/budget.h"
#include "hanadoku/formats.h"
#include "hanadoku/generator.h"
#include "hanadoku/grid.h"
#include "hanadoku/level.h"
#include "hanadoku/random.h"
#include "hanadoku/sanitizer.h"
#include "hanadoku/sets.h"
#include "hanadoku/shape.h"
#include "hanadoku/solver.h"

namespace hanadoku::wasm {

// The names of enumerators in their order.
inline constexpr std::array kSymmetries = {
    "none", "half-turn", "quarter-turn", "mirror-left-right", "mirror-top-bottom", "diagonal", "anti-diagonal"};
inline constexpr std::array kGenerateFaults = {"", "attempts", "budget", "deadline", "unreachable"};
inline constexpr std::array kFaults = {
    "", "type", "shape", "length", "digit", "conflict", "too-few-clues", "no-solution", "several-solutions", "budget"};

template <typename Names, typename Enum>
std::string NameIn(const Names& names, Enum value) {
  return std::string(names[static_cast<size_t>(value)]);
}

template <typename Enum, typename Names>
std::optional<Enum> ValueIn(const Names& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

inline Level LevelIn(std::string_view name) { return ValueIn<Level>(kLevelNames, name).value_or(Level::kNormal); }

inline std::optional<Shape> ShapeIn(std::string_view name) {
  if (name.size() != 3) return std::nullopt;
  return Shape::Make(name[0] - '0', name[2] - '0');
}

inline std::string NameOf(Shape shape) {
  return {static_cast<char>('0' + shape.box_rows()), 'x', static_cast<char>('0' + shape.box_columns())};
}

// The shape of this name, or where it is left out the usual one of so many cells.
inline std::optional<Shape> ShapeOf(const std::string& givens, const std::string& name) {
  return name.empty() ? Shape::Usual(CountCells(givens)) : ShapeIn(name);
}

inline std::string ListOf(const CellSet& cells) {
  std::string list;
  for (const Cell cell : cells) {
    if (!list.empty()) list += ',';
    list += std::to_string(cell.index());
  }
  return list;
}

inline Budget NodesOr(uint64_t usual, double nodes, MayGoOn may_go_on = {}) {
  return Budget(nodes < 0 ? usual : static_cast<uint64_t>(nodes), may_go_on);
}
inline Budget NodesOr(std::optional<Shape> shape, double nodes) {
  return NodesOr(shape ? DefaultNodes(*shape) : Budget::kDefaultNodes, nodes);
}

// Time as core sees it: "may I go on?" until so many milliseconds have passed.
class Deadline {
 public:
  explicit Deadline(double milliseconds) : end_(emscripten_get_now() + milliseconds) {}
  MayGoOn predicate() {
    if (std::isinf(end_)) return {};
    return {.ask = [](void* self) { return emscripten_get_now() < static_cast<Deadline*>(self)->end_; },
            .context = this};
  }

 private:
  double end_;
};

// A grid that need not be a puzzle, or the first fault that keeps it from being read.
struct ReadGrid {
  Fault fault = Fault::kNone;
  std::optional<Grid> grid;
  CellSet cells;

  static ReadGrid From(const std::string& givens, const std::string& name) {
    const std::optional<Shape> shape = ShapeOf(givens, name);
    if (!shape) return {.fault = Fault::kShape, .grid = {}, .cells = {}};
    const Parsed parsed = ParseGrid(givens, *shape);
    if (parsed.grid) return {.fault = Fault::kNone, .grid = parsed.grid, .cells = {}};
    const Fault fault = parsed.fault == TextFault::kLength ? Fault::kLength : Fault::kDigit;
    return {.fault = fault, .grid = {}, .cells = parsed.cells};
  }
};

// Puzzles `from` to `from + count - 1` of the batch of this seed, a line each: the givens, or the reason why there are
// none. `make` makes one from its own seed.
template <typename Make>
std::string GenerateLines(double seed, double from, double count, const Make& make) {
  std::string lines;
  for (double index = from; index < from + count; ++index) {
    const uint64_t own = SeedOfBatch(static_cast<uint64_t>(seed), static_cast<uint64_t>(index));
    const auto answer = make(static_cast<double>(own));
    lines += (answer.reason.empty() ? answer.givens : answer.reason) + '\n';
  }
  return lines;
}

}  // namespace hanadoku::wasm
