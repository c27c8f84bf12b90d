// reglib FILE: runs every case of a technique library and prints, for each code, how many lines there are and how many
// pass, and each line that fails with what was found instead. Exits 0 only if there are some and all pass.
#include "../core/reglib.h"

#include <fstream>
#include <iostream>
#include <map>
#include <string>

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: reglib FILE\n";
    return 2;
  }
  std::ifstream file(argv[1]);
  if (!file) {
    std::cerr << "cannot read " << argv[1] << "\n";
    return 2;
  }
  struct Count {
    int lines = 0;
    int passed = 0;
  };
  std::map<std::string, Count> counts;
  Count all;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    const auto test = hanadoku::ParseReglibLine(line);
    if (!test) continue;
    const hanadoku::ReglibOutcome outcome = hanadoku::RunReglibCase(*test);
    Count& count = counts[test->code];
    ++count.lines;
    ++all.lines;
    if (outcome.passed) {
      ++count.passed;
      ++all.passed;
      continue;
    }
    std::cout << "line " << number << ": " << line << "\n";
    if (!test->technique) {
      std::cout << "  no such technique\n";
      continue;
    }
    std::cout << "  expected " << (test->must_fail ? "nothing" : "")
              << (test->must_fail ? "" : hanadoku::WriteResults(test->placements, test->eliminations)) << "\n";
    std::cout << "  found " << outcome.found.size() << " steps\n";
    size_t shown = 0;
    for (const hanadoku::Step& step : outcome.found) {
      if (++shown > 10) break;
      std::cout << "    " << hanadoku::WriteResults(step.placements, step.eliminations) << "\n";
    }
  }
  for (const auto& [code, count] : counts) std::cout << code << "\t" << count.lines << "\t" << count.passed << "\n";
  std::cout << "all\t" << all.lines << "\t" << all.passed << "\n";
  return all.lines > 0 && all.passed == all.lines ? 0 : 1;
}
