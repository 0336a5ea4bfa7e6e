#pragma once

#include <cstdint>

namespace xlaengine {

constexpr int64_t COLUMNS = 48;  // columns of a panel, as PANEL in ops/panels.py

}  // namespace xlaengine
