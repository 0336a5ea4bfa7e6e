"""GGUF files whose matrices are random blocks of any kinds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import ml_dtypes
import numpy as np
from gguf import GGUFReader, GGUFWriter
from gguf.constants import GGMLQuantizationType

from tests.ops.native.quantized import HALVES, random_numbers
from tests.ops.native.quantized import values as values_of
from xlaengine.ops.quantized import BLOCK_KINDS

KindOf = Callable[[str, tuple[int, ...]], str | None]
"""From a tensor's name and shape to the kind of its random blocks; None keeps the tensor."""


def mixed(name: str, shape: tuple[int, ...]) -> str | None:
    """A kind whose blocks have at most 32 entries; it depends on the name of the tensor. None for what is not a matrix."""
    if len(shape) < 2 or shape[0] == 1 or name.endswith((".bias", "conv1d.weight", "conv.weight", "ssm_a", "ssm_d", "ssm_norm.weight")):
        return None
    kinds = [kind for kind, about in BLOCK_KINDS.items() if shape[-1] % about.entries == 0 and about.entries <= 32]
    return kinds[sum(name.encode()) % len(kinds)]


def with_kinds(source: Path, path: Path, kind_of: KindOf = mixed) -> Path:
    """A copy of a GGUF file with other tensors."""
    reader, rng = GGUFReader(source), np.random.default_rng(0)
    writer = GGUFWriter(path, reader.fields["general.architecture"].contents())
    for name, field in reader.fields.items():
        if not name.startswith("GGUF.") and name != "general.architecture":
            writer.add_key_value(name, field.contents(), field.types[0], field.types[-1] if len(field.types) > 1 else None)
    for tensor in reader.tensors:
        shape = tuple(tensor.shape.tolist()[::-1])
        kind = kind_of(tensor.name, shape)
        if kind is None:
            writer.add_tensor(tensor.name, tensor.data, raw_dtype=tensor.tensor_type)
        else:
            _add(writer, tensor.name, shape, kind, rng)
    return _written(writer, path)


def write_llama(
    path: Path, kind_of: KindOf, *, D: int = 256, mlp: int = 512, vocab: int = 300, layers: int = 3, tied: bool = False
) -> Path:
    """A llama of random blocks with 4 query heads on 2 key heads. D and ``mlp`` are multiples of 256, so blocks of all kinds fit."""
    writer, rng, H = GGUFWriter(path, "llama"), np.random.default_rng(1), D // 4
    writer.add_block_count(layers)
    writer.add_context_length(512)
    writer.add_embedding_length(D)
    writer.add_feed_forward_length(mlp)
    writer.add_head_count(4)
    writer.add_head_count_kv(2)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_freq_base(10000.0)
    writer.add_eos_token_id(2)
    shapes = {"token_embd.weight": (vocab, D)} | ({} if tied else {"output.weight": (vocab, D)})
    of_layer = {"attn_q": (D, D), "attn_k": (2 * H, D), "attn_v": (2 * H, D), "attn_output": (D, D)}
    of_layer |= {"ffn_gate": (mlp, D), "ffn_up": (mlp, D), "ffn_down": (D, mlp)}
    for layer in range(layers):
        shapes |= {f"blk.{layer}.{name}.weight": shape for name, shape in of_layer.items()}
        shapes |= {f"blk.{layer}.{name}.weight": (D,) for name in ("attn_norm", "ffn_norm")}
    for name, shape in (shapes | {"output_norm.weight": (D,)}).items():
        if len(shape) == 1:
            writer.add_tensor(name, 1 + rng.standard_normal(shape, np.float32) / 10)
        else:
            _add(writer, name, shape, kind_of(name, shape) or "F32", rng)
    return _written(writer, path)


def _add(writer: GGUFWriter, name: str, shape: tuple[int, ...], kind: str, rng: np.random.Generator) -> None:
    stored = _blocks(rng, kind, shape[-1], int(np.prod(shape[:-1]))).reshape(*shape[:-1], -1)
    plain = {"F32": np.float32, "F16": np.float16}.get(kind)
    if plain is not None:
        writer.add_tensor(name, stored.view(plain))
    else:
        writer.add_tensor(name, stored, raw_dtype=GGMLQuantizationType[kind])


def _blocks(rng: np.random.Generator, kind: str, D: int, F: int) -> np.ndarray:
    """Random rows ``[F, bytes]`` whose values have a deviation of about ``D**-0.5``: products keep the size of their inputs."""
    if kind in ("F32", "F16", "BF16"):
        values = rng.standard_normal((F, D), np.float32) * np.float32(D**-0.5)
        kinds = {"F32": np.float32, "F16": np.float16, "BF16": ml_dtypes.bfloat16}
        return values.astype(kinds[kind]).view(np.uint8)
    part = random_numbers(rng, kind, D, F)
    blocks = part[1].reshape(F, -1, BLOCK_KINDS[kind].bytes)
    factor = D**-0.5 / values_of(part).std()
    for at in HALVES[kind]:
        halves = np.ascontiguousarray(blocks[..., at : at + 2]).view(np.float16) * np.float32(factor)
        blocks[..., at : at + 2] = halves.astype(np.float16).view(np.uint8)
    if kind == "MXFP4":
        blocks[..., 0] += np.uint8(round(np.log2(factor)) % 256)
    return blocks.reshape(F, -1)


def _written(writer: GGUFWriter, path: Path) -> Path:
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path
