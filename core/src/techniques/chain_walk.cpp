#include "chain_walk.h"

#include <utility>

namespace hanadoku::techniques {

ChainWalk::ChainWalk(const ChainGraph& graph)
    : graph_(graph), true_(graph.size()), false_(graph.size()), fresh_(graph.size()) {}

// Level k holds what is found true by k strong links, and what is found false by a weak link more.
void ChainWalk::From(size_t start, bool start_is_true, const std::vector<uint16_t>& avoided) {
  true_.Clear();
  for (const uint16_t node : avoided) true_.Add(node);
  false_ = true_;
  start_is_true_ = start_is_true;
  depth_ = 0;
  for (;; ++depth_) {
    if (depth_ == levels_.size()) levels_.push_back({IndexSet(graph_.size()), IndexSet(graph_.size())});
    Level& level = levels_[depth_];
    level.now_true.Clear();
    level.now_false.Clear();
    if (depth_ == 0) {
      (start_is_true ? level.now_true : level.now_false).Add(start);
    } else {
      fresh_ = levels_[depth_ - 1].now_false;
      fresh_ &= graph_.linked();
      fresh_.ForEach([&](size_t node) {
        for (const uint16_t other : graph_.Strong(node)) level.now_true.Add(other);
      });
      level.now_true -= true_;
    }
    true_ |= level.now_true;
    if (depth_ > 0 && level.now_true.empty()) return;
    level.now_true.ForEach([&](size_t node) {
      if (start_is_true || node != start) level.now_false |= graph_.Weak(node);
    });
    level.now_false -= false_;
    false_ |= level.now_false;
  }
}

std::vector<ChainWalk::Path> ChainWalk::PathsTo(size_t end, size_t level, size_t limit) {
  paths_.clear();
  path_.assign(1, static_cast<uint16_t>(end));
  Back(level, true, limit);
  return std::move(paths_);
}

ChainWalk::Path ChainWalk::PathTo(size_t end, bool end_is_true) {
  paths_.clear();
  for (size_t level = 0; level < depth_ && paths_.empty(); ++level) {
    if (!(end_is_true ? levels_[level].now_true : levels_[level].now_false).Has(end)) continue;
    path_.assign(1, static_cast<uint16_t>(end));
    Back(level, end_is_true, 1);
  }
  return paths_.empty() ? Path() : paths_[0];
}

void ChainWalk::Back(size_t level, bool is_true, size_t limit) {
  const size_t node = path_.back();
  if (level == 0 && is_true == start_is_true_) {
    paths_.emplace_back(path_.rbegin(), path_.rend());
    return;
  }
  const auto step = [&](size_t from, size_t from_level) {
    if (paths_.size() == limit) return;
    path_.push_back(static_cast<uint16_t>(from));
    Back(from_level, !is_true, limit);
    path_.pop_back();
  };
  if (is_true) {
    for (const uint16_t from : graph_.Strong(node)) {
      if (levels_[level - 1].now_false.Has(from)) step(from, level - 1);
    }
  } else {
    graph_.Weak(node).ForEachIn(levels_[level].now_true, [&](size_t from) { step(from, level); });
  }
}

}  // namespace hanadoku::techniques
