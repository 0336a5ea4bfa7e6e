// Memory that a call takes for itself.

#pragma once

#include <cstdint>
#include <cstdlib>

namespace xlaengine {

// Room for so many floats, at an address that whole vectors may begin at; `data` is null where there is no memory for them.
struct Room {
  explicit Room(int64_t count) : data(static_cast<float*>(std::aligned_alloc(64, (count * sizeof(float) + 63) / 64 * 64))) {}
  Room(const Room&) = delete;
  ~Room() { std::free(data); }

  float* data;
};

}  // namespace xlaengine
