// All kernels as one compilation unit, so that shared headers are compiled once.

#include "argmax.cc"
#include "attention.cc"
#include "delta.cc"
#include "draw.cc"
#include "grouped.cc"
#include "int8.cc"
#include "loading.cc"
#include "pointwise.cc"
#include "product.cc"
#include "quantized.cc"
#include "sums.cc"
