// Depth-first search over candidates. Each state is closed under naked and hidden singles before it branches, so that a cell
// or a house without a place for a digit is seen at once; it branches on the cell with the fewest candidates.
#include "hanadoku/solver.h"

#include <array>
#include <bit>

#include "hanadoku/sets.h"
#include "hanadoku/shape.h"

namespace hanadoku {
namespace {

// The candidates of every cell; a cell is settled once it has been taken out of its peers' candidates.
class State {
 public:
  explicit State(Shape shape) : open_(shape.AllCells()) {
    for (const Cell cell : open_) candidates_[Index(cell)] = shape.AllDigits();
  }

  DigitSet Candidates(Cell cell) const { return candidates_[Index(cell)]; }
  const CellSet& open() const { return open_; }

  void Restrict(Cell cell, DigitSet digits) {
    candidates_[Index(cell)] = candidates_[Index(cell)] & digits;
    if (candidates_[Index(cell)].size() <= 1) single_.Add(cell);
  }

  // Settles singles until there are none. False if a cell or a house is left without a place for a digit.
  bool Close(const Layout& layout, DigitSet all) {
    do {
      while (!single_.empty()) {
        if (!Settle(single_.First(), layout)) return false;
      }
      if (!FindHiddenSingles(layout, all)) return false;
    } while (!single_.empty());
    return true;
  }

 private:
  static size_t Index(Cell cell) { return static_cast<size_t>(cell.index()); }

  bool Settle(Cell cell, const Layout& layout) {
    single_.Remove(cell);
    const DigitSet digit = candidates_[Index(cell)];
    if (digit.empty()) return false;
    if (!open_.Has(cell)) return true;
    open_.Remove(cell);
    for (const Cell peer : layout.Peers(cell)) {
      if ((candidates_[Index(peer)] & digit).empty()) continue;
      candidates_[Index(peer)] = candidates_[Index(peer)] - digit;
      if (candidates_[Index(peer)].empty()) return false;
      if (candidates_[Index(peer)].size() == 1) single_.Add(peer);
    }
    return true;
  }

  bool FindHiddenSingles(const Layout& layout, DigitSet all) {
    for (const HouseKind kind : kHouseKinds) {
      for (size_t index = 0; index < layout.side; ++index) {
        const auto cells = layout.List(House{kind, static_cast<uint8_t>(index)});
        DigitSet once, twice;
        for (const Cell cell : cells) {
          twice = twice | (once & Candidates(cell));
          once = once | Candidates(cell);
        }
        if (once != all) return false;
        const DigitSet hidden = once - twice;
        if (hidden.empty()) continue;
        for (const Cell cell : cells) {
          const DigitSet here = Candidates(cell) & hidden;
          if (here.empty() || !open_.Has(cell)) continue;
          if (here.size() > 1) return false;
          candidates_[Index(cell)] = here;
          single_.Add(cell);
        }
      }
    }
    return true;
  }

  std::array<DigitSet, kMaxCells> candidates_{};
  CellSet open_;    // not settled
  CellSet single_;  // one candidate or none, to be settled
};

class Search {
 public:
  Search(Shape shape, size_t limit, Budget& budget, Random* random)
      : shape_(shape), layout_(shape.layout()), limit_(limit), budget_(budget), random_(random) {}

  // Calls visit(state) for each solution, up to the limit.
  template <typename Visit>
  SearchEnd Run(State& state, const Visit& visit) {
    found_ = 0;
    if (!budget_.Spend() || (state.Close(layout_, shape_.AllDigits()) && !Branch(state, visit))) {
      if (found_ == limit_) return SearchEnd::kLimit;
      return budget_.stop() == Budget::Stop::kDeadline ? SearchEnd::kDeadline : SearchEnd::kBudget;
    }
    return SearchEnd::kExhausted;
  }

 private:
  // False if the search shall end.
  template <typename Visit>
  bool Branch(const State& state, const Visit& visit) {
    if (state.open().empty()) {
      visit(state);
      return ++found_ < limit_;
    }
    const Cell cell = ChooseCell(state);
    std::array<Digit, kMaxSide> digits{};
    size_t count = 0;
    for (const Digit digit : state.Candidates(cell)) digits[count++] = digit;
    if (random_ != nullptr) random_->Shuffle(std::span(digits).first(count));
    for (size_t i = 0; i < count; ++i) {
      if (!budget_.Spend()) return false;
      State next = state;
      next.Restrict(cell, DigitSet(digits[i]));
      if (next.Close(layout_, shape_.AllDigits()) && !Branch(next, visit)) return false;
    }
    return true;
  }

  // The open cell with the fewest candidates: the first one, or with a random source any of them.
  Cell ChooseCell(const State& state) {
    Cell best;
    int fewest = kMaxSide + 1;
    uint32_t ties = 0;
    for (const Cell cell : state.open()) {
      const int size = state.Candidates(cell).size();
      if (size > fewest) continue;
      ties = size < fewest ? 1 : ties + 1;
      if (size < fewest || (random_ != nullptr && random_->Below(ties) == 0)) best = cell;
      fewest = size;
    }
    return best;
  }

  Shape shape_;
  const Layout& layout_;
  size_t limit_;
  Budget& budget_;
  Random* random_;
  size_t found_ = 0;
};

std::optional<State> Load(const Grid& givens) {
  if (!givens.Conflicts().empty()) return std::nullopt;
  State state(givens.shape());
  for (const Cell cell : givens.Filled()) state.Restrict(cell, DigitSet(givens[cell]));
  return state;
}

Grid Read(const State& state, Shape shape) {
  Grid grid(shape);
  for (const Cell cell : shape.AllCells()) grid.Set(cell, state.Candidates(cell).First());
  return grid;
}

Solutions Find(std::optional<State> state, Shape shape, size_t limit, Random* random, Budget& budget) {
  Solutions found;
  if (!state) return found;
  Search search(shape, limit, budget, random);
  found.end = search.Run(*state, [&](const State& solved) { found.grids.push_back(Read(solved, shape)); });
  return found;
}

}  // namespace

SolutionCount CountSolutions(const Grid& givens, uint64_t limit, Budget& budget) {
  SolutionCount count;
  std::optional<State> state = Load(givens);
  if (!state) return count;
  Search search(givens.shape(), static_cast<size_t>(limit), budget, nullptr);
  count.end = search.Run(*state, [&](const State&) { ++count.solutions; });
  return count;
}

Solutions FindSolutions(const Grid& givens, size_t limit, Budget& budget) {
  return Find(Load(givens), givens.shape(), limit, nullptr, budget);
}

Solutions FindRandomSolution(const Grid& givens, Random& random, Budget& budget) {
  return Find(Load(givens), givens.shape(), 1, &random, budget);
}

Solutions FindSolutionWithout(const Grid& givens, Cell cell, Digit digit, Budget& budget) {
  std::optional<State> state = Load(givens);
  if (state) state->Restrict(cell, givens.shape().AllDigits().Without(digit));
  return Find(state, givens.shape(), 1, nullptr, budget);
}

}  // namespace hanadoku
