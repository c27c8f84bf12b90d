#include "net_state.h"

namespace hanadoku::techniques {

NetState::NetState(const Board& board) : open_(board.EmptyCells()) {
  for (const Cell cell : board.shape().AllCells()) {
    const Digit digit = board.grid()[cell];
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
      placed.push_back({cell, digit.First()});
      for (const Cell peer : layout.Peers(cell)) {
        if ((at(peer) & digit).empty()) continue;
        at(peer) = at(peer) - digit;
        if (at(peer).empty()) return {true, peer, std::nullopt};
        if (at(peer).size() == 1) single.Add(peer);
      }
    }
    for (const HouseKind kind : kHouseKinds) {
      for (size_t index = 0; index < layout.side; ++index) {
        const House house{kind, static_cast<uint8_t>(index)};
        DigitSet once, twice;
        for (const Cell cell : layout.List(house)) {
          twice = twice | (once & at(cell));
          once = once | at(cell);
        }
        if (once != all) return {true, {}, house};
        const DigitSet hidden = once - twice;
        if (hidden.empty()) continue;
        for (const Cell cell : layout.List(house)) {
          const DigitSet here = at(cell) & hidden;
          if (here.empty() || !open_.Has(cell)) continue;
          if (here.size() > 1) return {true, cell, std::nullopt};
          at(cell) = here;
          single.Add(cell);
        }
      }
    }
    if (single.empty()) return {false, {}, std::nullopt};
  }
}

NetList::NetList(const View& view) : board_(view.board) {
  const NetState base(board_);
  std::vector<Candidate> placed;
  for (const Cell cell : board_.EmptyCells()) {
    first_[static_cast<size_t>(cell.index())] = entries_.size();
    for (const Digit digit : board_.Candidates(cell)) {
      if (!view.budget.Spend()) return;
      placed.clear();
      NetState state = base;
      state.Assume(cell, digit);
      const NetState::End end = state.Close(view.layout, view.shape.AllDigits(), cell, placed);
      entries_.push_back({state, end, placed.size()});
    }
  }
}

}  // namespace hanadoku::techniques
