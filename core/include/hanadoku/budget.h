// How much work a call may do. Work is counted in search nodes, so that a call costs the same on every machine and its
// answer does not depend on the machine's speed.
#pragma once

#include <cstdint>

namespace hanadoku {

// "May I go on?", polled every few hundred nodes: the one way in which time reaches the core.
struct MayGoOn {
  bool (*ask)(void* context) = nullptr;
  void* context = nullptr;
};

class Budget {
 public:
  // What a call may use where its caller does not say; see DefaultNodes in solver.h for larger boards.
  static constexpr uint64_t kDefaultNodes = 100'000;
  static constexpr uint64_t kNodesPerPoll = 256;

  enum class Stop : uint8_t { kNot, kNodes, kDeadline };

  explicit Budget(uint64_t nodes = kDefaultNodes, MayGoOn may_go_on = {}) : nodes_(nodes), may_go_on_(may_go_on) {}

  // Counts one node. False once the nodes are used up or the caller has said no; it stays false.
  bool Spend() {
    if (spent_ == checked_at_) [[unlikely]]
      return SpendAndCheck();
    ++spent_;
    return true;
  }

  // A budget of at most `nodes` of what is left here. What it used is charged by Take().
  Budget Part(uint64_t nodes) const { return Budget(nodes < left() ? nodes : left(), may_go_on_); }
  void Take(const Budget& part) {
    spent_ += part.spent_;
    checked_at_ = spent_;
    if (part.stop_ == Stop::kDeadline) stop_ = Stop::kDeadline;
    if (part.stop_ == Stop::kNodes && spent_ == nodes_) stop_ = Stop::kNodes;
  }

  Stop stop() const { return stop_; }
  uint64_t spent() const { return spent_; }
  uint64_t left() const { return nodes_ - spent_; }

 private:
  // Apart from Spend(), so that a search has no more of the count in it than it must.
  __attribute__((noinline)) bool SpendAndCheck() {
    if (stop_ != Stop::kNot) return false;
    if (spent_ == nodes_) {
      stop_ = Stop::kNodes;
      return false;
    }
    const bool polls = may_go_on_.ask != nullptr;
    if (polls && spent_ % kNodesPerPoll == 0 && !may_go_on_.ask(may_go_on_.context)) stop_ = Stop::kDeadline;
    ++spent_;
    const uint64_t poll = (spent_ + kNodesPerPoll - 1) / kNodesPerPoll * kNodesPerPoll;
    checked_at_ = stop_ != Stop::kNot ? spent_ : polls && poll < nodes_ ? poll : nodes_;
    return stop_ == Stop::kNot;
  }

  uint64_t nodes_;
  uint64_t spent_ = 0;
  uint64_t checked_at_ = 0;  // when so many are spent, Spend() looks at the nodes, the poll and the stop
  MayGoOn may_go_on_;
  Stop stop_ = Stop::kNot;
};

}  // namespace hanadoku
