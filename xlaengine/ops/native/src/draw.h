// Draws a token for each row that wants one: temperature, then min_p, top_k and top_p, then the greatest remaining logit plus Gumbel noise.
// A row's data stay in a core's cache. XLA's kernels take some forty passes over the logits of all rows.
//
// The noise is that of jax.random.gumbel with jax's defaults. Threefry-2x32 with 20 rounds (Salmon et al. 2011) maps (0, the token's
// number) to two words, under the row's key. An exclusive or combines the words ("partitionable"). 23 of these bits give u, and
// -log(-log(u)) is the noise.

#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "elementary.h"
#include "pool.h"
#include "scratch.h"

namespace xlaengine {

typedef uint32_t Bits __attribute__((vector_size(LANES * 4)));

constexpr float NEVER = -std::numeric_limits<float>::infinity();

inline Bits rotated(Bits x, int by) { return (x << by) | (x >> (32 - by)); }

// 32 random bits for each of several token numbers.
inline Bits threefry(uint32_t first, uint32_t second, Bits numbers) {
  constexpr int ROTATIONS[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  const uint32_t keys[3] = {first, second, first ^ second ^ 0x1BD11BDAu};
  Bits a = Bits{} + keys[0], b = numbers + keys[1];
  for (int group = 0; group < 5; ++group) {
    for (const int by : ROTATIONS[group % 2]) {
      a += b;
      b = rotated(b, by) ^ a;
    }
    a += keys[(group + 1) % 3];
    b += keys[(group + 2) % 3] + uint32_t(group + 1);
  }
  return a ^ b;
}

inline Vector gumbel(Bits random) {
  const Vector u = (Vector)((random >> 9) | 0x3F800000u) - broadcast(1.f);
  const Vector least = broadcast(std::numeric_limits<float>::min());
  const Vector positive = u > least ? u : least;
  return broadcast(0) - logarithm(broadcast(0) - logarithm(positive));
}

// Maps floats to integers in the same order, and back.
inline int32_t ordered(float x) {
  int32_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  return bits < 0 ? bits ^ 0x7FFFFFFF : bits;
}

inline float unordered(int32_t bits) {
  if (bits < 0) bits ^= 0x7FFFFFFF;
  float x;
  std::memcpy(&x, &bits, sizeof x);
  return x;
}

// Returns the largest float t up to `most` for which enough(t) holds, after at most 32 halvings. If enough holds for a float, it must hold
// for all smaller floats. For -inf it is taken to hold. So a row whose weights are NaN, because a logit is +inf, is not filtered.
template <typename Enough>
float bisect(float most, Enough enough) {
  int64_t low = ordered(NEVER), high = ordered(most);
  while (low < high) {
    const int64_t middle = low + (high - low + 1) / 2;
    if (enough(unordered(int32_t(middle)))) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return unordered(int32_t(low));
}

// A row's logits after temperature, and their weights e^(x - most). `most` is the greatest of the whole row, which may have more columns
// than these. Both are padded to multiples of STEP with values that are never chosen.
struct Scaled {
  static constexpr int CHAINS = 4;
  static constexpr int64_t STEP = CHAINS * LANES;

  Scaled(int64_t V, float most)
      : length((V + STEP - 1) / STEP * STEP), scratch(2 * length), x(scratch.data), weights(x + length), most(most) {}

  // The sum of each(i) over the entries that are at least t: their number, or their weight.
  template <typename Each>
  float of(float t, Each each) const {
    Vector sums[CHAINS];
    for (Vector& chain : sums) chain = broadcast(0);
    for (int64_t i = 0; i < length; i += STEP)
      for (int chain = 0; chain < CHAINS; ++chain) {
        const int64_t at = i + chain * LANES;
        sums[chain] = sums[chain] + (load(&x[at]) >= broadcast(t) ? each(at) : broadcast(0));
      }
    return xlaengine::total((sums[0] + sums[1]) + (sums[2] + sums[3]));
  }

  int64_t length;
  Scratch scratch;
  float *x, *weights;  // `threshold` writes weights before it reads them
  float most;
};

// Returns the least logit that may be chosen: by min_p, then top_k, then top_p over the entries that are left. top_k counts these entries,
// and top_p adds their weights, so a row with either must have all its columns. min_p needs `row.most` alone, which is not NaN.
inline float threshold(Scaled& row, int64_t V, int32_t top_k, float top_p, float min_p) {
  // Masked tokens (-inf) are removed first: `exponential` would give them the weight e^-87.
  float cut = std::max(min_p > 0 ? row.most + logarithm(min_p) : NEVER, -std::numeric_limits<float>::max());
  const auto one = [](int64_t) { return broadcast(1); };
  if (top_k > 0 && top_k < V) cut = std::max(cut, bisect(row.most, [&](float t) { return row.of(t, one) >= top_k; }));
  if (top_p < 1) {
    for (int64_t i = 0; i < row.length; i += LANES) {
      const Vector x = load(&row.x[i]);
      store(&row.weights[i], x >= broadcast(cut) ? exponential(x - broadcast(row.most)) : broadcast(0));
    }
    const auto weight = [&](int64_t at) { return load(&row.weights[at]); };
    const float need = top_p * row.of(NEVER, weight);
    cut = std::max(cut, bisect(row.most, [&](float t) { return row.of(t, weight) >= need; }));
  }
  return cut;
}

// A token, and its logit with noise.
struct Drawn {
  float score;
  int32_t token;
};

// The token with the greatest x + noise, among entries of at least `cut`; the first one on ties. Without such an entry, -inf and token 0.
// Entry 0 is the logit of token `start`.
inline Drawn greatest_with_noise(const Scaled& row, float cut, int32_t start, uint32_t first, uint32_t second) {
  Bits numbers{};
  for (int lane = 0; lane < LANES; ++lane) numbers[lane] = uint32_t(start + lane);
  Vector top = broadcast(NEVER);
  Integers index{};
  for (int64_t step = 0; step < row.length; step += Scaled::STEP) {
    Vector all = broadcast(NEVER);
    for (int64_t i = step; i < step + Scaled::STEP; i += LANES) all = greater(load(&row.x[i]), all);
    if (greatest(all) < cut) continue;  // usually true for most of a row; this saves the noise, which costs most
    for (int64_t i = step; i < step + Scaled::STEP; i += LANES) {
      const Vector x = load(&row.x[i]);
      const Bits here = numbers + uint32_t(i);
      const Vector score = x >= broadcast(cut) ? x + gumbel(threefry(first, second, here)) : broadcast(NEVER);
      index = score > top ? (Integers)here : index;
      top = score > top ? score : top;
    }
  }
  const float most = greatest(top);
  int32_t found = std::numeric_limits<int32_t>::max();
  for (int lane = 0; lane < LANES; ++lane)
    if (((float*)&top)[lane] == most) found = std::min<int32_t>(found, index[lane]);
  return {most, found};
}

// A row's logits [V] after temperature, which is above 0.
inline void scale(const float* logits, int64_t V, float temperature, Scaled& row) {
  std::fill(row.x + V / LANES * LANES, row.x + row.length, NEVER);
  std::copy(logits + V / LANES * LANES, logits + V, row.x + V / LANES * LANES);
  for (int64_t i = 0; i < row.length; i += LANES) {
    store(&row.x[i], (i + LANES <= V ? load(logits + i) : load(&row.x[i])) / broadcast(temperature));
  }
}

// The arguments of a call: R rows of logits [R, V] of the tokens from `start` on, with keys [R, 2] and the other arrays [R]; V >= 1.
struct Draws {
  int64_t R, V;
  const int32_t* start;
  const float *logits, *tops;  // tops: the greatest logit of each row, whose columns may be spread over several calls
  const float* temperature;
  const int32_t* top_k;
  const float *top_p, *min_p;
  const uint32_t* keys;
  const bool* wants;
  float* scores;    // of the tokens, with noise; -inf for a row that wants none, NaN for a row whose `tops` is NaN
  int32_t* tokens;  // 0 for a row that wants none, the last one for a row whose `tops` is NaN
};

// Draws the tokens of a call; false if there is no memory.
//
// Without top_k and top_p a row takes 2 passes over its logits. With both it takes up to 68, because each threshold takes up to 32. The
// number of threads is chosen as for 16 passes over every row.
template <typename Pool>
bool draw(Pool& pool, const Draws& of) {
  return parallel_for(pool, of.R, of.R * of.V * 16 * sizeof(float), [of](int64_t r, int64_t) {
    of.scores[r] = NEVER;
    of.tokens[r] = 0;
    if (!of.wants[r]) return true;
    const float most = of.tops[r] / of.temperature[r];
    if (std::isnan(most)) {  // XLA's kernels take NaN for the greatest of a row, whatever its filters; no threshold follows from it
      of.scores[r] = most;
      of.tokens[r] = *of.start + int32_t(of.V - 1);
      return true;
    }
    Scaled row(of.V, most);
    if (row.scratch.data == nullptr) return false;
    scale(of.logits + r * of.V, of.V, of.temperature[r], row);
    const float cut = threshold(row, of.V, of.top_k[r], of.top_p[r], of.min_p[r]);
    const Drawn drawn = greatest_with_noise(row, cut, *of.start, of.keys[2 * r], of.keys[2 * r + 1]);
    of.scores[r] = drawn.score;
    of.tokens[r] = drawn.token;
    return true;
  });
}

}  // namespace xlaengine
