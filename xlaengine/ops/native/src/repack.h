// Repacks the blocks of a file into panels (ops/quantized.py). No number changes.
//
// First the bytes of a block are put in the order of its planes: scales, least values, highest bits, lowest bits, each with rising D.
// These BYTES bytes of a column are then spread over the panel's block: the first HEAD bytes in units of UNIT bytes, the rest in words of
// four. The units at byte o of the 48 columns lie side by side, from byte 48 * o of the panel's block on.

#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "panel.h"

namespace xlaengine {

// Packs `count` entries of 4 bits: entries 2b and 2b + 1 share byte b.
inline void in_pairs(const uint8_t* entries, int64_t count, uint8_t* out) {
  for (int64_t b = 0; b < count / 2; ++b) out[b] = entries[2 * b] | entries[2 * b + 1] << 4;
}

// Packs 32 entries of which the file's byte i has entries i and i + 16.
inline void from_halves(const uint8_t* halves, uint8_t* out) {
  uint8_t entries[32];
  for (int64_t i = 0; i < 16; ++i) entries[i] = halves[i] & 15, entries[i + 16] = halves[i] >> 4;
  in_pairs(entries, 32, out);
}

// Packs 256 entries of which the file's byte 32 j + i has entries 64 j + i and 64 j + i + 32.
inline void from_halves_of_k(const uint8_t* halves, uint8_t* out) {
  uint8_t entries[256];
  for (int64_t i = 0; i < 128; ++i) {
    const int64_t at = i / 32 * 64 + i % 32;
    entries[at] = halves[i] & 15, entries[at + 32] = halves[i] >> 4;
  }
  in_pairs(entries, 256, out);
}

// A type for each kind of block: its sizes, and column(block, out), which puts the bytes of a block in the order of its planes.
namespace blocks {

template <int64_t entries, int64_t bytes, int64_t head, int64_t unit>
struct Sizes {
  static constexpr int64_t ENTRIES = entries, BYTES = bytes, HEAD = head, UNIT = unit;
};

// `before` bytes that stay in order (scale, least value, highest bits, if the kind has them), then 32 entries in halves of bytes.
template <int64_t before, int64_t head, int64_t unit>
struct Halves : Sizes<32, before + 16, head, unit> {
  static void column(const uint8_t* block, uint8_t* out) {
    std::memcpy(out, block, before);
    from_halves(block + before, out + before);
  }
};

template <int64_t entries, int64_t bytes, int64_t head, int64_t unit>
struct AsItIs : Sizes<entries, bytes, head, unit> {
  static void column(const uint8_t* block, uint8_t* out) { std::memcpy(out, block, bytes); }
};

struct Q4_K : Sizes<256, 144, 4, 2> {
  static void column(const uint8_t* block, uint8_t* out) {
    std::memcpy(out, block, 16);
    from_halves_of_k(block + 16, out + 16);
  }
};

// In the file, bit s of byte i of the highest bits belongs to entry 32 s + i.
struct Q5_K : Sizes<256, 176, 4, 2> {
  static void column(const uint8_t* block, uint8_t* out) {
    std::memcpy(out, block, 16);
    std::memset(out + 16, 0, 32);
    for (int64_t k = 0; k < 256; ++k) out[16 + k / 8] |= (block[16 + k % 32] >> k / 32 & 1) << k % 8;
    from_halves_of_k(block + 48, out + 48);
  }
};

// In the file: 128 bytes of lowest bits, 64 of highest bits, 16 scales, and the scale of scales. In each half of 128 entries, bits 2 s and
// 2 s + 1 of byte i of the highest bits belong to entry 32 s + i. Its lowest bits are a half of byte i, or of byte i + 32 if s is odd: the
// low half if s < 2, else the high half.
struct Q6_K : Sizes<256, 210, 2, 2> {
  static void column(const uint8_t* block, uint8_t* out) {
    std::memcpy(out, block + 208, 2);
    std::memcpy(out + 2, block + 192, 16);
    std::memset(out + 18, 0, 192);
    for (int64_t k = 0; k < 256; ++k) {
      const int64_t half = k / 128, s = k % 128 / 32, i = k % 32;
      const int64_t low = block[64 * half + s % 2 * 32 + i] >> s / 2 * 4 & 15, high = block[128 + 32 * half + i] >> 2 * s & 3;
      out[18 + k / 4] |= high << k % 4 * 2;
      out[82 + k / 2] |= low << k % 2 * 4;
    }
  }
};

using F32 = AsItIs<1, 4, 0, 4>;
using F16 = AsItIs<1, 2, 2, 2>;
using Q4_0 = Halves<2, 2, 2>;
using Q4_1 = Halves<4, 4, 2>;
using Q5_0 = Halves<6, 2, 2>;
using Q5_1 = Halves<8, 4, 2>;
using Q8_0 = AsItIs<32, 34, 2, 2>;
using MXFP4 = Halves<1, 1, 1>;
using I4 = AsItIs<32, 22, 2, 2>;
using I8 = AsItIs<32, 38, 2, 2>;

}  // namespace blocks

// Writes rows [columns, blocks, BYTES], each a column of the matrix, as panels [ceil(columns / 48), bytes of a panel].
template <typename Block>
void repack(const uint8_t* rows, int64_t columns, int64_t blocks, uint8_t* out) {
  constexpr int64_t BYTES = Block::BYTES, size = BYTES * COLUMNS;
  const int64_t panel = (blocks * size + 63) / 64 * 64;
  for (int64_t first = 0; first < columns; first += COLUMNS, out += panel) {
    const int64_t count = std::min(COLUMNS, columns - first);
    if (count < COLUMNS) std::memset(out, 0, panel);
    std::memset(out + blocks * size, 0, panel - blocks * size);
    for (int64_t b = 0; b < blocks; ++b)
      for (int64_t c = 0; c < count; ++c) {
        uint8_t own[BYTES];
        Block::column(rows + ((first + c) * blocks + b) * BYTES, own);
        uint8_t* to = out + b * size;
        for (int64_t o = 0; o < Block::HEAD; o += Block::UNIT) std::memcpy(to + o * COLUMNS + c * Block::UNIT, own + o, Block::UNIT);
        for (int64_t o = Block::HEAD; o < BYTES; o += 4) std::memcpy(to + o * COLUMNS + c * 4, own + o, 4);
      }
  }
}

}  // namespace xlaengine
