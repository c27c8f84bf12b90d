#include "hanadoku/step.h"

#include "techniques/search.h"

namespace hanadoku {
namespace {

using techniques::Finder;

// In the order of the enum.
constexpr std::array<Finder, kTechniques.size()> kFinders = {
    techniques::FindFullHouses,
    techniques::FindHiddenSingles,
    techniques::FindNakedSingles,
    techniques::FindIntersections,  // pointing
    techniques::FindIntersections,  // claiming
    techniques::FindNakedSubsets,   // locked pair
    techniques::FindNakedSubsets,
    techniques::FindHiddenSubsets,
    techniques::FindNakedSubsets,  // locked triple
    techniques::FindNakedSubsets,
    techniques::FindHiddenSubsets,
    techniques::FindFish,  // X-wing
    techniques::FindFish,
    techniques::FindFish,
    techniques::FindFish,
    techniques::FindTwoStrongLinks,  // skyscraper
    techniques::FindTwoStrongLinks,  // two-string kite
    techniques::FindTwoStrongLinks,  // dual two-string kite
    techniques::FindXYWings,
    techniques::FindTwoStrongLinks,  // turbot fish
    techniques::FindEmptyRectangles,
    techniques::FindEmptyRectangles,
    techniques::FindXYWings,  // XYZ-wing
    techniques::FindWWings,
    techniques::FindRectangles,  // uniqueness 1
    techniques::FindRectangles,
    techniques::FindRectangles,
    techniques::FindRectangles,
    techniques::FindRectangles,
    techniques::FindRectangles,
    techniques::FindRectangles,  // hidden rectangle
    techniques::FindAvoidableRectangles,
    techniques::FindAvoidableRectangles,
    techniques::FindNakedSubsets,  // naked quad
    techniques::FindRemotePairs,
    techniques::FindFish,           // jellyfish
    techniques::FindHiddenSubsets,  // hidden quad
    techniques::FindBugPlusOne,
    techniques::FindColors,
    techniques::FindColors,
    techniques::FindColors,
    techniques::FindColors,
    techniques::FindFish,  // finned swordfish
    techniques::FindFish,
    techniques::FindFish,
    techniques::FindFish,
    techniques::FindSueDeCoq,
    techniques::FindChains,  // X-chain
    techniques::FindChains,
    techniques::FindChains,
    techniques::FindChains,
    techniques::FindChains,
    techniques::FindChains,
    techniques::FindChains,
    techniques::FindChains,  // grouped AIC
    techniques::FindAlsXZ,
    techniques::FindAlsChains,
    techniques::FindAlsChains,
    techniques::FindDeathBlossoms,
    techniques::FindComplexFish,  // Franken
    techniques::FindComplexFish,
    techniques::FindComplexFish,
    techniques::FindComplexFish,
    techniques::FindComplexFish,
    techniques::FindComplexFish,
    techniques::FindComplexFish,  // mutant
    techniques::FindComplexFish,
    techniques::FindComplexFish,
    techniques::FindComplexFish,
    techniques::FindComplexFish,
    techniques::FindComplexFish,
    techniques::FindComplexFish,
    techniques::FindComplexFish,
    techniques::FindForcingChains,
    techniques::FindForcingChains,
    techniques::FindTemplates,
    techniques::FindTemplates,
    techniques::FindForcingNets,
    techniques::FindForcingNets,
    techniques::FindForcingNets,
};

// Whether the board's givens are those that have been proven.
bool IsOf(const Board& board, const Puzzle* puzzle) {
  if (puzzle == nullptr || puzzle->shape() != board.shape()) return false;
  if (puzzle->givens().Filled() != board.givens()) return false;
  for (const Cell cell : board.givens()) {
    if (board.grid()[cell] != puzzle->givens()[cell]) return false;
  }
  return true;
}

}  // namespace

std::optional<Step> FindStep(const Board& board, const Puzzle* puzzle, Budget& budget, Technique last) {
  const techniques::View view(board, IsOf(board, puzzle), budget);
  for (size_t i = 0; i <= static_cast<size_t>(last); ++i) {
    if (!kTechniques[i].searched) continue;
    if (!budget.Spend()) return std::nullopt;
    techniques::Steps steps(false);
    kFinders[i](view, static_cast<Technique>(i), steps);
    if (budget.stop() != Budget::Stop::kNot) return std::nullopt;
    if (!steps.empty()) return std::move(steps.steps()[0]);
  }
  return std::nullopt;
}

std::vector<Step> FindSteps(const Board& board, Technique technique, const Puzzle* puzzle, Budget& budget) {
  const techniques::View view(board, IsOf(board, puzzle), budget);
  techniques::Steps steps(true);
  kFinders[static_cast<size_t>(technique)](view, technique, steps);
  return std::move(steps.steps());
}

void Apply(const Step& step, Board& board) {
  for (const Candidate& placement : step.placements) board.Place(placement.cell, placement.digit);
  for (const Candidate& elimination : step.eliminations) board.Eliminate(elimination.cell, elimination.digit);
}

}  // namespace hanadoku
