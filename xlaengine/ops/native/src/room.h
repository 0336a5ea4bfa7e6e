// Memory that a call allocates for itself.

#pragma once

#include <cstdint>
#include <cstdlib>

namespace xlaengine {

// Room for `count` entries, aligned for whole vectors; `data` is null if there is no memory.
template <typename T>
struct RoomOf {
  explicit RoomOf(int64_t count) : data(static_cast<T*>(std::aligned_alloc(64, (count * sizeof(T) + 63) / 64 * 64))) {}
  RoomOf(const RoomOf&) = delete;
  ~RoomOf() { std::free(data); }

  T* data;
};

using Room = RoomOf<float>;

}  // namespace xlaengine
