// The instructions that multiply int8: four entries of a column by four of a row, summed in 32 bits. All give the same sums.

#pragma once

#include <cstdint>
#include <cstring>

#include "tile.h"

namespace xlaengine {
namespace dot {

// load(words): words of neighbouring columns.
// factor(word): four entries of a row, as `add` takes them.
// add(sums, w, x): the sums of the columns, plus their four products with the row.
// BEGIN: sums begin at BEGIN times the sum of the row's entries.

using Sums = Integers;
inline Sums equal(int32_t x) { return Sums{} + x; }
inline Vector floats(Sums sums) { return __builtin_convertvector(sums, Vector); }
inline Sums loaded(const int32_t* p) {
  Sums out;
  std::memcpy(&out, p, sizeof out);
  return out;
}

#if defined(__AVX512VNNI__)

constexpr int32_t BEGIN = -128;  // vpdpbusd takes unsigned bytes on one side, so `load` adds 128 to the entries of the matrix
using Words = Sums;
using Factor = int32_t;
inline Words load(const int32_t* p) { return loaded(p) ^ int32_t(0x80808080); }
inline Factor factor(int32_t word) { return word; }
inline Sums add(Sums sums, Words w, Factor x) { return (Sums)_mm512_dpbusd_epi32((__m512i)sums, (__m512i)w, (__m512i)equal(x)); }

#elif defined(__AVX512F__) || defined(__AVX2__)

// The even entries of a word, and the odd ones, are widened to 16 bits: vpmaddubsw would take bytes, but it saturates.
constexpr int32_t BEGIN = 0;
typedef int16_t Halves __attribute__((vector_size(LANES * 4)));
struct Words {
  Halves even, odd;
};
struct Factor {
  int32_t even, odd;
};
#if defined(__AVX512F__)
inline Sums add_pairs(Sums sums, Halves w, int32_t x) { return sums + (Sums)_mm512_madd_epi16((__m512i)w, (__m512i)equal(x)); }
#else
inline Sums add_pairs(Sums sums, Halves w, int32_t x) { return sums + (Sums)_mm256_madd_epi16((__m256i)w, (__m256i)equal(x)); }
#endif
inline Words load(const int32_t* p) {
  const Halves w = (Halves)loaded(p);
  return {(w << 8) >> 8, w >> 8};
}
inline int32_t pair(int8_t low, int8_t high) { return int32_t(uint32_t(uint16_t(int16_t(low))) | uint32_t(uint16_t(int16_t(high))) << 16); }
inline Factor factor(int32_t word) {
  int8_t entries[4];
  std::memcpy(entries, &word, sizeof word);
  return {pair(entries[0], entries[2]), pair(entries[1], entries[3])};
}
inline Sums add(Sums sums, Words w, Factor x) { return add_pairs(add_pairs(sums, w.even, x.even), w.odd, x.odd); }

#else

constexpr int32_t BEGIN = 0;
using Words = Sums;
using Factor = int32_t;
inline Words load(const int32_t* p) { return loaded(p); }
inline Factor factor(int32_t word) { return word; }
inline Sums add(Sums sums, Words w, Factor x) {
  const int8x16_t entries = (int8x16_t)w, factors = (int8x16_t)equal(x);
#if defined(__ARM_FEATURE_DOTPROD)
  return (Sums)vdotq_s32((int32x4_t)sums, entries, factors);
#else
  const int16x8_t low = vmull_s8(vget_low_s8(entries), vget_low_s8(factors)), high = vmull_high_s8(entries, factors);
  return sums + (Sums)vpaddq_s32(vpaddlq_s16(low), vpaddlq_s16(high));
#endif
}

#endif

}  // namespace dot
}  // namespace xlaengine
