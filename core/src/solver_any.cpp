// Depth-first search over candidates. Each state is closed under naked and hidden singles before it branches, so that a
// cell or a house without a place for a digit is seen at once; it branches on the cell with the fewest candidates.
#include <algorithm>
#include <array>
#include <utility>

#include "hanadoku/sets.h"
#include "hanadoku/shape.h"
#include "solver_search.h"

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

class Searcher {
 public:
  Searcher(const Question& question, Budget& budget)
      : layout_(question.givens.shape().layout()),
        all_(question.givens.shape().AllDigits()),
        findings_(question, budget),
        budget_(budget),
        random_(question.random) {}

  // False if the search shall end. The state holds the solution that is known, if one is given.
  bool Run(State& state, const Grid* known) {
    if (!budget_.Spend()) return false;
    if (!state.Close(layout_, all_)) return true;
    if (state.open().empty()) return known != nullptr || findings_.Add([&](Grid& grid) { Write(state, grid); });
    const Cell cell = ChooseCell(state);
    std::array<Digit, kMaxSide> digits{};
    size_t count = 0;
    for (const Digit digit : state.Candidates(cell)) digits[count++] = digit;
    if (random_ != nullptr) random_->Shuffle(std::span(digits).first(count));
    if (known != nullptr) std::swap(*std::find(digits.begin(), digits.end(), (*known)[cell]), digits[count - 1]);
    for (size_t i = 0; i < count; ++i) {
      State next = state;
      next.Restrict(cell, DigitSet(digits[i]));
      if (!Run(next, i + 1 == count ? known : nullptr)) return false;
    }
    return true;
  }

  SolutionCount Count() const { return findings_.Count(); }

 private:
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

  static void Write(const State& state, Grid& grid) {
    for (const Cell cell : grid.shape().AllCells()) grid.Set(cell, state.Candidates(cell).First());
  }

  const Layout& layout_;
  DigitSet all_;
  Findings findings_;
  Budget& budget_;
  Random* random_;
};

}  // namespace

SolutionCount SearchAny(const Question& question, Budget& budget) {
  Searcher searcher(question, budget);
  const Grid& givens = question.givens;
  if (!givens.Conflicts().empty()) return searcher.Count();
  State state(givens.shape());
  for (const Cell cell : givens.Filled()) state.Restrict(cell, DigitSet(givens[cell]));
  if (!question.without.empty()) state.Restrict(question.cell, givens.shape().AllDigits().Without(question.without));
  searcher.Run(state, question.known);
  return searcher.Count();
}

}  // namespace hanadoku
