"""How many steps does a batch job take over the least possible number, by the order in which waiting requests are admitted?

usage: python spike/15_order_of_admission.py

The engine's own scheduler at depth 2, with a fake device; no model, no jax. Requests are pulled as `LLM.run` pulls
them. For each workload and B: decode steps over ceil(tokens / B), first come, first served, then longest output first, by how many
waiting requests are considered and by how often one may be passed (both in batches of B; ``any`` is no bound). The median of the draws,
and the worst.
"""

from __future__ import annotations

import math
import random
import statistics
from collections import deque
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

from xlaengine.config import EngineConfig, SchedulingPolicy
from xlaengine.control.plan import Step, StepTokens
from xlaengine.control.scheduler import Scheduler
from xlaengine.types import Request, SamplingParams

DRAWS = 3
DEPTH = 2
EOS, OTHER = 2, 5

Length = tuple[int, int, int]
"""Tokens of the prompt, ``max_tokens``, and tokens until EOS."""

Draw = Callable[[random.Random], list[Length]]


def peers(count: int) -> Draw:
    def draw(rng: random.Random) -> list[Length]:
        return [(rng.randint(16, 256), out := rng.randint(16, 256), out) for _ in range(count)]

    return draw


def rising(rng: random.Random) -> list[Length]:
    """The longest requests come last."""
    return sorted(peers(64)(rng), key=lambda length: length[1])


def few_long(rng: random.Random) -> list[Length]:
    """One request in sixteen has 20 times as many output tokens."""
    return [(64, out := rng.randint(600, 1000) if rng.random() < 1 / 16 else rng.randint(20, 60), out) for _ in range(256)]


def early(rng: random.Random) -> list[Length]:
    """Streams end by EOS, so ``max_tokens`` says little."""
    return [(64, most := rng.randint(64, 512), rng.randint(16, most)) for _ in range(128)]


WORKLOADS: dict[str, Draw] = {"32 as peers": peers(32), "256 as peers": peers(256), "rising": rising, "few long": few_long, "early": early}


def request_of(name: str, length: Length) -> Request:
    return Request(request_id=name, prompt_token_ids=(1,) * length[0], params=SamplingParams(max_tokens=length[1], seed=0))


def steps_of(lengths: list[Length], B: int, policy: SchedulingPolicy, ahead: int, passes: float) -> int:
    """Returns the number of decode steps until all requests have ended."""
    scheduler = Scheduler(EngineConfig(max_num_seqs=B, max_model_len=2048, depth=DEPTH), (EOS,))
    queue: Any = scheduler._seating.waiting
    queue._candidates, queue._passes = ahead, passes
    source: Iterable[tuple[int, Length]] = iter(enumerate(lengths))
    left = {str(i): tokens for i, (_, _, tokens) in enumerate(lengths)}
    flights: deque[Step] = deque()
    while True:
        for i, length in islice(source, max(ahead - scheduler.queued, 0)):
            scheduler.add(request_of(str(i), length), policy=policy)
        if not scheduler.live:
            return scheduler.counters.decode_steps
        steps = [plan for plan in scheduler.plan() if isinstance(plan, Step)]
        flights += steps
        if not steps or len(flights) >= DEPTH:
            land(scheduler, flights.popleft(), left, B)


def land(scheduler: Scheduler, step: Step, left: dict[str, int], B: int) -> None:
    tokens: list[tuple[int, ...]] = [()] * B
    for lease in step.leases:
        name = lease.stream_id.request_id
        left[name] -= 1
        tokens[lease.slot] = (OTHER if left[name] > 0 else EOS,)
    list(scheduler.commit(step, StepTokens(tokens)))


def main() -> None:
    settings: list[tuple[str, SchedulingPolicy, int, float]] = [("fcfs", "fcfs", 1, 0)]
    for ahead, passes in ((1, 8), (2, 8), (4, 8), (8, 2), (8, 8), (8, math.inf), (16, 8), (16, math.inf)):
        settings.append((f"lof {ahead} {passes if passes < math.inf else 'any'}", "lof", ahead, passes))
    print(f"{'workload':14}{'B':>4} " + "".join(f"{name:>12}" for name, *_ in settings))
    found: dict[str, list[float]] = {name: [] for name, *_ in settings}
    for workload, draw in WORKLOADS.items():
        for B in (8, 16, 32):
            cells = []
            for name, policy, ahead, passes in settings:
                ratios = []
                for seed in range(DRAWS):
                    lengths = draw(random.Random(seed))
                    least = math.ceil(sum(tokens for *_, tokens in lengths) / B)
                    ratios.append(steps_of(lengths, B, policy, ahead * B, passes * B) / least)
                found[name] += ratios
                cells.append(f"{statistics.median(ratios):.3f} {max(ratios):.2f}")
            print(f"{workload:14}{B:>4} " + "".join(f"{cell:>12}" for cell in cells), flush=True)
    print("RESULT " + "  ".join(f"{name}: {statistics.geometric_mean(ratios):.3f}" for name, ratios in found.items()))


if __name__ == "__main__":
    main()
