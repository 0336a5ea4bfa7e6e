// Memory that a call allocates for itself.

#pragma once

#include <cstdint>
#include <cstdlib>

namespace xlaengine {

// Room for `count` floats, aligned for whole vectors; `data` is null if there is no memory.
struct Room {
  explicit Room(int64_t count) : data(static_cast<float*>(std::aligned_alloc(64, (count * sizeof(float) + 63) / 64 * 64))) {}
  Room(const Room&) = delete;
  ~Room() { std::free(data); }

  float* data;
};

}  // namespace xlaengine
