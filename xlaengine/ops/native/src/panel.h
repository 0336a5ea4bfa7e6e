#pragma once

#include <cstdint>

namespace xlaengine {

constexpr int64_t COLUMNS = 48;  // of a panel: PANEL in ops/panels.py

}  // namespace xlaengine
