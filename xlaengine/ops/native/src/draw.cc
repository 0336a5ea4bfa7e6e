// Draws a token for each row that wants one (draw.h) as an XLA FFI call.

#include "draw.h"

#include "call.h"

namespace xlaengine {
namespace {

Outcome draw_call(const Frame& frame) {
  const Buffer logits = frame.argument(0), tops = frame.argument(1), temperature = frame.argument(2), top_k = frame.argument(3),
               top_p = frame.argument(4), min_p = frame.argument(5), keys = frame.argument(6), wants = frame.argument(7),
               start = frame.argument(8), scores = frame.result(0), tokens = frame.result(1);
  if (logits.rank() != 2 || logits[1] < 1) return invalid("logits [R, V] of at least one column");
  if (start.size() != 1) return invalid("one first token");
  const int64_t R = logits[0];
  for (const Buffer& each : {tops, temperature, top_k, top_p, min_p, wants, scores, tokens})
    if (each.size() != R || keys.size() != 2 * R)
      return invalid("tops, temperature, top_k, top_p, min_p and wants [R], keys [R, 2], scores and tokens [R] do not fit logits [R, V]");
  const Draws draws{R, logits[1], start.data<const int32_t>(), logits.data<const float>(), tops.data<const float>(),
                    temperature.data<const float>(), top_k.data<const int32_t>(), top_p.data<const float>(), min_p.data<const float>(),
                    keys.data<const uint32_t>(), wants.data<const bool>(), scores.data<float>(), tokens.data<int32_t>()};
  return succeeded_or_out_of_memory(draw(frame, draws));
}

}  // namespace
}  // namespace xlaengine

using namespace xlaengine;

XLAENGINE_HANDLER(Draw, draw_call, (F32, F32, F32, S32, F32, F32, U32, PRED, S32), (F32, S32))
