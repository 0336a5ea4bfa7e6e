// Linked into a library of kernels, this lets the test have its allocations fail: those from the `fail_from`th on, `fail_count` of them.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace {

std::atomic<int64_t> seen{0}, first{0}, last{0};

void* allocated(std::size_t size, std::size_t alignment) {
  const int64_t index = seen.fetch_add(1);
  if (index >= first.load() && index < last.load()) throw std::bad_alloc();
  void* memory = std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

extern "C" __attribute__((visibility("default"))) int64_t fail_allocations(int64_t from, int64_t count) {
  first = from, last = from + count;
  return seen.exchange(0);  // how many there were since the last call
}

void* operator new(std::size_t size) { return allocated(size, alignof(std::max_align_t)); }
void* operator new[](std::size_t size) { return allocated(size, alignof(std::max_align_t)); }
void* operator new(std::size_t size, std::align_val_t alignment) { return allocated(size, std::size_t(alignment)); }
void* operator new[](std::size_t size, std::align_val_t alignment) { return allocated(size, std::size_t(alignment)); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
