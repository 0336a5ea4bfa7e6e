"""A daemon that reports experts: with its last token a request has those of all its tokens, as an engine of its own reports them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.daemon.bench import CONTINUES, DONE, ERROR, Bench
from tests.daemon.pipes import frames
from tests.streams import request, run, tokens
from tests.test_routed_experts import experts_of
from xlaengine.cli.main import main
from xlaengine.daemon import Client
from xlaengine.daemon.protocol.frames import ExpertsFrame, Frame, LogprobsFrame
from xlaengine.engine import Engine

PROMPT = (5, 6, 7, 8, 9, 10, 11)
START = f"START tokens={','.join(map(str, PROMPT))} ignore_eos=1"


@pytest.fixture(scope="module")
def engine(tiny_model: Callable[[str], TinyModel]) -> Iterator[Engine]:
    """Its graphs are those of ``tests/test_routed_experts.py``."""
    with closing(make_engine(tiny_model("mixtral"), tiny_config(3, 2, snapshots=1, enable_return_routed_experts=True))) as built:
        yield built


def alone(engine: Engine, length: int) -> tuple[list[int], np.ndarray]:
    events = run(engine, [request("alone", PROMPT, max_tokens=length, ignore_eos=True)])["alone"]
    return tokens(events), experts_of(events)


def experts_in(bench: Bench, request_id: int) -> list[np.ndarray]:
    found = frames(bytes(bench.out.data))
    return [frame.experts for frame in found if isinstance(frame, ExpertsFrame) and frame.request_id == request_id]


def test_the_frame_comes_before_those_of_the_last_token(engine: Engine) -> None:
    bench = Bench(engine)
    bench.say(f"REQ 4 {START} gen=6 logprobs=2", "REQ 5 START tokens=40,41 gen=9 ignore_eos=1")
    bench.run()
    mine = [frame for frame in frames(bytes(bench.out.data)) if frame.request_id == 4]
    kinds = [ExpertsFrame, LogprobsFrame, Frame, Frame]
    assert [type(frame) for frame in mine] == [LogprobsFrame, Frame] * 5 + kinds
    wanted, chosen = alone(engine, 6)
    assert bench.tokens(4) == wanted
    (found,) = experts_in(bench, 4)
    assert (found.dtype, found.shape[0]) == (np.uint8, len(PROMPT) + 5)
    np.testing.assert_array_equal(found, chosen)
    assert len(experts_in(bench, 5)) == 1


def test_a_request_that_was_held_has_those_of_all_its_tokens_at_its_end_only(engine: Engine) -> None:
    bench = Bench(engine)
    bench.say(f"REQ 4 {START} gen=6 quantum=2")
    bench.run()
    assert bench.terminals(4) == [CONTINUES]
    assert experts_in(bench, 4) == []
    bench.say("REQ 4 CONTINUE 9")
    bench.run()
    (found,) = experts_in(bench, 4)
    np.testing.assert_array_equal(found, alone(engine, 6)[1])


def test_a_request_that_goes_on_past_its_last_token_reports_all_again(engine: Engine) -> None:
    bench = Bench(engine)
    bench.say(f"REQ 4 {START} gen=3")
    bench.run()
    before = np.sum([sum(layer) for layer in engine.metrics()["expert_tokens"]])
    bench.say("REQ 4 CONTINUE 5")
    bench.run()
    assert bench.terminals(4) == [DONE, DONE]
    load = np.sum([sum(layer) for layer in engine.metrics()["expert_tokens"]]) - before
    first, second = experts_in(bench, 4)
    wanted, chosen = alone(engine, 8)
    assert bench.tokens(4) == wanted
    np.testing.assert_array_equal(first, chosen[: len(PROMPT) + 2])
    np.testing.assert_array_equal(second, chosen)
    assert load == 5 * chosen[0].size, "only new tokens are counted"


def test_entries_of_a_snapshot_bring_their_experts(engine: Engine) -> None:
    bench = Bench(engine)
    bench.say(f"SLOT 0 REQ 4 {START} gen=6")
    bench.run()
    bench.say("SLOT 0 SNAPSHOT a", "SLOT 1 RESTORE a")
    reused = engine.metrics()["prefill_tokens_reused"]
    bench.say(f"SLOT 1 REQ 5 {START} gen=6")
    bench.run()
    assert engine.metrics()["prefill_tokens_reused"] > reused
    for request_id in (4, 5):
        np.testing.assert_array_equal(experts_in(bench, request_id)[0], alone(engine, 6)[1])


def test_a_cancelled_request_reports_none(engine: Engine) -> None:
    bench = Bench(engine)
    bench.say(f"REQ 4 {START} gen=6 quantum=2")
    bench.run()
    bench.say("CANCEL 4")
    bench.run()
    assert bench.terminals(4) == [CONTINUES, ERROR]
    assert experts_in(bench, 4) == []


@pytest.mark.parametrize(
    ("options", "status", "words"),
    [
        ([], 2, "--enable-return-routed-experts needs --stream-tagged: untagged frames are token ids alone"),
        (["--stream-tagged"], 2, "enable_return_routed_experts: none of the model's 3 layers has experts"),
    ],
)
def test_an_untagged_stream_and_a_dense_model_are_refused(
    capfd: pytest.CaptureFixture[str], options: list[str], status: int, words: str
) -> None:
    with pytest.raises(SystemExit) as exit:
        main(["daemon", "--model", "tiny", "--enable-return-routed-experts", *options])
    assert exit.value.code == status
    out, err = capfd.readouterr()
    assert not out
    assert words in " ".join(err.split())


@pytest.mark.slow
def test_the_client_has_them_of_a_stream_that_is_done(engine: Engine) -> None:
    options = {"cache_slots": 2, "max_model_len": 64, "probe": False, "dtype": "float32"}
    with Client(str(FIXTURES / "mixtral"), enable_return_routed_experts=True, **options) as daemon:
        stream = daemon.start(PROMPT, 6, quantum=2, ignore_eos=True)
        first = stream.tokens()
        assert stream.routed_experts is None
        again = stream.continue_(9).tokens()
    wanted, chosen = alone(engine, 6)
    assert first + again == wanted
    assert stream.routed_experts is not None
    np.testing.assert_array_equal(stream.routed_experts, chosen)
