"""The run-batch command as a user meets it: exit status, standard output, standard error."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
from types import SimpleNamespace

import pytest

from tests.batch.conftest import contents
from tests.batch.fake_llm import FakeLLM
from tests.cli.running import GOOD, ROOT, status
from xlaengine.cli.run_batch import resume_command
from xlaengine.sources import SourceError, UnknownModel


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
        (["--profile", "/dev/null/profile"], "the profile directory /dev/null/profile cannot be made: /dev/null is not a directory"),
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


@pytest.mark.parametrize(("began", "kept"), [(False, ["--retry-errors"]), (True, ["--resume"])])
def test_the_way_on_tries_error_lines_again_until_they_are_removed(began: bool, kept: list[str]) -> None:
    argv = ["xlaengine", "run-batch", "-o", "o", "--retry-errors"]
    assert shlex.split(resume_command(argv, began=began)) == ["xlaengine", "run-batch", "-o", "o", *kept]


def test_a_stop_within_the_comparison_offers_no_resume(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("xlaengine.cli.run_batch._check", stopped)
    assert status(*files.options, "--verify-reference", "all") == 1
    err = capsys.readouterr().err
    assert "stopped: 2 of 2 requests are finished" in err
    assert "has every line; only a run into another output compares its lines with the reference" in err
    assert "To go on" not in err


def test_the_way_on_can_be_pasted_whatever_the_bytes_of_a_name() -> None:
    names = [b"plain", b"it's a name", "caf\u00e9".encode(), b"caf\xe9a 'b'.jsonl"]
    command = resume_command(["printf", "%s\\0", *map(os.fsdecode, names)], began=True)
    assert command.isprintable()
    assert subprocess.run(["bash", "-c", command], stdout=subprocess.PIPE, check=True).stdout.split(b"\0") == [*names, b"--resume", b""]


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


def test_the_way_on_says_that_a_stream_is_needed_again(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAKE_FAIL_AFTER", "1")
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(GOOD)))
    assert status("run-batch", "-i", "-", "-o", str(files.output), "--no-progress") == 1
    assert "To go on, with the same lines as input again: xlaengine run-batch -i - " in capsys.readouterr().err


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


@pytest.mark.parametrize(("name", "words"), [("name\udcff", "is not UTF-8, and results name it"), (" ", "' ' is empty")])
def test_a_served_name_that_no_result_can_have_is_usage(
    files: SimpleNamespace, name: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status(*files.options, "--served-model-name", name) == 2
    assert words in " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert not files.output.exists()


def test_debug_shows_the_traceback(files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FAKE_FAIL_AFTER", "0")
    monkeypatch.setenv("XLAENGINE_DEBUG", "1")
    assert status(*files.options) == 1
    assert "Traceback" in capsys.readouterr().err


@pytest.mark.parametrize("columns", ["0", "00", ""])
def test_a_terminal_that_does_not_know_its_width_hides_no_message(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert status(*files.options, "--no-progress") == 0
    assert "2 of 2 requests done; " in capsys.readouterr().err


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


def test_workers_without_a_cluster_are_status_2(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*files.options, "--num-workers", "2") == 2
    assert capsys.readouterr().err == "error: --num-workers is the number of engines on a Ray cluster: give --ray too\n"


def test_a_cluster_without_ray_data_is_status_2(
    files: SimpleNamespace, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ray", "xlaengine.ray.fleet"):
        monkeypatch.setitem(sys.modules, name, None)
    assert status(*files.options, "--ray", "local") == 2
    assert "error: --ray needs Ray Data: pip install 'xlaengine[ray]' (" in capsys.readouterr().err
    assert not files.output.exists()
