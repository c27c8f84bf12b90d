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

  // One level deeper at a time; each trial goes on where it ended.
  void FindNested() {
    std::vector<Trial> trials;
    ForEachCandidate([&](Candidate assumed) {
      const auto& [state, end, placed] = nets_.From(assumed);
      if (!end.contradiction && !state.open().empty()) trials.push_back({assumed, placed, {Branching(state)}});
    });
    for (size_t depth = 1; steps_.empty() && !trials.empty(); ++depth) {
      for (Trial& trial : trials) {
        if (!Refute(trial, depth)) continue;
        Step* step = OfferElimination(trial.assumed, trial.nodes);
        if (step != nullptr) AddBranch(*step, trial.assumed, 0);
      }
      if (view_.budget.stop() != Budget::Stop::kNot) return;
      std::erase_if(trials, [](const Trial& trial) { return trial.open.empty(); });
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

  // A cell whose candidates are tried in turn.
  struct Branching {
    explicit Branching(const NetState& of_state) : state(of_state), cell(state.open().First()) {
      for (const Cell other : state.open()) {
        if (state.Candidates(other).size() < state.Candidates(cell).size()) cell = other;
        if (state.Candidates(cell).size() == 2) break;
      }
      left = state.Candidates(cell);
    }

    NetState state;
    Cell cell;  // the first one of those with the fewest
    DigitSet left;
  };

  // Whether every candidate of some cell leads to a contradiction, as far as it has been tried.
  struct Trial {
    Candidate assumed;
    size_t nodes;  // placed so far
    std::vector<Branching> open;
  };

  NetState::End Run(NetState& state, Candidate assumed) {
    state.Assume(view_.layout, assumed.cell, assumed.digit);
    return state.Close(view_.layout, view_.shape.AllDigits(), assumed.cell, placed_);
  }

  // Goes on with the trial up to a depth. Whether it ended with a contradiction everywhere; it is given up where a step
  // that has been found stays the best.
  bool Refute(Trial& trial, size_t depth) {
    while (!trial.open.empty()) {
      Branching& last = trial.open.back();
      if (last.left.empty()) {
        trial.open.pop_back();
        continue;
      }
      const int better = RatingWithLength(technique_, static_cast<int>(trial.nodes)) + 1;
      if (trial.open.size() > depth || !steps_.MayTake(better) || !view_.budget.Spend()) return false;
      const Candidate tried{last.cell, last.left.First()};
      last.left = last.left.Without(tried.digit);
      NetState next = last.state;
      placed_.clear();
      const bool contradiction = Run(next, tried).contradiction;
      trial.nodes += placed_.size();
      if (contradiction) continue;
      if (next.open().empty()) {  // a solution
        trial.open.clear();
        return false;
      }
      trial.open.emplace_back(next);
    }
    return true;
  }

  void FindVerity(const std::vector<Candidate>& options) {
    if (options.size() < 2 || !view_.budget.Spend()) return;
    std::array<DigitSet, kMaxCells> left;
    CellSet losing = view_.board.EmptyCells();  // cells with a candidate that no option so far leaves
    size_t nodes = 0;
    for (const Candidate option : options) {
      const auto& [state, end, placed] = nets_.From(option);
      // A wrong option has no say; but then the contradiction is the step.
      if (end.contradiction) return;
      nodes += placed;
      for (const Cell cell : losing) {
        DigitSet& digits = left[static_cast<size_t>(cell.index())];
        digits = digits | state.Candidates(cell);
        if (digits == view_.Candidates(cell)) losing.Remove(cell);
      }
    }
    Removals removals(view_.board);
    for (const Cell cell : losing) {
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
