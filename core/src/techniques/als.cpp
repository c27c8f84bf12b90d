// Almost locked sets that lose a digit to each other. A restricted common of two sets is a digit that only one of them
// can hold; the other is locked then. (Names as in HoDoKu. Of two sets with two restricted commons each could strike
// out candidates in the other one, but the library of HoDoKu's cases counts those outside of both only.)
//
// ALS-XZ: of two sets with a restricted common x, one holds every other digit z that they share. With two restricted
// commons both sets are locked but for these, and all of their digits are. ALS-XY-wing: sets A and B share the
// restricted commons x and y, which differ, with a third: A or B is locked. ALS-XY-chain: the same with more sets
// between them, no restricted common being the one before. Death blossom: for each candidate of a stem cell a set loses
// that candidate if the stem holds it, so one of the sets is locked.
#include "als.h"

#include <array>

namespace hanadoku::techniques {
namespace {

constexpr int kLongestChain = 6;

// Offers steps that some sets make, with a group of cells for each of them.
class AlsSteps {
 public:
  AlsSteps(const View& view, Technique technique, const AlsList& list, Steps& steps)
      : view_(view), technique_(technique), list_(list), steps_(steps) {}

  Step* Offer(const Removals& removals, const std::vector<const Als*>& sets, DigitSet digits) {
    Step* step = steps_.Offer(technique_, removals, 2 * static_cast<int>(sets.size()));
    if (step == nullptr) return nullptr;
    step->digits = digits;
    uint8_t group = 0;
    for (const Als* set : sets) {
      AddHouse(step, view_.HouseAt(set->house), Role::kPattern);
      for (const Cell cell : set->cells) AddCell(step, cell, view_.Candidates(cell), Role::kPattern, group);
      ++group;
    }
    return step;
  }

  // That one of the sets holds the digit as soon as one of them is locked: it is false where all of its places are
  // seen.
  void AddShared(Removals& removals, DigitSet digits, const std::vector<const Als*>& sets) const {
    for (const Digit digit : digits) {
      CellSet seen = view_.With(digit);
      for (const Als* set : sets) seen &= list_.Seen(*set, digit);
      removals.Add(digit, seen);
    }
  }

  ChainNode NodeOf(const Als& set, Digit digit) const { return {digit, list_.Places(set, digit)}; }

 private:
  const View& view_;
  const Technique technique_;
  const AlsList& list_;
  Steps& steps_;
};

class AlsChainSearch {
 public:
  AlsChainSearch(const View& view, Technique technique, Steps& steps)
      : view_(view),
        list_(view.sets()),
        out_(view, technique, list_, steps),
        all_(steps.all()),
        least_(technique == Technique::kAlsXYWing ? 3 : 4),
        longest_(technique == Technique::kAlsXYWing ? 3 : kLongestChain),
        most_(longest_) {}

  // From each set, all (set, restricted common that leads to it) in order of distance.
  void Run() {
    const size_t states = list_.all().size() * kMaxSide;
    for (size_t start = 0; start < list_.all().size(); ++start) {
      IndexSet ends = list_.Partners(view_, list_.all()[start]);
      ends.RemoveUpTo(start);  // a chain back from the end is the same one
      if (ends.empty()) continue;
      reached_.assign(states, false);
      queue_.clear();
      queue_.push_back({static_cast<uint16_t>(start), Digit(), 0, 1});
      for (size_t at = 0; at < queue_.size() && view_.budget.Spend(); ++at) {
        const Entry entry = queue_[at];
        if (entry.sets == most_) break;
        const bool last = entry.sets + 1 == longest_;
        if (last && !list_.Neighbors(entry.set).Intersects(ends)) continue;
        for (const RestrictedCommon& common : list_.Commons(entry.set)) {
          if (common.digit == entry.digit || common.set == start) continue;
          const size_t state =
              static_cast<size_t>(common.set) * kMaxSide + static_cast<size_t>(common.digit.value() - 1);
          const bool closes = entry.sets + 1 >= least_ && ends.Has(common.set);
          if (last ? !closes : static_cast<bool>(reached_[state])) continue;
          queue_.push_back({common.set, common.digit, at, entry.sets + 1});
          if (closes) Close(queue_.size() - 1);
          if (last) queue_.pop_back();
          reached_[state] = true;
        }
      }
    }
  }

 private:
  struct Entry {
    uint16_t set;
    Digit digit;
    size_t from;
    int sets;
  };

  void Close(size_t end) {
    size_t second = end;
    while (queue_[second].sets > 2) second = queue_[second].from;
    const Als& a = list_.all()[queue_[0].set];
    const Als& b = list_.all()[queue_[end].set];
    const DigitSet shared = (a.digits & b.digits).Without(queue_[second].digit).Without(queue_[end].digit);
    if (shared.empty()) return;
    Removals removals(view_.board);
    out_.AddShared(removals, shared, {&a, &b});
    if (removals.empty()) return;
    std::vector<const Als*> sets;
    std::vector<Digit> digits;
    for (size_t at = end; at != 0; at = queue_[at].from) {
      sets.insert(sets.begin(), &list_.all()[queue_[at].set]);
      digits.insert(digits.begin(), queue_[at].digit);
    }
    sets.insert(sets.begin(), &a);
    Step* step = out_.Offer(removals, sets, shared);
    if (step == nullptr) return;
    if (!all_) most_ = queue_[end].sets;
    for (size_t i = 0; i < digits.size(); ++i) {
      AddLink(step, out_.NodeOf(*sets[i], digits[i]), out_.NodeOf(*sets[i + 1], digits[i]), LinkKind::kWeak, 0);
    }
  }

  const View& view_;
  const AlsList& list_;
  AlsSteps out_;
  const bool all_;
  const int least_;
  const int longest_;
  int most_;  // longer chains are worse than one that has been found
  std::vector<bool> reached_;
  std::vector<Entry> queue_;
};

class DeathBlossomSearch {
 public:
  DeathBlossomSearch(const View& view, Technique technique, Steps& steps)
      : view_(view), list_(view.sets()), out_(view, technique, list_, steps) {}

  void Run() {
    for (const Cell stem : view_.board.EmptyCells()) {
      stem_ = stem;
      for (const Digit digit : view_.Candidates(stem)) {
        auto& petals = petals_[static_cast<size_t>(digit.value() - 1)];
        petals.clear();
        list_.SeenFrom(stem, digit).ForEach([&](size_t set) { petals.push_back(&list_.all()[set]); });
      }
      for (const Digit digit : view_.shape.AllDigits() - view_.Candidates(stem)) {
        chosen_.clear();
        AddPetal(view_.Candidates(stem), digit, view_.With(digit));
      }
    }
  }

 private:
  // One petal for each digit that is left; `seen` holds what all of them let go of `shared`.
  void AddPetal(DigitSet left, Digit shared, const CellSet& seen) {
    if (!view_.budget.Spend()) return;
    if (left.empty()) return Complete();
    for (const Als* set : petals_[static_cast<size_t>(left.First().value() - 1)]) {
      if (!set->digits.Has(shared)) continue;
      const CellSet still_seen = seen & list_.Seen(*set, shared);
      if (still_seen.empty()) continue;
      chosen_.push_back(set);
      AddPetal(left.Without(left.First()), shared, still_seen);
      chosen_.pop_back();
    }
  }

  void Complete() {
    DigitSet shared = view_.shape.AllDigits() - view_.Candidates(stem_);
    for (const Als* set : chosen_) shared = shared & set->digits;
    Removals removals(view_.board);
    out_.AddShared(removals, shared, chosen_);
    Step* step = out_.Offer(removals, chosen_, shared);
    if (step == nullptr) return;
    AddCell(step, stem_, view_.Candidates(stem_), Role::kPivot, static_cast<uint8_t>(chosen_.size()));
    size_t petal = 0;
    for (const Digit digit : view_.Candidates(stem_)) {
      AddLink(step, {digit, CellSet(stem_)}, out_.NodeOf(*chosen_[petal++], digit), LinkKind::kWeak, 0);
    }
  }

  const View& view_;
  const AlsList& list_;
  AlsSteps out_;
  Cell stem_;
  std::array<std::vector<const Als*>, kMaxSide> petals_;  // by the stem's candidate
  std::vector<const Als*> chosen_;
};

}  // namespace

void FindAlsXZ(const View& view, Technique technique, Steps& steps) {
  const AlsList& list = view.sets();
  AlsSteps out(view, technique, list, steps);
  const std::vector<Als>& sets = list.all();
  for (size_t i = 0; i < sets.size() && view.budget.Spend(); ++i) {
    const std::span<const RestrictedCommon> commons = list.Commons(i);
    // The restricted commons with one other set follow each other.
    for (size_t at = 0; at < commons.size();) {
      const size_t j = commons[at].set;
      DigitSet restricted;
      for (; at < commons.size() && commons[at].set == j; ++at) restricted = restricted.With(commons[at].digit);
      const Als &a = sets[i], &b = sets[j];
      const DigitSet shared = a.digits & b.digits;
      if (j > i || shared.size() < 2) continue;
      Removals removals(view.board);
      for (const Digit digit : restricted) out.AddShared(removals, shared.Without(digit), {&a, &b});
      if (restricted.size() > 1) {
        for (const Als* set : {&a, &b}) {
          for (const Digit digit : set->digits - restricted) {
            removals.Add(digit, list.Seen(*set, digit) - (a.cells | b.cells));
          }
        }
      }
      Step* step = out.Offer(removals, {&a, &b}, shared - restricted);
      if (step == nullptr) continue;
      for (const Digit digit : restricted) {
        AddLink(step, out.NodeOf(a, digit), out.NodeOf(b, digit), LinkKind::kWeak, 0);
      }
    }
  }
}

void FindAlsChains(const View& view, Technique technique, Steps& steps) {
  AlsChainSearch(view, technique, steps).Run();
}

void FindDeathBlossoms(const View& view, Technique technique, Steps& steps) {
  DeathBlossomSearch(view, technique, steps).Run();
}

}  // namespace hanadoku::techniques
