// The clock of a game, which stands still while nobody plays.
#pragma once

#include <cstdint>

namespace hanadoku {

// Adds up time only while it runs. A time before that of the last Resume() or Pause() counts as that one.
class Stopwatch {
 public:
  static constexpr int64_t kMaxElapsed = int64_t{1} << 53;  // it stands still there

  void Resume(int64_t now);
  void Pause(int64_t now);
  bool running() const { return running_; }
  int64_t Elapsed(int64_t now) const;
  // A paused one; `elapsed` is from 0 to kMaxElapsed.
  static Stopwatch WithElapsed(int64_t elapsed);

 private:
  int64_t elapsed_ = 0;
  int64_t since_ = 0;  // the time of the last Resume() or Pause()
  bool running_ = false;
};

}  // namespace hanadoku
