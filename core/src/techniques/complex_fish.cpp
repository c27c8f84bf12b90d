// Franken fish: bases are rows and boxes, covers are columns and boxes (or rows and columns exchanged). Mutant fish:
// houses of any kind on both sides. Bases may overlap: a candidate in two of them is an endo fin. Up to side 9.
#include <array>

#include "fish.h"

namespace hanadoku::techniques {
namespace {

constexpr int kMostCandidates = 64;     // a digit that is more open than that has no fish worth a look
constexpr uint32_t kTriesPerNode = 16;  // as quick as a node elsewhere

class ComplexFishSearch {
 public:
  ComplexFishSearch(const View& view, Technique technique, Digit digit, Steps& steps)
      : view_(view), technique_(technique), digit_(digit), steps_(steps) {
    const int index = static_cast<int>(technique) - static_cast<int>(Technique::kFrankenXWing);
    // Franken, finned Franken, mutant and finned mutant of sizes 2 to 4; then finned mutant of sizes 5 and 6.
    size_ = index < 12 ? 2 + index % 3 : index - 7;
    finned_ = index / 3 % 2 == 1 || index >= 12;
    mutant_ = index >= 6;
    const HouseSet line = (HouseSet{1} << view.side) - 1;
    rows_ = line;
    columns_ = line << view.side;
    boxes_ = line << (2 * view.side);
  }

  void Run() {
    for (const Cell cell : view_.With(digit_)) {
      if (count_ == kMostCandidates) return;
      cells_[count_++] = cell;
    }
    for (size_t i = 0; i < count_; ++i) {
      peers_[i] = 0;
      for (size_t j = 0; j < count_; ++j) peers_[i] |= Marks{view_.See(cells_[i], cells_[j])} << j;
      for (const HouseKind kind : kHouseKinds) {
        const int house = view_.HouseOf(kind, cells_[i]);
        houses_of_[i] |= HouseSet{1} << house;
        in_house_[static_cast<size_t>(house)] |= Marks{1} << i;
      }
    }
    const HouseSet all = rows_ | columns_ | boxes_;
    if (mutant_) {
      ChooseBases(0, 0, 0, {all, all}, 0, 0, ~Marks{0});
    } else {
      ChooseBases(0, 0, 0, {rows_ | boxes_, columns_ | boxes_}, 0, 0, ~Marks{0});
      ChooseBases(0, 0, 0, {columns_ | boxes_, rows_ | boxes_}, 0, 0, ~Marks{0});
    }
  }

 private:
  using Marks = uint64_t;  // bit i: the i-th candidate

  struct Allowed {
    HouseSet bases;
    HouseSet covers;
  };
  struct Covering {
    HouseSet allowed;
    HouseSet covers;
    Marks once;
    Marks twice;
    Marks fins;
    Marks common;  // see all fins
    int count;
  };

  void ChooseBases(int from, int count, HouseSet bases, Allowed allowed, Marks based, Marks endo, Marks common) {
    if (count == size_) {
      found_.clear();
      Cover({allowed.covers & ~bases, 0, 0, 0, endo, common, 0}, bases, based, endo);
      for (const Fish& fish : found_) OfferFish(view_, technique_, fish, steps_);
      OfferSiamese(view_, technique_, found_, steps_);
      return;
    }
    for (int house = from; house < view_.houses() && view_.budget.Spend(); ++house) {
      const Marks places = in_house_[static_cast<size_t>(house)];
      if ((allowed.bases >> house & 1) == 0 || std::popcount(places) < 2) continue;
      const Marks overlap = based & places & ~endo;
      if (overlap != 0 && !finned_) continue;
      const Marks seen = common & CommonPeers(overlap);
      if (seen == 0) continue;
      ChooseBases(house + 1, count + 1, bases | HouseSet{1} << house, allowed, based | places, endo | overlap, seen);
    }
  }

  // Takes the next base candidate that is open and covers it by each of its houses in turn, or makes it a fin. A house
  // that has been tried is not used further on, so that no set of covers comes twice.
  void Cover(Covering c, HouseSet bases, Marks based, Marks endo) {
    if (tries_++ % kTriesPerNode == 0) view_.budget.Spend();
    if (view_.budget.stop() != Budget::Stop::kNot) return;
    const Marks open = based & ~c.once & ~c.fins;
    if (open == 0) {
      if (c.count == size_) Complete(c, bases, based, endo);
      return;
    }
    const auto next = static_cast<size_t>(std::countr_zero(open));
    if (c.count < size_) {
      for (HouseSet houses = houses_of_[next] & c.allowed; houses != 0; houses &= houses - 1) {
        const HouseSet house = houses & (0 - houses);
        const Marks places = in_house_[static_cast<size_t>(std::countr_zero(house))];
        c.allowed &= ~house;
        Covering with = c;
        with.covers |= house;
        with.twice |= with.once & places;
        with.once |= places;
        ++with.count;
        Cover(with, bases, based, endo);
      }
    }
    c.allowed &= ~houses_of_[next];
    c.fins |= Marks{1} << next;
    c.common &= peers_[next];
    if (finned_ && c.common != 0) Cover(c, bases, based, endo);
  }

  void Complete(const Covering& c, HouseSet bases, Marks based, Marks endo) {
    if ((c.fins != 0) != finned_ || IsSimpler(bases, c.covers)) return;
    const Marks removed = ((c.once & ~based) | c.twice) & c.common;
    if (removed == 0) return;
    found_.push_back({digit_, bases, c.covers, ToCells(c.fins & ~endo), ToCells(endo), ToCells(removed), true});
  }

  // Whether the houses make a basic fish, or a Franken fish where a mutant one is looked for.
  bool IsSimpler(HouseSet bases, HouseSet covers) const {
    const HouseSet loose = mutant_ ? boxes_ : 0;
    const auto within = [](HouseSet houses, HouseSet of) { return (houses & ~of) == 0; };
    return (within(bases, rows_ | loose) && within(covers, columns_ | loose)) ||
           (within(bases, columns_ | loose) && within(covers, rows_ | loose));
  }

  Marks CommonPeers(Marks marks) const {
    Marks common = ~Marks{0};
    for (; marks != 0; marks &= marks - 1) common &= peers_[static_cast<size_t>(std::countr_zero(marks))];
    return common;
  }

  CellSet ToCells(Marks marks) const {
    CellSet cells;
    for (; marks != 0; marks &= marks - 1) cells.Add(cells_[static_cast<size_t>(std::countr_zero(marks))]);
    return cells;
  }

  const View& view_;
  const Technique technique_;
  const Digit digit_;
  Steps& steps_;
  int size_;
  bool finned_;
  bool mutant_;
  HouseSet rows_, columns_, boxes_;
  uint32_t tries_ = 0;
  size_t count_ = 0;
  std::array<Cell, kMostCandidates> cells_{};
  std::array<Marks, kMostCandidates> peers_{};
  std::array<HouseSet, kMostCandidates> houses_of_{};
  std::array<Marks, View::kMaxHouses> in_house_{};
  std::vector<Fish> found_;  // of the bases at hand
};

}  // namespace

void FindComplexFish(const View& view, Technique technique, Steps& steps) {
  if (view.side > 9) return;
  for (const Digit digit : view.shape.AllDigits()) ComplexFishSearch(view, technique, digit, steps).Run();
}

}  // namespace hanadoku::techniques
