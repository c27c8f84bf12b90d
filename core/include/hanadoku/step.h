// Steps: single deductions on a board, each with its results and its reasons as data, good enough to draw it and to
// make a sentence of it in any language.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "hanadoku/board.h"
#include "hanadoku/budget.h"
#include "hanadoku/cell.h"
#include "hanadoku/level.h"
#include "hanadoku/puzzle.h"
#include "hanadoku/sets.h"
#include "hanadoku/shape.h"

namespace hanadoku {

// In the order in which FindStep() looks for them.
enum class Technique : uint8_t {
  kFullHouse,
  kHiddenSingle,
  kNakedSingle,
  kPointing,
  kClaiming,
  kLockedPair,
  kNakedPair,
  kHiddenPair,
  kLockedTriple,
  kNakedTriple,
  kHiddenTriple,
  kXWing,
  kSwordfish,
  kFinnedXWing,
  kSashimiXWing,
  kSkyscraper,
  kTwoStringKite,
  kDualTwoStringKite,
  kXYWing,
  kTurbotFish,
  kEmptyRectangle,
  kDualEmptyRectangle,
  kXYZWing,
  kWWing,
  kUniqueness1,
  kUniqueness2,
  kUniqueness3,
  kUniqueness4,
  kUniqueness5,
  kUniqueness6,
  kHiddenRectangle,
  kAvoidableRectangle1,
  kAvoidableRectangle2,
  kNakedQuad,
  kRemotePair,
  kJellyfish,
  kHiddenQuad,
  kBugPlusOne,
  kSimpleColorsTrap,
  kSimpleColorsWrap,
  kMultiColors1,
  kMultiColors2,
  kFinnedSwordfish,
  kSashimiSwordfish,
  kFinnedJellyfish,
  kSashimiJellyfish,
  kSueDeCoq,
  kXChain,
  kXYChain,
  kContinuousNiceLoop,
  kAic,
  kDiscontinuousNiceLoop,
  kGroupedContinuousNiceLoop,
  kGroupedAic,
  kGroupedDiscontinuousNiceLoop,
  kAlsXZ,
  kAlsXYWing,
  kAlsXYChain,
  kDeathBlossom,
  kFrankenXWing,
  kFrankenSwordfish,
  kFrankenJellyfish,
  kFinnedFrankenXWing,
  kFinnedFrankenSwordfish,
  kFinnedFrankenJellyfish,
  kMutantXWing,
  kMutantSwordfish,
  kMutantJellyfish,
  kFinnedMutantXWing,
  kFinnedMutantSwordfish,
  kFinnedMutantJellyfish,
  kFinnedMutantSquirmbag,
  kFinnedMutantWhale,
  kForcingChainContradiction,
  kForcingChainVerity,
  kTemplateSet,
  kTemplateDelete,
  kForcingNetContradiction,
  kForcingNetVerity,
  kNestedForcingNet,
};

struct TechniqueInfo {
  std::string_view code;  // HoDoKu's
  std::string_view id;    // ours, stable
  uint8_t rating;         // tenths on the scale of Sudoku Explainer: where a step starts; long ones count for more
  uint16_t score;         // in the manner of HoDoKu
  Level level;
  bool searched;  // whether FindStep() and Grade() look for it; the others are for FindSteps() alone
};

// The one table of techniques, in the order of the enum. Scores are HoDoKu's defaults; ratings are those of Sukaku
// Explainer where it knows the technique, else of the chain or subset that does the same. What a chain or a net can
// replace at a fraction of the work is not searched for, as in HoDoKu's defaults.
inline constexpr std::array kTechniques = {
    TechniqueInfo{"0000", "full-house", 10, 4, Level::kEasy, true},
    TechniqueInfo{"0002", "hidden-single", 12, 14, Level::kEasy, true},
    TechniqueInfo{"0003", "naked-single", 23, 4, Level::kEasy, true},
    TechniqueInfo{"0100", "pointing", 26, 50, Level::kNormal, true},
    TechniqueInfo{"0101", "claiming", 28, 50, Level::kNormal, true},
    TechniqueInfo{"0110", "locked-pair", 30, 40, Level::kNormal, true},
    TechniqueInfo{"0200", "naked-pair", 30, 60, Level::kNormal, true},
    TechniqueInfo{"0210", "hidden-pair", 34, 70, Level::kNormal, true},
    TechniqueInfo{"0111", "locked-triple", 36, 60, Level::kNormal, true},
    TechniqueInfo{"0201", "naked-triple", 36, 80, Level::kNormal, true},
    TechniqueInfo{"0211", "hidden-triple", 40, 100, Level::kNormal, true},
    TechniqueInfo{"0300", "x-wing", 32, 140, Level::kHard, true},
    TechniqueInfo{"0301", "swordfish", 38, 150, Level::kHard, true},
    TechniqueInfo{"0310", "finned-x-wing", 40, 130, Level::kHard, true},
    TechniqueInfo{"0320", "sashimi-x-wing", 40, 150, Level::kHard, true},
    TechniqueInfo{"0400", "skyscraper", 40, 130, Level::kHard, true},
    TechniqueInfo{"0401", "two-string-kite", 41, 150, Level::kHard, true},
    TechniqueInfo{"0404", "dual-two-string-kite", 41, 150, Level::kHard, false},
    TechniqueInfo{"0800", "xy-wing", 42, 160, Level::kHard, true},
    TechniqueInfo{"0403", "turbot-fish", 42, 120, Level::kHard, true},
    TechniqueInfo{"0402", "empty-rectangle", 43, 120, Level::kHard, true},
    TechniqueInfo{"0405", "dual-empty-rectangle", 43, 120, Level::kHard, false},
    TechniqueInfo{"0801", "xyz-wing", 44, 180, Level::kHard, true},
    TechniqueInfo{"0803", "w-wing", 44, 150, Level::kHard, true},
    TechniqueInfo{"0600", "uniqueness-1", 45, 100, Level::kHard, true},
    TechniqueInfo{"0601", "uniqueness-2", 45, 100, Level::kHard, true},
    TechniqueInfo{"0602", "uniqueness-3", 46, 100, Level::kHard, true},
    TechniqueInfo{"0603", "uniqueness-4", 45, 100, Level::kHard, true},
    TechniqueInfo{"0604", "uniqueness-5", 46, 100, Level::kHard, true},
    TechniqueInfo{"0605", "uniqueness-6", 46, 100, Level::kHard, true},
    TechniqueInfo{"0606", "hidden-rectangle", 47, 100, Level::kHard, true},
    TechniqueInfo{"0607", "avoidable-rectangle-1", 47, 100, Level::kHard, true},
    TechniqueInfo{"0608", "avoidable-rectangle-2", 47, 100, Level::kHard, true},
    TechniqueInfo{"0202", "naked-quad", 50, 120, Level::kHard, true},
    TechniqueInfo{"0703", "remote-pair", 50, 110, Level::kHard, true},
    TechniqueInfo{"0302", "jellyfish", 52, 160, Level::kHard, true},
    TechniqueInfo{"0212", "hidden-quad", 54, 150, Level::kHard, true},
    TechniqueInfo{"0610", "bug-plus-1", 56, 100, Level::kHard, true},
    TechniqueInfo{"0500", "simple-colors-trap", 62, 150, Level::kHard, true},
    TechniqueInfo{"0501", "simple-colors-wrap", 62, 150, Level::kHard, true},
    TechniqueInfo{"0502", "multi-colors-1", 64, 200, Level::kHard, true},
    TechniqueInfo{"0503", "multi-colors-2", 64, 200, Level::kHard, true},
    TechniqueInfo{"0311", "finned-swordfish", 54, 200, Level::kExpert, true},
    TechniqueInfo{"0321", "sashimi-swordfish", 54, 240, Level::kExpert, true},
    TechniqueInfo{"0312", "finned-jellyfish", 58, 250, Level::kExpert, true},
    TechniqueInfo{"0322", "sashimi-jellyfish", 58, 280, Level::kExpert, true},
    TechniqueInfo{"1101", "sue-de-coq", 60, 250, Level::kExpert, true},
    TechniqueInfo{"0701", "x-chain", 65, 260, Level::kExpert, true},
    TechniqueInfo{"0702", "xy-chain", 66, 260, Level::kExpert, true},
    TechniqueInfo{"0706", "continuous-nice-loop", 70, 280, Level::kExpert, true},
    TechniqueInfo{"0708", "aic", 70, 280, Level::kExpert, true},
    TechniqueInfo{"0707", "discontinuous-nice-loop", 70, 280, Level::kExpert, true},
    TechniqueInfo{"0709", "grouped-continuous-nice-loop", 71, 300, Level::kExpert, true},
    TechniqueInfo{"0711", "grouped-aic", 71, 300, Level::kExpert, true},
    TechniqueInfo{"0710", "grouped-discontinuous-nice-loop", 71, 300, Level::kExpert, true},
    TechniqueInfo{"0901", "als-xz", 72, 300, Level::kExpert, true},
    TechniqueInfo{"0902", "als-xy-wing", 74, 320, Level::kExpert, true},
    TechniqueInfo{"0903", "als-xy-chain", 76, 340, Level::kExpert, true},
    TechniqueInfo{"0904", "death-blossom", 76, 360, Level::kExpert, true},
    TechniqueInfo{"0330", "franken-x-wing", 56, 300, Level::kExpert, false},
    TechniqueInfo{"0331", "franken-swordfish", 60, 350, Level::kExpert, false},
    TechniqueInfo{"0332", "franken-jellyfish", 64, 370, Level::kExpert, false},
    TechniqueInfo{"0340", "finned-franken-x-wing", 62, 390, Level::kExpert, false},
    TechniqueInfo{"0341", "finned-franken-swordfish", 66, 410, Level::kExpert, false},
    TechniqueInfo{"0342", "finned-franken-jellyfish", 70, 430, Level::kExpert, false},
    TechniqueInfo{"0350", "mutant-x-wing", 66, 450, Level::kExpert, false},
    TechniqueInfo{"0351", "mutant-swordfish", 70, 450, Level::kExpert, false},
    TechniqueInfo{"0352", "mutant-jellyfish", 74, 450, Level::kExpert, false},
    TechniqueInfo{"0360", "finned-mutant-x-wing", 70, 470, Level::kExpert, false},
    TechniqueInfo{"0361", "finned-mutant-swordfish", 74, 470, Level::kExpert, false},
    TechniqueInfo{"0362", "finned-mutant-jellyfish", 78, 470, Level::kExpert, false},
    TechniqueInfo{"0363", "finned-mutant-squirmbag", 82, 470, Level::kExpert, false},
    TechniqueInfo{"0364", "finned-mutant-whale", 86, 470, Level::kExpert, false},
    TechniqueInfo{"1301", "forcing-chain-contradiction", 75, 500, Level::kExtreme, true},
    TechniqueInfo{"1302", "forcing-chain-verity", 80, 500, Level::kExtreme, true},
    TechniqueInfo{"1201", "template-set", 85, 10000, Level::kExtreme, false},
    TechniqueInfo{"1202", "template-delete", 85, 10000, Level::kExtreme, false},
    TechniqueInfo{"1303", "forcing-net-contradiction", 85, 700, Level::kExtreme, true},
    TechniqueInfo{"1304", "forcing-net-verity", 85, 700, Level::kExtreme, true},
    TechniqueInfo{"1305", "nested-forcing-net", 95, 1000, Level::kExtreme, true},
};
static_assert(kTechniques.size() == static_cast<size_t>(Technique::kNestedForcingNet) + 1);

constexpr const TechniqueInfo& Info(Technique technique) { return kTechniques[static_cast<size_t>(technique)]; }

// A digit in a cell, as a result or as a reason.
struct Candidate {
  Cell cell;
  Digit digit;
  friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

// What a house or a cell does in the pattern.
enum class Role : uint8_t {
  kPattern,  // the pattern itself: the cells of a subset, of an almost locked set, of a rectangle; a house that it lies
             // in
  kBase,     // fish: a house whose candidates are covered; single-digit patterns: a house with a strong link
  kCover,    // fish: a house that covers; intersections: the house that loses candidates
  kFin,
  kEndoFin,  // a fish's candidate in two base houses
  kPivot,    // a wing's pivot, a death blossom's stem
  kColor,    // `group` tells which: 0 and 1 are the two colors of the first component, 2 and 3 of the second
};

struct HouseReason {
  House house;
  Role role;
};

// A cell and the candidates in it that matter. Cells of one `group` belong together (one almost locked set, one color).
struct CellReason {
  Cell cell;
  DigitSet digits;
  Role role;
  uint8_t group;
};

// A node of a chain: a digit in a cell, or in one of several cells of a group or an almost locked set.
struct ChainNode {
  Digit digit;
  CellSet cells;
  friend bool operator==(const ChainNode&, const ChainNode&) = default;
};

// strong: if `from` is false, `to` is true. weak: if `from` is true, `to` is false. A forcing chain or net also has
// links with kForces: what is known so far makes `to` true. Chains and nets of several branches number them.
enum class LinkKind : uint8_t { kStrong, kWeak, kForces };
struct Link {
  ChainNode from;
  ChainNode to;
  LinkKind kind;
  uint8_t branch;
};

struct Step {
  Technique technique = Technique::kFullHouse;
  uint8_t rating = 0;  // tenths, as in TechniqueInfo, with what the length of the step adds
  // Either placements or eliminations, in order of cell, then digit.
  std::vector<Candidate> placements;
  std::vector<Candidate> eliminations;
  DigitSet digits;  // that the pattern is about
  std::vector<HouseReason> houses;
  std::vector<CellReason> cells;
  std::vector<Link> links;  // in order
};

// The easiest step on this board: the first technique of the enum's order that is `searched` and has one; of its steps
// one with the lowest rating, then the one whose first changed cell comes first, then the lower digit. Empty if there
// is none, or if the budget ended the search (see budget.stop()). `puzzle` is the proof that the board's givens have
// one solution: without it, or if it has other givens, the uniqueness techniques are left out. Techniques after `last`
// in the enum's order are left out too.
std::optional<Step> FindStep(const Board& board, const Puzzle* puzzle, Budget& budget,
                             Technique last = Technique::kNestedForcingNet);

// All steps of one technique, each with exactly its results. Of steps with the same results only the simplest is
// listed. Of chains, those that are shortest between their ends. If the budget ends the search, the steps found until
// then.
std::vector<Step> FindSteps(const Board& board, Technique technique, const Puzzle* puzzle, Budget& budget);

// Does what the step says.
void Apply(const Step& step, Board& board);

}  // namespace hanadoku
