// Causal attention of a few queries over the slots of a KV array, read where it lies, as XLA FFI calls.
//
// An online softmax over key blocks (Milakov & Gimelshein 2018; Dao et al. 2022). A block begins at a multiple of its length, whoever
// asks, and a query goes through exactly the keys it sees: its bits depend on those and on itself, not on its neighbours or the array.

#include <limits>
#include <vector>

#include "pool.h"
#include "tile.h"

namespace xlaengine {
namespace {

namespace ffi = xla::ffi;

constexpr int VECTORS = 4;
constexpr int QUERIES = REGISTERS / VECTORS;  // of one kv head, that go through a block together
constexpr int64_t PIECE = 4 * QUERIES;        // queries that one thread takes at a time

typedef int32_t Integers __attribute__((vector_size(LANES * 4)));

// e^x for x <= 0 within 2 units in the last place, as in Cephes' expf; below -87 it stays at e^-87. NaN stays NaN.
inline Vector exponential(Vector x) {
  x = x < spread(-87.f) ? spread(-87.f) : x;
  const Vector magic = spread(12582912.f);  // 1.5 * 2^23: adding it rounds to an integer, which is then in the low bits
  const Vector shifted = fma(x, spread(1.44269504f), magic);
  const Vector n = shifted - magic;
  const Vector r = fma(n, spread(2.12194440e-4f), fma(n, spread(-0.693359375f), x));
  Vector y = spread(1.9875691500e-4f);
  for (const float c : {1.3981999507e-3f, 8.3334519073e-3f, 4.1665795894e-2f, 1.6666665459e-1f, 5.0000001201e-1f}) y = fma(y, r, spread(c));
  y = fma(y, r * r, r) + spread(1.f);
  const Integers scale = ((Integers)shifted << 23) + (Integers)spread(1.f);
  return y * (Vector)scale;
}

inline float exponential(float x) {
  float lanes[LANES];
  store(lanes, exponential(spread(x)));
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
float soften(float* scores, int64_t C, int64_t seen, Query& query) {
  for (int64_t c = seen; c < whole(C); ++c) scores[c] = -std::numeric_limits<float>::infinity();
  float top = query.top;
  for (int64_t c = 0; c < seen; ++c) top = scores[c] > top ? scores[c] : top;
  const float rescale = exponential(query.top - top);
  Vector sum = spread(0);
  for (int64_t c = 0; c < C; c += LANES) {
    const Vector weight = exponential(load(scores + c) - spread(top));
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

struct Shape {
  int64_t R, T, K, G, H, B, S, C;
  // New keys and values of the queries' own tokens, which stand at their positions in place of what the slot holds there; or none.
  const float *fresh_keys, *fresh_values;
  const int32_t* positions;  // [R, T]
};

// One kv head of one slot, and of the row's fresh entries.
template <typename KV>
struct Head {
  Rows<const KV> keys, values;  // [H, S], [S, H]
  const float *fresh_keys, *fresh_values;
  const int32_t* positions;  // [T]
};

// The greatest t whose fresh entry stands at a position; -1 where none does.
template <typename KV>
int64_t fresh_at(const Shape& shape, const Head<KV>& head, int64_t position) {
  if (head.fresh_keys == nullptr) return -1;
  for (int64_t t = shape.T - 1; t >= 0; --t)
    if (head.positions[t] == position) return t;
  return -1;
}

// Adds to `acc` the values of a block's entries [from, end), with a query's weights for the block.
template <typename KV>
void add_values(const Shape& shape, const Head<KV>& head, const float* weights, int64_t start, int64_t from, int64_t end, float* acc) {
  const int64_t H = shape.H, each_fresh = shape.K * H;
  for (int64_t c = from; c < end; ++c) {
    const int64_t t = fresh_at(shape, head, start + c);
    if (t >= 0) {
      multiply<VECTORS>(1, H, Rows<const float>{weights + c, 1}, Rows<const float>{head.fresh_values + t * each_fresh, H}, Rows<float>{acc, H}, 1, true, 0);
      continue;
    }
    int64_t run = c + 1;
    while (run < end && fresh_at(shape, head, start + run) < 0) ++run;
    multiply<VECTORS>(1, H, Rows<const float>{weights + c, 1}, head.values.from(start + c, 0), Rows<float>{acc, H}, run - c, true, 0);
    c = run - 1;
  }
}

// `count` queries of one kv head through all blocks that one of them sees. scratch: [count, H] queries, [count, H] sums, [count, C] scores.
template <typename KV>
void attend(const Shape& shape, const Head<KV>& head, Query* queries, int64_t count, Rows<const float> q, Rows<float> acc, Rows<float> scores) {
  const int64_t C = shape.C, H = shape.H;
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
      for (int64_t t = 0; has_fresh && t < shape.T; ++t) {
        const int64_t c = head.positions[t] - start;
        if (c < 0 || c >= seen) continue;
        shared = std::min(shared, c);
        float score = 0;
        for (int64_t h = 0; h < H; ++h) score = std::fma(q[i][h], head.fresh_keys[t * shape.K * H + h], score);
        scores[i][c] = score;
      }
      const float rescale = soften(scores[i], C, seen, queries[i]);
      for (int64_t h = 0; h < H; ++h) acc[i][h] *= rescale;
    }
    multiply<VECTORS>(count, H, Rows<const float>{scores.data, scores.stride}, head.values.from(start, 0), acc, shared, true, next * H * sizeof(KV));
    for (int64_t i = 0; i < count; ++i)
      add_values(shape, head, scores[i], start, shared, std::clamp<int64_t>(queries[i].seen - start, 0, C), acc[i]);
  }
}

template <ffi::DataType dtype, typename KV>
ffi::Error attention(ffi::ThreadPool pool, ffi::Buffer<ffi::F32> q, ffi::Buffer<dtype> keys, ffi::Buffer<dtype> values, ffi::Buffer<ffi::S32> layer,
                     ffi::Buffer<ffi::S32> slots, ffi::Buffer<ffi::S32> positions, ffi::Buffer<ffi::S32> written, ffi::Buffer<ffi::F32> fresh_keys,
                     ffi::Buffer<ffi::F32> fresh_values, ffi::ResultBuffer<ffi::F32> out, int64_t block) {
  const auto queries = q.dimensions(), array = keys.dimensions();
  if (queries.size() != 5 || array.size() != 5) return ffi::Error::InvalidArgument("q [R, T, K, G, H], keys [L, B, K, H, S]");
  const bool has_fresh = fresh_keys.element_count() > 0;
  const Shape shape{queries[0], queries[1], queries[2], queries[3], queries[4], array[1], array[4], block,
                    has_fresh ? fresh_keys.typed_data() : nullptr, has_fresh ? fresh_values.typed_data() : nullptr, positions.typed_data()};
  if (array[2] != shape.K || array[3] != shape.H || block < 1 || shape.S % block)
    return ffi::Error::InvalidArgument("keys [L, B, K, H, S] do not fit q [R, T, K, G, H], or blocks do not divide S");
  const int64_t R = shape.R, T = shape.T, K = shape.K, G = shape.G, H = shape.H, S = shape.S, C = block;
  const int64_t row_size = shape.B * K * H * S, at = layer.typed_data()[0] * row_size;
  const KV* all_keys = reinterpret_cast<const KV*>(keys.untyped_data()) + at;
  const KV* all_values = reinterpret_cast<const KV*>(values.untyped_data()) + at;
  const int64_t pieces = (T * G + PIECE - 1) / PIECE;
  const float scale = 1 / std::sqrt(float(H)), *from = q.typed_data();
  float* to = out->typed_data();
  const int32_t *slot_of = slots.typed_data(), *until = written.typed_data();
  each(pool, R * K * pieces, [=](int64_t i) {
    const int64_t piece = i % pieces, k = i / pieces % K, r = i / pieces / K;
    const int64_t slot = std::clamp<int64_t>(slot_of[r], 0, shape.B - 1), place = (slot * K + k) * H * S;
    const int64_t fresh = (r * T * K + k) * H;
    const Head<KV> head{{all_keys + place, S}, {all_values + place, H},
                        has_fresh ? shape.fresh_keys + fresh : nullptr, has_fresh ? shape.fresh_values + fresh : nullptr, shape.positions + r * T};
    std::vector<float> scratch(QUERIES * (2 * H + whole(C)));
    const Rows<float> own{scratch.data(), H}, acc{own[QUERIES], H}, scores{acc[QUERIES], whole(C)};
    for (int64_t first = piece * PIECE; first < std::min((piece + 1) * PIECE, T * G); first += QUERIES) {
      const int64_t count = std::min<int64_t>(QUERIES, std::min((piece + 1) * PIECE, T * G) - first);
      Query state[QUERIES];
      auto index = [=](int64_t j) { return (((r * T + (first + j) / G) * K + k) * G + (first + j) % G) * H; };
      for (int64_t j = 0; j < count; ++j) {
        const int64_t sees = std::min<int64_t>(head.positions[(first + j) / G] + 1, until[r]);
        state[j] = {-1e30f, 0, std::clamp<int64_t>(sees, 0, S)};
        for (int64_t h = 0; h < H; ++h) own[j][h] = from[index(j) + h] * scale;
        std::fill_n(acc[j], H, 0.f);
      }
      attend(shape, head, state, count, Rows<const float>{own.data, own.stride}, acc, scores);
      for (int64_t j = 0; j < count; ++j)
        for (int64_t h = 0; h < H; ++h) to[index(j) + h] = state[j].seen ? acc[j][h] / state[j].total : 0;
    }
  });
  return ffi::Error::Success();
}

}  // namespace
}  // namespace xlaengine

#define ATTENTION_BINDING(dtype)                                                                                                              \
  xla::ffi::Ffi::Bind()                                                                                                                       \
      .Ctx<xla::ffi::ThreadPool>()                                                                                                            \
      .Arg<xla::ffi::Buffer<xla::ffi::F32>>()                                                                                                 \
      .Arg<xla::ffi::Buffer<dtype>>()                                                                                                         \
      .Arg<xla::ffi::Buffer<dtype>>()                                                                                                         \
      .Arg<xla::ffi::Buffer<xla::ffi::S32>>()                                                                                                 \
      .Arg<xla::ffi::Buffer<xla::ffi::S32>>()                                                                                                 \
      .Arg<xla::ffi::Buffer<xla::ffi::S32>>()                                                                                                 \
      .Arg<xla::ffi::Buffer<xla::ffi::S32>>()                                                                                                 \
      .Arg<xla::ffi::Buffer<xla::ffi::F32>>()                                                                                                 \
      .Arg<xla::ffi::Buffer<xla::ffi::F32>>()                                                                                                 \
      .Ret<xla::ffi::Buffer<xla::ffi::F32>>()                                                                                                 \
      .Attr<int64_t>("block")

XLA_FFI_DEFINE_HANDLER_SYMBOL(AttentionF32, (xlaengine::attention<xla::ffi::F32, float>), ATTENTION_BINDING(xla::ffi::F32));
XLA_FFI_DEFINE_HANDLER_SYMBOL(AttentionBF16, (xlaengine::attention<xla::ffi::BF16, xlaengine::bfloat16>), ATTENTION_BINDING(xla::ffi::BF16));
