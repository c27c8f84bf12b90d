// Lists as they cross to web/lib/decode_steps.ts: numbers between commas, each step of a list ended by a semicolon.
#pragma once

#include <string>

#include "hanadoku/step.h"

namespace hanadoku::wasm {

class Numbers {
 public:
  template <typename... Values>
  void Add(Values... values) {
    ((text_ += std::to_string(values), text_ += ','), ...);
  }
  template <typename List, typename Write>
  void AddAll(const List& list, const Write& write) {
    Add(list.size());
    for (const auto& each : list) write(each);
  }
  // Ends a step.
  void End() {
    if (!text_.empty()) text_.back() = ';';
  }
  // All that was ended.
  std::string Text() const { return text_.substr(0, text_.empty() ? 0 : text_.size() - 1); }

 private:
  std::string text_;
};

inline void WriteStep(const Step& step, Numbers& numbers) {
  const auto number = [](auto value) { return static_cast<int>(value); };
  const auto candidate = [&](const Candidate& each) { numbers.Add(each.cell.index(), each.digit.value()); };
  const auto node = [&](const ChainNode& each) {
    numbers.Add(each.digit.value(), each.cells.size());
    for (const Cell cell : each.cells) numbers.Add(cell.index());
  };
  numbers.Add(number(step.technique), number(step.rating));
  numbers.AddAll(step.placements, candidate);
  numbers.AddAll(step.eliminations, candidate);
  numbers.Add(step.digits.bits());
  numbers.AddAll(step.houses, [&](const HouseReason& each) {
    numbers.Add(number(each.house.kind), number(each.house.index), number(each.role));
  });
  numbers.AddAll(step.cells, [&](const CellReason& each) {
    numbers.Add(each.cell.index(), each.digits.bits(), number(each.role), number(each.group));
  });
  numbers.AddAll(step.links, [&](const Link& each) {
    numbers.Add(number(each.kind), number(each.branch));
    node(each.from);
    node(each.to);
  });
  numbers.End();
}

template <typename List>
std::string WriteSteps(const List& steps) {
  Numbers numbers;
  for (const Step& step : steps) WriteStep(step, numbers);
  return numbers.Text();
}

}  // namespace hanadoku::wasm
