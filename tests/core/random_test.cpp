#include "hanadoku/random.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <set>
#include <span>
#include <vector>

namespace hanadoku {
namespace {

// The published sequence of SplitMix64 for the seed 1234567.
TEST(Random, GivesTheSameNumbersEverywhere) {
  Random random(1234567);
  EXPECT_EQ(random.Next(), 6457827717110365317u);
  EXPECT_EQ(random.Next(), 3203168211198807973u);
  EXPECT_EQ(random.Next(), 9817491932198370423u);
}

TEST(Random, BelowStaysBelowAndReachesAll) {
  Random random(1);
  std::array<int, 6> seen{};
  for (int i = 0; i < 6000; ++i) ++seen.at(random.Below(6));
  for (const int times : seen) EXPECT_NEAR(times, 1000, 150);
}

TEST(Random, ShuffleKeepsTheItems) {
  Random random(2);
  std::vector<int> items(100);
  std::iota(items.begin(), items.end(), 0);
  std::vector<int> shuffled = items;
  random.Shuffle(std::span(shuffled));
  EXPECT_NE(shuffled, items);
  EXPECT_EQ(std::set<int>(shuffled.begin(), shuffled.end()), std::set<int>(items.begin(), items.end()));
}

TEST(Random, SeedsOfABatchAreSafeIntegersAndDiffer) {
  std::set<uint64_t> seeds;
  for (uint64_t seed = 0; seed < 10; ++seed) {
    for (uint64_t i = 0; i < 1000; ++i) {
      EXPECT_LE(SeedOfBatch(seed, i), kMaxSeed);
      seeds.insert(SeedOfBatch(seed, i));
    }
  }
  EXPECT_EQ(seeds.size(), 10'000u);
}

}  // namespace
}  // namespace hanadoku
