// Locked candidates: where all places of a digit in one house lie in another one, too, the rest of the other house
// loses it. Pointing: from a box to a line; claiming: from a line to a box.
#include "search.h"

namespace hanadoku::techniques {

void FindIntersections(const View& view, Technique technique, Steps& steps) {
  const bool pointing = technique == Technique::kPointing;
  const int first = pointing ? 2 * view.side : 0;
  const int last = pointing ? view.houses() : 2 * view.side;
  for (int from = first; from < last; ++from) {
    for (const Digit digit : view.shape.AllDigits()) {
      const uint32_t places = view.Places(from, digit);
      if (std::popcount(places) < 2) continue;
      const CellSet cells = view.With(from, digit);
      for (const HouseKind kind : kHouseKinds) {
        const int to = view.HouseOf(kind, cells.First());
        if (to == from || (to < 2 * view.side) != pointing || !view.Cells(to).Contains(cells)) continue;
        Removals removals(view.board);
        removals.Add(digit, view.Cells(to) - cells);
        Step* step = steps.Offer(technique, removals);
        if (step == nullptr) continue;
        step->digits = DigitSet(digit);
        AddHouse(step, view.HouseAt(from), Role::kBase);
        AddHouse(step, view.HouseAt(to), Role::kCover);
        for (const Cell cell : cells) AddCell(step, cell, DigitSet(digit), Role::kPattern, 0);
      }
    }
  }
}

}  // namespace hanadoku::techniques
