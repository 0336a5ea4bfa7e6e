// The recurrences of delta.h as XLA FFI calls. States are changed in place: their result has the memory of the argument.

#include "delta.h"

#include "call.h"

namespace xlaengine {
namespace {

// `corrects`: the delta rule, which has the argument beta after keep; otherwise Mamba2. `keeps`: the call writes the new states.
template <bool corrects, bool keeps>
Outcome delta_call(const Frame& frame) {
  constexpr int next = corrects ? 6 : 5;
  const Buffer states = frame.argument(0), q = frame.argument(1), k = frame.argument(2), v = frame.argument(3), keep = frame.argument(4),
               real = frame.argument(next), layer = frame.argument(next + 1), slots = frame.argument(next + 2),
               begins = frame.argument(next + 3), out = frame.result(0);
  if (states.rank() != 5 || q.rank() != 4 || k.rank() != 4 || v.rank() != 4)
    return invalid("states [L, B, M, K, V], q and k [R, T, N, K], and v [R, T, M, V]");
  DeltaCall call{v[0], v[1], q[2], v[2], q[3], v[3], states[1], nullptr, q.data<const float>(), k.data<const float>(),
                 v.data<const float>(), keep.data<const float>(), nullptr, real.data<const bool>(),
                 slots.data<const int32_t>(), begins.data<const bool>(), nullptr, out.data<float>(), nullptr};
  const int64_t L = states[0], RT = call.R * call.T;
  if (states[2] != call.M || states[3] != call.K || states[4] != call.V || L < 1 || call.B < 1 || call.K < 1 || call.V < 1)
    return invalid("states [L, B, M, K, V] do not fit q [R, T, N, K] and v [R, T, M, V]");
  if (call.N < 1 || call.M % call.N || q.size() != RT * call.N * call.K || k.size() != q.size())
    return invalid("heads of q and k [R, T, N, K] cannot be shared out among those of v [R, T, M, V]");
  if (keep.size() != RT * call.M || real.size() != RT || layer.size() != 1 || slots.size() != call.R ||
      begins.size() != call.R || out.size() != v.size())
    return invalid("keep [R, T, M], real [R, T], layer [], slots and begins [R] do not fit v [R, T, M, V]");
  const int64_t at = std::clamp<int64_t>(*layer.data<const int32_t>(), 0, L - 1) * call.B * call.M * call.K * call.V;
  call.states = states.data<const float>() + at;
  if constexpr (corrects) {
    const Buffer beta = frame.argument(5);
    if (beta.size() != keep.size()) return invalid("beta [R, T, M] does not fit keep");
    call.beta = beta.data<const float>();
  }
  if constexpr (keeps) {
    const Buffer targets = frame.argument(next + 4), kept = frame.result(1);
    if (targets.size() != call.R || kept.size() != states.size()) return invalid("targets [R] and the states that are kept do not fit");
    if (kept.data<float>() != states.data<float>()) return invalid("the states that are kept must lie where the states lie");
    call.targets = targets.data<const int32_t>();
    call.kept = kept.data<float>() + at;
  }
  return succeeded_or_out_of_memory(delta_rule(frame, call));
}

}  // namespace
}  // namespace xlaengine

using namespace xlaengine;

XLAENGINE_HANDLER(DeltaF32, (delta_call<true, true>), (F32, F32, F32, F32, F32, F32, PRED, S32, S32, PRED, S32), (F32, F32))
XLAENGINE_HANDLER(DeltaReadF32, (delta_call<true, false>), (F32, F32, F32, F32, F32, F32, PRED, S32, S32, PRED), (F32))
XLAENGINE_HANDLER(SpaceF32, (delta_call<false, true>), (F32, F32, F32, F32, F32, PRED, S32, S32, PRED, S32), (F32, F32))
XLAENGINE_HANDLER(SpaceReadF32, (delta_call<false, false>), (F32, F32, F32, F32, F32, PRED, S32, S32, PRED), (F32))
