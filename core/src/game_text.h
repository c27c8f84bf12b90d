// A saved game, a line for each value, always in this order:
//
//   hanadoku-game 2
//   shape 2x3
//   level easy
//   entry strict
//   hints 3              the allowance
//   used 1
//   mistakes 1
//   elapsed 61500        milliseconds
//   remove-notes yes
//   givens ....1..2...3.....4..56........34....
//   marks 0=6 2^35_4-1#7 what was put into cells: digit, corner notes, centre notes, candidates struck out, color
//   told 1:3 2:16        digits whose place in a cell, or not in it, hints have told
//   position 2           how many moves of the history are made
//   start 2^356-1#7      the marks before its first move; empty unless older moves were forgotten
//   history 3
//   2^356_4-1#7          a line for each move: the cells that it changed, with their marks after it
//   0=6 2^35_4-1#7
//   0
//
// Version 1 had neither candidates struck out nor the line of what hints have told.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace hanadoku::saved {

inline constexpr std::string_view kName = "hanadoku-game ";
inline constexpr std::string_view kVersion = "2";
inline constexpr std::string_view kVersionWithoutTold = "1";

// The lines between the first one and the history.
enum Key : size_t {
  kShape,
  kLevel,
  kEntry,
  kHints,
  kUsed,
  kMistakes,
  kElapsed,
  kRemoveNotes,
  kGivens,
  kMarks,
  kTold,
  kKeyCount
};
inline constexpr std::array<std::string_view, kKeyCount> kKeys = {
    "shape", "level", "entry", "hints", "used", "mistakes", "elapsed", "remove-notes", "givens", "marks", "told"};
// The history's own.
inline constexpr std::string_view kPosition = "position";
inline constexpr std::string_view kStart = "start";
inline constexpr std::string_view kHistory = "history";

inline constexpr std::array<std::string_view, 2> kEntryModes = {"strict", "free"};
inline constexpr std::array<std::string_view, 2> kNoYes = {"no", "yes"};

}  // namespace hanadoku::saved
