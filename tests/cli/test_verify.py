"""``xlaengine verify`` as a person and as a CI job meet it: exit status, machine lines, files."""

from __future__ import annotations

import errno
import io
import json
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.children import plain_signals
from tests.cli.running import ROOT
from tests.cli.verifying import EXACT, MODEL, finding, status
from xlaengine.check.compare import FailsAlone
from xlaengine.check.verify import case as case_module
from xlaengine.check.verify.verdict import Verification

pytestmark = pytest.mark.usefixtures("here", "temporary")


def test_a_pass_is_two_lines_and_status_0_and_leaves_a_page(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*MODEL, "--synthetic", "3", "--schedules", "2", "--max-tokens", "5", "--max-num-seqs", "2", "--report", "page") == 0
    out, err = capsys.readouterr()
    verify, exercised, result = out.splitlines()
    fields = dict(field.split("=") for field in verify.removeprefix("VERIFY ").split())
    assert list(fields) == ["level", "streams", "tokens", "mismatches", "near_ties", "seconds"]
    assert (fields["level"], fields["streams"], fields["mismatches"], fields["near_ties"]) == ("1,3", "9", "0", "0")
    assert int(fields["tokens"]) > 9
    assert result == "RESULT: REFERENCE-EXACT PASS"
    done = dict(field.split("=") for field in exercised.removeprefix("EXERCISED ").split())
    assert int(done["recycled"]) > 0
    assert "proposed" not in done
    assert f"exercised by 2 schedules: {done['admits']} admits, {done['midstream']} midstream, " in err
    assert "independence gate at B=2: 6 batches, passed" in err
    page = (here / "page" / "index.html").read_text()
    assert "what the schedules exercised" in page
    assert "schedule 1" in page
    assert "report: page/index.html" in err
    assert (here / "page" / "index.html").read_text().startswith("<!doctype html>")
    assert [path.name for path in here.iterdir()] == ["page"]


@pytest.mark.slow
def test_a_full_disk_under_standard_output_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def full(*args: object, **options: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("xlaengine.cli.verify_report.tell", full)
    assert status(*MODEL, "--synthetic", "2", "--schedules", "1", "--max-tokens", "2", "--max-num-seqs", "2") == 1
    assert capsys.readouterr().err.splitlines()[-1] == "error: standard output: No space left on device"


@pytest.mark.parametrize("name", ["in.jsonl", "-"])
def test_lines_of_run_batch_are_verified(
    name: str, here: Path, tokenizer_dir: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [
        {"custom_id": "a", "prompt": "the quick", "max_tokens": 3, "stop": ["zz"]},
        {"messages": [{"role": "user", "content": "fox"}], "seed": 3, "n": 2},
        {"prompt": [5, 6, 7], "max_tokens": 40, "logprobs": 7},
    ]
    text = "".join(json.dumps(line) + "\n" for line in lines).encode()
    (here / "in.jsonl").write_bytes(text)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(text)))
    options = ["-i", name, "--tokenizer", str(tokenizer_dir), "--max-tokens", "6", "--schedules", "1", "--max-num-seqs", "2"]
    assert status(*MODEL, *options) == 0
    assert capsys.readouterr().out.startswith("VERIFY level=1,3 streams=8 ")


def test_a_fault_is_a_mismatch_whose_file_replays_it(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--synthetic", "5", "--schedules", "1", "--max-tokens", "9", "--max-num-seqs", "2", "--level", "1", "--inject", "lease"]
    assert status(*MODEL, *options) == 1
    out, err = capsys.readouterr()
    _, _, result, *failing = out.splitlines()
    assert result == "RESULT: MISMATCH"
    assert f"fault lease: it broke {len(failing)} of 5 streams; {len(failing)} w" in err
    facts = dict(fact.split("=") for fact in failing[0].removeprefix("MISMATCH ").split())
    names = "level stream B N schedule differs position expected got margin slot step neighbours replay"
    assert list(facts) == names.split()
    assert (facts["level"], facts["B"], facts["schedule"]) == ("1", "2", "0")
    assert status("--no-progress", "--replay", facts["replay"]) == 1
    *again, last = capsys.readouterr().out.splitlines()
    assert again[3:] == failing
    assert last == f"REPLAY: {len(failing)} of {len(failing)} divergences seen again at the same place"
    assert [path.name for path in Path(facts["replay"]).parent.iterdir()] == ["schedule-0.json"]
    assert list(here.iterdir()) == []


def test_of_the_log_only_warnings_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def run_case(*_: object) -> Verification:
        logging.getLogger("xlaengine.control").info("dispatch 9 did not overlap")
        logging.getLogger("xlaengine.control").warning("something else")
        return EXACT

    monkeypatch.setattr(case_module, "run_case", run_case)
    assert status(*MODEL) == 0
    err = capsys.readouterr().err
    assert "dispatch 9" not in err
    assert "warning: something else" in err


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_stop_is_one_line_and_status_1(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(case_module, "run_case", lambda *_: os.kill(os.getpid(), number))
    with plain_signals():
        assert status(*MODEL) == 1
    assert capsys.readouterr() == ("", "stopped: nothing has been concluded\n")


def test_a_stream_that_fails_alone_is_a_mismatch(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Logits that are not numbers have no stream to compare: that is not a PASS, and a script reads so."""
    finding(monkeypatch, FailsAlone("r0 fails even alone: its logits are not numbers"))
    assert status(*MODEL) == 1
    said = capsys.readouterr()
    assert said.out == "RESULT: MISMATCH\n"
    assert said.err.endswith("error: r0 fails even alone: its logits are not numbers\n")


def test_a_broken_run_is_one_line_and_status_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    finding(monkeypatch, RuntimeError("no memory"))
    assert status(*MODEL) == 1
    assert capsys.readouterr() == ("", "error: RuntimeError: no memory (XLAENGINE_DEBUG=1 shows where)\n")


def test_help_and_refusals_need_no_jax() -> None:
    code = """
import sys
from xlaengine.cli.main import main
try:
    main(["verify", "-i", "nowhere"])
finally:
    assert "jax" not in sys.modules
"""
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, stderr=subprocess.DEVNULL).returncode == 2
