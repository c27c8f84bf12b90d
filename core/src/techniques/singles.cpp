// Singles: a digit that has one place left in a house, or a cell that has one digit left.
#include "search.h"

namespace hanadoku::techniques {
namespace {

void OfferPlacement(Technique technique, Cell cell, Digit digit, std::optional<House> house, int rating, Steps& steps) {
  Step* step = steps.Offer(technique, {{cell, digit}}, {}, rating);
  if (step == nullptr) return;
  step->digits = DigitSet(digit);
  if (house) AddHouse(step, *house, Role::kPattern);
  AddCell(step, cell, DigitSet(digit), Role::kPattern, 0);
}

}  // namespace

void FindFullHouses(const View& view, Technique technique, Steps& steps) {
  const CellSet empty = view.board.EmptyCells();
  for (int house = 0; house < view.houses(); ++house) {
    const CellSet open = view.Cells(house) & empty;
    if (open.size() != 1 || view.Candidates(open.First()).size() != 1) continue;
    OfferPlacement(technique, open.First(), view.Candidates(open.First()).First(), view.HouseAt(house),
                   Info(technique).rating, steps);
  }
}

void FindHiddenSingles(const View& view, Technique technique, Steps& steps) {
  // Easier to see in a box than in a line: 1.2 and 1.5 in Sudoku Explainer.
  for (int house = view.houses() - 1; house >= 0; --house) {
    const bool in_box = house >= 2 * view.side;
    if (!in_box && !steps.all() && !steps.empty() && steps.steps()[0].rating == Info(technique).rating) return;
    for (const Digit digit : view.shape.AllDigits()) {
      const uint32_t places = view.Places(house, digit);
      if (!std::has_single_bit(places)) continue;
      OfferPlacement(technique, view.At(house, std::countr_zero(places)), digit, view.HouseAt(house),
                     Info(technique).rating + (in_box ? 0 : 3), steps);
    }
  }
}

void FindNakedSingles(const View& view, Technique technique, Steps& steps) {
  for (const Cell cell : view.board.EmptyCells()) {
    if (view.Candidates(cell).size() != 1) continue;
    OfferPlacement(technique, cell, view.Candidates(cell).First(), std::nullopt, Info(technique).rating, steps);
    if (!steps.all()) return;
  }
}

}  // namespace hanadoku::techniques
