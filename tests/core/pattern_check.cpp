#include "pattern_check.h"

#include <algorithm>
#include <vector>

#include "truths.h"

namespace hanadoku {
namespace {

bool See(const Board& board, Cell a, Cell b) { return board.shape().layout().Peers(a).Has(b); }

bool Conflict(const Board& board, const Candidate& a, const Candidate& b) {
  if (a == b) return false;
  return a.cell == b.cell || (a.digit == b.digit && See(board, a.cell, b.cell));
}

// The four corners of a uniqueness pattern may not hold two digits crosswise.
struct Deadly {
  std::vector<Cell> corners;
};

bool IsDeadly(const Board& board, const Deadly& deadly, const std::vector<Candidate>& assumed) {
  if (deadly.corners.size() != 4) return false;
  std::vector<Candidate> held;
  for (const Cell corner : deadly.corners) {
    const Digit digit = board.grid()[corner];
    if (!digit.empty()) held.push_back({corner, digit});
    for (const Candidate& candidate : assumed) {
      if (candidate.cell == corner) {
        held.push_back(candidate);
        break;
      }
    }
  }
  DigitSet digits;
  for (const Candidate& candidate : held) digits = digits.With(candidate.digit);
  return held.size() == 4 && digits.size() == 2;
}

// Whether all truths can hold together with what is assumed.
bool CanHold(const Board& board, const std::vector<Truth>& truths, const Deadly& deadly,
             std::vector<Candidate>& assumed) {
  const Truth* narrowest = nullptr;
  Truth open;
  for (const Truth& truth : truths) {
    bool met = false;
    Truth possible;
    for (const Candidate& candidate : truth) {
      met |= std::find(assumed.begin(), assumed.end(), candidate) != assumed.end();
      if (std::none_of(assumed.begin(), assumed.end(),
                       [&](const Candidate& a) { return Conflict(board, a, candidate); })) {
        possible.push_back(candidate);
      }
    }
    if (met) continue;
    if (possible.empty()) return false;
    if (narrowest == nullptr || possible.size() < open.size()) {
      narrowest = &truth;
      open = possible;
    }
  }
  if (narrowest == nullptr) return !IsDeadly(board, deadly, assumed);
  for (const Candidate& candidate : open) {
    assumed.push_back(candidate);
    const bool can = CanHold(board, truths, deadly, assumed);
    assumed.pop_back();
    if (can) return true;
  }
  return false;
}

bool IsFish(Technique technique) {
  return Info(technique).code.starts_with("03");  // as HoDoKu numbers them
}

bool IsNet(Technique technique) { return technique >= Technique::kForcingNetContradiction; }

bool IsTemplate(Technique technique) {
  return technique == Technique::kTemplateSet || technique == Technique::kTemplateDelete;
}

bool IsUniqueness(Technique technique) {
  return technique >= Technique::kUniqueness1 && technique <= Technique::kAvoidableRectangle2;
}

// The truth behind a strong link, if there is one: a house or a cell that has places at its ends only, or the cells of
// an almost locked set that both ends lie in.
bool AddStrongLink(const Board& board, const Step& step, const Link& link, std::vector<Truth>& truths) {
  const CellSet ends = link.from.cells | link.to.cells;
  if (link.from.digit == link.to.digit) {
    for (const House house : AllHouses(board)) {
      const Truth truth = HouseTruth(board, house, link.from.digit);
      if (truth.empty() || !board.shape().layout().Cells(house).Contains(ends)) continue;
      if (std::all_of(truth.begin(), truth.end(), [&](const Candidate& c) { return ends.Has(c.cell); })) {
        truths.push_back(truth);
        return true;
      }
    }
    return false;
  }
  if (ends.size() == 1 && board.Candidates(ends.First()).size() == 2) {
    truths.push_back(CellTruth(board, ends.First()));
    return true;
  }
  for (int group = 0; group < 256; ++group) {
    CellSet cells;
    DigitSet digits;
    for (const CellReason& reason : step.cells) {
      if (reason.group != group) continue;
      cells.Add(reason.cell);
      digits = digits | board.Candidates(reason.cell);
    }
    if (cells.empty()) return false;
    if (!cells.Contains(ends) || digits.size() != cells.size() + 1) continue;
    if ((cells & board.CellsWith(link.from.digit)) != link.from.cells) continue;
    if ((cells & board.CellsWith(link.to.digit)) != link.to.cells) continue;
    for (const Cell cell : cells) truths.push_back(CellTruth(board, cell));
    return true;
  }
  return false;
}

bool IsWeakLink(const Board& board, const Link& link) {
  for (const Cell a : link.from.cells) {
    for (const Cell b : link.to.cells) {
      if (!Conflict(board, {a, link.from.digit}, {b, link.to.digit})) return false;
    }
  }
  return true;
}

// Statements that forcing chains start from or run into: one of some candidates is true.
std::string AddForcingTruth(const Step& step, const Board& board, std::vector<Truth>& truths) {
  Truth group;
  for (const CellReason& reason : step.cells) group.push_back({reason.cell, reason.digits.First()});
  if (group.empty()) return step.technique == Technique::kForcingChainVerity ? "no branches" : "";
  truths.push_back(group);
  return IsTruth(board, group) ? "" : "a branch is missing";
}

std::string AddReasons(const Step& step, const Board& board, std::vector<Truth>& truths) {
  if (step.technique == Technique::kForcingChainContradiction || step.technique == Technique::kForcingChainVerity) {
    return AddForcingTruth(step, board, truths);
  }
  for (const HouseReason& reason : step.houses) {
    const bool hidden = step.technique == Technique::kHiddenPair || step.technique == Technique::kHiddenTriple ||
                        step.technique == Technique::kHiddenQuad || step.technique == Technique::kHiddenSingle ||
                        step.technique == Technique::kEmptyRectangle ||
                        step.technique == Technique::kDualEmptyRectangle;
    if (reason.role == Role::kCover || (reason.role == Role::kPattern && !hidden)) continue;
    for (const Digit digit : step.digits) {
      const Truth truth = HouseTruth(board, reason.house, digit);
      if (!truth.empty()) truths.push_back(truth);
    }
  }
  for (const CellReason& reason : step.cells) {
    if (reason.digits == board.Candidates(reason.cell)) truths.push_back(CellTruth(board, reason.cell));
    if (reason.role != Role::kColor) continue;
    for (const Digit digit : reason.digits) {
      for (const House house : AllHouses(board)) {
        const Truth truth = HouseTruth(board, house, digit);
        if (truth.size() == 2 && (truth[0].cell == reason.cell || truth[1].cell == reason.cell))
          truths.push_back(truth);
      }
    }
  }
  return "";
}

std::string AddTruths(const Step& step, const Board& board, std::vector<Truth>& truths) {
  if (std::string fault = AddReasons(step, board, truths); !fault.empty()) return fault;
  for (const Link& link : step.links) {
    if (link.kind == LinkKind::kStrong && !AddStrongLink(board, step, link, truths)) return "a strong link is none";
    if (link.kind == LinkKind::kWeak && !IsWeakLink(board, link)) return "a weak link is none";
  }
  return "";
}

// Links in order: each goes on from the one before in its branch.
std::string CheckOrder(const Step& step) {
  if (step.technique < Technique::kXChain || step.technique > Technique::kGroupedDiscontinuousNiceLoop) return "";
  for (size_t i = 1; i < step.links.size(); ++i) {
    if (!(step.links[i].from == step.links[i - 1].to)) return "links are not joined";
    if (step.links[i].kind == step.links[i - 1].kind) return "links do not alternate";
  }
  return "";
}

std::string CheckBug(const Step& step, const Board& board) {
  // Without the candidate that is kept, every cell has two and every candidate two places in each house.
  const Candidate kept{step.cells[0].cell, step.digits.First()};
  Board rest = board;
  rest.Eliminate(kept.cell, kept.digit);
  for (const Cell cell : rest.EmptyCells()) {
    if (rest.Candidates(cell).size() != 2) return "a cell does not have two candidates";
  }
  for (const House house : AllHouses(rest)) {
    for (const Digit digit : rest.shape().AllDigits()) {
      const size_t places = HouseTruth(rest, house, digit).size();
      if (places != 0 && places != 2) return "a candidate does not have two places";
    }
  }
  return "";
}

// The definitions of subsets and locked candidates, with no candidate left out.
std::string CheckAllOf(const Step& step, const Board& board) {
  CellSet cells;
  for (const CellReason& reason : step.cells) cells.Add(reason.cell);
  const bool naked = step.technique == Technique::kNakedPair || step.technique == Technique::kNakedTriple ||
                     step.technique == Technique::kNakedQuad || step.technique == Technique::kLockedPair ||
                     step.technique == Technique::kLockedTriple;
  const bool locked = step.technique == Technique::kPointing || step.technique == Technique::kClaiming;
  if (!naked && !locked) return "";
  std::vector<Candidate> expected;
  CellSet lost;
  for (const House house : AllHouses(board)) {
    const CellSet& all = board.shape().layout().Cells(house);
    if (all.Contains(cells)) lost |= all - cells;
  }
  for (const Cell cell : lost) {
    for (const Digit digit : board.Candidates(cell) & step.digits) expected.push_back({cell, digit});
  }
  return expected == step.eliminations ? "" : "not all or too many eliminations";
}

}  // namespace

std::string CheckPattern(const Step& step, const Board& board) {
  if (IsNet(step.technique)) return CheckNet(step, board);
  if (IsTemplate(step.technique)) return CheckTemplate(step, board);
  if (IsFish(step.technique)) return CheckFish(step, board);
  if (step.technique == Technique::kBugPlusOne) return CheckBug(step, board);
  if (std::string fault = CheckOrder(step) + CheckAllOf(step, board); !fault.empty()) return fault;
  std::vector<Truth> truths;
  if (std::string fault = AddTruths(step, board, truths); !fault.empty()) return fault;
  Deadly deadly;
  if (IsUniqueness(step.technique)) {
    for (const CellReason& reason : step.cells) {
      if (reason.role == Role::kPattern) deadly.corners.push_back(reason.cell);
    }
    if (deadly.corners.size() != 4) return "no rectangle";
    for (const Cell corner : deadly.corners) {
      if (board.givens().Has(corner)) return "a corner is given";
    }
  }
  std::vector<Candidate> wrong = step.eliminations;
  for (const Candidate& placement : step.placements) {
    // A placement strikes out the other candidates of its cell, and the other places of its digit.
    for (const Candidate& other : CellTruth(board, placement.cell)) {
      if (other != placement) wrong.push_back(other);
    }
  }
  for (const Candidate& candidate : wrong) {
    std::vector<Candidate> assumed{candidate};
    if (CanHold(board, truths, deadly, assumed)) return "does not follow from the pattern";
  }
  return "";
}

}  // namespace hanadoku
