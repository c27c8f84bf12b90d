// The graph that chains run on. Its nodes are statements that a digit is in a cell, in one of the cells where a box
// meets a line (a group), or in one of the cells of an almost locked set. A strong link: if one end is false, the other
// is true; a weak link: if one is true, the other is false.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "als.h"
#include "index_set.h"
#include "search.h"

namespace hanadoku::techniques {

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
  IndexRow Weak(size_t node) const { return weak_.Row(node); }
  std::span<const uint16_t> Strong(size_t node) const {
    return std::span(strong_).subspan(first_strong_[node], end_of_strong_[node] - first_strong_[node]);
  }
  // The nodes that have strong links.
  const IndexSet& linked() const { return linked_; }
  // The almost locked set that a node belongs to; null for candidates and groups.
  const Als* SetOf(size_t node) const { return nodes_[node].set; }

 private:
  struct Node {
    ChainNode place;
    const Als* set;
  };
  struct StrongLink {
    uint16_t from, to;
  };

  size_t AddNode(Digit digit, const CellSet& cells, const Als* set);
  void AddStrong(size_t a, size_t b);
  void AddCandidates();
  void AddGroups();
  void AddSets();
  void LinkHouse(int house, Digit digit);
  void SortStrongLinks();
  void LinkWeakly();
  // The groups of a digit that lie in a house.
  std::vector<uint16_t>& GroupsIn(int house, Digit digit) {
    return groups_in_[static_cast<size_t>(house * view_.side + digit.value() - 1)];
  }

  const View& view_;
  const Links links_;
  std::vector<Node> nodes_;
  size_t candidates_ = 0;
  std::vector<uint16_t> index_;
  std::vector<std::vector<uint16_t>> groups_in_;
  std::vector<StrongLink> strong_links_;  // as they are found, while the graph is made
  std::vector<uint16_t> strong_;          // those of one node after those of another
  std::vector<size_t> first_strong_;      // where those of a node begin
  std::vector<size_t> end_of_strong_;     // and where they end
  IndexSet linked_;
  IndexTable weak_;
};

}  // namespace hanadoku::techniques
