// Norms and log-probabilities, which need a sum over the entries of a row. The order of its additions depends only on the row's length: it
// is the same on every machine and for any number of rows.

#pragma once

#include <cmath>

#include "argmax.h"
#include "elementary.h"
#include "pool.h"

namespace xlaengine {

// The number of chains of additions. Entry i is in chain i % SUM_CHAINS, whatever the width of the machine's vectors.
constexpr int SUM_CHAINS = 32;

// The sum of a row x [N]: add(sum, entries) adds a vector of entries to the sums of its chains, and the chains are added as a tree. After
// the last entry, the rest of the chains get `filling`, for which `add` must add 0.
template <typename Add>
float sum_of_row(const float* x, int64_t N, float filling, Add add) {
  constexpr int VECTORS = SUM_CHAINS / LANES;
  Vector chains[VECTORS]{};
  const auto add_all = [&](const float* entries) {
    for (int v = 0; v < VECTORS; ++v) chains[v] = add(chains[v], load(entries + v * LANES));
  };
  int64_t i = 0;
  for (; i + SUM_CHAINS <= N; i += SUM_CHAINS) add_all(x + i);
  if (i < N) {
    float rest[SUM_CHAINS];
    std::fill(std::copy(x + i, x + N, rest), rest + SUM_CHAINS, filling);
    add_all(rest);
  }
  for (int width = VECTORS / 2; width > 0; width /= 2)
    for (int v = 0; v < width; ++v) chains[v] += chains[v + width];
  return total(chains[0]);
}

// Each row of x [R, D], divided by sqrt(sum of its squares / count + eps).
template <typename Pool>
void units(Pool& pool, int64_t R, int64_t D, float count, float eps, const float* x, float* out) {
  parallel_for(pool, R, R * D * sizeof(float), [=](int64_t r, int64_t) {
    const float* row = x + r * D;
    const float squares = sum_of_row(row, D, 0.f, [](Vector sum, Vector entries) { return fma(entries, entries, sum); });
    const float factor = 1.f / std::sqrt(squares / count + eps);
    for (int64_t i = 0; i < D; ++i) out[r * D + i] = row[i] * factor;
    return true;
  });
}

// The logarithm of the softmax of each row of x [R, V], V >= 1. A row is NaN if it has a NaN, or if its greatest entry is infinite.
template <typename Pool>
void log_softmax(Pool& pool, int64_t R, int64_t V, const float* x, float* out) {
  parallel_for(pool, R, R * V * sizeof(float), [=](int64_t r, int64_t) {
    constexpr float LEAST = -std::numeric_limits<float>::infinity();
    const float* row = x + r * V;
    float top;
    int32_t at;
    greatest_of_row(row, V, top, at);
    if (!(top - top == 0.f)) {
      std::fill(out + r * V, out + (r + 1) * V, std::numeric_limits<float>::quiet_NaN());
      return true;
    }
    const float sum = sum_of_row(row, V, LEAST, [top](Vector sum, Vector entries) {
      return sum + (entries == broadcast(LEAST) ? broadcast(0.f) : exponential(entries - broadcast(top)));
    });
    const float log_of_sum = logarithm(sum);
    for (int64_t i = 0; i < V; ++i) out[r * V + i] = (row[i] - top) - log_of_sum;
    return true;
  });
}

}  // namespace xlaengine
