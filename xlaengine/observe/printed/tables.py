"""The engines whose graphs are printed: with XLA's kernels and with native ones, of a hybrid, with int8 slots, with tiles, and for each way
of speculating. Their models are small, so that the text is readable.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.device.table import Graph, graph_table
from xlaengine.memory.held import held_arrays
from xlaengine.memory.state import State
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.weights import abstract, packed
from xlaengine.ops.chosen import ops_of
from xlaengine.speculate.proposer import Proposer
from xlaengine.speculate.proposers.draft_model import DraftModel
from xlaengine.speculate.proposers.eagle import Eagle, abstract_eagle, packed_eagle
from xlaengine.speculate.proposers.medusa import Medusa, abstract_heads, packed_heads
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation

MODEL = ModelConfig(
    family="llama",
    vocab=97,
    d_model=32,
    layers=2,
    heads=4,
    kv_heads=2,
    head_dim=8,
    mlp=48,
    norm_eps=1e-5,
    rope_theta=10000.0,
    max_positions=128,
    tie_embeddings=True,
    eos_token_ids=(2,),
)
"""The model of most tables, a Llama. One layer's keys are larger than any weight."""

LOOPED = replace(MODEL, layers=3)
"""The same model with enough layers for a loop: the loop has all layers but the last, and XLA unrolls a loop of one iteration."""

HYBRID = replace(MODEL, family="lfm2", layers=3, own=(("layer_types", ("conv", "full_attention", "conv")), ("conv_L_cache", 4)))
"""A model with recurrent layers. Only the graphs that move its slots are printed."""

DRAFTER = replace(MODEL, layers=1)
"""The draft model, and the layer of the EAGLE drafter. Its keys have the size of a layer's keys in `MODEL`, so they are recognised too."""

ENGINE = EngineConfig(
    max_num_seqs=4,
    max_model_len=64,
    max_logprobs=3,
    prompt_logprobs=True,
    probe=True,
    enable_prefix_caching=True,
    kv_block=16,
    prefill_buckets=(8, 16),
    decode_widths=(8,),
)
"""B is not a decode width, so that an array of B*V elements is a part of the state and never logits."""


@dataclass(frozen=True)
class StateSizes:
    """Numbers of elements by which arrays in a compiled module are recognised as state.

    Attributes:
        cells: those of each array that a cell holds, and those of one layer's part of each.
        largest_part: the largest of the layers' parts.
        vocab_table: that of ``[B, V]``.
    """

    cells: frozenset[int]
    largest_part: int
    vocab_table: int

    @classmethod
    def of(cls, state: State) -> StateSizes:
        arrays = [(math.prod(each.array.shape), each.array.shape[each.axes.index("L")]) for each in held_arrays(state.cells)]
        parts = [elements // layers for elements, layers in arrays]
        return cls(frozenset(parts) | {elements for elements, _ in arrays}, max(parts), math.prod(state.vocab.counts.shape))

    def is_cell(self, elements: int) -> bool:
        """Returns whether an array is as large as an array of a cell or a layer's part of one, or at least as large as the largest part."""
        return elements in self.cells or elements >= self.largest_part


@dataclass(frozen=True)
class PrintedTable:
    """An engine, and the graphs of it that are printed.

    Attributes:
        name: prefix of the names of its graphs; empty for the first table.
        model: the model of the engine.
        listed: prefixes of the names of graphs that are in the manifest; the other graphs equal those of an earlier table.
        written: prefixes of the names of listed graphs whose text is written too.
    """

    name: str
    engine: EngineConfig
    proposer: Proposer | None = None
    listed: tuple[str, ...] = ("",)
    written: tuple[str, ...] = ("",)
    model: ModelConfig = MODEL

    @cached_property
    def speculation(self) -> Speculation | None:
        settings = self.engine.speculative
        return Speculation(self.proposer, settings) if self.proposer and settings else None

    @cached_property
    def graphs(self) -> tuple[Graph, ...]:
        return tuple(graph for graph in graph_table(self.model, self.engine, self.speculation) if graph.name.startswith(self.listed))

    @property
    def missing(self) -> str | None:
        """Why its graphs cannot be compiled here; None if they can."""
        return ops_of(self.engine.kernels).missing()

    @cached_property
    def sizes(self) -> StateSizes:
        return StateSizes.of(next(graph.state for graph in self.graphs if graph.state is not None))

    def name_of(self, graph: Graph) -> str:
        return f"{self.name}/{graph.name}" if self.name else graph.name


def printed_tables() -> tuple[PrintedTable, ...]:
    """Returns the tables. Each has graphs that no other has: with recurrent layers, native kernels, int8 slots, chains of proposals that
    are given or drawn, a tree of proposals, the fullest state, or tiles.
    """
    drafter, xla = spec_of(DRAFTER), ops_of("xla")
    whole, heads = packed(drafter, abstract(drafter), xla), packed_heads(abstract_heads(MODEL.d_model, 2), xla)
    layer, own_layer = (packed_eagle(drafter, abstract_eagle(drafter), ops) for ops in (xla, ops_of("native")))
    ngram = _speculating(method="ngram", max_logprobs=3)
    draft, eagle = (_speculating(method=method, model="printed") for method in ("draft", "eagle"))
    eagle = replace(eagle, enable_prefix_caching=True)
    tiles = replace(eagle, prefill_tile=8, prefill_buckets=(24,), max_logprobs=3, prompt_logprobs=True)
    own = replace(ENGINE, kernels="native", prefill_tile=8)
    narrow = replace(own, kv_cache_dtype="int8", max_model_len=80)  # with this S no other array has as many elements as a layer's scales
    medusa = _speculating(method="medusa", model="printed", tree=((0,), (1,), (0, 0)))
    new = ("draft", "fill", "decode_", "logprobs_")
    moves_recurrent = ("save_recurrent", "restore_recurrent", "keep_state", "load_state", "take_snapshot", "load_snapshot")
    moves = (*moves_recurrent, "save", "restore", "copy_prefix")
    return (
        PrintedTable("", ENGINE),
        PrintedTable("hybrid", replace(ENGINE, prompt_logprobs=False, snapshots=2), listed=moves, written=moves_recurrent, model=HYBRID),
        PrintedTable("native", own, model=LOOPED, listed=("prefill", "score", "decode", "probe"), written=("prefill", "decode")),
        PrintedTable("int8", narrow, model=LOOPED, listed=("prefill", "decode", "copy_prefix"), written=("decode",)),
        PrintedTable("ngram", ngram, Ngram(), listed=new),
        PrintedTable("draft", draft, DraftModel(drafter, whole), listed=new),
        PrintedTable("medusa", medusa, Medusa(heads), listed=new),
        PrintedTable("tiles", tiles, Eagle(drafter, layer), listed=("prefill", "score", "fill")),
        PrintedTable("eagle", eagle, Eagle(drafter, layer), written=("draft", "fill")),
        PrintedTable("native-eagle", replace(eagle, kernels="native"), Eagle(drafter, own_layer), listed=new, written=("draft",)),
    )


def _speculating(max_logprobs: int = 0, **speculative: Any) -> EngineConfig:
    """Returns the config of an engine with two slots and steps of three rows, so that no array of a batch is as large as the state's
    tables. All steps over proposals have one size.
    """
    return EngineConfig(
        max_num_seqs=2,
        max_model_len=128,
        max_logprobs=max_logprobs,
        kv_block=16,
        prefill_buckets=(8,),
        decode_widths=(3,),
        speculative=SpeculativeConfig(num_speculative_tokens=2, adaptive=False, **speculative),
    )
