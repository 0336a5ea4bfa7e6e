"""From options to the case that ``xlaengine verify`` runs, and what is refused without a model or its weights."""

from __future__ import annotations

import gzip
import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.check.verify.test_case import some_case
from tests.cli.verifying import BROKEN, EXACT, MODEL, finding, status
from tests.conftest import FIXTURES
from xlaengine.check.faults.kinds import DEVICE_NEEDS, MODEL_NEEDS, NEEDS
from xlaengine.check.verify.schedule import Schedule
from xlaengine.cli.verify_case import FAULTS
from xlaengine.planning import WAY_PAST, Shapes

pytestmark = pytest.mark.usefixtures("here", "temporary")


def test_the_slots_are_as_long_as_the_workload_in_whole_blocks_unless_told(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cases = finding(monkeypatch, EXACT)
    (here / "in.jsonl").write_text('{"prompt": [5, 6, 7], "max_tokens": 4}\n{"prompt": [5], "max_tokens": 9, "logprobs": 7}\n')
    model = MODEL[:2]
    assert status(*model, "--no-progress", "-i", "in.jsonl", "--level", "2", "--max-num-seqs", "4", "--max-num-seqs", "9") == 0
    assert status(*MODEL, "-i", "in.jsonl", "--max-tokens", "2", "--seed", "5", "--inject", "stale-kv", "--level", "1") == 0
    assert status(*model, "--no-progress") == 0
    assert status(*model, "--no-progress", "--max-num-seqs", "8", "--max-num-seqs", "21", "--level", "3") == 0
    assert status("--model", str(FIXTURES / "lfm2"), "--no-progress", "--level", "1") == 0
    first, second, third, fourth, hybrid = cases
    assert [case.config.snapshots for case in (first, second, fourth, hybrid)] == [0, 2, 0, 2]
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
    assert [case.ends for case in cases] == [4, 4, 0]
    assert cases[0].config.enable_prefix_caching
    prompts = [request.prompt_token_ids for request in cases[0].requests]
    for first in (1, 3):
        assert len({prompt[:16] for prompt in prompts[first::4]}) == 1, "they begin alike"
    assert len({prompt[:16] for prompt in prompts[1::2]}) == 2
    for prompt in (prompts[0], prompts[8], prompts[10]):
        assert any(prompt[period:] == prompt[:-period] for period in range(3, 9)), "it repeats itself"


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
    monkeypatch.setattr("xlaengine.ops.native.missing", lambda: "there is no compiler")
    on_native = cases[0].config.kernels == "native"
    assert status(*again) == (2 if on_native else 1)
    refusal = "schedule-4.json is a case of native kernels, which cannot be used here: there is no compiler"
    assert (refusal in capsys.readouterr().err) == on_native


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
        (["-i", "in.gz"], "in.gz is compressed with gzip, not lines of JSON in UTF-8: convert it: gzip -dc in.gz | xlaengine verify -i -"),
        (["-i", "twice.jsonl"], "twice.jsonl, line 3: custom_id 'a' stands on line 1 too"),
        (["--level", "2"], "--level 2 compares sizes, and --max-num-seqs gives 1: give it twice or more"),
        (
            ["--level", "2p", "--tensor-parallel-size", "4"],
            "--level 2p compares numbers of devices, and --tensor-parallel-size gives 4 alone",
        ),
        (
            ["--tensor-parallel-size", "1", "--tensor-parallel-size", "2"],
            "--tensor-parallel-size gives 2 numbers of devices: only --level 2p compares them",
        ),
        (["--level", "1", "--inject", "reduce-order"], "reduce-order breaks engines of several devices: it needs level 2p, got --level 1"),
        (["--level", "2q"], "'2q' is not one of 1, 2, 2p, 3"),
        (["--level", "1", "--inject", "rope"], "--inject rope breaks the model: it needs level 3, got --level 1"),
        (["--level", "3", "--inject", "rng"], "--inject rng breaks schedules: it needs level 1, got --level 3"),
        (
            ["--replay", "x.json", "--synthetic", "3", "--inject", "rng"],
            "--replay goes only with --model, --report, --memory-check and --no-progress: leave out --synthetic, --inject",
        ),
        (["--replay", "x.json", "--model", "m", "--seed", "0"], "leave out --seed"),
        (["--replay", "x.json", "--report", "page", "--level", "1", "-i", "in.jsonl"], "leave out --input-file, --level"),
        (["--report", "empty.jsonl"], "empty.jsonl is not a directory"),
    ],
)
def test_wrong_usage_is_status_2_without_a_model(
    here: Path, options: list[str], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "empty.jsonl").write_text("\n")
    (here / "bad.jsonl").write_text('{"prompt": [5]}\n{"prompt": [5], "max_tokens": 0}\n')
    (here / "in.gz").write_bytes(gzip.compress(b"[]"))
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
        (["--replay", "text.jsonl"], "text.jsonl is not a replay: "),
        (["--replay", "wrong.json"], "wrong.json is not a replay: "),
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
    monkeypatch.setattr("xlaengine.opening.load", lambda *_, **__: pytest.fail("the weights were loaded"))
    assert status(*options) == 2
    out, err = capsys.readouterr()
    assert words in err
    assert (out, err.count("\n")) == ("", 1)


def test_every_fault_can_be_injected() -> None:
    assert set(FAULTS) == {*NEEDS, *MODEL_NEEDS, *DEVICE_NEEDS}


def test_an_engine_whose_streams_would_get_no_proposals_is_verified_with_proposals_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At B=8 a pass over proposals costs several plain steps of so small a model; at B=1 it does not."""
    cases = finding(monkeypatch, EXACT)
    ngram, model = ["--speculative-config", '{"method": "ngram"}'], ["--model", str(FIXTURES / "mamba2"), "--no-progress"]
    for sizes in (["8"], ["8", "1"], ["1"]):
        assert status(*model, *ngram, "--level", "1", *(part for B in sizes for part in ("--max-num-seqs", B))) == 0
        said = '"adaptive": false, because proposals cost more' in capsys.readouterr().err
        assert said == (sizes == ["8"])
    assert [case.config.speculative and case.config.speculative.adaptive for case in cases] == [False, True, True]


def test_memory_is_required_of_each_number_of_devices_before_anything_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cases, asked = finding(monkeypatch, EXACT), list[tuple[int, int]]()

    def on_four_too_much(shapes: Shapes, way_past: str) -> None:
        asked.append((shapes.engine.tensor_parallel_size, shapes.engine.max_num_seqs))
        if shapes.engine.tensor_parallel_size == 4:
            raise ValueError(f"this engine needs 9 GiB{way_past}")

    monkeypatch.setattr("xlaengine.cli.verify_case.chosen_devices", lambda *_: (1, 2, 4))
    monkeypatch.setattr("xlaengine.planning.require_memory", on_four_too_much)
    sizes = "--max-num-seqs", "3", "--max-num-seqs", "5"
    assert status(*MODEL[:2], "--no-progress", "--level", "2p", "--level", "2", *sizes) == 2
    assert f"error: on 4 devices, this engine needs 9 GiB{WAY_PAST}\n" in capsys.readouterr().err
    assert asked == [(1, 5), (2, 3), (4, 3)]
    assert not cases
    assert status(*MODEL[:2], "--no-progress", "--level", "2p", "--level", "2", *sizes, "--no-memory-check") == 0
    assert len(asked) == 3
