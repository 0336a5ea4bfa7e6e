"""`Client` with daemons that are fast, slow or broken."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.daemon.fake_engine import FakeEngine, expected, logprobs_of
from xlaengine.daemon import Client, DaemonError
from xlaengine.daemon.errors import Malformed
from xlaengine.daemon.protocol.commands import Command
from xlaengine.daemon.protocol.replies import PROTOCOL, Ready

FAKE = (sys.executable, "-m", "tests.daemon.fake_cli", "daemon")
READY = str(Ready(PROTOCOL, 1, 2, 96, 131, 0, 64, 0))


@pytest.fixture
def connect() -> Iterator[Callable[..., Client]]:
    made: list[Client] = []

    def connect(step: float = 0.0, **options) -> Client:
        command = ("env", f"FAKE_STEP_SECONDS={step}", *FAKE)
        made.append(Client(**{"command": command, "cache_slots": 2, "timeout": 20, "start_timeout": 20} | options))
        return made[-1]

    yield connect
    for client in made:
        client.kill()


def alone(prompt: list[int], max_tokens: int, **params) -> list[int]:
    return expected(FakeEngine(2), prompt, max_tokens, **params)


def test_several_streams_at_once_are_what_each_is_alone(connect: Callable[..., Client]) -> None:
    client = connect()
    prompts = [[5, 6, 7 + i] for i in range(6)]
    streams = [client.start(prompt, 9, ignore_eos=True) for prompt in prompts]
    for prompt, stream in zip(prompts, streams, strict=True):
        assert stream.tokens() == alone(prompt, 9, ignore_eos=True)
        assert stream.is_finished
    assert client.close() == 0


def test_a_held_stream_goes_on_where_it_was(connect: Callable[..., Client]) -> None:
    client = connect()
    stream = client.start([5, 6], 7, quantum=2, ignore_eos=True)
    got, sizes = stream.tokens(), [2]
    while stream.is_held:
        got += stream.continue_(3).tokens()
        sizes.append(len(got))
    assert sizes == [2, 5, 7]
    assert got == alone([5, 6], 7, ignore_eos=True)
    with pytest.raises(DaemonError, match=r"prompt of 2 tokens \+ max_tokens 1007 = 1009 exceeds max_model_len"):
        stream.continue_(1000)
    assert (stream.is_finished, stream.finish_reason) == (True, "length")
    assert stream.continue_(5).tokens() == alone([5, 6], 12, ignore_eos=True)[7:]
    assert (stream.slot, stream.finish_reason) == (0, "length")
    other = client.start([9], 2, slot=0, ignore_eos=True)
    other.tokens()
    with pytest.raises(DaemonError, match=r"^err continue: stale: request 1 is done"):
        stream.continue_(1)
    assert other.continue_(3).tokens() == alone([9], 5, ignore_eos=True)[2:]


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


def test_refusals_are_errors_with_the_reply(connect: Callable[..., Client]) -> None:
    client = connect()
    with pytest.raises(DaemonError, match="err start: req=1: token id 1000 is outside the vocabulary"):
        client.start([1000], 3).tokens()
    with pytest.raises(DaemonError, match=r"err start: req=\d: prompt file '/no where' cannot be read"):
        client.start(Path("/no where"), 3).tokens()
    with pytest.raises(DaemonError, match="err snapshot: "):
        client.snapshot("a", 0)
    with pytest.raises(Malformed, match="control character 0x0a"):
        client.start("a\npath", 3)
    with pytest.raises(Malformed):
        client.start([], 3)
    held = client.start([5], 9, quantum=1, ignore_eos=True)
    held.tokens()
    with pytest.raises(Malformed):
        held.continue_(0)
    assert len(held.continue_(9).tokens()) == 8
    assert client.start([5], 3, ignore_eos=True).tokens() == alone([5], 3, ignore_eos=True)


@pytest.mark.parametrize("prompt", [None, 5, b"abc"])
def test_what_is_no_prompt_is_a_type_error_with_its_type(connect: Callable[..., Client], prompt: Any) -> None:
    with pytest.raises(TypeError, match=f"a prompt is token ids, or the path of a prompt file, got {type(prompt).__name__}"):
        connect().start(prompt, 3)


@pytest.mark.parametrize("text", ["Once upon a time", "a tale " * 40])
def test_a_text_in_place_of_a_prompt_is_told_that_it_is_a_path(connect: Callable[..., Client], text: str) -> None:
    client = connect()
    hint = "a str is the path of a prompt file, token ids go as a list"
    with pytest.raises(DaemonError, match=rf"(No such file or directory|File name too long); {hint}"):
        client.start(text, 3).tokens()
    with pytest.raises(DaemonError, match=r"No such file or directory$"):
        client.start(Path(text[:10]), 3).tokens()


def test_files_and_snapshots(connect: Callable[..., Client], tmp_path: Path) -> None:
    client = connect(text=True, snapshots=1)
    (prompt := tmp_path / "p q.txt").write_text("a text of some length")
    whole = client.start(prompt, 5, slot=1, ignore_eos=True).tokens()
    client.snapshot("kept", 1)
    client.restore("kept", 0)
    assert client.start(str(prompt), 5, slot=0, ignore_eos=True).tokens() == whole
    client.free_snapshot("kept")
    with pytest.raises(DaemonError, match="err restore: "):
        client.restore("kept", 0)
    assert client.stats()["steps"] == 1


def test_every_line_that_can_carries_the_epoch_that_it_means(connect: Callable[..., Client], monkeypatch: pytest.MonkeyPatch) -> None:
    client, sent = connect(snapshots=2), []
    send = client._sender.send
    monkeypatch.setattr(client._sender, "send", lambda data, timeout: (sent.append(data.decode()), send(data, timeout)))
    first = client.start([5, 6, 7], 9, quantum=1, slot=1, ignore_eos=True)
    first.tokens()
    first.continue_(1).tokens()
    first.cancel()
    client.snapshot("a", 1)
    client.restore("a", 0)
    client.restore_chain(["a"], [5, 6, 7], 0)
    client.start([5, 6, 7], 1, slot=0, ignore_eos=True).tokens()
    client.snapshot("b", first)
    assert [re.sub(r" [a-z_]+=\S+|\nPING|\n", "", line) for line in sent] == [
        "REQ=1 SLOT=1 EPOCH=0 START",
        "REQ=1 EPOCH=1 CONTINUE",
        "REQ=1 EPOCH=1 CANCEL",
        "SLOT=1 EPOCH=1 SNAPSHOT",
        "SLOT=0 EPOCH=0 RESTORE",
        "SLOT=0 EPOCH=3 RESTORE_CHAIN",
        "REQ=2 SLOT=0 EPOCH=4 START",
        "SLOT=1 EPOCH=1 SNAPSHOT",
    ]


def test_what_was_meant_for_an_ended_life_is_refused(connect: Callable[..., Client]) -> None:
    client = connect(snapshots=1)
    first, queued = client.start([5, 6, 7], 2, slot=0, ignore_eos=True), client.start([5, 6], 2, ignore_eos=True)
    assert (len(first.tokens()), len(queued.tokens())) == (2, 2)
    second = client.start([8, 9], 2, slot=0, ignore_eos=True)
    second.tokens()
    with pytest.raises(DaemonError, match=r"^err snapshot: stale: epoch 1 was that of request 1, which is done; slot 0 has no owner"):
        client.snapshot("a", first)
    client.snapshot("a", second)
    refused = client.start([1000], 2)
    with pytest.raises(DaemonError, match=r"^request 4 has no slot$"):
        client.snapshot("b", refused)


def test_a_queued_stream_is_cancelled_by_its_epoch(connect: Callable[..., Client]) -> None:
    client = connect(step=0.01, max_model_len=1000, cache_slots=1)
    endless, queued = client.start([5], 900, ignore_eos=True), client.start([6], 3, ignore_eos=True)
    queued.cancel()
    assert (queued.tokens(), queued.finish_reason) == ([], "abort")
    endless.cancel()
    refused = client.start([1000], 3)
    refused.cancel()
    assert refused.finish_reason == "error"


def test_what_a_start_can_say_of_its_tokens(connect: Callable[..., Client]) -> None:
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
    with pytest.raises(DaemonError, match="min_p must be in"):
        client.start([5], 3, min_p=2).tokens()


def test_many_threads_share_a_client(connect: Callable[..., Client]) -> None:
    client = connect(cache_slots=3)
    wrong: list[object] = []

    def work(number: int) -> None:
        try:
            for i in range(8):
                prompt, many = [5 + number, 6 + i], 5 + (number + i) % 7
                stream = client.start(prompt, many, quantum=2 if i % 2 else 0, ignore_eos=True)
                got = stream.tokens()
                while stream.is_held:
                    got += stream.continue_(2).tokens()
                if got != alone(prompt, many, ignore_eos=True):
                    wrong.append((prompt, got))
                client.ping()
                client.start(prompt, many, ignore_eos=True).cancel()
                assert client.stats()["daemon"]["requests"] > 0
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert wrong == []


def test_leaving_the_block_lets_what_runs_finish(connect: Callable[..., Client]) -> None:
    with connect(step=0.01) as client:
        stream = client.start([5], 40, ignore_eos=True)
        held = client.start([6], 40, quantum=1, ignore_eos=True)
        next(held)
    assert stream.tokens() == alone([5], 40, ignore_eos=True)
    with pytest.raises(DaemonError, match="held, and no CONTINUE can come"):
        held.tokens()
    assert client.close() == 0


def test_a_client_that_is_closed_says_so_and_nothing_else(connect: Callable[..., Client]) -> None:
    client = connect()
    held = client.start([6], 40, quantum=2, ignore_eos=True)
    assert len(held.tokens()) == 2
    client.close()
    for use in (client.ping, client.stats, lambda: client.start([5], 3), lambda: client.snapshot("a", 0)):
        with pytest.raises(DaemonError, match=r"^the client is closed$"):
            use()
    assert client.close() == 0


def test_leaving_the_block_with_an_error_waits_for_nothing(connect: Callable[..., Client]) -> None:
    client = connect(step=0.05, max_model_len=1000)
    stream = client.start([5], 900, ignore_eos=True)
    began = time.monotonic()
    client.__exit__(ZeroDivisionError, ZeroDivisionError(), None)
    assert time.monotonic() - began < 3
    with pytest.raises(DaemonError, match=r"err request 1: stopped by a signal|ended with status"):
        stream.tokens()


def test_closing_has_an_end_even_if_the_daemon_has_none(connect: Callable[..., Client], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlaengine.daemon.client.process.TERM_SECONDS", 0.2)
    client = connect()
    os.kill(client.ready.pid, signal.SIGSTOP)
    assert client.close(timeout=0.2) == -signal.SIGKILL


def test_a_daemon_that_answers_nothing_is_an_error_and_is_killed(connect: Callable[..., Client]) -> None:
    client = connect(timeout=0.3)
    stream = client.start([5], 1, quantum=0, ignore_eos=True)
    stream.tokens()
    os.kill(client.ready.pid, signal.SIGSTOP)
    with pytest.raises(TimeoutError, match=r"waited 0.3 s for a token of request 2"):
        client.start([5], 5).tokens()
    with pytest.raises(TimeoutError, match=r"waited 0.3 s for the answer to ping"):
        client.ping()
    assert client.close() == -signal.SIGKILL


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
    def send(data: bytes, timeout: float) -> None:
        raise TimeoutError

    client = connect()
    held = client.start([6], 40, quantum=2, ignore_eos=True)
    held.tokens()
    monkeypatch.setattr(client._sender, "send", send)
    with pytest.raises(TimeoutError):
        held.continue_(3)
    assert held.is_held


def test_a_cancel_that_fails_is_none(connect: Callable[..., Client]) -> None:
    client = connect(step=0.01, max_model_len=1000, timeout=0.5)
    stream = client.start([5], 900, ignore_eos=True)
    next(stream)
    os.kill(client.ready.pid, signal.SIGSTOP)
    with pytest.raises(TimeoutError, match="the answer to cancel"):
        stream.cancel()
    with pytest.raises(DaemonError, match=r"^the daemon was killed: waited 0.5 s for the answer to cancel"):
        stream.tokens()
    assert stream.finish_reason == "error"


def test_a_daemon_that_dies_ends_every_wait(connect: Callable[..., Client]) -> None:
    client = connect(step=0.05, max_model_len=1000)
    stream = client.start([5], 900, ignore_eos=True)
    next(stream)
    os.kill(client.ready.pid, signal.SIGKILL)
    with pytest.raises(DaemonError, match=r"^the daemon has ended with status -9$"):  # and nothing of how it was loaded
        stream.tokens()
    with pytest.raises(DaemonError, match=r"the daemon has ended|takes no more"):
        client.start([5], 3)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"model": "unknown"}, "ended with status 2\n  error: no model 'unknown'"),
        ({"command": ("sh", "-c", "echo this is no frame; exec sleep 9", "sh")}, "status -9: .* is no tagged frame"),
        ({"command": ("sh", "-c", "echo torn", "sh")}, "status 0, within a frame"),
        ({"command": ("sh", "-c", f"echo '{READY.replace('protocol=1', 'protocol=9')}' >&2; exec sleep 9", "sh")}, "speaks protocol 9"),
    ],
)
def test_what_is_no_daemon_is_an_error_at_once(connect: Callable[..., Client], options: dict, words: str) -> None:
    with pytest.raises(DaemonError, match=words):
        connect(**options)


def test_a_start_that_takes_too_long_is_an_error(connect: Callable[..., Client]) -> None:
    with pytest.raises(TimeoutError, match=r"waited 0.2 s for the daemon to start"):
        connect(command=("sh", "-c", "exec sleep 9", "sh"), start_timeout=0.2)


def test_the_phases_of_its_start_are_told_as_they_come(connect: Callable[..., Client], capfd: pytest.CaptureFixture[str]) -> None:
    told: list[str] = []
    client = connect(progress=told.append)
    assert told[0].startswith("load: done in")
    assert any("decode[8]" in line for line in told)
    before = len(told)
    client.start([5], 3).tokens()
    client.ping()
    client.close()
    assert told[before:] == []
    connect()
    assert capfd.readouterr() == ("", "")


def test_a_progress_that_fails_is_logged_and_called_no_more(connect: Callable[..., Client], caplog: pytest.LogCaptureFixture) -> None:
    told: list[str] = []

    def fail(line: str) -> None:
        told.append(line)
        raise ZeroDivisionError("no")

    client = connect(progress=fail)
    assert client.start([5], 3, ignore_eos=True).tokens() == alone([5], 3, ignore_eos=True)
    assert len(told) == 1
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError]


def play(script: str) -> dict[str, object]:
    """Options for a daemon that says its lines whatever it is asked."""
    return {"command": ("sh", "-c", f"echo '{READY}' >&2; {script}", "sh")}


def test_lost_replies_are_the_end(connect: Callable[..., Client]) -> None:
    client = connect(**play("read line; echo 'note 7 replies dropped: they were not read' >&2; exec sleep 9"))
    with pytest.raises(DaemonError, match=r"^the daemon dropped 7 replies that were not read in time: .* told apart$"):
        client.ping()
    with pytest.raises(DaemonError, match=r"^the daemon dropped 7 replies"):
        client.start([5], 3)
    assert client.close() == -signal.SIGKILL


def test_last_words_need_no_line_end(connect: Callable[..., Client]) -> None:
    client = connect(**play("read line; printf 'out of memory' >&2; exit 3"))
    with pytest.raises(DaemonError, match=r"^the daemon has ended with status 3\n  out of memory$"):
        client.ping()


def test_importing_the_client_does_not_import_jax() -> None:
    code = "import sys, json, xlaengine.daemon.client.client; print(json.dumps(list(sys.modules)))"
    loaded = {name.partition(".")[0] for name in json.loads(subprocess.check_output([sys.executable, "-c", code]))}
    assert not loaded & {"jax", "jaxlib", "numpy", "tokenizers"}


def test_a_forked_child_gets_an_error_at_once_and_the_parents_daemon_goes_on(connect: Callable[..., Client]) -> None:
    """Also if other threads held the client's locks at that moment."""
    client = connect()
    stream = client.start([5, 6], 7, quantum=2, ignore_eos=True)
    got = stream.tokens()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python's own, of which this is the answer
        child = os.fork()
    if child == 0:
        status = 1
        try:
            client._sender.lock, client._changed = locked(threading.Lock()), threading.Condition(locked(threading.Lock()))
            words = rf"belongs to process {os.getppid()}, and this is a fork of it, process {os.getpid()}"
            for_stream = (lambda: next(stream), lambda: stream.continue_(1), stream.cancel)
            for use in (client.ping, client.stats, lambda: client.start([5], 3), *for_stream):
                with pytest.raises(DaemonError, match=words):
                    use()
            with client:
                pass
            client.kill()
            status = 0
        finally:
            os._exit(status)
    deadline = time.monotonic() + 20
    while (ended := os.waitpid(child, os.WNOHANG)) == (0, 0) and time.monotonic() < deadline:
        time.sleep(0.01)
    if ended == (0, 0):
        os.kill(child, signal.SIGKILL)
    assert ended == (child, 0)
    assert got + stream.continue_(5).tokens() == alone([5, 6], 7, ignore_eos=True)
    assert client.close() == 0


def locked(lock: threading.Lock) -> threading.Lock:
    lock.acquire()
    return lock
