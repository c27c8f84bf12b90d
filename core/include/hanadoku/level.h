// How hard something is for a person, in five steps.
#pragma once

#include <cstdint>

namespace hanadoku {

enum class Level : uint8_t { kEasy, kNormal, kHard, kExpert, kExtreme };

}  // namespace hanadoku
