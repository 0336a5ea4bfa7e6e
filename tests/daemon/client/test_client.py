"""A client's start, its requests and its other lines, with daemons that work and daemons that do not."""

from __future__ import annotations

import copy
import json
import os
import pickle
import re
import signal
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.daemon.client.daemons import READY, alone
from xlaengine.daemon import Client, DaemonError
from xlaengine.daemon.errors import Malformed


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
def test_the_error_for_a_text_in_place_of_a_prompt_says_that_a_str_is_a_path(connect: Callable[..., Client], text: str) -> None:
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


def test_every_line_that_may_have_an_epoch_has_it(connect: Callable[..., Client], monkeypatch: pytest.MonkeyPatch) -> None:
    client, sent = connect(snapshots=2), []
    send = client._sender.send
    monkeypatch.setattr(client._sender, "send", lambda data, *rest: (sent.append(data.decode()), send(data, *rest))[1])
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


def test_a_line_for_an_ended_request_is_refused(connect: Callable[..., Client]) -> None:
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


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"model": "unknown"}, "ended with status 2\n  error: no model 'unknown'"),
        ({"command": ("sh", "-c", "echo this is not a frame; exec sleep 9", "sh")}, "status -9: .* is not a tagged frame"),
        ({"command": ("sh", "-c", "echo torn", "sh")}, "status 0, within a frame"),
        ({"command": ("sh", "-c", f"echo '{READY.replace('protocol=1', 'protocol=9')}' >&2; exec sleep 9", "sh")}, "speaks protocol 9"),
    ],
)
def test_a_process_that_is_no_daemon_is_an_error_at_once(connect: Callable[..., Client], options: dict, words: str) -> None:
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
            client._sender._order = client._changes.lock = locked(threading.Lock())
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
    deadline = time.monotonic() + 60
    while (ended := os.waitpid(child, os.WNOHANG)) == (0, 0) and time.monotonic() < deadline:
        time.sleep(0.01)
    if ended == (0, 0):
        os.kill(child, signal.SIGKILL)
    assert ended == (child, 0)
    assert got + stream.continue_(5).tokens() == alone([5, 6], 7, ignore_eos=True)
    assert client.close() == 0


@pytest.mark.parametrize("copy", [pickle.dumps, copy.copy, copy.deepcopy])
def test_a_copy_is_refused_in_words(connect: Callable[..., Client], copy: Callable[[Client], Any]) -> None:
    with pytest.raises(TypeError, match=r"^a Client can be neither copied nor pickled: .* Start one in each$"):
        copy(connect())


def locked(lock: threading.Lock) -> threading.Lock:
    lock.acquire()
    return lock
