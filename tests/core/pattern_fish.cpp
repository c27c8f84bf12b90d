// Fish, by counting houses: a digit has its places in n bases, but for the fins, in n covers.
#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "pattern_check.h"

namespace hanadoku {
namespace {

struct Houses {
  std::vector<House> bases;
  std::vector<House> covers;
};

int CountOf(const std::vector<House>& houses, Cell cell, const Board& board) {
  return static_cast<int>(std::count_if(houses.begin(), houses.end(),
                                        [&](House house) { return board.shape().layout().Cells(house).Has(cell); }));
}

// What the bases and the covers strike out, and whether fins are needed for it.
struct Outcome {
  std::vector<Candidate> eliminations;
  bool finned = false;
};

Outcome OutcomeOf(const Houses& houses, Digit digit, const Board& board) {
  Outcome outcome;
  CellSet seen = board.shape().AllCells();
  for (const Cell cell : board.CellsWith(digit)) {
    const int bases = CountOf(houses.bases, cell, board);
    if (bases == 0 || (bases == 1 && CountOf(houses.covers, cell, board) > 0)) continue;
    outcome.finned = true;
    seen &= board.shape().layout().Peers(cell);
  }
  for (const Cell cell : board.CellsWith(digit) & seen) {
    const int covers = CountOf(houses.covers, cell, board);
    if (covers > 1 || (covers == 1 && CountOf(houses.bases, cell, board) == 0)) {
      outcome.eliminations.push_back({cell, digit});
    }
  }
  return outcome;
}

bool Within(const std::vector<House>& houses, HouseKind kind, bool boxes) {
  return std::all_of(houses.begin(), houses.end(),
                     [&](House house) { return house.kind == kind || (boxes && house.kind == HouseKind::kBox); });
}

bool Across(const Houses& houses, bool boxes) {
  return (Within(houses.bases, HouseKind::kRow, boxes) && Within(houses.covers, HouseKind::kColumn, boxes)) ||
         (Within(houses.bases, HouseKind::kColumn, boxes) && Within(houses.covers, HouseKind::kRow, boxes));
}

size_t SizeOf(std::string_view id) {
  const std::vector<std::string_view> names = {"x-wing", "swordfish", "jellyfish", "squirmbag", "whale"};
  for (size_t i = 0; i < names.size(); ++i) {
    if (id.ends_with(names[i])) return i + 2;
  }
  return 0;
}

std::string CheckKind(const Houses& houses, std::string_view id) {
  const bool mutant = id.find("mutant") != std::string_view::npos;
  const bool franken = id.find("franken") != std::string_view::npos;
  if (houses.bases.size() != SizeOf(id)) return "not of its size";
  if (mutant) return Across(houses, true) ? "no mutant fish" : "";
  if (franken) return Across(houses, false) || !Across(houses, true) ? "no Franken fish" : "";
  return Across(houses, false) ? "" : "no basic fish";
}

// The covers of siamese fish are those of two fish with the same bases.
std::vector<std::vector<House>> CoversOfOne(const Houses& houses) {
  std::vector<std::vector<House>> choices;
  std::vector<bool> chosen(houses.covers.size(), false);
  std::fill_n(chosen.begin(), houses.bases.size(), true);
  do {
    std::vector<House>& covers = choices.emplace_back();
    for (size_t i = 0; i < chosen.size(); ++i) {
      if (chosen[i]) covers.push_back(houses.covers[i]);
    }
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
  return choices;
}

}  // namespace

std::string CheckFish(const Step& step, const Board& board) {
  const std::string_view id = Info(step.technique).id;
  const Digit digit = step.digits.First();
  Houses houses;
  for (const HouseReason& reason : step.houses) {
    (reason.role == Role::kBase ? houses.bases : houses.covers).push_back(reason.house);
  }
  if (houses.covers.size() < houses.bases.size()) return "covers are missing";
  if (std::string fault = CheckKind(houses, id); !fault.empty()) return fault;
  const bool finned = id.starts_with("finned") || id.starts_with("sashimi");
  std::vector<std::vector<Candidate>> results;
  for (const std::vector<House>& covers : CoversOfOne(houses)) {
    const Outcome outcome = OutcomeOf({houses.bases, covers}, digit, board);
    if (outcome.finned == finned && !outcome.eliminations.empty()) results.push_back(outcome.eliminations);
  }
  for (const auto& one : results) {
    for (const auto& other : results) {
      if (houses.covers.size() == houses.bases.size() && one != other) continue;
      std::vector<Candidate> both;
      std::set_union(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(both));
      if (both == step.eliminations) return "";
    }
  }
  return "not what the fish strikes out";
}

}  // namespace hanadoku
