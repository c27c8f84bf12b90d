// Sets of digits and sets of cells: small values that are passed around by copy and iterate in rising order.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "hanadoku/cell.h"

namespace hanadoku {

// A set of digits 1 to 16; digit d is bit d - 1.
class DigitSet {
 public:
  constexpr DigitSet() = default;
  constexpr explicit DigitSet(Digit digit) : bits_(static_cast<uint16_t>(1u << (digit.value() - 1))) {}

  static constexpr DigitSet FromBits(uint32_t bits) {
    DigitSet set;
    set.bits_ = static_cast<uint16_t>(bits);
    return set;
  }
  // The digits 1 to `side`.
  static constexpr DigitSet UpTo(int side) { return FromBits((1u << side) - 1); }

  constexpr uint32_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool Has(Digit digit) const { return (bits_ >> (digit.value() - 1) & 1) != 0; }
  // The smallest digit of a set that is not empty.
  constexpr Digit First() const { return Digit(std::countr_zero(bits_) + 1); }
  constexpr DigitSet With(Digit digit) const { return *this | DigitSet(digit); }
  constexpr DigitSet Without(Digit digit) const { return *this - DigitSet(digit); }

  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) { return FromBits(a.bits() | b.bits()); }
  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) { return FromBits(a.bits() & b.bits()); }
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) { return FromBits(a.bits() & ~b.bits()); }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(uint32_t bits) : bits_(bits) {}
    constexpr Digit operator*() const { return Digit(std::countr_zero(bits_) + 1); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    uint32_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  uint16_t bits_ = 0;
};

// A set of cells of a board of up to 256 cells.
class CellSet {
 public:
  constexpr CellSet() = default;
  constexpr explicit CellSet(Cell cell) { Add(cell); }
  // The cells 0 to `count` - 1.
  static constexpr CellSet UpTo(int count) {
    CellSet set;
    for (size_t word = 0; word < kWords; ++word, count -= 64) {
      set.words_[word] = count >= 64 ? ~uint64_t{0} : count > 0 ? (uint64_t{1} << count) - 1 : 0;
    }
    return set;
  }

  constexpr void Add(Cell cell) { words_[WordOf(cell)] |= BitOf(cell); }
  constexpr void Remove(Cell cell) { words_[WordOf(cell)] &= ~BitOf(cell); }
  constexpr bool Has(Cell cell) const { return (words_[WordOf(cell)] & BitOf(cell)) != 0; }
  constexpr bool empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
  constexpr int size() const {
    int size = 0;
    for (const uint64_t word : words_) size += std::popcount(word);
    return size;
  }
  // The lowest cell of a set that is not empty.
  constexpr Cell First() const { return *begin(); }
  constexpr bool Intersects(const CellSet& other) const { return !(*this & other).empty(); }
  constexpr bool Contains(const CellSet& other) const { return (other - *this).empty(); }
  constexpr CellSet With(Cell cell) const { return *this | CellSet(cell); }
  constexpr CellSet Without(Cell cell) const { return *this - CellSet(cell); }

  constexpr CellSet& operator|=(const CellSet& other) {
    for (size_t word = 0; word < kWords; ++word) words_[word] |= other.words_[word];
    return *this;
  }
  constexpr CellSet& operator&=(const CellSet& other) {
    for (size_t word = 0; word < kWords; ++word) words_[word] &= other.words_[word];
    return *this;
  }
  constexpr CellSet& operator-=(const CellSet& other) {
    for (size_t word = 0; word < kWords; ++word) words_[word] &= ~other.words_[word];
    return *this;
  }
  friend constexpr CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  friend constexpr CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
  friend constexpr CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
  friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

  class Iterator {
   public:
    constexpr Iterator(const std::array<uint64_t, 4>& words, size_t word) : words_(words), word_(word) { Skip(); }
    constexpr Cell operator*() const { return Cell(static_cast<int>(word_ * 64) + std::countr_zero(words_[word_])); }
    constexpr Iterator& operator++() {
      words_[word_] &= words_[word_] - 1;
      Skip();
      return *this;
    }
    // Only good for comparing with end().
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) { return a.word_ == b.word_; }

   private:
    constexpr void Skip() {
      while (word_ < kWords && words_[word_] == 0) ++word_;
    }
    std::array<uint64_t, 4> words_;
    size_t word_;
  };
  constexpr Iterator begin() const { return Iterator(words_, 0); }
  constexpr Iterator end() const { return Iterator(words_, kWords); }

 private:
  static constexpr size_t kWords = 4;
  static constexpr size_t WordOf(Cell cell) { return static_cast<size_t>(cell.index()) >> 6; }
  static constexpr uint64_t BitOf(Cell cell) { return uint64_t{1} << (cell.index() & 63); }

  std::array<uint64_t, kWords> words_{};
};

}  // namespace hanadoku
