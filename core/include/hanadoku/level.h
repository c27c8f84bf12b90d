// How hard something is for a person, in five steps.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace hanadoku {

enum class Level : uint8_t { kEasy, kNormal, kHard, kExpert, kExtreme };

// In saved games and across the boundary, in the order of the enum.
inline constexpr std::array<std::string_view, 5> kLevelNames = {"easy", "normal", "hard", "expert", "extreme"};

}  // namespace hanadoku
