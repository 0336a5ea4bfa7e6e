"""A runner that does what the leader's has told comes to the same state. Here both are in one process, with one device each."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import jax
import numpy as np
import pytest

from tests.conftest import TinyModel, tiny_config
from tests.streams import drain, request
from xlaengine.control.plan import Prefill
from xlaengine.engine import Engine
from xlaengine.following import obey
from xlaengine.runner import Runner
from xlaengine.runner.leading import OUT_OF_STEP, LeadingRunner


class Told:
    """A leader's lines, as pickles."""

    leads = False

    def __init__(self) -> None:
        self.told: list[bytes] = []

    def tell(self, message: Any) -> None:
        self.told.append(pickle.dumps(message))

    def await_ready(self) -> None:
        pass


@pytest.fixture
def lines() -> Told:
    return Told()


@pytest.fixture
def leading(lines: Told, tiny_model: Callable[[str], TinyModel]) -> Engine:
    return Engine(LeadingRunner(lines, *tiny_model("llama3"), tiny_config(3, 2)))  # type: ignore[arg-type]


def test_what_is_told_leads_to_the_same_state(leading: Engine, lines: Told, tiny_model: Callable[[str], TinyModel]) -> None:
    assert list(map(pickle.loads, lines.told)) == ["construct", "rehearse"]
    for i in range(5):
        leading.submit(request(str(i), range(1, 20 + i), temperature=0.5 * i, max_tokens=9, logprobs=2))
    for _ in range(6):
        leading.step()
    leading.evict("0")  # its keys and values go through the host
    drain(leading)
    wanted = [np.array(leaf) for leaf in jax.tree.leaves(leading.runner.state)]
    follower = Runner(*tiny_model("llama3"), tiny_config(3, 2))
    for told in lines.told[2:]:
        obey(follower, pickle.loads(told))
    for leaf, other in zip(jax.tree.leaves(follower.state), wanted, strict=True):
        assert np.array(leaf).tobytes() == other.tobytes()
    leading.reset()
    leading.close()
    assert [pickle.loads(told) for told in lines.told[-2:]] == ["reset", "close"]
    assert not lines.leads
    follower.close()


def test_nothing_is_launched_after_a_launch_that_failed(leading: Engine, lines: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    runner = leading.runner

    def fail(self: Runner, plan: object) -> None:
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(Runner, "dispatch", fail)
        with pytest.raises(MemoryError):
            runner.dispatch(Prefill(()))
    told = len(lines.told)
    for launch in (lambda: runner.dispatch(Prefill(())), runner.reset):
        with pytest.raises(RuntimeError, match=OUT_OF_STEP):
            launch()
    runner.close()
    assert len(lines.told) == told
    assert lines.leads  # the followers wait for a device: they can serve no other


def test_the_processes_serve_one_engine_at_a_time(leading: Engine, lines: Told, tiny_model: Callable[[str], TinyModel]) -> None:
    with pytest.raises(RuntimeError, match="close it first"):
        LeadingRunner(lines, *tiny_model("llama3"), tiny_config(3, 2))  # type: ignore[arg-type]
    leading.close()
