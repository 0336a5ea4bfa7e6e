// What kernels share as XLA FFI calls: names of buffers, and handlers that no exception leaves.

#pragma once

#include <cstdio>
#include <exception>
#include <new>

#include "xla/ffi/api/ffi.h"

namespace xlaengine {

namespace ffi = xla::ffi;

using Floats = ffi::Buffer<ffi::F32>;
using Numbers = ffi::Buffer<ffi::S32>;

inline XLA_FFI_Error* failure(const XLA_FFI_CallFrame* frame, XLA_FFI_Error_Code code, const char* kernel, const char* why) {
  char message[256];
  std::snprintf(message, sizeof message, "kernel %s: %s", kernel, why);
  XLA_FFI_Error_Create_Args args{XLA_FFI_Error_Create_Args_STRUCT_SIZE, nullptr, message, code};
  return frame->api->XLA_FFI_Error_Create(&args);
}

// What `handler` says of a call; an exception becomes an error of that call. XLA is compiled without exceptions: one that reached it would
// end the process.
inline XLA_FFI_Error* guarded(XLA_FFI_CallFrame* frame, const char* kernel, XLA_FFI_Handler* handler) noexcept {
  try {
    return handler(frame);
  } catch (const std::bad_alloc&) {
    return failure(frame, XLA_FFI_Error_Code_RESOURCE_EXHAUSTED, kernel, "out of memory");
  } catch (const std::exception& error) {
    return failure(frame, XLA_FFI_Error_Code_INTERNAL, kernel, error.what());
  } catch (...) {
    return failure(frame, XLA_FFI_Error_Code_INTERNAL, kernel, "an exception of no known type");
  }
}

}  // namespace xlaengine

// Exports `function` as the handler `symbol`.
#define XLAENGINE_HANDLER(symbol, function, ...)                       \
  extern "C" XLA_FFI_Error* symbol(XLA_FFI_CallFrame* frame) {         \
    XLA_FFI_DEFINE_HANDLER(handler, (function), __VA_ARGS__);          \
    return xlaengine::guarded(frame, #symbol, handler);                \
  }
