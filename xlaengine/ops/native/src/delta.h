// The gated delta rule (Yang et al. 2024, arXiv 2412.06464) or the recurrence of Mamba2 (Dao & Gu 2024, arXiv 2405.21060) over the tokens
// of some rows, from the states of their slots.
//
// For each token and head: S = keep S; S = S + k (beta (v - S' k))' or, in Mamba2, S = S + k v'; out = S' q. The columns of S [K, V] do not
// depend on each other: they are computed in groups that stay in a core's cache from a row's first token to its last. Each sum is one
// chain of multiply-adds in the order of K, whatever else is in the call.

#pragma once

#include <algorithm>
#include <cstdint>

#include "pool.h"
#include "scratch.h"
#include "tile.h"

namespace xlaengine {

constexpr int DELTA_VECTORS = 4;
constexpr int64_t DELTA_COLUMNS = DELTA_VECTORS * LANES;

// The arguments of a call. M heads of v share N heads of q and k. A row begins with the state of its slot, or with zeros if `begins`.
// Tokens that are not `real` are left out. `beta` is null for Mamba2. The new state of a row is written to slot `targets` of `kept`, if
// there is such a slot; `targets` and `kept` are null if no row's state is written.
struct DeltaCall {
  int64_t R, T, N, M, K, V, B;
  const float *states;                      // [B, M, K, V], of one layer
  const float *q, *k, *v, *keep, *beta;     // [R, T, N, K] twice, [R, T, M, V], [R, T, M] twice
  const bool* real;                         // [R, T]
  const int32_t* slots;                     // [R]
  const bool* begins;                       // [R]
  const int32_t* targets;                   // [R]
  float *out, *kept;                        // [R, T, M, V], as `states`
};

// One token: from the state `from` to the state `to`, which may be the same. Each has K rows of DELTA_COLUMNS; `v` and `out` are one such
// row. The gated delta rule reads the state twice: a second product with `keep` costs less than storing the first.
inline void delta_token(Strided<const float> from, Strided<float> to, int64_t K, const float* q, const float* k, const float* v, float keep,
                        const float* beta, float* out) {
  Vector sum[DELTA_VECTORS], change[DELTA_VECTORS];
  const auto kept = [&](int64_t i, int c) { return load(from[i] + c * LANES) * broadcast(keep); };
  const auto clear = [&] {
    for (Vector& each : sum) each = broadcast(0);
  };
  for (int c = 0; c < DELTA_VECTORS; ++c) change[c] = load(v + c * LANES);
  clear();
  if (beta != nullptr) {
    for (int64_t i = 0; i < K; ++i)
      for (int c = 0; c < DELTA_VECTORS; ++c) sum[c] = fma(broadcast(k[i]), kept(i, c), sum[c]);
    for (int c = 0; c < DELTA_VECTORS; ++c) change[c] = broadcast(*beta) * (change[c] - sum[c]);
    clear();
  }
  for (int64_t i = 0; i < K; ++i)
    for (int c = 0; c < DELTA_VECTORS; ++c) {
      const Vector s = fma(broadcast(k[i]), change[c], kept(i, c));
      store(to[i] + c * LANES, s);
      sum[c] = fma(broadcast(q[i]), s, sum[c]);
    }
  for (int c = 0; c < DELTA_VECTORS; ++c) store(out + c * LANES, sum[c]);
}

// Passes the tokens of row r through the group of head m's columns that begins at `first`. The first token reads a whole group from the
// slot, and the last token writes it to the slot. Between them the group lies in `scratch` [K, DELTA_COLUMNS], as does a group with fewer
// columns.
inline void delta_group(const DeltaCall& call, int64_t r, int64_t m, int64_t first, float* scratch) {
  static const float zeros[DELTA_COLUMNS] = {};
  const int64_t M = call.M, K = call.K, V = call.V, T = call.T;
  const int64_t n = m / (M / call.N), width = std::min(DELTA_COLUMNS, V - first);
  const bool whole = width == DELTA_COLUMNS;
  const auto at = [&](int64_t slot) { return (slot * M + m) * K * V + first; };
  const Strided<const float> slot{call.states + at(std::clamp<int64_t>(call.slots[r], 0, call.B - 1)), V};
  const bool keeps = call.kept != nullptr && call.targets[r] >= 0 && call.targets[r] < call.B;
  const Strided<float> end{keeps ? call.kept + at(call.targets[r]) : nullptr, V}, own{scratch, DELTA_COLUMNS};
  Strided<const float> now = call.begins[r] ? Strided<const float>{zeros, 0} : slot;
  if (!whole && !call.begins[r]) {
    std::fill_n(scratch, K * DELTA_COLUMNS, 0.f);
    for (int64_t i = 0; i < K; ++i) std::copy_n(slot[i], width, own[i]);
    now = {scratch, DELTA_COLUMNS};
  }
  int64_t last = (r + 1) * T - 1;
  while (last >= r * T && !call.real[last]) --last;
  for (int64_t t = r * T; t < (r + 1) * T; ++t) {
    float v[DELTA_COLUMNS] = {}, out[DELTA_COLUMNS] = {};
    if (call.real[t]) {
      std::copy_n(call.v + (t * M + m) * V + first, width, v);
      const int64_t of_head = (t * call.N + n) * K, of_token = t * M + m;
      const float* beta = call.beta == nullptr ? nullptr : call.beta + of_token;
      const Strided<float> next = t == last && keeps && whole ? end : own;
      delta_token(now, next, K, call.q + of_head, call.k + of_head, v, call.keep[of_token], beta, out);
      now = {next.data, next.stride};
    }
    std::copy_n(out, width, call.out + (t * M + m) * V + first);
  }
  if (keeps && now.data != end.data)
    for (int64_t i = 0; i < K; ++i) std::copy_n(now[i], width, end[i]);
}

// Computes one head of one row. It is the work of one thread: threads that share a row of the state would write to cache lines that another
// thread has prefetched.
inline bool delta_piece(const DeltaCall& call, int64_t index) {
  const Scratch scratch(call.K * DELTA_COLUMNS);
  if (scratch.data == nullptr) return false;
  for (int64_t first = 0; first < call.V; first += DELTA_COLUMNS) delta_group(call, index / call.M, index % call.M, first, scratch.data);
  return true;
}

// Computes a whole call; false if there is no memory.
template <typename Pool>
bool delta_rule(Pool& pool, const DeltaCall& call) {
  const int64_t pieces = call.R * call.M;
  return parallel_for(pool, pieces, pieces * call.K * call.V * int64_t(sizeof(float)) * (1 + call.T),
                      [=](int64_t i, int64_t) { return delta_piece(call, i); });
}

}  // namespace xlaengine
