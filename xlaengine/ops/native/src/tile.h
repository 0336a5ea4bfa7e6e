// The inner loop of products of floats and of attention: a few rows times a few vectors of columns, kept in registers. Products of int8
// (int8.h), of blocks (quantized.h) and recurrences (delta.h) have loops of their own.
//
// Each output is one chain of fused multiply-adds, acc = fma(x[k], w[k], acc), with k rising. It does not depend on the number of rows in
// the tile, the lanes of a vector, or the thread that runs it. So a row's bits depend on the row alone.

#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <utility>

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
inline float value(int8_t x) { return x; }
inline float value(bfloat16 x) {
  const uint32_t bits = uint32_t(x.bits) << 16;
  float out;
  std::memcpy(&out, &bits, sizeof out);
  return out;
}

// REGISTERS: the most vectors of sums that a tile keeps in registers. The vectors of one row of w and a factor fit beside them.
#if defined(__AVX512F__)
using Vector = __m512;
constexpr int LANES = 16, REGISTERS = 24;
inline Vector load(const float* p) { return _mm512_loadu_ps(p); }
inline Vector load(const bfloat16* p) {
  return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i*)p)), 16));
}
inline Vector load(const int8_t* p) { return _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(_mm_loadu_si128((const __m128i*)p))); }
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
inline Vector load(const int8_t* p) { return _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(_mm_loadl_epi64((const __m128i*)p))); }
inline void store(float* p, Vector v) { _mm256_storeu_ps(p, v); }
inline Vector broadcast(float x) { return _mm256_set1_ps(x); }
inline Vector fma(Vector a, Vector b, Vector c) { return _mm256_fmadd_ps(a, b, c); }
#elif defined(__aarch64__)
using Vector = float32x4_t;
constexpr int LANES = 4, REGISTERS = 24;
inline Vector load(const float* p) { return vld1q_f32(p); }
inline Vector load(const bfloat16* p) { return vreinterpretq_f32_u32(vshll_n_u16(vld1_u16((const uint16_t*)p), 16)); }
inline Vector load(const int8_t* p) {
  int32_t four;
  std::memcpy(&four, p, sizeof four);
  return vcvtq_f32_s32(vmovl_s16(vget_low_s16(vmovl_s8(vreinterpret_s8_s32(vdup_n_s32(four))))));
}
inline void store(float* p, Vector v) { vst1q_f32(p, v); }
inline Vector broadcast(float x) { return vdupq_n_f32(x); }
inline Vector fma(Vector a, Vector b, Vector c) { return vfmaq_f32(c, a, b); }
#else
#error "neither AVX-512, AVX2 with FMA, nor 64-bit ARM"
#endif

typedef int32_t Integers __attribute__((vector_size(LANES * 4)));
typedef uint32_t Words __attribute__((vector_size(LANES * 4)));

// An operand whose rows lie `stride` elements apart.
template <typename T>
struct Strided {
  T* data;
  int64_t stride;
  T* operator[](int64_t row) const { return data + row * stride; }
  Strided from(int64_t row, int64_t column) const { return {data + row * stride + column, stride}; }
};

// An operand whose row r begins `offsets[r]` elements after `data`.
template <typename T>
struct Scattered {
  T* data;
  const int64_t* offsets;
  T* operator[](int64_t row) const { return data + offsets[row]; }
  Scattered from(int64_t row, int64_t column) const { return {data + column, offsets + row}; }
};

#if defined(__clang__)
template <int... lane>
inline Vector pick(Vector a, Vector b) {
  return __builtin_shufflevector(a, b, lane...);
}
#else
template <int... lane>
inline Vector pick(Vector a, Vector b) {
  return __builtin_shuffle(a, b, Integers{lane...});
}
#endif

// In each group of four lanes, picks lanes a, b, c, d of the group: 0 to 3 are lanes of the first vector, 4 to 7 of the second.
template <int a, int b, int c, int d, int... i>
inline Vector pick_in_fours(Vector x, Vector y, std::integer_sequence<int, i...>) {
  constexpr int lanes[] = {a, b, c, d};
  return pick<(i / 4 * 4 + lanes[i % 4] % 4 + lanes[i % 4] / 4 * LANES)...>(x, y);
}

// Picks whole groups of four lanes: a, b, c, d are indices of the first vector's groups, followed by the second's.
template <int a, int b, int c, int d, int... i>
inline Vector pick_fours(Vector x, Vector y, std::integer_sequence<int, i...>) {
  constexpr int groups[] = {a, b, c, d};
  return pick<(groups[i / 4] * 4 + i % 4)...>(x, y);
}

// Transposes a square of vectors: first squares of four by four, then the order of these squares.
inline void transpose_square(Vector (&s)[LANES]) {
  constexpr auto lanes = std::make_integer_sequence<int, LANES>();
  for (int i = 0; i < LANES; i += 4) {
    const Vector low = pick_in_fours<0, 4, 1, 5>(s[i], s[i + 1], lanes), high = pick_in_fours<2, 6, 3, 7>(s[i], s[i + 1], lanes);
    const Vector low2 = pick_in_fours<0, 4, 1, 5>(s[i + 2], s[i + 3], lanes), high2 = pick_in_fours<2, 6, 3, 7>(s[i + 2], s[i + 3], lanes);
    s[i] = pick_in_fours<0, 1, 4, 5>(low, low2, lanes), s[i + 1] = pick_in_fours<2, 3, 6, 7>(low, low2, lanes);
    s[i + 2] = pick_in_fours<0, 1, 4, 5>(high, high2, lanes), s[i + 3] = pick_in_fours<2, 3, 6, 7>(high, high2, lanes);
  }
  for (int i = 0; i < 4; ++i) {
    if constexpr (LANES == 8) {
      const Vector low = pick_fours<0, 2, 0, 0>(s[i], s[i + 4], lanes);
      s[i + 4] = pick_fours<1, 3, 0, 0>(s[i], s[i + 4], lanes), s[i] = low;
    } else if constexpr (LANES == 16) {
      const Vector low = pick_fours<0, 1, 4, 5>(s[i], s[i + 4], lanes), high = pick_fours<2, 3, 6, 7>(s[i], s[i + 4], lanes);
      const Vector low2 = pick_fours<0, 1, 4, 5>(s[i + 8], s[i + 12], lanes), high2 = pick_fours<2, 3, 6, 7>(s[i + 8], s[i + 12], lanes);
      s[i] = pick_fours<0, 2, 4, 6>(low, low2, lanes), s[i + 4] = pick_fours<1, 3, 5, 7>(low, low2, lanes);
      s[i + 8] = pick_fours<0, 2, 4, 6>(high, high2, lanes), s[i + 12] = pick_fours<1, 3, 5, 7>(high, high2, lanes);
    }
  }
}

// A `Change` of `transpose` that leaves entries as they are.
struct Unchanged {
  template <typename T>
  T operator()(int64_t row, T entries) const {
    return entries;
  }
};

constexpr int L2 = 2;  // `__builtin_prefetch`'s number of the L2 cache; L1 is too small for data that is used microseconds later (spike/64)

// What a tile prefetches at each k: `bytes` bytes at `from`, which then advances by `step`.
struct Wanted {
  const char* from = nullptr;
  int64_t bytes = 0, step = 0;

  void prefetch() {
    if (bytes > 0) __builtin_prefetch(from, 0, L2);  // not a loop: clang would split the loop over k
    if (bytes > 64) __builtin_prefetch(from + 64, 0, L2);
    if (bytes > 128) __builtin_prefetch(from + 128, 0, L2);
    if (bytes > 192)
      for (int64_t byte = 192; byte < bytes; byte += 64) __builtin_prefetch(from + byte, 0, L2);
    from += step;
  }
};

// `Wanted` with a number of lines that the compiler knows: tests at each k take a quarter of the time of a full tile (spike/64).
template <int count>
struct Lines {
  const char* from;
  int64_t step;

  void prefetch() {
    for (int line = 0; line < count; ++line) __builtin_prefetch(from + line * 64, 0, L2);
    from += step;
  }
};

constexpr Lines<0> NOTHING{nullptr, 0};

// Transposes `from` [rows, columns] to `to` [columns, rows]. `asked` prefetches at each square of vectors.
//
// change(row, entries) gives what is stored for a vector of a row's entries, or for one entry. With `padded`, `to` has room for whole
// vectors of rows; rows after the last one become 0, or in the columns % LANES last columns keep what they are. Then a last vector of few
// rows takes no longer than a full one.
template <typename Value, typename Asked, typename Change = Unchanged>
void transpose(Strided<const Value> from, Strided<float> to, int64_t rows, int64_t columns, Asked asked, Change change = {},
               bool padded = false) {
  const int64_t squares = columns / LANES * LANES;
  int64_t row = 0;
  const auto vector_of_rows = [&](auto present) {  // the number of rows; a compile-time constant for a full vector
    for (int64_t column = 0; column < squares; column += LANES) {
      Vector square[LANES];
      for (int i = 0; i < LANES; ++i) {
        square[i] = broadcast(0);
        if (i >= present) continue;
        square[i] = change(row + i, load(from[row + i] + column));
      }
      asked.prefetch();
      transpose_square(square);
      for (int i = 0; i < LANES; ++i) store(to[column + i] + row, square[i]);
    }
    for (int64_t column = squares; column < columns; ++column)
      for (int i = 0; i < present; ++i) to[column][row + i] = change(row + i, value(from[row + i][column]));
  };
  for (; row + LANES <= rows; row += LANES) vector_of_rows(std::integral_constant<int, LANES>());
  if (padded && row < rows) return vector_of_rows(int(rows - row));
  for (; row < rows; ++row)
    for (int64_t column = 0; column < columns; ++column) to[column][row] = change(row, value(from[row][column]));
}

// out [R, V * LANES] += x [R, depth] @ w [depth, V * LANES]; out begins at 0 unless `add`. Rows of x and out are `Strided` or `Scattered`.
// `wanted`: `Wanted` or `Lines`.
template <int R, int V, typename Rows, typename Weight, typename Outputs, typename Asked>
void tile(Rows x, Strided<const Weight> w, Outputs out, int64_t depth, bool add, Asked wanted) {
  Vector acc[R][V];
  for (int r = 0; r < R; ++r)
    for (int v = 0; v < V; ++v) acc[r][v] = add ? load(out[r] + v * LANES) : broadcast(0);
  const Weight* at = w.data;
  for (int64_t k = 0; k < depth; ++k, at += w.stride) {
    Vector columns[V];
    for (int v = 0; v < V; ++v) columns[v] = load(at + v * LANES);
    wanted.prefetch();
    for (int r = 0; r < R; ++r) {
      const Vector factor = broadcast(x[r][k]);
      for (int v = 0; v < V; ++v) acc[r][v] = fma(factor, columns[v], acc[r][v]);
    }
  }
  for (int r = 0; r < R; ++r)
    for (int v = 0; v < V; ++v) store(out[r] + v * LANES, acc[r][v]);
}

// `tile` for `rows` <= R rows.
template <int R, int V, typename Rows, typename Weight, typename Outputs, typename Asked>
void tile_with(Asked wanted, int64_t rows, Rows x, Strided<const Weight> w, Outputs out, int64_t depth, bool add) {
  if constexpr (R == 1) {
    tile<1, V>(x, w, out, depth, add, wanted);
  } else if (rows >= R) {
    tile<R, V>(x, w, out, depth, add, wanted);
  } else {
    tile_with<R - 1, V>(wanted, rows, x, w, out, depth, add);
  }
}

// `tile` for `rows` <= R rows.
template <int R, int V, typename Rows, typename Weight, typename Outputs>
void tile_of(int64_t rows, Rows x, Strided<const Weight> w, Outputs out, int64_t depth, bool add, Wanted wanted) {
  const auto with = [&](auto asked) { tile_with<R, V>(asked, rows, x, w, out, depth, add); };
  if (wanted.bytes == 0) return with(NOTHING);
  if (wanted.bytes <= 64) return with(Lines<1>{wanted.from, wanted.step});
  if (wanted.bytes <= 128) return with(Lines<2>{wanted.from, wanted.step});
  with(wanted);
}

// out [rows, width] += x [rows, depth] @ w [depth, width]; out begins at 0 unless `add`. Tiles are V vectors wide while enough columns are
// left, then one vector wide; the last columns are computed one at a time.
//
// The first tile of rows loads w from memory, and prefetches `ahead` bytes beyond what it uses. The other tiles find w in a cache. Each of
// them that is full prefetches its share of `next`, a matrix as large as w that is multiplied afterwards; a last tile with fewer rows does
// not, because it would wait for memory (spike/50). 0 and null prefetch nothing.
template <int V, typename Rows, typename Weight, typename Outputs>
void multiply(int64_t rows, int64_t width, Rows x, Strided<const Weight> w, Outputs out, int64_t depth, bool add, int64_t ahead,
              const Weight* next = nullptr) {
  constexpr int R = REGISTERS / V;
  const int64_t others = rows / R - 1, line = w.stride * sizeof(Weight);
  const int64_t share = next != nullptr && others > 0 ? (line + others - 1) / others : 0;  // bytes that each tile prefetches at each k
  for (int64_t row = 0; row < rows; row += R) {
    const int64_t count = std::min<int64_t>(R, rows - row);
    const Rows from = x.from(row, 0);
    const auto wanted = [&](int64_t column, int64_t bytes) {
      if (row > 0 && (column > 0 || count < R || share == 0)) return Wanted{};
      if (row > 0) return Wanted{(const char*)next + (row / R - 1) * share * depth, share, share};
      return ahead ? Wanted{(const char*)w.from(0, column).data + ahead, bytes, line} : Wanted{};
    };
    int64_t c = 0;
    for (; c + V * LANES <= width; c += V * LANES)
      tile_of<R, V>(count, from, w.from(0, c), out.from(row, c), depth, add, wanted(c, V * LANES * sizeof(Weight)));
    for (; c + LANES <= width; c += LANES)
      tile_with<R, 1>(wanted(c, LANES * sizeof(Weight)), count, from, w.from(0, c), out.from(row, c), depth, add);
    for (; c < width; ++c)
      for (int64_t r = 0; r < count; ++r) {
        float acc = add ? out[row + r][c] : 0;
        for (int64_t k = 0; k < depth; ++k) acc = std::fma(from[r][k], value(w[k][c]), acc);
        out[row + r][c] = acc;
      }
  }
}

// Rows of a panel. With one tile of columns (AVX-512) 48 KB, which stay in the L2 cache while the next part is prefetched. With several, 12
// KB: each tile of columns reads a part of every line, which therefore has to stay in the L1 cache.
constexpr int64_t PART = LANES == 16 ? 256 : 64;

// `multiply` for a panel that is a whole number of tiles wide, by parts of the depth. All tiles use a part while it is in a cache, and each
// prefetches its share of the next part, or of the first part of `next`. So memory is busy during all tiles, even during a last one with
// few rows (spike/50). A chain of multiply-adds continues where the previous part left it, so no bit changes.
template <int V, typename Rows, typename Weight, typename Outputs>
void multiply_by_parts(int64_t rows, Rows x, Strided<const Weight> w, Outputs out, int64_t depth, const Weight* next) {
  constexpr int R = REGISTERS / V;
  constexpr int64_t WIDTH = V * LANES;
  const int64_t line = w.stride * sizeof(Weight), entries = rows * w.stride;
  for (int64_t k = 0; k < depth; k += PART) {
    const int64_t count = std::min(PART, depth - k);
    const char* after = (const char*)(k + PART < depth ? w[k + PART] : next);
    int64_t done = 0, asked = 0;  // entries of out that are computed for this part, and bytes of each line of `after` that are prefetched
    for (int64_t row = 0; row < rows; row += R) {
      const int64_t some = std::min<int64_t>(R, rows - row);
      for (int64_t c = 0; c < w.stride; c += WIDTH) {
        const int64_t share = line * (done += some * WIDTH) / entries - asked;
        const Wanted wanted = after == nullptr ? Wanted{} : Wanted{after + asked * count, share, share};
        tile_of<R, V>(some, x.from(row, k), w.from(k, c), out.from(row, c), count, k > 0, wanted);
        asked += share;
      }
    }
  }
}

}  // namespace xlaengine
