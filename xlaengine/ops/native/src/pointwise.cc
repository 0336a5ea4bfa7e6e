// Functions of single entries (pointwise.h) as XLA FFI calls.

#include "pointwise.h"

#include "call.h"

namespace xlaengine {
namespace {

template <typename Function>
Outcome pointwise_call(const Frame& frame) {
  const Buffer x = frame.argument(0), out = frame.result(0);
  if (out.size() != x.size()) return invalid("out does not have the size of x");
  pointwise<Function>(frame, x.size(), x.data<const float>(), out.data<float>());
  return {};
}

}  // namespace
}  // namespace xlaengine

using namespace xlaengine;

XLAENGINE_HANDLER(ExpF32, pointwise_call<Exponential>, (F32), (F32))
XLAENGINE_HANDLER(SigmoidF32, pointwise_call<Sigmoid>, (F32), (F32))
XLAENGINE_HANDLER(SoftplusF32, pointwise_call<Softplus>, (F32), (F32))
