"""Shapes and policy of one engine."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Literal

from xlaengine.config.layout import ShortSlots, SlotLayout
from xlaengine.config.option import option, options_of, require_valid
from xlaengine.config.settings import SMALLEST_CHUNK, Quantization, SchedulingPolicy, Settings, WantedKVDType, WeightsDType, shared
from xlaengine.config.speculative import SpeculativeConfig

DType = Literal["float32", "bfloat16"]

KVDType = Literal["float32", "bfloat16", "int8"]

Kernels = Literal["xla", "native"]
"""The kernels of products and attention: XLA's, or on a CPU those of `xlaengine.ops.native`. The last bits of log-probabilities may differ
between the two, as they may between versions of jax."""


def dtypes_in_words(dtype: str, kv_dtype: str, quantization: str | None) -> str:
    """``dtype``, with ``kv_dtype`` if that differs and ``quantization`` if there is one: ``float32, KV in int8, w8a8``."""
    kv = None if kv_dtype == dtype else f"KV in {kv_dtype}"
    return ", ".join(filter(None, (dtype, kv, quantization)))


@dataclass(frozen=True, kw_only=True)
class EngineConfig:
    """Shapes and policy of one engine. The shapes of all graphs follow from it and from the model's config.

    `defaults.engine_config` makes it from `Settings`; shared fields are documented there.

    Attributes:
        max_num_seqs: B, the number of slots.
        max_model_len: S, the most prompt plus output tokens of one request.
        short_slots: pairs (number of slots, tokens in each of them) for slots that are shorter than S; at least one slot holds S.
        dtype: of weights and activations; softmax, norms and logits are always float32.
        kv_cache_dtype: of keys and values in the slots, a drafter's too; see `kv_dtype`.
        cut_columns: on one device, XLA's kernels cut matrices as they do on several (`ops.columns`), so that the bits are the same.
        weights_dtype: auto keeps the blocks of a quantized file where `keeps_stored` allows it; float32 dequantizes them.
        quantization: w8a8 multiplies int8 by int8 (`ops.int8`), where a parameter is not `Param.exact`.
        depth: most flights at once; 1 is synchronous.
        max_logprobs: 0 leaves the log-probability graphs out of the table.
        kv_block: the number of keys in an attention block; see `cache_len`.
        prefill_buckets: allowed padded chunk lengths, rising; each a multiple of the first. Those that no slot can hold are left out.
        prefill_tile: tokens of a tile. Each layer computes a prompt chunk tile by tile; ``prefill_buckets`` are then all multiples of the
            tile up to the largest, and one graph serves them all. 0: each bucket has its own graph, which takes the chunk as a whole.
        decode_widths: the numbers of rows of decode graphs, rising, the last at least B. Empty: `default_widths`.
        prefill_tokens_per_step: ``max_num_batched_tokens``. One chunk is prefilled in any case. It limits the size of chunks too, if
            prefill graphs of all sizes gave the same bits in rehearsal. Tokens that fill a drafter's cache are not counted.
        scheduling_policy: the default of requests. No stream is passed more often than `control.waiting.PASSES` times B.
        log_interval: steps between two progress lines; all flights are read before each line. 0: no lines.
        snapshots: the most copies of slots on the device; 0 leaves their graphs out.
        prefix_states: how many states of prompts the device keeps for a model with recurrent state; 0: such a model reuses no prefix.
        speculative: how tokens are proposed; None decodes one token a step.

    Raises:
        ValueError: a value is out of its range, of a wrong type, or contradicts another value.
    """

    max_num_seqs: int = shared("max_num_seqs")
    max_model_len: int = option(1024, min=1)
    short_slots: ShortSlots = shared("short_slots", default=())
    dtype: DType = option("float32")
    kv_cache_dtype: WantedKVDType = shared("kv_cache_dtype")
    weights_dtype: WeightsDType = shared("weights_dtype")
    quantization: Quantization | None = shared("quantization")
    depth: int = shared("depth")
    max_logprobs: int = shared("max_logprobs", default=0)
    prompt_logprobs: bool = shared("prompt_logprobs")
    probe: bool = shared("probe")
    enable_return_routed_experts: bool = shared("enable_return_routed_experts")
    kv_block: int = option(128, min=1)
    prefill_buckets: tuple[int, ...] = (SMALLEST_CHUNK, 64, 128, 256)
    prefill_tile: int = option(0, min=0, may_change_tokens=False)
    kernels: Kernels = option("xla", may_change_tokens=False)
    tensor_parallel_size: int = shared("tensor_parallel_size", default=1)
    cut_columns: bool = option(False, may_change_tokens=False)
    decode_widths: tuple[int, ...] = ()
    prefill_tokens_per_step: int = option(Settings.max_num_batched_tokens, min=1, may_change_tokens=False)
    scheduling_policy: SchedulingPolicy = shared("scheduling_policy", default="fcfs")
    seed: int = shared("seed")
    log_interval: int = shared("log_interval")
    probe_every: int = shared("probe_every")
    enable_prefix_caching: bool = shared("enable_prefix_caching", default=False)
    snapshots: int = shared("snapshots")
    prefix_states: int = shared("prefix_states")
    speculative: SpeculativeConfig | None = None

    def __post_init__(self) -> None:
        require_valid(self)
        self._check_combinations()
        self._settle_buckets()
        self._check_short_slots()
        self._settle_widths()

    def _check_combinations(self) -> None:
        if self.prompt_logprobs and not self.max_logprobs:
            raise ValueError("prompt_logprobs needs max_logprobs of at least 1")
        if self.probe_every and not self.probe:
            raise ValueError("probe_every needs probe")
        if (self.weights_dtype, self.dtype) == ("float32", "bfloat16"):
            raise ValueError("weights_dtype float32 needs dtype float32: with dtype bfloat16 weights are bfloat16")
        if self.quantization is not None and self.weights_dtype == "float32":
            raise ValueError(f"weights_dtype float32 keeps floats, and quantization {self.quantization} int8: leave one of them out")

    def _settle_buckets(self) -> None:
        """Check ``prefill_buckets``, put all multiples of a tile in their place, and leave out those that no slot can hold."""
        b, tile = self.prefill_buckets, self.prefill_tile
        if not b or b[0] < 1 or list(b) != sorted(set(b)) or any(x % b[0] for x in b):
            raise ValueError(f"prefill_buckets must be positive and rise, each a multiple of the first, got {b}")
        if tile:
            if b[-1] % tile:
                raise ValueError(f"the longest of prefill_buckets {b} must be a multiple of prefill_tile {tile}")
            object.__setattr__(self, "prefill_buckets", tuple(range(tile, b[-1] + 1, tile)))
        object.__setattr__(self, "prefill_buckets", tuple(x for x in self.prefill_buckets if x <= self.cache_len))

    def _settle_widths(self) -> None:
        """Put the default in place of empty ``decode_widths``, and check them."""
        if not self.decode_widths:
            object.__setattr__(self, "decode_widths", default_widths(self.max_num_seqs))
        w = self.decode_widths
        if list(w) != sorted(set(w)) or w[0] < 1 or w[-1] < self.max_num_seqs:
            raise ValueError(f"decode_widths must rise and end at max_num_seqs ({self.max_num_seqs}) or above, got {w}")

    @property
    def cuts_matrices(self) -> bool:
        """Whether XLA's kernels multiply by each part of a matrix separately (`ops.columns`)."""
        return self.kernels == "xla" and (self.tensor_parallel_size > 1 or self.cut_columns)

    @property
    def keeps_stored(self) -> bool:
        """Whether matrices of a quantized file stay as its blocks. In both cases each weight is the float32 that dequantizing gives."""
        natively = self.kernels == "native" and self.quantization is None
        return self.weights_dtype == "auto" and self.dtype == "float32" and natively

    @property
    def kv_dtype(self) -> KVDType:
        """How keys and values are stored (`ops.entries`)."""
        return self.dtype if self.kv_cache_dtype == "auto" else self.kv_cache_dtype

    @property
    def dtypes(self) -> str:
        """`dtype` for messages, with `kv_dtype` if that differs and `quantization` if there is one: ``float32, KV in int8, w8a8``."""
        return dtypes_in_words(self.dtype, self.kv_dtype, self.quantization)

    @property
    def shaping(self) -> dict[str, Any]:
        """The settings on which a token may depend, by name. A resumed batch must have the same values."""
        neutral = {name for name, about in options_of(self) if not about.may_change_tokens}
        values = asdict(self) | {"kv_cache_dtype": self.kv_dtype}
        return {name: value for name, value in values.items() if name not in neutral}

    @property
    def step_places(self) -> tuple[int, ...]:
        """The sizes of steps with several places, rising; the last holds all rows with all proposals.

        A place is one token of one row: its last, or a proposal. There are several sizes because a graph costs as much as its places.
        """
        if self.speculative is None:
            return ()
        B, each = self.max_num_seqs, self.speculative.shape.proposals + 1
        sizes = {-(-B * each // (8 * part)) * 8 for part in (2, 4)}
        return tuple(sorted({*(size for size in sizes if max(B, each) <= size < B * each), B * each}))

    @property
    def prefill_sizes(self) -> tuple[int, ...]:
        """T of the graphs that take prompt chunks."""
        return self.prefill_buckets[-1:] if self.prefill_tile else self.prefill_buckets

    def prefill_size(self, bucket: int) -> int:
        """T of the graph that takes chunks of this bucket."""
        return next(size for size in self.prefill_sizes if size >= bucket)

    @property
    def cache_len(self) -> int:
        """S of the KV array: ``max_model_len`` rounded up to whole attention blocks and whole smallest prefill buckets."""
        return self._whole(self.max_model_len)

    def _whole(self, positions: int) -> int:
        unit = math.lcm(self.kv_block, self.prefill_buckets[0])
        return -(-positions // unit) * unit

    def _check_short_slots(self) -> None:
        if not self.short_slots:
            return
        count, (_, most) = sum(count for count, _ in self.short_slots), self.short_slots[0]
        if count >= self.max_num_seqs:
            sizes = f"short_slots has {count} slots, and max_num_seqs is {self.max_num_seqs}"
            raise ValueError(f"{sizes}: at least one slot must hold max_model_len {self.max_model_len} tokens")
        if self._whole(most) >= self.cache_len:
            block = f"in whole blocks of {self._whole(1)} they are no shorter than max_model_len {self.max_model_len}"
            raise ValueError(f"short_slots has slots of {most} tokens: {block}")

    @cached_property
    def layout(self) -> SlotLayout:
        """Where the slots lie: the longest come first."""
        short = [(count, self._whole(tokens)) for count, tokens in self.short_slots]
        long = self.max_num_seqs - sum(count for count, _ in short)
        return SlotLayout(((long, self.cache_len), *short), self.kv_block, joined=bool(short))

    @property
    def slot_tokens(self) -> tuple[int, ...]:
        """The most prompt plus output tokens that each slot holds."""
        return tuple(min(length, self.max_model_len) for length in self.layout.lengths)


def default_widths(max_num_seqs: int) -> tuple[int, ...]:
    """Returns B and its half and quarter, in multiples of eight; B alone if it is less than eight.

    On XLA:CPU decode graphs of any number of rows give the same bits (spike/08). Other platforms may differ: the runner rehearses at
    warm-up which widths agree, and uses no others.
    """
    if max_num_seqs < 8:
        return (max_num_seqs,)
    return tuple(sorted({-(-max_num_seqs // (8 * part)) * 8 for part in (1, 2, 4)}))
