// Chains: strong and weak links in turn, from one node being false to another one being true. So one of the two ends is
// true, and what is weakly linked with both is false. Shorter chains come first.
//
// X-chain: one digit, links in houses. XY-chain: cells with two candidates. Alternating inference chain (AIC): any
// links. As HoDoKu has it, an AIC that strikes out a single candidate is a discontinuous nice loop through that
// candidate, and so is a chain whose two ends are one node, which is true then. If the ends are weakly linked, they
// close a continuous nice loop: one end of each of its weak links is true; of its own cells only those lose candidates
// in which a weak link lies. (More could go, but the library of HoDoKu's cases counts a loop's results so.) Grouped:
// with groups or almost locked sets among the nodes; if a loop runs through an almost locked set, the set's other
// digits stay in it.
#include "chain_walk.h"

namespace hanadoku::techniques {
namespace {

// Shortest paths that are tried between two ends where all steps are wanted.
constexpr size_t kMostPaths = 200;
constexpr size_t kMostPathsOfLoops = 20;

enum class Kind : uint8_t { kChain, kAic, kDiscontinuous, kContinuous };

struct Search {
  Kind kind;
  Links links;
  bool grouped;
};

// What a walk is to find.
struct Wanted {
  Technique technique;
  Kind kind;
  Steps* steps;
};

Search SearchOf(Technique technique, bool all) {
  const Links plain{true, true, true, false, false};
  // Chains through almost locked sets are for those who ask for all of them: the search for those sets follows anyway.
  const Links grouped{true, true, true, true, all};
  switch (technique) {
    case Technique::kXChain: return {Kind::kChain, {true, false, false, false, false}, false};
    case Technique::kXYChain: return {Kind::kChain, {false, true, false, false, false}, false};
    case Technique::kContinuousNiceLoop: return {Kind::kContinuous, plain, false};
    case Technique::kDiscontinuousNiceLoop: return {Kind::kDiscontinuous, plain, false};
    case Technique::kAic: return {Kind::kAic, plain, false};
    case Technique::kGroupedContinuousNiceLoop: return {Kind::kContinuous, grouped, true};
    case Technique::kGroupedDiscontinuousNiceLoop: return {Kind::kDiscontinuous, grouped, true};
    default: return {Kind::kAic, grouped, true};
  }
}

constexpr int kNodesPerLoopWalk = 16;

class ChainSearch {
 public:
  // Easier techniques first: where one has a step, the others are not looked for any more.
  ChainSearch(const View& view, const Search& search, bool all, const std::vector<Wanted>& wanted)
      : view_(view),
        grouped_(search.grouped),
        all_(all),
        graph_(view.graph(search.links)),
        walk_(graph_),
        wanted_(wanted),
        now_(wanted_.data()) {}

  void Run() {
    for (size_t start = 0; start < graph_.size() && view_.budget.Spend(); ++start) {
      if (!graph_.linked().Has(start)) continue;
      if (ListsLoops()) {
        FindLoops(static_cast<uint16_t>(start));
      } else {
        Walk(start, start);
      }
    }
  }

 private:
  bool ListsLoops() const { return all_ && now_->kind == Kind::kContinuous; }

  // The shortest loops through each strong link of the start and a weak link after it.
  void FindLoops(uint16_t start) {
    for (const uint16_t second : graph_.Strong(start)) {
      before_ = {start, second};
      graph_.Weak(second).ForEachIn(graph_.linked(), [&](size_t third) {
        if (third != start && view_.budget.Spend()) Walk(start, third);
      });
    }
  }

  // Where all loops are asked for, a walk is repeated so often, through so many sets, that it costs what it takes.
  bool SpendForWalk() {
    if (!ListsLoops()) return true;
    for (int i = 0; i < kNodesPerLoopWalk; ++i) {
      if (!view_.budget.Spend()) return false;
    }
    return true;
  }

  // Closes the chains from `start` that go on from `from`, after the nodes of before_.
  void Walk(size_t start, size_t from) {
    walk_.From(from, false, before_);
    for (size_t level = 1; level < walk_.levels() && SpendForWalk(); ++level) {
      bool more = false;
      for (const Wanted& wanted : wanted_) {
        now_ = &wanted;
        if (wanted.steps->MayTake(RatingWithLength(wanted.technique, LengthOf(level)))) {
          walk_.TrueAt(level).ForEach([&](size_t end) { Close(start, end, level); });
          more = true;
        }
        if (!all_ && !wanted.steps->empty()) break;
      }
      if (!more) return;
    }
  }

  // Of a chain that ends at this level; a loop has a link or two more.
  static int LengthOf(size_t level) { return static_cast<int>(level) * 2 - 1; }

  void Close(size_t start, size_t end, size_t level) {
    if (start == end) {
      if (now_->kind == Kind::kDiscontinuous && start < graph_.candidates()) CloseOnItself(start, level);
    } else if (now_->kind == Kind::kContinuous) {
      if (graph_.Weak(start).Has(end)) CloseLoop(end, level);
    } else if (end > start && (now_->kind == Kind::kChain || !graph_.Weak(start).Has(end) ||
                               graph_.node(start).digit == graph_.node(end).digit)) {
      // A chain back from the end is the same one.
      CloseChain(start, end, level);
    }
  }

  // If the start is false, it is true: so it is true, and no other candidate of its cell is.
  void CloseOnItself(size_t start, size_t level) {
    const auto& [digit, cells] = graph_.node(start);
    Removals removals(view_.board);
    removals.Add(view_.Candidates(cells.First()).Without(digit), cells);
    Offer(removals, start, level, LengthOf(level));
  }

  void CloseChain(size_t start, size_t end, size_t level) {
    std::vector<Candidate> list;
    graph_.Weak(start).ForEachIn(graph_.Weak(end), [&](size_t node) {
      if (node < graph_.candidates()) list.push_back({graph_.node(node).cells.First(), graph_.node(node).digit});
    });
    const int length = LengthOf(level);
    if (now_->kind == Kind::kDiscontinuous) {
      for (const Candidate& candidate : list) {
        Removals removals(view_.board);
        removals.Add(candidate.digit, CellSet(candidate.cell));
        Offer(removals, end, level, length + 2);
      }
    } else if (list.size() >= (now_->kind == Kind::kAic ? 2 : 1)) {
      Removals removals(view_.board);
      for (const Candidate& candidate : list) removals.Add(candidate.digit, CellSet(candidate.cell));
      Offer(removals, end, level, length);
    }
  }

  void CloseLoop(size_t end, size_t level) {
    if (view_.budget.stop() != Budget::Stop::kNot) return;
    // Other paths of the same length are other loops.
    for (const std::vector<uint16_t>& after : walk_.PathsTo(end, level, all_ ? kMostPathsOfLoops : 1)) {
      if (!SpendForWalk()) return;
      std::vector<uint16_t> path = before_;
      path.insert(path.end(), after.begin(), after.end());
      if (!HasTwice(path)) OfferPath(RemovalsOfLoop(path), path, static_cast<int>(path.size()));
    }
  }

  Removals RemovalsOfLoop(const std::vector<uint16_t>& path) const {
    CellSet own;
    for (const uint16_t node : path)
      own |= graph_.SetOf(node) != nullptr ? graph_.SetOf(node)->cells : graph_.node(node).cells;
    Removals removals(view_.board);
    for (size_t i = 1; i < path.size(); i += 2) {
      const ChainNode& a = graph_.node(path[i]);
      const ChainNode& b = graph_.node(path[(i + 1) % path.size()]);
      if (a.digit == b.digit) {
        removals.Add(a.digit, view_.CommonPeers(a.cells | b.cells) - own);
      } else {
        removals.Add(view_.Candidates(a.cells.First()).Without(a.digit).Without(b.digit), a.cells);
      }
      const Als* set = graph_.SetOf(path[i]);
      if (set == nullptr) continue;
      for (const Digit digit : set->digits.Without(a.digit).Without(graph_.node(path[i - 1]).digit)) {
        removals.Add(digit, view_.sets().Seen(*set, digit));
      }
    }
    return removals;
  }

  static bool HasTwice(const std::vector<uint16_t>& path) {
    for (size_t i = 0; i < path.size(); ++i) {
      for (size_t j = 0; j < i; ++j) {
        if (path[i] == path[j]) return true;
      }
    }
    return false;
  }

  void Offer(const Removals& removals, size_t end, size_t level, int length) {
    if (removals.empty()) return;
    for (const std::vector<uint16_t>& path : walk_.PathsTo(end, level, all_ && grouped_ ? kMostPaths : 1)) {
      if (OfferPath(removals, path, length)) return;
    }
  }

  // Whether the path is of the kind that is looked for.
  bool OfferPath(const Removals& removals, const std::vector<uint16_t>& path, int length) {
    bool grouped = false;
    for (const uint16_t node : path) grouped |= node >= graph_.candidates();
    if (grouped != grouped_) return false;
    Step* step = now_->steps->Offer(now_->technique, removals, length);
    if (step == nullptr) return true;
    uint8_t sets = 0;
    for (size_t i = 0; i + 1 < path.size(); ++i) {
      step->digits = step->digits.With(graph_.node(path[i]).digit).With(graph_.node(path[i + 1]).digit);
      AddLink(step, graph_.node(path[i]), graph_.node(path[i + 1]), i % 2 == 0 ? LinkKind::kStrong : LinkKind::kWeak,
              0);
      const Als* set = graph_.SetOf(path[i]);
      if (i % 2 != 0 || set == nullptr) continue;
      for (const Cell cell : set->cells) AddCell(step, cell, view_.Candidates(cell), Role::kPattern, sets);
      ++sets;
    }
    if (now_->kind == Kind::kContinuous) {
      AddLink(step, graph_.node(path.back()), graph_.node(path.front()), LinkKind::kWeak, 0);
    }
    return true;
  }

  const View& view_;
  const bool grouped_;
  const bool all_;
  const ChainGraph& graph_;
  ChainWalk walk_;
  const std::vector<Wanted> wanted_;
  const Wanted* now_;             // what is looked for at the moment
  std::vector<uint16_t> before_;  // the start of a loop that the walk is to close
};

}  // namespace

// Loops, AICs and discontinuous loops follow each other, on the same graph: one walk is for all three.
void FindChains(const View& view, Technique technique, Steps& steps) {
  if (steps.TakeAlong(view, technique)) return;
  const Search search = SearchOf(technique, steps.all());
  std::vector<Wanted> wanted = {{technique, search.kind, &steps}};
  std::array<Steps, 2> others = {Steps(false), Steps(false)};
  if (!steps.all() && search.kind == Kind::kContinuous) {
    for (Steps& other : others) {
      const auto next = static_cast<Technique>(static_cast<int>(wanted.back().technique) + 1);
      wanted.push_back({next, SearchOf(next, false).kind, &other});
    }
  }
  ChainSearch(view, search, steps.all(), wanted).Run();
  for (size_t i = 1; i < wanted.size(); ++i) view.KeepAlong(wanted[i].technique, *wanted[i].steps);
}

}  // namespace hanadoku::techniques
