// Sets of small numbers as rows of 64-bit words, so that many are joined at once: of a graph's nodes, of almost locked
// sets.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hanadoku::techniques {

// A set to be read; the words are another's.
class IndexRow {
 public:
  IndexRow(const uint64_t* words, size_t count) : words_(words), count_(count) {}

  size_t count() const { return count_; }
  uint64_t word(size_t i) const { return words_[i]; }
  bool Has(size_t index) const { return (words_[index >> 6] >> (index & 63) & 1) != 0; }
  bool empty() const {
    uint64_t any = 0;
    for (size_t i = 0; i < count_; ++i) any |= words_[i];
    return any == 0;
  }
  bool Intersects(IndexRow other) const {
    uint64_t any = 0;
    for (size_t i = 0; i < count_; ++i) any |= words_[i] & other.words_[i];
    return any != 0;
  }
  template <typename Visit>
  void ForEach(const Visit& visit) const {
    for (size_t i = 0; i < count_; ++i) Visit64(i, words_[i], visit);
  }
  // Those that are in both.
  template <typename Visit>
  void ForEachIn(IndexRow other, const Visit& visit) const {
    for (size_t i = 0; i < count_; ++i) Visit64(i, words_[i] & other.words_[i], visit);
  }

 private:
  template <typename Visit>
  static void Visit64(size_t i, uint64_t word, const Visit& visit) {
    for (; word != 0; word &= word - 1) visit(i * 64 + static_cast<size_t>(std::countr_zero(word)));
  }

  const uint64_t* words_;
  size_t count_;
};

class IndexSet {
 public:
  explicit IndexSet(size_t size = 0) : words_((size + 63) / 64) {}
  explicit IndexSet(IndexRow row) : words_(row.count()) { *this |= row; }

  operator IndexRow() const { return {words_.data(), words_.size()}; }  // NOLINT(google-explicit-constructor)
  void Add(size_t index) { words_[index >> 6] |= uint64_t{1} << (index & 63); }
  bool Has(size_t index) const { return static_cast<IndexRow>(*this).Has(index); }
  bool empty() const { return static_cast<IndexRow>(*this).empty(); }
  template <typename Visit>
  void ForEach(const Visit& visit) const {
    static_cast<IndexRow>(*this).ForEach(visit);
  }
  template <typename Visit>
  void ForEachIn(IndexRow other, const Visit& visit) const {
    static_cast<IndexRow>(*this).ForEachIn(other, visit);
  }
  IndexSet& operator|=(IndexRow other) {
    for (size_t i = 0; i < words_.size(); ++i) words_[i] |= other.word(i);
    return *this;
  }
  IndexSet& operator&=(IndexRow other) {
    for (size_t i = 0; i < words_.size(); ++i) words_[i] &= other.word(i);
    return *this;
  }
  IndexSet& operator-=(IndexRow other) {
    for (size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.word(i);
    return *this;
  }
  void RemoveUpTo(size_t index) {
    for (size_t i = 0; i < index >> 6; ++i) words_[i] = 0;
    words_[index >> 6] &= ~uint64_t{1} << (index & 63);
  }
  void Clear() { words_.assign(words_.size(), 0); }

 private:
  std::vector<uint64_t> words_;
};

// Many sets of numbers below one bound, in one piece.
class IndexTable {
 public:
  IndexTable() = default;
  IndexTable(size_t rows, size_t size) : width_((size + 63) / 64), words_(rows * width_) {}

  void Add(size_t row, size_t index) { words_[row * width_ + (index >> 6)] |= uint64_t{1} << (index & 63); }
  void Set(size_t row, IndexRow to) {
    for (size_t i = 0; i < width_; ++i) words_[row * width_ + i] = to.word(i);
  }
  IndexRow Row(size_t row) const { return {words_.data() + row * width_, width_}; }

 private:
  size_t width_ = 0;
  std::vector<uint64_t> words_;
};

}  // namespace hanadoku::techniques
