// Sue de Coq: cells where a box meets a line, some more cells of the line and some more of the box, which share no
// digit, are as many as the digits that they can hold. So each of these digits is in them: what is not among the box's
// cells is in the line, and the rest of the line loses it, and likewise for the box.
#include "search.h"

namespace hanadoku::techniques {
namespace {

struct Part {
  CellSet cells;
  DigitSet digits;
};

// Sets of open cells that bring fewer new digits than cells.
void AddParts(const View& view, const CellSet& open, const Part& part, DigitSet shared, std::vector<Part>& parts) {
  CellSet left = open;
  for (const Cell cell : open) {
    left.Remove(cell);
    const Part with{part.cells.With(cell), part.digits | view.Candidates(cell)};
    if ((with.digits - shared).size() < with.cells.size() && !(with.digits & shared).empty()) parts.push_back(with);
    if (with.cells.size() < 6) AddParts(view, left, with, shared, parts);
  }
}

void FindAtCrossing(const View& view, Technique technique, int line, int box, const Part& shared, Steps& steps) {
  const CellSet empty = view.board.EmptyCells();
  std::vector<Part> in_line, in_box;
  AddParts(view, (view.Cells(line) - view.Cells(box)) & empty, {}, shared.digits, in_line);
  if (in_line.empty()) return;
  AddParts(view, (view.Cells(box) - view.Cells(line)) & empty, {}, shared.digits, in_box);
  for (const Part& of_line : in_line) {
    for (const Part& of_box : in_box) {
      if (!(of_line.digits & of_box.digits).empty()) continue;
      const DigitSet all = shared.digits | of_line.digits | of_box.digits;
      if (all.size() != shared.cells.size() + of_line.cells.size() + of_box.cells.size()) continue;
      Removals removals(view.board);
      removals.Add(all - of_box.digits, view.Cells(line) - (shared.cells | of_line.cells));
      removals.Add(all - of_line.digits, view.Cells(box) - (shared.cells | of_box.cells));
      Step* step = steps.Offer(technique, removals);
      if (step == nullptr) continue;
      step->digits = all;
      AddHouse(step, view.HouseAt(line), Role::kPattern);
      AddHouse(step, view.HouseAt(box), Role::kPattern);
      uint8_t group = 0;
      for (const Part* part : {&shared, &of_line, &of_box}) {
        for (const Cell cell : part->cells) AddCell(step, cell, view.Candidates(cell), Role::kPattern, group);
        ++group;
      }
    }
  }
}

}  // namespace

void FindSueDeCoq(const View& view, Technique technique, Steps& steps) {
  for (int line = 0; line < 2 * view.side; ++line) {
    for (int box = 2 * view.side; box < view.houses(); ++box) {
      const CellSet crossing = view.Cells(line) & view.Cells(box) & view.board.EmptyCells();
      std::array<Cell, kMaxSide> cells{};
      size_t count = 0;
      for (const Cell cell : crossing) cells[count++] = cell;
      for (uint32_t chosen = 0; chosen < 1u << count && view.budget.Spend(); ++chosen) {
        if (std::popcount(chosen) < 2) continue;
        Part shared;
        ForEachBit(chosen, [&](int i) { shared.cells.Add(cells[static_cast<size_t>(i)]); });
        shared.digits = view.CandidatesIn(shared.cells);
        if (shared.digits.size() < shared.cells.size() + 2) continue;
        FindAtCrossing(view, technique, line, box, shared, steps);
      }
    }
  }
}

}  // namespace hanadoku::techniques
