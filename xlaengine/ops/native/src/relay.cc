// Re-laying blocks in panels (relay.h) as functions that Python calls when weights are loaded.

#include "relay.h"

using namespace xlaengine;

#define XLAENGINE_RELAYING(kind, laid)                                                                                                     \
  extern "C" __attribute__((visibility("default"))) void Relay##kind(const uint8_t* rows, int64_t columns, int64_t blocks, uint8_t* out) { \
    relay<laid>(rows, columns, blocks, out);                                                                                               \
  }

XLAENGINE_RELAYING(F32, LaidF32)
XLAENGINE_RELAYING(F16, LaidF16)
XLAENGINE_RELAYING(BF16, LaidF16)
XLAENGINE_RELAYING(Q4_0, LaidQ4_0)
XLAENGINE_RELAYING(Q4_1, LaidQ4_1)
XLAENGINE_RELAYING(Q5_0, LaidQ5_0)
XLAENGINE_RELAYING(Q5_1, LaidQ5_1)
XLAENGINE_RELAYING(Q8_0, LaidQ8_0)
XLAENGINE_RELAYING(Q4_K, LaidQ4_K)
XLAENGINE_RELAYING(Q5_K, LaidQ5_K)
XLAENGINE_RELAYING(Q6_K, LaidQ6_K)
XLAENGINE_RELAYING(MXFP4, LaidMXFP4)
