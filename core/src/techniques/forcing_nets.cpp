// Forcing nets: everything that follows from an assumption by singles, not only along a chain. Contradiction: a
// candidate that leaves some cell or house without a place is false. Verity: what every candidate of a cell, or every
// place of a digit in a house, leads to. Nested: a candidate is false if, after what follows from it, each candidate of
// some cell is false in the same way; as deep as it must be, so that every wrong candidate of a puzzle falls in the
// end.
#include "net_state.h"

namespace hanadoku::techniques {
namespace {

class NetSearch {
 public:
  NetSearch(const View& view, Technique technique, Steps& steps)
      : view_(view), technique_(technique), steps_(steps), nets_(view.nets()) {}

  void FindContradictions() {
    ForEachCandidate([&](Candidate assumed) {
      const auto& [state, end, placed] = nets_.From(assumed);
      if (!end.contradiction) return;
      Step* step = OfferElimination(assumed, placed);
      if (step == nullptr) return;
      AddBranch(*step, assumed, 0);
      if (end.house) {
        AddHouse(step, *end.house, Role::kPattern);
      } else {
        AddCell(step, end.cell, view_.Candidates(end.cell), Role::kPattern, 0);
      }
    });
  }

  void FindVerities() {
    for (const Cell cell : view_.board.EmptyCells()) {
      std::vector<Candidate> options;
      for (const Digit digit : view_.Candidates(cell)) options.push_back({cell, digit});
      FindVerity(options);
    }
    for (int house = 0; house < view_.houses(); ++house) {
      for (const Digit digit : view_.shape.AllDigits()) {
        std::vector<Candidate> options;
        for (const Cell cell : view_.With(house, digit)) options.push_back({cell, digit});
        FindVerity(options);
      }
    }
  }

  void FindNested() {
    for (int depth = 1; steps_.empty() && view_.budget.stop() == Budget::Stop::kNot; ++depth) {
      ForEachCandidate([&](Candidate assumed) {
        const auto& [state, end, placed] = nets_.From(assumed);
        if (end.contradiction || state.open().empty()) return;
        size_t nodes = placed;
        if (!Refute(state, depth, nodes)) return;
        Step* step = OfferElimination(assumed, nodes);
        if (step == nullptr) return;
        AddBranch(*step, assumed, 0);
      });
      if (depth == view_.shape.cells()) return;
    }
  }

 private:
  template <typename Visit>
  void ForEachCandidate(const Visit& visit) {
    for (const Cell cell : view_.board.EmptyCells()) {
      for (const Digit digit : view_.Candidates(cell)) {
        if (view_.budget.Spend()) visit(Candidate{cell, digit});
      }
    }
  }

  NetState::End Run(NetState& state, Candidate assumed) {
    state.Assume(assumed.cell, assumed.digit);
    return state.Close(view_.layout, view_.shape.AllDigits(), assumed.cell, placed_);
  }

  // Whether every candidate of the cell with the fewest leads to a contradiction. Counts what is placed on the way.
  bool Refute(const NetState& state, int depth, size_t& nodes) {
    Cell best = state.open().First();
    for (const Cell cell : state.open()) {
      if (state.Candidates(cell).size() < state.Candidates(best).size()) best = cell;
      if (state.Candidates(best).size() == 2) break;
    }
    for (const Digit digit : state.Candidates(best)) {
      if (!view_.budget.Spend()) return false;
      NetState next = state;
      placed_.clear();
      const bool contradiction = Run(next, {best, digit}).contradiction;
      nodes += placed_.size();
      if (contradiction) continue;
      if (depth == 1 || next.open().empty() || !Refute(next, depth - 1, nodes)) return false;
    }
    return true;
  }

  void FindVerity(const std::vector<Candidate>& options) {
    if (options.size() < 2 || !view_.budget.Spend()) return;
    std::vector<DigitSet> left(static_cast<size_t>(view_.shape.cells()));
    size_t nodes = 0;
    for (const Candidate option : options) {
      const auto& [state, end, placed] = nets_.From(option);
      // A wrong option has no say; but then the contradiction is the step.
      if (end.contradiction) return;
      nodes += placed;
      for (const Cell cell : view_.board.EmptyCells()) {
        DigitSet& digits = left[static_cast<size_t>(cell.index())];
        digits = digits | state.Candidates(cell);
      }
    }
    Removals removals(view_.board);
    for (const Cell cell : view_.board.EmptyCells()) {
      removals.Add(view_.Candidates(cell) - left[static_cast<size_t>(cell.index())], CellSet(cell));
    }
    Step* step = steps_.Offer(technique_, removals, static_cast<int>(nodes));
    if (step == nullptr) return;
    uint8_t branch = 0;
    for (const Candidate option : options) {
      AddBranch(*step, option, branch++);
    }
  }

  Step* OfferElimination(Candidate wrong, size_t nodes) {
    return steps_.Offer(technique_, {}, {wrong}, RatingWithLength(technique_, static_cast<int>(nodes)));
  }

  // The assumption and what was placed after it, in order.
  void AddBranch(Step& step, Candidate assumed, uint8_t branch) {
    NetState state(view_.board);
    placed_.clear();
    Run(state, assumed);
    const ChainNode from{assumed.digit, CellSet(assumed.cell)};
    step.digits = step.digits.With(assumed.digit);
    AddCell(&step, assumed.cell, DigitSet(assumed.digit), Role::kPivot, branch);
    for (const Candidate& candidate : placed_) {
      if (candidate == assumed) continue;
      AddLink(&step, from, {candidate.digit, CellSet(candidate.cell)}, LinkKind::kForces, branch);
    }
  }

  const View& view_;
  const Technique technique_;
  Steps& steps_;
  const NetList& nets_;
  std::vector<Candidate> placed_;
};

}  // namespace

void FindForcingNets(const View& view, Technique technique, Steps& steps) {
  NetSearch search(view, technique, steps);
  if (view.budget.stop() != Budget::Stop::kNot) return;
  switch (technique) {
    case Technique::kForcingNetContradiction: return search.FindContradictions();
    case Technique::kForcingNetVerity: return search.FindVerities();
    default: return search.FindNested();
  }
}

}  // namespace hanadoku::techniques
