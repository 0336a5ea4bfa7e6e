// Dequantizing (dequantize.h) as functions that Python calls when weights are loaded.

#include "dequantize.h"

using namespace xlaengine;

#define XLAENGINE_EXPORTED extern "C" __attribute__((visibility("default")))

XLAENGINE_EXPORTED void DequantizeQ4_1(const uint8_t* blocks, int64_t count, float* out) { dequantize<Q4_1>(blocks, count, out); }
XLAENGINE_EXPORTED void DequantizeQ8_0(const uint8_t* blocks, int64_t count, float* out) { dequantize<Q8_0>(blocks, count, out); }
