#include "net_state.h"

namespace hanadoku::techniques {

NetState::NetState(const Board& board)
    : open_(board.EmptyCells()), changed_((uint64_t{1} << 3 * board.shape().side()) - 1) {
  for (const Cell cell : board.shape().AllCells()) {
    const Digit digit = board.grid()[cell];
    if (!digit.empty()) NotePlaced(board.shape().layout(), cell, DigitSet(digit));
    candidates_[static_cast<size_t>(cell.index())] = digit.empty() ? board.Candidates(cell) : DigitSet(digit);
  }
}

NetState::End NetState::Close(const Layout& layout, DigitSet all, Cell changed, std::vector<Candidate>& placed) {
  const auto at = [&](Cell cell) -> DigitSet& { return candidates_[static_cast<size_t>(cell.index())]; };
  CellSet single(changed);
  for (;;) {
    while (!single.empty()) {
      const Cell cell = single.First();
      single.Remove(cell);
      if (!open_.Has(cell)) continue;
      const DigitSet digit = at(cell);
      open_.Remove(cell);
      NotePlaced(layout, cell, digit);
      placed.push_back({cell, digit.First()});
      for (const Cell peer : layout.Peers(cell) & open_) {
        if ((at(peer) & digit).empty()) continue;
        at(peer) = at(peer) - digit;
        if (at(peer).empty()) return {true, peer, std::nullopt};
        changed_ |= layout.HousesOf(peer);
        if (at(peer).size() == 1) single.Add(peer);
      }
    }
    // Houses in order; those that change behind the one at hand wait for the next round.
    for (uint64_t left = changed_; left != 0;) {
      const auto number = static_cast<size_t>(std::countr_zero(left));
      changed_ &= ~(left & (0 - left));
      const House house{static_cast<HouseKind>(number / layout.side), static_cast<uint8_t>(number % layout.side)};
      DigitSet once, twice;
      for (const Cell cell : layout.List(house)) {
        twice = twice | (once & at(cell));
        once = once | at(cell);
      }
      if (once != all) return {true, {}, house};
      if (const DigitSet hidden = once - twice - placed_[number]; !hidden.empty()) {
        for (const Cell cell : layout.List(house)) {
          const DigitSet here = at(cell) & hidden;
          if (here.empty()) continue;
          if (here.size() > 1) return {true, cell, std::nullopt};
          single.Add(cell);
          if (at(cell) == here) continue;
          at(cell) = here;
          changed_ |= layout.HousesOf(cell);
        }
      }
      left = changed_ & ~((uint64_t{2} << number) - 1);
    }
    if (single.empty()) return {false, {}, std::nullopt};
  }
}

void NetState::NotePlaced(const Layout& layout, Cell cell, DigitSet digit) {
  for (uint64_t houses = layout.HousesOf(cell); houses != 0; houses &= houses - 1) {
    DigitSet& placed = placed_[static_cast<size_t>(std::countr_zero(houses))];
    placed = placed | digit;
  }
}

NetList::NetList(const View& view) : board_(view.board) {
  const NetState base(board_);
  std::vector<Candidate> placed;
  size_t candidates = 0;
  for (const Digit digit : view.shape.AllDigits()) candidates += static_cast<size_t>(view.With(digit).size());
  entries_.reserve(candidates);
  for (const Cell cell : board_.EmptyCells()) {
    first_[static_cast<size_t>(cell.index())] = entries_.size();
    for (const Digit digit : board_.Candidates(cell)) {
      if (!view.budget.Spend()) return;
      placed.clear();
      NetState state = base;
      state.Assume(view.layout, cell, digit);
      const NetState::End end = state.Close(view.layout, view.shape.AllDigits(), cell, placed);
      entries_.push_back({state, end, placed.size()});
    }
  }
}

}  // namespace hanadoku::techniques
