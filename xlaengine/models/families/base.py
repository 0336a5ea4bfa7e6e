"""The declaration of a family: how its checkpoints are named, what their configuration means, and which tensor fills which parameter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.spec import LayerSpec, ModelSpec


class Tensor(NamedTuple):
    """A stored tensor of one layer.

    A matrix is stored ``[out, in]``; other parameters are stored as they are.

    Attributes:
        hf, gguf: its name in safetensors and in GGUF, with ``{}`` for the layer.
        branch, name: the parameter that it fills.
        part: an index into the logical axes of that parameter (`Param.shape`); all of it by default.
        rotated_heads: number of heads that are rotated by position. GGUF may store the rows of such a tensor in pairs.
    """

    hf: str
    gguf: str
    branch: str
    name: str
    part: Any = ...
    rotated_heads: int = 0


class TopTensor(NamedTuple):
    """A stored tensor outside the layers."""

    hf: str
    gguf: str


TOP = {
    "embed": TopTensor("model.embed_tokens.weight", "token_embd.weight"),
    "final_norm": TopTensor("model.norm.weight", "output_norm.weight"),
    "lm_head": TopTensor("lm_head.weight", "output.weight"),
}
"""By field of `Weights`. All families so far agree on these names."""


@dataclass(frozen=True)
class Family:
    """
    Attributes:
        name: ``model_type`` in ``config.json``.
        architecture: what ``config.json`` lists under ``architectures``.
        spec: the model of a checkpoint's configuration.
        tensors: the tensors of one layer.
        gguf: ``general.architecture`` in GGUF; None if such files are not read.
        gguf_in_pairs: GGUF stores the rows of rotated heads for a rotation of neighbouring lanes.
        types: keys of ``config.json`` that this family reads beside the common ones, with their types.
        windows: makes `ModelConfig.windows` from the checked ``config.json`` (null is None) and the file's name, for messages.
        own: the family's own settings, which `ModelConfig.own` keeps; from the same arguments as ``windows``. GGUF files have none.
        head_dim: H where ``config.json`` has no ``head_dim``; None derives it from the number of heads.
    """

    name: str
    architecture: str
    spec: Callable[[ModelConfig], ModelSpec]
    tensors: Callable[[LayerSpec], Iterable[Tensor]]
    gguf: str | None = None
    gguf_in_pairs: bool = False
    types: Mapping[str, Any] = field(default_factory=dict)
    windows: Callable[[Mapping[str, Any], str], tuple[int | None, ...]] = lambda stated, where: ()
    own: Callable[[Mapping[str, Any], str], Mapping[str, Own]] = lambda stated, where: {}
    head_dim: int | None = None
