// Wings: two cells of which one at least holds z, so that what sees both of them cannot.
//
// XY-wing: a pivot {x, y} sees pincers {x, z} and {y, z}. XYZ-wing: the pivot has z too, and what is struck out must
// see it as well. W-wing: two cells {x, z} that do not see each other, and a house whose places for x all see one of
// them.
#include "search.h"

namespace hanadoku::techniques {

void FindXYWings(const View& view, Technique technique, Steps& steps) {
  const bool with_z = technique == Technique::kXYZWing;
  for (const Cell pivot : view.board.EmptyCells()) {
    const DigitSet at_pivot = view.Candidates(pivot);
    if (at_pivot.size() != (with_z ? 3 : 2)) continue;
    const CellSet near = view.bivalue() & view.Peers(pivot);
    for (const Cell first : near) {
      const DigitSet at_first = view.Candidates(first);
      if ((at_first & at_pivot).size() != (with_z ? 2 : 1)) continue;
      for (const Cell second : near) {
        const DigitSet at_second = view.Candidates(second), shared = at_first & at_second;
        if (second <= first || at_second == at_first || shared.size() != 1) continue;
        if (with_z ? (at_first | at_second) != at_pivot
                   : (at_pivot & shared) == shared || ((at_first | at_second) - shared) != at_pivot) {
          continue;
        }
        CellSet seen = view.Peers(first) & view.Peers(second);
        if (with_z) seen &= view.Peers(pivot);
        Removals removals(view.board);
        removals.Add(shared.First(), seen);
        Step* step = steps.Offer(technique, removals);
        if (step == nullptr) continue;
        step->digits = at_first | at_second;
        AddCell(step, pivot, at_pivot, Role::kPivot, 0);
        AddCell(step, first, at_first, Role::kPattern, 1);
        AddCell(step, second, at_second, Role::kPattern, 2);
      }
    }
  }
}

void FindWWings(const View& view, Technique technique, Steps& steps) {
  for (const Cell first : view.bivalue()) {
    for (const Cell second : view.bivalue() - view.Peers(first)) {
      const DigitSet pair = view.Candidates(first);
      if (second <= first || view.Candidates(second) != pair) continue;
      for (const Digit digit : pair) {
        const Digit left = pair.Without(digit).First();
        Removals removals(view.board);
        removals.Add(left, view.Peers(first) & view.Peers(second));
        if (removals.empty()) continue;
        for (int house = 0; house < view.houses(); ++house) {
          if (std::popcount(view.Places(house, digit)) != 2) continue;
          const CellSet link = view.With(house, digit);
          const Cell a = link.First(), b = link.Without(a).First();
          if (link.Has(first) || link.Has(second)) continue;
          if (!(view.See(a, first) && view.See(b, second)) && !(view.See(a, second) && view.See(b, first))) continue;
          Step* step = steps.Offer(technique, removals);
          if (step == nullptr) continue;
          step->digits = pair;
          AddHouse(step, view.HouseAt(house), Role::kBase);
          AddCell(step, first, pair, Role::kPattern, 0);
          AddCell(step, second, pair, Role::kPattern, 0);
          AddCell(step, a, DigitSet(digit), Role::kPivot, 1);
          AddCell(step, b, DigitSet(digit), Role::kPivot, 1);
        }
      }
    }
  }
}

}  // namespace hanadoku::techniques
