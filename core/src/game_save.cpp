#include <array>
#include <string>
#include <string_view>

#include "game_text.h"
#include "hanadoku/formats.h"
#include "hanadoku/game.h"

namespace hanadoku {
namespace {

void AppendDigits(char sign, DigitSet digits, std::string& text) {
  if (digits.empty()) return;
  text += sign;
  for (const Digit digit : digits) text += SymbolOf(digit);
}

void AppendMark(Cell cell, const Mark& mark, std::string& text) {
  text += std::to_string(cell.index());
  if (!mark.digit.empty()) text += {'=', SymbolOf(mark.digit)};
  AppendDigits('^', mark.corner, text);
  AppendDigits('_', mark.centre, text);
  AppendDigits('-', mark.struck, text);
  if (mark.color != 0) text += '#' + std::to_string(mark.color);
}

std::string AllMarks(const std::array<Mark, kMaxCells>& marks) {
  std::string text;
  for (int i = 0; i < kMaxCells; ++i) {
    const Mark& mark = marks[static_cast<size_t>(i)];
    if (mark == Mark()) continue;
    if (!text.empty()) text += ' ';
    AppendMark(Cell(i), mark, text);
  }
  return text;
}

std::string AllTold(const std::array<DigitSet, kMaxCells>& told) {
  std::string text;
  for (size_t i = 0; i < told.size(); ++i) {
    if (told[i].empty()) continue;
    if (!text.empty()) text += ' ';
    text += std::to_string(i);
    AppendDigits(':', told[i], text);
  }
  return text;
}

void AppendLine(std::string_view key, std::string_view value, std::string& text) {
  text += key;
  if (!value.empty()) text += ' ';
  text += value;
  text += '\n';
}

}  // namespace

std::string Game::Save(int64_t now) const {
  std::array<std::string, saved::kKeyCount> values;
  values[saved::kShape] = std::to_string(shape().box_rows()) + 'x' + std::to_string(shape().box_columns());
  values[saved::kLevel] = kLevelNames[static_cast<size_t>(options_.level)];
  values[saved::kEntry] = saved::kEntryModes[static_cast<size_t>(options_.entry)];
  values[saved::kHints] = std::to_string(options_.hints);
  values[saved::kUsed] = std::to_string(hints_used_);
  values[saved::kMistakes] = std::to_string(mistakes_);
  values[saved::kElapsed] = std::to_string(Elapsed(now));
  values[saved::kRemoveNotes] = saved::kNoYes[options_.remove_notes ? 1 : 0];
  values[saved::kGivens] = WriteLine(puzzle_.givens());
  values[saved::kMarks] = AllMarks(marks_);
  values[saved::kTold] = AllTold(told_);
  Marks start = marks_;
  for (size_t i = position_; i > 0; --i) {
    for (const Change& change : history_[i - 1]) start[static_cast<size_t>(change.cell.index())] = change.before;
  }

  std::string text;
  text += saved::kName;
  text += saved::kVersion;
  text += '\n';
  for (size_t key = 0; key < saved::kKeyCount; ++key) AppendLine(saved::kKeys[key], values[key], text);
  AppendLine(saved::kPosition, std::to_string(position_), text);
  AppendLine(saved::kStart, AllMarks(start), text);
  AppendLine(saved::kHistory, std::to_string(history_.size()), text);
  for (const Move& move : history_) {
    for (const Change& change : move) {
      if (&change != &move.front()) text += ' ';
      AppendMark(change.cell, change.after, text);
    }
    text += '\n';
  }
  return text;
}

}  // namespace hanadoku
