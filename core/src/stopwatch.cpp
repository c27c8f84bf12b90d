#include "hanadoku/stopwatch.h"

#include <algorithm>

namespace hanadoku {

void Stopwatch::Resume(int64_t now) {
  if (running_) return;
  since_ = std::clamp(now, since_, kMaxElapsed);
  running_ = true;
}

void Stopwatch::Pause(int64_t now) {
  elapsed_ = Elapsed(now);
  since_ = std::clamp(now, since_, kMaxElapsed);
  running_ = false;
}

int64_t Stopwatch::Elapsed(int64_t now) const {
  if (!running_) return elapsed_;
  return std::min(elapsed_ + (std::clamp(now, since_, kMaxElapsed) - since_), kMaxElapsed);
}

Stopwatch Stopwatch::WithElapsed(int64_t elapsed) {
  Stopwatch stopwatch;
  stopwatch.elapsed_ = elapsed;
  return stopwatch;
}

}  // namespace hanadoku
