// The greatest entry of each row and where it first stands, as an XLA FFI call: in one pass, by whole vectors.

#include <limits>

#include "elementary.h"
#include "pool.h"

namespace xlaengine {

using Floats = xla::ffi::Buffer<xla::ffi::F32>;
using Numbers = xla::ffi::Buffer<xla::ffi::S32>;

namespace {

namespace ffi = xla::ffi;

constexpr int CHAINS = 4;                       // of comparisons, side by side: each waits for its last
constexpr int64_t BLOCK = 16 * CHAINS * LANES;  // entries, of which the greatest is looked for before it is asked where it stands

// The greatest of a block of entries that are numbers; `nan` becomes other than zero where one is not.
float greatest_of_block(const float* block, Integers& nan) {
  Vector top[CHAINS];
  for (int chain = 0; chain < CHAINS; ++chain) top[chain] = load(block + chain * LANES);
  for (int64_t i = 0; i < BLOCK; i += CHAINS * LANES)
    for (int chain = 0; chain < CHAINS; ++chain) {
      const Vector x = load(block + i + chain * LANES);
      top[chain] = greater(x, top[chain]);
      nan |= x != x;
    }
  for (int chain = 1; chain < CHAINS; ++chain) top[0] = greater(top[0], top[chain]);
  return greatest(top[0]);
}

// Of a row [V] the greatest entry and its first index; NaN and V - 1 where one is no number.
void greatest_of_row(const float* row, int64_t V, float& top, int32_t& index) {
  constexpr float LEAST = -std::numeric_limits<float>::infinity();
  Integers nan{};
  int64_t block = 0;
  top = LEAST;
  for (int64_t start = 0; start < V; start += BLOCK) {
    float rest[BLOCK];
    const float* entries = row + start;
    if (V - start < BLOCK) {
      std::fill(std::copy(entries, row + V, rest), rest + BLOCK, LEAST);
      entries = rest;
    }
    const float here = greatest_of_block(entries, nan);
    if (here > top) top = here, block = start;
  }
  bool sound = true;
  for (int lane = 0; lane < LANES; ++lane) sound &= nan[lane] == 0;
  if (!sound) top = std::numeric_limits<float>::quiet_NaN();
  index = sound ? std::find(row + block, row + V, top) - row : V - 1;
}

ffi::Error argmax(ffi::ThreadPool pool, Floats x, ffi::Result<Floats> tops, ffi::Result<Numbers> indices) {
  const auto shape = x.dimensions();
  if (shape.size() != 2 || shape[1] < 1) return ffi::Error::InvalidArgument("x [R, V] of one column at least");
  const int64_t R = shape[0], V = shape[1];
  if (int64_t(tops->element_count()) != R || int64_t(indices->element_count()) != R)
    return ffi::Error::InvalidArgument("tops [R] and indices [R] do not fit x [R, V]");
  const float* rows = x.typed_data();
  float* top = tops->typed_data();
  int32_t* index = indices->typed_data();
  parallel_for(pool, R, R * V * sizeof(float), [=](int64_t r, int64_t) { greatest_of_row(rows + r * V, V, top[r], index[r]); });
  return ffi::Error::Success();
}

}  // namespace
}  // namespace xlaengine

XLA_FFI_DEFINE_HANDLER_SYMBOL(ArgmaxF32, xlaengine::argmax,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xla::ffi::Buffer<xla::ffi::F32>>()
                                  .Ret<xla::ffi::Buffer<xla::ffi::F32>>()
                                  .Ret<xla::ffi::Buffer<xla::ffi::S32>>());
