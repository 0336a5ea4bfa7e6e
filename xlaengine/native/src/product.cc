// Products of rows with a weight matrix that lies in memory as panels of columns, as XLA FFI calls.
//
// Few rows take as long as reading the weights does, if they are read in the order they lie in and asked for ahead of their use:
// of a matrix [D, F] a column of tiles jumps F elements for each row, which no prefetcher follows (FINDINGS.md).

#include <algorithm>

#include "pool.h"
#include "tile.h"

namespace xlaengine {

using Floats = xla::ffi::Buffer<xla::ffi::F32>;

namespace {

namespace ffi = xla::ffi;

constexpr int VECTORS = 3;  // a panel's 48 columns are one tile of AVX-512, two of AVX2, four of NEON
constexpr int64_t ROWS = REGISTERS / VECTORS;
constexpr int64_t AHEAD = 8192;

template <ffi::DataType dtype, typename Weight>
ffi::Error product(ffi::ThreadPool pool, Floats x, ffi::Buffer<dtype> w, ffi::Buffer<ffi::S32> layer, ffi::Result<Floats> out) {
  const auto in = x.dimensions(), panels = w.dimensions(), result = out->dimensions();
  if (in.size() != 2 || panels.size() != 4 || result.size() != 2 || layer.element_count() != 1)
    return ffi::Error::InvalidArgument("x [R, D], w [L, P, D, C], layer [], out [R, F]");
  const int64_t R = in[0], D = in[1], L = panels[0], P = panels[1], C = panels[3], F = result[1];
  if (L < 1 || panels[2] != D || result[0] != R || F > P * C || F <= (P - 1) * C)
    return ffi::Error::InvalidArgument("shapes do not belong together: x [R, D], w [L, P, D, C], out [R, F] with P panels for F columns");
  const Strided<const float> rows{x.typed_data(), D};
  const Strided<float> to{out->typed_data(), F};
  const int64_t at = std::clamp<int64_t>(layer.typed_data()[0], 0, L - 1) * P * D * C;
  const Weight* weights = reinterpret_cast<const Weight*>(w.untyped_data()) + at;
  const int64_t tiles = (R + ROWS - 1) / ROWS;  // each reads all of w, be it from a cache
  parallel_for(pool, P, tiles * P * D * C * sizeof(Weight), [=](int64_t p, int64_t next) {
    const Strided<const Weight> panel{weights + p * D * C, C};
    const Weight* after = next < P ? weights + next * D * C : nullptr;
    multiply<VECTORS>(R, std::min(C, F - p * C), rows, panel, to.from(0, p * C), D, false, AHEAD, after);
  });
  return ffi::Error::Success();
}

}  // namespace
}  // namespace xlaengine

using xlaengine::Floats;

#define BINDING(dtype)                                                                                     \
  xla::ffi::Ffi::Bind().Ctx<xla::ffi::ThreadPool>().Arg<Floats>().Arg<xla::ffi::Buffer<dtype>>()           \
      .Arg<xla::ffi::Buffer<xla::ffi::S32>>().Ret<Floats>()

XLA_FFI_DEFINE_HANDLER_SYMBOL(ProductF32, (xlaengine::product<xla::ffi::F32, float>), BINDING(xla::ffi::F32));
XLA_FFI_DEFINE_HANDLER_SYMBOL(ProductBF16, (xlaengine::product<xla::ffi::U16, xlaengine::bfloat16>), BINDING(xla::ffi::U16));
