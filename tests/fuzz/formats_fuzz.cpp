// A shape and any text: what is read is written and read back the same; what is not read has a reason within the text.
#include "fuzz.h"
#include "hanadoku/formats.h"

namespace hanadoku {
namespace {

void Check(FuzzBytes bytes) {
  const Shape shape = bytes.AnyShape();
  const std::string_view text = bytes.rest();
  Require(CountCells(text) <= static_cast<int>(text.size()));
  const Parsed parsed = ParseGrid(text, shape);
  Require(parsed.grid.has_value() == (parsed.fault == TextFault::kNone));
  if (parsed.grid.has_value()) {
    Require(parsed.found == shape.cells());
    Require(ParseGrid(WriteLine(*parsed.grid), shape).grid == parsed.grid);
    Require(ParseGrid(WriteNumbers(*parsed.grid), shape).grid == parsed.grid);
  } else {
    Require(parsed.offset <= text.size());
    Require(!parsed.expected.empty());
    Require((parsed.fault == TextFault::kLength) == (parsed.found != shape.cells()));
    Require((parsed.fault == TextFault::kSymbol) == !parsed.cells.empty());
    Require(shape.AllCells().Contains(parsed.cells));
  }
}

}  // namespace
}  // namespace hanadoku

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  hanadoku::Check({data, size});
  return 0;
}
