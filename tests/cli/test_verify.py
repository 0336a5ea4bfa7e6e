"""``xlaengine verify`` as a person and as a CI job meet it: exit status, machine lines, files."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.check.verify.test_case import some_case
from tests.conftest import FIXTURES
from xlaengine.check.compare import FailsAlone
from xlaengine.check.faults.kinds import MODEL_NEEDS, NEEDS
from xlaengine.check.verify import case as case_module
from xlaengine.check.verify.case import Case
from xlaengine.check.verify.exercised import Exercised
from xlaengine.check.verify.gates import GateReport
from xlaengine.check.verify.schedule import Schedule
from xlaengine.check.verify.verdict import Compared, Divergence, Verification
from xlaengine.cli.main import main
from xlaengine.cli.verify_case import FAULTS

ROOT = Path(__file__).parents[2]
MODEL = ["--model", str(FIXTURES / "llama3"), "--max-model-len", "64", "--no-progress"]

EXACT = Verification(
    levels=(1, 3),
    compared=[Compared(1, "r0", 0, 9, "exact"), Compared(1, "r1", 0, 4, "partial"), Compared(3, "r0", None, 9, "exact")],
    gates={8: GateReport(4, ())},
    seconds=1.25,
    exercised={0: Exercised(admits=2, recycled=1)},
)
DONE = "EXERCISED admits=2 midstream=0 recycled=1 "
TIE = Divergence(3, "r1", "near tie", "token", 3, 40, 41, 0.5, 8, slot=0, step=3, near_ties=(0.5, 0.25))
BROKEN = Divergence(1, "r0", "mismatch", "token", 2, 5, 6, 0.125, 8, schedule=4, slot=1, step=7, neighbours=("r1", "stranger0"))
LATER = replace(BROKEN, schedule=5, position=0)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a command leaves is left in a directory of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("XLAENGINE_DEBUG", raising=False)
    return tmp_path


@pytest.fixture(autouse=True)
def temporary(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The system's temporary files."""
    directory = tmp_path_factory.mktemp("temporary")
    monkeypatch.setattr("tempfile.tempdir", str(directory))
    return directory


def status(*argv: str) -> int:
    with pytest.raises(SystemExit) as exit:
        main(["verify", *argv])
    assert isinstance(exit.value.code, int)
    return exit.value.code


def finding(monkeypatch: pytest.MonkeyPatch, found: Verification | BaseException) -> list[Case]:
    """From now on nothing is run, and this is found; the cases that were to be run."""
    cases: list[Case] = []

    def run_case(case: Case, *rest: object) -> Verification:
        cases.append(case)
        if isinstance(found, BaseException):
            raise found
        return found

    monkeypatch.setattr(case_module, "run_case", run_case)
    return cases


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


def test_lines_of_run_batch_are_verified(here: Path, tokenizer_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [
        {"custom_id": "a", "prompt": "the quick", "max_tokens": 3, "stop": ["zz"]},
        {"messages": [{"role": "user", "content": "fox"}], "seed": 3, "n": 2},
        {"prompt": [5, 6, 7], "max_tokens": 40, "logprobs": 7},
    ]
    (here / "in.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    options = ["-i", "in.jsonl", "--tokenizer", str(tokenizer_dir), "--max-tokens", "6", "--schedules", "1", "--max-num-seqs", "2"]
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
    names = "level stream B schedule differs position expected got margin slot step neighbours replay"
    assert list(facts) == names.split()
    assert (facts["level"], facts["B"], facts["schedule"]) == ("1", "2", "0")
    assert status("--no-progress", "--replay", facts["replay"]) == 1
    *again, last = capsys.readouterr().out.splitlines()
    assert again[3:] == failing
    assert last == f"REPLAY: {len(failing)} of {len(failing)} divergences seen again at the same place"
    assert [path.name for path in Path(facts["replay"]).parent.iterdir()] == ["schedule-0.json"]
    assert list(here.iterdir()) == []


def test_a_replay_is_run_from_anywhere_and_on_another_model_if_given(
    here: Path, temporary: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "models").mkdir()
    (here / "models" / "tiny").symlink_to(FIXTURES / "llama3")
    cases = finding(monkeypatch, replace(EXACT, divergences=[BROKEN], failed={4: Schedule(0, 8)}))
    assert status("--model", "models/tiny", "--max-model-len", "64", "--no-progress") == 1
    assert cases[0].model == "models/tiny"
    (replay,) = temporary.glob("xlaengine-verify-*/schedule-4.json")
    monkeypatch.chdir(here / "models")
    again = ["--no-progress", "--replay", os.path.relpath(replay)]
    assert status(*again) == 1
    assert status(*again, "--model", str(FIXTURES / "qwen3")) == 1
    assert [case.model for case in cases[1:]] == [str(here / "models" / "tiny"), str(FIXTURES / "qwen3")]


def test_a_full_disk_is_told_with_the_reports_directory(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding(monkeypatch, EXACT)
    (here / "page").mkdir()
    (here / "page" / "index.html").symlink_to("/dev/full")
    assert status(*MODEL, "--report", "page") == 1
    assert "error: the report in page cannot be written: No space left on device\n" in capsys.readouterr().err


def test_a_later_run_leaves_no_replay_of_an_earlier_one(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding(monkeypatch, replace(EXACT, divergences=[BROKEN, LATER], failed={4: Schedule(0, 8), 5: Schedule(1, 8)}))
    assert status(*MODEL, "--report", "page") == 1
    (here / "page" / "replay" / "notes.json").write_text("a person's")
    finding(monkeypatch, replace(EXACT, divergences=[LATER], failed={5: Schedule(1, 8)}))
    assert status(*MODEL, "--report", "page") == 1
    assert sorted(path.name for path in (here / "page" / "replay").iterdir()) == ["notes.json", "schedule-5.json"]
    finding(monkeypatch, EXACT)
    assert status(*MODEL, "--report", "page") == 0
    assert [path.name for path in (here / "page" / "replay").iterdir()] == ["notes.json"]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"injected": 2, "caught": 1}, "it broke 2 of 2 streams; 1 was caught"),
        ({"injected": 2, "caught": 2}, "it broke 2 of 2 streams; 2 were caught"),
        ({}, "it broke 0 of 2 streams: it needs sampled streams"),
        ({"beside": 3}, "it broke 0 of 2 streams, only 3 that nothing compares (strangers, late or cancelled tokens): it needs sampled"),
    ],
)
def test_what_became_of_a_fault_is_told(
    changes: dict[str, Any], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding(monkeypatch, replace(EXACT, fault="rng", **changes))
    assert status(*MODEL, "--inject", "rng") == 1
    assert f"fault rng: {words}" in capsys.readouterr().err


def test_the_tables_explain_themselves_and_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    finding(monkeypatch, replace(EXACT, divergences=tuple(replace(TIE, stream=f"tie{i}") for i in range(25))))
    assert status(*MODEL) == 0
    err = capsys.readouterr().err
    assert sum(line.strip().startswith("tie") for line in err.splitlines()) == 20
    assert "and 5 more" in err
    assert "partial: cut or cancelled by the schedule, exact as far as it went" in err
    assert "margin of a token: how far the expected one was ahead" in err


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


def test_each_failing_stream_is_told_once_and_near_ties_are_listed(
    temporary: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    schedules = {4: Schedule(0, 8), 5: Schedule(1, 8)}
    gates = {8: GateReport(4, ("row 1 reseeded, row 0: token 0: expected 1, got 2",))}
    finding(monkeypatch, replace(EXACT, divergences=[TIE, BROKEN, LATER], failed=schedules, gates=gates))
    assert status(*MODEL) == 1
    out, err = capsys.readouterr()
    first, exercised, *rest = out.splitlines()
    assert exercised.startswith(DONE)
    (replay,) = temporary.glob("xlaengine-verify-*/schedule-4.json")
    assert [first, *rest] == [
        "VERIFY level=1,3 streams=3 tokens=22 mismatches=3 near_ties=1 seconds=1.2",
        "RESULT: MISMATCH",
        "MISMATCH level=1 stream=r0 B=8 schedule=4 differs=token position=2 expected=5 got=6 margin=0.125 slot=1 step=7 "
        f"neighbours=r1,stranger0 replay={replay}",
        "MISMATCH gate B=8: row 1 reseeded, row 0: token 0: expected 1, got 2",
    ]
    tie = next(line for line in err.splitlines() if "near tie" in line and "r1" in line)
    assert tie.split() == ["r1", "3", "near", "tie", "3", "40", "41", "0", "3", "0.5,", "0.25"]
    assert sorted(path.name for path in replay.parent.iterdir()) == ["schedule-4.json", "schedule-5.json"]


def test_replays_that_cannot_be_written_hide_no_mismatch(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("tempfile.tempdir", os.devnull)
    finding(monkeypatch, replace(EXACT, divergences=[BROKEN], failed={4: Schedule(0, 8)}))
    assert status(*MODEL) == 1
    out, err = capsys.readouterr()
    assert "MISMATCH level=1 stream=r0 " in out
    assert " replay=-" in out
    assert "no files that replay the mismatches: [Errno 20] Not a directory" in err


def test_tokens_are_told_with_their_text(tokenizer_dir: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    finding(monkeypatch, replace(EXACT, divergences=[BROKEN], failed={4: Schedule(0, 8)}))
    assert status(*MODEL, "--tokenizer", str(tokenizer_dir)) == 1
    assert ' expected=5:"' in capsys.readouterr().out


def test_near_ties_alone_are_a_pass_that_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    finding(monkeypatch, replace(EXACT, divergences=[TIE]))
    assert status(*MODEL) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[2] == "RESULT: PASS, 1 near tie"
    side = "near ties: the float64 oracle chooses the expected token"
    assert side in err
    assert status(*MODEL, "--dtype", "bfloat16") == 0
    assert side not in capsys.readouterr().err, "no oracle judges those"


def test_kernels_that_failed_their_self_test_are_a_mismatch(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What ran instead is right; what this machine has compiled is not."""
    finding(monkeypatch, replace(EXACT, refused="lib.so fails its self-test (product of float32: 1 of 2 entries are wrong)"))
    assert status(*MODEL) == 1
    assert capsys.readouterr().out.splitlines()[2:] == [
        "RESULT: MISMATCH",
        "MISMATCH kernels: lib.so fails its self-test (product of float32: 1 of 2 entries are wrong)",
    ]


@pytest.mark.parametrize(
    ("found", "result"),
    [
        (replace(EXACT, fault="rng"), "NOTHING TO CATCH"),
        (replace(EXACT, fault="rng", injected=2, caught=1), "NOT CAUGHT"),
        (replace(EXACT, fault="rng", injected=2, caught=1, divergences=[TIE]), "NOT CAUGHT"),
    ],
)
def test_what_shows_nothing_is_status_1(
    found: Verification, result: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding(monkeypatch, found)
    assert status(*MODEL) == 1
    assert capsys.readouterr().out.splitlines()[2] == f"RESULT: {result}"


def spoken(**counts: int) -> dict[int, Exercised]:
    return {0: Exercised(recycled=1, **counts)}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"compared": []}, "no token was compared at level 1, 3"),
        ({"compared": EXACT.compared[:2]}, "no token was compared at level 3"),
        ({"exercised": {0: Exercised(admits=9)}}, "no slot was recycled: lower --max-num-seqs, or give more requests than slots"),
        (
            {"exercised": spoken(), "alone": Exercised(proposed=9, accepted=2, rejected=1)},
            "under the schedules there were 0 tokens proposed",
        ),
        ({"exercised": spoken(proposed=9, rejected=1), "alone": Exercised()}, "9 tokens proposed, 0 accepted, 1 passes"),
        ({"exercised": spoken(proposed=9, accepted=9), "alone": Exercised()}, "9 tokens proposed, 9 accepted, 0 passes"),
        ({"levels": (3,), "exercised": {}, "alone": Exercised(proposed=4, rejected=1)}, "alone there were 4 tokens proposed, 0 accepted"),
    ],
)
def test_a_run_that_did_too_little_verifies_nothing_and_says_why(
    changes: dict[str, Any], why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding(monkeypatch, replace(EXACT, **changes))
    assert status(*MODEL) == 1
    out, err = capsys.readouterr()
    assert "RESULT: NOTHING VERIFIED" in out
    assert why in err.partition("nothing verified: ")[2]


@pytest.mark.parametrize(
    "changes",
    [
        {"exercised": spoken(proposed=9, accepted=2, rejected=1), "alone": Exercised()},
        {"levels": (3,), "exercised": {}},
        {"levels": (3,), "exercised": {}, "alone": Exercised(proposed=4, accepted=2, rejected=1)},
        {"drawn": False, "exercised": {0: Exercised()}, "alone": Exercised()},
    ],
)
def test_a_run_that_did_enough_or_whose_schedules_were_given_passes(changes: dict[str, Any]) -> None:
    assert replace(EXACT, **changes).passed


def test_the_slots_are_as_long_as_the_workload_in_whole_blocks_unless_told(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cases = finding(monkeypatch, EXACT)
    (here / "in.jsonl").write_text('{"prompt": [5, 6, 7], "max_tokens": 4}\n{"prompt": [5], "max_tokens": 9, "logprobs": 7}\n')
    model = MODEL[:2]
    assert status(*model, "--no-progress", "-i", "in.jsonl", "--level", "2", "--max-num-seqs", "4", "--max-num-seqs", "9") == 0
    assert status(*MODEL, "-i", "in.jsonl", "--max-tokens", "2", "--seed", "5", "--inject", "stale-kv", "--level", "1") == 0
    assert status(*model, "--no-progress") == 0
    assert status(*model, "--no-progress", "--max-num-seqs", "8", "--max-num-seqs", "21", "--level", "3") == 0
    first, second, third, fourth = cases
    assert (first.config.snapshots, second.config.snapshots, fourth.config.snapshots) == (0, 2, 0)
    assert len(fourth.requests) == 31
    assert (first.config.max_model_len, first.config.max_logprobs, first.max_num_seqs, first.levels) == (128, 7, (4, 9), (2,))
    assert (second.config.max_model_len, second.seed, second.fault) == (64, 5, "stale-kv")
    assert [request.max_tokens for request in second.requests] == [2, 2]
    assert len(third.requests) == 16
    longest = max(len(each.prompt_token_ids) + each.max_tokens for each in third.requests)
    assert third.config.max_model_len - 128 < longest <= third.config.max_model_len
    assert third.config.max_model_len % 128 == 0


def test_a_drawn_workload_has_ends_of_every_kind_common_beginnings_and_repeats(
    here: Path, tokenizer_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = finding(monkeypatch, EXACT)
    (here / "in.jsonl").write_text('{"prompt": [5, 6], "max_tokens": 4}\n')
    assert status(*MODEL, "--tokenizer", str(tokenizer_dir)) == 0
    assert status(*MODEL) == 0
    assert status(*MODEL, "--tokenizer", str(tokenizer_dir), "-i", "in.jsonl") == 0
    assert [(case.stop_strings, case.end_tokens) for case in cases] == [(4, 4), (0, 4), (0, 0)]
    assert cases[0].config.enable_prefix_caching
    prompts = [request.prompt_token_ids for request in cases[0].requests]
    for first in (1, 3):
        assert len({prompt[:16] for prompt in prompts[first::4]}) == 1, "they begin alike"
    assert len({prompt[:16] for prompt in prompts[1::2]}) == 2
    for prompt in (prompts[0], prompts[8], prompts[10]):
        assert any(prompt[period:] == prompt[:-period] for period in range(3, 9)), "it repeats itself"


def test_a_stop_is_one_line_and_status_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    finding(monkeypatch, KeyboardInterrupt())
    assert status(*MODEL) == 1
    assert capsys.readouterr() == ("", "stopped: nothing has been concluded\n")


def test_a_stream_that_fails_alone_is_a_mismatch(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Logits that are not numbers have no stream to compare: that is no PASS, and a script reads so."""
    finding(monkeypatch, FailsAlone("r0 fails even alone: its logits are not numbers"))
    assert status(*MODEL) == 1
    said = capsys.readouterr()
    assert said.out == "RESULT: MISMATCH\n"
    assert said.err.endswith("error: r0 fails even alone: its logits are not numbers\n")


def test_a_broken_run_is_one_line_and_status_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    finding(monkeypatch, RuntimeError("no memory"))
    assert status(*MODEL) == 1
    assert capsys.readouterr() == ("", "error: RuntimeError: no memory (XLAENGINE_DEBUG=1 shows where)\n")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--synthetic", "0"], "--synthetic"),
        (["--schedules", "0"], "--schedules"),
        (["--max-num-seqs", "0"], "--max-num-seqs"),
        (["--max-model-len", "1"], "--max-model-len"),
        (["--level", "4"], "--level"),
        (["--speculative-config", '{"method": "ngram", "K": 4}'], "unknown key 'K'"),
        (["--inject", "nothing"], "'nothing' is not one of"),
        (["-i", "in.jsonl", "--synthetic", "3"], "-i in.jsonl and --synthetic 3 exclude each other"),
        (["-i", "nowhere.jsonl"], "cannot read the input file nowhere.jsonl"),
        (["-i", "empty.jsonl"], "empty.jsonl has 0 requests"),
        (["-i", "bad.jsonl"], "bad.jsonl, line 2: max_tokens must be an integer of at least 1, got 0"),
        (["-i", "twice.jsonl"], "twice.jsonl, line 3: custom_id 'a' stands on line 1 too"),
        (["--level", "2"], "--level 2 compares sizes, and --max-num-seqs gives 1: give it twice or more"),
        (["--level", "1", "--inject", "rope"], "--inject rope breaks the model, which the oracle sees: it needs level 3, got --level 1"),
        (["--level", "3", "--inject", "rng"], "--inject rng breaks schedules: it needs level 1, got --level 3"),
        (
            ["--replay", "x.json", "--synthetic", "3", "--inject", "rng"],
            "--replay brings everything with it but --model, --report and --no-progress: leave out --synthetic, --inject",
        ),
        (["--replay", "x.json", "--model", "m", "--seed", "0"], "leave out --seed"),
        (["--replay", "x.json", "--report", "page", "--level", "1", "-i", "in.jsonl"], "leave out --input-file, --level"),
        (["--report", "empty.jsonl"], "empty.jsonl is no directory"),
    ],
)
def test_wrong_usage_is_status_2_without_a_model(
    here: Path, options: list[str], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "empty.jsonl").write_text("\n")
    (here / "bad.jsonl").write_text('{"prompt": [5]}\n{"prompt": [5], "max_tokens": 0}\n')
    (here / "twice.jsonl").write_text('{"prompt": [5], "custom_id": "a"}\n\n{"prompt": [6], "custom_id": "a"}\n')
    monkeypatch.setitem(sys.modules, "xlaengine.check.verify.case", None)  # importing it would raise
    assert status(*options) == 2
    out, err = capsys.readouterr()
    assert words in " ".join(err.replace("│", " ").split())
    assert out == ""


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--model", "nothing-of-this-name"], "nothing-of-this-name"),
        ([*MODEL[:2], "--max-model-len", "257"], "max_model_len 257 is more than this model's 256 positions"),
        ([*MODEL, "--max-tokens", "64"], "max_tokens 64 leaves no room for a prompt in max_model_len 64"),
        ([*MODEL, "-i", "text.jsonl"], "text.jsonl, line 1: this model has no tokenizer: give the prompt as token ids"),
        ([*MODEL, "-i", "long.jsonl"], "long.jsonl, line 1: prompt of 60 tokens + max_tokens 9 = 69 exceeds max_model_len 64"),
        ([*MODEL, "-i", "alien.jsonl"], "alien.jsonl, line 2: token id 131 is outside the vocabulary [0, 131)"),
        (["--replay", "nowhere.json"], "cannot read the replay nowhere.json: No such file"),
        (["--replay", "text.jsonl"], "text.jsonl is no replay: "),
        (["--replay", "wrong.json"], "wrong.json is no replay: "),
    ],
)
def test_what_the_model_cannot_serve_is_status_2_without_its_weights(
    here: Path, options: list[str], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "text.jsonl").write_text('{"prompt": "x"}\n')
    (here / "long.jsonl").write_text(json.dumps({"prompt": [5] * 60, "max_tokens": 9}) + "\n")
    (here / "alien.jsonl").write_text('{"prompt": [5]}\n{"prompt": [131]}\n')
    a_case = json.loads(some_case().to_json())
    (here / "wrong.json").write_text(json.dumps(a_case | {"config": a_case["config"] | {"depth": 0}}))
    monkeypatch.setattr(case_module, "load", lambda *_, **__: pytest.fail("the weights were loaded"))
    assert status(*options) == 2
    out, err = capsys.readouterr()
    assert words in err
    assert (out, err.count("\n")) == ("", 1)


def test_every_fault_can_be_injected() -> None:
    assert set(FAULTS) == {*NEEDS, *MODEL_NEEDS}


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
