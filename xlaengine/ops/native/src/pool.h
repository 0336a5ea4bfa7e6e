// Divides work between this thread and the threads of a pool.

#pragma once

#include <sched.h>
#include <time.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace xlaengine {

constexpr int64_t GRAIN = 1 << 19;  // bytes: reading them takes about ten microseconds, and for fewer it does not pay to wake a thread

// Nanoseconds that a thread waits for the next job before it goes back to its pool. To wake a thread of the pool takes tens of
// microseconds, and on a virtual machine sometimes milliseconds, while a small product takes ten microseconds. From job to job, and from
// step to step, less time passes than a thread waits (spike/68).
constexpr int64_t LINGER = 200000;
constexpr int64_t ALONE = 20000;  // nanoseconds after which a waiting thread yields the processor

// Work that threads can take part in.
struct Job {
  void (*take_part)(Job*);
  int64_t most_waiting;  // threads that may wait for the next job; the pool keeps one for other work
};

constexpr int64_t SEATS = 64;
enum : uintptr_t { FREE, WAITING };            // a seat holds one of these, or the address of the `Job` in which its thread is to take part
inline std::atomic<uintptr_t> seats[SEATS]{};  // a waiting thread takes one; all are FREE at first

inline int64_t nanoseconds() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * int64_t(1000000000) + now.tv_nsec;
}

inline void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ __volatile__("yield");
#endif
}

// Waits in this seat for a job; null if no job comes in time.
inline Job* wait_in(std::atomic<uintptr_t>& seat) {
  const int64_t began = nanoseconds();
  for (int64_t turn = 1; seat.load(std::memory_order_relaxed) == WAITING; ++turn) {
    pause();
    if (turn % 32) continue;
    const int64_t waited = nanoseconds() - began;
    uintptr_t expected = WAITING;
    if (waited > LINGER && seat.compare_exchange_strong(expected, FREE)) return nullptr;
    if (waited > ALONE) sched_yield();
  }
  return reinterpret_cast<Job*>(seat.exchange(FREE, std::memory_order_acquire));
}

// Waits for a job in one of the first `count` seats; null if they are taken, or if no job comes in time.
inline Job* next_job(int64_t count) {
  for (int64_t i = 0; i < std::min(count, SEATS); ++i) {
    uintptr_t expected = FREE;
    if (seats[i].compare_exchange_strong(expected, WAITING)) return wait_in(seats[i]);
  }
  return nullptr;
}

// Makes a waiting thread take part in the job; false if no thread waits.
inline bool invite(Job* job) {
  for (int64_t i = 0; i < std::min(job->most_waiting, SEATS); ++i) {
    uintptr_t expected = WAITING;
    if (seats[i].load(std::memory_order_relaxed) == WAITING &&
        seats[i].compare_exchange_strong(expected, reinterpret_cast<uintptr_t>(job), std::memory_order_release))
      return true;
  }
  return false;
}

// Takes part in the job, and in those that come soon after it.
inline void serve(void* data) {
  for (Job* job = static_cast<Job*>(data); job != nullptr;) {
    const int64_t most_waiting = job->most_waiting;  // read before another thread may free the job
    job->take_part(job);
    job = next_job(most_waiting);
  }
}

// A call's pieces of work and their progress; freed by the last thread that leaves.
template <typename Work>
struct Shared : Job {
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

  static void take_and_leave(Job* job) {
    Shared* shared = static_cast<Shared*>(job);
    shared->take();
    shared->leave();
  }
};

// Calls work(i, next) for each piece of work i < count, on this thread and on the pool's threads that come in time. A thread that starts
// late finds no work left, so the call does not wait for a thread to wake.
//
// next: the piece that the thread takes after i if all threads are equally fast; it may be beyond count.
// bytes: the bytes that all pieces read together; one thread is asked for each GRAIN of them.
// Pool: num_threads(), and schedule(task, data), which calls task(data) on one of its threads, or returns false.
//
// Returns false if a piece of work returned false, on any thread; the rest of the work is then left out.
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
  const Job job{Shared<Work>::take_and_leave, pool.num_threads() - 1};
  auto* shared = new (memory) Shared<Work>{job, work, count, threads, {threads}};
  for (int64_t i = 1; i < threads; ++i)
    if (!invite(shared) && !pool.schedule(serve, static_cast<Job*>(shared))) shared->leave();
  shared->take();
  for (int64_t waited = 0; shared->done.load(std::memory_order_acquire) < count; ++waited)
    if (waited > 10000) sched_yield();  // the thread with the last piece is not running
  const bool succeeded = !shared->failed.load(std::memory_order_relaxed);
  shared->leave();
  return succeeded;
}

}  // namespace xlaengine
