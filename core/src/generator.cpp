#include "hanadoku/generator.h"

#include <algorithm>
#include <bitset>
#include <vector>

#include "hanadoku/random.h"
#include "hanadoku/solver.h"
#include "hanadoku/unavoidable.h"

namespace hanadoku {
namespace {

// A search that takes longer is given up: a random fill starts anew, a removal is refused.
constexpr uint64_t kNodesPerFill = 1000;
constexpr uint64_t kNodesPerRemoval = 2000;

Cell Image(Cell cell, Symmetry symmetry, Shape shape) {
  const int row = shape.RowOf(cell), column = shape.ColumnOf(cell), last = shape.side() - 1;
  switch (symmetry) {
    case Symmetry::kNone: return cell;
    case Symmetry::kHalfTurn: return shape.At(last - row, last - column);
    case Symmetry::kQuarterTurn: return shape.At(column, last - row);
    case Symmetry::kMirrorLeftRight: return shape.At(row, last - column);
    case Symmetry::kMirrorTopBottom: return shape.At(last - row, column);
    case Symmetry::kDiagonal: return shape.At(column, row);
    case Symmetry::kAntiDiagonal: return shape.At(last - column, last - row);
  }
  return cell;
}

// The sets of cells that a symmetry maps onto themselves, each as small as can be.
std::vector<CellSet> Orbits(Shape shape, Symmetry symmetry) {
  std::vector<CellSet> orbits;
  CellSet left = shape.AllCells();
  while (!left.empty()) {
    CellSet orbit;
    for (Cell cell = left.First(); !orbit.Has(cell); cell = Image(cell, symmetry, shape)) orbit.Add(cell);
    left -= orbit;
    orbits.push_back(orbit);
  }
  return orbits;
}

// Whether some of the orbits together have exactly this many cells.
bool SomeAddUpTo(int cells, const std::vector<CellSet>& orbits) {
  std::bitset<kMaxCells + 1> sums(1);
  for (const CellSet& orbit : orbits) sums |= sums << static_cast<size_t>(orbit.size());
  return cells >= 0 && cells <= kMaxCells && sums[static_cast<size_t>(cells)];
}

Symmetry DefaultSymmetry(Profile profile) {
  return profile == Profile::kRoom ? Symmetry::kHalfTurn : Symmetry::kNone;
}

std::optional<Grid> RandomSolution(Shape shape, Random& random, Budget& budget) {
  while (budget.stop() == Budget::Stop::kNot) {
    Budget part = budget.Part(kNodesPerFill);
    Solutions found = FindRandomSolution(Grid(shape), random, part);
    budget.Take(part);
    if (!found.grids.empty()) return found.grids[0];
  }
  return std::nullopt;
}

// One pass of removals over a solution.
class Removal {
 public:
  Removal(const Grid& solution, Budget& budget)
      : solution_(solution), givens_(solution), clues_(solution.shape().AllCells()), budget_(budget) {
    for (const CellSet& set : FindTwoDigitSets(solution)) sets_.push_back(set);
  }

  // Takes away orbits, in this order, that leave a puzzle of at least `target` clues.
  void Run(const std::vector<CellSet>& orbits, int target) {
    for (const CellSet& orbit : orbits) {
      if (budget_.stop() != Budget::Stop::kNot) return;
      if (clues_.size() - orbit.size() < target || Opens(orbit) || !Remove(orbit)) continue;
      clues_ -= orbit;
      if (clues_.size() == target) return;
    }
  }

  const Grid& givens() const { return givens_; }

 private:
  // Whether some unavoidable set would be left without a clue.
  bool Opens(const CellSet& orbit) const {
    const CellSet left = clues_ - orbit;
    return std::any_of(sets_.begin(), sets_.end(), [&](const CellSet& set) { return !set.Intersects(left); });
  }

  // The givens are a puzzle; so they stay one without these cells if none of them, with those before it empty and those after
  // it put back, can hold another digit.
  bool Remove(const CellSet& orbit) {
    for (const Cell cell : orbit) {
      givens_.Clear(cell);
      Budget part = budget_.Part(kNodesPerRemoval);
      const Solutions other = FindSolutionWithout(givens_, cell, solution_[cell], part);
      budget_.Take(part);
      if (other.end == SearchEnd::kExhausted) continue;
      for (const Cell back : orbit) givens_.Set(back, solution_[back]);
      return false;
    }
    return true;
  }

  const Grid& solution_;
  Grid givens_;
  CellSet clues_;
  std::vector<CellSet> sets_;
  Budget& budget_;
};

struct Plan {
  std::vector<CellSet> orbits;
  int target;
  bool reachable;
};

Plan MakePlan(const Wish& wish) {
  const bool room = wish.profile == Profile::kRoom;
  Plan plan{.orbits = Orbits(wish.shape, wish.symmetry.value_or(DefaultSymmetry(wish.profile))),
            .target = 0,
            .reachable = wish.level <= Level::kHard};
  if (!plan.reachable) return plan;
  plan.target = wish.clues.value_or(room ? RoomClues(wish.shape, wish.level) : CasualClues(wish.shape, wish.level));
  // Of the digits, one at most can be missing from a puzzle's clues: two could be exchanged.
  const int fewest = std::max(FewestClues(wish.shape), wish.shape.side() - 1);
  plan.reachable = plan.target <= wish.shape.cells();
  if (room) {
    const int hard = RoomClues(wish.shape, Level::kHard);
    plan.reachable = plan.reachable && plan.target >= fewest &&
                     SomeAddUpTo(wish.shape.cells() - plan.target, plan.orbits) &&
                     (wish.level != Level::kHard || plan.target <= hard) &&
                     (wish.level != Level::kEasy || plan.target > hard);
  }
  return plan;
}

Generated Failed(GenerateFault fault, int attempts) { return {.puzzle = {}, .fault = fault, .attempts = attempts}; }

Generated Stopped(const Budget& budget, int attempts) {
  return Failed(budget.stop() == Budget::Stop::kDeadline ? GenerateFault::kDeadline : GenerateFault::kBudget, attempts);
}

// Whether a finished puzzle is what the wish asks for.
bool Fits(const Puzzle& puzzle, const Wish& wish, int target) {
  if (wish.profile == Profile::kCasual) return true;
  if (puzzle.clues() != target) return false;
  return wish.level == Level::kNormal || RateForRoom(puzzle) == wish.level;
}

}  // namespace

Profile DefaultProfile(Shape shape) { return shape.side() <= 6 ? Profile::kRoom : Profile::kCasual; }

Generated Generate(const Wish& wish, uint64_t seed, Budget& budget) {
  Plan plan = MakePlan(wish);
  if (!plan.reachable) return Failed(GenerateFault::kUnreachable, 0);
  Random random(seed);
  const int attempts = wish.profile == Profile::kCasual ? 1 : wish.attempts;
  for (int attempt = 1; attempt <= attempts; ++attempt) {
    const std::optional<Grid> solution = RandomSolution(wish.shape, random, budget);
    if (!solution) return Stopped(budget, attempt);
    random.Shuffle(std::span(plan.orbits));
    Removal removal(*solution, budget);
    removal.Run(plan.orbits, plan.target);
    const Proof proof = Prove(removal.givens(), budget);
    if (!proof.puzzle) return Stopped(budget, attempt);
    if (budget.stop() != Budget::Stop::kNot) return Stopped(budget, attempt);
    if (Fits(*proof.puzzle, wish, plan.target)) {
      return {.puzzle = proof.puzzle, .fault = GenerateFault::kNone, .attempts = attempt};
    }
  }
  return Failed(GenerateFault::kAttempts, attempts);
}

}  // namespace hanadoku
