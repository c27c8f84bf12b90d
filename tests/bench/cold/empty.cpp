// The least that Embind can be asked for: what a cold start is measured against.
#include <emscripten/bind.h>

EMSCRIPTEN_BINDINGS(empty) {
  emscripten::function(
      "nothing", +[] {});
}
