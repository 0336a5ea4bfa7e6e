// Causal attention of a few queries over the slots of a KV array, which is read in place.
//
// An online softmax over key blocks (Milakov & Gimelshein 2018; Dao et al. 2022). Blocks begin at multiples of C in every call, and a query
// is combined with exactly the keys that it sees. So the bits of its result depend on these keys and on the query, not on its neighbours or
// the size of the array.

#pragma once

#include <algorithm>
#include <limits>

#include "elementary.h"
#include "entries.h"
#include "pool.h"
#include "scratch.h"

namespace xlaengine {

constexpr int HEAD_VECTORS = 4;
// Keys of a block that are transposed and multiplied at a time: as many as a tile is wide, so that they stay in the L1 cache (spike/39).
constexpr int64_t TRANSPOSED = HEAD_VECTORS * LANES;
// The most bytes of a piece's keys, and of its values, that are prefetched. They fit into a core's cache.
constexpr int64_t COMING = 1 << 18;
constexpr int64_t PIECE = 4 * (REGISTERS / HEAD_VECTORS);  // queries of one kv head that one thread takes through a block together

// Rounds C up to whole vectors.
inline int64_t whole(int64_t C) { return (C + LANES - 1) / LANES * LANES; }

// Keys begin .. end - 1.
struct Range {
  int64_t begin, end;

  bool empty() const { return begin >= end; }
};

struct Query {
  float top, total;
  Range seen;  // the keys that it sees
};

// Turns the scores of the keys that a query sees into weights e^(score - top), and updates the query's greatest score and its sum. Returns
// the factor for its accumulators. The rest of a vector that is partly seen becomes 0, so `scores` must have room for whole vectors.
inline float softmax_block(float* scores, Range seen, Query& query) {
  const int64_t first = seen.begin / LANES * LANES, last = whole(seen.end);
  std::fill(scores + first, scores + seen.begin, -std::numeric_limits<float>::infinity());
  std::fill(scores + seen.end, scores + last, -std::numeric_limits<float>::infinity());
  Vector tops = broadcast(query.top);
  for (int64_t c = first; c < last; c += LANES) tops = greater(load(scores + c), tops);
  const float top = greatest(tops), rescale = exponential(query.top - top);
  for (int64_t c = first; c < last; c += LANES) store(scores + c, exponential(load(scores + c) - broadcast(top)));
  std::fill(scores + first, scores + seen.begin, 0.f);
  std::fill(scores + seen.end, scores + last, 0.f);
  Vector sum = broadcast(0);
  for (int64_t c = first; c < last; c += LANES) sum = sum + load(scores + c);
  query.top = top;
  query.total = query.total * rescale + total(sum);
  return rescale;
}

// Turns scores s [C] into cap * tanh(s / cap). `scores` must have room for whole vectors.
inline void soft_cap(float* scores, int64_t C, float cap) {
  for (int64_t c = 0; c < C; c += LANES)
    store(scores + c, broadcast(cap) * tangent(load(scores + c) * broadcast(1 / cap)));
}

// The arguments of a call. C is the number of keys in a block, rounded up to whole vectors. A score is s = scale * q k, or cap * tanh(s /
// cap) if `cap` is not 0.
// written [R]: the number of valid entries of each row's slot.
// first [R, T]: the first key that a query sees; null if that is 0 for all.
// sinks [K, G]: the score of a key with value 0 that the queries of a head see; null if there is none.
// fresh_keys, fresh_values [R, T, K, H]: new entries of the queries' own tokens, which replace what the slot holds at their positions; null
// if there are none.
// joined: keys and values have no axis B. They are [K, S, H], the slots follow one another along S, and slots [R] has the index along S at
// which each row's slot begins.
struct Call {
  int64_t R, T, K, G, H, B, S, C;
  float scale, cap;
  const float* q;  // [R, T, K, G, H]
  const int32_t *slots, *positions, *written, *first;  // [R], [R, T], [R], [R, T]
  const float *fresh_keys, *fresh_values, *sinks;
  float* out;  // as q
  bool joined = false;

  int64_t pieces() const { return (T * G + PIECE - 1) / PIECE; }  // of one kv head of one row

  // The state of a query that has seen no key yet.
  Query query(int64_t k, int64_t g, Range seen) const {
    return sinks == nullptr ? Query{-std::numeric_limits<float>::infinity(), 0, seen} : Query{sinks[k * G + g], 1, seen};
  }

  // Where the slot of a joined row begins.
  int64_t begin(int64_t r) const { return std::clamp<int64_t>(slots[r], 0, S); }

  // The most keys that a row may have.
  int64_t most(int64_t r) const { return joined ? S - begin(r) : S; }

  // The offset of a piece's keys and values within a layer.
  int64_t begins(int64_t index) const {
    const int64_t k = index / pieces() % K, r = index / pieces() / K;
    if (joined) return (k * S + begin(r)) * H;
    return (std::clamp<int64_t>(slots[r], 0, B - 1) * K + k) * S * H;
  }
};

// One kv head of one slot, and of the row's fresh entries.
//
// Fresh entries are those of the row's own tokens. They count in place of what the slot holds at their positions.
template <typename KV>
struct Head {
  Entries<KV> keys, values;
  const float *fresh_keys, *fresh_values;
  const int32_t* positions;     // [T]
  int64_t next_at, next_count;  // the distance in bytes to the same thread's next piece, and the number of its keys to prefetch

  // Calls function(t, c) for each fresh entry t of T whose position is the c-th of the `width` from `start` on, with rising t.
  template <typename Function>
  void each_fresh(int64_t T, int64_t start, int64_t width, Function function) const {
    for (int64_t t = 0; fresh_keys != nullptr && t < T; ++t)
      if (const int64_t c = positions[t] - start; c >= 0 && c < width) function(t, c);
  }
};

// Some queries of one kv head, and their intermediate results. `columns` [H, TRANSPOSED] has some keys of a block. `entries` [C, H] has the
// block's values, if they have scales or several of them are fresh.
struct Piece {
  Piece(int64_t H, int64_t C)  // the parts lie one after the other, in the order of their declaration
      : scratch(PIECE * (2 * H + C) + H * (TRANSPOSED + C)), q{scratch.data, H}, acc{q[PIECE], H}, scores{acc[PIECE], C},
        columns{scores[PIECE], TRANSPOSED}, entries{columns[H], H} {}

  // The entries of a block that query i sees.
  Range sees(int64_t i, int64_t start, int64_t C) const {
    return {std::clamp<int64_t>(queries[i].seen.begin - start, 0, C), std::clamp<int64_t>(queries[i].seen.end - start, 0, C)};
  }

  Scratch scratch;
  Strided<float> q, acc, scores;  // [count, H], [count, H], [count, C]
  Strided<float> columns, entries;
  Query queries[PIECE];
  int64_t count = 0;
};

// Adds the values of the entries `some` of a block to the accumulators, with the weights in `piece.scores`. The first row of `values` is
// that of entry `some.begin`.
template <typename Value>
void add_values(const Call& call, Piece& piece, int64_t start, Range some, Strided<const Value> values, int64_t ahead) {
  const int64_t C = call.C, H = call.H;
  const auto sees = [&](int64_t i) {
    const Range seen = piece.sees(i, start, C);
    return Range{std::clamp(seen.begin, some.begin, some.end), std::clamp(seen.end, some.begin, some.end)};
  };
  Range shared = some;  // entries that all queries see: these are added for all queries together
  for (int64_t i = 0; i < piece.count; ++i) {
    const Range seen = sees(i);
    shared = {std::max(shared.begin, seen.begin), std::min(shared.end, seen.end)};
  }
  shared.end = std::max(shared.begin, shared.end);
  const Strided<const float> weights{piece.scores.data, C};
  const auto add = [&](int64_t first, int64_t count, Range own, int64_t coming) {
    if (!own.empty())
      multiply<HEAD_VECTORS>(count, H, weights.from(first, own.begin), values.from(own.begin - some.begin, 0), piece.acc.from(first, 0),
                             own.end - own.begin, true, coming);
  };
  for (int64_t i = 0; i < piece.count; ++i) add(i, 1, {sees(i).begin, std::min(shared.begin, sees(i).end)}, 0);
  add(0, piece.count, shared, ahead);
  for (int64_t i = 0; i < piece.count; ++i) add(i, 1, {std::max(shared.end, sees(i).begin), sees(i).end}, 0);
}

// Adds the values of a block's first `width` entries. A single fresh value, as in a step of one token, is added between those of the slot.
// If there are several, or if values have scales, the block is copied first.
template <typename KV>
void add_block(const Call& call, const Head<KV>& head, Piece& piece, int64_t start, int64_t width, int64_t ahead) {
  const int64_t H = call.H, token = call.K * H;
  const Entries<KV> held = head.values.from(start);
  int64_t count = 0, last = 0, place = width;
  head.each_fresh(call.T, start, width, [&](int64_t t, int64_t c) { ++count, last = t, place = c; });
  if (held.SCALED || count > 1) {
    held.rows(width, H, piece.entries, ahead);
    head.each_fresh(call.T, start, width, [&](int64_t t, int64_t c) { std::copy_n(head.fresh_values + t * token, H, piece.entries[c]); });
    return add_values(call, piece, start, {0, width}, Strided<const float>{piece.entries.data, H}, 0);
  }
  add_values(call, piece, start, {0, place}, held.numbers, ahead);
  if (count == 0) return;
  add_values(call, piece, start, {place, place + 1}, Strided<const float>{head.fresh_values + last * token, H}, 0);
  add_values(call, piece, start, {place + 1, width}, held.numbers.from(place + 1, 0), ahead);
}

// What is prefetched while `TRANSPOSED` keys are transposed and multiplied, so that memory is never idle for long (spike/39): as many bytes
// as whole keys have. If each of the H entries has two cache lines or more in these keys, half are prefetched while the keys are multiplied;
// otherwise all while they are transposed. After the last block `ahead` is 0: the keys at hand are prefetched, at no cost.
template <typename KV>
struct Coming {
  static constexpr int64_t KEYS = TRANSPOSED * sizeof(KV);             // bytes for each of the H entries, of all these keys
  static constexpr int64_t ENTRY = KEYS / 128 * 64;                    // bytes at each of the H entries, while keys are multiplied
  static constexpr int64_t SQUARE = (KEYS - ENTRY) * LANES * LANES / TRANSPOSED;  // bytes at each square of vectors, while they are transposed
};

// scores [count, width] = the queries' products with the keys of a block's first `width` entries.
template <typename KV>
void score_block(const Call& call, const Head<KV>& head, Piece& piece, int64_t start, int64_t width, int64_t ahead) {
  constexpr int R = REGISTERS / HEAD_VECTORS;
  constexpr int64_t SQUARE = Coming<KV>::SQUARE, ENTRY = Coming<KV>::ENTRY;
  const int64_t H = call.H;
  const Strided<const float> q{piece.q.data, H}, columns{piece.columns.data, TRANSPOSED};
  for (int64_t c = 0; c < width; c += TRANSPOSED) {
    const int64_t some = std::min(TRANSPOSED, width - c);
    const Entries<KV> keys = head.keys.from(start + c);
    const char* coming = (const char*)keys.numbers.data + ahead;
    keys.columns(some, H, piece.columns, Lines<(SQUARE + 63) / 64>{coming, SQUARE});
    head.each_fresh(call.T, start + c, some, [&](int64_t t, int64_t place) {
      for (int64_t h = 0; h < H; ++h) piece.columns[h][place] = head.fresh_keys[t * call.K * H + h];
    });
    Wanted rest{coming + (Coming<KV>::KEYS - ENTRY) * H, ENTRY, ENTRY};
    if (some < TRANSPOSED) {
      multiply<HEAD_VECTORS>(piece.count, whole(some), q, columns, piece.scores.from(0, c), H, false, 0);
      continue;
    }
    for (int64_t row = 0; row < piece.count; row += R, rest = {})
      tile_of<R, HEAD_VECTORS>(std::min<int64_t>(R, piece.count - row), q.from(row, 0), columns, piece.scores.from(row, c), H, false, rest);
  }
}

// Passes a piece's queries through all blocks that one of them sees.
template <typename KV>
void attend(const Call& call, const Head<KV>& head, Piece& piece) {
  const int64_t C = call.C, H = call.H;
  int64_t least = call.S, most = 0;
  for (int64_t i = 0; i < piece.count; ++i) {
    if (piece.queries[i].seen.empty()) continue;
    least = std::min(least, piece.queries[i].seen.begin);
    most = std::max(most, piece.queries[i].seen.end);
  }
  for (int64_t start = least / C * C; start < most; start += C) {
    const int64_t width = std::min(C, most - start);
    const int64_t block_ahead = start + C < most ? C * H * sizeof(KV) : 0, ahead = start < head.next_count ? head.next_at : block_ahead;
    score_block(call, head, piece, start, width, ahead);
    for (int64_t i = 0; i < piece.count; ++i) {
      const Range seen = piece.sees(i, start, C);
      if (seen.empty()) continue;
      if (call.cap != 0) soft_cap(piece.scores[i], C, call.cap);
      const float rescale = softmax_block(piece.scores[i], seen, piece.queries[i]);
      for (int64_t h = 0; h < H; ++h) piece.acc[i][h] *= rescale;
    }
    add_block(call, head, piece, start, width, ahead);
  }
}

// One layer of the slots' entries: keys and values [B, K, S, H], or [K, S, H] if joined. Their scales have no axis H; they are null except
// for int8.
template <typename KV>
struct Layer {
  const KV *keys, *values;
  const float *key_scales, *value_scales;

  // The entries from the offset `at` on, a multiple of H.
  static Entries<KV> from(const KV* numbers, const float* scales, int64_t at, int64_t H) {
    return {{numbers + at, H}, scales == nullptr ? nullptr : scales + at / H};
  }
};

// Computes some queries of one kv head of one row; false if there is no memory.
template <typename KV>
bool attend_piece(const Call& call, const Layer<KV>& layer, int64_t index, int64_t next) {
  const int64_t T = call.T, K = call.K, G = call.G, H = call.H;
  const int64_t place = index % call.pieces(), k = index / call.pieces() % K, r = index / call.pieces() / K;
  const int64_t at = call.begins(index);
  Head<KV> head{layer.from(layer.keys, layer.key_scales, at, H), layer.from(layer.values, layer.value_scales, at, H),
                nullptr, nullptr, call.positions + r * T, 0, 0};
  if (next < call.R * K * call.pieces() && call.begins(next) != at) {
    head.next_at = (call.begins(next) - at) * int64_t(sizeof(KV));
    head.next_count = std::min<int64_t>(call.written[next / call.pieces() / K], COMING / (H * sizeof(KV)));
  }
  if (call.fresh_keys != nullptr) {
    head.fresh_keys = call.fresh_keys + (r * T * K + k) * H;
    head.fresh_values = call.fresh_values + (r * T * K + k) * H;
  }
  const int64_t first = place * PIECE;
  const auto query = [&](int64_t i) { return (((r * T + (first + i) / G) * K + k) * G + (first + i) % G) * H; };
  Piece piece(H, call.C);
  if (piece.scratch.data == nullptr) return false;
  piece.count = std::min(PIECE, T * G - first);
  for (int64_t i = 0; i < piece.count; ++i) {
    const int64_t t = (first + i) / G, end = std::min<int64_t>(int64_t(head.positions[t]) + 1, call.written[r]);
    const int64_t begin = call.first == nullptr ? 0 : std::max<int64_t>(call.first[r * T + t], 0);
    piece.queries[i] = call.query(k, (first + i) % G, {begin, std::clamp<int64_t>(end, 0, call.most(r))});
    for (int64_t h = 0; h < H; ++h) piece.q[i][h] = call.q[query(i) + h] * call.scale;
    std::fill_n(piece.acc[i], H, 0.f);
  }
  attend(call, head, piece);
  for (int64_t i = 0; i < piece.count; ++i)
    for (int64_t h = 0; h < H; ++h) call.out[query(i) + h] = !piece.queries[i].seen.empty() ? piece.acc[i][h] / piece.queries[i].total : 0;
  return true;
}

// Computes a whole call over one layer; false if there is no memory.
template <typename Pool, typename KV>
bool attention(Pool& pool, const Call& call, const Layer<KV>& layer) {
  int64_t keys_seen = 0;
  for (int64_t r = 0; r < call.R; ++r) keys_seen += std::clamp<int64_t>(call.written[r], 0, call.most(r));
  const int64_t bytes = keys_seen * call.K * call.pieces() * 2 * call.H * sizeof(KV) * 4;  // four: each byte takes longer than in a product
  return parallel_for(pool, call.R * call.K * call.pieces(), bytes,
                      [=](int64_t i, int64_t next) { return attend_piece(call, layer, i, next); });
}

}  // namespace xlaengine
