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

// out [R, F] = x [R, D] @ w. Panel p [D, C] holds the columns of w from p * C on; F > (P - 1) * C.
template <typename Pool, typename Weight>
void product(Pool& pool, int64_t R, int64_t D, int64_t F, int64_t P, int64_t C, const float* x, const Weight* panels, float* out) {
  const Strided<const float> rows{x, D};
  const Strided<float> to{out, F};
  const int64_t tiles = (R + PANEL_ROWS - 1) / PANEL_ROWS;  // tiles of rows; each reads all of w, from memory or a cache
  parallel_for(pool, P, tiles * P * D * C * sizeof(Weight), [=](int64_t p, int64_t next) {
    const Strided<const Weight> panel{panels + p * D * C, C};
    const Weight* after = next < P ? panels + next * D * C : nullptr;
    multiply<PANEL_VECTORS>(R, std::min(C, F - p * C), rows, panel, to.from(0, p * C), D, false, PANEL_AHEAD, after);
    return true;
  });
}

}  // namespace xlaengine
