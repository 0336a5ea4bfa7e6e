// Products of int8 (ops/int8.py).
//
// A panel is [D / 4, 48] words; a word holds four entries of a column. Rows of x are quantized first, also into words. Then a tile of rows
// reads all words of a panel and keeps its sums in registers. Sums are exact, so their order does not matter. Entries that pad D to whole
// words are 0.

#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "dot.h"
#include "grouped.h"
#include "panel.h"
#include "pool.h"
#include "product.h"
#include "scratch.h"
#include "tile.h"

namespace xlaengine {

constexpr float INT8_MOST = 127;
constexpr float INT8_LEAST = 0x1p-50f;
constexpr int64_t INT8_DEEPEST = 2147483647 / (127 * 127);

// Rows of int8, one after the other.
struct QuantizedRows {
  int64_t words;         // the number of words of a row
  dot::Factor* entries;  // [R, words]
  float* amplitudes;     // [R]
  int32_t* begins;       // [R], the values at which the sums of a row begin
  const dot::Factor* of(int64_t row) const { return entries + row * words; }
};

// Quantizes the D entries of row `row` into (D + 3) / 4 words. The last word is filled up with zeros.
inline void quantize(const float* x, int64_t D, int64_t row, const QuantizedRows& to) {
  int32_t greatest = 0;  // the bits of |x| as integers have the order of the numbers, with NaN above all
  for (int64_t k = 0; k < D; ++k) {
    int32_t bits;
    std::memcpy(&bits, x + k, sizeof bits);
    greatest = std::max(greatest, bits & 0x7fffffff);
  }
  const bool is_finite = greatest < 0x7f800000;
  float amplitude;
  std::memcpy(&amplitude, &greatest, sizeof amplitude);
  const bool used = is_finite && amplitude >= INT8_LEAST;
  const float scale = used ? INT8_MOST / amplitude : 0;
  int32_t sum = 0;
  dot::Factor* out = to.entries + row * to.words;
  constexpr int64_t SOME = 256;
  int8_t entries[SOME];
  for (int64_t begin = 0; begin < D; begin += SOME) {
    const int64_t count = std::min(SOME, D - begin), words = (count + 3) / 4;
    if (count < SOME || !used) std::fill_n(entries, SOME, int8_t(0));
    if (used) {
      int32_t part = 0;
      for (int64_t k = 0; k < count; ++k) {
        const int32_t entry = int32_t(std::nearbyint(x[begin + k] * scale));  // at most 127: the product rounds to less than 127.5
        entries[k] = int8_t(entry);
        part += entry;
      }
      sum += part;
    }
    for (int64_t word = 0; word < words; ++word) {
      int32_t bits;
      std::memcpy(&bits, entries + word * 4, sizeof bits);
      out[begin / 4 + word] = dot::factor(bits);
    }
  }
  to.amplitudes[row] = used ? amplitude : is_finite ? 0.f : NAN;
  to.begins[row] = dot::BEGIN * sum;
}

// Scratch memory for R quantized rows; `rows.entries` is null if there is no memory.
struct ScratchRows {
  ScratchRows(int64_t R, int64_t words)
      : entries(R * words), others(2 * R), rows{words, entries.data, others.data, reinterpret_cast<int32_t*>(others.data + R)} {
    if (others.data == nullptr) rows.entries = nullptr;
  }

  ScratchOf<dot::Factor> entries;
  Scratch others;
  QuantizedRows rows;
};

constexpr int64_t QUANTIZING = 8;  // quantizing an entry takes as long as reading this many bytes of a matrix

// Quantizes R rows of x, on the pool's threads.
template <typename Pool>
void quantize_all(Pool& pool, const float* x, int64_t R, int64_t D, const QuantizedRows& rows) {
  parallel_for(pool, R, R * D * QUANTIZING, [=](int64_t row, int64_t) {
    quantize(x + row * D, D, row, rows);
    return true;
  });
}

// The panels of a matrix, or of all experts' matrices.
struct Int8Matrix {
  const int32_t* words;  // [P, depth, 48]
  const float* factors;  // [P, 48]
  int64_t depth;         // words of a column

  const int32_t* of(int64_t panel) const { return words + panel * depth * COLUMNS; }
};

// Computes results [R, V * LANES], whose rows lie COLUMNS apart: R rows times V * LANES columns of a panel.
template <int R, int V>
void int8_tile(const dot::Factor* const* rows, const int32_t* begins, const float* amplitudes, const int32_t* words, const float* factors,
               int64_t depth, float* results, int64_t ahead) {
  dot::Sums sums[R][V];
  for (int r = 0; r < R; ++r)
    for (int v = 0; v < V; ++v) sums[r][v] = dot::equal(begins[r]);
  for (int64_t k = 0; k < depth; ++k, words += COLUMNS) {
    dot::Words w[V];
    for (int v = 0; v < V; ++v) w[v] = dot::load(words + v * LANES);
    if (ahead > 0)
      for (int64_t byte = 0; byte < V * LANES * 4; byte += 64) __builtin_prefetch((const char*)words + ahead + byte, 0, L2);
    for (int r = 0; r < R; ++r) {
      const dot::Factor x = rows[r][k];
      for (int v = 0; v < V; ++v) sums[r][v] = dot::add(sums[r][v], w[v], x);
    }
  }
  for (int r = 0; r < R; ++r)
    for (int v = 0; v < V; ++v)
      store(results + r * COLUMNS + v * LANES, dot::floats(sums[r][v]) * (broadcast(amplitudes[r]) * load(factors + v * LANES)));
}

// `int8_tile` for `count` <= R rows.
template <int R, int V>
void int8_tile_of(int64_t count, const dot::Factor* const* rows, const int32_t* begins, const float* amplitudes, const int32_t* words,
                  const float* factors, int64_t depth, float* results, int64_t ahead) {
  if constexpr (R == 1) {
    int8_tile<1, V>(rows, begins, amplitudes, words, factors, depth, results, ahead);
  } else if (count >= R) {
    int8_tile<R, V>(rows, begins, amplitudes, words, factors, depth, results, ahead);
  } else {
    int8_tile_of<R - 1, V>(count, rows, begins, amplitudes, words, factors, depth, results, ahead);
  }
}

// Multiplies `count` quantized rows by a panel. row_of(r): the index of the r-th row. out_of(r): where its results of the first `width`
// columns go.
template <typename RowOf, typename OutOf>
void multiply_int8(int64_t count, const QuantizedRows& x, const int32_t* words, const float* factors, int64_t width, int64_t depth,
                   RowOf row_of, OutOf out_of) {
  constexpr int V = PANEL_VECTORS, R = PANEL_ROWS;
  alignas(64) float results[R * COLUMNS];
  for (int64_t row = 0; row < count; row += R) {
    const int64_t some = std::min<int64_t>(R, count - row);
    const dot::Factor* rows[R];
    int32_t begins[R];
    float amplitudes[R];
    for (int64_t r = 0; r < some; ++r) {
      const int64_t index = row_of(row + r);
      rows[r] = x.of(index), begins[r] = x.begins[index], amplitudes[r] = x.amplitudes[index];
    }
    for (int64_t c = 0; c < COLUMNS; c += V * LANES)
      int8_tile_of<R, V>(some, rows, begins, amplitudes, words + c, factors + c, depth, results + c, row == 0 ? PANEL_AHEAD : 0);
    for (int64_t r = 0; r < some; ++r) std::copy_n(results + r * COLUMNS, width, out_of(row + r));
  }
}

// out [R, F] = x [R, D] @ w, which has P panels. Returns false if there is no memory.
template <typename Pool>
bool product(Pool& pool, int64_t R, int64_t D, int64_t F, int64_t P, const float* x, const Int8Matrix& w, float* out) {
  const ScratchRows scratch(R, w.depth);
  const QuantizedRows rows = scratch.rows;
  if (rows.entries == nullptr) return false;
  quantize_all(pool, x, R, D, rows);
  const int64_t tiles = (R + PANEL_ROWS - 1) / PANEL_ROWS;
  return parallel_for(pool, P, tiles * P * w.depth * COLUMNS * 4, [=](int64_t p, int64_t) {
    const int64_t first = p * COLUMNS, width = std::min(COLUMNS, F - first);
    multiply_int8(
        R, rows, w.of(p), w.factors + first, width, w.depth, [](int64_t r) { return r; }, [=](int64_t r) { return out + r * F + first; });
    return true;
  });
}

// `by_experts` with the matrices of one layer: w has the P panels of the first expert, then those of the second, and so on.
template <typename Pool>
bool grouped(Pool& pool, const Grouped& call, const Int8Matrix& w) {
  const ScratchRows scratch(call.N * call.J, w.depth);
  const QuantizedRows rows = scratch.rows;
  if (rows.entries == nullptr) return false;
  quantize_all(pool, call.x, call.N * call.J, call.D, rows);
  const auto multiply = [=](ExpertPanel piece, ExpertPanel, int64_t count, const int64_t* from, const int64_t* to) {
    const int64_t panel = piece.expert * call.P + piece.panel, first = piece.panel * COLUMNS;
    multiply_int8(
        count, rows, w.of(panel), w.factors + panel * COLUMNS, std::min(COLUMNS, call.F - first), w.depth,
        [=](int64_t r) { return from[r] / call.D; }, [=](int64_t r) { return call.out + to[r] + first; });
  };
  return by_experts(pool, call, call.P * w.depth * COLUMNS * 4, multiply);
}

}  // namespace xlaengine
