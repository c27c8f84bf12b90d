// Fish: in n base houses a digit has its places, but for the fins, in n cover houses. If no fin holds the digit, the
// covers are used up by the bases; so a candidate of the covers outside the bases, or in two covers, that sees all
// fins, is false. (Ultimate Fish Guide of the Player's Forum, as HoDoKu applies it.)
#pragma once

#include <vector>

#include "search.h"

namespace hanadoku::techniques {

// Houses as a set of their numbers.
using HouseSet = uint64_t;

struct Fish {
  Digit digit;
  HouseSet bases;
  HouseSet covers;
  CellSet fins;       // base candidates outside the covers
  CellSet endo_fins;  // base candidates in two bases
  CellSet removed;
  bool wanted;  // is of the technique that is looked for, not only of its kin
};

void OfferFish(const View& view, Technique technique, const Fish& fish, Steps& steps);

// Where all steps are wanted: siamese fish, two of the same bases with different covers, as one step. `same_bases` are
// of one digit and one set of bases.
void OfferSiamese(const View& view, Technique technique, const std::vector<Fish>& same_bases, Steps& steps);

}  // namespace hanadoku::techniques
