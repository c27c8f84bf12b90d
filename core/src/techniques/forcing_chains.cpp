// Forcing chains, on the links of plain chains. Contradiction: a candidate being true makes some candidate both true
// and false, or leaves a cell or a house without a place; so it is false. Verity: whichever candidate of a cell, or
// place in a house, is true, something else follows.
#include <algorithm>

#include "chain_walk.h"

namespace hanadoku::techniques {
namespace {

class ForcingSearch {
 public:
  explicit ForcingSearch(const View& view)
      : view_(view),
        graph_(view.graph({true, true, true, false, false})),
        walk_(graph_),
        truths_(graph_.size(), graph_.size()),
        falsehoods_(graph_.size(), graph_.size()),
        led_by_(graph_.size()) {
    for (const Cell cell : view.board.EmptyCells()) {
      Group group;
      for (const Digit digit : view.Candidates(cell))
        group.nodes.push_back(static_cast<uint16_t>(graph_.NodeOf(cell, digit)));
      Add(group);
    }
    for (int house = 0; house < view.houses(); ++house) {
      for (const Digit digit : view.shape.AllDigits()) {
        Group group;
        group.house = view.HouseAt(house);
        for (const Cell cell : view.With(house, digit)) {
          group.nodes.push_back(static_cast<uint16_t>(graph_.NodeOf(cell, digit)));
        }
        Add(group);
      }
    }
  }

  void FindContradictions(Steps& steps) {
    for (size_t start = 0; start < graph_.size() && Walk(start); ++start) {
      bool found = false;
      walk_.true_nodes().ForEachIn(walk_.false_nodes(), [&](size_t node) {
        if (found) return;
        found = true;
        OfferContradiction(steps, start, {{static_cast<uint16_t>(node), true}, {static_cast<uint16_t>(node), false}},
                           nullptr);
      });
      const Group* group = found ? nullptr : FirstWithout(walk_.false_nodes());
      if (group == nullptr) continue;
      std::vector<End> ends;
      for (const uint16_t node : group->nodes) ends.push_back({node, false});
      OfferContradiction(steps, start, ends, group);
    }
  }

  void FindVerities(Steps& steps) {
    while (walked_ < graph_.size()) {
      if (!Walk(walked_)) return;
    }
    for (const Group& group : groups_) {
      IndexSet truth(truths_.Row(group.nodes[0])), falsehood(falsehoods_.Row(group.nodes[0]));
      for (const uint16_t node : group.nodes) {
        truth &= truths_.Row(node);
        falsehood &= falsehoods_.Row(node);
      }
      truth.ForEach([&](size_t node) { OfferVerity(steps, group, {static_cast<uint16_t>(node), true}); });
      falsehood.ForEach([&](size_t node) { OfferVerity(steps, group, {static_cast<uint16_t>(node), false}); });
    }
  }

 private:
  struct End {
    uint16_t node;
    bool is_true;
  };

  // Candidates of a cell, or places in a house: one of them is true.
  struct Group {
    std::optional<House> house;
    std::vector<uint16_t> nodes;
  };

  void Add(Group group) {
    if (group.nodes.size() < 2) return;
    led_by_[group.nodes[0]].push_back(groups_.size());
    groups_.push_back(std::move(group));
  }

  // The first group of which all members are false; null if there is none.
  const Group* FirstWithout(const IndexSet& falsehoods) const {
    size_t first = groups_.size();
    falsehoods.ForEach([&](size_t node) {
      for (const size_t group : led_by_[node]) {
        if (group > first) break;
        const std::vector<uint16_t>& nodes = groups_[group].nodes;
        const bool out = std::all_of(nodes.begin(), nodes.end(), [&](uint16_t other) { return falsehoods.Has(other); });
        if (out) first = std::min(first, group);
      }
    });
    return first < groups_.size() ? &groups_[first] : nullptr;
  }

  // What follows from a candidate, kept for verities. False where the budget ends.
  bool Walk(size_t start) {
    if (!view_.budget.Spend()) return false;
    walk_.From(start, true);
    truths_.Set(start, walk_.true_nodes());
    falsehoods_.Set(start, walk_.false_nodes());
    walked_ = start + 1;
    return true;
  }

  Candidate CandidateOf(uint16_t node) const { return {graph_.node(node).cells.First(), graph_.node(node).digit}; }

  void AddPath(std::vector<Link>& links, const std::vector<uint16_t>& path, uint8_t branch) const {
    for (size_t i = 0; i + 1 < path.size(); ++i) {
      const LinkKind kind = i % 2 == 0 ? LinkKind::kWeak : LinkKind::kStrong;
      links.push_back({graph_.node(path[i]), graph_.node(path[i + 1]), kind, branch});
    }
  }

  // `ends` cannot all be so; with a group, because it has no other members.
  void OfferContradiction(Steps& steps, size_t start, const std::vector<End>& ends, const Group* group) {
    std::vector<Link> links;
    uint8_t branch = 0;
    for (const End& end : ends) AddPath(links, walk_.PathTo(end.node, end.is_true), branch++);
    const Candidate wrong = CandidateOf(static_cast<uint16_t>(start));
    constexpr Technique kTechnique = Technique::kForcingChainContradiction;
    const int rating = RatingWithLength(kTechnique, static_cast<int>(links.size()));
    Finish(steps.Offer(kTechnique, {}, {wrong}, rating), links, group);
  }

  void OfferVerity(Steps& steps, const Group& group, End end) {
    std::vector<Link> links;
    uint8_t branch = 0;
    for (const uint16_t node : group.nodes) {
      walk_.From(node, true);
      AddPath(links, walk_.PathTo(end.node, end.is_true), branch++);
    }
    const Candidate result = CandidateOf(end.node);
    constexpr Technique kTechnique = Technique::kForcingChainVerity;
    const int rating = RatingWithLength(kTechnique, static_cast<int>(links.size()));
    Finish(end.is_true ? steps.Offer(kTechnique, {result}, {}, rating) : steps.Offer(kTechnique, {}, {result}, rating),
           links, &group);
  }

  void Finish(Step* step, const std::vector<Link>& links, const Group* group) const {
    if (step == nullptr) return;
    step->links = links;
    for (const Link& link : links) step->digits = step->digits.With(link.from.digit).With(link.to.digit);
    if (group == nullptr) return;
    if (group->house) AddHouse(step, *group->house, Role::kBase);
    uint8_t member = 0;
    for (const uint16_t node : group->nodes) {
      const Candidate candidate = CandidateOf(node);
      AddCell(step, candidate.cell, DigitSet(candidate.digit), Role::kPattern, member++);
    }
  }

  const View& view_;
  const ChainGraph& graph_;
  ChainWalk walk_;
  size_t walked_ = 0;  // the candidates before this one have been followed, to these:
  IndexTable truths_, falsehoods_;
  std::vector<Group> groups_;
  std::vector<std::vector<size_t>> led_by_;  // the groups of which a node is the first
};

}  // namespace

void FindForcingChains(const View& view, Technique technique, Steps& steps) {
  if (steps.TakeAlong(view, technique)) return;
  ForcingSearch search(view);
  if (technique == Technique::kForcingChainVerity) return search.FindVerities(steps);
  search.FindContradictions(steps);
  if (steps.all() || !steps.empty()) return;
  Steps verities(false);
  search.FindVerities(verities);
  view.KeepAlong(Technique::kForcingChainVerity, verities);
}

}  // namespace hanadoku::techniques
