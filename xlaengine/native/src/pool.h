// Work for this thread and those of a pool.

#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <memory>
#include <thread>

namespace xlaengine {

constexpr int64_t GRAIN = 1 << 19;  // bytes that take some ten microseconds to read: less is not worth waking a thread

// work(i, next) for each i < count, by this thread and whichever of the pool's come in time. One that comes late finds nothing left and
// touches nothing, so nobody waits for a thread to wake. next: what a thread takes after i if all are equally fast; it may be beyond
// count. bytes: what is read in all; as many threads are asked as each has a GRAIN of it.
//
// An exception in `work`, on whichever thread, is thrown here once no thread works any more; the rest of the work is left out.
// Pool: num_threads(), and Schedule(task), which runs a copy of the task on one of its threads, and may throw if it has not kept it.
template <typename Pool, typename Work>
void parallel_for(Pool& pool, int64_t count, int64_t bytes, Work work) {
  struct Progress {
    std::atomic<int64_t> taken{0}, done{0};
    std::atomic<bool> failed{false};
    std::exception_ptr error;  // written before `done` counts the piece that failed
  };
  auto progress = std::make_shared<Progress>();
  const int64_t threads = std::max<int64_t>(1, std::min({pool.num_threads(), count, (bytes + GRAIN - 1) / GRAIN}));
  auto take = [progress, count, threads, work]() noexcept {
    for (int64_t i; (i = progress->taken.fetch_add(1, std::memory_order_relaxed)) < count;) {
      try {
        if (!progress->failed.load(std::memory_order_relaxed)) work(i, i + threads);
      } catch (...) {
        if (!progress->failed.exchange(true)) progress->error = std::current_exception();
      }
      progress->done.fetch_add(1, std::memory_order_release);
    }
  };
  try {
    for (int64_t i = 1; i < threads; ++i) pool.Schedule([take] { take(); });  // a value: Schedule keeps what it is given
  } catch (...) {
    // Threads that were asked may already write, so this one must not leave: it works with fewer of them.
  }
  take();
  for (int64_t waited = 0; progress->done.load(std::memory_order_acquire) < count; ++waited)
    if (waited > 10000) std::this_thread::yield();  // whoever has the last piece was put aside
  if (progress->failed.load(std::memory_order_relaxed)) std::rethrow_exception(progress->error);
}

}  // namespace xlaengine
