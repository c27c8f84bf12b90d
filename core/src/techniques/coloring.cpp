// Coloring: candidates of one digit that are joined by strong links are colored in turn; all of one color are true, all
// of the other false.
//
// Trap: what sees both colors is false. Wrap: two candidates of one color see each other, so all of that color are
// false. Multi colors 1: a color of one component sees one of another, so one of the two other colors is true, and what
// sees both of these is false. Multi colors 2: a color sees both colors of another component, so it is false. Remote
// pair: the same with cells of one pair of candidates, joined where they see each other; both digits go.
#include "search.h"

namespace hanadoku::techniques {
namespace {

using Colors = std::array<CellSet, 2>;

// Colors what is joined with `start`; neighbors(cell) gives the cells that are linked with one.
template <typename Neighbors>
Colors ColorFrom(Cell start, const Neighbors& neighbors) {
  Colors colors{CellSet(start), CellSet()};
  CellSet fresh(start);
  for (size_t turn = 1; !fresh.empty(); turn ^= 1) {
    CellSet next;
    for (const Cell cell : fresh) next |= neighbors(cell);
    fresh = next - colors[turn];
    colors[turn] |= fresh;
  }
  return colors;
}

// All cells that see one of these.
CellSet SeenBy(const View& view, const CellSet& cells) {
  CellSet seen;
  for (const Cell cell : cells) seen |= view.Peers(cell);
  return seen;
}

void AddColors(Step* step, const Colors& colors, DigitSet digits, int first_group) {
  if (step == nullptr) return;
  step->digits = digits;
  for (size_t color = 0; color < 2; ++color) {
    const auto group = static_cast<uint8_t>(first_group + static_cast<int>(color));
    for (const Cell cell : colors[color]) AddCell(step, cell, digits, Role::kColor, group);
  }
}

std::vector<Colors> Components(const View& view, Digit digit) {
  std::vector<Colors> components;
  CellSet linked;
  std::array<CellSet, kMaxCells> links;
  for (int house = 0; house < view.houses(); ++house) {
    if (std::popcount(view.Places(house, digit)) != 2) continue;
    const CellSet pair = view.With(house, digit);
    for (const Cell cell : pair) {
      CellSet& of_cell = links[static_cast<size_t>(cell.index())];
      of_cell |= pair.Without(cell);
      linked.Add(cell);
    }
  }
  while (!linked.empty()) {
    const Colors colors =
        ColorFrom(linked.First(), [&](Cell cell) { return links[static_cast<size_t>(cell.index())]; });
    linked -= colors[0] | colors[1];
    components.push_back(colors);
  }
  return components;
}

void FindSimpleColors(const View& view, Technique technique, Digit digit, const Colors& colors, Steps& steps) {
  Removals removals(view.board);
  if (technique == Technique::kSimpleColorsTrap) {
    removals.Add(digit, (SeenBy(view, colors[0]) & SeenBy(view, colors[1])) - (colors[0] | colors[1]));
  } else {
    for (const CellSet& color : colors) {
      if (SeenBy(view, color).Intersects(color)) removals.Add(digit, color);
    }
  }
  AddColors(steps.Offer(technique, removals), colors, DigitSet(digit), 0);
}

void FindMultiColors(const View& view, Technique technique, Digit digit, const Colors& first, const Colors& second,
                     Steps& steps) {
  Removals removals(view.board);
  for (size_t a = 0; a < 2; ++a) {
    const CellSet seen = SeenBy(view, first[a]);
    if (technique == Technique::kMultiColors2) {
      if (seen.Intersects(second[0]) && seen.Intersects(second[1])) removals.Add(digit, first[a]);
      continue;
    }
    for (size_t b = 0; b < 2; ++b) {
      if (!seen.Intersects(second[b])) continue;
      const CellSet cells = first[0] | first[1] | second[0] | second[1];
      removals.Add(digit, (SeenBy(view, first[1 - a]) & SeenBy(view, second[1 - b])) - cells);
    }
  }
  Step* step = steps.Offer(technique, removals);
  AddColors(step, first, DigitSet(digit), 0);
  AddColors(step, second, DigitSet(digit), 2);
}

}  // namespace

void FindColors(const View& view, Technique technique, Steps& steps) {
  const bool simple = technique == Technique::kSimpleColorsTrap || technique == Technique::kSimpleColorsWrap;
  for (const Digit digit : view.shape.AllDigits()) {
    const std::vector<Colors> components = Components(view, digit);
    for (const Colors& first : components) {
      if (simple) FindSimpleColors(view, technique, digit, first, steps);
      for (const Colors& second : components) {
        if (simple || &first == &second) continue;
        // For multi colors 1 the order of the two does not matter.
        if (technique == Technique::kMultiColors1 && &first > &second) continue;
        FindMultiColors(view, technique, digit, first, second, steps);
      }
    }
  }
}

void FindRemotePairs(const View& view, Technique technique, Steps& steps) {
  CellSet left = view.bivalue();
  while (!left.empty()) {
    const DigitSet pair = view.Candidates(left.First());
    const CellSet same = left & view.With(pair.First()) & view.With(pair.Without(pair.First()).First());
    const Colors colors = ColorFrom(left.First(), [&](Cell cell) { return view.Peers(cell) & same; });
    const CellSet chain = colors[0] | colors[1];
    left -= chain;
    // Two or three cells are a naked pair at most.
    if (chain.size() < 4 || colors[0].Intersects(colors[1])) continue;
    Removals removals(view.board);
    removals.Add(pair, (SeenBy(view, colors[0]) & SeenBy(view, colors[1])) - chain);
    AddColors(steps.Offer(technique, removals), colors, pair, 0);
  }
}

}  // namespace hanadoku::techniques
