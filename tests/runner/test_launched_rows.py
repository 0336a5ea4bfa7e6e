"""What the runner puts on the device for a plan, without a device: launches are recorded, and nothing is compiled."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import jax
import numpy as np
import pytest

from xlaengine.config import EngineConfig
from xlaengine.control.plan import CopyPrefix, Lease, Step
from xlaengine.memory.state import State
from xlaengine.runner import Runner
from xlaengine.runner.ledger import Ledger
from xlaengine.runner.placement import Placement
from xlaengine.types import StreamId

CONFIG = EngineConfig(max_num_seqs=4, max_model_len=96, kv_block=16, decode_widths=(2, 4), max_logprobs=0)


def leases(*slots: int) -> tuple[Lease, ...]:
    return tuple(Lease(slot, StreamId(f"r{slot}"), 1) for slot in slots)


@pytest.fixture
def recording() -> tuple[Runner, list[tuple[str, Any]]]:
    """A runner that has not started, and what it launches."""
    runner, launched = object.__new__(Runner), []
    runner.state = cast(State, "there is one, so that none is made")
    runner.config, runner.ledger, runner.placement = CONFIG, Ledger((), {}), Placement()
    runner._rows = {width: ((), jax.device_put(np.full(width, 4, np.int32))) for width in (2, 4)}

    def launch(name: str, batch: Any) -> Any:
        launched.append((name, batch))
        return SimpleNamespace(tokens=np.zeros(4, np.int32), logits=None)

    runner._launch = launch
    return runner, launched


def test_each_step_takes_the_rows_of_its_plan(recording: tuple[Runner, list[tuple[str, Any]]]) -> None:
    runner, launched = recording
    for slots, width in [((0, 1), 2), ((2, 1), 2), ((0, 1, 3), 4), ((3,), 2), ((3,), 2)]:
        runner.dispatch(Step(leases(*slots), width, (None,) * len(slots)))
    rows = [(name, np.asarray(batch.rows).tolist()) for name, batch in launched]
    alone = ("decode[2]", [3, 4])
    assert rows == [("decode[2]", [0, 1]), ("decode[2]", [2, 1]), ("decode[4]", [0, 1, 3, 4]), alone, alone]
    assert launched[-1][1].rows is launched[-2][1].rows, "the same rows were put twice"


@pytest.mark.parametrize(("start", "end", "blocks"), [(0, 16, (0, 1)), (0, 17, (0, 2)), (16, 40, (1, 3)), (20, 41, (1, 3))])
def test_a_copy_reaches_to_the_end_of_its_last_block(
    start: int, end: int, blocks: tuple[int, int], recording: tuple[Runner, list[tuple[str, Any]]]
) -> None:
    runner, launched = recording
    runner.dispatch(CopyPrefix(leases(2)[0], 1, start, end))
    ((name, batch),) = launched
    assert (name, int(batch.source), int(batch.target), (int(batch.first), int(batch.end))) == ("copy_prefix", 1, 2, blocks)
