"""``xlaengine bench`` as users and CI jobs see it: exit status, table, files."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli import running
from tests.cli.running import Full
from tests.observe.bench.small import BARE, RATE, REPORT, TIME
from xlaengine.observe.bench import bench as bench_module
from xlaengine.observe.bench import run as run_module
from xlaengine.observe.bench.result import BenchReport, Refusal, Result

pytestmark = pytest.mark.usefixtures("here")


def status(*argv: str) -> int:
    """Returns the exit status of ``xlaengine bench``."""
    return running.status("bench", *argv)


def finding(monkeypatch: pytest.MonkeyPatch, found: BenchReport | BaseException) -> list[tuple[object, ...]]:
    """Makes a benchmark give or raise ``found`` without a measurement. Returns its arguments: settings, names, peer."""
    asked: list[tuple[object, ...]] = []

    def run(settings, names, peer) -> BenchReport:
        asked.append((settings, names, peer))
        if isinstance(found, BaseException):
            raise found
        return found

    monkeypatch.setattr(bench_module, "Bench", lambda settings, progress: settings)
    monkeypatch.setattr(run_module, "run", run)
    return asked


def test_every_number_stands_beside_its_floor_and_everything_is_in_the_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding(monkeypatch, REPORT)
    assert status("--json", "out.json") == 0
    out, err = capsys.readouterr()
    assert [line.split() for line in out.splitlines() if line.lstrip().startswith(("decode", "startup"))] == [
        ["decode", "B=8", "180", "160", "200", "250", "1.44", "tok/s"],
        ["startup", "warm,", "all", "5.5", "5", "6", "s"],
    ]
    assert "float32, cpu (EPYC, 2 cores), jax 0.10.2, native kernels" in out
    assert "report: out.json" in err
    assert BenchReport.from_json(Path("out.json").read_bytes()) == REPORT
    assert json.loads(Path("out.json").read_text())["machine"]["cpu"] == "EPYC"


def test_workloads_sizes_and_a_peer_are_taken_from_the_command_line(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "peers").mkdir()
    (here / "peers" / "fast.py").write_text("")
    asked = finding(monkeypatch, REPORT)
    for argv in ([], ["memory", "common", "memory"], ["all"], ["--compare", "fast {B}"]):
        assert status(*argv, "--max-num-seqs", "16", "--max-num-seqs", "4", "--repeats", "5", "--model", "tiny") == 0
    assert [names for _, names, _ in asked] == [
        ("decode", "prefill", "admission"),
        ("memory", "common"),
        ("common", "decode", "mixture", "long-context", "prefill", "admission", "startup", "memory"),
        (),
    ]
    settings, _, peer = asked[-1]
    assert (settings.model, settings.max_num_seqs, settings.repeats) == ("tiny", (4, 16), 5)  # type: ignore[attr-defined]
    assert peer.arguments == ("{B}",)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("report", "said"),
    [
        (replace(REPORT, refusals=(Refusal("common", "stream r1 differs"),)), "refused: common: stream r1 differs"),
        (replace(REPORT, stopped=True), "stopped: what is above was measured before"),
    ],
)
def test_what_is_missing_is_said_and_is_status_1(
    report: BenchReport, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding(monkeypatch, report)
    assert status() == 1
    out, err = capsys.readouterr()
    assert said in err
    assert "180" in out


def test_the_file_is_written_though_standard_output_takes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding(monkeypatch, REPORT)
    monkeypatch.setattr("sys.stdout", Full())
    assert status("--json", "out.json") == 1
    assert BenchReport.from_json(Path("out.json").read_bytes()) == REPORT
    assert "No space left on device" in capsys.readouterr().err


def test_an_interrupt_before_the_first_number_is_status_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    finding(monkeypatch, KeyboardInterrupt())
    Path("earlier.json").write_text("{}")
    assert status("--json", "earlier.json") == 1
    assert Path("earlier.json").read_text() == "{}"
    assert "stopped before anything was measured" in capsys.readouterr().err


def test_a_regression_against_a_baseline_is_shown_and_is_status_1(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "before.json").write_bytes(REPORT.to_json())
    finding(monkeypatch, REPORT)
    assert status("--baseline", "before.json") == 0
    slow = replace(RATE, samples=tuple(0.8 * sample for sample in RATE.samples))
    finding(monkeypatch, replace(REPORT, results=(slow, TIME, BARE), machine=REPORT.machine | {"jax": "0.11.0"}))
    assert status("--baseline", "before.json", "--threshold", "0.3") == 0
    capsys.readouterr()
    assert status("--baseline", "before.json") == 1
    out, err = capsys.readouterr()
    assert [line.split() for line in out.splitlines() if "REGRESSION" in line] == [
        ["decode", "B=8", "180", "144", "0.80", "0.80", "tok/s", "REGRESSION"]
    ]
    assert "3 numbers compared, 1 worse by more than 10%: decode B=8" in err
    assert "not the baseline's jax: '0.10.2', now '0.11.0'" in err


def test_a_number_that_has_gone_since_the_baseline_is_status_1(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "before.json").write_bytes(REPORT.to_json())
    finding(monkeypatch, replace(REPORT, results=(replace(RATE, case="B=16"), TIME)))
    assert status("--baseline", "before.json") == 1
    assert "1 of the baseline's numbers are gone: decode B=8" in capsys.readouterr().err


def test_a_plot_is_written(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    finding(monkeypatch, REPORT)
    assert status("decode", "--plot", "roof.png") == 0
    assert Path("roof.png").read_bytes().startswith(b"\x89PNG")
    finding(monkeypatch, replace(REPORT, results=(), refusals=(Refusal("decode", "why"),)))
    assert status("decode", "--plot", "none.png") == 1
    assert "no plot: no rate over B was measured" in capsys.readouterr().err


def test_a_full_disk_is_told_with_the_files_name_beside_the_results(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_space(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    Path("report.json").write_text("{}")
    finding(monkeypatch, REPORT)
    monkeypatch.setattr(os, "fsync", no_space)
    assert status("--json", "report.json") == 1
    out, err = capsys.readouterr()
    assert "error: the report report.json cannot be written: No space left on device\n" in err
    assert "180" in out
    assert Path("report.json").read_text() == "{}"
    assert [path.name for path in here.iterdir()] == ["report.json"]


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (["--plot", "roof.txt"], "--plot roof.txt: the file must end in .png, .svg, .pdf"),
        (["memory", "--plot", "roof.png"], "draws the workloads common and decode, and neither is among memory"),
        (["--threshold", "0.2"], "--threshold needs --baseline, which is not given"),
        (["--compare", "x", "--threshold", "0.2"], "--threshold needs --baseline, which is not given"),
        (["--peers", "folder"], "--peers needs --compare, which is not given"),
        (["--json", "no/where.json"], "the --json file no/where.json cannot be written: there is no directory no"),
        (["--json", "folder"], "the --json file folder is a directory"),
        (["--compare", "vllm"], "--compare: there is no peer 'vllm' in peers; scripts there: none"),
        (["--baseline", "none.json"], "cannot read the baseline none.json: No such file or directory"),
        (["--baseline", "bad.json"], "bad.json is not a report of a benchmark"),
    ],
)
def test_wrong_usage_is_told_before_anything_is_loaded(
    here: Path, argv: list[str], why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = finding(monkeypatch, REPORT)
    (here / "bad.json").write_text("{}")
    (here / "folder").mkdir()
    assert status(*argv) == 2
    assert why in capsys.readouterr().err
    assert asked == []


def measured(*argv: str) -> dict[tuple[str, str], Result]:
    """By workload and case, of the model that comes with the package."""
    options = ["--model", "tiny", "--max-num-seqs", "4", "--repeats", "2", "--json", "out.json", "--no-progress"]
    assert status(*argv, *options) == 0
    report = BenchReport.from_json(Path("out.json").read_bytes())
    assert {each.workload for each in report.results} == set(argv)
    return {(each.workload, each.case): each for each in report.results}


@pytest.mark.slow
def test_throughput_is_measured_on_the_model_that_comes_with_the_package() -> None:
    found = measured("common", "decode", "long-context", "prefill", "admission")
    assert found["common", "B=4"].facts["output_tokens"] == 4242  # a smaller vocabulary draws other lengths than the peers' 4323
    assert found["common", "B=4"].facts["compiles"] == 0


@pytest.mark.slow
def test_starts_and_memory_are_measured_in_processes_of_their_own() -> None:
    found = measured("startup", "memory")
    assert found["startup", "cold, compile"].facts["graphs_compiled"] > 0
    assert found["startup", "warm, compile"].facts["graphs_compiled"] == 0
    assert found["memory", "B=4, peak"].median > 0
