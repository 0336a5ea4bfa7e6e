// Causal attention of a few queries over the slots of a KV array, read where it lies.
//
// An online softmax over key blocks (Milakov & Gimelshein 2018; Dao et al. 2022). A block begins at a multiple of C, whoever
// asks, and a query goes through exactly the keys it sees: its bits depend on those and on itself, not on its neighbours or the array.

#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "elementary.h"
#include "pool.h"
#include "room.h"

namespace xlaengine {

constexpr int HEAD_VECTORS = 4;
constexpr int64_t COMING = 1 << 18;  // bytes of keys that are asked for before they are used, and of values: they stay in a core's cache
constexpr int64_t PIECE = 4 * (REGISTERS / HEAD_VECTORS);  // queries of one kv head that go through a block together, on one thread

// C, in whole vectors.
inline int64_t whole(int64_t C) { return (C + LANES - 1) / LANES * LANES; }

struct Query {
  float top, total;
  int64_t seen;  // keys it sees
};

// Scores [C] to weights e^(score - top), 0 from `seen` on, with the query's greatest score and sum brought up to date.
// Returns what its accumulators are to be multiplied with. There is room for whole vectors.
inline float softmax_block(float* scores, int64_t C, int64_t seen, Query& query) {
  for (int64_t c = seen; c < whole(C); ++c) scores[c] = -std::numeric_limits<float>::infinity();
  float top = query.top;
  for (int64_t c = 0; c < seen; ++c) top = scores[c] > top ? scores[c] : top;
  const float rescale = exponential(query.top - top);
  Vector sum = broadcast(0);
  for (int64_t c = 0; c < C; c += LANES) {
    const Vector weight = exponential(load(scores + c) - broadcast(top));
    store(scores + c, weight);
    if (c + LANES > seen)
      for (int64_t lane = std::max(seen, c); lane < c + LANES; ++lane) scores[lane] = 0;
    sum = sum + load(scores + c);
  }
  query.top = top;
  query.total = query.total * rescale + total(sum);
  return rescale;
}

// What a call is about; C is a block in whole vectors. fresh_keys, fresh_values [R, T, K, H]: new entries of the queries' own tokens, which
// stand at their positions in place of what the slot holds there; null where there are none.
struct Call {
  int64_t R, T, K, G, H, B, S, C;
  const float* q;  // [R, T, K, G, H]
  const int32_t *slots, *positions, *written;  // [R], [R, T], [R]
  const float *fresh_keys, *fresh_values;
  float* out;  // as q

  int64_t pieces() const { return (T * G + PIECE - 1) / PIECE; }  // of one kv head of one row

  // Where in a layer the keys and values of a piece begin.
  int64_t begins(int64_t index) const {
    const int64_t k = index / pieces() % K, r = index / pieces() / K;
    return (std::clamp<int64_t>(slots[r], 0, B - 1) * K + k) * S * H;
  }
};

// One kv head of one slot, and of the row's fresh entries.
template <typename KV>
struct Head {
  Strided<const KV> keys, values;  // [S, H]
  const float *fresh_keys, *fresh_values;
  const int32_t* positions;     // [T]
  int64_t next_at, next_count;  // how many bytes beyond these begin those that this thread takes next, and how many of them to ask for
};

// Some queries of one kv head, and what is worked out for them: `columns` [H, C] are a block's keys, `entries` [C, H] its values where some
// of them are fresh.
struct Piece {
  Piece(int64_t H, int64_t C)  // each part begins where the one before ends, in the order in which they are declared
      : room(PIECE * (2 * H + C) + 2 * H * C), q{room.data, H}, acc{q[PIECE], H}, scores{acc[PIECE], C},
        columns{scores[PIECE], C}, entries{columns[H], H} {}

  // How many of a block's entries query i sees.
  int64_t sees(int64_t i, int64_t start, int64_t C) const { return std::clamp<int64_t>(queries[i].seen - start, 0, C); }

  Room room;
  Strided<float> q, acc, scores;  // [count, H], [count, H], [count, C]
  Strided<float> columns, entries;
  Query queries[PIECE];
  int64_t count = 0;
};

// Adds a block's `values` [C, H] with the weights that `piece.scores` holds.
template <typename Value>
void add_values(const Call& call, Piece& piece, int64_t start, Strided<const Value> values, int64_t ahead) {
  const int64_t C = call.C, H = call.H;
  int64_t shared = C;  // entries that all see: those go through all queries together
  for (int64_t i = 0; i < piece.count; ++i) shared = std::min(shared, piece.sees(i, start, C));
  const Strided<const float> weights{piece.scores.data, C};
  multiply<HEAD_VECTORS>(piece.count, H, weights, values, piece.acc, shared, true, ahead);
  for (int64_t i = 0; i < piece.count; ++i) {
    const int64_t own = piece.sees(i, start, C) - shared;
    multiply<HEAD_VECTORS>(1, H, weights.from(i, shared), values.from(shared, 0), piece.acc.from(i, 0), own, true, 0);
  }
}

// Puts the fresh ones among a block's first `width` entries into their places. Returns whether there are any, and thus piece.entries.
template <typename KV>
bool put_fresh(const Call& call, const Head<KV>& head, Piece& piece, int64_t start, int64_t width) {
  bool found = false;
  for (int64_t t = 0; head.fresh_keys != nullptr && t < call.T; ++t) {
    const int64_t c = head.positions[t] - start, at = t * call.K * call.H;
    if (c < 0 || c >= width) continue;
    for (int64_t i = 0; i < width && !found; ++i)
      for (int64_t h = 0; h < call.H; ++h) piece.entries[i][h] = value(head.values[start + i][h]);
    found = true;
    for (int64_t h = 0; h < call.H; ++h) piece.columns[h][c] = head.fresh_keys[at + h];
    std::copy_n(head.fresh_values + at, call.H, piece.entries[c]);
  }
  return found;
}

// A piece's queries through all blocks that one of them sees.
template <typename KV>
void attend(const Call& call, const Head<KV>& head, Piece& piece) {
  const int64_t C = call.C, H = call.H;
  int64_t most = 0;
  for (int64_t i = 0; i < piece.count; ++i) most = std::max(most, piece.queries[i].seen);
  for (int64_t start = 0; start < most; start += C) {
    const int64_t width = std::min(C, most - start);
    const int64_t block_ahead = start + C < most ? C * H * sizeof(KV) : 0, ahead = start < head.next_count ? head.next_at : block_ahead;
    transpose(head.keys.from(start, 0), piece.columns, width, H, ahead);
    const bool fresh = put_fresh(call, head, piece, start, width);
    const Strided<const float> q{piece.q.data, H}, columns{piece.columns.data, C};
    multiply<HEAD_VECTORS>(piece.count, whole(width), q, columns, piece.scores, H, false, 0);
    for (int64_t i = 0; i < piece.count; ++i) {
      const int64_t seen = piece.sees(i, start, C);
      if (seen == 0) continue;
      const float rescale = softmax_block(piece.scores[i], C, seen, piece.queries[i]);
      for (int64_t h = 0; h < H; ++h) piece.acc[i][h] *= rescale;
    }
    if (fresh) {
      add_values(call, piece, start, Strided<const float>{piece.entries.data, H}, 0);
    } else {
      add_values(call, piece, start, head.values.from(start, 0), ahead);
    }
  }
}

// Some queries of one kv head of one row; false without memory. keys, values: of one layer.
template <typename KV>
bool attend_piece(const Call& call, const KV* keys, const KV* values, int64_t index, int64_t next) {
  const int64_t T = call.T, K = call.K, G = call.G, H = call.H, S = call.S;
  const int64_t place = index % call.pieces(), k = index / call.pieces() % K, r = index / call.pieces() / K;
  const int64_t at = call.begins(index);
  Head<KV> head{{keys + at, H}, {values + at, H}, nullptr, nullptr, call.positions + r * T, 0, 0};
  if (next < call.R * K * call.pieces() && call.begins(next) != at) {
    head.next_at = (call.begins(next) - at) * int64_t(sizeof(KV));
    head.next_count = std::min<int64_t>(call.written[next / call.pieces() / K], COMING / (H * sizeof(KV)));
  }
  if (call.fresh_keys != nullptr) {
    head.fresh_keys = call.fresh_keys + (r * T * K + k) * H;
    head.fresh_values = call.fresh_values + (r * T * K + k) * H;
  }
  const float scale = 1 / std::sqrt(float(H));
  const int64_t first = place * PIECE;
  const auto query = [&](int64_t i) { return (((r * T + (first + i) / G) * K + k) * G + (first + i) % G) * H; };
  Piece piece(H, call.C);
  if (piece.room.data == nullptr) return false;
  piece.count = std::min(PIECE, T * G - first);
  for (int64_t i = 0; i < piece.count; ++i) {
    const int64_t sees = std::min<int64_t>(int64_t(head.positions[(first + i) / G]) + 1, call.written[r]);
    piece.queries[i] = {-std::numeric_limits<float>::infinity(), 0, std::clamp<int64_t>(sees, 0, S)};
    for (int64_t h = 0; h < H; ++h) piece.q[i][h] = call.q[query(i) + h] * scale;
    std::fill_n(piece.acc[i], H, 0.f);
  }
  attend(call, head, piece);
  for (int64_t i = 0; i < piece.count; ++i)
    for (int64_t h = 0; h < H; ++h) call.out[query(i) + h] = piece.queries[i].seen ? piece.acc[i][h] / piece.queries[i].total : 0;
  return true;
}

// Attention of all that a call is about over the keys and values [B, K, S, H] of one layer; false without memory.
template <typename Pool, typename KV>
bool attention(Pool& pool, const Call& call, const KV* keys, const KV* values) {
  int64_t keys_seen = 0;
  for (int64_t r = 0; r < call.R; ++r) keys_seen += std::clamp<int64_t>(call.written[r], 0, call.S);
  const int64_t bytes = keys_seen * call.K * call.pieces() * 2 * call.H * sizeof(KV);
  return parallel_for(pool, call.R * call.K * call.pieces(), bytes,
                      [=](int64_t i, int64_t next) { return attend_piece(call, keys, values, i, next); });
}

}  // namespace xlaengine
