// Products of rows with a weight matrix that is stored as panels of columns.
//
// A product of few rows takes as long as reading the weights, if they are read in memory order and prefetched. In a matrix [D, F], a tile
// would jump F elements from row to row, and no hardware prefetcher follows such jumps (spike/34).

#pragma once

#include <algorithm>

#include "panel.h"
#include "pool.h"
#include "tile.h"

namespace xlaengine {

constexpr int PANEL_VECTORS = 3;  // vectors in a row of a tile; a panel is one tile wide with AVX-512, two with AVX2, four with NEON
static_assert(COLUMNS % (PANEL_VECTORS * LANES) == 0);
constexpr int64_t PANEL_ROWS = REGISTERS / PANEL_VECTORS;
constexpr int64_t PANEL_AHEAD = 32768;  // bytes from the place that is read to the place that is prefetched (spike/64)

constexpr int64_t ROWS = 64;         // rows of x that are multiplied by a part of a panel while it is in a cache
constexpr bool LARGE = LANES == 16;  // CPUs with AVX-512 have 32 registers and a larger L1 cache

// out [rows, width] = x [rows, D] @ the first `width` columns of a panel, by parts (tile.h). `next`: the panel that is multiplied
// afterwards.
//
// The sums of a panel are kept side by side until they are complete. In many models the rows of the result lie a multiple of 4 KB apart;
// there, sums would evict each other from the L1 cache.
template <typename Weight, typename Rows, typename Outputs>
void multiply_by_parts(int64_t rows, int64_t width, Rows x, Strided<const Weight> panel, Outputs out, int64_t D, const Weight* next) {
  alignas(64) float sums[ROWS * COLUMNS];
  for (int64_t row = 0; row < rows; row += ROWS) {
    const int64_t count = std::min(ROWS, rows - row);
    const Weight* after = row + ROWS < rows ? panel.data : next;
    multiply_by_parts<PANEL_VECTORS>(count, x.from(row, 0), panel, Strided<float>{sums, COLUMNS}, D, after);
    for (int64_t r = 0; r < count; ++r) std::copy_n(sums + r * COLUMNS, width, out[row + r]);
  }
}

// The same, for any panel [D, C] and any number of rows.
template <typename Weight, typename Rows, typename Outputs>
void multiply_panel(int64_t rows, int64_t width, Rows x, Strided<const Weight> panel, Outputs out, int64_t D, const Weight* next) {
  if (!LARGE && rows > PANEL_ROWS && panel.stride == COLUMNS)
    multiply_by_parts(rows, width, x, panel, out, D, next);
  else
    multiply<PANEL_VECTORS>(rows, width, x, panel, out, D, false, PANEL_AHEAD, next);
}

// out [R, F] = x [R, D] @ w. Panel p [D, C] holds the columns of w from p * C on; F > (P - 1) * C.
template <typename Pool, typename Weight>
void product(Pool& pool, int64_t R, int64_t D, int64_t F, int64_t P, int64_t C, const float* x, const Weight* panels, float* out) {
  const Strided<const float> rows{x, D};
  const Strided<float> to{out, F};
  const int64_t tiles = (R + PANEL_ROWS - 1) / PANEL_ROWS;  // tiles of rows; each reads all of w, from memory or a cache
  parallel_for(pool, P, tiles * P * D * C * sizeof(Weight), [=](int64_t p, int64_t next) {
    const Strided<const Weight> panel{panels + p * D * C, C};
    const Weight* after = next < P ? panels + next * D * C : nullptr;
    multiply_panel(R, std::min(C, F - p * C), rows, panel, to.from(0, p * C), D, after);
    return true;
  });
}

}  // namespace xlaengine
