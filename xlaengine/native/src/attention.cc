// Attention over the slots of a KV array (attention.h) as XLA FFI calls.

#include "attention.h"

#include "handler.h"

namespace xlaengine {
namespace {

template <ffi::DataType dtype, typename KV>
ffi::Error attention_call(ffi::ThreadPool pool, Floats q, ffi::Buffer<dtype> keys, ffi::Buffer<dtype> values, Numbers layer,
                          Numbers slots, Numbers positions, Numbers written, Floats fresh_keys, Floats fresh_values,
                          ffi::Result<Floats> out, int64_t block) {
  const auto rows = q.dimensions(), array = keys.dimensions();
  if (rows.size() != 5 || array.size() != 5 || values.dimensions().size() != 5)
    return ffi::Error::InvalidArgument("q [R, T, K, G, H], keys and values [L, B, K, S, H]");
  const bool has_fresh = fresh_keys.element_count() > 0;
  const Call call{rows[0], rows[1], rows[2], rows[3], rows[4], array[1], array[3], whole(block), q.typed_data(),
                  slots.typed_data(), positions.typed_data(), written.typed_data(),
                  has_fresh ? fresh_keys.typed_data() : nullptr, has_fresh ? fresh_values.typed_data() : nullptr, out->typed_data()};
  const int64_t L = array[0], size = call.B * call.K * call.H * call.S;
  const size_t R = call.R, RT = call.R * call.T, fresh = has_fresh ? RT * call.K * call.H : 0;
  const bool alike = std::equal(array.begin(), array.end(), values.dimensions().begin());
  if (!alike || array[2] != call.K || array[4] != call.H || call.B < 1 || call.H < 1 || L < 1)
    return ffi::Error::InvalidArgument("keys and values [L, B, K, S, H] do not fit each other, or q [R, T, K, G, H]");
  if (slots.element_count() != R || written.element_count() != R || positions.element_count() != RT || layer.element_count() != 1 ||
      fresh_keys.element_count() != fresh || fresh_values.element_count() != fresh || out->element_count() != q.element_count())
    return ffi::Error::InvalidArgument("layer [], slots [R], positions [R, T], written [R] and new entries [R, T, K, H] do not fit q");
  if (block < 1 || call.S % block) return ffi::Error::InvalidArgument("blocks do not divide S");
  const int64_t at = std::clamp<int64_t>(layer.typed_data()[0], 0, L - 1) * size;
  const auto of_layer = [at](const ffi::Buffer<dtype>& array) { return reinterpret_cast<const KV*>(array.untyped_data()) + at; };
  attention(pool, call, of_layer(keys), of_layer(values));
  return ffi::Error::Success();
}

}  // namespace
}  // namespace xlaengine

using xlaengine::Floats;
using xlaengine::Numbers;

#define BINDING(dtype)                                                                                               \
  xla::ffi::Ffi::Bind()                                                                                              \
      .Ctx<xla::ffi::ThreadPool>()                                                                                   \
      .Arg<Floats>()                                                                                                 \
      .Arg<xla::ffi::Buffer<dtype>>()                                                                                \
      .Arg<xla::ffi::Buffer<dtype>>()                                                                                \
      .Arg<Numbers>()                                                                                                \
      .Arg<Numbers>()                                                                                                \
      .Arg<Numbers>()                                                                                                \
      .Arg<Numbers>()                                                                                                \
      .Arg<Floats>()                                                                                                 \
      .Arg<Floats>()                                                                                                 \
      .Ret<Floats>()                                                                                                 \
      .Attr<int64_t>("block")

XLAENGINE_HANDLER(AttentionF32, (xlaengine::attention_call<xla::ffi::F32, float>), BINDING(xla::ffi::F32))
XLAENGINE_HANDLER(AttentionBF16, (xlaengine::attention_call<xla::ffi::U16, xlaengine::bfloat16>), BINDING(xla::ffi::U16))
