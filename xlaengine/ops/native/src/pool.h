// Splits work between this thread and the threads of a pool.

#pragma once

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace xlaengine {

constexpr int64_t GRAIN = 1 << 19;  // bytes that take about ten microseconds to read: for less, waking a thread does not pay

// A call's pieces of work and their progress; freed by the last thread that leaves.
template <typename Work>
struct Shared {
  Work work;
  int64_t count, threads;
  std::atomic<int64_t> users, taken{0}, done{0};
  std::atomic<bool> failed{false};

  void take() {
    for (int64_t i; (i = taken.fetch_add(1, std::memory_order_relaxed)) < count;) {
      if (!failed.load(std::memory_order_relaxed) && !work(i, i + threads)) failed.store(true, std::memory_order_relaxed);
      done.fetch_add(1, std::memory_order_release);
    }
  }

  void leave() {
    if (users.fetch_sub(1, std::memory_order_acq_rel) == 1) std::free(this);
  }

  static void task(void* data) {
    Shared* shared = static_cast<Shared*>(data);
    shared->take();
    shared->leave();
  }
};

// Calls work(i, next) for each i < count, on this thread and on the pool's threads that come in time. A thread that comes late finds
// nothing left and does no work, so the call does not wait for a thread to wake. next: the piece that the thread takes after i if all are
// equally fast; it may be beyond count. bytes: the bytes read in all; one thread is asked for each GRAIN of them.
//
// Returns false if a piece of work returned false, on any thread; the rest of the work is then left out.
// Pool: num_threads(), and schedule(task, data), which calls task(data) on one of its threads, or returns false.
template <typename Pool, typename Work>
bool parallel_for(Pool& pool, int64_t count, int64_t bytes, Work work) {
  static_assert(std::is_trivially_destructible<Work>::value, "it is freed without a destructor");
  const int64_t threads = std::max<int64_t>(1, std::min({pool.num_threads(), count, (bytes + GRAIN - 1) / GRAIN}));
  void* memory = threads > 1 ? std::malloc(sizeof(Shared<Work>)) : nullptr;
  if (memory == nullptr) {  // one thread is enough, or there is no memory for more
    for (int64_t i = 0; i < count; ++i)
      if (!work(i, i + 1)) return false;
    return true;
  }
  auto* shared = new (memory) Shared<Work>{work, count, threads, {threads}};
  for (int64_t i = 1; i < threads; ++i)
    if (!pool.schedule(Shared<Work>::task, shared)) shared->leave();
  shared->take();
  for (int64_t waited = 0; shared->done.load(std::memory_order_acquire) < count; ++waited)
    if (waited > 10000) sched_yield();  // the thread with the last piece is not running
  const bool succeeded = !shared->failed.load(std::memory_order_relaxed);
  shared->leave();
  return succeeded;
}

}  // namespace xlaengine
