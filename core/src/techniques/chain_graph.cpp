#include "chain_graph.h"

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
  linked_ = NodeSet(size());
  for (size_t i = 0; i < size(); ++i) {
    if (!nodes_[i].strong.empty()) linked_.Add(i);
  }
  LinkWeakly();
}

size_t ChainGraph::AddNode(Digit digit, const CellSet& cells, const Als* set) {
  nodes_.push_back({{digit, cells}, set, {}, NodeSet()});
  return nodes_.size() - 1;
}

void ChainGraph::AddStrong(size_t a, size_t b) {
  for (const uint16_t other : nodes_[a].strong) {
    if (other == b) return;
  }
  nodes_[a].strong.push_back(static_cast<uint16_t>(b));
  nodes_[b].strong.push_back(static_cast<uint16_t>(a));
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
  for (int line = 0; line < 2 * view_.side; ++line) {
    for (int box = 2 * view_.side; box < view_.houses(); ++box) {
      const CellSet shared = view_.Cells(line) & view_.Cells(box);
      for (const Digit digit : view_.shape.AllDigits()) {
        const CellSet cells = shared & view_.With(digit);
        if (cells.size() < 2) continue;
        AddNode(digit, cells, nullptr);
      }
    }
  }
}

// Two nodes that hold all places of a digit in a house between them.
void ChainGraph::LinkHouse(int house, Digit digit) {
  const int count = std::popcount(view_.Places(house, digit));
  if (count < 2) return;
  const CellSet places = view_.With(house, digit);
  std::vector<size_t> within;
  if (count == 2) {
    const Cell first = places.First();
    AddStrong(NodeOf(first, digit), NodeOf(places.Without(first).First(), digit));
  }
  if (candidates_ == nodes_.size()) return;
  for (const Cell cell : places) within.push_back(NodeOf(cell, digit));
  for (size_t group = candidates_; group < nodes_.size(); ++group) {
    const ChainNode& node = nodes_[group].place;
    if (node.digit != digit || !places.Contains(node.cells)) continue;
    for (const size_t other : within) {
      const CellSet& cells = nodes_[other].place.cells;
      if (!cells.Intersects(node.cells) && (cells | node.cells) == places) AddStrong(group, other);
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
  for (Node& node : nodes_) node.weak = NodeSet(size());
  for (size_t i = 0; i < candidates_; ++i) {
    const auto [digit, cells] = nodes_[i].place;
    const Cell cell = cells.First();
    for (const Cell peer : view_.Peers(cell) & view_.With(digit)) nodes_[i].weak.Add(NodeOf(peer, digit));
    if (!links_.across) continue;
    for (const Digit other : view_.Candidates(cell).Without(digit)) nodes_[i].weak.Add(NodeOf(cell, other));
  }
  // Groups and sets see what all of their cells see.
  for (size_t i = candidates_; i < size(); ++i) {
    const auto& [digit, cells] = nodes_[i].place;
    const CellSet seen = view_.CommonPeers(cells) & view_.With(digit);
    const auto link = [&](size_t other) {
      nodes_[i].weak.Add(other);
      nodes_[other].weak.Add(i);
    };
    for (const Cell peer : seen) link(NodeOf(peer, digit));
    if (cells.size() == 1) {  // a set's only place for the digit
      for (const Digit other : view_.Candidates(cells.First()).Without(digit)) link(NodeOf(cells.First(), other));
    }
    for (size_t j = candidates_; j < i; ++j) {
      if (nodes_[j].place.digit != digit || !seen.Contains(nodes_[j].place.cells)) continue;
      link(j);
    }
  }
}

}  // namespace hanadoku::techniques
