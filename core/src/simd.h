// Vectors of 128 bits, by the vector extension of GCC and Clang: SIMD128 on WebAssembly, SSE2 on x86-64, NEON on ARM,
// and plain words where there is none. Only what the extension cannot say has its own line for each machine.
#pragma once

#include <cstdint>
#include <cstring>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

// What the hot loops are made of must be part of them, unrolled, for the vectors to stay in registers.
#define HANADOKU_INLINE inline __attribute__((always_inline))

namespace hanadoku {

using U8x16 = uint8_t __attribute__((vector_size(16)));
using I8x16 = int8_t __attribute__((vector_size(16)));
using U16x8 = uint16_t __attribute__((vector_size(16)));
using U32x4 = uint32_t __attribute__((vector_size(16)));
using U64x2 = uint64_t __attribute__((vector_size(16)));

HANADOKU_INLINE U8x16 Splat8(uint8_t x) { return U8x16{} + x; }
HANADOKU_INLINE U32x4 Splat32(uint32_t x) { return U32x4{x, x, x, x}; }

template <typename Vector>
HANADOKU_INLINE Vector LoadVector(const void* from) {
  Vector v;
  std::memcpy(&v, from, sizeof v);
  return v;
}

// Whether any bit is set.
template <typename Vector>
HANADOKU_INLINE bool Any(Vector v) {
#if defined(__wasm_simd128__)
  return wasm_v128_any_true(reinterpret_cast<v128_t>(v));
#else
  const U64x2 w = reinterpret_cast<U64x2>(v);
  return (w[0] | w[1]) != 0;
#endif
}

// The highest bit of each lane; lane 0 gives bit 0.
HANADOKU_INLINE uint32_t HighBits(U32x4 v) {
#if defined(__wasm_simd128__)
  return static_cast<uint32_t>(wasm_i32x4_bitmask(reinterpret_cast<v128_t>(v)));
#elif defined(__SSE2__)
  return static_cast<uint32_t>(_mm_movemask_ps(reinterpret_cast<__m128>(v)));
#else
  return v[0] >> 31 | v[1] >> 31 << 1 | v[2] >> 31 << 2 | v[3] >> 31 << 3;
#endif
}

// The bytes that equal `x`; byte 0 gives bit 0.
HANADOKU_INLINE uint32_t BytesEqualTo(U8x16 v, uint8_t x) {
  const U8x16 equal = reinterpret_cast<U8x16>(v == Splat8(x));
#if defined(__wasm_simd128__)
  return static_cast<uint32_t>(wasm_i8x16_bitmask(reinterpret_cast<v128_t>(equal)));
#elif defined(__SSE2__)
  return static_cast<uint32_t>(_mm_movemask_epi8(reinterpret_cast<__m128i>(equal)));
#else
  uint32_t bits = 0;
  for (int i = 0; i < 16; ++i) bits |= static_cast<uint32_t>(equal[i] & 1) << i;
  return bits;
#endif
}

}  // namespace hanadoku
