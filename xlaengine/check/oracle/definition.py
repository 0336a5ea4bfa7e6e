"""A model as the oracle defines it: an embedding, layers of residual branches, a final norm and a head."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Protocol, TypeVar

from xlaengine.check.oracle.blocks.arithmetic import Array, Linear, RmsNorm

T = TypeVar("T")


class Block(Protocol):
    """What a branch computes. Blocks are hashable."""

    def parts(self) -> tuple[str, ...]:
        """Its tensors, without the layer's prefix."""
        ...

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> Array:
        """``[T, D]`` from ``x [T, D]``, all positions of one sequence. ``linear`` computes its linear layers, except those that are always
        computed in floats.
        """
        ...


@dataclass(frozen=True)
class Branch:
    """A residual branch, ``x + after(block(before(x))) * multiplier``."""

    block: Block
    before: str | None = None  # the norms' names
    after: str | None = None

    def norms(self) -> tuple[str, ...]:
        return tuple(f"{name}.weight" for name in (self.before, self.after) if name is not None)

    def parts(self) -> tuple[str, ...]:
        return (*self.norms(), *self.block.parts())

    def prepared(self, xp: Any, x: Array, weights: Mapping[str, Array], norm: RmsNorm) -> Array:
        """The input of its block, from ``x [T, D]``."""
        return x if self.before is None else norm(xp, x, weights[f"{self.before}.weight"])

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array], norm: RmsNorm) -> Array:
        """What the branch adds to ``x [T, D]``, before the multiplier."""
        h = self.block(xp, linear, self.prepared(xp, x, weights, norm), weights)
        return h if self.after is None else norm(xp, h, weights[f"{self.after}.weight"])


@dataclass(frozen=True)
class Layer:
    """Residual branches, one after the other."""

    branches: tuple[Branch, ...]  # in their order
    norm: RmsNorm  # of all branches
    residual_multiplier: float = 1.0

    def parts(self) -> tuple[str, ...]:
        """The tensors of the layer, without its prefix."""
        return tuple(part for branch in self.branches for part in branch.parts())

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> Array:
        """``x [T, D]`` after the layer; ``weights`` by `parts`."""
        for branch in self.branches:
            x = x + branch(xp, linear, x, weights, self.norm) * self.residual_multiplier
        return x


@dataclass(frozen=True, kw_only=True)
class Definition:
    """A model. Names are those of tensors in Hugging Face's checkpoints, without ``.weight``."""

    vocab: int  # V
    layers: tuple[Layer, ...]
    final_norm: RmsNorm
    embedding_name: str = "model.embed_tokens"
    layers_name: str = "model.layers"
    final_norm_name: str = "model.norm"
    embedding_multiplier: float = 1.0
    multiplier_of_dtype: bool = False  # the multiplier is rounded to the dtype of the weights (Gemma)
    output_divisor: float = 1.0  # of logits
    output_cap: float | None = None  # of logits
    tied: bool = False  # the output projection is the embedding
    max_positions: int
    eos_token_ids: tuple[int, ...] = ()
    dtype: str = "float32"  # of the stored weights, as the checkpoint names it

    @property
    def output(self) -> str:
        """The tensor ``[V, D]`` of the output projection."""
        return f"{self.embedding_name}.weight" if self.tied else "lm_head.weight"

    def tensors(self) -> set[str]:
        """The names of all tensors, in Hugging Face's naming."""
        layers = {f"{self.layers_name}.{i}.{part}" for i, layer in enumerate(self.layers) for part in layer.parts()}
        return layers | {f"{self.embedding_name}.weight", f"{self.final_norm_name}.weight", self.output}


def every(kind: type[T], tree: Any) -> Iterator[T]:
    """All values of ``kind`` in a tree of dataclasses and tuples, in order."""
    if isinstance(tree, kind):
        yield tree
    for child in _children(tree):
        yield from every(kind, child)


def changed(kind: type[T], change: Callable[[T], T], tree: Any) -> Any:
    """The tree with ``change(value)`` in place of each value of ``kind``."""
    if isinstance(tree, tuple):
        return tuple(changed(kind, change, child) for child in tree)
    if is_dataclass(tree) and not isinstance(tree, type):
        tree = replace(tree, **{field.name: changed(kind, change, getattr(tree, field.name)) for field in fields(tree)})
    return change(tree) if isinstance(tree, kind) else tree


def _children(tree: Any) -> Iterator[Any]:
    if isinstance(tree, tuple):
        yield from tree
    elif is_dataclass(tree):
        yield from (getattr(tree, field.name) for field in fields(tree))
