// Almost locked sets: n cells of a house with n + 1 candidates between them. As soon as they lose one digit, each of
// the others is in one of the cells. A cell with two candidates is the smallest one.
#pragma once

#include <array>
#include <vector>

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
  // The restricted commons of a set with all others.
  const std::vector<RestrictedCommon>& Commons(size_t set) const { return commons_[set]; }
  // The cells of the set that have the digit as a candidate.
  const CellSet& Places(const Als& als, Digit digit) const { return OfDigit(als, digit).places; }
  // The cells that see all of these.
  const CellSet& Seen(const Als& als, Digit digit) const { return OfDigit(als, digit).seen; }

 private:
  struct InDigit {
    CellSet places;
    CellSet seen;
  };
  const InDigit& OfDigit(const Als& als, Digit digit) const {
    return in_digits_[als.of_digit[static_cast<size_t>(digit.value() - 1)]];
  }
  void Choose(const View& view, int house, int from, int size, uint32_t chosen, DigitSet digits);
  void Add(const View& view, int house, uint32_t chosen, DigitSet digits);
  void FindCommons(const View& view);

  std::vector<Als> all_;
  std::vector<InDigit> in_digits_;
  std::vector<std::vector<RestrictedCommon>> commons_;
};

}  // namespace hanadoku::techniques
