// The graph that chains run on. Its nodes are statements that a digit is in a cell, in one of the cells where a box
// meets a line (a group), or in one of the cells of an almost locked set. A strong link: if one end is false, the other
// is true; a weak link: if one is true, the other is false.
//
// Sets of nodes are rows of 64-bit words, so that a step of a breadth-first walk is a few OR operations per node.
#pragma once

#include <cstdint>
#include <vector>

#include "als.h"
#include "search.h"

namespace hanadoku::techniques {

class NodeSet {
 public:
  explicit NodeSet(size_t nodes = 0) : words_((nodes + 63) / 64) {}

  void Add(size_t node) { words_[node >> 6] |= uint64_t{1} << (node & 63); }
  bool Has(size_t node) const { return (words_[node >> 6] >> (node & 63) & 1) != 0; }
  bool empty() const {
    for (const uint64_t word : words_) {
      if (word != 0) return false;
    }
    return true;
  }
  NodeSet& operator|=(const NodeSet& other) {
    for (size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  NodeSet& operator&=(const NodeSet& other) {
    for (size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  NodeSet& operator-=(const NodeSet& other) {
    for (size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  bool Intersects(const NodeSet& other) const {
    uint64_t any = 0;
    for (size_t i = 0; i < words_.size(); ++i) any |= words_[i] & other.words_[i];
    return any != 0;
  }
  bool Contains(const NodeSet& other) const {
    uint64_t missing = 0;
    for (size_t i = 0; i < words_.size(); ++i) missing |= other.words_[i] & ~words_[i];
    return missing == 0;
  }
  void Clear() { words_.assign(words_.size(), 0); }
  template <typename Visit>
  void ForEach(const Visit& visit) const {
    for (size_t i = 0; i < words_.size(); ++i) {
      for (uint64_t word = words_[i]; word != 0; word &= word - 1) {
        visit(i * 64 + static_cast<size_t>(std::countr_zero(word)));
      }
    }
  }

 private:
  std::vector<uint64_t> words_;
};

class ChainGraph {
 public:
  ChainGraph(const View& view, const Links& links);

  const Links& links() const { return links_; }
  size_t size() const { return nodes_.size(); }
  // Nodes below this are candidates, one for each on the board.
  size_t candidates() const { return candidates_; }
  const ChainNode& node(size_t index) const { return nodes_[index].place; }
  size_t NodeOf(Cell cell, Digit digit) const {
    return index_[static_cast<size_t>(cell.index() * view_.side + digit.value() - 1)];
  }
  const NodeSet& Weak(size_t node) const { return nodes_[node].weak; }
  const std::vector<uint16_t>& Strong(size_t node) const { return nodes_[node].strong; }
  // The nodes that have strong links.
  const NodeSet& linked() const { return linked_; }
  // The almost locked set that a node belongs to; null for candidates and groups.
  const Als* SetOf(size_t node) const { return nodes_[node].set; }

 private:
  struct Node {
    ChainNode place;
    const Als* set;
    std::vector<uint16_t> strong;
    NodeSet weak;
  };

  size_t AddNode(Digit digit, const CellSet& cells, const Als* set);
  void AddStrong(size_t a, size_t b);
  void AddCandidates();
  void AddGroups();
  void AddSets();
  void LinkHouse(int house, Digit digit);
  void LinkWeakly();

  const View& view_;
  const Links links_;
  std::vector<Node> nodes_;
  size_t candidates_ = 0;
  std::vector<uint16_t> index_;
  NodeSet linked_;
};

}  // namespace hanadoku::techniques
