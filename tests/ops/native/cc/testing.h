// What the unit tests of the kernels share.

#pragma once

#include <cstdio>
#include <limits>
#include <random>
#include <thread>
#include <vector>

#include "panel.h"
#include "tile.h"

namespace {

using namespace xlaengine;

constexpr float NAN32 = std::numeric_limits<float>::quiet_NaN();
constexpr float INF = std::numeric_limits<float>::infinity();

int failed = 0;
const char* running = "";

void expect(bool holds, const char* what, int line) {
  if (!holds && ++failed <= 20) std::printf("%s, line %d: %s\n", running, line, what);
}
#define EXPECT(condition) expect((condition), #condition, __LINE__)

// A pool that starts new threads for each task.
class Threads {
 public:
  explicit Threads(int64_t count) : count_(count) {}
  ~Threads() { join(); }
  int64_t num_threads() const { return count_; }
  bool schedule(void (*task)(void*), void* data) {
    if (refuse) return false;
    ++scheduled;
    threads_.emplace_back(task, data);
    return true;
  }
  void join() {
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }
  bool refuse = false;
  int64_t scheduled = 0;  // tasks

 private:
  int64_t count_;
  std::vector<std::thread> threads_;
};

std::mt19937 random_bits(19);

int64_t integer(int64_t least, int64_t most) { return std::uniform_int_distribution<int64_t>(least, most)(random_bits); }
float normal() { return std::normal_distribution<float>()(random_bits); }
float odd(int64_t most) { return float(2 * integer(-(most + 1) / 2, (most - 1) / 2) + 1); }

template <typename Value>
Value kept(float x);
template <>
float kept(float x) {
  return x;
}
template <>
bfloat16 kept(float x) {  // x must be a number that bfloat16 holds
  uint32_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  return {uint16_t(bits >> 16)};
}

int64_t panels_of(int64_t columns) { return (columns + COLUMNS - 1) / COLUMNS; }

bool same(float a, float b) { return a == b || (a != a && b != b); }

}  // namespace
