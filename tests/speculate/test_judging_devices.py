"""Proposals that were drawn, judged on two devices: the bits of one device, and how often the devices gather logits."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.conftest import require
from tests.device.conftest import bits
from tests.speculate.bench import Bench, config
from xlaengine.config import Kernels
from xlaengine.control.plan import NO_TOKEN
from xlaengine.ops.chosen import ops_for

B, K = 12, 2
SILENT = np.arange(B) % 2 == 1
"""Rows without a proposal."""


def bench(devices: int, kernels: Kernels) -> Bench:
    facts: dict[str, Any] = {"kernels": kernels, "cut_columns": kernels == "xla", "tensor_parallel_size": devices}
    ops_for(config(B, K, **facts)).ready()
    return Bench(config(B, K, **facts), draws=True)


def judged(one: Bench, filters: dict[str, Any]) -> Any:
    """Of rows that draw: tokens, the rows after the step, and logits without padding. Half of the rows adjust."""
    V, columns = one.model.vocab, {name: np.asarray(value) for name, value in filters.items()}
    state = one.state(1, temperature=np.full(B, 0.8, np.float32), adjusts=np.arange(B) % 4 < 2, **columns)
    law = np.random.default_rng(2).dirichlet(np.ones(V), (B, K)).astype(np.float32)
    tokens = np.random.default_rng(3).integers(0, V, (B, K), np.int32)
    after, out = one.judge(state, one.batch(tokens, counts=np.where(SILENT, 0, K), q=law))
    return out.tokens, after.slots, after.vocab, out.logits[:, :V]


def check(kernels: Kernels) -> None:
    """In a process with two devices. Prints the graph of two devices."""
    one, two = bench(1, kernels), bench(2, kernels)
    nothing = {"top_k": np.zeros(B, np.int32), "top_p": np.ones(B, np.float32), "min_p": np.zeros(B, np.float32)}
    seen = set()
    for filters in ({}, {"min_p": np.full(B, 0.1, np.float32)}, {"top_k": np.int32(SILENT * 5)}, {"top_p": np.float32(1 - 0.3 * SILENT)}):
        expected, found = (judged(each, nothing | filters) for each in (one, two))
        assert bits(found) == bits(expected), filters
        assert ((found[0] != NO_TOKEN).sum(1)[SILENT] == 1).all()
        seen.add(found[0].tobytes())
    assert len(seen) > 1
    print(two.executable(f"decode_{one.config.step_places[-1]}[{one.config.decode_widths[-1]}]").as_text())


@pytest.mark.slow
def test_drawn_proposals_are_judged_as_on_one_device_and_logits_gathered_once(kernels: Kernels) -> None:
    """Rows without a proposal draw with each filter."""
    require(kernels)
    command = [sys.executable, "-c", f"from {__name__} import check; check({kernels!r})"]
    environment = {**os.environ, "JAX_NUM_CPU_DEVICES": "2"}
    done = subprocess.run(command, cwd=Path(__file__).parents[2], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    gathers = re.findall(rf"f32\[{config(B, K).step_places[-1]},(\d+)\]\S* all-gather", done.stdout)
    assert gathers == [{"native": "96", "xla": "48"}[kernels]], "41 columns, filled up to whole panels on both devices"
