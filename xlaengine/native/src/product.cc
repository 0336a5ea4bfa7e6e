// Products with panels of columns (product.h) as XLA FFI calls.

#include "product.h"

#include "handler.h"

namespace xlaengine {
namespace {

template <ffi::DataType dtype, typename Weight>
ffi::Error product_call(ffi::ThreadPool pool, Floats x, ffi::Buffer<dtype> w, ffi::Buffer<ffi::S32> layer, ffi::Result<Floats> out) {
  const auto in = x.dimensions(), panels = w.dimensions(), result = out->dimensions();
  if (in.size() != 2 || panels.size() != 4 || result.size() != 2 || layer.element_count() != 1)
    return ffi::Error::InvalidArgument("x [R, D], w [L, P, D, C], layer [], out [R, F]");
  const int64_t R = in[0], D = in[1], L = panels[0], P = panels[1], C = panels[3], F = result[1];
  if (L < 1 || panels[2] != D || result[0] != R || F > P * C || F <= (P - 1) * C)
    return ffi::Error::InvalidArgument("shapes do not belong together: x [R, D], w [L, P, D, C], out [R, F] with P panels for F columns");
  const int64_t at = std::clamp<int64_t>(layer.typed_data()[0], 0, L - 1) * P * D * C;
  const Weight* weights = reinterpret_cast<const Weight*>(w.untyped_data()) + at;
  product(pool, R, D, F, P, C, x.typed_data(), weights, out->typed_data());
  return ffi::Error::Success();
}

}  // namespace
}  // namespace xlaengine

using xlaengine::Floats;

#define BINDING(dtype)                                                                                     \
  xla::ffi::Ffi::Bind().Ctx<xla::ffi::ThreadPool>().Arg<Floats>().Arg<xla::ffi::Buffer<dtype>>()           \
      .Arg<xla::ffi::Buffer<xla::ffi::S32>>().Ret<Floats>()

XLAENGINE_HANDLER(ProductF32, (xlaengine::product_call<xla::ffi::F32, float>), BINDING(xla::ffi::F32))
XLAENGINE_HANDLER(ProductBF16, (xlaengine::product_call<xla::ffi::U16, xlaengine::bfloat16>), BINDING(xla::ffi::U16))
