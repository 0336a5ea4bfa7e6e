// Functions that Python calls when it loads weights. `kind` is a number of a kind of block (`KINDS` in ops/quantized.py). Each function
// returns whether there is such a kind.

#include "dequantize.h"
#include "repack.h"

using namespace xlaengine;

#define XLAENGINE_EXPORTED extern "C" __attribute__((visibility("default")))

// Repacks rows [columns, blocks, bytes of a block].
XLAENGINE_EXPORTED bool Repack(int32_t kind, const uint8_t* rows, int64_t columns, int64_t blocks, uint8_t* out) {
  return with_kind(kind, [=](auto of) { repack<typename decltype(of)::Block>(rows, columns, blocks, out); });
}

XLAENGINE_EXPORTED bool Dequantize(int32_t kind, const uint8_t* blocks, int64_t count, float* out) {
  return with_kind(kind, [=](auto of) { dequantize(of, blocks, count, out); });
}
