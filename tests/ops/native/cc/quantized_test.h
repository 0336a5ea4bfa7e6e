// Unit tests of blocks: their entries are those that plain loops give, as ggml does, and products with panels of them have the bits of
// product.h with these entries.

#pragma once

#include <algorithm>

#include "dequantize.h"
#include "quantized.h"
#include "testing.h"

namespace {

// Exact: the half's bits, shifted to a float32, have the value times 2^-112; subnormals too. No half is infinite here.
float half_at(const uint8_t* block, int64_t at) {
  uint16_t half;
  std::memcpy(&half, block + at, sizeof half);
  const uint32_t bits = uint32_t(half & 0x7fff) << 13;
  float value;
  std::memcpy(&value, &bits, sizeof value);
  return std::copysign(value * 0x1p112f, half >> 15 ? -1.f : 1.f);
}

// The scale and the least value of 32 entries of a K-block, of 6 bits each.
void six_bits(const uint8_t* q, int64_t j, float& scale, float& least) {
  scale = j < 4 ? q[j] & 63 : (q[j + 4] & 15) | (q[j - 4] >> 6) << 4;
  least = j < 4 ? q[j + 4] & 63 : (q[j + 4] >> 4) | (q[j] >> 6) << 4;
}

// Entry k of a block of the kind with this number.
float entry_of(int32_t kind, const uint8_t* block, int64_t k) {
  const auto half_byte = [&](int64_t at) { return block[at + k % 16] >> k / 16 * 4 & 15; };
  const auto fifth = [&](int64_t at) { return (block[at + k / 8] >> k % 8 & 1) << 4; };
  const auto half_byte_of_k = [&](int64_t at) { return block[at + k / 64 * 32 + k % 32] >> k / 32 % 2 * 4 & 15; };
  switch (kind) {
    case 2: return half_at(block, 0) * float(half_byte(2) - 8);
    case 3: return half_at(block, 0) * float(half_byte(4)) + half_at(block, 2);
    case 6: return half_at(block, 0) * float((half_byte(6) | fifth(2)) - 16);
    case 7: return half_at(block, 0) * float(half_byte(8) | fifth(4)) + half_at(block, 2);
    case 8: return half_at(block, 0) * float(int8_t(block[2 + k]));
    case 12:
    case 13: {
      float scale, least;
      six_bits(block + 4, k / 32, scale, least);
      const int code = kind == 12 ? half_byte_of_k(16) : half_byte_of_k(48) | (block[16 + k % 32] >> k / 32 & 1) << 4;
      return half_at(block, 0) * scale * float(code) - half_at(block, 2) * least;
    }
    case 14: {
      const int64_t i = k % 32, s = k % 128 / 32, low = k / 128 * 64 + s % 2 * 32 + i;
      const int code = (block[low] >> s / 2 * 4 & 15) | (block[128 + k / 128 * 32 + i] >> 2 * s & 3) << 4;
      return half_at(block, 208) * float(int8_t(block[192 + k / 16])) * float(code - 32);
    }
    case 39: {
      constexpr int codes[] = {0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12};
      return std::ldexp(float(codes[half_byte(1)]), int(block[0]) - 128);
    }
    case 1000:
    case 1001: {
      float scale;
      std::memcpy(&scale, block + 2, sizeof scale);
      return scale * (float(kind == 1000 ? block[6 + k / 2] >> k % 2 * 4 & 15 : block[6 + k]) - half_at(block, 0));
    }
  }
  EXPECT(false);
  return 0;
}

// Blocks of all kinds for a column of D entries each, with the values of the column.
struct Part {
  int32_t kind;
  int64_t columns;
  std::vector<uint8_t> rows, panels;
  std::vector<float> values;  // [D, columns]
};

template <typename Block>
Part part_of(int32_t kind, int64_t columns, int64_t D) {
  const int64_t blocks = D / Block::ENTRIES;
  Part part{kind, columns, std::vector<uint8_t>(columns * blocks * Block::BYTES), {}, std::vector<float>(D * columns)};
  for (uint8_t& byte : part.rows) byte = uint8_t(integer(0, 255));
  for (int64_t c = 0; c < columns; ++c)
    for (int64_t b = 0; b < blocks; ++b) {
      uint8_t* block = &part.rows[(c * blocks + b) * Block::BYTES];
      for (const int64_t at : {int64_t(kind == 14 ? 208 : 0), int64_t(kind == 3 || kind == 7 || kind == 12 || kind == 13 ? 2 : -1)}) {
        if (kind == 39 || at < 0) continue;
        const uint16_t half = uint16_t(integer(0, 1) << 15 | integer(0, 16) << 10 | integer(0, 1023));  // subnormal ones too; none is infinite
        std::memcpy(block + at, &half, 2);
      }
      if (kind >= 1000) {
        const float scale = std::ldexp(float(integer(-999, 999)), integer(-20, 0));
        std::memcpy(block + 2, &scale, sizeof scale);
      }
      if (kind == 39) block[0] = uint8_t(integer(0, 140));
      for (int64_t k = 0; k < Block::ENTRIES; ++k) part.values[(b * Block::ENTRIES + k) * columns + c] = entry_of(kind, block, k);
    }
  part.panels.resize(panels_of(columns) * ((blocks * Block::BYTES * COLUMNS + 63) / 64 * 64));
  repack<Block>(part.rows.data(), columns, blocks, part.panels.data());
  return part;
}

std::vector<Part> parts_of(int64_t D, int64_t columns) {
  return {part_of<blocks::Q4_0>(2, columns, D),  part_of<blocks::Q4_1>(3, columns, D),  part_of<blocks::Q5_0>(6, columns, D),
          part_of<blocks::Q5_1>(7, columns, D),  part_of<blocks::Q8_0>(8, columns, D),  part_of<blocks::Q4_K>(12, columns, D),
          part_of<blocks::Q5_K>(13, columns, D), part_of<blocks::Q6_K>(14, columns, D), part_of<blocks::MXFP4>(39, columns, D),
          part_of<blocks::I4>(1000, columns, D), part_of<blocks::I8>(1001, columns, D)};
}

// A matrix whose parts are of all kinds, in blocks and in float32. `data` ends where its last panel ends.
struct Mixed {
  int64_t D, F = 0;
  std::vector<uint8_t> data;
  std::vector<Panel> table;
  std::vector<float> values, panels;

  Mixed(int64_t D, int64_t columns) : D(D) {
    const std::vector<Part> parts = parts_of(D, columns);
    for (const Part& part : parts) {
      const int64_t count = panels_of(part.columns), size = int64_t(part.panels.size()) / count;
      for (int64_t p = 0; p < count; ++p)
        table.push_back({int32_t((int64_t(data.size()) + p * size) / 64), part.kind, int32_t(F + p * COLUMNS),
                         int32_t(std::min<int64_t>(COLUMNS, part.columns - p * COLUMNS))});
      data.insert(data.end(), part.panels.begin(), part.panels.end());
      F += part.columns;
    }
    values.resize(D * F), panels.assign(panels_of(F) * D * COLUMNS, 0);
    int64_t first = 0;
    for (const Part& part : parts) {
      for (int64_t i = 0; i < D * part.columns; ++i) {
        const int64_t k = i / part.columns, f = first + i % part.columns;
        values[k * F + f] = panels[(f / COLUMNS * D + k) * COLUMNS + f % COLUMNS] = part.values[i];
      }
      first += part.columns;
    }
  }

  Quantized matrix() const { return {data.data(), table.data(), D, F, int64_t(table.size())}; }
};

void halves() {
  const std::pair<uint16_t, double> halves[] = {{0x0000, 0},        {0x8000, 0},     {0x0001, 0x1p-24}, {0x83ff, -0x3ffp-24},
                                                {0x3c00, 1},        {0xc100, -2.5},  {0x7bff, 65504},   {0x7c00, INF},
                                                {0xfc00, -INF}};
  for (const auto& [bits, expected] : halves) {
    const float found = value(float16{bits});
    EXPECT(found == float(expected) && std::signbit(found) == (bits >= 0x8000));
  }
  EXPECT(value(float16{0x7c01}) != value(float16{0x7c01}));
}

void dequantized_blocks() {
  constexpr int64_t D = 512;
  for (const int64_t columns : {1, 53})
    for (const Part& part : parts_of(D, columns)) {
      std::vector<float> out(columns * D + 1, 7);
      const auto all = [&](auto kind) { dequantize(kind, part.rows.data(), columns * D / decltype(kind)::Block::ENTRIES, out.data()); };
      EXPECT(with_kind(part.kind, all));
      for (int64_t i = 0; i < columns * D; ++i) EXPECT(out[i] == part.values[i % D * columns + i / D]);
      EXPECT(out.back() == 7);
    }
}

void products_of_blocks() {
  for (const auto& [D, columns] : {std::pair<int64_t, int64_t>{256, 1}, {512, 53}, {768, 96}}) {
    const Mixed mixed(D, columns);
    EXPECT(is_sound(mixed.matrix(), mixed.data.size()));
    EXPECT(!is_sound(mixed.matrix(), int64_t(mixed.data.size()) - 64));
    for (const int64_t R : {0, 1, 2, 3, 4, 5, 8, 33, 64, 65, 130}) {
      std::vector<float> x(R * D), out(R * mixed.F, 7), expected(R * mixed.F);
      for (float& entry : x) entry = normal();
      Threads pool(3);
      product(pool, R, mixed.matrix(), x.data(), out.data());
      product(pool, R, D, mixed.F, panels_of(mixed.F), COLUMNS, x.data(), mixed.panels.data(), expected.data());
      pool.join();
      EXPECT(out.empty() || std::memcmp(out.data(), expected.data(), out.size() * sizeof(float)) == 0);
    }
  }
}

void columns_of_blocks() {
  const Mixed mixed(512, 53);
  std::vector<int32_t> index{-3, int32_t(mixed.F), std::numeric_limits<int32_t>::max()};
  for (int32_t f = 0; f < mixed.F; ++f) index.push_back(f);
  std::vector<float> out(index.size() * mixed.D, 7);
  Threads pool(3);
  columns(pool, int64_t(index.size()), mixed.matrix(), index.data(), out.data());
  pool.join();
  for (size_t n = 0; n < index.size(); ++n)
    for (int64_t k = 0; k < mixed.D; ++k)
      EXPECT(out[n * mixed.D + k] == mixed.values[k * mixed.F + std::clamp<int64_t>(index[n], 0, mixed.F - 1)]);
}

}  // namespace
