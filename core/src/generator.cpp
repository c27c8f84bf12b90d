#include "hanadoku/generator.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "full_grid.h"
#include "hanadoku/random.h"
#include "hanadoku/solver.h"
#include "hanadoku/symmetry.h"
#include "solver_search.h"

namespace hanadoku {
namespace {

// A removal whose search takes longer is refused.
constexpr uint64_t kNodesPerRemoval = 2000;
// Orbits that are tried together at first.
constexpr size_t kFirstAtOnce = 10;

// Whether some of them together have exactly this many cells.
bool SomeAddUpTo(int cells, std::span<const Orbit> orbits) {
  std::array<int, 5> count{};  // by size
  for (const Orbit& orbit : orbits) ++count[orbit.size];
  // Each size divides the next, so that the largest that fit can go first.
  for (const int size : {4, 2, 1})
    cells -= size * std::min(count[static_cast<size_t>(size)], std::max(cells, 0) / size);
  return cells == 0;
}

Symmetry DefaultSymmetry(Profile profile) { return profile == Profile::kRoom ? Symmetry::kHalfTurn : Symmetry::kNone; }

// One pass of removals over a solution. The result is that of taking the orbits one by one, each out if one solution
// remains. Since what can go together can go one by one, several are tried at once.
class Removal {
 public:
  Removal(const Grid& solution, Budget& budget)
      : solution_(solution), givens_(solution), clues_(solution.cells()), budget_(budget) {
    found_.reserve(1);
  }

  // Takes away orbits, in this order, that leave a puzzle of at least `target` clues.
  void Run(std::span<const Orbit> orbits, int target) {
    size_t at_once = kFirstAtOnce;
    while (!orbits.empty() && clues_ > target && budget_.stop() == Budget::Stop::kNot) {
      const size_t most = FirstThatFit(orbits.first(std::min(at_once, orbits.size())), clues_ - target);
      Take(orbits.first(most));
      size_t count = most;
      bool next_stays = most == 0;
      while (count > 0) {
        const auto tried = orbits.first(count);
        const SearchEnd end = SearchAnother(tried);
        if (end == SearchEnd::kExhausted) break;
        next_stays = end == SearchEnd::kLimit || count == 1;
        count = end == SearchEnd::kLimit ? LastThatDiffers(tried) : count / 2;
        PutBack(tried.subspan(count));
      }
      orbits = orbits.subspan(next_stays ? count + 1 : count);
      if (next_stays) at_once = std::max<size_t>(1, count / 2);
    }
  }

  // What remains has no other solution, by the search that the last orbits were taken after.
  Puzzle puzzle() const { return Puzzle::Proven(givens_, solution_); }

 private:
  static size_t FirstThatFit(std::span<const Orbit> orbits, int cells) {
    size_t count = 0;
    while (count < orbits.size() && (cells -= orbits[count].size) >= 0) ++count;
    return count;
  }

  void Take(std::span<const Orbit> orbits) {
    for (const Orbit& orbit : orbits) {
      for (const Cell cell : orbit.cells()) givens_.Clear(cell);
      clues_ -= orbit.size;
    }
  }

  void PutBack(std::span<const Orbit> orbits) {
    for (const Orbit& orbit : orbits) {
      for (const Cell cell : orbit.cells()) givens_.Set(cell, solution_[cell]);
      clues_ += orbit.size;
    }
  }

  // Searches the givens for a solution that is another one since these orbits were taken: exhausted if there is none.
  SearchEnd SearchAnother(std::span<const Orbit> orbits) {
    found_.clear();
    Question question{.givens = givens_, .solutions = &found_};
    if (orbits.size() == 1 && orbits[0].size == 1) {
      question.cell = orbits[0].list[0];
      question.without = solution_[question.cell];
    } else {
      question.known = &solution_;
    }
    Budget part = budget_.Part(kNodesPerRemoval);
    const SearchEnd end = Search(question, part).end;
    budget_.Take(part);
    return end;
  }

  // The last of the orbits in which the solution that was found differs: with those before it gone, it must stay.
  size_t LastThatDiffers(std::span<const Orbit> orbits) const {
    const auto differs = [&](Cell cell) { return found_[0][cell] != solution_[cell]; };
    size_t last = orbits.size() - 1;
    while (std::none_of(orbits[last].cells().begin(), orbits[last].cells().end(), differs)) --last;
    return last;
  }

  const Grid& solution_;
  Grid givens_;
  int clues_;
  Budget& budget_;
  std::vector<Grid> found_;
};

struct Plan {
  std::vector<Orbit> orbits;
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
    plan.reachable =
        plan.reachable && plan.target >= fewest && SomeAddUpTo(wish.shape.cells() - plan.target, plan.orbits) &&
        (wish.level != Level::kHard || plan.target <= hard) && (wish.level != Level::kEasy || plan.target > hard);
  }
  return plan;
}

Generated Failed(GenerateFault fault, int attempts) { return {.puzzle = {}, .fault = fault, .attempts = attempts}; }

Generated Stopped(const Budget& budget, int attempts) {
  return Failed(budget.stop() == Budget::Stop::kDeadline ? GenerateFault::kDeadline : GenerateFault::kBudget, attempts);
}

// The puzzle if whoever receives it can prove it again with the default nodes of its shape. A search that does not know
// the solution refutes the same digits as the one that did, and a few more. Up to side 6 nothing is left to ask: of
// 1,800,000 puzzles none took more than 19 nodes.
std::optional<Puzzle> ProvableAgain(const Puzzle& puzzle, Budget& budget) {
  if (puzzle.shape().side() <= 6) return puzzle;
  Budget part = budget.Part(DefaultNodes(puzzle.shape()));
  const Proof proof = Prove(puzzle.givens(), part);
  budget.Take(part);
  return proof.puzzle;
}

// Whether a finished puzzle is what the wish asks for.
bool Fits(const Puzzle& puzzle, const Wish& wish, int target) {
  if (wish.profile == Profile::kCasual) return true;
  if (puzzle.clues() != target) return false;
  return wish.level == Level::kNormal || RateForRoom(puzzle) == wish.level;
}

}  // namespace

Generated Generate(const Wish& wish, uint64_t seed, Budget& budget) {
  Plan plan = MakePlan(wish);
  if (!plan.reachable) return Failed(GenerateFault::kUnreachable, 0);
  Random random(seed);
  const int attempts = wish.profile == Profile::kCasual ? 1 : wish.attempts;
  for (int attempt = 1; attempt <= attempts; ++attempt) {
    const std::optional<Grid> solution = DrawFullGrid(wish.shape, random, budget);
    if (!solution) return Stopped(budget, attempt);
    random.Shuffle(std::span(plan.orbits));
    Removal removal(*solution, budget);
    removal.Run(plan.orbits, plan.target);
    const std::optional<Puzzle> puzzle = ProvableAgain(removal.puzzle(), budget);
    if (budget.stop() != Budget::Stop::kNot) return Stopped(budget, attempt);
    if (puzzle && Fits(*puzzle, wish, plan.target)) {
      return {.puzzle = puzzle, .fault = GenerateFault::kNone, .attempts = attempt};
    }
  }
  return Failed(GenerateFault::kAttempts, attempts);
}

}  // namespace hanadoku
