// Walks over a chain graph: all that follows from one statement being true or false, in the fewest links.
#pragma once

#include <vector>

#include "chain_graph.h"

namespace hanadoku::techniques {

class ChainWalk {
 public:
  using Path = std::vector<uint16_t>;

  explicit ChainWalk(const ChainGraph& graph);

  // Follows the links from `start` being false (or true) as far as they lead, but not beyond `start` turning out the
  // opposite, nor to the nodes of `avoided`. Earlier walks are forgotten.
  void From(size_t start, bool start_is_true, const std::vector<uint16_t>& avoided = {});

  // What is true and what is false then; both can hold, which is a contradiction. Avoided nodes are in both.
  const IndexSet& true_nodes() const { return true_; }
  const IndexSet& false_nodes() const { return false_; }
  // The nodes that were first found true after so many strong links; the start of a walk from true at 0. Levels end
  // with an empty one.
  const IndexSet& TrueAt(size_t level) const { return levels_[level].now_true; }
  size_t levels() const { return depth_; }

  // Paths to `end` being true, at `level`, up to `limit` of them: the nodes from the start on, false and true in turn.
  std::vector<Path> PathsTo(size_t end, size_t level, size_t limit);
  // One shortest path to `end` being true or false; empty if it is not found so.
  Path PathTo(size_t end, bool end_is_true);

 private:
  struct Level {
    IndexSet now_true;
    IndexSet now_false;
  };

  // Adds to paths_ all ways to the last node of path_, which is true (or false) at this level.
  void Back(size_t level, bool is_true, size_t limit);

  const ChainGraph& graph_;
  IndexSet true_, false_, fresh_;
  std::vector<Level> levels_;
  size_t depth_ = 0;
  bool start_is_true_ = false;
  Path path_;  // backwards, while paths are looked for
  std::vector<Path> paths_;
};

}  // namespace hanadoku::techniques
