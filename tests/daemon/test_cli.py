"""``xlaengine daemon`` as a process with pipes."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.children import inherited_signals
from tests.daemon.fake_cli import fake_modules
from tests.daemon.pipes import frames
from tests.effort import slow
from xlaengine.cli.main import main
from xlaengine.daemon.protocol.frames import DONE, ERROR, Frame, FrameReader, LogprobsFrame
from xlaengine.daemon.protocol.replies import PROTOCOL, Ready

ROOT = Path(__file__).parents[2]
FAKE = [sys.executable, "-m", "tests.daemon.fake_cli", "daemon"]
TINY = [sys.executable, "-m", "xlaengine", "daemon", "--model", "tiny", "--max-model-len", "96", "--cache-slots", "2", "--snapshots", "1"]

SECONDS = 120
"""Until a process is taken to hang, on a machine that does other work too."""

Popen = subprocess.Popen[bytes]


@pytest.fixture
def spawn() -> Iterator[Callable[..., Popen]]:
    made: list[Popen] = []

    def spawn(*options: str, command: list[str] = FAKE, pass_fds: tuple[int, ...] = (), **environment: str) -> Popen:
        pipe = subprocess.PIPE
        env = os.environ | environment
        with inherited_signals():
            made.append(subprocess.Popen([*command, *options], stdin=pipe, stdout=pipe, stderr=pipe, pass_fds=pass_fds, cwd=ROOT, env=env))
        return made[-1]

    yield spawn
    for process in made:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            assert pipe is not None
            with suppress(BrokenPipeError):  # what was never flushed
                pipe.close()


def until_ready(process: Popen) -> Ready:
    assert process.stderr is not None
    for line in process.stderr:
        if ready := Ready.read(line.decode()):
            return ready
    raise AssertionError("no daemon")


def say(process: Popen, text: str) -> None:
    assert process.stdin is not None
    process.stdin.write(text.encode())
    process.stdin.flush()


def test_a_session_from_loading_to_the_end_of_input(spawn: Callable[..., Popen], tmp_path: Path) -> None:
    process = spawn("--stream-tagged", "--target-cache-slots", "3", "--max-model-len", "50", "--quantum", "2", "--snapshots", "1")
    (prompt := tmp_path / "p.bin").write_bytes(struct.pack("<3i", 5, 6, 7))
    out, err = process.communicate(f"REQ 7 START {prompt} 5\nPING\nSTATS\nno such thing\n".encode(), timeout=SECONDS)
    assert process.returncode == 0
    told = err.decode().splitlines()
    (ready,) = [ready for line in told if (ready := Ready.read(line))]
    assert ready == (PROTOCOL, process.pid, 3, 50, 131, 2, 64, 1)
    phases = [re.sub(r"\d+\.\d s$", "N s", line) for line in told[: told.index(str(ready))]]
    assert phases == ["load: done in N s", "loading!", "graphs: 1 of 1 ready, decode[8]", "graphs: done in N s"]
    (stats,) = [line for line in told if line.startswith("ok stats ")]
    assert json.loads(stats.removeprefix("ok stats "))["steps"] == 1
    got = frames(out)  # and nothing that was printed
    assert [frame.value for frame in got if frame.request_id == 0] == [DONE, DONE, ERROR]
    assert len([frame for frame in got if frame.request_id == 7]) == 4  # its first quantum, -4, and -3: no CONTINUE can come


def test_untagged_frames_are_bare(spawn: Callable[..., Popen]) -> None:
    out, _ = spawn("--cache-slots", "1").communicate(b"START tokens=5,6 gen=4 ignore_eos=1\nPING\n", timeout=SECONDS)
    values = [value for (value,) in struct.iter_unpack("<i", out)]
    assert [value if value < 0 else 0 for value in values] == [0, 0, 0, 0, DONE, DONE]


def test_frames_go_to_the_descriptor_of_the_option(spawn: Callable[..., Popen]) -> None:
    read, write = os.pipe()
    process = spawn("--stream-tagged", "--stream-fd", str(write), pass_fds=(write,))
    os.close(write)
    out, _ = process.communicate(b"PING\n", timeout=SECONDS)
    assert out.decode() == "loading!\n"  # any library may print to standard output
    with open(read, "rb") as stream:
        assert frames(stream.read()) == [(0, DONE)]


def test_text_prompts(spawn: Callable[..., Popen], tmp_path: Path) -> None:
    (prompt := tmp_path / "a prompt.txt").write_text("four")
    process = spawn("--stream-tagged", "--text")
    out, err = process.communicate(f'REQ 1 START prompt="{prompt}" gen=2 ignore_eos=1\n'.encode(), timeout=SECONDS)
    assert "prompt=5" in err.decode()
    assert len(frames(out)) == 3


@pytest.mark.parametrize(
    ("options", "status", "words"),
    [
        (["--quantum", "2"], 2, "--quantum 2 needs --stream-tagged"),
        (["--stream-fd", "2"], 2, "--stream-fd 2 is standard error"),
        (["--stream-fd", "99999999999"], 2, "--stream-fd': Input should be less than or equal to 2147483647"),
        (["--stream-fd", "77"], 2, "--stream-fd 77 cannot be written: Bad file descriptor"),
        (["--cache-slots", "0"], 2, "--cache-slots"),
        (["--max-queue", "-1"], 2, "--max-queue"),
        (["--model", "unknown"], 2, "no model 'unknown'"),
        (["--model", "bare", "--text"], 2, "--text needs a tokenizer"),
        (["--max-model-len", "7"], 2, "max_model_len 7 is more than this model's 6 positions"),
        (["--model", "broken"], 1, "RuntimeError: no device"),
    ],
)
def test_wrong_usage_is_one_line_and_a_status(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], options: list[str], status: int, words: str
) -> None:
    for name, module in fake_modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    with pytest.raises(SystemExit) as exit:
        main(["daemon", *options])
    assert exit.value.code == status
    assert words in " ".join(re.sub("[│╭╰─╮╯]", " ", capfd.readouterr().err).split())


def test_text_for_a_model_without_tokenizer_is_refused_before_it_is_loaded(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "xlaengine.llm", None)
    (tmp_path / "config.json").write_text("{}")
    with pytest.raises(SystemExit) as exit:
        main(["daemon", "--model", str(tmp_path), "--text"])
    assert exit.value.code == 2
    assert f"the model {tmp_path} has none" in re.sub(r"\s", " ", capfd.readouterr().err)


@pytest.mark.parametrize("number", [signal.SIGTERM, *slow(signal.SIGINT, signal.SIGHUP)])
def test_a_signal_cancels_what_runs_and_ends_it(spawn: Callable[..., Popen], number: signal.Signals) -> None:
    process = spawn("--stream-tagged", "--max-model-len", "1000", FAKE_STEP_SECONDS="0.01")
    until_ready(process)
    say(process, "REQ 3 START tokens=5 gen=900 ignore_eos=1\n")
    assert process.stdout is not None
    process.stdout.read(12)
    process.send_signal(number)
    out, err = process.communicate(timeout=SECONDS)
    assert process.returncode == 0
    assert frames(out)[-1] == (3, ERROR)
    assert "err request 3: stopped by a signal after " in err.decode()


@pytest.mark.parametrize("number", [signal.SIGTERM, *slow(signal.SIGHUP)])
def test_signals_that_come_with_ready_and_while_it_closes_are_one(spawn: Callable[..., Popen], number: signal.Signals) -> None:
    process = spawn(FAKE_CLOSE_SECONDS="1")
    until_ready(process)
    for _ in range(20):
        process.send_signal(number)
        time.sleep(0.01)
    assert process.wait(timeout=SECONDS) == 0


def test_a_reader_that_closes_its_end_ends_the_daemon(spawn: Callable[..., Popen]) -> None:
    process = spawn("--stream-tagged", "--max-model-len", "1000", FAKE_STEP_SECONDS="0.01")
    until_ready(process)
    say(process, "REQ 3 START tokens=5 gen=900 ignore_eos=1\n")
    assert process.stdout is not None
    process.stdout.read(12)
    process.stdout.close()
    assert process.wait(timeout=SECONDS) == 0


def test_a_client_that_ends_during_loading_ends_the_daemon(spawn: Callable[..., Popen]) -> None:
    process = spawn("--stream-tagged", FAKE_LOAD_SECONDS="10")
    for pipe in (process.stdin, process.stdout, process.stderr):
        assert pipe is not None
        pipe.close()
    assert process.wait(timeout=30) == 0


@pytest.mark.parametrize("redirect", ["2>&-", *slow("2>/dev/null", "| cat; exit ${PIPESTATUS[0]}")])
def test_standard_error_may_be_any_kind_of_file(redirect: str) -> None:
    script = f"{shlex.join(FAKE)} --stream-tagged {redirect}"
    ended = subprocess.run(["bash", "-c", script], input=b"PING\nSTATS\n", stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT)
    assert ended.returncode == 0
    assert frames(ended.stdout) == [(0, DONE)] * 2


def test_standard_error_without_a_reader_stops_nothing(spawn: Callable[..., Popen]) -> None:
    process = spawn("--stream-tagged")
    say(process, "LIST_TARGET_CACHE_SLOTS\n" * 3000)
    assert process.stdout is not None
    assert process.stdin is not None
    assert frames(process.stdout.read(3000 * 12)) == [(0, DONE)] * 3000
    process.stdin.close()
    assert process.wait(timeout=SECONDS) == 0


def test_requests_whose_frames_are_not_read_are_cancelled_with_a_reply(spawn: Callable[..., Popen]) -> None:
    process = spawn("--stream-tagged", "--max-model-len", "13000", "--stall-seconds", "0.3")
    until_ready(process)
    say(process, "REQ 1 START tokens=5 gen=12000 ignore_eos=1\n")
    assert process.stderr is not None
    while not (line := process.stderr.readline().decode()).startswith("err"):
        assert line
    assert re.match(r"err request 1: nothing was read for 0\.\d s, and \d+ bytes wait", line)
    say(process, "REQ 2 START tokens=6 gen=5 ignore_eos=1\nQUIT\n")
    got = frames(process.communicate(timeout=SECONDS)[0])
    assert process.returncode == 0
    assert [frame.value for frame in got if frame.request_id == 1][-1] == ERROR
    assert [frame.value for frame in got if frame.request_id == 2][-1] == DONE


def resident(pid: int) -> int:
    """Bytes of memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_endless_lines_and_lines_whose_answers_are_not_read_take_no_memory(spawn: Callable[..., Popen]) -> None:
    process = spawn("--stream-tagged")
    until_ready(process)
    before = resident(process.pid)
    for _ in range(16):
        say(process, "x" * (1 << 20))
    say(process, "\n")
    assert process.stdin is not None
    os.set_blocking(process.stdin.fileno(), False)
    sent, last = 0, time.monotonic()
    while time.monotonic() - last < 0.4:
        try:
            sent += os.write(process.stdin.fileno(), b"?\n" * 2048)
            last = time.monotonic()
        except BlockingIOError:
            time.sleep(0.01)
    assert resident(process.pid) - before < 12 << 20
    os.set_blocking(process.stdin.fileno(), True)
    got = frames(process.communicate(b"\nPING\n", timeout=60)[0])
    assert got == [(0, ERROR)] * (1 + sent // 2 + 1) + [(0, DONE)]
    assert process.returncode == 0


CLIENT = """
import sys, time
from xlaengine.daemon import Client
client = Client("tiny", max_model_len=96, cache_slots=2, probe=False)
stream = client.start([5, 6, 7], 90, quantum=4, ignore_eos=True)
stream.tokens()
print(client.ready.pid, flush=True)
time.sleep(600)
"""


def is_alive(pid: int) -> bool:
    """Whether it runs. A zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] not in "ZX"
    except OSError:
        return False


@pytest.mark.slow
def test_killing_the_client_leaves_no_daemon_behind() -> None:
    with subprocess.Popen([sys.executable, "-c", CLIENT], stdout=subprocess.PIPE, cwd=ROOT) as client:
        assert client.stdout is not None
        pid = int(client.stdout.readline())
        assert is_alive(pid)
        client.kill()
    deadline = time.monotonic() + SECONDS
    while is_alive(pid):
        assert time.monotonic() < deadline
        time.sleep(0.02)


class Talk:
    """Sends one line after the other to a process, and waits for each answer."""

    def __init__(self, process: Popen):
        self._process, self._reader = process, FrameReader()
        self.passed_over: list[str] = []
        until_ready(process)

    def __call__(self, line: str | bytes) -> tuple[list[Frame | LogprobsFrame], str]:
        """The frames until a line is answered, and the reply. Both must come; replies to requests are skipped."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        data = line.encode() if isinstance(line, str) else line
        self._process.stdin.write(data + b"\n")
        self._process.stdin.flush()
        got: list[Frame | LogprobsFrame] = []
        while not (got and isinstance(got[-1], Frame) and got[-1].value < 0 and (got[-1].request_id == 0 or b"START" in data)):
            piece = os.read(self._process.stdout.fileno(), 1 << 16)
            assert piece, "the daemon has ended"
            got += self._reader.feed(piece)
        while (reply := self._process.stderr.readline().decode()).startswith(("note ", "done ", "err request ")):
            self.passed_over.append(reply)
        return got, reply.rstrip("\n")


def test_the_tiny_model_serves_and_quits(spawn: Callable[..., Popen]) -> None:
    process = spawn("--stream-tagged", command=TINY)
    say = Talk(process)
    whole, _ = say("REQ 4 START SLOT 0 tokens=578,45,37,47,26,199 gen=6 quantum=0 ignore_eos=1")
    again, _ = say("REQ 5 START SLOT 1 tokens=578,45,37,47,26,199 gen=6 ignore_eos=1")
    tokens = [frame.value for frame in whole]
    assert [frame.value for frame in again] == tokens
    assert (len(tokens), tokens[-1]) == (7, DONE)
    # snapshots and epochs
    assert say("SLOT 0 EPOCH 1 SNAPSHOT a") == ([(0, DONE)], "ok snapshot name=a slot=0 tokens=11")
    say("REQ 6 START SLOT 0 tokens=578,45,37,47,26,199 gen=6 quantum=2 ignore_eos=1")
    for line in ("RESTORE a", "SLOT 0 RESTORE a", "RESTORE_CHAIN a tokens=578,45,37,47,26,199"):
        keyword = "restore_chain" if "CHAIN" in line else "restore"
        assert say(line) == ([(0, ERROR)], f"err {keyword}: slot 0 is owned by request 6, epoch 5")
    assert say("SLOT 0 EPOCH 1 CONTINUE 1")[1].startswith("err continue: stale: epoch 1 was that of request 4, which is done; request 6 is")
    assert say("SLOT 1 RESTORE a") == ([(0, DONE)], "ok restore name=a slot=1 tokens=11 epoch=6")
    # a probe, and what goes on after it
    say("REQ 7 START SLOT 1 EPOCH 6 tokens=578,45,37,47,26,199 gen=6 quantum=1 ignore_eos=1")
    assert say("SCHED_BATCH_PROBE")[1] == "ok sched_batch_probe batch_probe_compare_ok count=2 mismatches=0"
    assert say("SCHED_BATCH_PROBE 1")[1] == "ok sched_batch_probe batch_probe_compare_ok count=1 mismatches=0"
    drained = [frame for frame in say("SCHED_BATCH_DRAIN")[0] if isinstance(frame, Frame)]
    assert [frame.value for frame in drained if frame.request_id == 6] == tokens[2:]
    assert [frame.value for frame in drained if frame.request_id == 7] == tokens[1:]
    # stop strings and log-probabilities
    found, _ = say("REQ 8 START tokens=578,45,37,47,26,199 gen=6 logprobs=2 ignore_eos=1")
    told = [frame.logprobs for frame in found if isinstance(frame, LogprobsFrame)]
    assert [(each.token_id, each.rank, each.top[0][0], len(each.top)) for each in told] == [(token, 1, token, 2) for token in tokens[:-1]]
    stopped, _ = say(r'REQ 9 START tokens=578,45,37,47,26,199 gen=6 stop="zz,\u0020a m"')  # I'll be a man
    assert [frame.value for frame in stopped] == [*tokens[:5], DONE]
    assert say("PING")[1] == "ok ping pong"
    assert re.fullmatch(
        r'done req=9 tokens=5 finish=stop epoch=\d+ ms=\S+ tokens_per_s=\S+ stop_reason=" a m"', say.passed_over[-1].strip()
    )
    # lines of any kind
    for line in (b"\xff\xfe", b"x" * (1 << 20 | 5), b"REQ 1 START tokens=5 gen=" + b"9" * 100_000, b"REQ 1 START tokens=5 gen=1 foo=1"):
        assert say(line)[1].startswith("err line: ")
    assert say("PING") == ([(0, DONE)], "ok ping pong")
    say("QUIT")
    assert process.wait(timeout=SECONDS) == 0
