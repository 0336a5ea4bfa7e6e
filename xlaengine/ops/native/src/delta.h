// The gated delta rule (Yang et al. 2024, arXiv 2412.06464) or the recurrence of Mamba2 (Dao & Gu 2024, arXiv 2405.21060) over the tokens of
// some rows, from the states of their slots.
//
// For each token and head: S = keep S; S = S + k (beta (v - S' k))' or, in Mamba2, S = S + k v'; out = S' q. The columns of S [K, V] do not depend on each other: they
// are computed in groups that stay in a core's cache from a row's first token to its last. Each sum is one chain of multiply-adds in the
// order of K, whatever else is in the call.

#pragma once

#include <algorithm>
#include <cstdint>

#include "pool.h"
#include "room.h"
#include "tile.h"

namespace xlaengine {

constexpr int DELTA_VECTORS = 4;
constexpr int64_t DELTA_COLUMNS = DELTA_VECTORS * LANES;

// The arguments of a call. M heads of v share N heads of q and k. Every row begins with the state of its slot, or with zeros if `begins`;
// tokens that are not `real` are left out. `beta` is null for Mamba2. `kept` gets the states of `targets`, where these are slots; both are null if none is kept.
struct DeltaCall {
  int64_t R, T, N, M, K, V, B;
  const float *states;                      // [B, M, K, V], of one layer
  const float *q, *k, *v, *keep, *beta;     // [R, T, N, K] twice, [R, T, M, V], [R, T, M] twice
  const bool* real;                         // [R, T]
  const int32_t* slots;                     // [R]
  const bool* begins;                       // [R]
  const int32_t* targets;                   // [R]
  float *out, *kept;                        // [R, T, M, V], as `states`

  int64_t groups() const { return (V + DELTA_COLUMNS - 1) / DELTA_COLUMNS; }  // of columns
};

// One token: `state` [K, DELTA_COLUMNS], `v` and `out` [DELTA_COLUMNS].
inline void delta_token(float* state, int64_t K, const float* q, const float* k, const float* v, float keep, float beta, float* out) {
  Vector sum[DELTA_VECTORS];
  for (Vector& each : sum) each = broadcast(0);
  for (int64_t i = 0; i < K; ++i)
    for (int c = 0; c < DELTA_VECTORS; ++c) {
      const Vector s = load(state + i * DELTA_COLUMNS + c * LANES) * broadcast(keep);
      store(state + i * DELTA_COLUMNS + c * LANES, s);
      sum[c] = fma(broadcast(k[i]), s, sum[c]);
    }
  Vector change[DELTA_VECTORS];
  for (int c = 0; c < DELTA_VECTORS; ++c) {
    change[c] = broadcast(beta) * (load(v + c * LANES) - sum[c]);
    sum[c] = broadcast(0);
  }
  for (int64_t i = 0; i < K; ++i)
    for (int c = 0; c < DELTA_VECTORS; ++c) {
      const Vector s = fma(broadcast(k[i]), change[c], load(state + i * DELTA_COLUMNS + c * LANES));
      store(state + i * DELTA_COLUMNS + c * LANES, s);
      sum[c] = fma(broadcast(q[i]), s, sum[c]);
    }
  for (int c = 0; c < DELTA_VECTORS; ++c) store(out + c * LANES, sum[c]);
}

// One token of Mamba2, as `delta_token`.
inline void space_token(float* state, int64_t K, const float* q, const float* k, const float* v, float keep, float* out) {
  Vector sum[DELTA_VECTORS], written[DELTA_VECTORS];
  for (int c = 0; c < DELTA_VECTORS; ++c) sum[c] = broadcast(0), written[c] = load(v + c * LANES);
  for (int64_t i = 0; i < K; ++i)
    for (int c = 0; c < DELTA_VECTORS; ++c) {
      const Vector kept = load(state + i * DELTA_COLUMNS + c * LANES) * broadcast(keep);
      const Vector s = fma(broadcast(k[i]), written[c], kept);
      store(state + i * DELTA_COLUMNS + c * LANES, s);
      sum[c] = fma(broadcast(q[i]), s, sum[c]);
    }
  for (int c = 0; c < DELTA_VECTORS; ++c) store(out + c * LANES, sum[c]);
}

// Passes the tokens of one row through a group of one head's columns; false if there is no memory.
inline bool delta_piece(const DeltaCall& call, int64_t index) {
  const int64_t M = call.M, K = call.K, V = call.V, T = call.T;
  const int64_t first = index % call.groups() * DELTA_COLUMNS, m = index / call.groups() % M, r = index / call.groups() / M;
  const int64_t n = m / (M / call.N), width = std::min(DELTA_COLUMNS, V - first);
  const Room room(K * DELTA_COLUMNS);
  if (room.data == nullptr) return false;
  const auto at = [&](int64_t slot) { return (slot * M + m) * K * V + first; };
  const float* begin = call.states + at(std::clamp<int64_t>(call.slots[r], 0, call.B - 1));
  std::fill_n(room.data, K * DELTA_COLUMNS, 0.f);
  if (!call.begins[r])
    for (int64_t i = 0; i < K; ++i) std::copy_n(begin + i * V, width, room.data + i * DELTA_COLUMNS);
  for (int64_t t = r * T; t < (r + 1) * T; ++t) {
    float v[DELTA_COLUMNS] = {}, out[DELTA_COLUMNS] = {};
    if (call.real[t]) {
      std::copy_n(call.v + (t * M + m) * V + first, width, v);
      const int64_t of_head = (t * call.N + n) * K;
      const float *q = call.q + of_head, *k = call.k + of_head;
      const float keep = call.keep[t * M + m];
      if (call.beta == nullptr)
        space_token(room.data, K, q, k, v, keep, out);
      else
        delta_token(room.data, K, q, k, v, keep, call.beta[t * M + m], out);
    }
    std::copy_n(out, width, call.out + (t * M + m) * V + first);
  }
  if (call.kept == nullptr || call.targets[r] < 0 || call.targets[r] >= call.B) return true;
  float* end = call.kept + at(call.targets[r]);
  for (int64_t i = 0; i < K; ++i) std::copy_n(room.data + i * DELTA_COLUMNS, width, end + i * V);
  return true;
}

// Computes a whole call; false if there is no memory.
template <typename Pool>
bool delta_rule(Pool& pool, const DeltaCall& call) {
  const int64_t pieces = call.R * call.M * call.groups();
  return parallel_for(pool, pieces, pieces * call.K * DELTA_COLUMNS * int64_t(sizeof(float)) * (1 + call.T),
                      [=](int64_t i, int64_t) { return delta_piece(call, i); });
}

}  // namespace xlaengine
