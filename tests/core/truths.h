// What the naive checks of steps share: statements "one of these candidates is true", as a board gives them.
#pragma once

#include <algorithm>
#include <vector>

#include "hanadoku/board.h"
#include "hanadoku/step.h"

namespace hanadoku {

using Truth = std::vector<Candidate>;  // one of them is true

inline Truth CellTruth(const Board& board, Cell cell) {
  Truth truth;
  for (const Digit digit : board.Candidates(cell)) truth.push_back({cell, digit});
  return truth;
}

inline Truth HouseTruth(const Board& board, House house, Digit digit) {
  Truth truth;
  for (const Cell cell : board.shape().layout().List(house)) {
    if (board.Candidates(cell).Has(digit)) truth.push_back({cell, digit});
  }
  return truth;
}

inline std::vector<House> AllHouses(const Board& board) {
  std::vector<House> houses;
  for (const HouseKind kind : kHouseKinds) {
    for (int i = 0; i < board.shape().side(); ++i) houses.push_back({kind, static_cast<uint8_t>(i)});
  }
  return houses;
}

// Whether these are all candidates of a cell, or all places of a digit in a house.
inline bool IsTruth(const Board& board, Truth candidates) {
  std::sort(candidates.begin(), candidates.end());
  if (candidates == CellTruth(board, candidates[0].cell)) return true;
  const std::vector<House> houses = AllHouses(board);
  return std::any_of(houses.begin(), houses.end(),
                     [&](House house) { return candidates == HouseTruth(board, house, candidates[0].digit); });
}

}  // namespace hanadoku
