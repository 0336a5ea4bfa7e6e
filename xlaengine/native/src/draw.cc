// A token for each row that draws one (draw.h) as an XLA FFI call.

#include "draw.h"

#include "handler.h"

namespace xlaengine {
namespace {

ffi::Error draw_call(ffi::ThreadPool pool, Floats logits, Floats temperature, Numbers top_k, Floats top_p, Floats min_p,
                     ffi::Buffer<ffi::U32> keys, ffi::Buffer<ffi::PRED> wants, ffi::Result<Numbers> tokens) {
  const auto shape = logits.dimensions();
  if (shape.size() != 2 || shape[1] < 1) return ffi::Error::InvalidArgument("logits [R, V] of one column at least");
  const int64_t R = shape[0], V = shape[1];
  for (const int64_t size : {temperature.element_count(), top_k.element_count(), top_p.element_count(), min_p.element_count(),
                             keys.element_count() / 2, wants.element_count(), tokens->element_count()})
    if (size != R) return ffi::Error::InvalidArgument("what the rows ask for [R], keys [R, 2] and tokens [R] do not fit logits [R, V]");
  draw(pool, Draws{R, V, logits.typed_data(), temperature.typed_data(), top_k.typed_data(), top_p.typed_data(), min_p.typed_data(),
                   keys.typed_data(), wants.typed_data(), tokens->typed_data()});
  return ffi::Error::Success();
}

}  // namespace
}  // namespace xlaengine

using xlaengine::Floats;
using xlaengine::Numbers;

XLAENGINE_HANDLER(Draw, xlaengine::draw_call,
                  xla::ffi::Ffi::Bind()
                      .Ctx<xla::ffi::ThreadPool>()
                      .Arg<Floats>()
                      .Arg<Floats>()
                      .Arg<Numbers>()
                      .Arg<Floats>()
                      .Arg<Floats>()
                      .Arg<xla::ffi::Buffer<xla::ffi::U32>>()
                      .Arg<xla::ffi::Buffer<xla::ffi::PRED>>()
                      .Ret<Numbers>())
