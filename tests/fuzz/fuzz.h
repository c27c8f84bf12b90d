// What the fuzz targets share: taking the bytes apart, and ending at a broken promise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "hanadoku/shape.h"

namespace hanadoku {

inline void Require(bool promise) {
  if (!promise) std::abort();
}

class FuzzBytes {
 public:
  FuzzBytes(const uint8_t* data, size_t size) : left_(reinterpret_cast<const char*>(data), size) {}

  // A number from 0 to `bound` - 1 of the next byte; 0 at the end.
  int Below(int bound) {
    if (left_.empty()) return 0;
    const auto byte = static_cast<uint8_t>(left_[0]);
    left_.remove_prefix(1);
    return byte % bound;
  }
  Shape AnyShape() { return Shape::All()[static_cast<size_t>(Below(static_cast<int>(Shape::All().size())))]; }
  // The bytes up to the first NUL.
  std::string_view CutText() {
    const std::string_view text = left_.substr(0, left_.find('\0'));
    left_.remove_prefix(text.size());
    return text;
  }
  std::string_view rest() const { return left_; }

 private:
  std::string_view left_;
};

}  // namespace hanadoku
