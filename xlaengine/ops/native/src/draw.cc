// Draws a token for each row that wants one (draw.h) as an XLA FFI call.

#include "draw.h"

#include "call.h"

namespace xlaengine {
namespace {

Outcome draw_call(const Frame& frame) {
  const Buffer logits = frame.argument(0), temperature = frame.argument(1), top_k = frame.argument(2), top_p = frame.argument(3),
               min_p = frame.argument(4), keys = frame.argument(5), wants = frame.argument(6), tokens = frame.result(0);
  if (logits.rank() != 2 || logits[1] < 1) return invalid("logits [R, V] of at least one column");
  const int64_t R = logits[0];
  for (const Buffer& each : {temperature, top_k, top_p, min_p, wants, tokens})
    if (each.size() != R || keys.size() != 2 * R)
      return invalid("temperature, top_k, top_p, min_p and wants [R], keys [R, 2] and tokens [R] do not fit logits [R, V]");
  const Draws draws{R, logits[1], logits.data<const float>(), temperature.data<const float>(), top_k.data<const int32_t>(),
                    top_p.data<const float>(), min_p.data<const float>(), keys.data<const uint32_t>(), wants.data<const bool>(),
                    tokens.data<int32_t>()};
  return succeeded_or_out_of_memory(draw(frame, draws));
}

}  // namespace
}  // namespace xlaengine

using namespace xlaengine;

XLAENGINE_HANDLER(Draw, draw_call, (F32, F32, S32, F32, F32, U32, PRED), (S32))
