"""Streams of a client: their tokens, holds, cancellations and ends."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable

import numpy as np
import pytest

from tests.daemon.client.daemons import alone
from tests.daemon.fake_engine import logprobs_of
from xlaengine.daemon import Client, DaemonError
from xlaengine.daemon.protocol.commands import Command


def test_several_streams_at_once_are_what_each_is_alone(connect: Callable[..., Client]) -> None:
    client = connect()
    prompts = [[5, 6, 7 + i] for i in range(6)]
    streams = [client.start(prompt, 9, ignore_eos=True) for prompt in prompts]
    for prompt, stream in zip(prompts, streams, strict=True):
        assert stream.tokens() == alone(prompt, 9, ignore_eos=True)
        assert stream.is_finished
    assert client.close() == 0


def test_a_request_that_waits_for_slots_of_held_ones_says_so(connect: Callable[..., Client], caplog: pytest.LogCaptureFixture) -> None:
    client = connect(timeout=0.5)
    held = [client.start([5, 6], 7, quantum=2, ignore_eos=True) for _ in range(2)]
    assert [len(each.tokens()) for each in held] == [2, 2]
    assert caplog.messages == []
    third = client.start([5], 3, ignore_eos=True)
    for _ in range(2):
        with pytest.raises(TimeoutError):
            third.tokens()
    (told,) = caplog.messages
    assert told.startswith("request 3 waits for a slot, and all 2 are held by requests whose quantum is used up (1, 2): cancel() one")


def test_a_held_stream_goes_on_where_it_was(connect: Callable[..., Client]) -> None:
    client = connect()
    stream = client.start([5, 6], 7, quantum=2, ignore_eos=True)
    got, sizes = stream.tokens(), [2]
    while stream.is_held:
        got += stream.continue_(3).tokens()
        sizes.append(len(got))
    assert sizes == [2, 5, 7]
    assert got == alone([5, 6], 7, ignore_eos=True)
    with pytest.raises(DaemonError, match=r"prompt of 2 tokens \+ 7 sent \+ MORE 1000 = 1009 exceeds max_model_len"):
        stream.continue_(1000)
    assert (stream.is_finished, stream.finish_reason) == (True, "length")
    assert stream.continue_(5).tokens() == alone([5, 6], 12, ignore_eos=True)[7:]
    assert (stream.slot, stream.finish_reason) == (0, "length")
    other = client.start([9], 2, slot=0, ignore_eos=True)
    other.tokens()
    with pytest.raises(DaemonError, match=r"^err continue: stale: request 1 is done"):
        stream.continue_(1)
    assert other.continue_(3).tokens() == alone([9], 5, ignore_eos=True)[2:]


def test_a_held_stream_that_is_dropped_frees_its_slot_at_the_next_start(connect: Callable[..., Client]) -> None:
    client = connect(cache_slots=2)
    kept = client.start([5, 6], 6, quantum=2, ignore_eos=True)
    got = kept.tokens()
    for i in range(4):
        assert list(client.start([7, i], 8, quantum=2, slot=1, ignore_eos=True)) == alone([7, i], 8, ignore_eos=True)[:2]
    assert got + kept.continue_(4).tokens() == alone([5, 6], 6, ignore_eos=True)
    assert client.close() == 0


def test_a_stream_that_is_dropped_before_its_hold_frees_its_slot_for_one_that_waits(connect: Callable[..., Client]) -> None:
    client = connect(step=0.01, max_model_len=1000, cache_slots=1, timeout=5)
    running = client.start([5], 40, quantum=9, ignore_eos=True)
    next(running)
    del running
    waiting = client.start([6], 3, ignore_eos=True)
    assert waiting.tokens() == alone([6], 3, ignore_eos=True)


def test_a_held_stream_that_is_dropped_frees_its_slot_for_one_that_has_started_before(
    connect: Callable[..., Client], caplog: pytest.LogCaptureFixture
) -> None:
    client = connect(cache_slots=1, timeout=5)
    held = client.start([5], 9, quantum=2, ignore_eos=True)
    held.tokens()
    waiting = client.start([6], 3, ignore_eos=True)
    del held
    assert waiting.tokens() == alone([6], 3, ignore_eos=True)
    assert caplog.messages == []


def test_a_held_stream_that_is_dropped_frees_its_slot_for_one_that_waits_already(connect: Callable[..., Client]) -> None:
    client = connect(cache_slots=1, timeout=20)
    held = client.start([5], 9, quantum=2, ignore_eos=True)
    held.tokens()
    waiting, got = client.start([6], 3, ignore_eos=True), list[int]()
    thread = threading.Thread(target=lambda: got.extend(waiting.tokens()))
    thread.start()
    time.sleep(0.3)  # it waits
    del held
    thread.join(5)
    assert not thread.is_alive()
    assert got == alone([6], 3, ignore_eos=True)


def test_the_daemons_own_quantum_counts_where_a_start_gives_none(connect: Callable[..., Client]) -> None:
    client = connect(quantum=2)
    stream = client.start([5, 6], 6, ignore_eos=True)
    assert (len(stream.tokens()), stream.is_held) == (2, True)
    assert len(client.start([5, 6], 6, quantum=0, ignore_eos=True).tokens()) == 6


def test_numpys_numbers_are_arguments_as_pythons_are(connect: Callable[..., Client]) -> None:
    client = connect()
    numpys = client.start(
        np.array([5, 6]), np.int64(4), seed=np.uint32(7), temperature=np.float32(0.5), logit_bias={np.int64(3): np.float32(1)}
    )
    pythons = client.start([5, 6], 4, seed=7, temperature=0.5, logit_bias={3: 1.0})
    assert numpys.tokens() == pythons.tokens()
    assert client.start([5, 6], 4, stop_token_ids=np.array([], int)).tokens() == client.start([5, 6], 4).tokens()
    with pytest.raises((TypeError, ValueError, DaemonError), match=r"(?i)temperature.*'0\.5'|temperature.*0\.5"):
        client.start([5], 4, temperature="0.5")


def test_a_stream_that_waits_is_told_when_all_slots_become_held(connect: Callable[..., Client], caplog: pytest.LogCaptureFixture) -> None:
    client = connect(step=0.01, max_model_len=1000, cache_slots=1, timeout=2)
    running = client.start([5], 40, quantum=20, ignore_eos=True)
    next(running)
    waiting = client.start([6], 3, ignore_eos=True)
    with pytest.raises(TimeoutError):
        next(waiting)
    assert "request 2 waits for a slot, and all 1 are held by requests whose quantum is used up (1)" in caplog.text


def test_a_stream_says_why_it_has_ended_and_where_it_ran(connect: Callable[..., Client]) -> None:
    client = connect(step=0.01, max_model_len=1000, cache_slots=1)
    prompt = [5, 6]
    tokens = alone(prompt, 5, ignore_eos=True)
    endless = client.start([5], 900, ignore_eos=True)
    short = client.start(prompt, 3, ignore_eos=True)
    stopped = client.start(prompt, 5, stop_token_ids=tokens[1:2], ignore_eos=True)
    assert (endless.slot, short.slot, endless.finish_reason, short.finish_reason) == (0, None, None, None)
    endless.cancel()
    assert next(short) == tokens[0]
    assert short.slot == 0
    assert stopped.tokens() == tokens[: tokens.index(tokens[1]) + 1]
    assert [each.finish_reason for each in (endless, short, stopped)] == ["abort", "length", "stop"]
    held = client.start(prompt, 5, quantum=1, ignore_eos=True)
    held.tokens()
    assert held.finish_reason is None
    refused = client.start([1000], 5)
    assert refused.slot is None
    with pytest.raises(DaemonError):
        refused.tokens()
    assert refused.finish_reason == "error"


def test_a_cancelled_stream_ends_and_the_others_do_not(connect: Callable[..., Client]) -> None:
    client = connect(step=0.01, max_model_len=1000)
    one, two = client.start([5], 900, ignore_eos=True), client.start([6], 30, ignore_eos=True)
    first = next(one)
    one.cancel()
    assert one.is_finished
    assert len([first, *one]) < 900
    one.cancel()
    assert len(two.tokens()) == 30
    with pytest.raises(DaemonError, match="request 1 is finished"):
        one.continue_(3)
    client.ping()


def test_a_queued_stream_is_cancelled_by_its_epoch(connect: Callable[..., Client]) -> None:
    client = connect(step=0.01, max_model_len=1000, cache_slots=1)
    endless, queued = client.start([5], 900, ignore_eos=True), client.start([6], 3, ignore_eos=True)
    queued.cancel()
    assert (queued.tokens(), queued.finish_reason) == ([], "abort")
    endless.cancel()
    refused = client.start([1000], 3)
    refused.cancel()
    assert refused.finish_reason == "error"


def test_a_start_takes_the_sampling_parameters(connect: Callable[..., Client]) -> None:
    client = connect()
    settings = {"temperature": 0.7, "min_p": 0.1, "seed": 3, "repetition_penalty": 1.1, "presence_penalty": 0.5, "frequency_penalty": -0.5}
    tokens = alone([5, 6], 6, ignore_eos=True, **settings)
    stream = client.start([5, 6], 6, ignore_eos=True, logprobs=2, logit_bias={7: -1.5, 8: 2}, stop_token_ids=[tokens[4]], **settings)
    assert stream.tokens() == tokens[:5]
    assert (stream.finish_reason, stream.stop_reason) == ("stop", tokens[4])
    assert stream.logprobs == [logprobs_of(token, 2) for token in tokens[:5]]
    plain = client.start([5, 6], 3, min_tokens=3, ignore_eos=True)
    assert (len(plain.tokens()), plain.stop_reason, plain.logprobs) == (3, None, [])
    with pytest.raises(DaemonError, match="err start: req=3: stop strings are matched on text, and this model has no tokenizer"):
        client.start([5], 3, stop=["a, b\n", "c"]).tokens()
    with pytest.raises(DaemonError, match="logprobs 4 was asked for, this engine was built with max_logprobs 3"):
        client.start([5], 3, logprobs=4).tokens()
    with pytest.raises(DaemonError, match="MIN_P must be in"):
        client.start([5], 3, min_p=2).tokens()


def test_a_refused_continue_leaves_the_stream_held(connect: Callable[..., Client]) -> None:
    client = connect(step=0.02, max_model_len=1000)
    endless, held = client.start([5], 900, ignore_eos=True), client.start([6], 40, quantum=2, ignore_eos=True)
    held.tokens()
    client._ask(Command("QUIT"))
    with pytest.raises(DaemonError, match="err continue: the daemon is about to end"):
        held.continue_(3)
    assert held.is_held
    assert held.tokens() == []
    endless.cancel()
    assert client.close() == 0


def test_a_continue_that_is_not_sent_leaves_the_stream_held(connect: Callable[..., Client], monkeypatch: pytest.MonkeyPatch) -> None:
    def send(data: bytes, timeout: float, expect: Callable[[], object]) -> None:
        expect()
        raise TimeoutError

    client = connect()
    held = client.start([6], 40, quantum=2, ignore_eos=True)
    held.tokens()
    monkeypatch.setattr(client._sender, "send", send)
    with pytest.raises(TimeoutError):
        held.continue_(3)
    assert held.is_held


def test_an_interrupt_before_a_line_changes_nothing(connect: Callable[..., Client]) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    client = connect(cache_slots=1)
    held = client.start([6], 40, quantum=2, ignore_eos=True)
    tokens = held.tokens()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client._sender, "send", interrupt)
        with pytest.raises(KeyboardInterrupt):
            held.continue_(3)
    assert held.is_held
    tokens += held.continue_(3).tokens()
    assert tokens == alone([6], 5, ignore_eos=True)
    del held
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client._sender, "send", interrupt)
        with pytest.raises(KeyboardInterrupt):
            client.start([7], 3)  # it would first have cancelled what was dropped
    assert client.start([7], 3, ignore_eos=True).tokens() == alone([7], 3, ignore_eos=True)


def test_a_stream_is_not_cancelled_by_a_cancel_that_fails(connect: Callable[..., Client]) -> None:
    client = connect(step=0.01, max_model_len=1000, timeout=0.5)
    stream = client.start([5], 900, ignore_eos=True)
    next(stream)
    os.kill(client.ready.pid, signal.SIGSTOP)
    with pytest.raises(TimeoutError, match="the answer to cancel"):
        stream.cancel()
    with pytest.raises(DaemonError, match=r"^the daemon was killed: waited 0.5 s for the answer to cancel"):
        stream.tokens()
    assert stream.finish_reason == "error"


def test_a_stream_belongs_to_the_client_that_started_it(connect: Callable[..., Client]) -> None:
    one, other = connect(), connect()
    theirs = one.start([6], 5, quantum=2, ignore_eos=True)
    tokens = theirs.tokens()
    for use in (lambda: other.cancel(theirs), lambda: other.resume(theirs, 3), lambda: other.snapshot("a", theirs)):
        with pytest.raises(ValueError, match="request 1 was started by another client"):
            use()
    assert tokens + theirs.continue_(3).tokens() == alone([6], 5, ignore_eos=True)
