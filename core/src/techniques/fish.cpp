// Basic fish: all bases are rows and all covers are columns, or the other way round. Finned: with fins, which for a
// result lie in one box. Sashimi: finned, and without the fins some base has a single place left.
#include "fish.h"

#include <array>

namespace hanadoku::techniques {
namespace {

struct FishKind {
  int size;
  bool finned;
  bool sashimi;
};

FishKind KindOf(Technique technique) {
  switch (technique) {
    case Technique::kXWing: return {2, false, false};
    case Technique::kSwordfish: return {3, false, false};
    case Technique::kJellyfish: return {4, false, false};
    case Technique::kFinnedXWing: return {2, true, false};
    case Technique::kFinnedSwordfish: return {3, true, false};
    case Technique::kFinnedJellyfish: return {4, true, false};
    case Technique::kSashimiXWing: return {2, true, true};
    case Technique::kSashimiSwordfish: return {3, true, true};
    default: return {4, true, true};
  }
}

// The sashimi fish of the size of these finned ones, which follows them.
Technique SashimiOf(Technique finned) { return static_cast<Technique>(static_cast<int>(finned) + 1); }

// All fish of one digit with bases in one direction.
class FishSearch {
 public:
  // `other` takes the sashimi fish that a search for finned ones comes across, if it is not null.
  FishSearch(const View& view, Technique technique, Digit digit, bool rows, Steps& steps, Steps* other)
      : view_(view),
        technique_(technique),
        kind_(KindOf(technique)),
        digit_(digit),
        base_(rows ? 0 : view.side),
        cover_(rows ? view.side : 0),
        chute_(rows ? view.shape.box_columns() : view.shape.box_rows()),
        steps_(steps),
        other_(other) {}

  void Run() { ChooseBases(0, 0, 0, 0); }

 private:
  void ChooseBases(int from, int count, uint32_t bases, uint32_t united) {
    if (count == kind_.size) {
      if (!view_.budget.Spend()) return;
      if (!kind_.finned && std::popcount(united) == kind_.size) {
        OfferFish(view_, technique_, Complete(bases, united), steps_);
      } else if (kind_.finned && std::popcount(united) > kind_.size) {
        ChooseCovers(bases, united);
      }
      return;
    }
    const int widest = kind_.size + (kind_.finned ? chute_ - 1 : 0);
    for (int line = from; line < view_.side; ++line) {
      const uint32_t places = view_.Places(base_ + line, digit_);
      if (std::popcount(places) < 2 || std::popcount(united | places) > widest) continue;
      ChooseBases(line + 1, count + 1, bases | 1u << line, united | places);
    }
  }

  // The fins and what they let go lie in one chute of boxes across the bases: the places outside it all need covers.
  void ChooseCovers(uint32_t bases, uint32_t united) {
    std::vector<Fish> found;
    for (int first = 0; first < view_.side; first += chute_) {
      const uint32_t chute = ((1u << chute_) - 1) << first;
      const int left = kind_.size - std::popcount(united & ~chute);
      if (left < 1) continue;
      const uint32_t open = united & chute;
      for (uint32_t part = (open - 1) & open; part != 0; part = (part - 1) & open) {
        if (std::popcount(part) != left) continue;
        const Fish fish = Complete(bases, (united & ~chute) | part);
        if (!fish.removed.empty()) found.push_back(fish);
      }
    }
    for (const Fish& fish : found) {
      if (fish.wanted) {
        OfferFish(view_, technique_, fish, steps_);
      } else if (other_ != nullptr && steps_.empty()) {
        OfferFish(view_, SashimiOf(technique_), fish, *other_);
      }
    }
    OfferSiamese(view_, technique_, found, steps_);
  }

  Fish Complete(uint32_t bases, uint32_t covers) const {
    Fish fish{digit_, HouseSet{bases} << base_, HouseSet{covers} << cover_, {}, {}, {}, true};
    CellSet based, covered;
    bool sashimi = false, hollow = false;
    ForEachBit(covers, [&](int line) { covered |= view_.Cells(cover_ + line); });
    ForEachBit(bases, [&](int line) {
      based |= view_.With(base_ + line, digit_);
      const uint32_t body = view_.Places(base_ + line, digit_) & covers;
      sashimi |= std::has_single_bit(body);
      hollow |= body == 0;
    });
    fish.fins = based - covered;
    fish.wanted = sashimi == kind_.sashimi || !kind_.finned;
    if (!hollow) fish.removed = (covered - based) & view_.With(digit_) & view_.CommonPeers(fish.fins);
    return fish;
  }

  const View& view_;
  const Technique technique_;
  const FishKind kind_;
  const Digit digit_;
  const int base_;   // the number of the first house in the direction of the bases
  const int cover_;  // and of the covers
  const int chute_;  // how many covers pass through one box
  Steps& steps_;
  Steps* const other_;
};

}  // namespace

void OfferFish(const View& view, Technique technique, const Fish& fish, Steps& steps) {
  Removals removals(view.board);
  removals.Add(fish.digit, fish.removed);
  Step* step = steps.Offer(technique, removals);
  if (step == nullptr) return;
  step->digits = DigitSet(fish.digit);
  CellSet based;
  for (int house = 0; house < view.houses(); ++house) {
    if ((fish.bases >> house & 1) != 0) {
      AddHouse(step, view.HouseAt(house), Role::kBase);
      based |= view.With(house, fish.digit);
    }
    if ((fish.covers >> house & 1) != 0) AddHouse(step, view.HouseAt(house), Role::kCover);
  }
  for (const Cell cell : based) {
    const Role role = fish.endo_fins.Has(cell) ? Role::kEndoFin : fish.fins.Has(cell) ? Role::kFin : Role::kPattern;
    AddCell(step, cell, step->digits, role, 0);
  }
}

void OfferSiamese(const View& view, Technique technique, const std::vector<Fish>& same_bases, Steps& steps) {
  if (!steps.all()) return;
  for (size_t i = 0; i < same_bases.size(); ++i) {
    for (size_t j = i + 1; j < same_bases.size(); ++j) {
      if (!same_bases[i].wanted && !same_bases[j].wanted) continue;
      Fish both = same_bases[i];
      both.covers |= same_bases[j].covers;
      both.fins |= same_bases[j].fins;
      both.removed |= same_bases[j].removed;
      OfferFish(view, technique, both, steps);
    }
  }
}

void FindFish(const View& view, Technique technique, Steps& steps) {
  if (steps.TakeAlong(view, technique)) return;
  const FishKind kind = KindOf(technique);
  const bool along = kind.finned && !kind.sashimi && !steps.all();
  Steps sashimi(false);
  for (const Digit digit : view.shape.AllDigits()) {
    for (const bool rows : {true, false}) {
      FishSearch(view, technique, digit, rows, steps, along ? &sashimi : nullptr).Run();
    }
  }
  if (along) view.KeepAlong(SashimiOf(technique), sashimi);
}

}  // namespace hanadoku::techniques
