// Single-digit patterns of two strong links, and of a strong link and a box.
//
// Skyscraper, two-string kite, turbot fish: two houses have two places each for a digit; one place of the first sees
// one of the second, so one of the two other places is true, and what sees both of them is false. Skyscraper: two rows
// linked by a column, or two columns by a row. Kite: a row and a column, linked by a box. Turbot fish: all else.
//
// Empty rectangle: all places of a box lie in one row and one column. A strong link across, with one end in that row,
// makes the cell of the other end's row and that column false (and likewise with rows and columns exchanged).
//
// The dual ones are two of a kind with the same cells in the box, as one step; as in HoDoKu, also of two digits.
#include "search.h"

namespace hanadoku::techniques {
namespace {

struct StrongLink {
  int house;
  Cell a, b;
};

// Two of these in one box make a dual pattern.
struct InBox {
  Digit digit;
  CellSet shared;  // the cells in the box
  CellSet removed;
  std::vector<HouseReason> houses;
  CellSet cells;
};

void OfferPattern(const View& view, Technique technique, std::initializer_list<const InBox*> patterns, Steps& steps) {
  Removals removals(view.board);
  for (const InBox* pattern : patterns) removals.Add(pattern->digit, pattern->removed);
  Step* step = steps.Offer(technique, removals);
  if (step == nullptr) return;
  uint8_t group = 0;
  for (const InBox* pattern : patterns) {
    step->digits = step->digits.With(pattern->digit);
    step->houses.insert(step->houses.end(), pattern->houses.begin(), pattern->houses.end());
    for (const Cell cell : pattern->cells) {
      const Role role = pattern->shared.Has(cell) ? Role::kPivot : Role::kPattern;
      AddCell(step, cell, DigitSet(pattern->digit), role, group);
    }
    ++group;
  }
}

// Offers what was found, or where the technique is the dual one, the pairs of it that share the box's cells.
void OfferOneOrDual(const View& view, Technique technique, bool dual, const std::vector<InBox>& found, Steps& steps) {
  for (size_t i = 0; i < found.size(); ++i) {
    if (!dual) OfferPattern(view, technique, {&found[i]}, steps);
    for (size_t j = i + 1; dual && j < found.size(); ++j) {
      if (found[i].shared != found[j].shared) continue;
      if (found[i].digit == found[j].digit && found[i].removed == found[j].removed) continue;
      OfferPattern(view, technique, {&found[i], &found[j]}, steps);
    }
  }
}

std::vector<StrongLink> StrongLinks(const View& view, Digit digit) {
  std::vector<StrongLink> links;
  for (int house = 0; house < view.houses(); ++house) {
    if (std::popcount(view.Places(house, digit)) != 2) continue;
    const CellSet places = view.With(house, digit);
    links.push_back({house, places.First(), places.Without(places.First()).First()});
  }
  return links;
}

Technique KindOf(const View& view, int house_a, int house_b, Cell end_a, Cell end_b) {
  const auto kind = [&](int house) { return house / view.side; };
  const HouseKind across = kind(house_a) == 0 ? HouseKind::kColumn : HouseKind::kRow;
  if (kind(house_a) < 2 && kind(house_a) == kind(house_b) &&
      view.HouseOf(across, end_a) == view.HouseOf(across, end_b)) {
    return Technique::kSkyscraper;
  }
  const bool in_box = view.HouseOf(HouseKind::kBox, end_a) == view.HouseOf(HouseKind::kBox, end_b);
  if (kind(house_a) + kind(house_b) == 1 && in_box) return Technique::kTwoStringKite;
  return Technique::kTurbotFish;
}

void FindOfDigit(const View& view, Technique wanted, Digit digit, std::vector<InBox>& found) {
  const std::vector<StrongLink> links = StrongLinks(view, digit);
  for (size_t i = 0; i < links.size(); ++i) {
    for (size_t j = i + 1; j < links.size(); ++j) {
      for (int turn = 0; turn < 4; ++turn) {
        const bool swap_a = (turn & 1) != 0, swap_b = (turn & 2) != 0;
        const Cell end_a = swap_a ? links[i].a : links[i].b, tip_a = swap_a ? links[i].b : links[i].a;
        const Cell end_b = swap_b ? links[j].a : links[j].b, tip_b = swap_b ? links[j].b : links[j].a;
        if (!view.See(end_a, end_b) || tip_a == tip_b || tip_a == end_b || tip_b == end_a) continue;
        if (KindOf(view, links[i].house, links[j].house, end_a, end_b) != wanted) continue;
        const CellSet shared = CellSet(end_a).With(end_b), tips = CellSet(tip_a).With(tip_b);
        const CellSet removed = (view.CommonPeers(tips) & view.With(digit)) - shared;
        if (removed.empty()) continue;
        found.push_back({digit,
                         shared,
                         removed,
                         {{view.HouseAt(links[i].house), Role::kBase}, {view.HouseAt(links[j].house), Role::kBase}},
                         shared | tips});
      }
    }
  }
}

void FindEmptyRectanglesOfDigit(const View& view, Digit digit, std::vector<InBox>& found) {
  const std::vector<StrongLink> links = StrongLinks(view, digit);
  for (int box = 2 * view.side; box < view.houses(); ++box) {
    const CellSet places = view.With(box, digit);
    for (const Cell corner : view.Cells(box)) {
      const int row = view.HouseOf(HouseKind::kRow, corner), column = view.HouseOf(HouseKind::kColumn, corner);
      const CellSet in_row = places & view.Cells(row), in_column = places & view.Cells(column);
      // In one line only, it would be a pointing.
      if ((in_row | in_column) != places || in_row.Contains(places) || in_column.Contains(places)) continue;
      for (const StrongLink& link : links) {
        const bool upright = link.house / view.side == 1;
        if (link.house >= 2 * view.side || view.Cells(box).Has(link.a) || view.Cells(box).Has(link.b)) continue;
        const CellSet& starting = view.Cells(upright ? row : column);
        const CellSet& ending = view.Cells(upright ? column : row);
        const bool from_a = starting.Has(link.a);
        if (!from_a && !starting.Has(link.b)) continue;
        const Cell end = from_a ? link.b : link.a;
        const CellSet removed = (view.Peers(end) & ending & view.With(digit)) - view.Cells(box);
        if (removed.empty()) continue;
        found.push_back({digit,
                         places,
                         removed,
                         {{view.HouseAt(box), Role::kPattern}, {view.HouseAt(link.house), Role::kBase}},
                         places.With(link.a).With(link.b)});
      }
    }
  }
}

}  // namespace

void FindTwoStrongLinks(const View& view, Technique technique, Steps& steps) {
  const bool dual = technique == Technique::kDualTwoStringKite;
  std::vector<InBox> found;
  for (const Digit digit : view.shape.AllDigits()) {
    FindOfDigit(view, dual ? Technique::kTwoStringKite : technique, digit, found);
  }
  OfferOneOrDual(view, technique, dual, found, steps);
}

void FindEmptyRectangles(const View& view, Technique technique, Steps& steps) {
  std::vector<InBox> found;
  for (const Digit digit : view.shape.AllDigits()) FindEmptyRectanglesOfDigit(view, digit, found);
  OfferOneOrDual(view, technique, technique == Technique::kDualEmptyRectangle, found, steps);
}

}  // namespace hanadoku::techniques
