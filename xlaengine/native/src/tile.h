// The one inner loop of all kernels here: a few rows times a few vectors of columns, kept in registers.
//
// Each output is one chain of fused multiply-adds, acc = fma(x[k], w[k], acc), k rising. Nothing else enters it: not how many rows
// share the tile, not how many lanes a vector has, not which thread runs it. So a row's bits are its own.

#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

#if defined(__AVX512F__) || defined(__AVX2__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

namespace xlaengine {

struct bfloat16 {
  uint16_t bits;
};

inline float value(float x) { return x; }
inline float value(bfloat16 x) {
  const uint32_t bits = uint32_t(x.bits) << 16;
  float out;
  std::memcpy(&out, &bits, sizeof out);
  return out;
}

// REGISTERS: how many vectors a tile may keep, with room left for a row of columns and a factor.
#if defined(__AVX512F__)
using Vector = __m512;
constexpr int LANES = 16, REGISTERS = 24;
inline Vector load(const float* p) { return _mm512_loadu_ps(p); }
inline Vector load(const bfloat16* p) {
  return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i*)p)), 16));
}
inline void store(float* p, Vector v) { _mm512_storeu_ps(p, v); }
inline Vector broadcast(float x) { return _mm512_set1_ps(x); }
inline Vector fma(Vector a, Vector b, Vector c) { return _mm512_fmadd_ps(a, b, c); }
#elif defined(__AVX2__) && defined(__FMA__)
using Vector = __m256;
constexpr int LANES = 8, REGISTERS = 12;
inline Vector load(const float* p) { return _mm256_loadu_ps(p); }
inline Vector load(const bfloat16* p) {
  return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i*)p)), 16));
}
inline void store(float* p, Vector v) { _mm256_storeu_ps(p, v); }
inline Vector broadcast(float x) { return _mm256_set1_ps(x); }
inline Vector fma(Vector a, Vector b, Vector c) { return _mm256_fmadd_ps(a, b, c); }
#elif defined(__aarch64__)
using Vector = float32x4_t;
constexpr int LANES = 4, REGISTERS = 24;
inline Vector load(const float* p) { return vld1q_f32(p); }
inline Vector load(const bfloat16* p) { return vreinterpretq_f32_u32(vshll_n_u16(vld1_u16((const uint16_t*)p), 16)); }
inline void store(float* p, Vector v) { vst1q_f32(p, v); }
inline Vector broadcast(float x) { return vdupq_n_f32(x); }
inline Vector fma(Vector a, Vector b, Vector c) { return vfmaq_f32(c, a, b); }
#else
#error "neither AVX-512, AVX2 with FMA, nor 64-bit ARM"
#endif

// Rows of an operand lie `stride` elements apart.
template <typename T>
struct Strided {
  T* data;
  int64_t stride;
  T* operator[](int64_t row) const { return data + row * stride; }
  Strided from(int64_t row, int64_t column) const { return {data + row * stride + column, stride}; }
};

// out [R, V * LANES] += x [R, depth] @ w [depth, V * LANES]; out begins at 0 unless `add`.
// ahead: how many bytes beyond what it uses it asks for; 0 does not ask.
template <int R, int V, typename Weight>
void tile(Strided<const float> x, Strided<const Weight> w, Strided<float> out, int64_t depth, bool add, int64_t ahead) {
  Vector acc[R][V];
  for (int r = 0; r < R; ++r)
    for (int v = 0; v < V; ++v) acc[r][v] = add ? load(out[r] + v * LANES) : broadcast(0);
  const Weight* at = w.data;
  for (int64_t k = 0; k < depth; ++k, at += w.stride) {
    Vector columns[V];
    for (int v = 0; v < V; ++v) columns[v] = load(at + v * LANES);
    if (ahead)
      for (int64_t byte = 0; byte < int64_t(V * LANES * sizeof(Weight)); byte += 64) __builtin_prefetch((const char*)at + ahead + byte);
    for (int r = 0; r < R; ++r) {
      const Vector factor = broadcast(x[r][k]);
      for (int v = 0; v < V; ++v) acc[r][v] = fma(factor, columns[v], acc[r][v]);
    }
  }
  for (int r = 0; r < R; ++r)
    for (int v = 0; v < V; ++v) store(out[r] + v * LANES, acc[r][v]);
}

// `tile` of `rows` <= R rows.
template <int R, int V, typename Weight>
void tile_of(int64_t rows, Strided<const float> x, Strided<const Weight> w, Strided<float> out, int64_t depth, bool add, int64_t ahead) {
  if constexpr (R == 1) {
    tile<1, V>(x, w, out, depth, add, ahead);
  } else if (rows >= R) {
    tile<R, V>(x, w, out, depth, add, ahead);
  } else {
    tile_of<R - 1, V>(rows, x, w, out, depth, add, ahead);
  }
}

// out [rows, width] += x [rows, depth] @ w [depth, width], with tiles V vectors wide while there are so many columns, then one, then a
// column at a time. The first tile of rows brings w from memory, the others find it in a cache.
template <int V, typename Weight>
void multiply(int64_t rows, int64_t width, Strided<const float> x, Strided<const Weight> w, Strided<float> out, int64_t depth, bool add,
              int64_t ahead) {
  constexpr int R = REGISTERS / V;
  for (int64_t row = 0; row < rows; row += R) {
    const int64_t count = std::min<int64_t>(R, rows - row), fetch = row == 0 ? ahead : 0;
    const Strided<const float> from = x.from(row, 0);
    int64_t c = 0;
    for (; c + V * LANES <= width; c += V * LANES) tile_of<R, V>(count, from, w.from(0, c), out.from(row, c), depth, add, fetch);
    for (; c + LANES <= width; c += LANES) tile_of<R, 1>(count, from, w.from(0, c), out.from(row, c), depth, add, fetch);
    for (; c < width; ++c)
      for (int64_t r = 0; r < count; ++r) {
        float acc = add ? out[row + r][c] : 0;
        for (int64_t k = 0; k < depth; ++k) acc = std::fma(from[r][k], value(w[k][c]), acc);
        out[row + r][c] = acc;
      }
  }
}

}  // namespace xlaengine
