"""The declaration of a family: how its checkpoints are named, what their configuration means, and which tensor fills which parameter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.spec import LayerSpec, ModelSpec


class Tensor(NamedTuple):
    """A stored tensor of one layer.

    A matrix is stored ``[out, in]``, those of several experts in one tensor ``[E, out, in]``; other parameters are stored as they are.

    Attributes:
        hf, gguf: its name in safetensors and in GGUF, with ``{}`` for the layer; empty if this form stores the parameter in other tensors.
        branch, name: the parameter that it fills.
        parts: indices into the logical axes of that parameter (`Param.shape`). The tensor holds these parts one after the other along its
            first axis. By default it holds all of the parameter.
        rotated_heads: number of heads that are rotated by position. GGUF may store the rows of such a tensor in pairs.
        from_gguf: makes the values that a Hugging Face checkpoint stores from those of a GGUF file; None if they are the same. If the
            tensor holds several experts, it changes each of them by itself, and may be called with one expert alone.
        form: the name of the form that this tensor belongs to, if checkpoints store the parameter in one of several forms; empty if every
            checkpoint has it.
        shapes: by naming, ``hf`` or ``gguf``, the stored shape of a tensor that is neither a matrix nor a vector.
        from_hf: as ``from_gguf``, but from a Hugging Face checkpoint that stores the tensor in another order than most.
    """

    hf: str
    gguf: str
    branch: str
    name: str
    parts: tuple[Any, ...] = (...,)
    rotated_heads: int = 0
    from_gguf: Callable[[np.ndarray], np.ndarray] | None = None
    shapes: Mapping[str, tuple[int, ...]] | None = None
    form: str = ""
    from_hf: Callable[[np.ndarray], np.ndarray] | None = None


class TopTensor(NamedTuple):
    """A stored tensor outside the layers."""

    hf: str
    gguf: str
    from_gguf: Callable[[np.ndarray], np.ndarray] | None = None
    from_hf: Callable[[np.ndarray], np.ndarray] | None = None


TOP = {
    "embed": TopTensor("model.embed_tokens.weight", "token_embd.weight"),
    "final_norm": TopTensor("model.norm.weight", "output_norm.weight"),
    "lm_head": TopTensor("lm_head.weight", "output.weight"),
}
"""The tensors outside the layers in most families, by field of `Weights`."""


@dataclass(frozen=True)
class Family:
    """What distinguishes one family's checkpoints and models from those of others.

    Attributes:
        name: ``model_type`` in ``config.json``.
        architecture: what ``config.json`` lists under ``architectures``.
        spec: the model of a checkpoint's configuration.
        tensors: the tensors of one layer.
        gguf: ``general.architecture`` in GGUF; None if such files are not read.
        gguf_key: a key of GGUF metadata, without the architecture, that tells the files of this family from those of another one with the
            same ``gguf``; None if the family has no such key.
        gguf_in_pairs: GGUF stores the rows of rotated heads for rotary pairs of neighbouring dimensions.
        types: keys of ``config.json`` that this family reads besides the common ones, with their types.
        defaults: values of keys that ``config.json`` lacks, where they differ from those of most families.
        names: from a common key of ``config.json`` to the key that this family may have in its place.
        unused: common keys of ``config.json`` that have no meaning in this family, with the values that replace them.
        mlp: F, from the checked ``config.json``.
        must_be: keys of ``config.json`` that nothing reads, with the only value that is supported; they are added to the common ones, or
            replace them.
        gguf_keys: from a key of GGUF metadata, without the architecture, to the key of ``config.json`` that means the same, or to a name
            that only ``types`` and ``gguf_defaults`` have.
        gguf_required: keys of GGUF metadata that each file of the family has, besides the common ones.
        gguf_present: from a suffix of GGUF tensors to the key of ``config.json`` that says whether there are such tensors.
        windows: makes `ModelConfig.windows` from the checked ``config.json`` (null is None) and the file's name, for messages. From a GGUF
            file it gets the keys of ``gguf_keys`` and ``gguf_present``, ``num_hidden_layers``, ``hidden_size``, ``intermediate_size``,
            ``num_attention_heads``, ``head_dim``, ``partial_rotary_factor`` and ``tie_word_embeddings``, and is called only if
            ``gguf_keys`` names ``sliding_window``.
        own: makes the family's own settings, from the arguments of ``windows``. `ModelConfig.own` keeps them under their names in
            ``config.json``.
        gguf_defaults: makes the settings of ``config.json`` that a GGUF file lacks and llama.cpp derives, from the arguments of
            ``windows``; they take precedence over ``defaults``. It refuses files that no ``config.json`` describes.
        top: the tensors outside the layers.
        ignored: prefixes of tensors that do not belong to this model.
        multimodal: the architecture of a multimodal model with this family's settings as ``text_config`` and its tensors as
            ``model.language_model.*``; None if there is none, or it is refused.
        rope: the default of ``rope_parameters``, for a ``config.json`` without them.
        rope_of: if ``rope_parameters`` has a RoPE for each kind of layer, the kind from which `ModelConfig.rope_theta` and
            ``rope_scaling`` are read.
        mtp: makes the configuration of the layer for multi-token prediction, which checkpoints hold as ``mtp.*``, from that of the model;
            None if the family has no such layer.
    """

    name: str
    architecture: str
    spec: Callable[[ModelConfig], ModelSpec]
    tensors: Callable[[LayerSpec], Iterable[Tensor]]
    gguf: str | None = None
    gguf_key: str | None = None
    gguf_in_pairs: bool = False
    types: Mapping[str, Any] = field(default_factory=dict)
    windows: Callable[[Mapping[str, Any], str], tuple[int | None, ...]] = lambda stated, where: ()
    own: Callable[[Mapping[str, Any], str], Mapping[str, Own]] = lambda stated, where: {}
    defaults: Mapping[str, Any] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    unused: Mapping[str, int] = field(default_factory=dict)
    mlp: Callable[[Mapping[str, Any]], int] = lambda stated: stated["intermediate_size"]
    must_be: Mapping[str, Any] = field(default_factory=dict)
    gguf_keys: Mapping[str, str] = field(default_factory=dict)
    gguf_required: tuple[str, ...] = ()
    gguf_present: Mapping[str, str] = field(default_factory=dict)
    gguf_defaults: Callable[[Mapping[str, Any], str], Mapping[str, Any]] = lambda stated, where: {}
    top: Mapping[str, TopTensor] = field(default_factory=lambda: TOP)
    ignored: tuple[str, ...] = ()
    multimodal: str | None = None
    rope: Mapping[str, Any] = field(default_factory=dict)
    rope_of: str | None = None
    mtp: Callable[[ModelConfig], ModelConfig] | None = None
