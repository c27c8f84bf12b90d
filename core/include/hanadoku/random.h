// Random numbers that are the same on every platform. The standard library's distributions and shuffles differ between
// vendors, so bounded draws and shuffles are our own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace hanadoku {

// Seeds go up to 2^53 - 1, so that they cross to JavaScript as a number.
inline constexpr uint64_t kMaxSeed = (uint64_t{1} << 53) - 1;

// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
class Random {
 public:
  constexpr explicit Random(uint64_t seed) : state_(seed) {}

  constexpr uint64_t Next() {
    uint64_t z = state_ += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  // A number from 0 to `bound` - 1, each as likely as any other; `bound` is at least 1. (Lemire: Fast Random Integer
  // Generation in an Interval, 2019.)
  constexpr uint32_t Below(uint32_t bound) {
    uint64_t product = (Next() >> 32) * bound;
    if (static_cast<uint32_t>(product) < bound) {
      const uint32_t threshold = (0u - bound) % bound;
      while (static_cast<uint32_t>(product) < threshold) product = (Next() >> 32) * bound;
    }
    return static_cast<uint32_t>(product >> 32);
  }

  // Every order of the items is as likely as any other (Fisher and Yates).
  template <typename T>
  constexpr void Shuffle(std::span<T> items) {
    for (size_t left = items.size(); left > 1; --left) {
      std::swap(items[left - 1], items[Below(static_cast<uint32_t>(left))]);
    }
  }

 private:
  uint64_t state_;
};

// The seed, up to kMaxSeed, of puzzle `index` of a batch that was asked for with `seed`: any part of a batch can be
// made anywhere, and the union is the same as one long run.
constexpr uint64_t SeedOfBatch(uint64_t seed, uint64_t index) {
  return Random(Random(seed).Next() ^ Random(~index).Next()).Next() & kMaxSeed;
}

}  // namespace hanadoku
