// The greatest entry of each row (argmax.h) as an XLA FFI call.

#include "argmax.h"

#include "handler.h"

namespace xlaengine {
namespace {

ffi::Error argmax_call(ffi::ThreadPool pool, Floats x, ffi::Result<Floats> tops, ffi::Result<Numbers> indices) {
  const auto shape = x.dimensions();
  if (shape.size() != 2 || shape[1] < 1) return ffi::Error::InvalidArgument("x [R, V] of one column at least");
  const int64_t R = shape[0], V = shape[1];
  if (int64_t(tops->element_count()) != R || int64_t(indices->element_count()) != R)
    return ffi::Error::InvalidArgument("tops [R] and indices [R] do not fit x [R, V]");
  argmax(pool, R, V, x.typed_data(), tops->typed_data(), indices->typed_data());
  return ffi::Error::Success();
}

}  // namespace
}  // namespace xlaengine

using xlaengine::Floats;

XLAENGINE_HANDLER(ArgmaxF32, xlaengine::argmax_call,
                  xla::ffi::Ffi::Bind().Ctx<xla::ffi::ThreadPool>().Arg<Floats>().Ret<Floats>().Ret<xlaengine::Numbers>())
