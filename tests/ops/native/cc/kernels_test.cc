// Unit tests of the kernels: their arithmetic without XLA, against plain loops in double. Exit status 0 if all tests pass.
//
// Integers are compared exactly, because float32 holds each of their sums.

#include <functional>

#include "argmax.h"
#include "attention.h"
#include "delta.h"
#include "draw.h"
#include "product.h"

#include "testing.h"

#include "grouped_test.h"
#include "int8_test.h"
#include "pool_test.h"
#include "quantized_test.h"

namespace {

template <typename Weight>
void product_of(int64_t R, int64_t D, int64_t F) {
  constexpr int64_t C = COLUMNS;
  const int64_t P = panels_of(F), most = sizeof(Weight) == 4 ? 511 : 255, spoiled = R > 3 ? 2 : -1;
  std::vector<float> x(R * D), out(R * F, 7);
  std::vector<Weight> panels(P * D * C, kept<Weight>(NAN32));  // a result that depends on a panel's empty columns would be NaN
  std::vector<double> w(D * F);
  for (float& entry : x) entry = float(integer(-3, 3));
  if (spoiled >= 0) x[spoiled * D + D / 2] = NAN32;
  for (int64_t k = 0; k < D; ++k)
    for (int64_t f = 0; f < F; ++f) {
      const float entry = odd(most);
      w[k * F + f] = entry;
      panels[(f / C * D + k) * C + f % C] = kept<Weight>(entry);
    }
  Threads pool(3);
  product(pool, R, D, F, P, C, x.data(), panels.data(), out.data());
  for (int64_t r = 0; r < R; ++r)
    for (int64_t f = 0; f < F; ++f) {
      double sum = 0;
      for (int64_t k = 0; k < D; ++k) sum += x[r * D + k] * w[k * F + f];
      EXPECT(same(out[r * F + f], r == spoiled ? NAN32 : float(sum)));
    }
}

void products() {
  for (const int64_t R : {0, 1, 2, 5, 8, 9, 33})
    for (const auto& [D, F] : {std::pair<int64_t, int64_t>{1, 1}, {3, 47}, {64, 48}, {65, 49}, {130, 200}}) {
      product_of<float>(R, D, F);
      product_of<bfloat16>(R, D, F);
    }
  product_of<float>(130, 130, 49);  // more than `ROWS`, by parts
  product_of<bfloat16>(67, 70, 50);
  product_of<float>(9, 1540, 209);  // enough work for several threads
  product_of<bfloat16>(9, 1540, 401);
}

void transposes() {
  for (const int64_t rows : {1, 15, 16, 33})
    for (const int64_t columns : {1, 16, 23, 64}) {
      std::vector<float> from(rows * columns), to(columns * rows);
      for (float& entry : from) entry = normal();
      transpose(Strided<const float>{from.data(), columns}, Strided<float>{to.data(), rows}, rows, columns, NOTHING);
      for (int64_t i = 0; i < rows * columns; ++i) EXPECT(to[i % columns * rows + i / columns] == from[i]);
      const int64_t room = whole(rows);
      std::vector<float> padded(columns / LANES * LANES * room, NAN);
      transpose(Strided<const float>{from.data(), columns}, Strided<float>{padded.data(), room}, rows, columns / LANES * LANES,
                Lines<2>{(const char*)from.data(), 64}, Unchanged(), true);
      for (size_t i = 0; i < padded.size(); ++i)
        EXPECT(padded[i] == (int64_t(i) % room < rows ? from[int64_t(i) % room * columns + int64_t(i) / room] : 0));
    }
}

// The distance in units of the last place of the second value, which is exact.
double units(float found, double exact) {
  const float near = std::fabs(float(exact));
  return std::fabs(found - exact) / (std::nextafter(near, INF) - near);
}

void elementary_functions() {
  for (float x = 0; x > -87; x -= 0.01171875f) EXPECT(units(exponential(x), std::exp(double(x))) <= 2);
  EXPECT(exponential(0.f) == 1);
  EXPECT(exponential(-INF) == exponential(-87.f));
  EXPECT(exponential(NAN32) != exponential(NAN32));
  float lanes[LANES];
  for (float x = 1e-30f; x < 1e30f; x *= 1.07f) {
    store(lanes, logarithm(broadcast(x)));
    EXPECT(std::fabs(lanes[LANES - 1] - std::log(double(x))) <= 2e-7 * std::fmax(1, std::fabs(std::log(double(x)))));
  }
  for (int lane = 0; lane < LANES; ++lane) lanes[lane] = float(1 << lane);
  EXPECT(total(load(lanes)) == float((int64_t(1) << LANES) - 1));
  EXPECT(greatest(load(lanes)) == lanes[LANES - 1]);
}

// A call of attention in which each row has T queries that end at `last` (-1: they see no key), each of which sees `window` keys at most.
// Entries that no query sees are NaN.
template <typename KV>
struct Attention {
  int64_t R, T, K, G, H, S, C, window;
  float cap = 0;
  std::vector<int32_t> slots, positions, written, first;
  std::vector<float> q, out, fresh_keys, fresh_values, sinks;
  std::vector<KV> keys, values;
  std::vector<double> read_keys, read_values;

  Attention(std::vector<int32_t> last, int64_t T, int64_t K, int64_t G, int64_t H, int64_t S, int64_t C, bool integers,
            int64_t window = 0)
      : R(int64_t(last.size())), T(T), K(K), G(G), H(H), S(S), C(C), window(window ? window : S), q(R * T * K * G * H), out(q.size(), 7), keys(R * K * S * H),
        values(keys.size()), read_keys(keys.size()), read_values(keys.size()) {
    for (float& entry : q) entry = integers ? 0 : normal();
    for (int64_t r = 0; r < R; ++r) {
      slots.push_back(int32_t(R - 1 - r));
      written.push_back(last[r] + 1);
      for (int64_t t = 0; t < T; ++t) positions.push_back(last[r] < 0 ? -1 : int32_t(last[r] - T + 1 + t));
    }
    for (const int32_t position : positions)
      if (window) first.push_back(int32_t(std::max<int64_t>(position - window + 1, 0)));
    for (size_t i = 0; i < keys.size(); ++i) {
      const int64_t s = i / H % S, r = R - 1 - i / (H * S * K);
      const bool seen = s < written[r] && s >= begin(r * T);
      keys[i] = kept<KV>(seen ? value(kept<KV>(integers ? odd(255) : normal())) : NAN32);
      values[i] = kept<KV>(seen ? value(kept<KV>(integers ? odd(255) : normal())) : NAN32);
      read_keys[i] = value(keys[i]), read_values[i] = value(values[i]);
    }
  }

  float scale() const { return 1 / std::sqrt(float(H)); }

  int64_t begin(int64_t token) const { return first.empty() ? 0 : first[token]; }

  // Removes the queries' own entries from the slots.
  void freshen() {
    for (int64_t r = 0; r < R; ++r)
      for (int64_t t = 0; t < T; ++t)
        for (int64_t k = 0; k < K; ++k)
          for (int64_t h = 0; h < H; ++h) {
            const int64_t position = std::max(positions[r * T + t], 0), at = ((slots[r] * K + k) * S + position) * H + h;
            fresh_keys.push_back(float(read_keys[at])), fresh_values.push_back(float(read_values[at]));
            keys[at] = values[at] = kept<KV>(NAN32);
          }
  }

  Call call() {
    return {R, T, K, G, H, R, S, whole(C), scale(), cap, q.data(), slots.data(), positions.data(), written.data(),
            first.empty() ? nullptr : first.data(), fresh_keys.empty() ? nullptr : fresh_keys.data(), fresh_values.empty() ? nullptr : fresh_values.data(),
            sinks.empty() ? nullptr : sinks.data(), out.data()};
  }

  void check(double tolerance) {
    Threads pool(3);
    attention(pool, call(), Layer<KV>{keys.data(), values.data(), nullptr, nullptr});
    for (int64_t i = 0; i < int64_t(out.size()); ++i) check_entry(i, tolerance);
    check_joined(pool);
  }

  // The same slots, one behind the other along S, give the same bits.
  void check_joined(Threads& pool) {
    std::vector<KV> joined_keys(keys.size()), joined_values(keys.size());
    std::vector<int32_t> begins;
    for (const int32_t slot : slots) begins.push_back(int32_t(slot * S));
    for (int64_t slot = 0; slot < R; ++slot)
      for (int64_t k = 0; k < K; ++k) {
        std::copy_n(&keys[(slot * K + k) * S * H], S * H, &joined_keys[(k * R + slot) * S * H]);
        std::copy_n(&values[(slot * K + k) * S * H], S * H, &joined_values[(k * R + slot) * S * H]);
      }
    const std::vector<float> expected(out);
    Call joined = call();
    joined.joined = true, joined.B = 1, joined.S = R * S, joined.slots = begins.data();
    attention(pool, joined, Layer<KV>{joined_keys.data(), joined_values.data(), nullptr, nullptr});
    EXPECT(std::memcmp(out.data(), expected.data(), out.size() * sizeof(float)) == 0);
  }

  void check_entry(int64_t i, double tolerance) {
    const int64_t h = i % H, query = i / H, k = query / G % K, token = query / (G * K), r = token / T;
    const int64_t seen = std::min<int64_t>(positions[token] + 1, written[r]), at = (slots[r] * K + k) * S * H;
    const double sink = sinks.empty() ? -INF : sinks[query % (K * G)];
    double sum = 0, top = sink;
    std::vector<double> scores(seen, 0);
    for (int64_t s = begin(token); s < seen; ++s) {
      for (int64_t j = 0; j < H; ++j) scores[s] += q[query * H + j] * read_keys[at + s * H + j] / std::sqrt(double(H));
      if (cap != 0) scores[s] = cap * std::tanh(scores[s] / cap);
      top = std::max(top, scores[s]);
    }
    double weights = sink == -INF ? 0 : std::exp(sink - top);
    for (int64_t s = begin(token); s < seen; ++s) {
      weights += std::exp(scores[s] - top);
      sum += std::exp(scores[s] - top) * read_values[at + s * H + h];
    }
    if (seen == 0) {
      EXPECT(out[i] == 0);
    } else if (tolerance == 0) {
      EXPECT(out[i] == float(sum) / float(weights));
    } else {
      EXPECT(std::fabs(out[i] - sum / weights) <= tolerance);
    }
  }
};

template <typename KV>
void attention_of(bool fresh, bool integers) {
  const double tolerance = integers ? 0 : 2e-5;
  for (const auto& [H, C] : {std::pair<int64_t, int64_t>{64, 64}, {24, 48}, {5, 7}}) {
    const int64_t S = 4 * C;
    Attention<KV> step({0, int32_t(C - 1), int32_t(C), int32_t(3 * C - 1), int32_t(S - 1), -1}, 1, 2, 3, H, S, whole(C) == C ? C : S, integers);
    if (fresh) step.freshen();
    step.check(tolerance);
    Attention<KV> chunk({int32_t(S - 2), 16}, 17, 1, 2, H, S, whole(C) == C ? C : S, integers);
    if (fresh) chunk.freshen();
    chunk.check(tolerance);
    for (const int64_t window : {int64_t(1), int64_t(5), C, C + 3, S}) {
      Attention<KV> narrow({int32_t(S - 2), 16, int32_t(2 * C)}, 5, 1, 2, H, S, whole(C) == C ? C : S, integers, window);
      if (fresh) narrow.freshen();
      narrow.check(tolerance);
    }
  }
  Attention<KV> capped({int32_t(40), 16}, 5, 1, 2, 24, 96, 48, integers);
  capped.cap = 1.5f;
  capped.check(tolerance);
  Attention<KV> sunk({int32_t(40), 16, -1}, 5, 2, 2, 24, 96, 48, false);
  sunk.sinks = {-30, 0.5f, 4, 30};
  sunk.check(2e-5);
  Attention<KV> deep({150, 1023, 101}, 1, 3, 3, 64, 1024, 128, integers);  // enough work for several threads, positions past 100
  if (fresh) deep.freshen();
  deep.check(tolerance);
}

void attentions() {
  for (const bool fresh : {false, true})
    for (const bool integers : {false, true}) {
      attention_of<float>(fresh, integers);
      attention_of<bfloat16>(fresh, integers);
    }
  Attention<float> spoiled({40, 90}, 1, 1, 1, 16, 96, 32, true);
  spoiled.keys[16 * 3] = NAN32;  // in slot 0, which is row 1's
  std::vector<float> out(2 * 16);
  const Call call{2, 1, 1, 1, 16, 2, 96, 32, 0.25f, 0, spoiled.q.data(), spoiled.slots.data(), spoiled.positions.data(), spoiled.written.data(),
                  nullptr, nullptr, nullptr, nullptr, out.data()};
  Threads pool(2);
  attention(pool, call, Layer<float>{spoiled.keys.data(), spoiled.values.data(), nullptr, nullptr});
  for (int64_t h = 0; h < 16; ++h) EXPECT(out[h] == out[h] && out[16 + h] != out[16 + h]);
}

// Keys or values [R, K, S, H] as bytes with scales [R, K, S]. What no query sees has a scale of NaN, and so have entries that are fresh.
struct Bytes {
  std::vector<int8_t> numbers;
  std::vector<float> scales;

  // Makes float32 entries, some of them NaN, those that the bytes stand for.
  Bytes(std::vector<float>& entries, std::vector<double>& read, int64_t H) : numbers(entries.size()), scales(entries.size() / H) {
    for (size_t row = 0; row < scales.size(); ++row) {
      const bool seen = entries[row * H] == entries[row * H];
      scales[row] = seen ? std::fabs(normal()) : NAN32;
      for (int64_t i = int64_t(row) * H; i < int64_t(row + 1) * H; ++i) {
        numbers[i] = int8_t(integer(-127, 127));
        entries[i] = float(numbers[i]) * scales[row];
        read[i] = entries[i];
      }
    }
  }

  void forget(const std::vector<float>& entries, int64_t H) {
    for (size_t row = 0; row < scales.size(); ++row)
      if (entries[row * H] != entries[row * H]) scales[row] = NAN32;
  }
};

// Attention over bytes with scales has the bits of attention over the float32 entries that they stand for.
void bytes() {
  for (const bool fresh : {false, true})
    for (const auto& [H, C] : {std::pair<int64_t, int64_t>{64, 64}, {24, 48}, {5, 32}})
      for (const int64_t T : {1, 9})
        for (const int64_t window : {int64_t(0), C + 3}) {
          Attention<float> plain({int32_t(C - 1), int32_t(3 * C - 1), 20}, T, 2, 3, H, 4 * C, C, false, window);
          Bytes keys(plain.keys, plain.read_keys, H), values(plain.values, plain.read_values, H);
          if (fresh) plain.freshen();
          keys.forget(plain.keys, H), values.forget(plain.values, H);
          Threads pool(3);
          attention(pool, plain.call(), Layer<float>{plain.keys.data(), plain.values.data(), nullptr, nullptr});
          const std::vector<float> expected = plain.out;
          std::fill(plain.out.begin(), plain.out.end(), 7.f);
          const Layer<int8_t> layer{keys.numbers.data(), values.numbers.data(), keys.scales.data(), values.scales.data()};
          attention(pool, plain.call(), layer);
          for (size_t i = 0; i < expected.size(); ++i) EXPECT(plain.out[i] == expected[i]);
        }
}

// Rows whose tokens are passed one at a time give the bits of rows that are passed whole, by the delta rule or that of Mamba2.
void recurrences(bool corrects) {
  constexpr int64_t R = 2, T = 3, N = 1, M = 2, K = 9, B = 3;
  for (const int64_t V : {int64_t(1), int64_t(LANES), DELTA_COLUMNS + 5}) {
    std::vector<float> states(B * M * K * V), q(R * T * N * K), k(q.size()), v(R * T * M * V), keep(R * T * M), beta(keep.size());
    for (auto* each : {&states, &q, &k, &v, &keep, &beta})
      for (float& entry : *each) entry = normal();
    const int32_t slots[R] = {2, 0}, targets[R] = {2, 0};
    const bool real[R * T] = {true, true, true, true, true, false}, begins[R] = {false, true}, goes_on[R] = {false, false};
    std::vector<float> whole_states = states, out(v.size()), part_out(v.size());
    Threads pool(3);
    const auto pass = [&](std::vector<float>& held, const bool* fresh, int64_t r, int64_t t, int64_t rows, int64_t tokens, float* result) {
      const int64_t at = r * T + t;
      const DeltaCall call{rows, tokens, N, M, K, V, B, held.data(), &q[at * N * K], &k[at * N * K], &v[at * M * V], &keep[at * M],
                           corrects ? &beta[at * M] : nullptr, real + at, slots + r, fresh + r, targets + r, result + at * M * V, held.data()};
      EXPECT(delta_rule(pool, call));
    };
    pass(whole_states, begins, 0, 0, R, T, out.data());
    std::vector<float> part_states = states;
    for (int64_t r = 0; r < R; ++r)
      for (int64_t t = 0; t < T; ++t) pass(part_states, t == 0 ? begins : goes_on, r, t, 1, 1, part_out.data());
    EXPECT(out == part_out && whole_states == part_states);
    EXPECT(std::equal(&states[M * K * V], &states[2 * M * K * V], &whole_states[M * K * V]));
    for (int64_t m = 0; m < M; ++m)
      for (int64_t c = 0; c < V; ++c) {
        double read = 0, given = 0;
        for (int64_t i = 0; i < K; ++i) read += double(k[i]) * keep[m] * states[((2 * M + m) * K + i) * V + c];
        const double written = corrects ? beta[m] * (v[m * V + c] - read) : v[m * V + c];
        for (int64_t i = 0; i < K; ++i) given += q[i] * (double(keep[m]) * states[((2 * M + m) * K + i) * V + c] + k[i] * written);
        EXPECT(std::fabs(out[m * V + c] - given) <= 1e-4);
      }
  }
}

void greatest_entries() {
  for (const int64_t V : {1, 15, 16, 17, 1023, 1025, 5000}) {
    constexpr int64_t R = 5;
    std::vector<float> x(R * V), tops(R);
    std::vector<int32_t> indices(R);
    for (float& entry : x) entry = float(integer(-9, 9));
    std::fill_n(&x[V], V, -INF);
    x[2 * V + V / 2] = NAN32, x[3 * V + V - 1] = INF;
    Threads pool(3);
    argmax(pool, R, V, x.data(), tops.data(), indices.data());
    for (int64_t r = 0; r < R; ++r) {
      const float* row = &x[r * V];
      EXPECT(r == 2 ? tops[r] != tops[r] : tops[r] == *std::max_element(row, row + V));
      EXPECT(indices[r] == (r == 2 ? V - 1 : std::max_element(row, row + V) - row));
    }
  }
}

// Threefry-2x32 with 20 rounds (Salmon et al. 2011), one block at a time.
uint32_t threefry_words(uint32_t first, uint32_t second, uint32_t a, uint32_t b) {
  const uint32_t keys[3] = {first, second, first ^ second ^ 0x1BD11BDAu};
  const int rotations[8] = {13, 15, 26, 6, 17, 29, 16, 24};
  a += keys[0], b += keys[1];
  for (uint32_t round = 0; round < 20; ++round) {
    const int by = rotations[round % 8];
    a += b, b = (b << by | b >> (32 - by)) ^ a;
    if (round % 4 == 3) a += keys[(round / 4 + 1) % 3], b += keys[(round / 4 + 2) % 3] + round / 4 + 1;
  }
  return a ^ b;
}

double noise(uint32_t first, uint32_t second, uint32_t i) {
  const double uniform = (threefry_words(first, second, 0, i) >> 9) / 8388608.0;
  return -std::log(-std::log(std::fmax(uniform, std::numeric_limits<float>::min())));
}

// The entries of a row that a filter keeps, by the number of greater entries: ties at the threshold stay.
bool left_by_top_k(const std::vector<float>& row, int64_t i, int64_t k) {
  return k <= 0 || std::count_if(row.begin(), row.end(), [&](float x) { return x > row[i]; }) < k;
}

void draws() {
  EXPECT(threefry_words(0, 0, 0, 0) == (0x6b200159u ^ 0x99ba4efeu));  // the test vector of the authors
  constexpr int64_t V = 1003, R = 60;
  Threads pool(3);
  int compared = 0;
  for (int64_t r = 0; r < R; ++r) {
    std::vector<float> logits(V);
    for (float& entry : logits) entry = normal();
    logits[5] = -INF;
    const float temperature = 0.5, min_p = r % 3 == 1 ? 0.1f : 0, one = 1;
    const int32_t top_k = r % 3 == 2 ? 40 : 0;
    const uint32_t key[2] = {uint32_t(random_bits()), uint32_t(random_bits())};
    const bool wants = true;
    const float top = *std::max_element(logits.begin(), logits.end());
    const int32_t start = 0, border = 481;
    int32_t token = -1, parts[2] = {-1, -1};
    float score = 0, scores[2] = {0, 0};
    draw(pool, Draws{1, V, &start, logits.data(), &top, &temperature, &top_k, &one, &min_p, key, &wants, &score, &token});
    if (top_k == 0) {  // the same from the columns in two parts
      draw(pool, Draws{1, border, &start, logits.data(), &top, &temperature, &top_k, &one, &min_p, key, &wants, &scores[0], &parts[0]});
      draw(pool, Draws{1, V - border, &border, logits.data() + border, &top, &temperature, &top_k, &one, &min_p, key, &wants, &scores[1], &parts[1]});
      EXPECT(token == parts[scores[1] > scores[0]] && score == scores[scores[1] > scores[0]]);
    }
    const double most = top / 0.5;
    double best = -INF, second = -INF;
    int64_t at = -1;
    bool near = false;  // whether an entry is so near a threshold that rounding decides
    for (int64_t i = 0; i < V; ++i) {
      const double x = logits[i] / 0.5, margin = min_p > 0 ? x - most - std::log(double(min_p)) : 1;
      near |= std::fabs(margin) < 1e-5;
      if (margin < 0 || !left_by_top_k(logits, i, top_k)) continue;
      const double score = x + noise(key[0], key[1], uint32_t(i));
      if (score > best) second = best, best = score, at = i;
      else if (score > second) second = score;
    }
    if (near || best - second < 1e-3) continue;
    ++compared;
    EXPECT(token == at);
  }
  EXPECT(compared > R / 2);
  std::vector<float> logits(2 * 70, 0);
  logits[30] = 3, logits[70 + 69] = 4, logits[70 + 2] = NAN32;
  const float temperatures[2] = {1, 1}, top_p[2] = {0.05f, 1}, min_p[2] = {0, 0};
  const int32_t top_k[2] = {0, 1};
  const uint32_t keys[4] = {1, 2, 3, 4};
  const bool wants[2] = {true, true}, none[2] = {false, true};
  const int32_t start = 0;
  int32_t tokens[2] = {7, 7};
  float scores[2];
  const float tops[2] = {3, 4};
  draw(pool, Draws{2, 70, &start, logits.data(), tops, temperatures, top_k, top_p, min_p, keys, wants, scores, tokens});
  EXPECT(tokens[0] == 30 && tokens[1] == 69);
  draw(pool, Draws{2, 70, &start, logits.data(), tops, temperatures, top_k, top_p, min_p, keys, none, scores, tokens});
  EXPECT(tokens[0] == 0 && tokens[1] == 69 && scores[0] == -INF);
}

}  // namespace

int main() {
  const std::pair<const char*, std::function<void()>> tests[] = {
      {"products", products},
      {"grouped products", grouped_products},
      {"transposes", transposes},
      {"elementary functions", elementary_functions},
      {"attention", attentions},
      {"attention over bytes", bytes},
      {"delta rule", [] { recurrences(true); }},
      {"state space", [] { recurrences(false); }},
      {"argmax", greatest_entries},
      {"draw", draws},
      {"halves", halves},
      {"dequantizing", dequantized_blocks},
      {"products of blocks", products_of_blocks},
      {"columns of blocks", columns_of_blocks},
      {"products of int8", products_of_int8},
      {"shared work", work_is_shared},
      {"failures", failures_come_to_the_caller},
      {"waiting threads", waiting_threads_take_the_next_job},
  };
  for (const auto& [name, test] : tests) {
    running = name;
    test();
  }
  std::printf("%d lanes: %zu tests, %d wrong\n", LANES, std::size(tests), failed);
  return failed != 0;
}
