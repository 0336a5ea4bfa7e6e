// Unit tests of products of int8: their bits are those of plain loops by the definition (ops/int8.py).

#pragma once

#include <cmath>

#include "int8.h"
#include "testing.h"

namespace {

// A row of a matrix, or a column of one, as whole numbers and what they are multiplied by.
struct Steps {
  std::vector<int32_t> entries;
  float amplitude;
};

Steps steps_of(const std::vector<float>& values) {
  Steps out{std::vector<int32_t>(values.size()), 0};
  for (const float value : values) {
    if (!std::isfinite(value)) return {out.entries, NAN32};
    out.amplitude = std::max(out.amplitude, std::fabs(value));
  }
  if (out.amplitude < 0x1p-50f) return {out.entries, 0};
  const float scale = 127.f / out.amplitude;
  for (size_t k = 0; k < values.size(); ++k) out.entries[k] = int32_t(std::nearbyint(values[k] * scale));
  return out;
}

float product_of(const Steps& x, const Steps& w) {
  int64_t sum = 0;
  for (size_t k = 0; k < x.entries.size(); ++k) sum += x.entries[k] * w.entries[k];
  const float factor = x.amplitude * (w.amplitude / 16129.f);
  return float(sum) * factor;
}

// A matrix [D, F] in panels, and its columns.
struct Int8Columns {
  Int8Columns(int64_t D, int64_t F) : depth((D + 3) / 4), panels(panels_of(F)), words(panels * depth * COLUMNS), factors(panels * COLUMNS, NAN32) {
    for (int64_t f = 0; f < F; ++f) {
      std::vector<float> column(D);
      for (float& entry : column) entry = normal();
      if (f % 11 == 3) std::fill(column.begin(), column.end(), f % 2 ? 5.f : -5.f);
      const Steps steps = steps_of(column);
      for (int64_t k = 0; k < D; ++k)
        words[(f / COLUMNS * depth + k / 4) * COLUMNS + f % COLUMNS] |= (steps.entries[k] & 255) << k % 4 * 8;
      factors[f] = steps.amplitude / 16129.f;
      columns.push_back(steps);
    }
  }
  Int8Matrix matrix() const { return {words.data(), factors.data(), depth}; }

  int64_t depth, panels;
  std::vector<int32_t> words;
  std::vector<float> factors;
  std::vector<Steps> columns;
};

std::vector<std::vector<float>> rows_of(int64_t R, int64_t D) {
  std::vector<std::vector<float>> rows(R, std::vector<float>(D));
  for (int64_t r = 0; r < R; ++r)
    for (float& entry : rows[r]) entry = r % 5 == 1 ? float(integer(0, 1) ? 7 : -7) : r % 5 == 2 ? 0 : normal();
  if (R > 3) rows[3][D / 2] = INF, rows[R - 1][D - 1] = NAN32;
  return rows;
}

std::vector<float> joined(const std::vector<std::vector<float>>& rows) {
  std::vector<float> out;
  for (const auto& row : rows) out.insert(out.end(), row.begin(), row.end());
  return out;
}

void int8_product_of(int64_t R, int64_t D, int64_t F) {
  const Int8Columns w(D, F);
  const auto rows = rows_of(R, D);
  const std::vector<float> x = joined(rows);
  for (const int64_t threads : {1, 3}) {
    std::vector<float> out(R * F, 7);
    Threads pool(threads);
    EXPECT(product(pool, R, D, F, w.panels, x.data(), w.matrix(), out.data()));
    pool.join();
    for (int64_t r = 0; r < R; ++r)
      for (int64_t f = 0; f < F; ++f) EXPECT(same(out[r * F + f], product_of(steps_of(rows[r]), w.columns[f])));
  }
}

void int8_grouped_of(int64_t N, int64_t J) {
  constexpr int64_t K = 2, E = 3, D = 70, F = 50;
  std::vector<Int8Columns> experts;
  std::vector<int32_t> words, chosen(N * K);
  std::vector<float> factors, out(N * K * F, 7);
  for (int64_t e = 0; e < E; ++e) {
    experts.emplace_back(D, F);
    words.insert(words.end(), experts[e].words.begin(), experts[e].words.end());
    factors.insert(factors.end(), experts[e].factors.begin(), experts[e].factors.end());
  }
  for (int32_t& choice : chosen) choice = int32_t(integer(-1, E));
  const auto rows = rows_of(N * J, D);
  const std::vector<float> x = joined(rows);
  Threads pool(3);
  const Int8Matrix w{words.data(), factors.data(), experts[0].depth};
  EXPECT(grouped(pool, Grouped{N, J, K, D, F, E, experts[0].panels, COLUMNS, x.data(), chosen.data(), out.data()}, w));
  pool.join();
  for (int64_t i = 0; i < N * K; ++i) {
    const int32_t expert = chosen[i];
    const Steps row = steps_of(rows[J == 1 ? i / K : i]);
    for (int64_t f = 0; f < F; ++f)
      EXPECT(same(out[i * F + f], expert >= 0 && expert < E ? product_of(row, experts[expert].columns[f]) : 0));
  }
}

void products_of_int8() {
  const int64_t shapes[][3] = {{1, 1, 1}, {2, 3, 47}, {5, 257, 49}, {9, 130, 96}, {8, 516, 100}, {33, 64, 48}, {0, 8, 48}, {3, 1540, 609}};
  for (const auto& [R, D, F] : shapes) int8_product_of(R, D, F);
  for (const int64_t J : {1, 2}) int8_grouped_of(13, J);
}

}  // namespace
