#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "boards.h"
#include "games.h"
#include "hanadoku/game.h"
#include "sound_game.h"

namespace hanadoku {
namespace {

const std::string kSaved =
    "hanadoku-game 2\n"
    "shape 2x3\n"
    "level easy\n"
    "entry strict\n"
    "hints 3\n"
    "used 2\n"
    "mistakes 1\n"
    "elapsed 61500\n"
    "remove-notes yes\n"
    "givens ....1..2...3.....4..56........34....\n"
    "marks 0=6 1=3 2_4-1#7\n"
    "told 1:3 2:15\n"
    "position 7\n"
    "start\n"
    "history 8\n"
    "1^3\n"
    "1^36\n"
    "2_4\n"
    "2_4#7\n"
    "0=6 1^3\n"
    "1=3\n"
    "2_4-1#7\n"
    "2-1#7\n";

Step Strikes(int cell, std::initializer_list<Digit> digits) {
  Step step;
  for (const Digit digit : digits) step.eliminations.push_back({Cell(cell), digit});
  return step;
}

Restored RestoredFrom(std::string_view text) { return Restored::From(text); }

// The saved game above with one piece of its text replaced.
std::string Replaced(std::string_view old_piece, std::string_view new_piece) {
  std::string text = kSaved;
  const size_t at = text.find(old_piece);
  EXPECT_NE(at, text.npos) << old_piece;
  return text.replace(at, old_piece.size(), new_piece);
}

bool UndoOrRedo(Game& game, Random& random) { return random.Below(2) == 0 ? game.Undo() : game.Redo(); }

// Both games show the same now, and after each undo and redo.
void ExpectSame(Game a, Game b) {
  EXPECT_EQ(a.Save(0), b.Save(0));
  EXPECT_EQ(Shown(a), Shown(b));
  EXPECT_EQ(a.finished(), b.finished());
  while (a.Undo()) {
    ASSERT_TRUE(b.Undo());
    ASSERT_EQ(Shown(a), Shown(b));
  }
  EXPECT_FALSE(b.CanUndo());
  while (a.Redo()) {
    ASSERT_TRUE(b.Redo());
    ASSERT_EQ(Shown(a), Shown(b));
  }
  EXPECT_FALSE(b.CanRedo());
}

TEST(Save, IsThisText) {
  Game game(PuzzleOf(GridOf(ShapeOf(2, 3), "....1..2...3.....4..56........34....")),
            {.entry = EntryMode::kStrict, .hints = 3, .level = Level::kEasy});
  game.Resume(1000);
  game.ToggleNote(Cell(1), NoteKind::kCorner, Digit(3));
  game.ToggleNote(Cell(1), NoteKind::kCorner, Digit(6));
  game.ToggleNote(Cell(2), NoteKind::kCentre, Digit(4));
  game.SetColor(Cell(2), 7);
  EXPECT_EQ(game.Enter(Cell(0), Digit(4), 1000), Entered::kMistake);
  EXPECT_EQ(game.Enter(Cell(0), Digit(6), 1000), Entered::kPlaced);
  EXPECT_EQ(game.Reveal(1000), Cell(1));
  EXPECT_EQ(Explain(Strikes(2, {Digit(1), Digit(5)}), game), Explained::kShown);
  EXPECT_TRUE(Apply(Strikes(2, {Digit(1)}), 1000, game));
  game.Erase(Cell(2));
  game.Undo();
  EXPECT_EQ(game.Save(62'500), kSaved);
}

TEST(Restore, GivesBackTheGamePaused) {
  const Restored restored = RestoredFrom(kSaved);
  EXPECT_EQ(restored.fault, RestoreFault::kNone);
  EXPECT_FALSE(restored.history_lost);
  ASSERT_TRUE(restored.game);
  const Game& game = *restored.game;
  EXPECT_FALSE(game.running());
  EXPECT_EQ(game.Elapsed(99'999), 61'500);
  EXPECT_EQ(game.mistakes(), 1);
  EXPECT_EQ(game.hints_used(), 2);
  EXPECT_EQ(game.options().level, Level::kEasy);
  EXPECT_EQ(game.mark(Cell(0)).digit, Digit(6));
  EXPECT_EQ(game.mark(Cell(2)).color, 7);
  EXPECT_TRUE(game.CanUndo() && game.CanRedo());
  EXPECT_EQ(game.Save(0), kSaved);
}

TEST(Restore, ReadsTheFirstVersionAsAGameToWhichNothingHasBeenTold) {
  const Restored restored = RestoredFrom(
      "hanadoku-game 1\nshape 2x3\nlevel easy\nentry strict\nhints 3\nused 1\nmistakes 1\nelapsed 61500\n"
      "remove-notes yes\ngivens ....1..2...3.....4..56........34....\nmarks 0=6 2_4#7\n"
      "position 1\nstart 2_4#7\nhistory 1\n0=6\n");
  ASSERT_TRUE(restored.game);
  EXPECT_FALSE(restored.history_lost);
  EXPECT_EQ(restored.game->mark(Cell(2)).centre, Digits({Digit(4)}));
  const std::string saved = restored.game->Save(0);
  EXPECT_NE(saved.find("hanadoku-game 2\n"), saved.npos);
  EXPECT_NE(saved.find("told\n"), saved.npos);
}

TEST(Restore, IsTheInverseOfSaveForAnyPlayOnEveryShape) {
  Random random(4);
  for (const Shape shape : Shape::All()) {
    const Puzzle puzzle = PuzzleWithHoles(shape, 40, random.Next());
    for (const EntryMode entry : {EntryMode::kStrict, EntryMode::kFree}) {
      Game game(puzzle, {.entry = entry,
                         .hints = static_cast<int>(random.Below(9)),
                         .level = static_cast<Level>(random.Below(5)),
                         .remove_notes = random.Below(2) == 0});
      game.Resume(0);
      for (int press = 1; press <= 300; ++press) {
        if (random.Below(6) == 0) {
          UndoOrRedo(game, random);
        } else {
          PressAnything(game, random, press);
        }
        if (press % 60 != 0) continue;
        const Restored restored = RestoredFrom(game.Save(press));
        ASSERT_TRUE(restored.game) << game.Save(press);
        EXPECT_FALSE(restored.history_lost);
        EXPECT_EQ(restored.game->Save(0), game.Save(press));
        EXPECT_STREQ(FaultIn(*restored.game), nullptr);
        Game paused = game;
        paused.Pause(press);
        ExpectSame(*restored.game, paused);
      }
    }
  }
}

// ogarcia/opensudoku pull request 67: a game with a 9 in its undo record crashed at each start.
TEST(Restore, KeepsUndoForEachDigit) {
  for (const Shape shape : Shape::All()) {
    const Puzzle puzzle = PuzzleWithHoles(shape, shape.side() * 2, 5);
    const Cell cell = (shape.AllCells() - puzzle.givens().Filled()).First();
    for (const Digit digit : shape.AllDigits()) {
      Game game(puzzle, {.entry = EntryMode::kFree, .hints = 0, .level = Level::kHard});
      for (const Cell peer : shape.layout().Peers(cell)) game.ToggleNote(peer, NoteKind::kCorner, digit);
      game.Enter(cell, digit, 0);
      const Restored restored = RestoredFrom(game.Save(0));
      ASSERT_TRUE(restored.game && !restored.history_lost) << game.Save(0);
      ExpectSame(*restored.game, game);
    }
  }
}

TEST(Restore, AFinishedGameIsFinished) {
  Game game(PuzzleWithHoles(ShapeOf(2, 2), 5, 6), {.entry = EntryMode::kStrict, .hints = 9, .level = Level::kEasy});
  game.Resume(0);
  while (game.Reveal(50)) {
  }
  ASSERT_TRUE(game.finished());
  const Restored restored = RestoredFrom(game.Save(80));
  ASSERT_TRUE(restored.game);
  EXPECT_TRUE(restored.game->finished());
  EXPECT_FALSE(restored.game->CanUndo());
  EXPECT_EQ(restored.game->Elapsed(99), 50);
  EXPECT_EQ(restored.game->Save(99), game.Save(80));
}

TEST(Restore, TheLongestHistoryFits) {
  Game game(PuzzleWithHoles(ShapeOf(4, 4), 140, 7), {.entry = EntryMode::kFree, .hints = 99, .level = Level::kEasy});
  Random random(8);
  for (size_t i = 0; i < Game::kMaxMoves + 2000; ++i) {
    while (!PressAnything(game, random, 0)) {
    }
  }
  const std::string text = game.Save(0);
  EXPECT_LT(text.size(), Game::kMaxSavedBytes);
  const Restored restored = RestoredFrom(text);
  ASSERT_TRUE(restored.game);
  EXPECT_FALSE(restored.history_lost);
  EXPECT_EQ(restored.game->Save(0), text);
}

TEST(Restore, SaysWhyATextIsNoGame) {
  const std::string without_clue = "givens ....1..2...3.....4..56........3.....\n";
  const struct {
    std::string text;
    RestoreFault fault;
  } cases[] = {
      {"", RestoreFault::kFormat},
      {"{}", RestoreFault::kFormat},
      {"hanadoku-game", RestoreFault::kFormat},
      {"hanadoku-game 2", RestoreFault::kFormat},
      {"hanadoku-game 2\n", RestoreFault::kFormat},
      {" " + kSaved, RestoreFault::kFormat},
      {kSaved + std::string(Game::kMaxSavedBytes, '\n'), RestoreFault::kFormat},
      {Replaced("level easy\n", ""), RestoreFault::kFormat},
      {Replaced("used 2", "used2"), RestoreFault::kFormat},
      {Replaced("game 2", "game 3"), RestoreFault::kVersion},
      {Replaced("game 2", "game 20"), RestoreFault::kVersion},
      {Replaced("game 2", "game "), RestoreFault::kVersion},
      {Replaced("2x3", "3x4"), RestoreFault::kContent},
      {Replaced("2x3", "2x3x"), RestoreFault::kContent},
      {Replaced("2x3", "1x6"), RestoreFault::kContent},
      {Replaced("2x3", "99999999999999999999x2"), RestoreFault::kContent},
      {Replaced("level easy", "level Easy"), RestoreFault::kContent},
      {Replaced("entry strict", "entry lax"), RestoreFault::kContent},
      {Replaced("entry strict", "entry free"), RestoreFault::kContent},  // which counts no mistakes
      {Replaced("hints 3", "hints 0"), RestoreFault::kContent},
      {Replaced("hints 3", "hints -3"), RestoreFault::kContent},
      {Replaced("hints 3", "hints 1000000001"), RestoreFault::kContent},
      {Replaced("used 2", "used 4"), RestoreFault::kContent},
      {Replaced("mistakes 1", "mistakes 1.5"), RestoreFault::kContent},
      {Replaced("elapsed 61500", "elapsed -1"), RestoreFault::kContent},
      {Replaced("elapsed 61500", "elapsed 9007199254740993"), RestoreFault::kContent},
      {Replaced("notes yes", "notes maybe"), RestoreFault::kContent},
      {Replaced("givens ....1..2...3.....4..56........34....\n", without_clue), RestoreFault::kContent},
      {Replaced("givens ....1", "givens ...11"), RestoreFault::kContent},
      {Replaced("givens ....1", "givens ....7"), RestoreFault::kContent},
      {Replaced("marks 0=6", "marks 4=1"), RestoreFault::kContent},  // a given
      {Replaced("marks 0=6", "marks 0=5"), RestoreFault::kContent},  // wrong, in a strict game
      {Replaced("marks 0=6", "marks 36=6"), RestoreFault::kContent},
      {Replaced("marks 0=6", "marks 0=7"), RestoreFault::kContent},
      {Replaced("marks 0=6", "marks 0="), RestoreFault::kContent},
      {Replaced("marks 0=6", "marks 0=6^1"), RestoreFault::kContent},
      {Replaced("marks 0=6", "marks 0=6 0=6"), RestoreFault::kContent},
      {Replaced("2_4-1#7\nt", "2_4-1#0\nt"), RestoreFault::kContent},
      {Replaced("2_4-1#7\nt", "2_4-1#16\nt"), RestoreFault::kContent},
      {Replaced("2_4-1#7\nt", "2_-1#7\nt"), RestoreFault::kContent},
      {Replaced("2_4-1#7\nt", "2_7-1#7\nt"), RestoreFault::kContent},
      {Replaced("2_4-1#7\nt", "2_4#7-1\nt"), RestoreFault::kContent},
      {Replaced("2_4-1#7\nt", "2_4-14#7\nt"), RestoreFault::kContent},  // the solution's digit
      {Replaced("2_4-1#7\nt", "2_4-7#7\nt"), RestoreFault::kContent},
      {Replaced("2_4-1#7\nt", "2_4-#7\nt"), RestoreFault::kContent},
      {Replaced("told 1:3 2:15\n", ""), RestoreFault::kFormat},
      {Replaced("told 1:3", "told 4:3"), RestoreFault::kContent},  // a given
      {Replaced("told 1:3", "told 36:3"), RestoreFault::kContent},
      {Replaced("told 1:3", "told 1:7"), RestoreFault::kContent},
      {Replaced("told 1:3", "told 1:"), RestoreFault::kContent},
      {Replaced("told 1:3", "told 1"), RestoreFault::kContent},
      {Replaced("told 1:3", "told 2:3"), RestoreFault::kContent},  // twice the same cell
      {Replaced("told 1:3", "told 1:3-"), RestoreFault::kContent},
  };
  for (const auto& [text, fault] : cases) {
    const Restored restored = RestoredFrom(text);
    EXPECT_EQ(restored.fault, fault) << text.substr(0, 400);
    EXPECT_FALSE(restored.game);
    EXPECT_FALSE(restored.history_lost);
  }
  EXPECT_EQ(Restored::From(kSaved, 0).fault, RestoreFault::kBudget);
}

TEST(Restore, KeepsTheMarksWhereOnlyTheHistoryIsBroken) {
  const size_t history = kSaved.find("position");
  const std::string head = kSaved.substr(0, history);
  std::vector<std::string> texts = {
      head,
      head + "position 0\nstart\nhistory 0\n",  // leads to other marks
      head + "position 0\nhistory 0\n",
      Replaced("start\n", "start 0=6\n"),
      Replaced("start\n", "start 3=6\n"),
      Replaced("position 7", "position 6"),
      Replaced("position 7", "position 9"),
      Replaced("position 7", "position x"),
      Replaced("history 8", "history 7"),
      Replaced("history 8", "history 9"),
      Replaced("history 8", "history 99999999"),
      kSaved + "\n",
      kSaved + "0\n",
      Replaced("\n1=3\n", "\n1=5\n"),      // wrong, in a strict game
      Replaced("\n1=3\n", "\n1=3 1=3\n"),  // twice the same cell
      Replaced("\n1=3\n", "\n1^3\n"),      // changes nothing
      Replaced("\n1=3\n", "\n\n"),
      Replaced("\n1=3\n", "\n4=1\n"),      // a given
      Replaced("\n2-1#7\n", "\n2=9\n"),    // a move that was taken back
      Replaced("\n2-1#7\n", "\n2-4#7\n"),  // strikes out the solution's digit
  };
  for (size_t length = history; length < kSaved.size(); ++length) texts.push_back(kSaved.substr(0, length));
  for (const std::string& text : texts) {
    const Restored restored = RestoredFrom(text);
    ASSERT_TRUE(restored.game) << text;
    EXPECT_TRUE(restored.history_lost) << text;
    EXPECT_EQ(Shown(*restored.game), Shown(*RestoredFrom(kSaved).game));
    EXPECT_FALSE(restored.game->CanUndo() || restored.game->CanRedo());
    EXPECT_EQ(restored.game->mistakes(), 1);
    // Told once only.
    EXPECT_FALSE(RestoredFrom(restored.game->Save(0)).history_lost);
  }
}

// Undo and redo could otherwise finish a game without a move.
TEST(Restore, BelievesNoHistoryThatWouldFinishTheGame) {
  Game game(PuzzleWithHoles(ShapeOf(2, 2), 2, 9), {.entry = EntryMode::kFree, .hints = 0, .level = Level::kEasy});
  const auto open = game.shape().AllCells() - game.grid().Filled();
  for (const Cell cell : open) game.Enter(cell, game.puzzle().solution()[cell], 0);
  ASSERT_TRUE(game.finished());
  std::string text = game.Save(0);
  const size_t marks = text.find("marks "), told = text.find("\ntold"), position = text.find("position 2");
  text.replace(position, 10, "position 0");
  text.erase(marks + 6, told - (marks + 6));
  const Restored restored = RestoredFrom(text);
  ASSERT_TRUE(restored.game) << text;
  EXPECT_FALSE(restored.game->finished());
  EXPECT_TRUE(restored.history_lost);
}

// Changes a text at random: bytes, pieces, whole lines, and pieces of another text.
std::string Mutated(std::string text, const std::string& other, Random& random) {
  const auto below = [&](size_t bound) { return static_cast<size_t>(random.Below(static_cast<uint32_t>(bound))); };
  const std::string symbols = "0123456789=^_#x. \n-:AGg";
  for (size_t changes = 1 + below(3); changes > 0 && !text.empty(); --changes) {
    const size_t at = below(text.size()), length = 1 + below(12), from = below(other.size());
    switch (below(7)) {
      case 0: text[at] = static_cast<char>(random.Below(256)); break;
      case 1: text[at] = symbols[below(symbols.size())]; break;
      case 2: text.insert(at, 1, symbols[below(symbols.size())]); break;
      case 3: text.erase(at, length); break;
      case 4: text.insert(at, other.substr(from, length)); break;
      case 5: text.replace(at, length, other.substr(from, length)); break;
      default: text.resize(below(20) == 0 ? at : text.size()); break;
    }
  }
  return text;
}

TEST(Restore, NeverMakesABrokenGameOfABrokenText) {
  Random random(10);
  std::vector<std::string> texts = {kSaved};
  for (const Shape shape : {ShapeOf(2, 2), ShapeOf(2, 3), ShapeOf(3, 3), ShapeOf(2, 5)}) {
    for (const EntryMode entry : {EntryMode::kStrict, EntryMode::kFree}) {
      Game game(PuzzleWithHoles(shape, 20, random.Next()), {.entry = entry, .hints = 4, .level = Level::kNormal});
      for (int press = 0; press < 60; ++press) PressAnything(game, random, press);
      for (int press = 0; press < 6; ++press) UndoOrRedo(game, random);
      texts.push_back(game.Save(60));
    }
  }
  int games = 0, histories = 0;
  for (int i = 0; i < 20'000; ++i) {
    const auto any = [&] { return texts[random.Below(static_cast<uint32_t>(texts.size()))]; };
    const std::string text = Mutated(any(), any(), random);
    Restored restored = RestoredFrom(text);
    ASSERT_EQ(restored.game.has_value(), restored.fault == RestoreFault::kNone) << text;
    if (!restored.game) continue;
    Game& game = *restored.game;
    ++games;
    if (!restored.history_lost) ++histories;
    ASSERT_STREQ(FaultIn(game), nullptr) << text;
    const std::string saved = game.Save(0);
    for (int press = 0; press < 5; ++press) {
      UndoOrRedo(game, random);
      ASSERT_STREQ(FaultIn(game), nullptr) << text;
      PressAnything(game, random, 0);
      ASSERT_STREQ(FaultIn(game), nullptr) << text;
    }
    if (restored.history_lost) continue;
    const Restored again = RestoredFrom(saved);
    ASSERT_TRUE(again.game && !again.history_lost) << text;
    ASSERT_EQ(again.game->Save(0), saved);
  }
  // Some changes are within what a game can be, most are not.
  EXPECT_GT(games, 1000);
  EXPECT_GT(histories, 100);
}

}  // namespace
}  // namespace hanadoku
