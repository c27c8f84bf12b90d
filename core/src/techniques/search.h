// What all families of techniques share: one board as the finders read it, and the steps that they find on it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "hanadoku/board.h"
#include "hanadoku/budget.h"
#include "hanadoku/cell.h"
#include "hanadoku/sets.h"
#include "hanadoku/shape.h"
#include "hanadoku/step.h"

namespace hanadoku::techniques {

class AlsList;
class ChainGraph;
class NetList;
class Steps;

// What a chain graph is made of.
struct Links {
  bool in_houses;  // strong links between the two places of a digit in a house
  bool in_cells;   // strong links between the two candidates of a cell
  bool across;     // weak links between the candidates of a cell, so that a chain may change its digit there
  bool groups;
  bool sets;  // almost locked sets of two cells and more
  friend bool operator==(const Links&, const Links&) = default;
};

// A board with the places of each digit in each house. Houses are numbered in a row: rows, columns, boxes.
class View {
 public:
  static constexpr int kMaxHouses = 3 * kMaxSide;

  View(const Board& of_board, bool proven, Budget& of_budget);
  ~View();

  const Board& board;
  const Shape shape;
  const Layout& layout;
  const int side;
  const bool unique;  // the givens are a proven puzzle's
  Budget& budget;

  int houses() const { return 3 * side; }
  House HouseAt(int house) const { return {static_cast<HouseKind>(house / side), static_cast<uint8_t>(house % side)}; }
  // The number of the cell's row, column or box.
  int HouseOf(HouseKind kind, Cell cell) const {
    return static_cast<int>(kind) * side + shape.HouseOf(kind, cell).index;
  }
  const CellSet& Cells(int house) const { return layout.Cells(HouseAt(house)); }
  Cell At(int house, int place) const { return layout.List(HouseAt(house))[static_cast<size_t>(place)]; }
  // Bit i: the i-th cell of the house has this candidate.
  uint32_t Places(int house, Digit digit) const {
    return places_[static_cast<size_t>(house)][static_cast<size_t>(digit.value() - 1)];
  }
  CellSet With(Digit digit) const { return board.CellsWith(digit); }
  CellSet With(int house, Digit digit) const { return Cells(house) & With(digit); }
  DigitSet Candidates(Cell cell) const { return board.Candidates(cell); }
  const CellSet& Peers(Cell cell) const { return layout.Peers(cell); }
  bool See(Cell a, Cell b) const { return Peers(a).Has(b); }
  // The cells that see all of these; all cells for none.
  CellSet CommonPeers(const CellSet& cells) const;
  DigitSet CandidatesIn(const CellSet& cells) const;
  // The cells with exactly two candidates.
  const CellSet& bivalue() const { return bivalue_; }
  // The first house (and with `from` the first one not below it) that has all of these cells; -1 if there is none.
  int HouseWith(const CellSet& cells, int from = 0) const;

  // Made when they are first asked for, and kept for the other techniques that look at this board.
  const AlsList& sets() const;
  const ChainGraph& graph(const Links& links) const;
  const NetList& nets() const;

  // For a search that comes across the steps of a later technique on its way: what it found of that, until FindStep()
  // asks for it. Null if the technique has not been looked for.
  const std::optional<Step>* FoundAlong(Technique technique) const;
  void KeepAlong(Technique technique, Steps& steps) const;

 private:
  std::array<std::array<uint16_t, kMaxSide>, kMaxHouses> places_{};
  CellSet bivalue_;
  mutable std::unique_ptr<const AlsList> sets_;
  mutable std::vector<std::unique_ptr<const ChainGraph>> graphs_;
  mutable std::unique_ptr<const NetList> nets_;
  mutable std::vector<std::pair<Technique, std::optional<Step>>> along_;
};

// Candidates that a pattern strikes out; of those it is given, only the ones on the board count.
class Removals {
 public:
  explicit Removals(const Board& board) : board_(board) {}

  void Add(Digit digit, const CellSet& cells) {
    const CellSet there = cells & board_.CellsWith(digit);
    if (there.empty()) return;
    CellSet& of_digit = cells_[static_cast<size_t>(digit.value() - 1)];
    of_digit = digits_.Has(digit) ? of_digit | there : there;
    digits_ = digits_.With(digit);
  }
  void Add(DigitSet digits, const CellSet& cells) {
    for (const Digit digit : digits) Add(digit, cells);
  }
  bool empty() const { return digits_.empty(); }
  int size() const;
  std::vector<Candidate> List() const;

 private:
  const Board& board_;
  DigitSet digits_;
  std::array<CellSet, kMaxSide> cells_;  // valid for `digits_` only
};

// The steps found so far: all of them, or the best one only (by rating, then first changed cell, then digit).
class Steps {
 public:
  explicit Steps(bool all) : all_(all) {}

  // A new step with these results, to be given its reasons. Null if there are no results, or if a step that is as good
  // has them already. `length` counts the links of a chain or the nodes of a net, which make it harder.
  Step* Offer(Technique technique, const Removals& removals, int length = 0);
  Step* Offer(Technique technique, std::vector<Candidate> placements, std::vector<Candidate> eliminations, int rating);

  // Whether a step of this rating might be taken.
  bool MayTake(int rating) const { return all_ || steps_.empty() || rating <= steps_[0].rating; }

  // Takes what was found along with an earlier technique. Whether there was a search for it.
  bool TakeAlong(const View& view, Technique technique);

  bool all() const { return all_; }
  bool empty() const { return steps_.empty(); }
  std::vector<Step>& steps() { return steps_; }

 private:
  bool all_;
  std::vector<Step> steps_;
};

// Reasons for a step. Out of line, since every family gives several and they would fill the module.
void AddHouse(Step* step, House house, Role role);
void AddCell(Step* step, Cell cell, DigitSet digits, Role role, int group);
void AddLink(Step* step, const ChainNode& from, const ChainNode& to, LinkKind kind, uint8_t branch);

// The rating of a step of so many links or nodes, as Sudoku Explainer adds for length.
int RatingWithLength(Technique technique, int length);

// The `size` lowest bits of numbers below 1 << count that have `size` bits: Next() steps to the next such number.
inline uint32_t NextCombination(uint32_t bits) {
  const uint32_t low = bits & (0u - bits);
  const uint32_t ripple = bits + low;
  return ripple | (((bits ^ ripple) >> 2) / low);
}

// Calls visit(index) for each bit set, in rising order.
template <typename Visit>
void ForEachBit(uint32_t bits, const Visit& visit) {
  for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

// The finders, one for each family or part of one. Each offers the steps of the technique that it is asked for.
using Finder = void (*)(const View&, Technique, Steps&);
void FindFullHouses(const View&, Technique, Steps&);
void FindHiddenSingles(const View&, Technique, Steps&);
void FindNakedSingles(const View&, Technique, Steps&);
void FindIntersections(const View&, Technique, Steps&);
void FindNakedSubsets(const View&, Technique, Steps&);  // the locked ones too
void FindHiddenSubsets(const View&, Technique, Steps&);
void FindFish(const View&, Technique, Steps&);         // basic, finned and sashimi
void FindComplexFish(const View&, Technique, Steps&);  // Franken and mutant
void FindTwoStrongLinks(const View&, Technique, Steps&);
void FindEmptyRectangles(const View&, Technique, Steps&);
void FindXYWings(const View&, Technique, Steps&);  // and XYZ-wings
void FindWWings(const View&, Technique, Steps&);
void FindRectangles(const View&, Technique, Steps&);
void FindAvoidableRectangles(const View&, Technique, Steps&);
void FindBugPlusOne(const View&, Technique, Steps&);
void FindColors(const View&, Technique, Steps&);
void FindRemotePairs(const View&, Technique, Steps&);
void FindChains(const View&, Technique, Steps&);
void FindAlsXZ(const View&, Technique, Steps&);
void FindAlsChains(const View&, Technique, Steps&);  // the XY-wing is one of three sets
void FindDeathBlossoms(const View&, Technique, Steps&);
void FindSueDeCoq(const View&, Technique, Steps&);
void FindTemplates(const View&, Technique, Steps&);
void FindForcingChains(const View&, Technique, Steps&);
void FindForcingNets(const View&, Technique, Steps&);

}  // namespace hanadoku::techniques
