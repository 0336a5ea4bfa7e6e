// Functions of single entries. The bits of a value depend on its entry alone: not on its place, nor on the number of entries.

#pragma once

#include "elementary.h"
#include "pool.h"

namespace xlaengine {

// e^x within 3 units in the last place. 0 below -87, infinite above 87; NaN stays NaN.
struct Exponential {
  static Vector of(Vector x) {
    const Vector fading = exponential(x > broadcast(0.f) ? -x : x);
    const Vector y = x > broadcast(0.f) ? broadcast(1.f) / fading : fading;
    const Vector bounded = x < broadcast(-87.f) ? broadcast(0.f) : y;
    return x > broadcast(87.f) ? broadcast(std::numeric_limits<float>::infinity()) : bounded;
  }
};

// 1 / (1 + e^-x).
struct Sigmoid {
  static Vector of(Vector x) {
    const Vector fading = exponential(x > broadcast(0.f) ? -x : x);
    return (x < broadcast(0.f) ? fading : broadcast(1.f)) / (broadcast(1.f) + fading);
  }
};

// log(1 + e^x).
struct Softplus {
  static Vector of(Vector x) {
    const Vector one = broadcast(1.f), fading = exponential(x > broadcast(0.f) ? -x : x), sum = one + fading;
    // log(1 + u) = log(s) u / (s - 1) with s = 1 + u as it is rounded (Goldberg 1991, theorem 4)
    const Vector log = sum == one ? fading : logarithm(sum) * (fading / (sum - one));
    return (x > broadcast(0.f) ? x : broadcast(0.f)) + log;
  }
};

// out [N] = Function of x [N].
template <typename Function, typename Pool>
void pointwise(Pool& pool, int64_t N, const float* x, float* out) {
  constexpr int64_t PART = 4096;
  parallel_for(pool, (N + PART - 1) / PART, N * sizeof(float), [=](int64_t part, int64_t) {
    const int64_t end = std::min(N, (part + 1) * PART);
    int64_t i = part * PART;
    for (; i + LANES <= end; i += LANES) store(out + i, Function::of(load(x + i)));
    if (i < end) {
      float rest[LANES]{};
      std::copy(x + i, x + end, rest);
      store(rest, Function::of(load(rest)));
      std::copy(rest, rest + (end - i), out + i);
    }
    return true;
  });
}

}  // namespace xlaengine
