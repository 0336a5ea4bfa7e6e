// Elementary functions of whole vectors, and reductions over a vector's lanes.

#pragma once

#include <limits>

#include "tile.h"

namespace xlaengine {

// e^x for x <= 0 within 2 units in the last place, as in Cephes' expf; below -87 it stays at e^-87. NaN stays NaN.
inline Vector exponential(Vector x) {
  x = x < broadcast(-87.f) ? broadcast(-87.f) : x;
  const Vector magic = broadcast(12582912.f);  // 1.5 * 2^23: adding it rounds to an integer, which is then in the low bits
  const Vector shifted = fma(x, broadcast(1.44269504f), magic);
  const Vector n = shifted - magic;
  const Vector r = fma(n, broadcast(2.12194440e-4f), fma(n, broadcast(-0.693359375f), x));
  Vector y = broadcast(1.9875691500e-4f);
  for (const float c : {1.3981999507e-3f, 8.3334519073e-3f, 4.1665795894e-2f, 1.6666665459e-1f, 5.0000001201e-1f})
    y = fma(y, r, broadcast(c));
  y = fma(y, r * r, r) + broadcast(1.f);
  const Words scale = ((Words)shifted << 23) + (Words)broadcast(1.f);  // unsigned: of a NaN the sum wraps
  return y * (Vector)scale;
}

inline float exponential(float x) {
  float lanes[LANES];
  store(lanes, exponential(broadcast(x)));
  return lanes[0];
}

// The hyperbolic tangent of x within 1e-7. NaN stays NaN.
inline Vector tangent(Vector x) {
  const Vector size = x < broadcast(0.f) ? -x : x, e = exponential(size * broadcast(-2.f));
  const Vector y = (broadcast(1.f) - e) / (broadcast(1.f) + e);
  return x < broadcast(0.f) ? -y : y;
}

// The natural logarithm of positive normal numbers within about 1 unit in the last place, as in Cephes' logf.
inline Vector logarithm(Vector x) {
  const Integers bits = (Integers)x;
  Integers exponent = ((bits >> 23) & 0xFF) - 126;
  Vector m = (Vector)((bits & 0x007FFFFF) | 0x3F000000);  // 0.5 to 1
  const Integers small = m < broadcast(0.707106781186547524f);
  exponent += small;  // a comparison's true is -1
  m = (small ? m + m : m) - broadcast(1.f);
  Vector y = broadcast(7.0376836292e-2f);
  for (const float c : {-1.1514610310e-1f, 1.1676998740e-1f, -1.2420140846e-1f, 1.4249322787e-1f, -1.6668057665e-1f, 2.0000714765e-1f,
                        -2.4999993993e-1f, 3.3333331174e-1f})
    y = fma(y, m, broadcast(c));
  const Vector z = m * m, e = __builtin_convertvector(exponent, Vector);
  y = y * m * z;
  y = fma(e, broadcast(-2.12194440e-4f), y);
  y = fma(z, broadcast(-0.5f), y);
  return fma(e, broadcast(0.693359375f), m + y);
}

// The logarithm of x, or of the smallest normal number if x is smaller.
inline float logarithm(float x) {
  float lanes[LANES];
  store(lanes, logarithm(broadcast(std::max(x, std::numeric_limits<float>::min()))));
  return lanes[0];
}

// The greater of each pair of lanes; b if a is NaN.
inline Vector greater(Vector a, Vector b) { return a > b ? a : b; }

// The greatest of a vector's lanes, which must be numbers.
inline float greatest(Vector x) {
  float lanes[LANES];
  store(lanes, x);
  return *std::max_element(lanes, lanes + LANES);
}

// The sum of a vector's lanes, always in one order.
inline float total(Vector x) {
  float lanes[LANES];
  store(lanes, x);
  for (int width = LANES / 2; width > 0; width /= 2)
    for (int lane = 0; lane < width; ++lane) lanes[lane] += lanes[lane + width];
  return lanes[0];
}

}  // namespace xlaengine
