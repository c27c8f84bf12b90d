#include "search.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "als.h"
#include "chain_graph.h"
#include "net_state.h"

namespace hanadoku::techniques {

View::View(const Board& of_board, bool proven, Budget& of_budget)
    : board(of_board),
      shape(of_board.shape()),
      layout(shape.layout()),
      side(shape.side()),
      unique(proven),
      budget(of_budget) {
  const int box_rows = shape.box_rows(), box_columns = shape.box_columns();
  int index = 0;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column, ++index) {
      const DigitSet candidates = board.Candidates(Cell(index));
      if (candidates.empty()) continue;
      if (candidates.size() == 2) bivalue_.Add(Cell(index));
      const int band = row / box_rows, stack = column / box_columns;
      const int place = (row - band * box_rows) * box_columns + column - stack * box_columns;
      auto& in_row = places_[static_cast<size_t>(row)];
      auto& in_column = places_[static_cast<size_t>(side + column)];
      auto& in_box = places_[static_cast<size_t>(2 * side + band * box_rows + stack)];
      for (const Digit digit : candidates) {
        const auto d = static_cast<size_t>(digit.value() - 1);
        in_row[d] = static_cast<uint16_t>(in_row[d] | 1u << column);
        in_column[d] = static_cast<uint16_t>(in_column[d] | 1u << row);
        in_box[d] = static_cast<uint16_t>(in_box[d] | 1u << place);
      }
    }
  }
}

View::~View() = default;

const AlsList& View::sets() const {
  if (!sets_) sets_ = std::make_unique<AlsList>(*this);
  return *sets_;
}

const ChainGraph& View::graph(const Links& links) const {
  for (const auto& graph : graphs_) {
    if (graph->links() == links) return *graph;
  }
  return *graphs_.emplace_back(std::make_unique<ChainGraph>(*this, links));
}

const NetList& View::nets() const {
  if (!nets_) nets_ = std::make_unique<NetList>(*this);
  return *nets_;
}

const std::optional<Step>* View::FoundAlong(Technique technique) const {
  for (const auto& [of, step] : along_) {
    if (of == technique) return &step;
  }
  return nullptr;
}

void View::KeepAlong(Technique technique, Steps& steps) const {
  along_.emplace_back(technique, steps.empty() ? std::nullopt : std::optional(std::move(steps.steps()[0])));
}

CellSet View::CommonPeers(const CellSet& cells) const {
  CellSet common = shape.AllCells();
  for (const Cell cell : cells) common &= Peers(cell);
  return common;
}

DigitSet View::CandidatesIn(const CellSet& cells) const {
  DigitSet candidates;
  for (const Cell cell : cells) candidates = candidates | Candidates(cell);
  return candidates;
}

int View::HouseWith(const CellSet& cells, int from) const {
  const Cell first = cells.First();
  for (const HouseKind kind : kHouseKinds) {
    const int house = HouseOf(kind, first);
    if (house >= from && Cells(house).Contains(cells)) return house;
  }
  return -1;
}

int Removals::size() const {
  int size = 0;
  for (const Digit digit : digits_) size += cells_[static_cast<size_t>(digit.value() - 1)].size();
  return size;
}

std::vector<Candidate> Removals::List() const {
  CellSet all;
  for (const Digit digit : digits_) all |= cells_[static_cast<size_t>(digit.value() - 1)];
  std::vector<Candidate> list;
  for (const Cell cell : all) {
    for (const Digit digit : digits_) {
      if (cells_[static_cast<size_t>(digit.value() - 1)].Has(cell)) list.push_back({cell, digit});
    }
  }
  return list;
}

void AddHouse(Step* step, House house, Role role) { step->houses.push_back({house, role}); }

void AddCell(Step* step, Cell cell, DigitSet digits, Role role, int group) {
  step->cells.push_back({cell, digits, role, static_cast<uint8_t>(group)});
}

void AddLink(Step* step, const ChainNode& from, const ChainNode& to, LinkKind kind, uint8_t branch) {
  step->links.push_back({from, to, kind, branch});
}

int RatingWithLength(Technique technique, int length) {
  // Sudoku Explainer, DifficultyRating: a tenth more beyond 4, 6, 8, 12, 16, 24 ... links.
  int added = 0;
  bool odd = false;
  for (int ceiling = 4; length - 2 > ceiling; odd = !odd) {
    ++added;
    ceiling = odd ? ceiling * 4 / 3 : ceiling * 3 / 2;
  }
  return Info(technique).rating + added;
}

bool Steps::TakeAlong(const View& view, Technique technique) {
  const std::optional<Step>* found = all_ ? nullptr : view.FoundAlong(technique);
  if (found != nullptr && *found) steps_.push_back(**found);
  return found != nullptr;
}

Step* Steps::Offer(Technique technique, const Removals& removals, int length) {
  const int rating = RatingWithLength(technique, length);
  if (removals.empty() || !MayTake(rating)) return nullptr;
  return Offer(technique, {}, removals.List(), rating);
}

Step* Steps::Offer(Technique technique, std::vector<Candidate> placements, std::vector<Candidate> eliminations,
                   int rating) {
  const auto key = [](const Step& step) {
    return std::pair(step.rating, step.placements.empty() ? step.eliminations[0] : step.placements[0]);
  };
  Step step;
  step.technique = technique;
  step.rating = static_cast<uint8_t>(rating);
  step.placements = std::move(placements);
  step.eliminations = std::move(eliminations);
  for (Step& other : steps_) {
    if (!all_ || (other.placements == step.placements && other.eliminations == step.eliminations)) {
      if (all_ ? other.rating <= step.rating : key(other) <= key(step)) return nullptr;
      other = std::move(step);
      return &other;
    }
  }
  steps_.push_back(std::move(step));
  return &steps_.back();
}

}  // namespace hanadoku::techniques
