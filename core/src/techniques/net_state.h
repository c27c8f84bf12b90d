// What follows from an assumption by naked and hidden singles, and a list of it for every candidate of a board.
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

  // Of a state that is new or closed.
  void Assume(const Layout& layout, Cell cell, Digit digit) {
    candidates_[static_cast<size_t>(cell.index())] = DigitSet(digit);
    changed_ |= layout.HousesOf(cell);
  }

  // Where a search for singles ended: a cell or a house without a place, or nowhere.
  struct End {
    bool contradiction;
    Cell cell;                   // with a contradiction in a cell
    std::optional<House> house;  // in a house
  };
  // Places singles until there are none. `changed` is the cell of the assumption. Adds what it places to `placed`.
  End Close(const Layout& layout, DigitSet all, Cell changed, std::vector<Candidate>& placed);

 private:
  void NotePlaced(const Layout& layout, Cell cell, DigitSet digit);

  std::array<DigitSet, kMaxCells> candidates_;  // of a filled cell: its digit
  CellSet open_;
  uint64_t changed_;  // the houses to be searched for hidden singles, a bit each; all of them at first
  std::array<DigitSet, size_t{3} * kMaxSide> placed_{};  // by house
};

// What follows from each candidate of a board. If the budget ends while it is made, the list is not to be used.
class NetList {
 public:
  struct Entry {
    NetState state;
    NetState::End end;
    size_t placed;  // how many digits, the candidate's own among them
  };

  explicit NetList(const View& view);

  const Entry& From(Candidate assumed) const {
    return entries_[first_[static_cast<size_t>(assumed.cell.index())] + RankOf(assumed)];
  }

 private:
  // How many smaller candidates the cell has.
  size_t RankOf(Candidate candidate) const {
    const uint32_t below = DigitSet(candidate.digit).bits() - 1;
    return static_cast<size_t>(std::popcount(board_.Candidates(candidate.cell).bits() & below));
  }

  const Board& board_;
  std::array<size_t, kMaxCells> first_{};  // where the entries of a cell begin
  std::vector<Entry> entries_;
};

}  // namespace hanadoku::techniques
