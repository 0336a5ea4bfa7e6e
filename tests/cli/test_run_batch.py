"""The command as a person meets it: exit status, standard output, standard error."""

from __future__ import annotations

import io
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Collection
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.batch.conftest import contents
from tests.batch.fake_cli import fake_modules
from tests.batch.fake_llm import FakeLLM, FakeRun, fake_at_hand
from tests.children import inherited_signals
from tests.observe.trace.chrome_file import read_chrome
from xlaengine.cli.main import main
from xlaengine.sources import SourceError, UnknownModel

ROOT = Path(__file__).parents[2]
GOOD = b'{"prompt": "x"}\n{"custom_id": "b", "messages": [{"role": "user", "content": "y"}], "max_tokens": 9}\n'


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    for name, module in fake_modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr("xlaengine.batch.manifest.at_hand", fake_at_hand)
    monkeypatch.delenv("XLAENGINE_DEBUG", raising=False)
    found = SimpleNamespace(input=tmp_path / "in.jsonl", output=tmp_path / "out.jsonl")
    found.input.write_bytes(GOOD)
    found.options = ["run-batch", "-i", str(found.input), "-o", str(found.output)]
    return found


def status(*argv: str) -> int:
    with pytest.raises(SystemExit) as exit:
        main(argv)
    assert isinstance(exit.value.code, int)
    return exit.value.code


def test_all_done_is_status_0_and_standard_output_stays_clean(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*files.options) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert len(contents(files.output)) == 2
    for words in ("fetch: done", "load: done", "graphs: 1 of 1 ready, decode[8]", "generate: 0 of 2", "2 of 2 requests done; "):
        assert words in err
    assert err.endswith(f" tokens, 1 tok/s -> {files.output}\n")


def test_failed_lines_are_status_3(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    files.input.write_bytes(GOOD + b"{\n")
    assert status(*files.options, "--no-progress") == 3
    err = capsys.readouterr().err
    assert err.startswith("first failure: line 3: not valid JSON")
    assert "2 of 3 requests done, 1 failed" in err
    assert err.count("\n") == 2
    assert status(*files.options, "--resume") == 3


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--max-num-seqs", "0"], "--max-num-seqs"),
        (["--max-model-len", "1"], "--max-model-len"),
        (["--max-num-batched-tokens", "31"], "'--max-num-batched-tokens': Input should be greater than or equal to 32"),
        (["--profile-steps", "0"], "--profile-steps"),
        (["--profile", "/dev/null/profile"], "the profile directory /dev/null/profile cannot be made: /dev/null is no directory"),
        (["--log-interval", "-1"], "--log-interval"),
        (["--probe-every", "-1"], "--probe-every"),
        (["--dtype", "int8"], "int8"),
        (["--seed", str(2**64)], "Input should be less than or equal to 18446744073709551615"),
        (["--seed", "x"], "'--seed': Input should be a valid integer"),
        (["--verify-reference", "-1"], "neither a number"),
        (["--verify-reference", "some"], "neither a number"),
        (["--speculative-config", "{"], "not valid JSON"),
        (["--speculative-config", '{"methd": "ngram"}'], "unknown key 'methd' (did you mean 'method'?)"),
        (["--speculative-config", '{"method": "draft"}'], "speculative method 'draft' needs a model"),
        (["--no-such-option"], "No such option"),
        (["--metrics-file", "nowhere/m.json"], "no directory nowhere"),
        (["-i", "nowhere.jsonl"], "cannot read the input file nowhere.jsonl"),
    ],
)
def test_wrong_usage_is_status_2_without_loading(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: list[str], words: str
) -> None:
    monkeypatch.delitem(sys.modules, "xlaengine.llm")
    monkeypatch.setitem(sys.modules, "xlaengine.llm", None)  # importing it would raise
    assert status(*files.options, *options) == 2
    assert words in " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert not files.output.exists()


def test_existing_output_is_status_2(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    files.output.write_text("mine\n")
    assert status(*files.options) == 2
    assert status(*files.options, "--resume") == 2
    assert files.output.read_text() == "mine\n"
    assert capsys.readouterr().err.count("error: ") == 2


def test_broken_run_is_status_1_one_line_and_the_way_on(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAKE_FAIL_AFTER", "1")
    assert status(*files.options, "--no-progress") == 1
    error, advice = capsys.readouterr().err.splitlines()
    assert error == "error: RuntimeError: the fake broke (XLAENGINE_DEBUG=1 shows where)"
    command = advice.partition("To go on: ")[2]
    assert shlex.split(command) == ["xlaengine", *files.options, "--no-progress", "--resume"]
    monkeypatch.delenv("FAKE_FAIL_AFTER")
    assert status(*shlex.split(command)[1:]) == 0
    assert len(contents(files.output)) == 2


def test_wrong_model_or_setting_is_status_2_and_a_model_that_cannot_be_had_is_status_1(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for error, expected in ((UnknownModel("no model 'x'"), 2), (SourceError("offline"), 1), (ValueError("max_model_len 9 is more"), 2)):

        def refuse(*args: object, error: Exception = error, **kwargs: object) -> None:
            raise error

        monkeypatch.setattr(sys.modules["xlaengine.llm"], "LLM", refuse)
        assert status(*files.options, "--no-progress") == expected
        assert capsys.readouterr().err == f"error: {error}\n"
        assert not files.output.exists()


def test_debug_shows_the_traceback(files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FAKE_FAIL_AFTER", "0")
    monkeypatch.setenv("XLAENGINE_DEBUG", "1")
    assert status(*files.options) == 1
    assert "Traceback" in capsys.readouterr().err


def test_mismatch_with_the_reference_is_status_1_with_a_table(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*files.options, "--verify-reference", "all") == 0
    files.output.unlink()
    files.input.write_bytes(GOOD + b'{"prompt": "x", "custom_id": "wrong"}\n{\n')
    assert status(*files.options, "--verify-reference", "all") == 1
    assert "mismatch" in capsys.readouterr().err


def test_probes_are_summed_up_and_a_mismatch_is_status_1_with_the_results_kept(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status(*files.options, "--no-progress", "--probe-every", "3") == 0
    good = contents(files.output)
    assert capsys.readouterr().err.startswith("probes: 2, rows compared: 6, not as they are alone: 0\n2 of 2 requests done")
    monkeypatch.setenv("FAKE_PROBE_FAILS", "1")
    files.output.unlink()
    assert status(*files.options, "--no-progress", "--probe-every", "3") == 1
    assert capsys.readouterr().err.startswith("error: probes: 2, rows compared: 6, not as they are alone: 2; the results are kept\n")
    assert contents(files.output) == good


def test_a_run_leaves_its_trace_and_a_page_with_the_verdicts(files: SimpleNamespace, tmp_path: Path) -> None:
    files.input.write_bytes(GOOD + b'{"custom_id": "wrong", "prompt": "z"}\n')
    trace, report = tmp_path / "trace.json", tmp_path / "new" / "report"
    assert status(*files.options, "--trace", str(trace), "--report", str(report), "--verify-reference", "all") == 1
    assert len(read_chrome(trace).samples) > 5
    page = (report / "index.html").read_text()
    assert "wrong" in page
    assert "mismatch" in page


def test_a_run_that_broke_leaves_its_trace_and_its_metrics(files: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAKE_FAIL_AFTER", "1")
    trace, metrics = tmp_path / "trace.json", tmp_path / "metrics.json"
    assert status(*files.options, "--trace", str(trace), "--report", str(tmp_path), "--metrics-file", str(metrics)) == 1
    assert json.loads(metrics.read_text())["completed"] == 1
    assert len(read_chrome(trace).samples) > 5
    assert "stopped before the last was done" in (tmp_path / "index.html").read_text()


def test_a_run_that_never_began_leaves_an_earlier_trace_alone(
    files: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object, **kwargs: object) -> FakeLLM:
        raise RuntimeError("no device")

    monkeypatch.setattr(sys.modules["xlaengine.llm"], "LLM", broken)
    trace = tmp_path / "trace.json"
    trace.write_text("{}")
    assert status(*files.options, "--trace", str(trace)) == 1
    files.input.unlink()
    assert status(*files.options, "--trace", str(trace)) == 2
    assert trace.read_text() == "{}"


def test_a_resumed_run_with_nothing_left_keeps_the_earlier_trace(files: SimpleNamespace, tmp_path: Path) -> None:
    trace = tmp_path / "trace.json"
    for _ in range(2):
        assert status(*files.options, "--resume", "--trace", str(trace)) == 0
        assert read_chrome(trace).samples


def test_a_trace_that_cannot_be_written_is_status_1_with_the_results_kept(
    files: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(timeline: object, path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("xlaengine.cli.run_batch.write_chrome", full)
    assert status(*files.options, "--no-progress", "--trace", str(tmp_path / "trace.json")) == 1
    assert f"error: the trace file {tmp_path / 'trace.json'} cannot be written: No space left" in capsys.readouterr().err
    assert len(contents(files.output)) == 2


def test_dashes_are_standard_input_and_output(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(GOOD)))
    assert status("run-batch", "-i", "-", "-o", "-") == 0
    lines = [json.loads(line) for line in capsysbinary.readouterr().out.splitlines()]
    assert {line["custom_id"] for line in lines} == {"line-1", "b"}


def test_the_same_standard_input_can_be_resumed(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for options in (["--no-progress"], ["--resume"]):
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(GOOD)))
        assert status("run-batch", "-i", "-", "-o", str(files.output), *options) == 0
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(GOOD[:17])))
    assert status("run-batch", "-i", "-", "-o", str(files.output), "--resume") == 2


def test_character_device_takes_output_without_a_manifest(files: SimpleNamespace) -> None:
    assert status("run-batch", "-i", str(files.input), "-o", os.devnull) == 0
    assert status("run-batch", "-i", str(files.input), "-o", os.devnull, "--resume") == 2


def fake_process(argv: list[str], ignored: Collection[signal.Signals] = (), **options) -> subprocess.Popen:
    with inherited_signals(ignored):
        command = [sys.executable, "-m", "tests.batch.fake_cli", *argv]
        return subprocess.Popen(command, cwd=ROOT, text=True, stderr=subprocess.PIPE, **options)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_stop_keeps_what_is_finished_and_says_how_to_go_on(files: SimpleNamespace, number: int) -> None:
    files.input.write_bytes(b"".join(b'{"prompt": "%d", "max_tokens": 20, "ignore_eos": true}\n' % i for i in range(100)))
    trace, metrics = files.output.with_suffix(".trace"), files.output.with_suffix(".metrics")
    reports = ["--trace", str(trace), "--metrics-file", str(metrics)]
    process = fake_process([*files.options, "--max-num-seqs", "2", *reports], env=os.environ | {"FAKE_STEP_SECONDS": "0.005"})
    while not files.output.exists() or files.output.read_bytes().count(b"\n") < 2:
        assert process.poll() is None
        time.sleep(0.005)
    process.send_signal(number)
    err = process.communicate()[1]
    assert process.returncode == 1
    kept = files.output.read_bytes()
    assert kept.endswith(b"\n")
    told = int(err.partition("stopped: ")[2].partition(" of 100 requests are finished")[0])
    assert told in (len(kept.splitlines()), len(kept.splitlines()) - 1)  # the signal may fall between a write and its count
    assert "Traceback" not in err
    assert len(read_chrome(trace).samples) >= 20
    counted = json.loads(metrics.read_text())
    assert counted["completed"] in (told, told + 1)
    assert counted["output_tokens"] >= 20 * told
    assert status(*shlex.split(err.partition("To go on: ")[2])[1:]) == 0
    assert files.output.read_bytes().startswith(kept)
    assert len(contents(files.output)) == 100


@pytest.mark.parametrize("replaced", [False, True], ids=["removed", "replaced"])
def test_an_output_that_is_gone_is_status_1_and_nothing_is_lost(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], replaced: bool
) -> None:
    class SpoilsAtItsEnd(FakeRun):
        def __exit__(self, *_: object) -> None:
            for path in files.output.parent.glob("out.jsonl*"):
                path.unlink()
            if replaced:
                files.output.write_bytes(b"another's")

    class Spoils(FakeLLM):
        def open_run(self) -> FakeRun:
            return SpoilsAtItsEnd(self)

    with monkeypatch.context() as spoiled:
        spoiled.setattr(sys.modules["xlaengine.llm"], "LLM", Spoils)
        assert status(*files.options, "--no-progress") == 1
    err = capsys.readouterr().err
    assert err.startswith(f"error: the output file {files.output} was {'replaced by another file' if replaced else 'removed'} while")
    assert ("To go on: " in err) == (not replaced)
    if replaced:
        (files.output.parent / "out.jsonl.kept").rename(files.output)
    assert status(*files.options, "--resume") == 0
    assert len(contents(files.output)) == 2


def test_no_other_file_is_left_beside_the_output(files: SimpleNamespace) -> None:
    assert status(*files.options) == 0
    assert sorted(path.name for path in files.output.parent.iterdir()) == ["in.jsonl", "out.jsonl", "out.jsonl.manifest.json"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_is_told_with_the_name_of_the_file(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*files.options[:-1], "/dev/full", "--no-progress") == 1
    assert capsys.readouterr().err == "error: the output /dev/full cannot be written: No space left on device\n"


@pytest.mark.parametrize("name", ["a" * 300, "loop", "../gone/out.jsonl"])
def test_an_output_that_no_file_can_be_is_status_2_in_one_line(
    files: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """Too long a name, a link to itself, and a name in a working directory that has been deleted."""
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    if name.startswith(".."):
        folder.rmdir()
    (tmp_path / "loop").symlink_to("loop")
    assert status(*files.options[:-1], str(tmp_path / name) if "/" not in name else name, "--no-progress") == 2
    err = capsys.readouterr().err
    assert err.startswith("error: the output file ")
    assert " cannot be written: " in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("stream", ["stdin", "stdout"])
def test_a_standard_stream_that_is_closed_is_told(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], stream: str
) -> None:
    monkeypatch.setattr(sys, stream, None)
    given, output = ("-", files.output) if stream == "stdin" else (files.input, "-")
    assert status("run-batch", "-i", str(given), "-o", str(output)) == 2
    assert (
        capsys.readouterr().err
        == {
            "stdin": "error: cannot read standard input: it is closed\n",
            "stdout": "error: the output cannot be written: standard output is closed\n",
        }[stream]
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_no_room_for_a_copy_of_standard_input_is_told_with_its_folder(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(GOOD)))
    monkeypatch.setattr("xlaengine.batch.source.tempfile.TemporaryFile", partial(Path("/dev/full").open, "r+b", buffering=0))
    monkeypatch.setenv("TMPDIR", "/full")
    assert status("run-batch", "-i", "-", "-o", str(files.output)) == 1
    told = "standard input is read twice, and its copy in /full cannot be written: No space left on device; TMPDIR in the environment names"
    assert capsys.readouterr().err.startswith(f"error: {told} another folder: ")


@pytest.mark.parametrize("columns", ["0", "00", ""])
def test_a_terminal_that_does_not_know_its_width_hides_no_message(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert status(*files.options, "--no-progress") == 0
    assert "2 of 2 requests done; " in capsys.readouterr().err


def test_ignored_hangup_stays_ignored(files: SimpleNamespace) -> None:
    files.input.write_bytes(b"".join(b'{"prompt": "%d", "max_tokens": 9, "ignore_eos": true}\n' % i for i in range(8)))
    process = fake_process(files.options, ignored={signal.SIGHUP}, env=os.environ | {"FAKE_STEP_SECONDS": "0.02"})
    while not files.output.exists():
        assert process.poll() is None
        time.sleep(0.005)
    process.send_signal(signal.SIGHUP)
    process.communicate()
    assert process.returncode == 0


def test_reader_that_goes_away_is_a_failed_run_in_one_line(files: SimpleNamespace) -> None:
    files.input.write_bytes(b"".join(b'{"prompt": "%d"}\n' % i for i in range(300)))
    process = fake_process(["run-batch", "-i", str(files.input), "-o", "-", "--no-progress"], stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    with process.stderr:
        err = process.stderr.read()
    assert process.wait() == 1
    assert err == "error: the reader of the output has gone: 0 lines were written\n"


def test_output_piped_into_head_ends_in_one_line(files: SimpleNamespace) -> None:
    files.input.write_bytes(b"".join(b'{"prompt": "%d"}\n' % i for i in range(300)))
    environment = os.environ | {"FAKE_STEP_SECONDS": "0.002"}
    process = fake_process(["run-batch", "-i", str(files.input), "-o", "-", "--no-progress"], stdout=subprocess.PIPE, env=environment)
    head = subprocess.run(["head", "-n", "2"], stdin=process.stdout, stdout=subprocess.PIPE, check=True)
    assert process.stdout is not None
    process.stdout.close()
    err = process.communicate()[1]
    assert process.returncode == 1
    assert [json.loads(line)["error"] for line in head.stdout.splitlines()] == [None, None]
    assert err.startswith("error: the reader of the output has gone: ")
    assert err.count("\n") == 1


def test_pipe_with_a_name_whose_reader_goes_away_ends_in_one_line(files: SimpleNamespace, tmp_path: Path) -> None:
    files.input.write_bytes(b"".join(b'{"prompt": "%d"}\n' % i for i in range(300)))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    process = fake_process(["run-batch", "-i", str(files.input), "-o", str(pipe), "--no-progress"])
    with pipe.open("rb") as reader:
        assert reader.readline().endswith(b"\n")
    err = process.communicate()[1]
    assert process.returncode == 1
    assert err.startswith("error: the reader of the output has gone: ")
    assert err.count("\n") == 1


def test_step_lines_of_the_engine_are_shown_as_often_as_asked(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*files.options, "--no-progress", "--log-interval", "1") == 0
    err = capsys.readouterr().err
    assert err.startswith("step 1: 0 tokens\nstep 2: 2 tokens\n")
    files.output.unlink()
    assert status(*files.options, "--no-progress") == 0
    assert "step 1" not in capsys.readouterr().err


@pytest.mark.parametrize(("options", "depth"), [([], 2), (["--async-scheduling"], 2), (["--no-async-scheduling"], 1)])
def test_asynchronous_scheduling_can_be_turned_off(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, options: list[str], depth: int
) -> None:
    seen: list[int] = []

    def make(*args: object, **kwargs: object) -> FakeLLM:
        seen.append(kwargs["depth"])  # type: ignore[arg-type]
        return FakeLLM(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(sys.modules["xlaengine.llm"], "LLM", make)
    assert status(*files.options, *options) == 0
    assert seen == [depth]


@pytest.mark.parametrize(("options", "policy"), [([], "lof"), (["--scheduling-policy", "fcfs"], "fcfs")])
def test_the_longest_output_goes_first_unless_the_first_line_is_to(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, options: list[str], policy: str
) -> None:
    seen: list[object] = []

    def make(*args: object, **kwargs: object) -> FakeLLM:
        seen.append(kwargs["scheduling_policy"])
        return FakeLLM(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(sys.modules["xlaengine.llm"], "LLM", make)
    assert status(*files.options, *options) == 0
    assert seen == [policy]


SWITCHES = [
    ([], "enable_prefix_caching", True),
    (["--enable-prefix-caching"], "enable_prefix_caching", True),
    (["--no-enable-prefix-caching"], "enable_prefix_caching", False),
    ([], "memory_check", True),
    (["--no-memory-check"], "memory_check", False),
]


@pytest.mark.parametrize(("options", "name", "value"), SWITCHES)
def test_a_switch_of_the_engine_can_be_turned(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, options: list[str], name: str, value: bool
) -> None:
    seen: list[bool] = []

    def make(*args: object, **kwargs: object) -> FakeLLM:
        seen.append(kwargs[name])  # type: ignore[arg-type]
        return FakeLLM(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(sys.modules["xlaengine.llm"], "LLM", make)
    assert status(*files.options, *options) == 0
    assert seen == [value]


def test_proposals_are_asked_for_and_told(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*files.options, "--no-progress", "--speculative-config", '{"method": "ngram", "num_speculative_tokens": 3}') == 0
    tokens = int(capsys.readouterr().err.partition("; ")[2].split()[0])
    files.output.unlink()
    assert status(*files.options, "--no-progress", "--speculative-config", '{"method": "ngram"}') == 0
    assert f", 2.00 tokens a pass in {tokens} passes with proposals ->" in capsys.readouterr().err


def test_help_and_refusals_need_no_jax(files: SimpleNamespace) -> None:
    code = """
import sys
from xlaengine.cli.main import main
from xlaengine.sources import SourceError, UnknownModel
try:
    main(["run-batch", "-i", "nowhere", "-o", "x"])
finally:
    assert "jax" not in sys.modules
"""
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, stderr=subprocess.DEVNULL).returncode == 2
