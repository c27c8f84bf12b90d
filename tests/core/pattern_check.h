// A second, naive look at steps: from the reasons that a step gives, the statements "one of these candidates is true"
// are taken from the board, and every way to make them all true is tried.
#pragma once

#include <string>

#include "hanadoku/board.h"
#include "hanadoku/step.h"

namespace hanadoku {

// What is wrong with a step on this board; empty if its pattern is there and forces its results. The nested nets are
// not looked into.
std::string CheckPattern(const Step& step, const Board& board);

}  // namespace hanadoku
