// All kernels as one unit: what they include is compiled once for a library.

#include "argmax.cc"
#include "attention.cc"
#include "dequantize.cc"
#include "draw.cc"
#include "product.cc"
