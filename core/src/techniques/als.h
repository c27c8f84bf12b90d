// Almost locked sets: n cells of a house with n + 1 candidates between them. As soon as they lose one digit, each of
// the others is in one of the cells. A cell with two candidates is the smallest one.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "index_set.h"
#include "search.h"

namespace hanadoku::techniques {

struct Als {
  CellSet cells;
  DigitSet digits;
  int house;
  std::array<uint16_t, kMaxSide> of_digit;  // where the list has what it knows of each digit
};

// A digit that only one of two sets can hold, whatever the solution: a restricted common.
struct RestrictedCommon {
  uint16_t set;  // the other one
  Digit digit;
};

class AlsList {
 public:
  explicit AlsList(const View& view);

  const std::vector<Als>& all() const { return all_; }
  // The restricted commons of a set with all others, in their order.
  std::span<const RestrictedCommon> Commons(size_t set) const {
    return std::span(commons_).subspan(first_common_[set], first_common_[set + 1] - first_common_[set]);
  }
  // The sets among those.
  IndexRow Neighbors(size_t set) const { return neighbors_.Row(set); }
  // The cells of the set that have the digit as a candidate.
  const CellSet& Places(const Als& als, Digit digit) const { return OfDigit(als, digit).places; }
  // The cells that see all of these.
  const CellSet& Seen(const Als& als, Digit digit) const { return OfDigit(als, digit).seen; }
  // The sets that lose the digit if this cell, where it is a candidate, has it.
  IndexRow SeenFrom(Cell cell, Digit digit) const { return seen_from_.Row(RowOf(cell, digit)); }
  // The sets that strike out some candidate together with this one, if one of the two is locked.
  IndexSet Partners(const View& view, const Als& als) const;

 private:
  struct InDigit {
    CellSet places;
    CellSet seen;
  };
  const InDigit& OfDigit(const Als& als, Digit digit) const {
    return in_digits_[als.of_digit[static_cast<size_t>(digit.value() - 1)]];
  }
  size_t RowOf(Cell cell, Digit digit) const { return static_cast<size_t>(cell.index() * side_ + digit.value() - 1); }
  void Choose(const View& view, int house, int from, int size, uint32_t chosen, DigitSet digits);
  void Add(const View& view, int house, uint32_t chosen, DigitSet digits);
  void FindCommons(const View& view);

  std::vector<Als> all_;
  std::vector<InDigit> in_digits_;
  const int side_;
  IndexTable seen_from_;
  std::vector<RestrictedCommon> commons_;
  std::vector<size_t> first_common_;
  IndexTable neighbors_;
};

}  // namespace hanadoku::techniques
