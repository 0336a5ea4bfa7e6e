// Products and grouped products of int8 (int8.h) as XLA FFI calls.

#include "int8.h"

#include "call.h"

namespace xlaengine {
namespace {

inline bool is_int8(int64_t D, int64_t depth, int64_t columns, int64_t F, int64_t P) {
  return D <= INT8_DEEPEST && depth == (D + 3) / 4 && columns == COLUMNS && F <= P * columns && F > (P - 1) * columns;
}

inline Outcome int8_product_call(const Frame& frame) {
  const Buffer x = frame.argument(0), words = frame.argument(1), factors = frame.argument(2), layer = frame.argument(3);
  const Buffer out = frame.result(0);
  if (x.rank() != 2 || words.rank() != 4 || factors.rank() != 4 || out.rank() != 2 || layer.size() != 1 || out[0] != x[0])
    return invalid("x [R, D], words [L, P, D / 4, 48], factors [L, P, 1, 48], layer [], out [R, F]");
  const int64_t R = x[0], D = x[1], L = words[0], P = words[1], depth = words[2], F = out[1];
  if (L < 1 || !is_int8(D, depth, words[3], F, P) || factors.size() != L * P * COLUMNS)
    return invalid("shapes do not belong together: x [R, D], words [L, P, D / 4, 48], factors [L, P, 1, 48], out [R, F]");
  const int64_t at = std::clamp<int64_t>(*layer.data<const int32_t>(), 0, L - 1) * P * COLUMNS;
  const Int8Matrix w{words.data<const int32_t>() + at * depth, factors.data<const float>() + at, depth};
  return succeeded_or_out_of_memory(product(frame, R, D, F, P, x.data<const float>(), w, out.data<float>()));
}

inline Outcome int8_grouped_call(const Frame& frame) {
  const Buffer x = frame.argument(0), words = frame.argument(1), factors = frame.argument(2), layer = frame.argument(3);
  const Buffer chosen = frame.argument(4), out = frame.result(0);
  if (x.rank() != 3 || words.rank() != 5 || factors.rank() != 5 || layer.size() != 1 || chosen.rank() != 2 || out.rank() != 3)
    return invalid("x [N, J, D], words [L, E, P, D / 4, 48], factors [L, E, P, 1, 48], layer [], chosen [N, K], out [N, K, F]");
  const int64_t N = x[0], J = x[1], K = chosen[1], D = x[2], F = out[2], L = words[0], E = words[1], P = words[2], depth = words[3];
  if (L < 1 || !is_int8(D, depth, words[4], F, P) || factors.size() != L * E * P * COLUMNS)
    return invalid("shapes do not belong together: x [N, J, D], words [L, E, P, D / 4, 48], factors [L, E, P, 1, 48], out [N, K, F]");
  if (chosen[0] != N || out[0] != N || out[1] != K || (J != 1 && J != K))
    return invalid("shapes do not belong together: x [N, 1 or K, D], chosen [N, K], out [N, K, F]");
  const int64_t at = std::clamp<int64_t>(*layer.data<const int32_t>(), 0, L - 1) * E * P * COLUMNS;
  const Int8Matrix w{words.data<const int32_t>() + at * depth, factors.data<const float>() + at, depth};
  const Grouped call{N, J, K, D, F, E, P, COLUMNS, x.data<const float>(), chosen.data<const int32_t>(), out.data<float>()};
  return succeeded_or_out_of_memory(grouped(frame, call, w));
}

}  // namespace
}  // namespace xlaengine

using namespace xlaengine;

XLAENGINE_HANDLER(Int8Product, int8_product_call, (F32, S32, F32, S32), (F32))
XLAENGINE_HANDLER(Int8Grouped, int8_grouped_call, (F32, S32, F32, S32, S32), (F32))
