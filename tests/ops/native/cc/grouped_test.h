// Unit tests of grouped products: each row has the bits of a product of that row alone.

#pragma once

#include <sys/mman.h>

#include <algorithm>

#include "grouped.h"
#include "product.h"
#include "testing.h"

namespace {

// Panels [E, P, D, C] in memory in which the experts that `chosen` leaves out can be neither read nor written. An expert takes whole pages.
template <typename Weight>
struct Experts {
  static constexpr int64_t C = COLUMNS, D = 320;  // the depth is more than a `PART`
  int64_t E, P, panel = D * C;
  size_t expert = P * panel * sizeof(Weight);
  Weight* panels;

  Experts(int64_t E, int64_t P, const std::vector<int32_t>& chosen) : E(E), P(P) {
    EXPECT(expert % 4096 == 0);
    void* memory = mmap(nullptr, E * expert, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    EXPECT(memory != MAP_FAILED);
    panels = static_cast<Weight*>(memory);
    for (int64_t i = 0; i < E * P * panel; ++i) panels[i] = kept<Weight>(odd(255) / 256);
    for (int64_t e = 0; e < E; ++e)
      if (!std::count(chosen.begin(), chosen.end(), e)) EXPECT(mprotect(panels + e * P * panel, expert, PROT_NONE) == 0);
  }
  Experts(const Experts&) = delete;
  ~Experts() { munmap(panels, E * expert); }
};

template <typename Weight>
void grouped_of(int64_t N, int64_t J, int64_t K, int64_t E, int64_t F, const std::vector<int32_t>& chosen, int64_t threads = 3) {
  const Experts<Weight> experts(E, panels_of(F), chosen);
  const int64_t D = experts.D, P = experts.P;
  std::vector<float> x(N * J * D), out(N * K * F, 7), alone(F);
  for (float& entry : x) entry = normal();
  if (N > 3) x[2 * J * D + 5] = NAN32, x[3 * J * D] = INF;
  Threads pool(threads);
  EXPECT(grouped(pool, Grouped{N, J, K, D, F, E, P, experts.C, x.data(), chosen.data(), out.data()}, experts.panels));
  pool.join();
  for (int64_t i = 0; i < N * K; ++i) {
    const int32_t e = chosen[i];
    std::fill(alone.begin(), alone.end(), 0.f);
    if (e >= 0 && e < E) {
      const int64_t row = J == 1 ? i / K : i;
      product(pool, 1, D, F, P, experts.C, &x[row * D], experts.panels + e * P * experts.panel, alone.data());
    }
    for (int64_t f = 0; f < F; ++f) EXPECT(same(out[i * F + f], alone[f]));
    EXPECT(N <= 3 || i / K == 2 || i / K == 3 || std::all_of(alone.begin(), alone.end(), [](float each) { return each - each == 0; }));
  }
}

void grouped_products() {
  constexpr int32_t LEAST = std::numeric_limits<int32_t>::min(), MOST = std::numeric_limits<int32_t>::max();
  for (const int64_t F : {95, 96, 192})
    for (const int64_t N : {0, 1, 2, 9, 33}) {
      constexpr int64_t K = 3, E = 5;
      std::vector<int32_t> any(N * K), one(N * K, 3), none(N * K);
      for (int32_t& choice : any) choice = int32_t(integer(-1, E));
      for (int32_t& choice : none) choice = std::vector<int32_t>{-1, E, LEAST, MOST}[integer(0, 3)];
      for (const auto& chosen : {any, one, none})
        for (const int64_t J : {int64_t(1), K}) {
          grouped_of<float>(N, J, K, E, F, chosen);
          grouped_of<bfloat16>(N, J, K, E, F, chosen, 1);
        }
    }
  std::vector<int32_t> each(64);  // enough work for several threads; each row has experts of its own
  for (int32_t i = 0; i < 64; ++i) each[i] = 2 * ((i * 29) % 64);
  grouped_of<float>(16, 1, 4, 128, 96, each);
  grouped_of<bfloat16>(16, 4, 4, 128, 94, each);
}

}  // namespace
