// ratings FILE: grades every puzzle of a table (puzzle, ER, HoDoKu level, HoDoKu score, separated by tabs) and prints
// how well our figures agree with the table's: first the rank correlation of our rating with ER and of our score with
// HoDoKu's, then how many of the pairs of puzzles in different HoDoKu levels are in the same order in ours, or equal.
// With -v, a line for each puzzle.
#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "hanadoku/grader.h"

namespace {

using hanadoku::Cell;
using hanadoku::Digit;

// Ranks from 1, ties share their mean.
std::vector<double> Ranks(const std::vector<double>& values) {
  std::vector<size_t> order(values.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) { return values[a] < values[b]; });
  std::vector<double> ranks(values.size());
  for (size_t first = 0; first < order.size();) {
    size_t last = first;
    while (last < order.size() && values[order[last]] == values[order[first]]) ++last;
    for (size_t i = first; i < last; ++i) ranks[order[i]] = static_cast<double>(first + last + 1) / 2;
    first = last;
  }
  return ranks;
}

double Spearman(const std::vector<double>& a, const std::vector<double>& b) {
  const std::vector<double> x = Ranks(a), y = Ranks(b);
  const double mean = (static_cast<double>(x.size()) + 1) / 2;
  double xy = 0, xx = 0, yy = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    xy += (x[i] - mean) * (y[i] - mean);
    xx += (x[i] - mean) * (x[i] - mean);
    yy += (y[i] - mean) * (y[i] - mean);
  }
  return xy / std::sqrt(xx * yy);
}

int LevelOf(const std::string& name) {
  const char* const names[] = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};
  for (int i = 0; i < 5; ++i) {
    if (name.rfind(names[i], 0) == 0) return i;
  }
  return -1;
}

std::optional<hanadoku::Puzzle> ParsePuzzle(const std::string& line) {
  const auto shape = hanadoku::Shape::Usual(static_cast<int>(line.size()));
  if (!shape) return std::nullopt;
  hanadoku::Grid grid(*shape);
  for (int i = 0; i < shape->cells(); ++i) {
    const char symbol = line[static_cast<size_t>(i)];
    if (symbol >= '1' && symbol <= '9') grid.Set(Cell(i), Digit(symbol - '0'));
  }
  hanadoku::Budget budget(10'000'000);
  return hanadoku::Prove(grid, budget).puzzle;
}

}  // namespace

int main(int argc, char** argv) {
  const bool verbose = argc == 3 && std::string(argv[1]) == "-v";
  if (argc != 2 && !verbose) {
    std::cerr << "usage: ratings [-v] FILE\n";
    return 2;
  }
  std::ifstream file(argv[argc - 1]);
  if (!file) {
    std::cerr << "cannot read " << argv[argc - 1] << "\n";
    return 2;
  }
  std::vector<double> er, rating, hodoku, score;
  std::vector<int> hodoku_level, level;
  std::vector<std::string> failed;
  std::string line;
  while (std::getline(file, line)) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    std::string givens, er_text, level_text, score_text;
    std::getline(fields, givens, '\t');
    std::getline(fields, er_text, '\t');
    std::getline(fields, level_text, '\t');
    std::getline(fields, score_text, '\t');
    const auto puzzle = ParsePuzzle(givens);
    hanadoku::Budget budget(hanadoku::kDefaultGradeNodes);
    const auto grading = puzzle ? hanadoku::Grade(*puzzle, budget) : std::nullopt;
    if (!grading) {
      failed.push_back(line);
      continue;
    }
    er.push_back(std::stod(er_text));
    hodoku.push_back(std::stod(score_text));
    hodoku_level.push_back(LevelOf(level_text));
    rating.push_back(grading->rating / 10.0);
    score.push_back(grading->score);
    level.push_back(static_cast<int>(grading->level));
    if (verbose) {
      std::cout << givens << "\t" << er_text << "\t" << rating.back() << "\t" << score_text << "\t" << score.back()
                << "\t" << level_text << "\t" << level.back() << "\t" << hanadoku::Info(grading->hardest).id << "\t"
                << budget.spent() << "\n";
    }
  }
  int64_t pairs = 0, agree = 0;
  for (size_t i = 0; i < level.size(); ++i) {
    for (size_t j = 0; j < level.size(); ++j) {
      if (hodoku_level[i] < 0 || hodoku_level[i] >= hodoku_level[j]) continue;
      ++pairs;
      agree += level[i] <= level[j];
    }
  }
  std::cout << "rating with ER\t" << Spearman(rating, er) << "\n";
  std::cout << "score with HoDoKu's\t" << Spearman(score, hodoku) << "\n";
  std::cout << "levels in order or equal\t"
            << (pairs == 0 ? 1 : static_cast<double>(agree) / static_cast<double>(pairs)) << "\n";
  std::cout << "puzzles\t" << level.size() << "\nnot graded\t" << failed.size() << "\n";
  for (const std::string& puzzle : failed) std::cout << "not graded: " << puzzle << "\n";
  return failed.empty() ? 0 : 1;
}
