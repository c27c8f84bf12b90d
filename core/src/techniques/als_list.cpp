#include "als.h"

namespace hanadoku::techniques {
namespace {

// Bounds for boards above side 9, where whole houses are open: nobody sees sets of more cells.
constexpr int kMostCells = 8;
constexpr int kMostCellsOfLargeBoards = 4;
constexpr size_t kMostSets = 3000;

}  // namespace

AlsList::AlsList(const View& view) : side_(view.side) {
  for (int house = 0; house < view.houses(); ++house) Choose(view, house, 0, 0, 0, {});
  FindCommons(view);
}

// Adds the places from `from` on in turn; `chosen` has a bit for each place of the house.
void AlsList::Choose(const View& view, int house, int from, int size, uint32_t chosen, DigitSet digits) {
  const int most = view.side > 9 ? kMostCellsOfLargeBoards : kMostCells;
  for (int place = from; place < view.side; ++place) {
    const DigitSet candidates = view.Candidates(view.At(house, place));
    const DigitSet with = digits | candidates;
    if (candidates.empty() || with.size() > most + 1) continue;
    if (with.size() == size + 2) Add(view, house, chosen | 1u << place, with);
    if (size + 1 < most) Choose(view, house, place + 1, size + 1, chosen | 1u << place, with);
  }
}

void AlsList::Add(const View& view, int house, uint32_t chosen, DigitSet digits) {
  CellSet cells;
  ForEachBit(chosen, [&](int place) { cells.Add(view.At(house, place)); });
  // Sets that lie in two houses are found in the first of them.
  if (all_.size() == kMostSets || view.HouseWith(cells) != house || !view.budget.Spend()) return;
  Als als{cells, digits, house, {}};
  for (const Digit digit : digits) {
    const CellSet places = cells & view.With(digit);
    als.of_digit[static_cast<size_t>(digit.value() - 1)] = static_cast<uint16_t>(in_digits_.size());
    in_digits_.push_back({places, view.CommonPeers(places)});
  }
  all_.push_back(als);
}

void AlsList::FindCommons(const View& view) {
  seen_from_ = IndexTable(static_cast<size_t>(view.shape.cells() * side_), all_.size());
  for (size_t i = 0; i < all_.size(); ++i) {
    for (const Digit digit : all_[i].digits) {
      for (const Cell cell : Seen(all_[i], digit) & view.With(digit)) seen_from_.Add(RowOf(cell, digit), i);
    }
  }
  neighbors_ = IndexTable(all_.size(), all_.size());
  first_common_.assign(all_.size() + 1, 0);
  std::array<IndexSet, kMaxSide> losing;  // by digit: the sets that lose it if this one has it
  for (size_t i = 0; i < all_.size() && view.budget.Spend(); ++i) {
    IndexSet any(all_.size());
    for (const Digit digit : all_[i].digits) {
      IndexSet& sets = losing[static_cast<size_t>(digit.value() - 1)];
      const CellSet& places = Places(all_[i], digit);
      sets = IndexSet(SeenFrom(places.First(), digit));
      for (const Cell cell : places.Without(places.First())) sets &= SeenFrom(cell, digit);
      any |= sets;
    }
    any.ForEach([&](size_t j) {
      neighbors_.Add(i, j);
      for (const Digit digit : all_[i].digits& all_[j].digits) {
        if (!losing[static_cast<size_t>(digit.value() - 1)].Has(j)) continue;
        commons_.push_back({static_cast<uint16_t>(j), digit});
      }
    });
    first_common_[i + 1] = commons_.size();
  }
}

IndexSet AlsList::Partners(const View& view, const Als& als) const {
  IndexSet partners(all_.size());
  for (const Digit digit : als.digits) {
    for (const Cell cell : Seen(als, digit) & view.With(digit)) partners |= SeenFrom(cell, digit);
  }
  return partners;
}

}  // namespace hanadoku::techniques
