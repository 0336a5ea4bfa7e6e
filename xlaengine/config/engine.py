"""Shapes and policy of one engine."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, get_args

from xlaengine.config.speculative import SpeculativeConfig
from xlaengine.protocol import MAX_LOGPROBS

DType = Literal["float32", "bfloat16"]

Kernels = Literal["xla", "native"]
"""Of products and attention: XLA's own, or on a CPU those of `xlaengine.ops.native`. Between the two the last bits of a stream differ."""

SchedulingPolicy = Literal["fcfs", "lof"]
"""In which order those who wait get slots: first come, first served, or longest output first. No stream depends on it."""


@dataclass(frozen=True, kw_only=True)
class EngineConfig:
    """Shapes and policy of one engine. Everything a graph's shape depends on is here or in the model's config.

    Attributes:
        max_num_seqs: B, the number of slots.
        max_model_len: S, the most prompt plus output tokens of one request.
        dtype: dtype of weights, activations and KV; softmax, norms and logits are float32 always.
        depth: most flights at once; 1 is synchronous.
        max_logprobs: most alternatives a request may ask for; 0 leaves the log-probability graphs out of the table.
        prompt_logprobs: whether requests may ask for those of their prompts; False leaves these graphs out.
        probe: whether `Engine.probe` can be asked; False leaves its graphs out.
        kv_block: keys an attention block holds; see `cache_len`.
        prefill_buckets: allowed padded chunk lengths, rising; each a multiple of the first. Those that no slot can hold are left out.
        prefill_tile: of a prompt chunk each layer takes so many tokens at a time, as many times as there are, and the graph of the longest
            chunk serves all of them: ``prefill_buckets`` are then all multiples of the tile up to the largest. 0: each has a graph of its
            own, which takes it whole.
        kernels: whose products and attention graphs have: XLA's own, or on a CPU the ``native`` ones, for which matrices lie in panels.
        decode_widths: how many rows a decode graph may hold, rising, the last at least B. Empty: `default_widths`.
        prefill_tokens_per_step: most padded prompt tokens that are prefilled between two decode steps; one chunk is, however large. Chunks
            are no larger where prefill graphs of all sizes gave the same bits in rehearsal. Beyond that a drafter with a cache reads what
            it lacks of a stream, its prompt at first, in one go before it proposes.
        scheduling_policy: who of those that wait gets a slot, where a request does not say otherwise: ``fcfs``, who came first, or ``lof``,
            who has the most output to come (``max_tokens``), which leaves fewer slots empty at the end. Nobody is passed more often than
            `host.waiting.PASSES` times B.
        seed: seeds of requests that bring none are derived from it.
        log_interval: every so many steps all flights are read and a progress line is logged; 0 never.
        probe_every: every so many steps the engine probes itself; 0 never.
        enable_prefix_caching: whether prompts reuse what others in the slots have computed that begin alike; no memory is needed beside.
        snapshots: how many copies of slots the device has room for beside the slots; 0 leaves their graphs out.
        speculative: how tokens are proposed ahead; None decodes one token a step.

    Raises:
        ValueError: a value that no engine can be built with.
    """

    max_num_seqs: int = 8
    max_model_len: int = 1024
    dtype: DType = "float32"
    depth: int = 2
    max_logprobs: int = 0
    prompt_logprobs: bool = False
    probe: bool = False
    kv_block: int = 128
    prefill_buckets: tuple[int, ...] = (32, 64, 128, 256)
    prefill_tile: int = 0
    kernels: Kernels = "xla"
    decode_widths: tuple[int, ...] = ()
    prefill_tokens_per_step: int = 2048
    scheduling_policy: SchedulingPolicy = "fcfs"
    seed: int = 0
    log_interval: int = 0
    probe_every: int = 0
    enable_prefix_caching: bool = False
    snapshots: int = 0
    speculative: SpeculativeConfig | None = None

    def __post_init__(self) -> None:
        for name in ("max_num_seqs", "max_model_len", "depth", "kv_block", "prefill_tokens_per_step"):
            value = getattr(self, name)
            if not isinstance(value, int) or value < 1:
                raise ValueError(f"{name} must be an integer of at least 1, got {value!r}")
        for name, known in (("dtype", DType), ("kernels", Kernels), ("scheduling_policy", SchedulingPolicy)):
            if (value := getattr(self, name)) not in get_args(known):
                raise ValueError(f"{name} must be one of {', '.join(get_args(known))}, got {value!r}")
        if not 0 <= self.max_logprobs <= MAX_LOGPROBS:
            raise ValueError(f"max_logprobs must be in [0, {MAX_LOGPROBS}], got {self.max_logprobs}")
        if self.prompt_logprobs and not self.max_logprobs:
            raise ValueError("prompt_logprobs needs max_logprobs of at least 1")
        for name in ("log_interval", "probe_every", "snapshots", "prefill_tile"):
            value = getattr(self, name)
            if not isinstance(value, int) or value < 0:
                raise ValueError(f"{name} must be an integer of at least 0, got {value!r}")
        if self.probe_every and not self.probe:
            raise ValueError("probe_every needs probe")
        b = self.prefill_buckets
        if not b or b[0] < 1 or list(b) != sorted(set(b)) or any(x % b[0] for x in b):
            raise ValueError(f"prefill_buckets must be positive and rise, each a multiple of the first, got {b}")
        if self.prefill_tile:
            if b[-1] % self.prefill_tile:
                raise ValueError(f"the longest of prefill_buckets {b} must be a multiple of prefill_tile {self.prefill_tile}")
            object.__setattr__(self, "prefill_buckets", tuple(range(self.prefill_tile, b[-1] + 1, self.prefill_tile)))
        object.__setattr__(self, "prefill_buckets", tuple(x for x in self.prefill_buckets if x <= self.cache_len))
        if not self.decode_widths:
            object.__setattr__(self, "decode_widths", default_widths(self.max_num_seqs))
        w = self.decode_widths
        if list(w) != sorted(set(w)) or w[0] < 1 or w[-1] < self.max_num_seqs:
            raise ValueError(f"decode_widths must rise and end at max_num_seqs ({self.max_num_seqs}) or above, got {w}")

    @property
    def verify_places(self) -> tuple[int, ...]:
        """How many places a ``verify`` graph may have, rising, the last enough for all rows with all their proposals.

        A place is one token of one row: its last, or a proposal. All of it costs what its places do, so a few sizes are kept.
        """
        if self.speculative is None:
            return ()
        B, each = self.max_num_seqs, self.speculative.shape.proposals + 1
        sizes = {-(-B * each // (8 * part)) * 8 for part in (2, 4)}
        return tuple(sorted({*(size for size in sizes if max(B, each) <= size < B * each), B * each}))

    @property
    def prefill_sizes(self) -> tuple[int, ...]:
        """T of the graphs that take prompt chunks: of each bucket's, or of the one that serves all."""
        return self.prefill_buckets[-1:] if self.prefill_tile else self.prefill_buckets

    def prefill_size(self, bucket: int) -> int:
        """T of the graph that takes chunks of this bucket."""
        return next(size for size in self.prefill_sizes if size >= bucket)

    @property
    def cache_len(self) -> int:
        """S of the KV array: ``max_model_len`` rounded up to whole attention blocks and whole smallest prefill buckets."""
        unit = math.lcm(self.kv_block, self.prefill_buckets[0])
        return -(-self.max_model_len // unit) * unit


def default_widths(max_num_seqs: int) -> tuple[int, ...]:
    """B and its half and quarter, in whole eights; B alone where it is less than eight.

    Decode graphs of any number of rows give the same bits on XLA:CPU (spike/08), so neither a stream's neighbours nor B change it.
    Other platforms may differ: the runner rehearses at warm-up which widths agree, and uses no others.
    """
    if max_num_seqs < 8:
        return (max_num_seqs,)
    return tuple(sorted({-(-max_num_seqs // (8 * part)) * 8 for part in (1, 2, 4)}))
