"""The meeting of processes before they join: who fits together, and that all are told the same if they do not. Here all are threads."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

from xlaengine.processes import JoinError, meeting
from xlaengine.processes.joining import _numbers, join
from xlaengine.processes.meeting import attend, receive

HOST = "127.0.0.1"
SECONDS = 20.0


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(8) as pool:
        yield pool


@pytest.fixture
def port() -> int:
    with socket.create_server(("", 0)) as server:
        return server.getsockname()[1]


def ends(*processes: Future[Any]) -> list[str | None]:
    """What each process raised; None if it may go on."""
    errors = [process.exception(SECONDS) for process in processes]
    assert all(error is None or isinstance(error, JoinError) for error in errors), errors
    return [None if error is None else str(error) for error in errors]


def test_processes_that_fit_together_go_on_in_whatever_order_they_come(threads: ThreadPoolExecutor, port: int) -> None:
    others = [threads.submit(attend, HOST, port, 4, number, SECONDS) for number in (3, 1)]
    time.sleep(0.3)
    first = threads.submit(receive, port, 4, SECONDS)
    time.sleep(0.3)
    assert not any(process.done() for process in (first, *others))
    assert ends(first, *others, threads.submit(attend, HOST, port, 4, 2, SECONDS)) == [None] * 4
    socket.create_server(("", port)).close()  # JAX's service can listen there now


def test_their_connections_are_their_lines_in_the_order_of_their_numbers(threads: ThreadPoolExecutor, port: int) -> None:
    """Also for a message that follows at once, and for one that comes after the meeting has long ended."""
    first = threads.submit(receive, port, 4, SECONDS)
    others = [threads.submit(attend, HOST, port, 4, number, SECONDS) for number in (3, 1, 2)]
    lines = first.result(SECONDS)
    for line, number in zip(lines, (1, 2, 3), strict=True):
        line.send(number)
    time.sleep(0.3)
    followers = [other.result(SECONDS) for other in others]
    assert [line.recv() for line in followers] == [3, 1, 2]
    for line in followers:
        line.send_bytes(b"ready")
    assert [line.recv_bytes() for line in lines] == [b"ready"] * 3
    followers[1].close()
    with pytest.raises(EOFError):
        lines[0].recv_bytes()


def test_a_process_that_ends_as_the_last_one_comes_is_an_end_of_its_line(
    threads: ThreadPoolExecutor, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    gather = meeting._gather

    def slowly(here: Any, *more: Any) -> None:
        gather(here, *more)
        come.close()
        time.sleep(0.5)

    monkeypatch.setattr(meeting, "_gather", slowly)
    first = threads.submit(receive, port, 2, SECONDS)
    time.sleep(0.3)
    with socket.create_connection((HOST, port)) as come:
        come.sendall(b'{"number": 1, "count": 2}\n')
        (line,) = first.result(SECONDS)
    with pytest.raises(EOFError):
        line.recv_bytes()


def test_two_processes_of_one_number_are_told_with_both_machines_and_so_are_all_others(threads: ThreadPoolExecutor, port: int) -> None:
    """Those too that come a little later."""
    first = threads.submit(receive, port, 4, SECONDS)
    early = [threads.submit(attend, HOST, port, 4, 1, SECONDS) for _ in range(2)]
    time.sleep(1)
    late = [threads.submit(attend, HOST, port, 4, number, SECONDS) for number in (2, 3)]
    why = f"process_id is 1 in two processes, at {HOST} and at {HOST}: start each process with a number of its own, from 0 to 3"
    assert ends(first, *early, *late) == [why] * 5


def test_a_process_with_another_number_of_processes_is_told_with_both_and_so_are_all_others(threads: ThreadPoolExecutor, port: int) -> None:
    first = threads.submit(receive, port, 3, SECONDS)
    early = threads.submit(attend, HOST, port, 3, 1, SECONDS)
    time.sleep(0.3)
    why = "num_processes is 4 in process 2, and 3 in process 0: start all processes with one number"
    assert ends(first, early, threads.submit(attend, HOST, port, 4, 2, SECONDS)) == [why] * 3


def test_a_process_that_has_ended_may_be_started_again(threads: ThreadPoolExecutor, port: int) -> None:
    first = threads.submit(receive, port, 3, SECONDS)
    time.sleep(0.3)
    with socket.create_connection((HOST, port)) as line:
        line.sendall(b'{"number": 1, "count": 3}\n')
        time.sleep(0.2)
    time.sleep(0.2)
    assert ends(first, *(threads.submit(attend, HOST, port, 3, number, SECONDS) for number in (1, 2))) == [None] * 3


def test_what_is_not_of_the_run_keeps_nobody_out(threads: ThreadPoolExecutor, port: int) -> None:
    first = threads.submit(receive, port, 2, SECONDS)
    time.sleep(0.3)
    strangers = [socket.create_connection((HOST, port)) for _ in range(4)]
    for stranger, words in zip(strangers, (b"GET / HTTP/1.1\r\n\r\n", b'{"number": "1"}\n', b"{" * 9999, b""), strict=True):
        stranger.sendall(words)
    start = time.monotonic()
    assert ends(first, threads.submit(attend, HOST, port, 2, 1, SECONDS)) == [None] * 2
    assert time.monotonic() - start < 8  # the silent one is heard for 10 seconds
    for stranger in strangers:
        stranger.close()


def test_processes_that_do_not_come_are_named_to_those_that_have(
    threads: ThreadPoolExecutor, port: int, caplog: pytest.LogCaptureFixture
) -> None:
    first = threads.submit(receive, port, 4, 1.0, 0.3, 0.1)
    why = "processes 1, 3 of 4 did not join within 1 seconds"
    assert ends(first, threads.submit(attend, HOST, port, 4, 2, SECONDS)) == [why] * 2
    assert [record.getMessage() for record in caplog.records] == ["process 0 of 4 waits for processes 1, 3 to join"]


def test_a_process_that_waits_for_process_0_says_so(port: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(meeting, "REACH_SECONDS", 0.3)
    with pytest.raises(JoinError, match="within 1 seconds"):
        attend("127.0.0.1", port, 3, 2, 1)
    (said,) = caplog.messages
    assert said.startswith(f"process 2 waits for process 0 at 127.0.0.1:{port} (")


def test_a_second_process_0_and_one_that_is_not_there_are_called_that(threads: ThreadPoolExecutor, port: int) -> None:
    assert ends(threads.submit(attend, HOST, port, 2, 1, 0.3)) == [
        f"process 0 was not reached at {HOST}:{port} within 0 seconds ([Errno 111] Connection refused)"
    ]
    with socket.create_server(("", port)):
        (why,) = ends(threads.submit(receive, port, 2, SECONDS))
    why_two = "another process may have process_id 0 too, or an earlier run may go on"
    assert why == f"process 0 cannot listen at port {port}: Address already in use; {why_two}"


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (b"\x00\x00\x06\x04\x00\x00\x00\x00\x00", "is not a process 0 that waits for others: have all processes joined already?"),
        (b"", "was lost before all processes had joined"),
    ],
)
def test_a_process_that_comes_late_is_told_so(answer: bytes, words: str, threads: ThreadPoolExecutor) -> None:
    """JAX's service listens at that port then, and speaks HTTP/2."""
    with socket.create_server((HOST, 0)) as service:
        late = threads.submit(attend, HOST, service.getsockname()[1], 2, 1, SECONDS)
        line, _ = service.accept()
        with line:
            line.recv(100)
            line.sendall(answer)
    (why,) = ends(late)
    assert words in str(why)


@pytest.mark.parametrize(
    ("count", "number", "why"),
    [
        (2, 2, r"^process_id is 2, and num_processes is 2: the numbers of 2 processes are 0 to 1$"),
        (None, 1, r"^give num_processes and process_id: JAX finds them only in jobs of Slurm"),
    ],
)
def test_numbers_that_cannot_be_are_refused_before_any_other_process_is_asked(count: int | None, number: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        join("nowhere.invalid:1", count, number)


def test_numbers_that_are_not_given_are_those_of_the_job_that_jax_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    slurm = {"JOB_ID": "7", "STEP_NODELIST": "h", "NTASKS": "3", "PROCID": "2", "LOCALID": "0", "STEP_NUM_NODES": "1", "JOB_NUM_NODES": "1"}
    for name, value in slurm.items():
        monkeypatch.setenv(f"SLURM_{name}", value)
    assert _numbers(None, None) == (3, 2)
    assert _numbers(4, None) == (4, 2)
    with pytest.raises(ValueError, match=r"^process_id is 2, and num_processes is 2: "):
        _numbers(2, None)
