"""A quantized GGUF as peers take it in float32: an F32 GGUF for llama.cpp, a Hugging Face directory for vLLM.

usage: as_float32.py MODEL.gguf DIRECTORY     needs torch, transformers, accelerate, gguf
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from gguf import GGUFReader, GGUFValueType, GGUFWriter
from gguf.quants import dequantize

OF_THE_FILE = "general.architecture", "general.file_type", "general.quantization_version"
"""Keys that the writer has its own values for."""


def write_gguf(source: Path, path: Path) -> None:
    reader = GGUFReader(source)
    writer = GGUFWriter(path, reader.fields["general.architecture"].contents())
    for name, field in reader.fields.items():
        if not name.startswith("GGUF.") and name not in OF_THE_FILE:
            kind, is_array = field.types[0], field.types[0] == GGUFValueType.ARRAY
            writer.add_key_value(name, field.contents(), kind, sub_type=field.types[-1] if is_array else None)
    writer.add_file_type(0)  # all float32
    for tensor in reader.tensors:
        writer.add_tensor(tensor.name, np.ascontiguousarray(dequantize(tensor.data, tensor.tensor_type), np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_directory(source: Path, directory: Path) -> None:
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer

    files = {"pretrained_model_name_or_path": source.parent, "gguf_file": source.name}
    model = AutoModelForCausalLM.from_pretrained(**files, dtype=torch.float32)
    model.hf_quantizer = None  # or it refuses to save what is no longer quantized
    for name in ("quantization_config", "_pre_quantization_dtype"):
        if hasattr(model.config, name):
            delattr(model.config, name)
    model.save_pretrained(directory)
    AutoTokenizer.from_pretrained(**files).save_pretrained(directory)


if __name__ == "__main__":
    given, out = Path(sys.argv[1]), Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    write_gguf(given, out / f"{given.name.split('.')[0]}.F32.gguf")
    write_directory(given, out / "hf")
