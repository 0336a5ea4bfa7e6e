// Products of rows with the matrices that they choose: a mixture of experts.
//
// Choices are sorted by expert. A panel of an expert is multiplied with all rows that chose it, where they lie. Panels of an expert that no
// row chose are not read. Each entry is the chain of tile.h, so no bit depends on which rows share an expert, or on their order.

#pragma once

#include <algorithm>

#include "pool.h"
#include "product.h"
#include "scratch.h"
#include "tile.h"

namespace xlaengine {

// The arguments of a call: out[n, k] = x[n, k] @ the matrix of expert chosen[n, k]. J is K, or 1 if all choices of n share a row of x.
struct Grouped {
  int64_t N, J, K, D, F, E, P, C;
  const float* x;         // [N, J, D]
  const int32_t* chosen;  // [N, K]
  float* out;             // [N, K, F]

  int64_t choices() const { return N * K; }
  bool is_expert(int64_t choice) const { return chosen[choice] >= 0 && chosen[choice] < E; }
};

// A call's choices, sorted by expert: those of expert e have the places begins[e] to begins[e + 1] - 1.
struct Groups {
  explicit Groups(const Grouped& call)
      : scratch(2 * call.E + 1 + 2 * call.choices()),
        begins(scratch.data),
        used(begins + call.E + 1),
        from(used + call.E),
        to(from + call.choices()) {}

  void sort(const Grouped& call) {
    std::fill_n(begins, call.E + 1, 0);
    for (int64_t i = 0; i < call.choices(); ++i)
      if (call.is_expert(i)) ++begins[call.chosen[i]];
    for (int64_t e = 0, end = 0; e <= call.E; ++e) {
      if (begins[e] > 0) used[experts++] = e;
      tiles += (begins[e] + PANEL_ROWS - 1) / PANEL_ROWS;
      begins[e] = end += begins[e];  // for now the end of e's places: the loop below lowers it by one for each choice
    }
    for (int64_t i = call.choices() - 1; i >= 0; --i) {
      if (!call.is_expert(i)) continue;
      const int64_t place = --begins[call.chosen[i]];
      from[place] = (call.J == 1 ? i / call.K : i) * call.D, to[place] = i * call.F;
    }
  }

  ScratchOf<int64_t> scratch;          // holds the four arrays that follow, in their order
  int64_t *begins, *used, *from, *to;  // [E + 1]; [E], the experts that a row chose; [N * K], offsets of rows of x and of out
  int64_t experts = 0;                 // the number of experts in `used`
  int64_t tiles = 0;                   // the number of tiles of rows; each reads its expert's panels, from memory or a cache
};

// A panel of an expert's matrix; `expert` is -1 for none.
struct ExpertPanel {
  int64_t expert, panel;
};

// Computes a call whose matrices have `bytes` bytes each. A choice that is no expert's index gives zeros.
// Returns false if there is no memory.
//
// multiply(piece, next, rows, from, to) multiplies the panel `piece` with `rows` rows, which are at the offsets `from` in x, and writes the
// outputs at the offsets `to` in out. `next` is the panel that the same thread takes afterwards.
template <typename Pool, typename Multiply>
bool by_experts(Pool& pool, const Grouped& call, int64_t bytes, Multiply multiply) {
  Groups groups(call);
  if (groups.scratch.data == nullptr) return false;
  groups.sort(call);
  for (int64_t i = 0; i < call.choices(); ++i)
    if (!call.is_expert(i)) std::fill_n(call.out + i * call.F, call.F, 0.f);
  const int64_t *begins = groups.begins, *used = groups.used, *from = groups.from, *to = groups.to, pieces = groups.experts * call.P;
  return parallel_for(pool, pieces, groups.tiles * bytes, [=](int64_t i, int64_t next) {
    const int64_t expert = used[i / call.P], first = begins[expert];
    const ExpertPanel after = next < pieces ? ExpertPanel{used[next / call.P], next % call.P} : ExpertPanel{-1, 0};
    multiply(ExpertPanel{expert, i % call.P}, after, begins[expert + 1] - first, from + first, to + first);
    return true;
  });
}

// `by_experts` with the panels [E, P, D, C] of one layer.
template <typename Pool, typename Weight>
bool grouped(Pool& pool, const Grouped& call, const Weight* panels) {
  const int64_t panel = call.D * call.C, matrix = call.P * panel;
  const auto multiply_piece = [=](ExpertPanel piece, ExpertPanel next, int64_t rows, const int64_t* from, const int64_t* to) {
    const int64_t column = piece.panel * call.C, width = std::min(call.C, call.F - column);
    const Scattered<const float> x{call.x, from};
    const Scattered<float> out{call.out + column, to};
    const Strided<const Weight> w{panels + piece.expert * matrix + piece.panel * panel, call.C};
    const Weight* after = next.expert >= 0 ? panels + next.expert * matrix + next.panel * panel : nullptr;
    if (rows > PANEL_ROWS && call.C == COLUMNS)
      multiply_by_parts(rows, width, x, w, out, call.D, after);
    else
      multiply_panel(rows, width, x, w, out, call.D, after);
  };
  return by_experts(pool, call, matrix * sizeof(Weight), multiply_piece);
}

}  // namespace xlaengine
