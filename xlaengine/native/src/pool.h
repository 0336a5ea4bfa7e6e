// Work for this thread and those of XLA's own pool.

#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>

#include "xla/ffi/api/ffi.h"

namespace xlaengine {

constexpr int64_t GRAIN = 1 << 19;  // bytes that take some ten microseconds to read: less is not worth waking a thread

// work(i, next) for each i < count, by this thread and whichever of the pool's come in time. One that comes late finds nothing left and
// touches nothing, so nobody waits for a thread to wake. next: what a thread takes after i if all are equally fast; it may be beyond
// count. An exception in `work` ends the process: others still write the result.
// bytes: what is read in all; as many threads are asked as each has a GRAIN of it.
template <typename Work>
void parallel_for(xla::ffi::ThreadPool& pool, int64_t count, int64_t bytes, Work work) {
  struct Progress {
    std::atomic<int64_t> taken{0}, done{0};
  };
  auto progress = std::make_shared<Progress>();
  const int64_t threads = std::max<int64_t>(1, std::min({pool.num_threads(), count, (bytes + GRAIN - 1) / GRAIN}));
  auto take = [progress, count, threads, work]() noexcept {
    for (int64_t i; (i = progress->taken.fetch_add(1, std::memory_order_relaxed)) < count;) {
      work(i, i + threads);
      progress->done.fetch_add(1, std::memory_order_release);
    }
  };
  for (int64_t i = 1; i < threads; ++i) pool.Schedule([take] { take(); });  // a value: Schedule keeps what it is given
  take();
  for (int64_t waited = 0; progress->done.load(std::memory_order_acquire) < count; ++waited)
    if (waited > 10000) std::this_thread::yield();  // whoever has the last piece was put aside
}

}  // namespace xlaengine
