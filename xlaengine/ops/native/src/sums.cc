// Norms and log-probabilities (sums.h) as XLA FFI calls.

#include "sums.h"

#include "call.h"

namespace xlaengine {
namespace {

Outcome unit_call(const Frame& frame) {
  const Buffer x = frame.argument(0), out = frame.result(0);
  if (x.rank() != 2) return invalid("x [R, D]");
  if (out.size() != x.size()) return invalid("out [R, D] does not fit x [R, D]");
  float count, eps;
  if (!frame.attribute("count", count) || !frame.attribute("eps", eps)) return invalid("attributes count and eps, both float32");
  units(frame, x[0], x[1], count, eps, x.data<const float>(), out.data<float>());
  return {};
}

Outcome log_softmax_call(const Frame& frame) {
  const Buffer x = frame.argument(0), out = frame.result(0);
  if (x.rank() != 2 || x[1] < 1) return invalid("logits [R, V] of at least one column");
  if (out.size() != x.size()) return invalid("out [R, V] does not fit logits [R, V]");
  log_softmax(frame, x[0], x[1], x.data<const float>(), out.data<float>());
  return {};
}

}  // namespace
}  // namespace xlaengine

using namespace xlaengine;

XLAENGINE_HANDLER(UnitF32, unit_call, (F32), (F32))
XLAENGINE_HANDLER(LogSoftmaxF32, log_softmax_call, (F32), (F32))
