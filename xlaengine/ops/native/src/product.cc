// Products with panels of columns (product.h) as XLA FFI calls.

#include "product.h"

#include "call.h"

namespace xlaengine {
namespace {

template <typename Weight>
Outcome product_call(const Frame& frame) {
  const Buffer x = frame.argument(0), panels = frame.argument(1), layer = frame.argument(2), out = frame.result(0);
  if (x.rank() != 2 || panels.rank() != 4 || out.rank() != 2 || layer.size() != 1)
    return invalid("x [R, D], w [L, P, D, C], layer [], out [R, F]");
  const int64_t R = x[0], D = x[1], L = panels[0], P = panels[1], C = panels[3], F = out[1];
  if (L < 1 || panels[2] != D || out[0] != R || F > P * C || F <= (P - 1) * C)
    return invalid("shapes do not belong together: x [R, D], w [L, P, D, C], out [R, F] with P panels for F columns");
  const int64_t at = std::clamp<int64_t>(*layer.data<const int32_t>(), 0, L - 1) * P * D * C;
  product(frame, R, D, F, P, C, x.data<const float>(), panels.data<const Weight>() + at, out.data<float>());
  return {};
}

}  // namespace
}  // namespace xlaengine

using namespace xlaengine;

XLAENGINE_HANDLER(ProductF32, product_call<float>, (F32, F32, S32), (F32))
XLAENGINE_HANDLER(ProductBF16, product_call<bfloat16>, (F32, U16, S32), (F32))
