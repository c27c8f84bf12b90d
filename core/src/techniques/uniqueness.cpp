// Uniqueness: four cells in two rows, two columns and two boxes, none of them given, that hold x and y crosswise could
// be exchanged, so the solution of a puzzle has no such rectangle. The cells with other candidates than x and y are its
// roof, the others its floor; a cell may lack x or y. Numbers as in HoDoKu:
//  1: a roof of one cell: it holds neither x nor y.
//  2: a roof of two cells in line with one and the same extra candidate; 5: of two cells across, or of three.
//  3: the extras of a roof of two cells in line make a naked subset with other cells of a house that both are in.
//  4: in a house of a roof of two cells in line only they have x: they do not hold y.
//  6: a roof of two cells across, and x has no other places in both rows or in both columns: the roof does not hold x.
//  Hidden rectangle: from a floor cell's opposite corner, x has no other places in its row and in its column than the
//  rectangle's: it does not hold y.
#include "search.h"

namespace hanadoku::techniques {
namespace {

struct Rectangle {
  // Around: a and c are opposite, and so are b and d.
  std::array<Cell, 4> corners;

  CellSet Cells() const {
    CellSet cells;
    for (const Cell cell : corners) cells.Add(cell);
    return cells;
  }
};

// Calls visit(rectangle) for every four cells in two rows, two columns and two boxes.
template <typename Visit>
void ForEachRectangle(const View& view, const CellSet& usable, const Visit& visit) {
  const Shape shape = view.shape;
  for (int row = 0; row < view.side; ++row) {
    for (int other_row = row + 1; other_row < view.side; ++other_row) {
      const bool one_band = row / shape.box_rows() == other_row / shape.box_rows();
      for (int column = 0; column < view.side; ++column) {
        if (!usable.Has(shape.At(row, column)) || !usable.Has(shape.At(other_row, column))) continue;
        for (int other = column + 1; other < view.side; ++other) {
          if ((column / shape.box_columns() == other / shape.box_columns()) == one_band) continue;
          if (!usable.Has(shape.At(row, other)) || !usable.Has(shape.At(other_row, other))) continue;
          visit(Rectangle{
              {shape.At(row, column), shape.At(row, other), shape.At(other_row, other), shape.At(other_row, column)}});
        }
      }
    }
  }
}

// One rectangle with its two digits.
class UniqueRectangle {
 public:
  UniqueRectangle(const View& view, const Rectangle& rectangle, DigitSet pair, Technique technique, Steps& steps)
      : view_(view),
        corners_(rectangle.corners),
        cells_(rectangle.Cells()),
        pair_(pair),
        technique_(technique),
        steps_(steps) {
    for (const Cell cell : cells_) {
      const DigitSet extra = view.Candidates(cell) - pair;
      if (extra.empty()) continue;
      roof_.Add(cell);
      extras_ = extras_ | extra;
    }
  }

  void Find() {
    switch (technique_) {
      case Technique::kUniqueness1: return FindOneCornerRoof();
      case Technique::kUniqueness2:
      case Technique::kUniqueness5: return FindSameExtra();
      case Technique::kUniqueness3: return FindSubset();
      case Technique::kUniqueness4: return FindLockedDigit();
      case Technique::kUniqueness6: return FindCrossed();
      default: return FindHidden();
    }
  }

 private:
  bool RoofInLine() const { return roof_.size() == 2 && view_.HouseWith(roof_) >= 0; }
  bool RoofAcross() const { return roof_.size() == 2 && view_.HouseWith(roof_) < 0; }

  // Whether the rectangle has all places of the digit in the house, and the house does not have the digit yet.
  bool OnlyHere(int house, Digit digit) const {
    const CellSet places = view_.With(house, digit);
    return !places.empty() && cells_.Contains(places);
  }

  Step* Offer(const Removals& removals) {
    Step* step = steps_.Offer(technique_, removals);
    if (step == nullptr) return nullptr;
    step->digits = pair_;
    for (const Cell cell : cells_) AddCell(step, cell, view_.Candidates(cell), Role::kPattern, roof_.Has(cell));
    return step;
  }

  void FindOneCornerRoof() {
    if (roof_.size() != 1) return;
    Removals removals(view_.board);
    removals.Add(pair_, roof_);
    Offer(removals);
  }

  void FindSameExtra() {
    if (extras_.size() != 1 || roof_.size() < 2) return;
    if ((technique_ == Technique::kUniqueness2) != RoofInLine()) return;
    Removals removals(view_.board);
    removals.Add(extras_, view_.CommonPeers(roof_));
    Offer(removals);
  }

  void FindSubset() {
    if (!RoofInLine()) return;
    for (int house = view_.HouseWith(roof_); house >= 0; house = view_.HouseWith(roof_, house + 1)) {
      const CellSet others = (view_.Cells(house) & view_.board.EmptyCells()) - cells_;
      AddToSubset(house, others, {}, extras_);
    }
  }

  // Every choice of n of the other cells with n + 1 candidates between them and the extras.
  void AddToSubset(int house, CellSet others, const CellSet& chosen, DigitSet digits) {
    if (!chosen.empty() && digits.size() == chosen.size() + 1) {
      // All houses that hold the roof and the chosen cells lose the digits.
      const CellSet whole = chosen | roof_;
      Removals removals(view_.board);
      removals.Add(digits, view_.Cells(house) - whole);
      const int second = view_.HouseWith(whole, house + 1);
      if (second >= 0) removals.Add(digits, view_.Cells(second) - whole);
      if (Step* step = Offer(removals); step != nullptr) {
        AddHouse(step, view_.HouseAt(house), Role::kPattern);
        for (const Cell cell : chosen) AddCell(step, cell, view_.Candidates(cell), Role::kPivot, 2);
      }
      return;
    }
    if (chosen.size() >= 4) return;
    for (const Cell cell : others) {
      others.Remove(cell);
      AddToSubset(house, others, chosen.With(cell), digits | view_.Candidates(cell));
    }
  }

  void FindLockedDigit() {
    if (!RoofInLine()) return;
    for (const Digit digit : pair_) {
      for (int house = view_.HouseWith(roof_); house >= 0; house = view_.HouseWith(roof_, house + 1)) {
        if (view_.With(house, digit) != roof_) continue;
        Removals removals(view_.board);
        removals.Add(pair_.Without(digit), roof_);
        if (Step* step = Offer(removals); step != nullptr) AddHouse(step, view_.HouseAt(house), Role::kBase);
      }
    }
  }

  void FindCrossed() {
    if (!RoofAcross()) return;
    for (const Digit digit : pair_) {
      for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
        const int first = view_.HouseOf(kind, corners_[0]), second = view_.HouseOf(kind, corners_[2]);
        if (OnlyHere(first, digit) && OnlyHere(second, digit)) {
          Removals removals(view_.board);
          removals.Add(digit, roof_);
          if (Step* step = Offer(removals); step != nullptr) {
            AddHouse(step, view_.HouseAt(first), Role::kBase);
            AddHouse(step, view_.HouseAt(second), Role::kBase);
          }
        }
      }
    }
  }

  void FindHidden() {
    if (roof_.size() < 2 || roof_.size() > 3) return;
    for (size_t corner = 0; corner < 4; ++corner) {
      const Cell opposite = corners_[(corner + 2) % 4];
      if (roof_.Has(corners_[corner])) continue;
      for (const Digit digit : pair_) {
        const int row = view_.HouseOf(HouseKind::kRow, opposite), column = view_.HouseOf(HouseKind::kColumn, opposite);
        if (!OnlyHere(row, digit) || !OnlyHere(column, digit)) continue;
        Removals removals(view_.board);
        removals.Add(pair_.Without(digit), CellSet(opposite));
        if (Step* step = Offer(removals); step != nullptr) {
          AddHouse(step, view_.HouseAt(row), Role::kBase);
          AddHouse(step, view_.HouseAt(column), Role::kBase);
        }
      }
    }
  }

  const View& view_;
  const std::array<Cell, 4>& corners_;
  const CellSet cells_;
  const DigitSet pair_;
  const Technique technique_;
  Steps& steps_;
  CellSet roof_;
  DigitSet extras_;
};

}  // namespace

void FindRectangles(const View& view, Technique technique, Steps& steps) {
  if (!view.unique) return;
  ForEachRectangle(view, view.board.EmptyCells(), [&](const Rectangle& rectangle) {
    // Some floor cell has exactly x and y.
    DigitSet done;
    for (const Cell cell : rectangle.corners) {
      const DigitSet pair = view.Candidates(cell);
      if (pair.size() != 2 || pair == done) continue;
      done = pair;
      bool possible = true;
      for (const Cell corner : rectangle.corners) possible &= !(view.Candidates(corner) & pair).empty();
      if (possible) UniqueRectangle(view, rectangle, pair, technique, steps).Find();
    }
  });
}

// Avoidable rectangles: as above, with entries for some of the cells. 1: three are entries, and the fourth would
// complete them. 2: two are entries, and the others have what would complete them and one and the same extra candidate.
void FindAvoidableRectangles(const View& view, Technique technique, Steps& steps) {
  if (!view.unique) return;
  const CellSet filled = view.board.grid().Filled();
  const auto digits_at = [&](Cell cell) {
    return filled.Has(cell) ? DigitSet(view.board.grid()[cell]) : view.Candidates(cell);
  };
  ForEachRectangle(view, view.shape.AllCells() - view.board.givens(), [&](const Rectangle& rectangle) {
    const auto& corners = rectangle.corners;
    const CellSet open = rectangle.Cells() - filled;
    if (open.size() != (technique == Technique::kAvoidableRectangle1 ? 1 : 2)) return;
    for (const Digit first : digits_at(corners[0]) & digits_at(corners[2])) {
      for (const Digit second : (digits_at(corners[1]) & digits_at(corners[3])).Without(first)) {
        const auto completing = [&](Cell cell) { return cell == corners[0] || cell == corners[2] ? first : second; };
        DigitSet extra;
        for (const Cell cell : open) extra = extra | view.Candidates(cell).Without(completing(cell));
        Removals removals(view.board);
        if (open.size() == 1) {
          removals.Add(completing(open.First()), open);
        } else if (extra.size() == 1) {
          removals.Add(extra, view.CommonPeers(open));
        }
        Step* step = steps.Offer(technique, removals);
        if (step == nullptr) continue;
        step->digits = DigitSet(first).With(second);
        for (const Cell cell : corners) {
          AddCell(step, cell, digits_at(cell), Role::kPattern, open.Has(cell));
        }
      }
    }
  });
}

// BUG+1: if every empty cell had two candidates and every candidate two places in each of its houses, there would be
// two solutions or none. Where just one cell has a third candidate that breaks this, it holds it.
void FindBugPlusOne(const View& view, Technique technique, Steps& steps) {
  if (!view.unique) return;
  const CellSet more = view.board.EmptyCells() - view.bivalue();
  if (more.size() != 1) return;
  const Cell cell = more.First();
  if (view.Candidates(cell).size() != 3) return;
  DigitSet odd;
  for (int house = 0; house < view.houses(); ++house) {
    for (const Digit digit : view.shape.AllDigits()) {
      const int places = std::popcount(view.Places(house, digit));
      if (places == 0 || places == 2) continue;
      if (places != 3 || !view.With(house, digit).Has(cell)) return;
      odd = odd.With(digit);
    }
  }
  if (odd.size() != 1) return;
  for (const HouseKind kind : kHouseKinds) {
    if (std::popcount(view.Places(view.HouseOf(kind, cell), odd.First())) != 3) return;
  }
  Removals removals(view.board);
  removals.Add(view.Candidates(cell) - odd, more);
  Step* step = steps.Offer(technique, removals);
  if (step == nullptr) return;
  step->digits = odd;
  AddCell(step, cell, view.Candidates(cell), Role::kPattern, 0);
}

}  // namespace hanadoku::techniques
