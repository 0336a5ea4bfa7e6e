"""The trained hybrid of the package and the layer for multi-token prediction in its checkpoint, through whole engines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from tests.conftest import tiny_config
from tests.speculating import LeftOpen, largest_step, watch, workload
from tests.streams import request, run, tokens
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verdict import Level
from xlaengine.check.verify.verify import verify
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.opening import ModelFiles
from xlaengine.sources import resolve
from xlaengine.text import load_tokenizer
from xlaengine.types import Request

pytestmark = pytest.mark.slow  # graphs of a model of this size take seconds to compile

MTP = SpeculativeConfig(method="mtp", num_speculative_tokens=3, adaptive=False, acceptance="coupled")
LINES = ("To be, or not to be, that is the", "Enter KING HENRY, attended by the", "My lord, I do not know what", "ROMEO.\nI am not so.\n\n")


@pytest.fixture(scope="module", autouse=True)
def one_size_of_steps() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(EngineConfig, "step_places", largest_step)
        yield


def engine_of(B: int, speculative: SpeculativeConfig | None = None) -> Engine:
    return Engine(ModelFiles("tiny-hybrid").runner(tiny_config(B, enable_prefix_caching=True, speculative=speculative)))


@pytest.fixture(scope="module")
def plain() -> Iterator[Engine]:
    engine = engine_of(3)
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def speculating() -> Iterator[Engine]:
    engine = engine_of(3, MTP)
    yield engine
    engine.close()


def asked() -> list[Request]:
    tokenizer = load_tokenizer(resolve("tiny-hybrid"))
    prompts = [tokenizer.encode(line, add_special_tokens=True) for line in LINES]
    return [request(f"r{i}", prompt, max_tokens=60 - 7 * i, ignore_eos=True) for i, prompt in enumerate(prompts)]


def streams(engine: Engine) -> dict[str, list[int]]:
    return {name: tokens(events) for name, events in run(engine, asked()).items()}


def check_with_oracle(engine: Engine, sizes: Sequence[int], levels: Sequence[Level]) -> None:
    found = verify(
        lambda B: LeftOpen(engine.runner, None) if B == 3 else engine_of(B),
        workload(6),
        max_num_seqs=sizes,
        schedules=3,
        levels=levels,
        open_oracle=lambda: Oracle(open_checkpoint(resolve("tiny-hybrid").path)),
    )
    engine.reset()  # its slots hold what the verified engine has left
    assert found.divergences == []
    assert found.passed
    assert {row.status for row in found.of_level(3)} == {"exact"}


def test_streams_are_those_of_the_oracle_under_any_schedule_and_at_any_size(plain: Engine) -> None:
    check_with_oracle(plain, (2, 3), (1, 2, 3))


def test_streams_with_proposals_are_those_of_the_oracle_under_any_schedule(speculating: Engine) -> None:
    check_with_oracle(speculating, (3,), (1, 3))


def test_greedy_streams_and_accepted_lengths_are_the_same_at_every_depth(
    plain: Engine, speculating: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected, passes, seen = streams(plain), watch(speculating, monkeypatch), []
    assert len({tuple(stream[:20]) for stream in expected.values()}) == len(LINES), "the model says the same whatever it is asked"
    for depth in (1, 2, 3):
        speculating.reconfigure(depth=depth)
        passes.clear()
        assert streams(speculating) == expected
        seen.append(dict(passes))
    assert seen[0] == seen[1] == seen[2]
    lengths = [given for steps in seen[0].values() for count, given in steps if count]
    assert set(lengths) == {1, 2, 3, 4}
    assert sum(lengths) / len(lengths) > 2
