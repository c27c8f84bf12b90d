// The text may come from anywhere: each value must be one that a game can have, the givens are proven again, and the
// history is believed only if it leads to the marks.
#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "game_text.h"
#include "hanadoku/formats.h"
#include "hanadoku/game.h"
#include "hanadoku/solver.h"

namespace hanadoku {
namespace {

using Values = std::array<std::string_view, saved::kKeyCount>;
using Marks = std::array<Mark, kMaxCells>;

struct MarkedCell {
  Cell cell;
  Mark mark;
};

// The functions below cut what they return off the start of `text`. Nothing is returned for what should not be there.

// The part before the first `separator`, or all; the separator goes too.
std::string_view CutAt(char separator, std::string_view& text) {
  const size_t length = std::min(text.find(separator), text.size());
  const std::string_view part = text.substr(0, length);
  text.remove_prefix(std::min(length + 1, text.size()));
  return part;
}

std::optional<std::string_view> CutLine(std::string_view& text) {
  return text.find('\n') == text.npos ? std::nullopt : std::optional(CutAt('\n', text));
}

// The value of a line of this key.
std::optional<std::string_view> CutValue(std::string_view key, std::string_view& text) {
  std::optional<std::string_view> line = CutLine(text);
  if (!line.has_value() || CutAt(' ', *line) != key) return std::nullopt;
  return line;
}

// A number from 0 to `most`.
std::optional<int64_t> CutNumber(int64_t most, std::string_view& text) {
  if (text.empty() || text[0] < '0' || text[0] > '9') return std::nullopt;
  int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || number > most) return std::nullopt;
  text.remove_prefix(static_cast<size_t>(end - text.data()));
  return number;
}

std::optional<int64_t> ReadNumber(std::string_view text, int64_t most) {
  const auto number = CutNumber(most, text);
  return text.empty() ? number : std::nullopt;
}

template <size_t size>
std::optional<size_t> IndexIn(const std::array<std::string_view, size>& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<size_t>(found - names.begin());
}

std::optional<Shape> ReadShape(std::string_view text) {
  const auto rows = ReadNumber(CutAt('x', text), kMaxSide);
  const auto columns = ReadNumber(text, kMaxSide);
  if (!rows.has_value() || !columns.has_value()) return std::nullopt;
  return Shape::Make(static_cast<int>(*rows), static_cast<int>(*columns));
}

std::optional<GameOptions> ReadOptions(const Values& values) {
  const auto entry = IndexIn(saved::kEntryModes, values[saved::kEntry]);
  const auto hints = ReadNumber(values[saved::kHints], kMaxCount);
  const auto level = IndexIn(kLevelNames, values[saved::kLevel]);
  const auto remove_notes = IndexIn(saved::kNoYes, values[saved::kRemoveNotes]);
  if (!entry || !hints || !level || !remove_notes) return std::nullopt;
  return GameOptions{.entry = static_cast<EntryMode>(*entry),
                     .hints = static_cast<int>(*hints),
                     .level = static_cast<Level>(*level),
                     .remove_notes = *remove_notes == 1};
}

// A digit of this shape, or an empty one if there is none.
Digit CutDigit(Shape shape, std::string_view& text) {
  const Digit digit = text.empty() ? Digit() : DigitOf(text[0]).value_or(Digit());
  if (digit.empty() || digit.value() > shape.side()) return Digit();
  text.remove_prefix(1);
  return digit;
}

bool CutSign(char sign, std::string_view& text) {
  if (text.empty() || text[0] != sign) return false;
  text.remove_prefix(1);
  return true;
}

// The digits after `sign`; none if it is not there. It does not stand without any.
std::optional<DigitSet> CutDigits(char sign, Shape shape, std::string_view& text) {
  DigitSet digits;
  if (!CutSign(sign, text)) return digits;
  for (Digit digit = CutDigit(shape, text); !digit.empty(); digit = CutDigit(shape, text)) digits = digits.With(digit);
  return digits.empty() ? std::nullopt : std::optional(digits);
}

// What hints have told of each cell: any digits of cells that are not given.
std::optional<std::array<DigitSet, kMaxCells>> ReadTold(const Puzzle& puzzle, std::string_view text) {
  const Shape shape = puzzle.shape();
  std::array<DigitSet, kMaxCells> told{};
  while (!text.empty()) {
    std::string_view part = CutAt(' ', text);
    const auto index = CutNumber(shape.cells() - 1, part);
    if (!index.has_value() || !puzzle.givens()[Cell(static_cast<int>(*index))].empty()) return std::nullopt;
    DigitSet& of_cell = told[static_cast<size_t>(*index)];
    const auto digits = CutDigits(':', shape, part);
    if (!of_cell.empty() || !digits.has_value() || digits->empty() || !part.empty()) return std::nullopt;
    of_cell = *digits;
  }
  return told;
}

// Marks as this puzzle and this entry mode can bring them about.
class MarkReader {
 public:
  MarkReader(const Puzzle& puzzle, EntryMode entry) : puzzle_(puzzle), entry_(entry) {}

  std::optional<MarkedCell> Read(std::string_view text) const {
    const Shape shape = puzzle_.shape();
    const auto index = CutNumber(shape.cells() - 1, text);
    if (!index.has_value()) return std::nullopt;
    const Cell cell(static_cast<int>(*index));

    Mark mark;
    if (CutSign('=', text)) {
      mark.digit = CutDigit(shape, text);
      if (mark.digit.empty()) return std::nullopt;
    }
    const auto corner = CutDigits('^', shape, text);
    const auto centre = CutDigits('_', shape, text);
    const auto struck = CutDigits('-', shape, text);
    if (!corner.has_value() || !centre.has_value() || !struck.has_value()) return std::nullopt;
    mark.corner = *corner;
    mark.centre = *centre;
    mark.struck = *struck;
    if (CutSign('#', text)) {
      const auto color = CutNumber(kColors, text);
      if (color.value_or(0) == 0) return std::nullopt;
      mark.color = static_cast<uint8_t>(*color);
    }
    return text.empty() && CanHold(cell, mark) ? std::optional(MarkedCell{cell, mark}) : std::nullopt;
  }

  // Marks of different cells, with single blanks between them.
  std::optional<std::vector<MarkedCell>> ReadAll(std::string_view text) const {
    std::vector<MarkedCell> all;
    CellSet seen;
    while (!text.empty()) {
      const auto marked = Read(CutAt(' ', text));
      if (!marked.has_value() || seen.Has(marked->cell)) return std::nullopt;
      seen.Add(marked->cell);
      all.push_back(*marked);
    }
    return all;
  }

 private:
  bool CanHold(Cell cell, const Mark& mark) const {
    if (!puzzle_.givens()[cell].empty() || mark.struck.Has(puzzle_.solution()[cell])) return false;
    if (mark.digit.empty()) return true;
    if (!mark.corner.empty() || !mark.centre.empty()) return false;
    return entry_ == EntryMode::kFree || mark.digit == puzzle_.solution()[cell];
  }

  const Puzzle& puzzle_;
  EntryMode entry_;
};

}  // namespace

// Reads the lines of the history. False, and no history, unless the moves that are made lead to the marks of this game,
// and only the last move, if any, to the solution.
bool Game::RestoreHistory(std::string_view text) {
  const MarkReader reader(puzzle_, options_.entry);
  const auto position = ReadNumber(CutValue(saved::kPosition, text).value_or(""), kMaxMoves);
  const auto start = reader.ReadAll(CutValue(saved::kStart, text).value_or("?"));
  const auto count = ReadNumber(CutValue(saved::kHistory, text).value_or(""), kMaxMoves);
  if (!position || !start || !count || *position > *count) return false;

  std::vector<Move> history(static_cast<size_t>(*count));
  Marks marks{};
  Grid grid = puzzle_.givens();
  const auto put = [&](const MarkedCell& marked) {
    marks[static_cast<size_t>(marked.cell.index())] = marked.mark;
    grid.Set(marked.cell, marked.mark.digit);
  };
  for (const MarkedCell& marked : *start) put(marked);
  bool leads_here = *position > 0 || marks == marks_;
  for (size_t i = 0; i < history.size(); ++i) {
    const auto line = CutLine(text);
    if (!line.has_value() || grid == puzzle_.solution()) return false;
    const auto changed = reader.ReadAll(*line);
    if (!changed.has_value() || changed->empty()) return false;
    for (const MarkedCell& marked : *changed) {
      const Mark before = marks[static_cast<size_t>(marked.cell.index())];
      if (marked.mark == before) return false;
      history[i].push_back({marked.cell, before, marked.mark});
      put(marked);
    }
    if (i + 1 == static_cast<size_t>(*position)) leads_here = marks == marks_;
  }
  const bool would_finish = *position < *count && grid == puzzle_.solution();
  if (!leads_here || would_finish || !text.empty()) return false;
  history_ = std::move(history);
  position_ = static_cast<size_t>(*position);
  return true;
}

Restored Restored::From(std::string_view text, std::optional<uint64_t> nodes) {
  Restored restored;
  const auto refuse = [&](RestoreFault reason) {
    restored.fault = reason;
    return restored;
  };

  if (text.size() > Game::kMaxSavedBytes) return refuse(RestoreFault::kFormat);
  if (text.substr(0, saved::kName.size()) != saved::kName) return refuse(RestoreFault::kFormat);
  text.remove_prefix(saved::kName.size());
  const std::string_view version = CutAt('\n', text);
  const bool without_told = version == saved::kVersionWithoutTold;
  if (version != saved::kVersion && !without_told) return refuse(RestoreFault::kVersion);
  Values values;
  for (size_t key = 0; key < saved::kKeyCount; ++key) {
    if (key == saved::kTold && without_told) continue;
    const auto value = CutValue(saved::kKeys[key], text);
    if (!value.has_value()) return refuse(RestoreFault::kFormat);
    values[key] = *value;
  }

  const auto shape = ReadShape(values[saved::kShape]);
  const auto options = ReadOptions(values);
  if (!shape.has_value() || !options.has_value()) return refuse(RestoreFault::kContent);
  const bool counts_mistakes = options->entry == EntryMode::kStrict;
  const auto used = ReadNumber(values[saved::kUsed], options->hints);
  const auto mistakes = ReadNumber(values[saved::kMistakes], counts_mistakes ? kMaxCount : 0);
  const auto elapsed = ReadNumber(values[saved::kElapsed], Stopwatch::kMaxElapsed);
  const Parsed givens = ParseGrid(values[saved::kGivens], *shape);
  if (!used || !mistakes || !elapsed || !givens.grid) return refuse(RestoreFault::kContent);

  Budget budget(nodes.value_or(DefaultNodes(*shape)));
  const Proof proof = Prove(*givens.grid, budget);
  if (proof.verdict == Verdict::kBudget || proof.verdict == Verdict::kDeadline) return refuse(RestoreFault::kBudget);
  if (!proof.puzzle.has_value()) return refuse(RestoreFault::kContent);
  const auto marks = MarkReader(*proof.puzzle, options->entry).ReadAll(values[saved::kMarks]);
  const auto told = ReadTold(*proof.puzzle, values[saved::kTold]);
  if (!marks.has_value() || !told.has_value()) return refuse(RestoreFault::kContent);

  Game& game = restored.game.emplace(*proof.puzzle, *options);
  for (const auto& [cell, mark] : *marks) game.Put(cell, mark);
  game.Derive();
  game.hints_used_ = static_cast<int>(*used);
  game.mistakes_ = static_cast<int>(*mistakes);
  game.told_ = *told;
  game.stopwatch_ = Stopwatch::WithElapsed(*elapsed);
  restored.history_lost = !game.RestoreHistory(text);
  return restored;
}

}  // namespace hanadoku
