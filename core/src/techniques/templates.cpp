// Templates: the ways in which a digit can be placed in all rows at once. A candidate in all of them is placed, one in
// none of them is struck out. A cell that one digit has in all of its templates is closed to the others, and so on
// until nothing changes. (HoDoKu: template set and template delete.)
#include "search.h"

namespace hanadoku::techniques {
namespace {

struct Templates {
  CellSet certain;   // the cells in all of them
  CellSet possible;  // the cells in any of them
};

class TemplateSearch {
 public:
  TemplateSearch(const View& view, Digit digit, const CellSet& closed)
      : view_(view), digit_(digit), places_(view.With(digit) - closed) {}

  // Nothing if there is no template, which no puzzle comes to.
  Templates Find() {
    Templates result;
    if (!Fill(0, places_, {})) return result;
    result = {found_, found_};
    for (const Cell cell : places_) {
      if (result.possible.Has(cell) || !Fill(0, places_ - view_.Peers(cell), {})) continue;
      result.possible |= found_;
      result.certain &= found_;
    }
    for (const Cell cell : result.certain) {
      if (Fill(0, places_.Without(cell), {})) result.certain &= found_;
    }
    return result;
  }

 private:
  bool Fill(int row, const CellSet& open, const CellSet& filled) {
    if (!view_.budget.Spend()) return false;
    // Rows that have the digit already need no place.
    while (row < view_.side && view_.Places(row, digit_) == 0) ++row;
    if (row == view_.side) {
      found_ = filled;
      return true;
    }
    for (const Cell cell : open& view_.Cells(row)) {
      if (Fill(row + 1, open - view_.Peers(cell), filled.With(cell))) return true;
    }
    return false;
  }

  const View& view_;
  const Digit digit_;
  const CellSet places_;
  CellSet found_;
};

}  // namespace

void FindTemplates(const View& view, Technique technique, Steps& steps) {
  std::array<Templates, kMaxSide + 1> templates;
  std::array<CellSet, kMaxSide + 1> closed;
  for (bool changed = true; changed;) {
    changed = false;
    for (const Digit digit : view.shape.AllDigits()) {
      const auto d = static_cast<size_t>(digit.value());
      templates[d] = TemplateSearch(view, digit, closed[d]).Find();
      if (view.budget.stop() != Budget::Stop::kNot) return;
      for (const Digit other : view.shape.AllDigits().Without(digit)) {
        CellSet& of_other = closed[static_cast<size_t>(other.value())];
        changed |= !of_other.Contains(templates[d].certain & view.With(other));
        of_other |= templates[d].certain;
      }
    }
  }
  for (const Digit digit : view.shape.AllDigits()) {
    const Templates& of_digit = templates[static_cast<size_t>(digit.value())];
    Step* step = nullptr;
    if (technique == Technique::kTemplateDelete) {
      Removals removals(view.board);
      removals.Add(digit, view.With(digit) - of_digit.possible);
      step = steps.Offer(technique, removals);
    } else if (!of_digit.certain.empty()) {
      std::vector<Candidate> placements;
      for (const Cell cell : of_digit.certain) placements.push_back({cell, digit});
      step = steps.Offer(technique, placements, {}, Info(technique).rating);
    }
    if (step != nullptr) step->digits = DigitSet(digit);
  }
}

}  // namespace hanadoku::techniques
