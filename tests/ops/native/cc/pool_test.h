// Unit tests of work that threads share.

#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "pool.h"
#include "testing.h"

namespace {

void work_is_shared() {
  for (const int64_t count : {0, 1, 2, 100}) {
    std::vector<std::atomic<int>> times(count);
    Threads pool(4);
    EXPECT(parallel_for(pool, count, int64_t(1) << 30, [&](int64_t i, int64_t) { return ++times[i] == 1; }));
    for (const auto& each : times) EXPECT(each == 1);
  }
}

void failures_come_to_the_caller() {
  for (const int64_t threads : {1, 4})
    for (const int64_t bad : {0, 1, 50, 99}) {
      Threads pool(threads);
      EXPECT(!parallel_for(pool, 100, int64_t(1) << 30, [bad](int64_t i, int64_t) { return i < bad; }));
    }
  Threads pool(4);
  pool.refuse = true;
  int64_t done = 0;
  EXPECT(parallel_for(pool, 100, int64_t(1) << 30, [&done](int64_t, int64_t) { return ++done > 0; }));
  EXPECT(done == 100);
}

// Each job is done once. Some are done by threads that wait for them, so that the pool starts fewer; and none waits for ever.
void waiting_threads_take_the_next_job() {
  constexpr int JOBS = 2000;
  Threads pool(3);
  for (int job = 0; job < JOBS; ++job) {
    std::vector<std::atomic<int>> times(5);
    EXPECT(parallel_for(pool, 5, int64_t(1) << 30, [&](int64_t i, int64_t) { return ++times[i] == 1; }));
    for (const auto& each : times) EXPECT(each == 1);
  }
  EXPECT(pool.scheduled < 2 * JOBS);  // two threads are asked for each job
  pool.join();
  for (const auto& seat : seats) EXPECT(seat == FREE);
}

}  // namespace
