// Products, grouped products and columns of panels of blocks (quantized.h) as XLA FFI calls.

#include "quantized.h"

#include "call.h"

namespace xlaengine {
namespace {

// The matrix of a layer in a table [L, P, 4].
inline Quantized matrix(const Buffer& data, const Buffer& table, const Buffer& layer, int64_t D, int64_t F) {
  const int64_t at = std::clamp<int64_t>(*layer.data<const int32_t>(), 0, table[0] - 1) * table[1];
  return {data.data<const uint8_t>(), table.data<const Panel>() + at, D, F, table[1]};
}

inline Outcome quantized_product_call(const Frame& frame) {
  const Buffer x = frame.argument(0), data = frame.argument(1), table = frame.argument(2), layer = frame.argument(3), out = frame.result(0);
  if (x.rank() != 2 || table.rank() != 3 || table[2] != 4 || out.rank() != 2 || layer.size() != 1 || table[0] < 1 || out[0] != x[0])
    return invalid("x [R, D], data [bytes], table [L, P, 4], layer [], out [R, F] do not belong together");
  const Quantized w = matrix(data, table, layer, x[1], out[1]);
  if (!is_sound(w, data.size())) return invalid("the table's panels do not belong together with x [R, D], out [R, F] and the data");
  product(frame, x[0], w, x.data<const float>(), out.data<float>());
  return {};
}

inline Outcome quantized_grouped_call(const Frame& frame) {
  const Buffer x = frame.argument(0), data = frame.argument(1), table = frame.argument(2), layer = frame.argument(3);
  const Buffer chosen = frame.argument(4), out = frame.result(0);
  if (x.rank() != 3 || table.rank() != 4 || table[3] != 4 || layer.size() != 1 || table[0] < 1 || chosen.rank() != 2 || out.rank() != 3)
    return invalid("x [N, J, D], data [bytes], table [L, E, P, 4], layer [], chosen [N, K], out [N, K, F]");
  const int64_t N = x[0], J = x[1], K = chosen[1], D = x[2], F = out[2], E = table[1], P = table[2];
  if (chosen[0] != N || out[0] != N || out[1] != K || (J != 1 && J != K))
    return invalid("shapes do not belong together: x [N, 1 or K, D], chosen [N, K], out [N, K, F]");
  const int64_t at = std::clamp<int64_t>(*layer.data<const int32_t>(), 0, table[0] - 1) * E * P;
  const Quantized w{data.data<const uint8_t>(), table.data<const Panel>() + at, D, F, P};
  for (int64_t e = 0; e < E; ++e)
    if (!is_sound({w.data, w.panels + e * P, D, F, P}, data.size()))
      return invalid("the table's panels do not belong together with x [N, J, D], out [N, K, F] and the data");
  const Grouped call{N, J, K, D, F, E, P, COLUMNS, x.data<const float>(), chosen.data<const int32_t>(), out.data<float>()};
  return succeeded_or_out_of_memory(grouped(frame, call, w));
}

inline Outcome quantized_columns_call(const Frame& frame) {
  const Buffer data = frame.argument(0), table = frame.argument(1), layer = frame.argument(2), index = frame.argument(3),
               out = frame.result(0);
  int64_t F = 0;
  if (table.rank() != 3 || table[2] != 4 || layer.size() != 1 || table[0] < 1 || index.rank() != 1 || out.rank() != 2 || out[0] != index[0])
    return invalid("data [bytes], table [L, P, 4], layer [], index [N], out [N, D] do not belong together");
  if (!frame.attribute("columns", F) || F < 1) return invalid("needs columns, a positive int64");
  const Quantized w = matrix(data, table, layer, out[1], F);
  if (!is_sound(w, data.size())) return invalid("the table's panels do not belong together with columns, out [N, D] and the data");
  columns(frame, index[0], w, index.data<const int32_t>(), out.data<float>());
  return {};
}

}  // namespace
}  // namespace xlaengine

using namespace xlaengine;

XLAENGINE_HANDLER(QuantizedProduct, quantized_product_call, (F32, U8, S32, S32), (F32))
XLAENGINE_HANDLER(QuantizedGrouped, quantized_grouped_call, (F32, U8, S32, S32, S32), (F32))
XLAENGINE_HANDLER(QuantizedColumns, quantized_columns_call, (U8, S32, S32, S32), (F32))
