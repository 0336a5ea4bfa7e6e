"""A check of one engine: a request at random places among random requests."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from xlaengine.check.compare import alone
from xlaengine.check.verify.gates import GateReport, failures_of, reporting, together
from xlaengine.check.verify.workload import draw_requests
from xlaengine.engine import Engine
from xlaengine.types import Request


def needle(engine: Engine, request: Request, rng: np.random.Generator, trials: int = 10) -> GateReport:
    """Runs the request at a random place among up to 3 B random requests of random lengths, new ones in each trial.

    Raises:
        RuntimeError: the engine has other requests.
    """
    request = replace(reporting(engine, request), request_id="needle")
    expected = alone(engine, request)
    pairs = []
    for _ in range(trials):
        hay = draw_requests(
            int(rng.integers(2**63)),
            int(rng.integers(1, 3 * engine.config.max_num_seqs + 1)),
            engine.model.vocab,
            max_model_len=engine.config.max_model_len,
        )
        place = int(rng.integers(len(hay) + 1))
        pairs.append((expected, together(engine, [*hay[:place], request, *hay[place:]])["needle"]))
    return GateReport(trials, tuple(failures_of("trial {}", pairs)))
