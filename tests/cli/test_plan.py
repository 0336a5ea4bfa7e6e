"""``xlaengine plan``, and the commands that refuse what it says cannot fit."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from safetensors.numpy import load_file, save_file

import xlaengine.llm
from tests.cli.running import status
from xlaengine.ops import native
from xlaengine.ops.panels import PANEL
from xlaengine.planning import Memory, fitting
from xlaengine.sources.locate import PACKAGED

MIB = 1 << 20


@pytest.fixture
def little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with 20 MiB, where loading weights fails the test."""
    monkeypatch.setattr(fitting, "available", lambda: Memory(20 * MIB, "there"))
    monkeypatch.setattr("xlaengine.planning.available", lambda: Memory(20 * MIB, "there"))
    monkeypatch.setattr("xlaengine.opening.load", lambda *_, **__: pytest.fail("the weights were loaded"))


def test_json_has_every_item_in_bytes_and_their_sum(capsys: pytest.CaptureFixture[str]) -> None:
    assert status("plan", "--model", "tiny", "--max-model-len", "256", "--json", "--no-progress") == 0
    told = json.loads(capsys.readouterr().out)
    sizes = told["bytes"]

    # V 2048, D 256, L 3, F 896, 4 + 2 * 2 heads of 64; the embedding is tied.
    def kept(columns: int) -> int:
        return columns if native.missing() else -(-columns // PANEL) * PANEL

    layer = 256 * (kept(512) + kept(256) + kept(2 * 896)) + 896 * kept(256) + 2 * 256
    assert sizes["weights"] == 4 * (256 * kept(2048) + 3 * layer + 256)
    assert sizes["kv"] == 2 * 4 * 3 * 8 * 2 * 256 * 64
    assert sizes["vocab"] == 8 * 2048 * 11
    assert sizes["total"] == sum(size for name, size in sizes.items() if name != "total")
    assert told["fits"]
    assert told["largest_max_num_seqs"] > 8
    assert told["largest_max_model_len"] == 1024


@pytest.mark.parametrize(("kind", "of_entry"), [("bfloat16", 2 * 64), ("int8", 64 + 4)])
def test_keys_and_values_count_as_they_are_stored(kind: str, of_entry: int, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("plan", "--model", "tiny", "--max-model-len", "256", "--kv-cache-dtype", kind, "--no-progress")
    assert status(*asked, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["dtype"], told["kv_cache_dtype"]) == ("float32", kind)
    assert told["bytes"]["kv"] == 2 * 3 * 8 * 2 * 256 * of_entry
    assert status(*asked) == 0
    assert f"tiny, float32, KV in {kind}, " in capsys.readouterr().out


def test_the_table_has_the_peak_and_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    speculative = '{"method": "eagle", "model": "tiny-eagle"}'
    assert status("plan", "--model", "tiny", "--speculative-config", speculative, "--no-progress") == 0
    out = capsys.readouterr().out
    for word in ("weights", "drafter", "kv", "logits", "temporaries", "peak", "memory", "fits; largest max_num_seqs"):
        assert word in out


@pytest.mark.parametrize(("slots", "is_the_models"), [(1, True), (4096, False)])
def test_the_longest_context_says_when_the_model_bounds_it(
    slots: int, is_the_models: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlaengine.planning.available", lambda: Memory(4096 * MIB, "there"))
    status("plan", "--model", "tiny", "--max-num-seqs", str(slots), "--max-model-len", "64", "--no-progress")
    assert ("1024, the model's own limit" in capsys.readouterr().out) == is_the_models


@pytest.mark.slow
def test_temporaries_are_those_of_the_compiled_graphs_when_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("plan", "--model", "tiny", "--max-num-seqs", "1", "--max-model-len", "128", "--json", "--no-progress")
    assert (status(*command), status(*command, "--compile")) == (0, 0)
    estimated, measured = (json.loads(line)["bytes"]["temporaries"] for line in capsys.readouterr().out.splitlines())
    assert estimated != measured
    assert estimated == pytest.approx(measured, rel=0.1)


def test_what_does_not_fit_is_status_1(little_memory: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("plan", "--model", "tiny", "--no-progress") == 1
    out = capsys.readouterr().out
    assert "does not fit; no max_num_seqs fits at this length\nno max_model_len fits for as many slots\n" in out


def damaged_header(weights: Path) -> None:
    weights.write_bytes(weights.read_bytes()[:40])


def without_a_tensor(weights: Path) -> None:
    tensors = load_file(weights)
    del tensors["model.norm.weight"]
    save_file(tensors, weights)


@pytest.mark.parametrize("options", [(), ("--dtype", "bfloat16"), ("--quantization", "w8a8")], ids=" ".join)
@pytest.mark.parametrize(
    ("damage", "words"), [(damaged_header, "cannot be read as safetensors: "), (without_a_tensor, "1 missing (model.norm.weight)")]
)
def test_weights_that_could_not_be_loaded_are_refused_by_their_header(
    options: tuple[str, ...], damage: Callable[[Path], None], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = Path(shutil.copytree(PACKAGED["tiny"], tmp_path / "copy"))
    damage(copy / "model.safetensors")
    assert status("plan", "--model", str(copy), "--no-progress", *options) == 1
    err = capsys.readouterr().err
    assert err.startswith(f"error: {copy}/model.safetensors")
    assert words in err


def test_a_config_alone_can_be_planned(tmp_path: Path) -> None:
    shutil.copy(PACKAGED["tiny"] / "config.json", tmp_path)
    assert status("plan", "--model", str(tmp_path), "--dtype", "bfloat16", "--no-progress") == 0


def test_what_was_planned_for_is_named_in_the_table_and_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    kernels = "xla" if native.missing() else "native"
    command = ("plan", "--model", "tiny", "--max-model-len", "256", "--no-progress")
    assert (status(*command), status(*command, "--json")) == (0, 0)
    *table, told = capsys.readouterr().out.splitlines()
    assert table[0] == f"tiny, float32, {kernels} kernels, B = 8, S = 256"
    assert (json.loads(told)["model"], json.loads(told)["kernels"]) == ("tiny", kernels)


def test_how_numbers_are_stored_is_named_in_the_table_and_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = "plan", "--model", "tiny", "--quantization", "w8a8", "--kv-cache-dtype", "int8", "--no-progress"
    assert (status(*command), status(*command, "--json")) == (0, 0)
    table, told = capsys.readouterr().out.split("\n{", 1)
    assert table.startswith("tiny, float32, KV in int8, w8a8, ")
    told = json.loads("{" + told)
    assert [told[name] for name in ("dtype", "kv_cache_dtype", "quantization", "weights_dtype")] == ["float32", "int8", "w8a8", "auto"]


def test_kernels_that_are_compiled_first_are_a_phase_that_a_person_sees(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "is_to_be_built", lambda: True)
    assert status("plan", "--model", "tiny") == 0
    assert "kernels: done in " in capsys.readouterr().err


@pytest.mark.parametrize("argv", [("--max-model-len", "5000"), ("--model", "nothing")])
def test_wrong_usage_is_status_2_in_one_line(argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert status("plan", "--model", "tiny", "--no-progress", *argv) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_length_that_the_model_was_not_made_for_is_refused_in_the_words_of_a_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in.jsonl").write_bytes(b'{"prompt": [5, 6]}\n')
    options = ("--model", "tiny", "--max-model-len", "5000", "--no-progress")
    assert status("plan", *options) == 2
    told = capsys.readouterr().err
    assert told == "error: max_model_len 5000 is more than this model's 1024 positions\n"
    assert status("run-batch", "-i", str(tmp_path / "in.jsonl"), "-o", str(tmp_path / "out.jsonl"), *options) == 2
    assert capsys.readouterr().err == told


@pytest.mark.parametrize("name", ["run-batch", "verify", "daemon"])
def test_the_commands_refuse_what_cannot_fit_before_they_load(
    name: str, little_memory: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = tmp_path / "in.jsonl"
    lines.write_bytes(b'{"prompt": [5, 6]}\n')
    files = {"run-batch": ("-i", str(lines), "-o", str(tmp_path / "out.jsonl")), "verify": ("-i", str(lines)), "daemon": ()}[name]
    assert status(name, "--model", "tiny", *files) == 2
    err = capsys.readouterr().err
    refusal = next(line for line in err.splitlines() if line.startswith("error: "))
    assert "this engine needs 0." in refusal
    assert "0.0195 GiB are there" in refusal
    assert "kv 0.0" in refusal
    assert refusal.endswith("; --no-memory-check, or memory_check=False, starts it anyway")
    assert not (tmp_path / "out.jsonl").exists()


def test_an_llm_of_a_notebook_is_refused_too(little_memory: None) -> None:
    with pytest.raises(ValueError, match="this engine needs"):
        xlaengine.llm.LLM("tiny")
