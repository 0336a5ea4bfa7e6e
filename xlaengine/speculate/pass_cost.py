"""The time of a model's pass, estimated from the model's shape alone.

`speculate.account` computes with these numbers. They are constants of a kind of device, not measured where the engine runs, so that a
stream replays on every machine. Only their ratios matter. `spike/12_pass_cost.py` compares them with measured passes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.speculate.account import Costs
from xlaengine.speculate.proposer import Work


@dataclass(frozen=True)
class Platform:
    """Constants of a kind of device, in milliseconds, and in bytes and floating-point operations per millisecond.

    Attributes:
        launch: ms of a graph, without its layers.
        layer: ms of a layer's small operations.
        row_layer: ms of a layer for each row: attention over a few hundred keys, norms, rotations.
        turn: additional ms if graphs of two models alternate: each evicts the other's weights from the caches.
        draw: ms of drawing tokens.
        draw_entry: additional ms for each logit that a token is drawn from.
        weigh: ms of `acceptance.drawn_after`.
        operations: floating-point operations per ms.
        memory: bytes per ms that are read from memory.
        cached: bytes per ms that are read if all weights fit into ``cache`` bytes.
    """

    launch: float
    layer: float
    row_layer: float
    turn: float
    draw: float
    draw_entry: float
    weigh: float
    operations: float
    memory: float
    cached: float
    cache: int

    def fixed(self, work: Work, itemsize: int) -> float:
        """Milliseconds of a pass that do not depend on its rows, without the launch: mostly reading the weights, without experts."""
        return self.layer * work.layers + self._reading(work, work.read_always, itemsize)

    def experts(self, work: Work, itemsize: int) -> tuple[tuple[float, float], ...]:
        """For each of the work's mixtures the fraction of its experts that a row chooses, and the milliseconds of reading all of them."""
        return tuple((mixture.fraction, self._reading(work, mixture.parameters, itemsize)) for mixture in work.mixtures)

    def shared(self, work: Work, itemsize: int, rows: int) -> float:
        """Milliseconds of a pass that its rows share: `fixed`, and reading the experts that at least one of them chooses."""
        chosen = sum(mixture.read(rows) for mixture in work.mixtures)
        return self.fixed(work, itemsize) + self._reading(work, chosen, itemsize)

    def _reading(self, work: Work, parameters: float, itemsize: int) -> float:
        """Milliseconds. Weights stay in the cache if all that tokens may read fits there."""
        return parameters * itemsize / (self.cached if work.size * itemsize <= self.cache else self.memory)

    def row(self, work: Work) -> float:
        """Milliseconds of each row of a pass: a multiplication and an addition for each parameter."""
        return self.row_layer * work.layers + self.multiplied(work)

    def multiplied(self, work: Work) -> float:
        """Milliseconds of one token's products. The tokens of a prompt share all other time."""
        return 2 * work.parameters / self.operations


CPU = Platform(
    launch=0.1,
    layer=0.017,
    row_layer=0.011,
    turn=0.06,
    draw=0.08,
    draw_entry=1e-5,
    weigh=0.4,
    operations=250e6,
    memory=27e6,
    cached=58e6,
    cache=32 << 20,
)
"""XLA's kernels, fitted to two cores of a server (spike/12): models of 3 to 135 M parameters, 1 to 8 rows of up to 5 places."""

NATIVE = replace(CPU, turn=0.03, layer=0.03, row_layer=0.0085, operations=515e6, memory=50e6, cached=150e6)
"""Native kernels, fitted likewise. The fitted memory bandwidth is too high, because reading overlaps the first rows."""

ACCELERATOR = Platform(
    launch=0.02,
    layer=0.02,
    row_layer=0.0,
    turn=0.0,
    draw=0.02,
    draw_entry=0.0,
    weigh=0.02,
    operations=700e9,
    memory=2.5e9,
    cached=2.5e9,
    cache=0,
)
"""Not measured. Seven tenths of an H100's product rate (991 T/s in bfloat16) and three quarters of its memory bandwidth (3.35 TB/s), by its
data sheet, and ten kernels of 2 us per layer."""


def platform(name: str, kernels: Kernels) -> Platform:
    """The constants for `Placement.platform` and `EngineConfig.kernels`."""
    if name != "cpu":
        return ACCELERATOR
    return NATIVE if kernels == "native" else CPU


def costs(
    platform: Platform,
    config: EngineConfig,
    settings: SpeculativeConfig,
    target: Work,
    drafter: Work,
    again: int,
    vocab: int,
    *,
    draws: bool,
) -> Costs:
    """The costs of speculation.

    Args:
        drafter: the drafter's work for one proposal.
        again: how many tokens, besides the last one, the drafter is fed before its first proposal.
        draws: the costs are those of streams with a temperature, which draw every token from ``vocab`` ones. A drafter with logits draws
            its proposals too.
    """
    B, itemsize = config.max_num_seqs, 2 if config.dtype == "bfloat16" else 4
    fixed, row = platform.launch + platform.fixed(target, itemsize), platform.row(target)
    each = platform.shared(drafter, itemsize, B) + B * platform.row(drafter)
    start = platform.launch + platform.turn + again * B * platform.row(drafter)
    if draws:
        fixed, row = fixed + platform.draw, row + vocab * platform.draw_entry
        if drafter.layers and settings.shape.is_chain:
            each += platform.draw / 2 + B * vocab * platform.draw_entry
        if settings.draws:
            start += platform.weigh
    experts = tuple((fraction, ms / row) for fraction, ms in platform.experts(target, itemsize))
    plain = row * Costs(fixed / row, experts=experts).rows(B)
    bucket = config.prefill_buckets[0]
    catch_up = platform.launch + platform.shared(drafter, itemsize, bucket) + bucket * platform.multiplied(drafter)
    return Costs(fixed / row, each / plain, start / plain, catch_up / plain if drafter.layers else 0.0, experts)
