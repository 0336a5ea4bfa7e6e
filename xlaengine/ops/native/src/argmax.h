// The greatest entry of each row and its first index, found in one pass over whole vectors.

#pragma once

#include <algorithm>
#include <limits>

#include "elementary.h"
#include "pool.h"

namespace xlaengine {

// ARGMAX_CHAINS: independent chains of comparisons. Within a chain, each comparison waits for the one before.
// ARGMAX_BLOCK: entries of a block. The block with the greatest entry is found first, then the index within it.
constexpr int ARGMAX_CHAINS = 4;
constexpr int64_t ARGMAX_BLOCK = 16 * ARGMAX_CHAINS * LANES;

// Returns the greatest entry of a block of numbers; if an entry is NaN, a lane of `nan` becomes non-zero.
inline float greatest_of_block(const float* block, Integers& nan) {
  Vector top[ARGMAX_CHAINS];
  for (int chain = 0; chain < ARGMAX_CHAINS; ++chain) top[chain] = load(block + chain * LANES);
  for (int64_t i = 0; i < ARGMAX_BLOCK; i += ARGMAX_CHAINS * LANES)
    for (int chain = 0; chain < ARGMAX_CHAINS; ++chain) {
      const Vector x = load(block + i + chain * LANES);
      top[chain] = greater(x, top[chain]);
      nan |= x != x;
    }
  for (int chain = 1; chain < ARGMAX_CHAINS; ++chain) top[0] = greater(top[0], top[chain]);
  return greatest(top[0]);
}

// The greatest entry of a row [V] and its first index; NaN and V - 1 if an entry is NaN.
inline void greatest_of_row(const float* row, int64_t V, float& top, int32_t& index) {
  constexpr float LEAST = -std::numeric_limits<float>::infinity();
  Integers nan{};
  int64_t block = 0;
  top = LEAST;
  for (int64_t start = 0; start < V; start += ARGMAX_BLOCK) {
    float rest[ARGMAX_BLOCK];
    const float* entries = row + start;
    if (V - start < ARGMAX_BLOCK) {
      std::fill(std::copy(entries, row + V, rest), rest + ARGMAX_BLOCK, LEAST);
      entries = rest;
    }
    const float here = greatest_of_block(entries, nan);
    if (here > top) top = here, block = start;
  }
  bool sound = true;
  for (int lane = 0; lane < LANES; ++lane) sound &= nan[lane] == 0;
  if (!sound) top = std::numeric_limits<float>::quiet_NaN();
  index = sound ? std::find(row + block, row + V, top) - row : V - 1;
}

// The greatest entries [R] of rows [R, V], and their first indices [R]; V >= 1.
template <typename Pool>
void argmax(Pool& pool, int64_t R, int64_t V, const float* rows, float* tops, int32_t* indices) {
  parallel_for(pool, R, R * V * sizeof(float), [=](int64_t r, int64_t) {
    greatest_of_row(rows + r * V, V, tops[r], indices[r]);
    return true;
  });
}

}  // namespace xlaengine
