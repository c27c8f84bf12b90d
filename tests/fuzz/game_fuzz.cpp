// A saved game's text with any changes, then any actions: no broken game comes of it, and it is restored exactly.
#include <vector>

#include "../core/sound_game.h"
#include "fuzz.h"
#include "hanadoku/game.h"

namespace hanadoku {
namespace {

constexpr size_t kMaxActions = 64;

void Act(FuzzBytes& bytes, Game& game, int64_t now) {
  const int action = bytes.Below(13);
  const Cell cell(bytes.Below(game.shape().cells() + 1));
  const Digit digit(bytes.Below(game.shape().side() + 2));
  switch (action) {
    case 0: game.Erase(cell); break;
    case 1: game.ToggleNote(cell, NoteKind::kCorner, digit); break;
    case 2: game.ToggleNote(cell, NoteKind::kCentre, digit); break;
    case 3: game.SetColor(cell, static_cast<uint8_t>(digit.value())); break;
    case 4: game.Reveal(now); break;
    case 5: game.Restart(); break;
    case 6: game.Undo(); break;
    case 7: game.Redo(); break;
    case 8: game.UndoMistakes(); break;
    case 9: {
      const std::vector<Candidate> results = {{cell, digit}};
      const bool placed = bytes.Below(2) == 0;
      const Game::Candidates placements = placed ? Game::Candidates(results) : Game::Candidates();
      const Game::Candidates eliminations = placed ? Game::Candidates() : Game::Candidates(results);
      game.Explain(placements, eliminations);
      game.Apply(placements, eliminations, now);
      break;
    }
    default: game.Enter(cell, digit, now); break;
  }
}

// The text ends at the first NUL; the actions follow it.
void Check(FuzzBytes bytes) {
  const std::string_view text = bytes.CutText();
  Restored restored = Restored::From(text, 1000);
  Require(restored.game.has_value() == (restored.fault == RestoreFault::kNone));
  if (!restored.game.has_value()) return;
  Game& game = *restored.game;
  Require(FaultIn(game) == nullptr);
  for (size_t actions = 0; actions < kMaxActions && !bytes.rest().empty(); ++actions) {
    Act(bytes, game, static_cast<int64_t>(actions));
    Require(FaultIn(game) == nullptr);
  }
  const std::string saved = game.Save(0);
  const Restored again = Restored::From(saved, 1000);
  Require(again.game.has_value() && !again.history_lost && again.game->Save(0) == saved);
}

}  // namespace
}  // namespace hanadoku

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  hanadoku::Check({data, size});
  return 0;
}
