// Calls from XLA through its C interface (xla/ffi/api/c_api.h of the oldest supported jaxlib). A handler checks the buffers of a call and
// passes them to a function, which returns success or an error message.
//
// XLA also has a C++ interface. It is not used, because its templates took three quarters of the compiler's time and need a C++ runtime
// library. This library must load everywhere, so it cannot depend on one.

#pragma once

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <initializer_list>

#include "xla/ffi/api/c_api.h"

namespace xlaengine {

using Type = XLA_FFI_DataType;
constexpr Type F32 = XLA_FFI_DataType_F32, S8 = XLA_FFI_DataType_S8, U8 = XLA_FFI_DataType_U8, U16 = XLA_FFI_DataType_U16,
               U32 = XLA_FFI_DataType_U32, S32 = XLA_FFI_DataType_S32, PRED = XLA_FFI_DataType_PRED;

// An argument or a result.
struct Buffer {
  const XLA_FFI_Buffer* buffer;

  int64_t rank() const { return buffer->rank; }
  int64_t operator[](int64_t axis) const { return buffer->dims[axis]; }
  int64_t size() const {
    int64_t product = 1;
    for (int64_t axis = 0; axis < buffer->rank; ++axis) product *= buffer->dims[axis];
    return product;
  }
  template <typename T>
  T* data() const {
    return static_cast<T*>(buffer->data);
  }
};

// The error of a call, or its success if `message` is null.
struct Outcome {
  const char* message = nullptr;
  XLA_FFI_Error_Code code = XLA_FFI_Error_Code_INVALID_ARGUMENT;
};

inline Outcome invalid(const char* message) { return {message}; }
inline Outcome out_of_memory() { return {"out of memory", XLA_FFI_Error_Code_RESOURCE_EXHAUSTED}; }
inline Outcome succeeded_or_out_of_memory(bool succeeded) { return succeeded ? Outcome{} : out_of_memory(); }

// A call and the threads that it may use. Its handler has checked the number and the types of its buffers.
class Frame {
 public:
  explicit Frame(const XLA_FFI_CallFrame* frame) : frame_(frame) {}

  Buffer argument(int64_t i) const { return {static_cast<const XLA_FFI_Buffer*>(frame_->args.args[i])}; }
  Buffer result(int64_t i) const { return {static_cast<const XLA_FFI_Buffer*>(frame_->rets.rets[i])}; }

  // Reads an attribute of the call; false if the call has none of this name and type.
  bool attribute(const char* name, int64_t& value) const { return scalar(name, XLA_FFI_DataType_S64, &value, sizeof(value)); }
  bool attribute(const char* name, float& value) const { return scalar(name, F32, &value, sizeof(value)); }

  int64_t num_threads() const {
    int64_t count = 1;
    XLA_FFI_ThreadPool_NumThreads_Args args{XLA_FFI_ThreadPool_NumThreads_Args_STRUCT_SIZE, nullptr, frame_->ctx, &count};
    return destroyed(frame_->api->XLA_FFI_ThreadPool_NumThreads(&args)) ? 1 : count;
  }

  bool schedule(XLA_FFI_Task* task, void* data) const {
    XLA_FFI_ThreadPool_Schedule_Args args{XLA_FFI_ThreadPool_Schedule_Args_STRUCT_SIZE, nullptr, frame_->ctx, task, data};
    return !destroyed(frame_->api->XLA_FFI_ThreadPool_Schedule(&args));
  }

  bool has(std::initializer_list<Type> arguments, std::initializer_list<Type> results) const {
    return are(arguments, frame_->args.size, frame_->args.args) && are(results, frame_->rets.size, frame_->rets.rets);
  }

 private:
  bool scalar(const char* name, Type type, void* value, size_t size) const {
    const XLA_FFI_Attrs& attrs = frame_->attrs;
    for (int64_t i = 0; i < attrs.size; ++i) {
      const XLA_FFI_ByteSpan& named = *attrs.names[i];
      if (named.len != std::strlen(name) || std::memcmp(named.ptr, name, named.len) != 0) continue;
      const auto* found = static_cast<const XLA_FFI_Scalar*>(attrs.attrs[i]);
      if (attrs.types[i] != XLA_FFI_AttrType_SCALAR || found->dtype != type) return false;
      std::memcpy(value, found->value, size);
      return true;
    }
    return false;
  }

  static bool are(std::initializer_list<Type> types, int64_t size, void** buffers) {
    if (size != int64_t(types.size())) return false;
    for (const Type type : types)
      if (static_cast<const XLA_FFI_Buffer*>(*buffers++)->dtype != type) return false;
    return true;
  }

  bool destroyed(XLA_FFI_Error* error) const {
    if (error == nullptr) return false;
    XLA_FFI_Error_Destroy_Args args{XLA_FFI_Error_Destroy_Args_STRUCT_SIZE, nullptr, error};
    frame_->api->XLA_FFI_Error_Destroy(&args);
    return true;
  }

  const XLA_FFI_CallFrame* frame_;
};

// Handles a call from XLA. At registration it gives XLA the version of the interface. At execution it calls `function`, and returns the
// error, if any.
template <typename Function>
XLA_FFI_Error* handled(XLA_FFI_CallFrame* frame, const char* kernel, std::initializer_list<Type> arguments,
                       std::initializer_list<Type> results, Function function) {
  if (frame->extension_start != nullptr && frame->extension_start->type == XLA_FFI_Extension_Metadata) {
    XLA_FFI_Metadata* metadata = reinterpret_cast<XLA_FFI_Metadata_Extension*>(frame->extension_start)->metadata;
    metadata->api_version = {XLA_FFI_Api_Version_STRUCT_SIZE, nullptr, XLA_FFI_API_MAJOR, XLA_FFI_API_MINOR};
    metadata->traits = 0;
    return nullptr;
  }
  const Frame call(frame);
  Outcome outcome = invalid("called with wrong types, or not in the execution stage");
  if (frame->stage == XLA_FFI_ExecutionStage_EXECUTE && call.has(arguments, results)) outcome = function(call);
  if (outcome.message == nullptr) return nullptr;
  char message[256];
  std::snprintf(message, sizeof message, "kernel %s: %s", kernel, outcome.message);
  XLA_FFI_Error_Create_Args args{XLA_FFI_Error_Create_Args_STRUCT_SIZE, nullptr, message, outcome.code};
  return frame->api->XLA_FFI_Error_Create(&args);
}

}  // namespace xlaengine

// Exports `function` as the handler `symbol`. `arguments` and `results` are lists of types, in parentheses.
#define XLAENGINE_LIST(...) {__VA_ARGS__}
#define XLAENGINE_HANDLER(symbol, function, arguments, results)                                        \
  extern "C" __attribute__((visibility("default"))) XLA_FFI_Error* symbol(XLA_FFI_CallFrame* frame) {  \
    return xlaengine::handled(frame, #symbol, XLAENGINE_LIST arguments, XLAENGINE_LIST results, function);      \
  }
