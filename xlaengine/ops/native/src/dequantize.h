// Dequantizes blocks to float32. 48 blocks at a time are repacked as the columns of a panel that is one block deep.

#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "quantized.h"
#include "repack.h"

namespace xlaengine {

// to [columns, 32] = the first `columns` columns of part [32, 48]. The rows of `to` lie `stride` apart.
inline __attribute__((noinline)) void to_rows(const float* part, int64_t columns, float* to, int64_t stride) {
  transpose(Strided<const float>{part, COLUMNS}, Strided<float>{to, stride}, ENTRIES, columns, NOTHING);
}

// out [count, entries of a block] = the entries of `count` blocks.
template <typename Kind>
void dequantize(Kind, const uint8_t* blocks, int64_t count, float* out) {
  using Block = typename Kind::Block;
  alignas(64) uint8_t panel[(Block::BYTES * COLUMNS + 63) / 64 * 64];
  alignas(64) float entries[ENTRIES * COLUMNS];
  for (int64_t first = 0; first < count; first += COLUMNS, blocks += COLUMNS * Block::BYTES, out += COLUMNS * Block::ENTRIES) {
    const int64_t some = std::min(COLUMNS, count - first);
    repack<Block>(blocks, some, 1, panel);
    for (int64_t part = 0; part < Block::ENTRIES / ENTRIES; ++part) {
      dequantize_part<Kind>(panel, part, entries);
      to_rows(entries, some, out + part * ENTRIES, Block::ENTRIES);
    }
  }
}

template <typename Float>
void dequantize(Plain<Float>, const uint8_t* blocks, int64_t count, float* out) {
  for (int64_t i = 0; i < count; ++i) {
    Float entry;
    std::memcpy(&entry, blocks + i * sizeof entry, sizeof entry);
    out[i] = value(entry);
  }
}

}  // namespace xlaengine
