// A second, naive look at steps: from the reasons that a step gives, the statements "one of these candidates is true"
// are taken from the board, and every way to make them all true is tried.
#pragma once

#include <string>

#include "hanadoku/board.h"
#include "hanadoku/step.h"

namespace hanadoku {

// What is wrong with a step on this board; empty if its pattern is there and forces its results.
std::string CheckPattern(const Step& step, const Board& board);

// Its parts for the families that are checked by their definitions: fish by counting houses, nets by placing singles,
// templates by making all of them.
std::string CheckFish(const Step& step, const Board& board);
std::string CheckNet(const Step& step, const Board& board);
std::string CheckTemplate(const Step& step, const Board& board);

}  // namespace hanadoku
