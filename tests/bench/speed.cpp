// Times the engine beside textbook.h in turns, and prints one line for each: bench, collection, solver, and how many a
// second at the median, the lower and the upper quartile of the turns.
//
//   bench_speed SECONDS TURNS WHAT...
//
// WHAT is NAME=FILE or NAME=FILE:N for a list of 9x9 grids to be counted to two, of which the textbook takes every Nth;
// grade:NAME=FILE, with the same, for puzzles to be graded, beside counting them; or one of `generated`, a list made
// from fixed seeds, `minimal-9x9` and `pairs-6x6`, which are made, and `pairs-6x6-spread`, the times of single ones of
// these: as a second's worth of the median, and of the time that 95 of 100 keep within. A turn goes on where the last
// one ended.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hanadoku/budget.h"
#include "hanadoku/formats.h"
#include "hanadoku/generator.h"
#include "hanadoku/grader.h"
#include "hanadoku/puzzle.h"
#include "hanadoku/random.h"
#include "hanadoku/solver.h"
#include "textbook.h"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
EM_JS(double, Seconds, (), {
  const used = process.cpuUsage();
  return (used.user + used.system) * 1e-6;
});
#else
double Seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }
#endif

double Now() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(now).count();
}

namespace {

using namespace hanadoku;

const Shape kNine = *Shape::Make(3, 3), kSix = *Shape::Make(2, 3);

struct Contestant {
  std::string name;
  std::function<void()> once;  // does one after another of its list
  std::vector<double> rates{};
  std::vector<double>* milliseconds = nullptr;  // where it notes what each took, if it does
};

double RateOf(const std::function<void()>& once, double seconds) {
  const double start = Seconds();
  double count = 0, passed = 0;
  for (int step = 1; passed < seconds; step = passed < seconds / 64 ? 2 * step : step) {
    for (int i = 0; i < step; ++i) once();
    count += step;
    passed = Seconds() - start;
  }
  return count / passed;
}

void Compete(const std::string& bench, const std::string& collection, std::vector<Contestant> contestants,
             double seconds, int turns) {
  for (int turn = 0; turn < turns; ++turn) {
    for (Contestant& each : contestants) each.rates.push_back(RateOf(each.once, seconds));
  }
  for (Contestant& each : contestants) {
    std::sort(each.rates.begin(), each.rates.end());
    const auto at = [&](size_t quarter) { return each.rates[(each.rates.size() - 1) * quarter / 4]; };
    std::printf("%s\t%s\t%s\t%.6g\t%.6g\t%.6g", bench.c_str(), collection.c_str(), each.name.c_str(), at(2), at(1),
                at(3));
    if (each.milliseconds != nullptr) {
      std::sort(each.milliseconds->begin(), each.milliseconds->end());
      std::printf("\t%.6g\t%.6g", (*each.milliseconds)[each.milliseconds->size() / 2], each.milliseconds->back());
    }
    std::printf("\n");
  }
  std::fflush(stdout);
}

std::vector<uint8_t> Numbers(const Grid& grid) {
  std::vector<uint8_t> numbers;
  for (const Digit digit : grid.digits()) numbers.push_back(static_cast<uint8_t>(digit.value()));
  return numbers;
}

// Goes around a list in steps of about the golden section, so that any part of a round is a fair sample.
class Rounds {
 public:
  explicit Rounds(size_t size) : size_(size), step_(static_cast<size_t>(0.618 * static_cast<double>(size)) | 1) {
    while (std::gcd(step_, size_) != 1) ++step_;
  }
  size_t Next() { return at_ = (at_ + step_) % size_; }

 private:
  size_t size_, step_, at_ = 0;
};

void CountToTwo(const std::string& name, const std::vector<Grid>& grids, size_t every, double seconds, int turns) {
  static Textbook<9, 3, 3> textbook;
  std::vector<std::vector<uint8_t>> numbers;
  for (size_t i = 0; i < grids.size(); i += every) numbers.push_back(Numbers(grids[i]));
  Rounds ours(grids.size()), theirs(numbers.size());
  static volatile uint64_t found = 0;  // so that nothing is left out
  Compete(
      "solve", name,
      {{"hanadoku",
        [&] {
          Budget budget;
          found = found + CountSolutions(grids[ours.Next()], 2, budget).solutions;
        }},
       {"textbook", [&] { found = found + static_cast<uint64_t>(textbook.Count(numbers[theirs.Next()].data(), 2)); }}},
      seconds, turns);
}

// Beside counting the same grids.
void GradeEach(const std::string& name, const std::vector<Grid>& grids, size_t every, double seconds, int turns) {
  static Textbook<9, 3, 3> textbook;
  std::vector<Puzzle> puzzles;
  std::vector<std::vector<uint8_t>> numbers;
  for (size_t i = 0; i < grids.size(); ++i) {
    Budget budget;
    if (const Proof proof = Prove(grids[i], budget); proof.puzzle) puzzles.push_back(*proof.puzzle);
    if (i % every == 0) numbers.push_back(Numbers(grids[i]));
  }
  if (puzzles.empty()) return;
  Rounds ours(puzzles.size()), theirs(numbers.size());
  static volatile uint64_t found = 0;
  std::vector<double> milliseconds;
  Compete(
      "grade", name,
      {{"hanadoku",
        [&] {
          const double start = Seconds();
          Budget budget(kDefaultGradeNodes);
          found = found + Grade(puzzles[ours.Next()], budget).has_value();
          milliseconds.push_back((Seconds() - start) * 1000);
        },
        {},
        &milliseconds},
       {"textbook", [&] { found = found + static_cast<uint64_t>(textbook.Count(numbers[theirs.Next()].data(), 2)); }}},
      seconds, turns);
}

// The textbook way: each step's cells are emptied, and put back where that leaves two solutions.
template <int N, int R, int C>
int RemoveByRecounting(std::vector<uint8_t>& grid, bool pairs, int target, Random& random) {
  static Textbook<N, R, C> textbook;
  std::array<int, N * N> order{};
  const size_t steps = pairs ? (N * N + 1) / 2 : N * N;
  for (size_t i = 0; i < steps; ++i) order[i] = static_cast<int>(i);
  random.Shuffle(std::span(order).first(steps));
  int clues = N * N;
  for (size_t i = 0; i < steps && clues > target; ++i) {
    const auto a = static_cast<size_t>(order[i]), b = pairs ? N * N - 1 - a : a;
    const uint8_t digit_a = grid[a], digit_b = grid[b];
    grid[a] = grid[b] = 0;
    if (textbook.Count(grid.data(), 2) == 1) {
      clues -= a == b ? 1 : 2;
    } else {
      grid[a] = digit_a;
      grid[b] = digit_b;
    }
  }
  return clues;
}

// The textbook's full grids are made beforehand, and cost it nothing.
template <int N, int R, int C>
void Make(const std::string& name, const Wish& wish, bool pairs, int target, double seconds, int turns) {
  Random random(1);
  std::vector<std::vector<uint8_t>> solutions;
  while (solutions.size() < 1000) {
    Budget budget;
    for (const Grid& grid : FindRandomSolution(Grid(wish.shape), random, budget).grids)
      solutions.push_back(Numbers(grid));
  }
  uint64_t seed = 0;
  size_t next = 0;
  Compete("generate", name,
          {{"hanadoku",
            [&] {
              Budget budget(kDefaultGenerateNodes);
              Generate(wish, ++seed, budget);
            }},
           {"textbook",
            [&] {
              std::vector<uint8_t> grid = solutions[next++ % solutions.size()];
              RemoveByRecounting<N, R, C>(grid, pairs, target, random);
            }}},
          seconds, turns);
}

Wish Pairs() {
  Wish wish(kSix);
  wish.level = Level::kHard;
  return wish;
}

void Spread(const std::string& name, double seconds, int turns) {
  std::vector<double> medians, most;
  uint64_t seed = 0;
  for (int turn = 0; turn < turns; ++turn) {
    std::vector<double> times;
    for (const double end = Now() + seconds; Now() < end;) {
      const double start = Now();
      Budget budget(kDefaultGenerateNodes);
      Generate(Pairs(), ++seed, budget);
      times.push_back(Now() - start);
    }
    std::sort(times.begin(), times.end());
    medians.push_back(1 / times[times.size() / 2]);
    most.push_back(1 / times[times.size() * 19 / 20]);
  }
  for (auto& [of, rates] : {std::pair("median", &medians), std::pair("p95", &most)}) {
    std::sort(rates->begin(), rates->end());
    const auto at = [&, rates = rates](size_t quarter) { return (*rates)[(rates->size() - 1) * quarter / 4]; };
    std::printf("generate\t%s-%s\thanadoku\t%.6g\t%.6g\t%.6g\n", name.c_str(), of, at(2), at(1), at(3));
  }
}

std::vector<Grid> ReadList(const std::string& file) {
  std::vector<Grid> grids;
  std::FILE* in = std::fopen(file.c_str(), "r");
  if (in == nullptr) return grids;
  std::array<char, 512> line{};
  while (std::fgets(line.data(), static_cast<int>(line.size()), in) != nullptr) {
    const std::string text(line.data());
    if (text.size() < 81 || text[0] == '#') continue;
    if (const auto parsed = ParseGrid(text.substr(0, 81), kNine); parsed.grid) grids.push_back(*parsed.grid);
  }
  std::fclose(in);
  return grids;
}

Wish Minimal() {
  Wish wish(kNine);
  wish.clues = 0;
  return wish;
}

std::vector<Grid> MakeList() {
  std::vector<Grid> grids;
  for (uint64_t seed = 1; seed <= 1000; ++seed) {
    Budget budget(kDefaultGenerateNodes);
    if (const Generated made = Generate(Minimal(), seed, budget); made.puzzle) grids.push_back(made.puzzle->givens());
  }
  return grids;
}

}  // namespace

int main(int count, char** texts) {
  if (count < 4) return 2;
  const double seconds = std::atof(texts[1]);
  const int turns = std::atoi(texts[2]);
  for (int i = 3; i < count; ++i) {
    const std::string what = texts[i];
    if (what == "generated") {
      CountToTwo(what, MakeList(), 1, seconds, turns);
    } else if (what == "minimal-9x9") {
      Make<9, 3, 3>(what, Minimal(), false, 0, seconds, turns);
    } else if (what == "pairs-6x6") {
      Make<6, 2, 3>(what, Pairs(), true, RoomClues(kSix, Level::kHard), seconds, turns);
    } else if (what == "pairs-6x6-spread") {
      Spread("pairs-6x6", seconds, turns);
    } else {
      constexpr std::string_view kGrade = "grade:";
      const bool grade = what.starts_with(kGrade);
      const size_t begin = grade ? kGrade.size() : 0, equals = what.find('='), colon = what.rfind(':');
      const bool thinned = colon != std::string::npos && colon > equals;
      const std::vector<Grid> grids =
          ReadList(what.substr(equals + 1, thinned ? colon - equals - 1 : std::string::npos));
      if (grids.empty()) return 1;
      (grade ? GradeEach : CountToTwo)(what.substr(begin, equals - begin), grids,
                                       thinned ? std::stoul(what.substr(colon + 1)) : 1, seconds, turns);
    }
  }
}
