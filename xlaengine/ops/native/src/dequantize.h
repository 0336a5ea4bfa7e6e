// Converts blocks of quantized entries, as GGUF files have them, to float32.

#pragma once

#include <cstdint>
#include <cstring>

namespace xlaengine {

constexpr int64_t BLOCK = 32;  // entries that share a scale

// Exact: the half's bits, shifted to a float32, have the value times 2^-112; subnormals too.
inline float from_half(const uint8_t* bytes) {
  uint16_t half;
  std::memcpy(&half, bytes, sizeof half);
  const uint32_t magnitude = half & 0x7fff, sign = static_cast<uint32_t>(half & 0x8000) << 16;
  uint32_t bits = magnitude << 13;
  float value;
  std::memcpy(&value, &bits, sizeof value);
  value *= 0x1p112f;
  std::memcpy(&bits, &value, sizeof bits);
  bits = sign | (magnitude >= 0x7c00 ? 0x7f800000 | magnitude << 13 : bits);
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

// A scale, a least value, and 16 bytes, whose low halves are the first 16 entries. It rounds twice, as gguf-py does.
struct Q4_1 {
  static constexpr int64_t BYTES = 20;
  static void entries(const uint8_t* block, float* out) {
    const float scale = from_half(block), least = from_half(block + 2);
    for (int64_t i = 0; i < BLOCK / 2; ++i) {
      out[i] = scale * static_cast<float>(block[4 + i] & 15) + least;
      out[i + BLOCK / 2] = scale * static_cast<float>(block[4 + i] >> 4) + least;
    }
  }
};

// A scale, and 32 signed bytes.
struct Q8_0 {
  static constexpr int64_t BYTES = 34;
  static void entries(const uint8_t* block, float* out) {
    const float scale = from_half(block);
    for (int64_t i = 0; i < BLOCK; ++i) out[i] = static_cast<float>(static_cast<int8_t>(block[2 + i])) * scale;
  }
};

template <typename Kind>
void dequantize(const uint8_t* blocks, int64_t count, float* out) {
  for (int64_t i = 0; i < count; ++i) Kind::entries(blocks + i * Kind::BYTES, out + i * BLOCK);
}

}  // namespace xlaengine
