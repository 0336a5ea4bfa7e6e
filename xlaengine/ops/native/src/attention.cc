// Attention over the slots of a KV array (attention.h) as XLA FFI calls.

#include "attention.h"

#include "call.h"

namespace xlaengine {
namespace {

template <typename KV>
Outcome attention_call(const Frame& frame) {
  const Buffer q = frame.argument(0), keys = frame.argument(1), values = frame.argument(2), layer = frame.argument(3),
               slots = frame.argument(4), positions = frame.argument(5), written = frame.argument(6), first = frame.argument(7),
               fresh_keys = frame.argument(8), fresh_values = frame.argument(9), sinks = frame.argument(10),
               key_scales = frame.argument(11), value_scales = frame.argument(12), out = frame.result(0);
  int64_t block = 0;
  float scale = 0, cap = 0;
  const int64_t rank = keys.rank();
  if (q.rank() != 5 || (rank != 5 && rank != 4) || values.rank() != rank || !frame.attribute("block", block) ||
      !frame.attribute("scale", scale) || !frame.attribute("cap", cap))
    return invalid("q [R, T, K, G, H], keys and values [L, B, K, S, H] or [L, K, S, H], the number of keys in a block, and the scale and "
                   "the cap of scores");
  const bool joined = rank == 4;
  const int64_t B = joined ? 1 : keys[1], K = keys[rank - 3], S = keys[rank - 2], H = keys[rank - 1];
  const bool has_fresh = fresh_keys.size() > 0, has_first = first.size() > 0, has_sinks = sinks.size() > 0;
  const Call call{q[0], q[1], q[2], q[3], q[4], B, S, whole(block), scale, cap, q.data<const float>(),
                  slots.data<const int32_t>(), positions.data<const int32_t>(), written.data<const int32_t>(),
                  has_first ? first.data<const int32_t>() : nullptr,
                  has_fresh ? fresh_keys.data<const float>() : nullptr, has_fresh ? fresh_values.data<const float>() : nullptr,
                  has_sinks ? sinks.data<const float>() : nullptr, out.data<float>(), joined};
  const int64_t L = keys[0], R = call.R, RT = R * call.T, fresh = has_fresh ? RT * call.K * call.H : 0;
  const bool alike = std::equal(keys.buffer->dims, keys.buffer->dims + rank, values.buffer->dims);
  if (!alike || K != call.K || H != call.H || call.B < 1 || call.H < 1 || L < 1)
    return invalid("keys and values [L, (B,) K, S, H] do not fit each other, or q [R, T, K, G, H]");
  if (slots.size() != R || written.size() != R || positions.size() != RT || first.size() != (has_first ? RT : 0) || layer.size() != 1 ||
      fresh_keys.size() != fresh || fresh_values.size() != fresh || sinks.size() != (has_sinks ? call.K * call.G : 0) ||
      out.size() != q.size())
    return invalid("layer [], slots [R], positions and first [R, T], written [R], new entries [R, T, K, H] and sinks [K, G] do not fit q");
  const int64_t scales = Entries<KV>::SCALED ? L * call.B * call.K * call.S : 0;
  if (key_scales.size() != scales || value_scales.size() != scales) return invalid("scales [L, (B,) K, S] do not fit keys and values");
  if (block < 1 || call.S % block) return invalid("blocks do not divide S");
  const int64_t entries = std::clamp<int64_t>(*layer.data<const int32_t>(), 0, L - 1) * call.B * call.K * call.S, at = entries * call.H;
  const auto from = [&](Buffer buffer) { return scales == 0 ? nullptr : buffer.data<const float>() + entries; };
  const Layer<KV> held{keys.data<const KV>() + at, values.data<const KV>() + at, from(key_scales), from(value_scales)};
  return succeeded_or_out_of_memory(attention(frame, call, held));
}

}  // namespace
}  // namespace xlaengine

using namespace xlaengine;

#define XLAENGINE_ATTENTION(symbol, KV, TYPE) \
  XLAENGINE_HANDLER(symbol, attention_call<KV>, (F32, TYPE, TYPE, S32, S32, S32, S32, S32, F32, F32, F32, F32, F32), (F32))

XLAENGINE_ATTENTION(AttentionF32, float, F32)
XLAENGINE_ATTENTION(AttentionBF16, bfloat16, U16)
XLAENGINE_ATTENTION(AttentionS8, int8_t, S8)
