// Grouped products (grouped.h) as XLA FFI calls.

#include "grouped.h"

#include "call.h"

namespace xlaengine {
namespace {

template <typename Weight>
Outcome grouped_call(const Frame& frame) {
  const Buffer x = frame.argument(0), panels = frame.argument(1), layer = frame.argument(2), chosen = frame.argument(3);
  const Buffer out = frame.result(0);
  if (x.rank() != 3 || panels.rank() != 5 || layer.size() != 1 || chosen.rank() != 2 || out.rank() != 3)
    return invalid("x [N, J, D], w [L, E, P, D, C], layer [], chosen [N, K], out [N, K, F]");
  const int64_t N = x[0], J = x[1], K = chosen[1], D = x[2], F = out[2], L = panels[0], E = panels[1], P = panels[2], C = panels[4];
  if (L < 1 || panels[3] != D || F > P * C || F <= (P - 1) * C)
    return invalid("shapes do not belong together: x [N, J, D], w [L, E, P, D, C], out [N, K, F] with P panels for F columns");
  if (chosen[0] != N || out[0] != N || out[1] != K || (J != 1 && J != K))
    return invalid("shapes do not belong together: x [N, 1 or K, D], chosen [N, K], out [N, K, F]");
  const int64_t at = std::clamp<int64_t>(*layer.data<const int32_t>(), 0, L - 1) * E * P * D * C;
  const Grouped call{N, J, K, D, F, E, P, C, x.data<const float>(), chosen.data<const int32_t>(), out.data<float>()};
  return succeeded_or_out_of_memory(grouped(frame, call, panels.data<const Weight>() + at));
}

}  // namespace
}  // namespace xlaengine

using namespace xlaengine;

XLAENGINE_HANDLER(GroupedF32, grouped_call<float>, (F32, F32, S32, S32), (F32))
XLAENGINE_HANDLER(GroupedBF16, grouped_call<bfloat16>, (F32, U16, S32, S32), (F32))
