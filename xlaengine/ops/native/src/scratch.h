// Memory that a call allocates for itself.

#pragma once

#include <cstdint>
#include <cstdlib>

namespace xlaengine {

// Memory for `count` entries, aligned for whole vectors; `data` is null if there is no memory.
template <typename T>
struct ScratchOf {
  explicit ScratchOf(int64_t count) : data(static_cast<T*>(std::aligned_alloc(64, (count * sizeof(T) + 63) / 64 * 64))) {}
  ScratchOf(const ScratchOf&) = delete;
  ~ScratchOf() { std::free(data); }

  T* data;
};

using Scratch = ScratchOf<float>;

}  // namespace xlaengine
