// The generator's signature, as tests/data/signature.ts describes it: each line of the file is a shape, a level, how
// many seeds from 1 and a number.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <string>

#include "hanadoku/budget.h"
#include "hanadoku/formats.h"
#include "hanadoku/generator.h"
#include "hanadoku/shape.h"

namespace hanadoku {
namespace {

constexpr std::array kLevels = {"easy", "normal", "hard"};
constexpr std::array kFaults = {"", "attempts", "budget", "deadline", "unreachable"};

// FNV-1a.
class Hash {
 public:
  void AddLine(const std::string& text) {
    for (const char symbol : text) Add(symbol);
    Add('\n');
  }
  uint32_t value() const { return value_; }

 private:
  void Add(char symbol) { value_ = (value_ ^ static_cast<uint8_t>(symbol)) * 0x01000193; }
  uint32_t value_ = 0x811c9dc5;
};

std::string Outcome(const Wish& wish, uint64_t seed) {
  Budget budget(kDefaultGenerateNodes);
  const Generated made = Generate(wish, seed, budget);
  return made.puzzle ? WriteLine(made.puzzle->givens()) : kFaults[static_cast<size_t>(made.fault)];
}

uint32_t SignatureOf(Shape shape, const std::string& level, uint64_t seeds) {
  Wish wish(shape);
  wish.level = static_cast<Level>(std::find(kLevels.begin(), kLevels.end(), level) - kLevels.begin());
  Hash hash;
  for (uint64_t seed = 1; seed <= seeds; ++seed) hash.AddLine(Outcome(wish, seed));
  return hash.value();
}

TEST(Signature, IsTheSameHereAsInTheModule) {
  std::ifstream file("tests/data/signature.txt");
  int lines = 0;
  std::string shape, level;
  uint64_t seeds = 0;
  uint32_t expected = 0;
  while (file >> shape >> level >> std::dec >> seeds >> std::hex >> expected) {
    ++lines;
    EXPECT_EQ(SignatureOf(*Shape::Make(shape[0] - '0', shape[2] - '0'), level, seeds), expected)
        << shape << ' ' << level;
  }
  EXPECT_EQ(lines, 21);
}

}  // namespace
}  // namespace hanadoku
