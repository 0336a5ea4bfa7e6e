// Entries of keys and values, read as ops/entries.py defines: float32, bfloat16, or int8 with a scale for each entry.

#pragma once

#include "tile.h"

namespace xlaengine {

inline Vector scaled(Vector numbers, float scale) { return numbers * broadcast(scale); }
inline float scaled(float number, float scale) { return number * scale; }

// Entries [S, H] of one head of one slot. `scales` [S] are those of int8; null for other types.
template <typename KV>
struct Entries {
  Strided<const KV> numbers;
  const float* scales;

  static constexpr bool SCALED = sizeof(KV) == 1;

  // The float32 numbers of an entry, from `read`: a vector of its stored numbers, or one of them.
  template <typename T>
  T operator()(int64_t entry, T read) const {
    if constexpr (SCALED) return scaled(read, scales[entry]);
    return read;
  }

  Entries from(int64_t entry) const { return {numbers.from(entry, 0), SCALED ? scales + entry : nullptr}; }

  // Writes `count` entries, transposed, to `to` [H, count rounded up to whole vectors]. `asked` is as in `transpose`.
  template <typename Asked>
  void columns(int64_t count, int64_t H, Strided<float> to, Asked asked) const {
    transpose(numbers, to, count, H, asked, *this, true);
  }

  // Writes `count` entries to `to` [count, H], and prefetches `ahead` bytes beyond each.
  void rows(int64_t count, int64_t H, Strided<float> to, int64_t ahead) const {
    for (int64_t c = 0; c < count; ++c) {
      const KV* from = numbers[c];
      int64_t h = 0;
      for (; h + LANES <= H; h += LANES) {
        if (ahead && h % (64 / sizeof(KV)) == 0) __builtin_prefetch((const char*)(from + h) + ahead, 0, L2);
        store(to[c] + h, (*this)(c, load(from + h)));
      }
      for (; h < H; ++h) to[c][h] = (*this)(c, value(from[h]));
    }
  }
};

}  // namespace xlaengine
