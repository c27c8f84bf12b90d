// What follows from an assumption by naked and hidden singles.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "search.h"

namespace hanadoku::techniques {

class NetState {
 public:
  explicit NetState(const Board& board);

  DigitSet Candidates(Cell cell) const { return candidates_[static_cast<size_t>(cell.index())]; }
  // The cells without a digit.
  const CellSet& open() const { return open_; }

  void Assume(Cell cell, Digit digit) { candidates_[static_cast<size_t>(cell.index())] = DigitSet(digit); }

  // Where a search for singles ended: a cell or a house without a place, or nowhere.
  struct End {
    bool contradiction;
    Cell cell;                   // with a contradiction in a cell
    std::optional<House> house;  // in a house
  };
  // Places singles until there are none. `changed` is the cell of the assumption. Adds what it places to `placed`.
  End Close(const Layout& layout, DigitSet all, Cell changed, std::vector<Candidate>& placed);

 private:
  std::array<DigitSet, kMaxCells> candidates_;  // of a filled cell: its digit
  CellSet open_;
};

}  // namespace hanadoku::techniques
