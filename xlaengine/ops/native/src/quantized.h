// Products with panels of blocks (ops/quantized.py).
//
// The panels of one matrix may be of different kinds. For a few rows, entries are dequantized in registers and multiplied at once. For more
// rows, a part of a panel is dequantized into a buffer in the L1 cache, which the tiles of tile.h then read. Either way an output is the
// chain of fused multiply-adds of tile.h, over the same float32 entries in the same order, so its bits are those of product.h.
//
// The sums of a panel are kept side by side until they are complete, as in product.h.

#pragma once

#include <algorithm>

#include "decode.h"
#include "grouped.h"
#include "pool.h"
#include "product.h"

namespace xlaengine {

constexpr int64_t ENTRIES = 32;             // entries of a column that are dequantized at a time
constexpr int64_t DEPTH = LARGE ? 128 : 64;  // rows of a panel that the buffer holds

// The most rows of x that are multiplied with entries in registers (spike/64).
constexpr int FEW = LARGE ? 8 : LANES == 8 ? 5 : 4;

// Vectors of columns that are dequantized together for R rows. Their sums, entries, codes, scales and least values share the registers, of
// which AVX2 has 16, the others 32.
template <int R>
constexpr int FEW_VECTORS = REGISTERS == 12 ? (R > 1 ? 2 : 3) : (R > 6 ? 2 : 3);

// A row of `QuantizedPanels.table`.
struct Panel {
  int32_t unit, kind, first, count;
};

// The panels of a matrix [D, F].
struct Quantized {
  const uint8_t* data;
  const Panel* panels;
  int64_t D, F, P;

  const uint8_t* of(int64_t p) const { return data + int64_t(panels[p].unit) * 64; }
};

// Whether a matrix's panels lie within `bytes` bytes, are of known kinds, and have its columns in order.
inline bool is_sound(const Quantized& w, int64_t bytes) {
  int64_t column = 0;
  for (int64_t p = 0; p < w.P; ++p) {
    const Panel panel = w.panels[p];
    if (panel.first != column || panel.count < 1 || panel.count > COLUMNS || panel.unit < 0) return false;
    column += panel.count;
    bool fits = false;
    with_kind(panel.kind, [&](auto kind) {
      using Block = typename decltype(kind)::Block;
      fits = w.D % Block::ENTRIES == 0 && int64_t(panel.unit) * 64 + w.D / Block::ENTRIES * Block::BYTES * COLUMNS <= bytes;
    });
    if (!fits) return false;
  }
  return column == w.F;
}

// Calls function(block, part, k) for every 32 rows of a panel of D rows: rows k to k + 31, which are part `part` of a block. Before each
// call, it prefetches as many bytes as the call reads.
template <typename Kind, typename Function>
XLAENGINE_INLINE void by_parts(const uint8_t* panel, int64_t D, Function function) {
  using Block = typename Kind::Block;
  constexpr int64_t PARTS = Block::ENTRIES / ENTRIES;
  constexpr int64_t SIZE = Block::BYTES * COLUMNS / PARTS;
  for (int64_t k = 0; k < D; panel += Block::BYTES * COLUMNS)
    for (int64_t part = 0; part < PARTS; ++part, k += ENTRIES) {
      for (int64_t byte = 0; byte < SIZE; byte += 64) __builtin_prefetch(panel + part * SIZE + byte + PANEL_AHEAD, 0, L2);
      function(panel, part, k);
    }
}

// sums [R, 48] += rows [R, 32] @ part `part` of a block, in the V * LANES columns from `c` on. `rows` begin `begin` entries before those that
// are multiplied.
template <typename Kind, int R, int V>
XLAENGINE_INLINE void multiply_columns(const uint8_t* block, int64_t part, int64_t begin, int64_t c, const float* const* rows, float* sums) {
  Vector acc[R][V];
  for (int r = 0; r < R; ++r)
    for (int v = 0; v < V; ++v) acc[r][v] = load(sums + r * COLUMNS + c + v * LANES);
  Kind::template entries<V>(Column{block, c}, part, [&](int64_t k, const Vector(&entries)[V]) __attribute__((always_inline)) {
    for (int r = 0; r < R; ++r) {
      const Vector factor = broadcast(rows[r][begin + k]);
      for (int v = 0; v < V; ++v) acc[r][v] = fma(factor, entries[v], acc[r][v]);
    }
  });
  for (int r = 0; r < R; ++r)
    for (int v = 0; v < V; ++v) store(sums + r * COLUMNS + c + v * LANES, acc[r][v]);
}

// sums [R, 48] = rows [R, D] @ a panel.
template <typename Kind, int R>
void multiply_few(const uint8_t* panel, const float* const* rows, float* sums, int64_t D) {
  constexpr int V = FEW_VECTORS<R>, LAST = COLUMNS / LANES % V;
  std::fill_n(sums, R * COLUMNS, 0.f);
  by_parts<Kind>(panel, D, [&](const uint8_t* block, int64_t part, int64_t begin) {
    int64_t c = 0;
    for (; c + V * LANES <= COLUMNS; c += V * LANES) multiply_columns<Kind, R, V>(block, part, begin, c, rows, sums);
    if constexpr (LAST > 0) multiply_columns<Kind, R, LAST>(block, part, begin, c, rows, sums);
  });
}

// `multiply_few` for `count` <= R rows.
template <typename Kind, int R>
void multiply_few_of(int64_t count, const uint8_t* panel, const float* const* rows, float* sums, int64_t D) {
  if constexpr (R == 1) {
    multiply_few<Kind, 1>(panel, rows, sums, D);
  } else if (count >= R) {
    multiply_few<Kind, R>(panel, rows, sums, D);
  } else {
    multiply_few_of<Kind, R - 1>(count, panel, rows, sums, D);
  }
}

// to [32, 48] = part `part` of a block.
template <typename Kind>
__attribute__((noinline)) void dequantize_part(const uint8_t* block, int64_t part, float* to) {
  constexpr int V = PANEL_VECTORS;
  for (int64_t c = 0; c < COLUMNS; c += V * LANES)
    Kind::template entries<V>(Column{block, c}, part, [&](int64_t k, const Vector(&entries)[V]) __attribute__((always_inline)) {
      for (int v = 0; v < V; ++v) store(to + k * COLUMNS + c + v * LANES, entries[v]);
    });
}

// sums [count, 48] = x [count, depth] @ part [depth, 48], added to sums if `add`.
template <typename Rows>
void multiply_part(int64_t count, Rows x, const float* part, float* sums, int64_t depth, bool add) {
  constexpr int V = PANEL_VECTORS, R = REGISTERS / V;
  for (int64_t row = 0; row < count; row += R)
    for (int64_t c = 0; c < COLUMNS; c += V * LANES)
      tile_of<R, V>(std::min<int64_t>(R, count - row), x.from(row, 0), Strided<const float>{part + c, COLUMNS},
                    Strided<float>{sums + row * COLUMNS + c, COLUMNS}, depth, add, Wanted{});
}

// sums [count, 48] = x [count, D] @ a panel.
template <typename Kind, typename Rows>
void multiply_many(const uint8_t* panel, int64_t count, Rows x, float* sums, int64_t D) {
  alignas(64) float buffer[DEPTH * COLUMNS];
  by_parts<Kind>(panel, D, [&](const uint8_t* block, int64_t part, int64_t k) {
    const int64_t at = k % DEPTH, end = k + ENTRIES;
    dequantize_part<Kind>(block, part, buffer + at * COLUMNS);
    if (at + ENTRIES == DEPTH || end == D) multiply_part(count, x.from(0, k - at), buffer, sums, at + ENTRIES, k > at);
  });
}

// out [rows, width] = x [rows, D] @ the first `width` columns of a panel. `next`: the panel that the same thread multiplies afterwards.
template <typename Kind, typename Rows, typename Outputs>
void multiply_panel(Kind, const uint8_t* panel, const uint8_t* next, int64_t rows, int64_t width, Rows x, Outputs out, int64_t D) {
  alignas(64) float sums[ROWS * COLUMNS];
  for (int64_t row = 0; row < rows; row += ROWS) {
    const int64_t count = std::min(ROWS, rows - row);
    if (count <= FEW) {
      const float* few[FEW];
      for (int64_t r = 0; r < count; ++r) few[r] = x[row + r];
      multiply_few_of<Kind, FEW>(count, panel, few, sums, D);
    } else {
      multiply_many<Kind>(panel, count, x.from(row, 0), sums, D);
    }
    for (int64_t r = 0; r < count; ++r) std::copy_n(sums + r * COLUMNS, width, out[row + r]);
  }
}

template <typename Float, typename Rows, typename Outputs>
void multiply_panel(Plain<Float>, const uint8_t* panel, const uint8_t* next, int64_t rows, int64_t width, Rows x, Outputs out, int64_t D) {
  const Strided<const Float> w{reinterpret_cast<const Float*>(panel), COLUMNS};
  multiply_panel(rows, width, x, w, out, D, reinterpret_cast<const Float*>(next));
}

// out [R, F] = x [R, D] @ w, for a w that `is_sound`. The work is counted as if an entry took two bytes.
template <typename Pool>
void product(Pool& pool, int64_t R, const Quantized& w, const float* x, float* out) {
  if (R == 0) return;
  const int64_t tiles = (R + PANEL_ROWS - 1) / PANEL_ROWS;
  parallel_for(pool, w.P, tiles * w.P * w.D * COLUMNS * 2, [=](int64_t p, int64_t next) {
    const Panel panel = w.panels[p];
    const uint8_t* after = next < w.P ? w.of(next) : nullptr;
    with_kind(panel.kind, [&](auto kind) {
      multiply_panel(kind, w.of(p), after, R, panel.count, Strided<const float>{x, w.D}, Strided<float>{out + panel.first, w.F}, w.D);
    });
    return true;
  });
}

// `by_experts` with the matrices of one layer: w has the P panels of the first expert, then those of the second, and so on. Each expert's
// panels must be sound (`is_sound`).
template <typename Pool>
bool grouped(Pool& pool, const Grouped& call, const Quantized& w) {
  const auto multiply = [=](ExpertPanel piece, ExpertPanel next, int64_t rows, const int64_t* from, const int64_t* to) {
    const Scattered<const float> x{call.x, from};
    const int64_t p = piece.expert * w.P + piece.panel;
    const Panel panel = w.panels[p];
    const uint8_t* after = next.expert >= 0 ? w.of(next.expert * w.P + next.panel) : nullptr;
    const Scattered<float> out{call.out + panel.first, to};
    with_kind(panel.kind, [&](auto kind) { multiply_panel(kind, w.of(p), after, rows, panel.count, x, out, w.D); });
  };
  return by_experts(pool, call, w.P * w.D * COLUMNS * 2, multiply);
}

// out [D] = column `column` of a panel.
template <typename Kind>
void read_column(Kind, const uint8_t* panel, int64_t column, float* out, int64_t D) {
  const int64_t lane = column % LANES;
  by_parts<Kind>(panel, D, [&](const uint8_t* block, int64_t part, int64_t begin) {
    Kind::template entries<1>(Column{block, column - lane}, part, [&](int64_t k, const Vector(&entries)[1]) __attribute__((always_inline)) {
      float lanes[LANES];
      store(lanes, entries[0]);
      out[begin + k] = lanes[lane];
    });
  });
}

template <typename Float>
void read_column(Plain<Float>, const uint8_t* panel, int64_t column, float* out, int64_t D) {
  const Float* entries = reinterpret_cast<const Float*>(panel) + column;
  for (int64_t k = 0; k < D; ++k) out[k] = value(entries[k * COLUMNS]);
}

// out [N, D] = the columns `index` of w, for a w that `is_sound`. An index out of range means the nearest column.
template <typename Pool>
void columns(Pool& pool, int64_t N, const Quantized& w, const int32_t* index, float* out) {
  parallel_for(pool, N, N * w.D * LANES * 4, [=](int64_t n, int64_t) {
    const int64_t column = std::clamp<int64_t>(index[n], 0, w.F - 1);
    const auto is_before = [](int64_t at, const Panel& panel) { return at < panel.first; };
    const Panel* after = std::upper_bound(w.panels, w.panels + w.P, column, is_before);
    const Panel panel = after[-1];
    with_kind(panel.kind, [&](auto kind) { read_column(kind, w.of(after - 1 - w.panels), column - panel.first, out + n * w.D, w.D); });
    return true;
  });
}

}  // namespace xlaengine
