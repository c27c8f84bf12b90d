#include "chain_graph.h"

#include <algorithm>

namespace hanadoku::techniques {
namespace {

constexpr size_t kMostNodes = 8000;

}  // namespace

ChainGraph::ChainGraph(const View& view, const Links& links) : view_(view), links_(links) {
  AddCandidates();
  if (links.groups) AddGroups();
  if (links.in_houses) {
    for (int house = 0; house < view.houses(); ++house) {
      for (const Digit digit : view.shape.AllDigits()) LinkHouse(house, digit);
    }
  }
  if (links.in_cells) {
    for (const Cell cell : view.bivalue()) {
      const DigitSet pair = view.Candidates(cell);
      AddStrong(NodeOf(cell, pair.First()), NodeOf(cell, pair.Without(pair.First()).First()));
    }
  }
  if (links.sets) AddSets();
  SortStrongLinks();
  LinkWeakly();
}

size_t ChainGraph::AddNode(Digit digit, const CellSet& cells, const Als* set) {
  nodes_.push_back({{digit, cells}, set});
  return nodes_.size() - 1;
}

void ChainGraph::AddStrong(size_t a, size_t b) {
  strong_links_.push_back({static_cast<uint16_t>(a), static_cast<uint16_t>(b)});
  strong_links_.push_back({static_cast<uint16_t>(b), static_cast<uint16_t>(a)});
}

// By node, and of one node as they were found, each once.
void ChainGraph::SortStrongLinks() {
  linked_ = IndexSet(size());
  first_strong_.assign(size() + 1, 0);
  for (const StrongLink& link : strong_links_) ++first_strong_[link.from + 1u];
  for (size_t node = 0; node < size(); ++node) first_strong_[node + 1] += first_strong_[node];
  strong_.resize(strong_links_.size());
  end_of_strong_.assign(first_strong_.begin(), first_strong_.end() - 1);
  for (const auto& [from, to] : strong_links_) {
    linked_.Add(from);
    size_t at = first_strong_[from];
    while (at < end_of_strong_[from] && strong_[at] != to) ++at;
    strong_[at] = to;
    end_of_strong_[from] = std::max(end_of_strong_[from], at + 1);
  }
  strong_links_ = {};
}

void ChainGraph::AddCandidates() {
  index_.resize(static_cast<size_t>(view_.shape.cells() * view_.side));
  for (const Cell cell : view_.board.EmptyCells()) {
    for (const Digit digit : view_.Candidates(cell)) {
      index_[static_cast<size_t>(cell.index() * view_.side + digit.value() - 1)] =
          static_cast<uint16_t>(AddNode(digit, CellSet(cell), nullptr));
    }
  }
  candidates_ = nodes_.size();
}

void ChainGraph::AddGroups() {
  groups_in_.resize(static_cast<size_t>(view_.houses() * view_.side));
  for (int line = 0; line < 2 * view_.side; ++line) {
    for (int box = 2 * view_.side; box < view_.houses(); ++box) {
      const CellSet shared = view_.Cells(line) & view_.Cells(box);
      for (const Digit digit : view_.shape.AllDigits()) {
        const CellSet cells = shared & view_.With(digit);
        if (cells.size() < 2) continue;
        const auto group = static_cast<uint16_t>(AddNode(digit, cells, nullptr));
        GroupsIn(line, digit).push_back(group);
        GroupsIn(box, digit).push_back(group);
      }
    }
  }
}

// Two nodes that hold all places of a digit in a house between them.
void ChainGraph::LinkHouse(int house, Digit digit) {
  const int count = std::popcount(view_.Places(house, digit));
  if (count < 2) return;
  const CellSet places = view_.With(house, digit);
  if (count == 2) {
    const Cell first = places.First();
    AddStrong(NodeOf(first, digit), NodeOf(places.Without(first).First(), digit));
  }
  if (!links_.groups) return;
  std::vector<uint16_t> within;
  for (const uint16_t group : GroupsIn(house, digit)) {
    if (within.empty()) {
      for (const Cell cell : places) within.push_back(static_cast<uint16_t>(NodeOf(cell, digit)));
    }
    const CellSet rest = places - nodes_[group].place.cells;
    for (const uint16_t other : within) {
      if (nodes_[other].place.cells == rest) AddStrong(group, other);
    }
    within.push_back(group);
  }
}

void ChainGraph::AddSets() {
  for (const Als& als : view_.sets().all()) {
    // A cell with two candidates has its link already.
    if (als.digits.size() == 2) continue;
    if (nodes_.size() + kMaxSide > kMostNodes) return;
    const size_t first = nodes_.size();
    for (const Digit digit : als.digits) AddNode(digit, view_.sets().Places(als, digit), &als);
    for (size_t a = first; a < nodes_.size(); ++a) {
      for (size_t b = first; b < a; ++b) AddStrong(a, b);
    }
  }
}

void ChainGraph::LinkWeakly() {
  weak_ = IndexTable(size(), size());
  for (size_t i = 0; i < candidates_; ++i) {
    const auto& [digit, cells] = nodes_[i].place;
    const Cell cell = cells.First();
    for (const Cell peer : view_.Peers(cell) & view_.With(digit)) weak_.Add(i, NodeOf(peer, digit));
    if (!links_.across) continue;
    for (const Digit other : view_.Candidates(cell).Without(digit)) weak_.Add(i, NodeOf(cell, other));
  }
  // Groups and sets see what all of their cells see.
  for (size_t i = candidates_; i < size(); ++i) {
    const auto& [digit, cells] = nodes_[i].place;
    const CellSet seen = view_.CommonPeers(cells) & view_.With(digit);
    const auto link = [&](size_t other) {
      weak_.Add(i, other);
      weak_.Add(other, i);
    };
    for (const Cell peer : seen) link(NodeOf(peer, digit));
    if (cells.size() == 1) {  // a set's only place for the digit
      for (const Digit other : view_.Candidates(cells.First()).Without(digit)) link(NodeOf(cells.First(), other));
    }
    for (size_t j = candidates_; j < i; ++j) {
      if (nodes_[j].place.digit == digit && seen.Contains(nodes_[j].place.cells)) link(j);
    }
  }
}

}  // namespace hanadoku::techniques
