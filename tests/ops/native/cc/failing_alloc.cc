// The `malloc` and `aligned_alloc` of kernels linked with --wrap=malloc,--wrap=aligned_alloc. After `fail_allocations(from, count)`,
// `count` allocations fail, from the `from`th on.

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace {

std::atomic<int64_t> seen{0}, first{0}, last{0};

bool fails() {
  const int64_t index = seen.fetch_add(1);
  return index >= first.load() && index < last.load();
}

}  // namespace

extern "C" {

__attribute__((visibility("default"))) int64_t fail_allocations(int64_t from, int64_t count) {
  first = from, last = from + count;
  return seen.exchange(0);  // the number of allocations since the last call
}

void* __real_malloc(std::size_t size);
void* __real_aligned_alloc(std::size_t alignment, std::size_t size);
void* __wrap_malloc(std::size_t size) { return fails() ? nullptr : __real_malloc(size); }
void* __wrap_aligned_alloc(std::size_t alignment, std::size_t size) { return fails() ? nullptr : __real_aligned_alloc(alignment, size); }

}
