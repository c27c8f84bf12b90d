#include "hanadoku/ranking.h"

#include <gtest/gtest.h>

#include <limits>
#include <utility>

namespace hanadoku {
namespace {

using Places = std::vector<std::pair<size_t, int>>;

Places PlacesOf(const std::vector<Result>& results) {
  Places places;
  for (const Ranked& ranked : Rank(results)) places.emplace_back(ranked.index, ranked.rank);
  return places;
}

TEST(Rank, PutsMistakesBeforeHintsBeforeTime) {
  EXPECT_EQ(PlacesOf({{1, 0, 10}, {0, 2, 10}, {0, 1, 99}, {0, 1, 98}}), (Places{{3, 1}, {2, 2}, {1, 3}, {0, 4}}));
}

TEST(Rank, EqualResultsShareARankAndAsManyAreLeftOut) {
  EXPECT_EQ(PlacesOf({{0, 0, 7}, {2, 0, 1}, {0, 0, 5}, {0, 0, 5}, {2, 0, 1}, {3, 0, 0}}),
            (Places{{2, 1}, {3, 1}, {0, 3}, {1, 4}, {4, 4}, {5, 6}}));
}

TEST(Rank, AMillisecondDecidesAndEqualResultsKeepTheirOrder) {
  EXPECT_EQ(PlacesOf({{0, 0, 5}, {0, 0, 4}, {0, 0, 5}}), (Places{{1, 1}, {0, 2}, {2, 2}}));
}

TEST(Rank, PutsWhoHasNotFinishedLastByCellsLeft) {
  EXPECT_EQ(PlacesOf({{0, 0, 5, 2}, {9, 3, 999, 0}, {0, 0, 5, 1}, {1, 0, 0, 1}, {0, 0, 5, 2}}),
            (Places{{1, 1}, {2, 2}, {3, 3}, {0, 4}, {4, 4}}));
}

TEST(Rank, OfNoResultsIsEmpty) { EXPECT_TRUE(PlacesOf({}).empty()); }

TEST(Rank, LeavesOutWhatIsNoResult) {
  const int64_t most = std::numeric_limits<int64_t>::max(), least = std::numeric_limits<int64_t>::min();
  EXPECT_EQ(PlacesOf({{-1, 0, 1}, {0, most, 1}, {0, 0, least}, {0, 0, kMaxResult + 1}, {0, 0, 9}, {kMaxResult, 0, 0}}),
            (Places{{4, 1}, {5, 2}}));
}

TEST(IsValid, KnowsTheRange) {
  EXPECT_TRUE(IsValid({0, 0, 0}));
  EXPECT_TRUE(IsValid({kMaxResult, kMaxResult, kMaxResult}));
  EXPECT_FALSE(IsValid({kMaxResult + 1, 0, 0}));
  EXPECT_FALSE(IsValid({0, -1, 0}));
  EXPECT_FALSE(IsValid({0, 0, 0, -1}));
}

}  // namespace
}  // namespace hanadoku
