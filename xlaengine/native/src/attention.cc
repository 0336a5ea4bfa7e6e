// Causal attention of a few queries over the slots of a KV array, read where it lies, as XLA FFI calls.
//
// An online softmax over key blocks (Milakov & Gimelshein 2018; Dao et al. 2022). A block begins at a multiple of its length, whoever
// asks, and a query goes through exactly the keys it sees: its bits depend on those and on itself, not on its neighbours or the array.

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "pool.h"
#include "tile.h"

namespace xlaengine {

using Floats = xla::ffi::Buffer<xla::ffi::F32>;
using Numbers = xla::ffi::Buffer<xla::ffi::S32>;

namespace {

namespace ffi = xla::ffi;

constexpr int VECTORS = 4;
constexpr int QUERIES = REGISTERS / VECTORS;  // of one kv head, that go through a block together
constexpr int64_t PIECE = 4 * QUERIES;        // queries that one thread takes at a time

typedef int32_t Integers __attribute__((vector_size(LANES * 4)));

// e^x for x <= 0 within 2 units in the last place, as in Cephes' expf; below -87 it stays at e^-87. NaN stays NaN.
inline Vector exponential(Vector x) {
  x = x < broadcast(-87.f) ? broadcast(-87.f) : x;
  const Vector magic = broadcast(12582912.f);  // 1.5 * 2^23: adding it rounds to an integer, which is then in the low bits
  const Vector shifted = fma(x, broadcast(1.44269504f), magic);
  const Vector n = shifted - magic;
  const Vector r = fma(n, broadcast(2.12194440e-4f), fma(n, broadcast(-0.693359375f), x));
  Vector y = broadcast(1.9875691500e-4f);
  for (const float c : {1.3981999507e-3f, 8.3334519073e-3f, 4.1665795894e-2f, 1.6666665459e-1f, 5.0000001201e-1f})
    y = fma(y, r, broadcast(c));
  y = fma(y, r * r, r) + broadcast(1.f);
  const Integers scale = ((Integers)shifted << 23) + (Integers)broadcast(1.f);
  return y * (Vector)scale;
}

inline float exponential(float x) {
  float lanes[LANES];
  store(lanes, exponential(broadcast(x)));
  return lanes[0];
}

// C, in whole vectors.
inline int64_t whole(int64_t C) { return (C + LANES - 1) / LANES * LANES; }

struct Query {
  float top, total;
  int64_t seen;  // keys it sees
};

// Scores [C] to weights e^(score - top), 0 from `seen` on, with the query's greatest score and sum brought up to date.
// Returns what its accumulators are to be multiplied with. There is room for whole vectors.
float softmax_block(float* scores, int64_t C, int64_t seen, Query& query) {
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
  float lanes[LANES];
  store(lanes, sum);
  for (int width = LANES / 2; width > 0; width /= 2)
    for (int lane = 0; lane < width; ++lane) lanes[lane] += lanes[lane + width];
  query.top = top;
  query.total = query.total * rescale + lanes[0];
  return rescale;
}

// What a call is about. fresh_keys, fresh_values [R, T, K, H]: new entries of the queries' own tokens, which stand at their positions in
// place of what the slot holds there; null where there are none.
struct Call {
  int64_t R, T, K, G, H, B, S, C;
  const float* q;  // [R, T, K, G, H]
  const int32_t *slots, *positions, *written;  // [R], [R, T], [R]
  const float *fresh_keys, *fresh_values;
  float* out;  // as q

  int64_t pieces() const { return (T * G + PIECE - 1) / PIECE; }  // of one kv head of one row
};

// One kv head of one slot, and of the row's fresh entries.
template <typename KV>
struct Head {
  Strided<const KV> keys, values;  // [H, S], [S, H]
  const float *fresh_keys, *fresh_values;
  const int32_t* positions;  // [T]
};

// The greatest t whose fresh entry stands at a position; -1 where none does.
template <typename KV>
int64_t fresh_at(const Call& call, const Head<KV>& head, int64_t position) {
  if (head.fresh_keys == nullptr) return -1;
  for (int64_t t = call.T - 1; t >= 0; --t)
    if (head.positions[t] == position) return t;
  return -1;
}

// Adds to `acc` the values of a block's entries [from, end), with a query's weights for the block.
template <typename KV>
void add_values(const Call& call, const Head<KV>& head, const float* weights, int64_t start, int64_t from, int64_t end, float* acc) {
  const int64_t H = call.H;
  const Strided<float> out{acc, H};
  for (int64_t c = from, next; c < end; c = next) {
    const int64_t t = fresh_at(call, head, start + c);
    const Strided<const float> weight{weights + c, 1};
    next = c + 1;
    if (t >= 0) {
      multiply<VECTORS>(1, H, weight, Strided<const float>{head.fresh_values + t * call.K * H, H}, out, 1, true, 0);
      continue;
    }
    while (next < end && fresh_at(call, head, start + next) < 0) ++next;
    multiply<VECTORS>(1, H, weight, head.values.from(start + c, 0), out, next - c, true, 0);
  }
}

// `count` queries of one kv head through all blocks that one of them sees. q, acc: [count, H]; scores: room for [count, C].
template <typename KV>
void attend(const Call& call, const Head<KV>& head, Query* queries, int64_t count, Strided<const float> q, Strided<float> acc,
            Strided<float> scores) {
  const int64_t C = call.C, H = call.H;
  int64_t most = 0;
  for (int64_t i = 0; i < count; ++i) most = std::max(most, queries[i].seen);
  for (int64_t start = 0; start < most; start += C) {
    const int64_t next = start + C < most ? C : 0;  // how far ahead the block after this one lies, if there is one
    const bool has_fresh = head.fresh_keys != nullptr;
    multiply<VECTORS>(count, std::min(C, whole(most - start)), q, head.keys.from(0, start), scores, H, false, next * sizeof(KV));
    int64_t shared = C;  // entries that all see, and that come from the slot
    for (int64_t i = 0; i < count; ++i) {
      const int64_t seen = std::clamp<int64_t>(queries[i].seen - start, 0, C);
      shared = std::min(shared, seen);
      if (seen == 0) continue;
      for (int64_t t = 0; has_fresh && t < call.T; ++t) {
        const int64_t c = head.positions[t] - start;
        if (c < 0 || c >= seen) continue;
        shared = std::min(shared, c);
        float score = 0;
        for (int64_t h = 0; h < H; ++h) score = std::fma(q[i][h], head.fresh_keys[t * call.K * H + h], score);
        scores[i][c] = score;
      }
      const float rescale = softmax_block(scores[i], C, seen, queries[i]);
      for (int64_t h = 0; h < H; ++h) acc[i][h] *= rescale;
    }
    const Strided<const float> weights{scores.data, scores.stride};
    multiply<VECTORS>(count, H, weights, head.values.from(start, 0), acc, shared, true, next * H * sizeof(KV));
    for (int64_t i = 0; i < count; ++i)
      add_values(call, head, scores[i], start, shared, std::clamp<int64_t>(queries[i].seen - start, 0, C), acc[i]);
  }
}

// Some queries of one kv head of one row. keys, values: of one layer.
template <typename KV>
void attend_piece(const Call& call, const KV* keys, const KV* values, int64_t index) {
  const int64_t T = call.T, K = call.K, G = call.G, H = call.H, S = call.S, C = whole(call.C);
  const int64_t piece = index % call.pieces(), k = index / call.pieces() % K, r = index / call.pieces() / K;
  const int64_t slot = std::clamp<int64_t>(call.slots[r], 0, call.B - 1), place = (slot * K + k) * H * S;
  Head<KV> head{{keys + place, S}, {values + place, H}, nullptr, nullptr, call.positions + r * T};
  if (call.fresh_keys != nullptr) {
    head.fresh_keys = call.fresh_keys + (r * T * K + k) * H;
    head.fresh_values = call.fresh_values + (r * T * K + k) * H;
  }
  const float scale = 1 / std::sqrt(float(H));
  std::vector<float> scratch(QUERIES * (2 * H + C));
  const Strided<float> own{scratch.data(), H}, acc{own[QUERIES], H}, scores{acc[QUERIES], C};
  const int64_t end = std::min((piece + 1) * PIECE, T * G);
  for (int64_t first = piece * PIECE; first < end; first += QUERIES) {
    const int64_t count = std::min<int64_t>(QUERIES, end - first);
    const auto at = [&](int64_t i) { return (((r * T + (first + i) / G) * K + k) * G + (first + i) % G) * H; };
    Query queries[QUERIES];
    for (int64_t i = 0; i < count; ++i) {
      const int64_t sees = std::min<int64_t>(int64_t(head.positions[(first + i) / G]) + 1, call.written[r]);
      queries[i] = {-std::numeric_limits<float>::infinity(), 0, std::clamp<int64_t>(sees, 0, S)};
      for (int64_t h = 0; h < H; ++h) own[i][h] = call.q[at(i) + h] * scale;
      std::fill_n(acc[i], H, 0.f);
    }
    attend(call, head, queries, count, Strided<const float>{own.data, H}, acc, scores);
    for (int64_t i = 0; i < count; ++i)
      for (int64_t h = 0; h < H; ++h) call.out[at(i) + h] = queries[i].seen ? acc[i][h] / queries[i].total : 0;
  }
}

template <ffi::DataType dtype, typename KV>
ffi::Error attention(ffi::ThreadPool pool, Floats q, ffi::Buffer<dtype> keys, ffi::Buffer<dtype> values, Numbers layer, Numbers slots,
                     Numbers positions, Numbers written, Floats fresh_keys, Floats fresh_values, ffi::Result<Floats> out, int64_t block) {
  const auto rows = q.dimensions(), array = keys.dimensions(), other = values.dimensions();
  if (rows.size() != 5 || array.size() != 5 || other.size() != 5)
    return ffi::Error::InvalidArgument("q [R, T, K, G, H], keys [L, B, K, H, S], values [L, B, K, S, H]");
  const bool has_fresh = fresh_keys.element_count() > 0;
  const Call call{rows[0], rows[1], rows[2], rows[3], rows[4], array[1], array[4], block, q.typed_data(),
                  slots.typed_data(), positions.typed_data(), written.typed_data(),
                  has_fresh ? fresh_keys.typed_data() : nullptr, has_fresh ? fresh_values.typed_data() : nullptr, out->typed_data()};
  const int64_t L = array[0], size = call.B * call.K * call.H * call.S;
  const size_t R = call.R, RT = call.R * call.T, fresh = has_fresh ? RT * call.K * call.H : 0;
  if (array[2] != call.K || array[3] != call.H || keys.element_count() != values.element_count() || other[3] != call.S ||
      other[4] != call.H || call.B < 1 || L < 1)
    return ffi::Error::InvalidArgument("keys [L, B, K, H, S] and values [L, B, K, S, H] do not fit each other, or q [R, T, K, G, H]");
  if (slots.element_count() != R || written.element_count() != R || positions.element_count() != RT || layer.element_count() != 1 ||
      fresh_keys.element_count() != fresh || fresh_values.element_count() != fresh || out->element_count() != q.element_count())
    return ffi::Error::InvalidArgument("layer [], slots [R], positions [R, T], written [R] and new entries [R, T, K, H] do not fit q");
  if (block < 1 || call.S % block) return ffi::Error::InvalidArgument("blocks do not divide S");
  const int64_t at = std::clamp<int64_t>(layer.typed_data()[0], 0, L - 1) * size;
  const KV* all_keys = reinterpret_cast<const KV*>(keys.untyped_data()) + at;
  const KV* all_values = reinterpret_cast<const KV*>(values.untyped_data()) + at;
  int64_t keys_seen = 0;
  for (size_t r = 0; r < R; ++r) keys_seen += std::clamp<int64_t>(call.written[r], 0, call.S);
  const int64_t bytes = keys_seen * call.K * call.pieces() * 2 * call.H * sizeof(KV);
  parallel_for(pool, call.R * call.K * call.pieces(), bytes, [=](int64_t i) { attend_piece(call, all_keys, all_values, i); });
  return ffi::Error::Success();
}

}  // namespace
}  // namespace xlaengine

using xlaengine::Floats;
using xlaengine::Numbers;

#define BINDING(dtype)                                                                                               \
  xla::ffi::Ffi::Bind()                                                                                              \
      .Ctx<xla::ffi::ThreadPool>()                                                                                   \
      .Arg<Floats>()                                                                                                 \
      .Arg<xla::ffi::Buffer<dtype>>()                                                                                \
      .Arg<xla::ffi::Buffer<dtype>>()                                                                                \
      .Arg<Numbers>()                                                                                                \
      .Arg<Numbers>()                                                                                                \
      .Arg<Numbers>()                                                                                                \
      .Arg<Numbers>()                                                                                                \
      .Arg<Floats>()                                                                                                 \
      .Arg<Floats>()                                                                                                 \
      .Ret<Floats>()                                                                                                 \
      .Attr<int64_t>("block")

XLA_FFI_DEFINE_HANDLER_SYMBOL(AttentionF32, (xlaengine::attention<xla::ffi::F32, float>), BINDING(xla::ffi::F32));
XLA_FFI_DEFINE_HANDLER_SYMBOL(AttentionBF16, (xlaengine::attention<xla::ffi::U16, xlaengine::bfloat16>), BINDING(xla::ffi::U16));
