// The greatest entry of each row (argmax.h) as an XLA FFI call.

#include "argmax.h"

#include "call.h"

namespace xlaengine {
namespace {

Outcome argmax_call(const Frame& frame) {
  const Buffer x = frame.argument(0), tops = frame.result(0), indices = frame.result(1);
  if (x.rank() != 2 || x[1] < 1) return invalid("logits [R, V] of at least one column");
  if (tops.size() != x[0] || indices.size() != x[0]) return invalid("tops [R] and indices [R] do not fit x [R, V]");
  argmax(frame, x[0], x[1], x.data<const float>(), tops.data<float>(), indices.data<int32_t>());
  return {};
}

}  // namespace
}  // namespace xlaengine

using namespace xlaengine;

XLAENGINE_HANDLER(ArgmaxF32, argmax_call, (F32), (F32, S32))
