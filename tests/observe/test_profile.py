"""A profile: graphs, layers and host phases by their names in the file that viewers open; bounded, and nothing depends on it."""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import jax
import pytest

from tests.batch.conftest import Recorder, done
from tests.conftest import FIXTURES, LLM_SETTINGS
from xlaengine import LLM, SamplingParams
from xlaengine.batch.errors import UsageError
from xlaengine.batch.interface import Job
from xlaengine.batch.job import run_batch
from xlaengine.observe.profile_trace import TRACK
from xlaengine.types import ProfileError

GREEDY = SamplingParams(temperature=0, max_tokens=12, ignore_eos=True)
PROMPTS = [[5] * 40, [7] * 3]


@pytest.fixture(scope="module")
def llm(tokenizer_dir: Path) -> Iterator[LLM]:
    with LLM(str(FIXTURES / "llama3"), tokenizer=str(tokenizer_dir), **LLM_SETTINGS) as built:
        yield built


def events_in(path: Path) -> list[dict[str, Any]]:
    return json.loads(gzip.decompress(path.read_bytes()))["traceEvents"]


def names(events: list[dict[str, Any]]) -> set[str]:
    return {event["name"] for event in events if event["ph"] == "X"}


@pytest.mark.slow
def test_graphs_layers_and_host_phases_are_readable_in_it(llm: LLM, tmp_path: Path) -> None:
    with llm.profile(tmp_path) as profile:
        llm.generate(PROMPTS, GREEDY)
    assert profile.path is not None
    assert profile.path.parent.parent == tmp_path / "plugins" / "profile", "where TensorBoard looks for it"
    events = events_in(profile.path)
    track = [event for event in events if event["pid"] == TRACK]
    last = llm.engine.model.layers - 1
    assert {"decode_3", "prefill_256", "layer_0", f"layer_{last}", "attention", "mlp", "qkv", "write_kv", "logits"} <= names(track)
    beside = names([event for event in events if event["pid"] != TRACK])
    assert {"step", "plan", "dispatch", "read", "commit", "decode[3]", "prefill[256]"} <= beside
    assert {f"layer_{last}/attention/block_attention", f"layer_{last}/mlp", "logits"} <= beside
    named = [event for event in events if "hlo_op" in event.get("args", {})]
    assert sum("layer_" in event["name"] for event in named) > len(named) / 3
    assert profile.shares["decode_3"].launches >= GREEDY.max_tokens
    assert {"attention/block_attention", "mlp", "logits"} <= set(profile.shares["decode_3"].seconds)


def test_slices_of_the_track_lie_in_one_another_and_fill_their_graph(llm: LLM, tmp_path: Path) -> None:
    with llm.profile(tmp_path, steps=2) as profile:
        llm.generate(PROMPTS, GREEDY)
    assert profile.path is not None
    track = [event for event in events_in(profile.path) if event["pid"] == TRACK and event["ph"] == "X"]
    graphs = [event for event in track if "_" in event["name"] and event["name"].split("_")[0] in ("decode", "prefill")]
    layers = [event for event in track if event["name"].startswith("layer_")]
    for layer in layers:
        assert any(g["ts"] <= layer["ts"] and layer["ts"] + layer["dur"] <= g["ts"] + g["dur"] + 1e-3 for g in graphs)
    ordered = sorted(layers, key=lambda event: event["ts"])
    assert all(a["ts"] + a["dur"] <= b["ts"] + 1e-3 for a, b in pairwise(ordered))


def test_a_profile_ends_after_its_steps_and_changes_no_stream(llm: LLM, tmp_path: Path) -> None:
    expected = [output.outputs[0].token_ids for output in llm.generate(PROMPTS, GREEDY)]
    compiled = llm.metrics()["compiles_after_warmup"]
    with llm.profile(tmp_path, steps=3) as profile:
        assert [output.outputs[0].token_ids for output in llm.generate(PROMPTS, GREEDY)] == expected
        assert profile.path is not None, "it has ended before the block has"
    assert len([event for event in events_in(profile.path) if event["name"] == "step"]) == 3
    assert llm.metrics()["compiles_after_warmup"] == compiled


def test_starting_and_writing_a_profile_is_not_time_of_the_run(llm: LLM, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(verb: str, seconds: float = 1.0) -> None:
        done = getattr(jax.profiler, verb)
        monkeypatch.setattr(jax.profiler, verb, lambda *args, **options: (time.sleep(seconds), done(*args, **options)))

    slowly("start_trace")
    slowly("stop_trace")
    before, idle = llm.metrics(), llm.engine.stats.idle
    outputs = llm.stream(PROMPTS[0], GREEDY)
    next(outputs)
    with llm.profile(tmp_path, steps=2) as profile:
        assert len(list(outputs)) == GREEDY.max_tokens - 1
    assert profile.path is not None
    after = llm.metrics()
    assert after["seconds"]["generate"] - before["seconds"]["generate"] < 1.0
    assert llm.engine.stats.idle - idle < 1.0
    assert after["fallbacks"]["profile"] - before["fallbacks"].get("profile", 0) == 2, "its start and its end, not an idle device"


def test_a_second_profile_at_a_time_is_refused_and_a_later_one_has_its_own_folder(llm: LLM, tmp_path: Path) -> None:
    with llm.profile(tmp_path) as first, pytest.raises(RuntimeError, match="one profile at a time"), llm.profile(tmp_path):
        pass
    with llm.profile(tmp_path) as second:
        pass
    assert first.path != second.path
    assert first.path is not None
    assert first.path.exists()
    with pytest.raises(TypeError, match="directory must be a path, a string or a Path, got 5"), llm.profile(5):  # type: ignore[arg-type]
        pass
    with pytest.raises(TypeError, match="steps must be an integer of at least 1, got 'x'"), llm.profile(tmp_path, "x"):  # type: ignore[arg-type]
        pass
    with pytest.raises(ValueError, match="at least 1 step, got 0"), llm.profile(tmp_path, steps=0):
        pass
    assert llm.engine.profile is None


def test_a_batch_says_where_its_profile_is(llm: LLM, tmp_path: Path) -> None:
    (tmp_path / "in.jsonl").write_text('{"prompt": "the fox", "max_tokens": 5}\n')
    job = Job(
        input_file=str(tmp_path / "in.jsonl"), output_file=str(tmp_path / "out.jsonl"), profile_dir=tmp_path / "profile", profile_steps=2
    )
    display = Recorder()
    done(run_batch(job, display, lambda *_, **__: _Kept(llm), None))  # type: ignore[arg-type]
    *shares, where = display.notes
    (path,) = (tmp_path / "profile").glob("plugins/profile/*/perfetto_trace.json.gz")
    assert where == f"profile: {path}, which ui.perfetto.dev opens; TensorBoard and xprof open {tmp_path / 'profile'}"
    assert any(line.startswith("profile: decode_3: ") and "mlp" in line for line in shares)
    assert not any(line.startswith("profile: admit: ") or line.endswith("other 100.0%") for line in shares), "a line that tells nothing"


def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    stop = jax.profiler.stop_trace

    def fail() -> None:
        stop()
        raise RuntimeError("No space left on device\na line that is not shown")

    monkeypatch.setattr(jax.profiler, "stop_trace", fail)


def test_a_batch_whose_profile_cannot_be_written_goes_on_and_says_so(llm: LLM, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full_disk(monkeypatch)
    (tmp_path / "in.jsonl").write_text('{"prompt": "the fox", "max_tokens": 5}\n' * 8)
    job = Job(
        input_file=str(tmp_path / "in.jsonl"), output_file=str(tmp_path / "out.jsonl"), profile_dir=tmp_path / "profile", profile_steps=2
    )
    display = Recorder()
    summary = done(run_batch(job, display, lambda *_, **__: _Kept(llm), None))  # type: ignore[arg-type]
    assert (summary.completed, summary.failed, summary.profile_is_lost) == (8, 0, True)
    (folder,) = (tmp_path / "profile").glob("plugins/profile/*")
    assert display.notes == [f"error: the profile in {folder} cannot be written: No space left on device"]
    assert llm.engine.profile is None


def test_in_python_a_lost_profile_is_an_error_at_the_end_of_its_block(llm: LLM, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full_disk(monkeypatch)
    with pytest.raises(ProfileError, match="cannot be written: No space left"), llm.profile(tmp_path, steps=2):
        assert len(llm.generate(PROMPTS, GREEDY)) == 2
    assert llm.engine.profile is None


def test_a_directory_that_cannot_be_written_is_refused_before_the_model_loads(tmp_path: Path) -> None:
    (tmp_path / "in.jsonl").write_text('{"prompt": "the fox"}\n')
    (tmp_path / "file").write_text("")
    job = Job(input_file=str(tmp_path / "in.jsonl"), output_file=str(tmp_path / "out.jsonl"), profile_dir=tmp_path / "file" / "profile")
    with pytest.raises(UsageError, match=r"the profile directory .* cannot be made: .*file is not a directory"):
        done(run_batch(job, None, None, None))  # type: ignore[arg-type]


class _Kept:
    """An LLM that outlives the job."""

    def __init__(self, llm: LLM):
        self._llm = llm

    def __getattr__(self, name: str) -> Any:
        return getattr(self._llm, name)

    def __enter__(self) -> _Kept:
        return self

    def __exit__(self, *exc: object) -> None:
        pass
