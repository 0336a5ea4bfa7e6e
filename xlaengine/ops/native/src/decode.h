// The entries of panels of blocks (repack.h), as vectors of neighbouring columns.
//
// An entry has the value that the dequantized matrix has (for a GGUF file, that of gguf-py): each operation rounds once to float32. A
// multiplication is fused with the addition after it only where the product is exact: where it multiplies a float16, or a float16 times a
// number of six bits, by a number of four or five bits. So a product with these panels has the bits of a product with that matrix.

#pragma once

#include <type_traits>

#include "repack.h"
#include "tile.h"

namespace xlaengine {

typedef uint8_t Bytes __attribute__((vector_size(LANES)));

struct float16 {
  uint16_t bits;
};

// Conversions by the machine's instruction are exact for subnormal halves too, even in a thread that treats subnormal floats as zeros.
inline Vector load(const float16* p) {
#if defined(__AVX512F__)
  return _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i*)p));
#elif defined(__AVX2__)
  return _mm256_cvtph_ps(_mm_loadu_si128((const __m128i*)p));
#else
  return vcvt_f32_f16(vreinterpret_f16_u16(vld1_u16((const uint16_t*)p)));
#endif
}

inline float value(float16 x) {
  float16 lanes[LANES] = {x};
  float out[LANES];
  store(out, load(lanes));
  return out[0];
}

inline Vector number(Words x) { return __builtin_convertvector((Integers)x, Vector); }

#define XLAENGINE_INLINE inline __attribute__((always_inline))

// least + the four lowest bits of `code`.
template <int least>
XLAENGINE_INLINE Vector four_bits(Words code) {
#if defined(__AVX512F__)
  const Vector table = {least, least + 1, least + 2, least + 3, least + 4, least + 5, least + 6, least + 7,
                        least + 8, least + 9, least + 10, least + 11, least + 12, least + 13, least + 14, least + 15};
  return _mm512_permutexvar_ps((__m512i)code, table);
#else
  return number((code & 15) + least);
#endif
}

// The columns from `first` on of a block of a panel. A kind reads part `part` of them, which has 32 entries of each column, with
// entries(at, part, sink). This calls sink(k, entries) for k from 0 to 31; `entries` are entry k of V * LANES columns, as V vectors.
struct Column {
  const uint8_t* block;
  int64_t first;

  // The units of type T at byte `offset` of each column, for the columns of vector v.
  template <typename T>
  const T* unit(int64_t offset, int v) const {
    return reinterpret_cast<const T*>(block + offset * COLUMNS) + first + v * LANES;
  }
  XLAENGINE_INLINE Vector half(int64_t offset, int v) const { return load(unit<float16>(offset, v)); }
  XLAENGINE_INLINE Words words(int64_t offset, int v) const {
    Words out;
    std::memcpy(&out, unit<uint32_t>(offset, v), sizeof out);
    return out;
  }
};

// Unpacks `count` words of 4-bit codes. An entry of vector v is each(v, word), where the four lowest bits of each lane of `word` are its
// code. Calls sink(k, entries), k rising from `begin`.
template <int V, int count = 4, typename Each, typename Sink>
XLAENGINE_INLINE void nibbles(Column at, int64_t offset, int64_t begin, Each each, Sink sink) {
  for (int64_t word = 0; word < count; ++word) {
    Words codes[V];
    for (int v = 0; v < V; ++v) codes[v] = at.words(offset + 4 * word, v);
    for (int64_t i = 0; i < 8; ++i) {
      Vector entries[V];
      for (int v = 0; v < V; ++v) entries[v] = each(v, codes[v]), codes[v] >>= 4;
      sink(begin + 8 * word + i, entries);
    }
  }
}

// Unpacks eight words of bytes. An entry of vector v is each(v, word), where the lowest byte of each lane of `word` is its code. Calls
// sink(k, entries), k rising from 0.
template <int V, typename Each, typename Sink>
XLAENGINE_INLINE void whole_bytes(Column at, int64_t offset, Each each, Sink sink) {
  for (int64_t word = 0; word < 8; ++word) {
    Words codes[V];
    for (int v = 0; v < V; ++v) codes[v] = at.words(offset + 4 * word, v);
    for (int64_t i = 0; i < 4; ++i) {
      Vector entries[V];
      for (int v = 0; v < V; ++v) entries[v] = each(v, codes[v]), codes[v] >>= 8;
      sink(4 * word + i, entries);
    }
  }
}

// An entry's code minus `zero`. The code is the four lowest bits of `word` and, above them, the lowest `width` bits of `high`, which are
// shifted out of `high`.
template <int width, int zero>
XLAENGINE_INLINE Vector code(Words word, Words& high) {
  if constexpr (width == 0) {
    return four_bits<-zero>(word);
  } else {
    const Words all = (word & 15) | (high & ((1 << width) - 1)) << 4;
    high >>= width;
    return number(all - zero);
  }
}

namespace kinds {

// 32 entries share a scale and, with `has_least`, a least value. Without it, codes are signed. A code has 4 + `width` bits; its `width`
// highest bits lie apart from the others.
template <typename Of, bool has_least, int width>
struct OneScale {
  using Block = Of;
  template <int V, typename Sink>
  static XLAENGINE_INLINE void entries(Column at, int64_t, Sink sink) {
    constexpr int zero = has_least ? 0 : 8 << width;
    Vector scale[V], least[V];
    Words high[V];
    for (int v = 0; v < V; ++v) {
      scale[v] = at.half(0, v);
      if constexpr (has_least) least[v] = at.half(2, v);
      if constexpr (width > 0) high[v] = at.words(Block::HEAD, v);
    }
    const auto entry = [&](int v, Words word) {
      const Vector x = code<width, zero>(word, high[v]);
      if constexpr (has_least) return fma(scale[v], x, least[v]);
      else return scale[v] * x;
    };
    nibbles<V>(at, Block::HEAD + 4 * width, 0, entry, sink);
  }
};

using Q4_0 = OneScale<blocks::Q4_0, false, 0>;
using Q4_1 = OneScale<blocks::Q4_1, true, 0>;
using Q5_0 = OneScale<blocks::Q5_0, false, 1>;
using Q5_1 = OneScale<blocks::Q5_1, true, 1>;

struct Q8_0 {
  using Block = blocks::Q8_0;
  template <int V, typename Sink>
  static XLAENGINE_INLINE void entries(Column at, int64_t, Sink sink) {
    Vector scale[V];
    for (int v = 0; v < V; ++v) scale[v] = at.half(0, v);
    const auto entry = [&](int v, Words word) { return scale[v] * __builtin_convertvector((Integers)(word << 24) >> 24, Vector); };
    whole_bytes<V>(at, 2, entry, sink);
  }
};

// The scale and the least value of part `part`, 6 bits each, from the 12 bytes at `offset`, as in `_six_bits` of ops/quantized.py.
struct SixBits {
  Words scale, least;
  XLAENGINE_INLINE SixBits(Column at, int64_t offset, int64_t part, int v) {
    const Words first = at.words(offset, v), second = at.words(offset + 4, v), low = at.words(offset + 8, v);
    const int shift = int(part % 4) * 8;
    if (part < 4) {
      scale = first >> shift & 63, least = second >> shift & 63;
    } else {
      scale = (low >> shift & 15) | (first >> (shift + 6) & 3) << 4;
      least = (low >> (shift + 4) & 15) | (second >> (shift + 6) & 3) << 4;
    }
  }
};

// 32 entries share a scale and a least value of 6 bits each. `width` is as in `OneScale`.
template <typename Of, int width>
struct SixBitScales {
  using Block = Of;
  template <int V, typename Sink>
  static XLAENGINE_INLINE void entries(Column at, int64_t part, Sink sink) {
    Vector scale[V], least[V];
    Words high[V];
    for (int v = 0; v < V; ++v) {
      const SixBits bits(at, 4, part, v);
      scale[v] = at.half(0, v) * number(bits.scale), least[v] = at.half(2, v) * -number(bits.least);
      if constexpr (width > 0) high[v] = at.words(16 + 4 * part, v);
    }
    const auto entry = [&](int v, Words word) { return fma(scale[v], code<width, 0>(word, high[v]), least[v]); };
    nibbles<V>(at, 16 + 32 * width + 16 * part, 0, entry, sink);
  }
};

using Q4_K = SixBitScales<blocks::Q4_K, 0>;
using Q5_K = SixBitScales<blocks::Q5_K, 1>;

// 16 entries share a scale of 8 bits, and a word of highest bits.
struct Q6_K {
  using Block = blocks::Q6_K;
  template <int V, typename Sink>
  static XLAENGINE_INLINE void entries(Column at, int64_t part, Sink sink) {
    for (int64_t half = 0; half < 2; ++half) {
      Vector scale[V];
      Words high[V];
      for (int v = 0; v < V; ++v) {
        const Integers signed_scale = (Integers)(at.words(2 + part / 2 * 4, v) << int(24 - (part % 2 * 2 + half) * 8)) >> 24;
        scale[v] = at.half(0, v) * __builtin_convertvector(signed_scale, Vector);
        high[v] = at.words(18 + 8 * part + 4 * half, v);
      }
      nibbles<V, 2>(at, 82 + 16 * part + 8 * half, 16 * half,
                    [&](int v, Words word) { return scale[v] * code<2, 32>(word, high[v]); }, sink);
    }
  }
};

// 32 entries share a scale of 2^(e - 128). Their codes stand for twice the values of E2M1: 0, 1, 2, 3, 4, 6, 8, 12. XLA's threads treat
// subnormal factors as zeros, and the scale of a normal entry may be subnormal. So a small scale is applied as two powers of two, which is
// exact.
struct MXFP4 {
  using Block = blocks::MXFP4;
  template <int V, typename Sink>
  static XLAENGINE_INLINE void entries(Column at, int64_t, Sink sink) {
    Vector scale[V], more[V];
    for (int v = 0; v < V; ++v) {
      Bytes bytes;
      std::memcpy(&bytes, at.unit<uint8_t>(0, v), sizeof bytes);
      const Words exponent = __builtin_convertvector(bytes, Words), lifted = exponent < 64 ? Words{} + 64 : Words{};
      scale[v] = (Vector)(exponent + lifted - 1 << 23), more[v] = (Vector)(127 - lifted << 23);
    }
    const auto signed_value = [&](int v, Words code) {
      const Words size = (Words{} + 0xC8643210u) >> ((code & 7) << 2) & 15, sign = (Words)((Integers)(code << 28) >> 31);
      return more[v] * number((size ^ sign) - sign) * scale[v];
    };
    nibbles<V>(at, 1, 0, signed_value, sink);
  }
};

// An entry is an integer minus the zero of its 32 entries, times their scale.
template <typename Of>
struct Integral {
  using Block = Of;
  template <int V, typename Sink>
  static XLAENGINE_INLINE void entries(Column at, int64_t, Sink sink) {
    Vector zero[V], scale[V];
    for (int v = 0; v < V; ++v) zero[v] = at.half(0, v), scale[v] = (Vector)at.words(2, v);
    if constexpr (Block::BYTES == 22) {
      nibbles<V>(at, 6, 0, [&](int v, Words word) { return scale[v] * (four_bits<0>(word) - zero[v]); }, sink);
    } else {
      whole_bytes<V>(at, 6, [&](int v, Words word) { return scale[v] * (number(word & 255) - zero[v]); }, sink);
    }
  }
};

using I4 = Integral<blocks::I4>;
using I8 = Integral<blocks::I8>;

}  // namespace kinds

// Entries that are floats, [D, 48].
template <typename Float>
struct Plain {
  using Block = std::conditional_t<sizeof(Float) == 4, blocks::F32, blocks::F16>;
};

// Calls function(kind) with an object of the kind with this number (`KINDS` in ops/quantized.py); false if there is none.
template <typename Function>
bool with_kind(int32_t number, Function function) {
  switch (number) {
    case 0: return function(Plain<float>()), true;
    case 1: return function(Plain<float16>()), true;
    case 2: return function(kinds::Q4_0()), true;
    case 3: return function(kinds::Q4_1()), true;
    case 6: return function(kinds::Q5_0()), true;
    case 7: return function(kinds::Q5_1()), true;
    case 8: return function(kinds::Q8_0()), true;
    case 12: return function(kinds::Q4_K()), true;
    case 13: return function(kinds::Q5_K()), true;
    case 14: return function(kinds::Q6_K()), true;
    case 30: return function(Plain<bfloat16>()), true;
    case 39: return function(kinds::MXFP4()), true;
    case 1000: return function(kinds::I4()), true;
    case 1001: return function(kinds::I8()), true;
  }
  return false;
}

}  // namespace xlaengine
