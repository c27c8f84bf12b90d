#include "hanadoku/graded.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <span>
#include <utility>

#include "hanadoku/random.h"
#include "hanadoku/symmetry.h"

// A puzzle as it comes is taken, with few clues, and given clues back in random order: with each it becomes easier, by
// and large, so that the number of clues at which it has the level is found by halving.

namespace hanadoku {
namespace {

// The attempts that may follow the first puzzle of the level, for one with the clues that were wished.
constexpr int kAttemptsForClues = 8;
// The part of the budget after which a symmetry that was wished is given up.
constexpr uint64_t kShareForSymmetry = 16;
constexpr uint64_t kNodesPerGrading = 500'000;

// The last technique that FindStep() looks for at this level.
Technique LastOf(Level level) {
  size_t last = 0;
  for (size_t i = 0; i < kTechniques.size(); ++i) {
    if (kTechniques[i].searched && kTechniques[i].level <= level) last = i;
  }
  return static_cast<Technique>(last);
}

// What is asked for, with nothing left out.
struct Aim {
  Level level;
  std::vector<Technique> needs;
  Technique last;            // no technique after it
  Technique hardest_needed;  // in the order of the table
  bool reachable;
};

Aim AimOf(const GradedWish& wish) {
  Aim aim{.level = Level::kNormal,
          .needs = wish.needs,
          .last = Technique::kNestedForcingNet,
          .hardest_needed = Technique::kFullHouse,
          .reachable = true};
  for (const Technique technique : wish.needs) {
    aim.hardest_needed = std::max(aim.hardest_needed, technique);
    aim.reachable = aim.reachable && Info(technique).searched;
  }
  const Level needed = Info(aim.hardest_needed).level;
  const Level allowed = wish.up_to ? Info(*wish.up_to).level : Level::kExtreme;
  aim.level = wish.level.value_or(std::max(needed, std::min(allowed, Level::kNormal)));
  aim.last = std::min(LastOf(aim.level), wish.up_to.value_or(Technique::kNestedForcingNet));
  aim.reachable =
      aim.reachable && aim.hardest_needed <= aim.last && aim.level <= allowed && IsReachable(wish.shape, aim.level);
  return aim;
}

enum class Fit : uint8_t { kTooEasy, kFits, kTooHard };

Fit FitOf(const Grading& grading, const Aim& aim) {
  if (grading.level != aim.level) return grading.level < aim.level ? Fit::kTooEasy : Fit::kTooHard;
  Technique last = Technique::kFullHouse;
  for (const Step& step : grading.path) last = std::max(last, step.technique);
  const auto has = [&](Technique technique) {
    return std::any_of(grading.path.begin(), grading.path.end(),
                       [&](const Step& step) { return step.technique == technique; });
  };
  if (std::all_of(aim.needs.begin(), aim.needs.end(), has)) return Fit::kFits;
  return last < aim.hardest_needed ? Fit::kTooEasy : Fit::kTooHard;
}

struct Judgement {
  Fit fit;
  std::optional<Grading> grading;  // if it fits
};

// What takes too long to grade counts as too hard.
Judgement Judge(const Puzzle& puzzle, const Aim& aim, Budget& budget) {
  if (aim.level > Level::kEasy && SinglesSolve(puzzle)) return {.fit = Fit::kTooEasy, .grading = {}};
  Budget part = budget.Part(kNodesPerGrading);
  std::optional<Grading> grading = GradeUpTo(aim.last, puzzle, part);
  budget.Take(part);
  if (!grading) return {.fit = Fit::kTooHard, .grading = {}};
  const Fit fit = FitOf(*grading, aim);
  if (fit != Fit::kFits) return {.fit = fit, .grading = {}};
  return {.fit = fit, .grading = std::move(grading)};
}

// The clues that a puzzle starts from: as few as possible, but on large boards not so few that it takes seconds.
int FewestToStartFrom(Shape shape) {
  return shape.side() <= 10 ? 0 : shape.cells() * (shape.side() <= 12 ? 40 : 45) / 100;
}

// The puzzles between one with few clues and its solution, by how many orbits were given back.
class Ladder {
 public:
  Ladder(const Puzzle& puzzle, Symmetry symmetry, Random& random) : puzzle_(puzzle) {
    for (const Orbit& orbit : Orbits(puzzle.shape(), symmetry)) {
      if (puzzle.givens()[orbit.list[0]].empty()) orbits_.push_back(orbit);
    }
    random.Shuffle(std::span(orbits_));
  }

  int size() const { return static_cast<int>(orbits_.size()); }

  Grid At(int rung) const {
    Grid givens = puzzle_.givens();
    for (int i = 0; i < rung; ++i) {
      for (const Cell cell : orbits_[static_cast<size_t>(i)].cells()) givens.Set(cell, puzzle_.solution()[cell]);
    }
    return givens;
  }

  // The first rung that has as many clues, or the last one.
  int With(int clues) const {
    int rung = 0;
    for (int count = puzzle_.clues(); count < clues && rung < size(); ++rung) {
      count += orbits_[static_cast<size_t>(rung)].size;
    }
    return rung;
  }

 private:
  const Puzzle& puzzle_;
  std::vector<Orbit> orbits_;
};

// Where the search on a ladder begins, if the clues are not said: easy puzzles are no fun with few clues, and those of
// large boards take long to grade; on others the levels above easy are most often found at the lowest rung.
int RungToBeginWith(const Ladder& ladder, Shape shape, Level level) {
  if (level == Level::kEasy) return ladder.With(RoomClues(shape, Level::kNormal));
  return shape.side() <= 9 ? 0 : ladder.size() / 2;
}

// The puzzle of a ladder that fits, and of those the one nearest to the wished clues that halving finds.
std::optional<CertifiedPuzzle> FindOn(const Ladder& ladder, const GradedWish& wish, const Aim& aim, Budget& budget) {
  const int wished = wish.clues ? ladder.With(*wish.clues) : RungToBeginWith(ladder, wish.shape, aim.level);
  std::optional<CertifiedPuzzle> best;
  int low = 0, high = ladder.size() - 1, rung = std::min(wished, high);
  while (low <= high) {
    const Proof proof = Prove(ladder.At(rung), budget);
    if (!proof.puzzle) break;
    Judgement judged = Judge(*proof.puzzle, aim, budget);
    if (budget.stop() != Budget::Stop::kNot) break;
    if (judged.grading) {
      best = CertifiedPuzzle{*proof.puzzle, *std::move(judged.grading)};
      if (rung == wished || !wish.clues) break;
    }
    const bool up = judged.fit == Fit::kFits ? rung < wished : judged.fit == Fit::kTooHard;
    (up ? low : high) = up ? rung + 1 : rung - 1;
    rung = (low + high) / 2;
  }
  return best;
}

GeneratedGraded Failed(GenerateFault fault, int attempts) {
  return {.certified = {}, .fault = fault, .attempts = attempts};
}

}  // namespace

bool IsReachable(Shape shape, Level level) {
  const Level highest = shape.side() <= 4 ? Level::kEasy : shape.side() <= 6 ? Level::kExpert : Level::kExtreme;
  return level <= highest;
}

GeneratedGraded GenerateGraded(const GradedWish& wish, uint64_t seed, Budget& budget) {
  const Aim aim = AimOf(wish);
  if (!aim.reachable) return Failed(GenerateFault::kUnreachable, 0);
  Random random(seed);
  Wish start(wish.shape);
  start.profile = Profile::kCasual;
  start.clues = FewestToStartFrom(wish.shape);
  start.symmetry = wish.symmetry.value_or(Symmetry::kNone);
  const uint64_t left_without_symmetry = budget.left() - budget.left() / kShareForSymmetry;
  const auto distance = [&](const CertifiedPuzzle& found) {
    return wish.clues ? std::abs(found.puzzle.clues() - *wish.clues) : 0;
  };
  std::optional<CertifiedPuzzle> best;
  int attempt = 0;
  for (int last = wish.attempts; attempt < last && !(best && distance(*best) == 0);) {
    if (!best && budget.left() < left_without_symmetry) start.symmetry = Symmetry::kNone;
    ++attempt;
    const Generated made = Generate(start, random.Next(), budget);
    if (!made.puzzle) break;
    const Ladder ladder(*made.puzzle, *start.symmetry, random);
    std::optional<CertifiedPuzzle> found = FindOn(ladder, wish, aim, budget);
    if (!found) continue;
    if (!best) last = std::min(last, attempt + kAttemptsForClues);
    if (!best || distance(*found) < distance(*best)) best = std::move(found);
  }
  if (budget.stop() == Budget::Stop::kDeadline) return Failed(GenerateFault::kDeadline, attempt);
  if (best) return {.certified = std::move(best), .fault = GenerateFault::kNone, .attempts = attempt};
  return Failed(budget.stop() == Budget::Stop::kNodes ? GenerateFault::kBudget : GenerateFault::kAttempts, attempt);
}

}  // namespace hanadoku
