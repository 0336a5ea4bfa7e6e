"""What run-batch reports: verdicts, probes, traces, pages, metrics, and the engine's lines."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console

from tests.batch.conftest import contents
from tests.batch.fake_llm import FakeLLM
from tests.cli.running import GOOD, status
from tests.observe.trace.chrome_file import read_chrome
from xlaengine.check.judge import TOLERANCES, Report, Row
from xlaengine.cli.run_batch import print_report
from xlaengine.types import ProfileError


def test_mismatch_with_the_reference_is_status_1_with_a_table(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*files.options, "--verify-reference", "all") == 0
    files.output.unlink()
    files.input.write_bytes(GOOD + b'{"prompt": "x", "custom_id": "wrong"}\n{\n')
    assert status(*files.options, "--verify-reference", "all") == 1
    assert "mismatch" in capsys.readouterr().err


def test_requests_that_are_drawn_anew_are_told_with_what_was_compared() -> None:
    report = Report((Row("r0", 5),), TOLERANCES["float32"], 1.0)
    told = {}
    for anew in (0, 3):
        console = Console(width=200)
        with console.capture() as capture:
            print_report(console, Report(report.rows, report.tolerance, 1.0, anew))
        told[anew] = capture.get()
        assert "1 exact, 0 near ties, 0 mismatches" in told[anew]
    assert "anew" not in told[0]
    assert "3 requests sampled with proposals judged by rejection, which draws anew: each token is one" in told[3]


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
    assert status(*files.options, "--no-progress", "--trace", str(tmp_path / "trace.json"), "--report", str(tmp_path / "page")) == 1
    assert (tmp_path / "page" / "index.html").exists()
    assert f"error: the trace file {tmp_path / 'trace.json'} cannot be written: No space left" in capsys.readouterr().err
    assert len(contents(files.output)) == 2


def test_a_run_goes_on_if_the_profiles_folder_cannot_be_made(
    files: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    @contextmanager
    def profile(llm: FakeLLM, directory: Path, steps: int) -> Iterator[SimpleNamespace]:
        raise OSError(28, "No space left on device", str(directory))
        yield SimpleNamespace()

    monkeypatch.setattr(FakeLLM, "profile", profile, raising=False)
    assert status(*files.options, "--no-progress", "--profile", str(tmp_path / "profile")) == 1
    assert f"error: the profile in {tmp_path / 'profile'} cannot be written: No space left on device\n" in capsys.readouterr().err
    assert len(contents(files.output)) == 2


def test_a_profile_that_cannot_be_written_is_status_1_with_the_results_kept(
    files: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    @contextmanager
    def profile(llm: FakeLLM, directory: Path, steps: int) -> Iterator[SimpleNamespace]:
        lost = ProfileError(f"the profile in {directory} cannot be written: No space left on device")
        yield SimpleNamespace(error=lost)
        raise lost

    monkeypatch.setattr(FakeLLM, "profile", profile, raising=False)
    assert status(*files.options, "--no-progress", "--profile", str(tmp_path / "profile")) == 1
    assert f"error: the profile in {tmp_path / 'profile'} cannot be written: No space left on device\n" in capsys.readouterr().err
    assert len(contents(files.output)) == 2


def test_step_lines_of_the_engine_are_shown_as_often_as_asked(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*files.options, "--no-progress", "--log-interval", "1") == 0
    err = capsys.readouterr().err
    assert err.startswith("step 1: 0 tokens\nstep 2: 2 tokens\n")
    files.output.unlink()
    assert status(*files.options, "--no-progress") == 0
    assert "step 1" not in capsys.readouterr().err


def test_proposals_are_asked_for_and_told(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*files.options, "--no-progress", "--speculative-config", '{"method": "ngram", "num_speculative_tokens": 3}') == 0
    tokens = int(capsys.readouterr().err.partition("; ")[2].split()[0])
    files.output.unlink()
    assert status(*files.options, "--no-progress", "--speculative-config", '{"method": "ngram"}') == 0
    assert f", 2.00 tokens a pass in {tokens} passes with proposals ->" in capsys.readouterr().err
