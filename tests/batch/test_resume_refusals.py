"""What ``--resume`` refuses: another model, other settings, another input, and files that are no run's own."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.batch.conftest import Bench
from tests.batch.fake_llm import Dying, FakeLLM
from tests.batch.test_job import never
from tests.conftest import FIXTURES
from xlaengine.batch.errors import OutputLost, UsageError
from xlaengine.batch.files import lock_path
from xlaengine.batch.manifest import MISSING, manifest_path
from xlaengine.batch.shard import Shard
from xlaengine.config import SpeculativeConfig


@pytest.mark.parametrize("finished", [True, False])
def test_a_changed_model_is_refused_before_it_is_loaded(mixed: Bench, monkeypatch: pytest.MonkeyPatch, finished: bool) -> None:
    mixed.run()
    if not finished:
        mixed.output.write_bytes(b"".join(mixed.output.read_bytes().splitlines(keepends=True)[:-3]))
    before = mixed.output.read_bytes()
    monkeypatch.setattr("xlaengine.batch.manifest.at_hand", lambda model, drafter: SimpleNamespace(fingerprint="another"))
    changed = r"the files of the model smollm2-135m-instruct changed \(its digest was \w{12} and is now another\)"
    with pytest.raises(UsageError, match=changed):
        mixed.run(never, resume=True)
    assert mixed.output.read_bytes() == before


def test_another_model_is_refused_before_it_is_loaded(mixed: Bench) -> None:
    mixed.run()
    with pytest.raises(UsageError, match="the model was smollm2-135m-instruct and is now other"):
        mixed.run(never, resume=True, model="other")


def test_a_model_that_is_not_at_hand_is_compared_once_it_is_loaded(mixed: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    mixed.run()
    monkeypatch.setattr("xlaengine.batch.manifest.at_hand", lambda model, drafter: None)
    with pytest.raises(UsageError, match="the model was smollm2-135m-instruct and is now other"):
        mixed.run(resume=True, model="other")


def test_existing_output_is_refused_without_resume(mixed: Bench) -> None:
    mixed.output.write_bytes(b"")
    with pytest.raises(UsageError, match="exists: give --resume"):
        mixed.run(never)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"max_num_seqs": 4}, "max_num_seqs was 3 and is now 4"),
        ({"seed": 1}, "seed was 0 and is now 1"),
        ({"max_model_len": 64}, "max_model_len was 128 and is now 64"),
        ({"dtype": "bfloat16"}, "dtype was 'float32' and is now 'bfloat16'"),
        ({"kv_cache_dtype": "int8"}, "kv_cache_dtype was 'float32' and is now 'int8'"),
        ({"quantization": "w8a8"}, "quantization was None and is now 'w8a8'"),
        ({"enable_return_routed_experts": True}, "enable_return_routed_experts was False and is now True"),
    ],
)
def test_changed_settings_are_refused_before_the_model_is_loaded(mixed: Bench, options: dict, words: str) -> None:
    mixed.run()
    before = mixed.output.read_bytes()
    with pytest.raises(UsageError, match=words):
        mixed.run(never, resume=True, **options)
    assert mixed.output.read_bytes() == before


FIRST = {
    "input_sha256",
    "model_fingerprint",
    "tokenizer",
    "max_num_seqs",
    "max_model_len",
    "dtype",
    "kv_block",
    "prefill_buckets",
    "decode_widths",
    "seed",
}
"""The keys that every manifest of this format has."""
LATER = {
    "served_model_name": {"served_model_name": "other"},
    "shard": {"shard": Shard(1, 2)},
    "speculative": {"speculative_config": SpeculativeConfig(method="draft", model=str(FIXTURES / "llama3"))},
    "drafter_fingerprint": {"speculative_config": SpeculativeConfig(method="draft", model=str(FIXTURES / "llama3"))},
    "enable_return_routed_experts": {"enable_return_routed_experts": True},
    "kv_cache_dtype": {"kv_cache_dtype": "bfloat16"},
    "quantization": {"quantization": "w8a8"},
}
"""Those that came later, with options that give them another value than the runs of earlier versions had."""


def as_written_before(bench: Bench, key: str) -> None:
    path = manifest_path(bench.output)
    manifest = json.loads(path.read_bytes())
    del manifest["fixed"][key]
    path.write_text(json.dumps(manifest))


def test_every_key_of_a_manifest_is_as_old_as_its_format_or_has_a_value_for_earlier_runs(mixed: Bench) -> None:
    mixed.run()
    keys = set(json.loads(manifest_path(mixed.output).read_bytes())["fixed"])
    assert keys == FIRST | set(LATER), "a key that manifests in the world lack belongs into LATER, and its value then into MISSING"
    assert set(MISSING) <= set(LATER)


@pytest.mark.parametrize("key", LATER)
def test_a_run_of_a_version_without_a_setting_is_resumed_with_what_it_was_then_and_with_nothing_else(mixed: Bench, key: str) -> None:
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying)
    as_written_before(mixed, key)
    before = mixed.output.read_bytes()
    words = "the drafter changed" if "drafter" in key else f"{key} was (None|False|'float32') and is now"
    with pytest.raises(UsageError, match=words):
        mixed.run(never, resume=True, **LATER[key])
    assert mixed.output.read_bytes() == before
    assert mixed.run(resume=True).completed == 40


@pytest.mark.parametrize("key", sorted(FIRST - {"tokenizer"}))  # the model has none
def test_a_key_that_every_version_has_written_is_never_taken_for_granted(mixed: Bench, key: str) -> None:
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying)
    as_written_before(mixed, key)
    with pytest.raises(UsageError, match=r"was None|its digest was none|the input file changed"):
        mixed.run(resume=True)


def test_settings_that_shape_no_token_may_change(mixed: Bench) -> None:
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying)
    others = {
        "depth": 1,
        "enable_prefix_caching": False,
        "log_interval": 7,
        "max_num_batched_tokens": 64,
        "probe_every": 7,
        "scheduling_policy": "fcfs",
    }
    assert mixed.run(resume=True, **others).completed == 40


ROOT = Path(__file__).parents[2]
DRAFT = SpeculativeConfig(method="draft", model=str(ROOT / "tests" / "fixtures" / "llama3"))


def test_speculation_may_change_between_runs_of_greedy_lines_and_of_proposals_that_are_not_drawn(bench: Bench) -> None:
    bench.write(*({"prompt": f"prompt {i}", "temperature": 0, "max_tokens": 3} for i in range(12)))
    with pytest.raises(KeyboardInterrupt):
        bench.run(Dying, speculative_config=DRAFT)
    assert bench.run(resume=True).completed == 12
    bench.write(*({"prompt": f"prompt {i}", "max_tokens": 3} for i in range(12)))
    bench.output.unlink()
    with pytest.raises(KeyboardInterrupt):
        bench.run(Dying)
    assert bench.run(resume=True, speculative_config=replace(DRAFT, acceptance="coupled")).completed == 12


def test_other_drawn_proposals_are_refused_where_a_line_samples(mixed: Bench) -> None:
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying, speculative_config=DRAFT)
    before = mixed.output.read_bytes()
    for changed in (replace(DRAFT, num_speculative_tokens=3), replace(DRAFT, adaptive=False)):
        with pytest.raises(UsageError, match=r"speculative was {.*num_speculative_tokens': 4"):
            mixed.run(never, resume=True, speculative_config=changed)
    with pytest.raises(UsageError, match=r"speculative was {.*} and is now None"):
        mixed.run(resume=True)
    with pytest.raises(UsageError, match=r"the drafter changed \(its digest was \w{12} and is now \w{12}\)"):
        mixed.run(resume=True, speculative_config=replace(DRAFT, model=str(ROOT / "tests" / "fixtures" / "qwen3")))
    assert mixed.output.read_bytes() == before
    assert mixed.run(resume=True, speculative_config=DRAFT).completed == 40


def test_where_verifying_has_other_bits_any_speculation_must_stay_as_it_was(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAKE_VERIFY_DIFFERS", "1")
    bench.write(*({"prompt": f"prompt {i}", "temperature": 0, "max_tokens": 3} for i in range(12)))
    ngram = SpeculativeConfig(method="ngram")
    with pytest.raises(KeyboardInterrupt):
        bench.run(Dying, speculative_config=ngram)
    for changed in (None, replace(ngram, prompt_lookup_max=3)):
        with pytest.raises(UsageError, match="speculative was"):
            bench.run(resume=True, speculative_config=changed)
    assert bench.run(resume=True, speculative_config=ngram).completed == 12


@pytest.mark.parametrize("other", [{}, {"num_speculative_tokens": 3}, {"model": str(FIXTURES / "qwen3")}])
def test_heads_that_an_earlier_version_called_mtp_are_resumed_as_medusa(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, other: dict[str, Any]
) -> None:
    monkeypatch.setenv("FAKE_VERIFY_DIFFERS", "1")
    bench.write(*({"prompt": f"prompt {i}", "temperature": 0, "max_tokens": 3} for i in range(12)))
    heads = SpeculativeConfig(method="medusa", model=str(FIXTURES / "llama3"))
    with pytest.raises(KeyboardInterrupt):
        bench.run(Dying, speculative_config=heads)
    path = manifest_path(bench.output)
    manifest = json.loads(path.read_bytes())
    manifest["fixed"]["speculative"]["method"] = "mtp"
    path.write_text(json.dumps(manifest))
    if other:
        with pytest.raises(UsageError, match=r"speculative was|the drafter changed"):
            bench.run(resume=True, speculative_config=replace(heads, **other))
        return
    assert bench.run(resume=True, speculative_config=heads).completed == 12


def test_changed_input_is_refused(mixed: Bench) -> None:
    mixed.run()
    mixed.input.write_bytes(mixed.input.read_bytes().replace(b"prompt 7", b"prompt 8"))
    for options in ({"resume": True}, {"extend": True}):
        with pytest.raises(UsageError, match=r"the input file changed \(its digest was \w{12} and is now \w{12}\)"):
            mixed.run(never, **options)


@pytest.mark.parametrize("appended", [b'{"prompt": "b"}', b' \n{"prompt": "b"}\n'])
def test_more_bytes_on_the_last_line_are_another_input(bench: Bench, appended: bytes) -> None:
    bench.input.write_bytes(b'{"prompt": "a"}')
    bench.run()
    bench.input.write_bytes(b'{"prompt": "a"}' + appended)
    with pytest.raises(UsageError, match="the input file changed"):
        bench.run(never, extend=True)
    bench.input.write_bytes(b'{"prompt": "a"}\n' + appended)
    assert bench.run(extend=True).resumed == 1


def test_changed_model_is_refused_and_the_torn_line_is_left_alone(mixed: Bench) -> None:
    mixed.run()
    torn = mixed.output.read_bytes()[:-5]
    mixed.output.write_bytes(torn)
    with pytest.raises(UsageError, match="the model was smollm2-135m-instruct and is now another"):
        mixed.run(resume=True, model="another")
    assert mixed.output.read_bytes() == torn


def test_output_of_another_program_is_refused(mixed: Bench) -> None:
    mixed.output.write_bytes(b"precious\n")
    with pytest.raises(UsageError, match=r"out\.jsonl\.manifest\.json is missing"):
        mixed.run(never, resume=True)
    assert mixed.output.read_bytes() == b"precious\n"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: [lines[0], b"garbage\n", *lines[1:]], "its line 2 is no output line"),
        (lambda lines: [*lines[:3], lines[0], *lines[3:-1]], "is finished twice, again in its line 4"),
        (lambda lines: [lines[0].replace(b'"line":', b'"line":9'), *lines[1:]], "of an input of 42 lines"),
    ],
)
def test_output_that_no_run_can_have_written_is_refused(mixed: Bench, change, words: str) -> None:
    mixed.run()
    mixed.output.write_bytes(b"".join(change(mixed.output.read_bytes().splitlines(keepends=True))))
    with pytest.raises(UsageError, match=words):
        mixed.run(never, resume=True)


def test_unreadable_or_later_manifest_is_refused(mixed: Bench) -> None:
    mixed.run()
    path = manifest_path(mixed.output)
    path.write_bytes(path.read_bytes().replace(b'"format": 1', b'"format": 2'))
    with pytest.raises(UsageError, match="has format 2, this version writes 1"):
        mixed.run(never, resume=True)
    path.write_bytes(b"{")
    with pytest.raises(UsageError, match="cannot be read"):
        mixed.run(never, resume=True)


@pytest.mark.parametrize("resume", [False, True])
def test_a_manifest_that_is_a_pipe_is_refused_and_not_waited_for(mixed: Bench, resume: bool) -> None:
    mixed.run()
    manifest_path(mixed.output).unlink()
    os.mkfifo(manifest_path(mixed.output))
    if not resume:
        mixed.output.unlink()
    with pytest.raises(UsageError, match=r"manifest\.json cannot be (read|written): .*it is no regular file$"):
        mixed.run(never, resume=resume)


def test_an_output_whose_manifest_would_have_too_long_a_name_is_refused_for_that(mixed: Bench) -> None:
    with pytest.raises(UsageError, match=r"the manifest .*xx\.manifest\.json cannot be written: File name too long$"):
        mixed.run(never, output_file=str(mixed.output.with_name("x" * 245)))


@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize("options", [{}, {"resume": True}, {"extend": True}])
def test_a_foreign_file_where_the_manifest_goes_is_kept(mixed: Bench, empty: bool, options: dict[str, bool]) -> None:
    path = manifest_path(mixed.output)
    path.write_text("my notes\n")
    if empty and options:
        mixed.output.touch()
    with pytest.raises(
        UsageError, match=r"out.jsonl.manifest.json is no manifest, and the manifest of out.jsonl would replace it: move it"
    ):
        mixed.run(never, **options)
    assert path.read_text() == "my notes\n"


def test_a_foreign_file_where_the_lock_goes_is_kept(mixed: Bench) -> None:
    path = lock_path(mixed.output)
    path.write_text("my notes\n")
    with pytest.raises(UsageError, match=r"\.out\.jsonl\.lock is no lock file: a lock file is an empty regular file. Move it"):
        mixed.run(never)
    assert path.read_text() == "my notes\n"
    path.write_text("")  # as a killed run leaves it
    mixed.run()
    assert not path.exists()


@pytest.mark.parametrize("given", ["input_file", "metrics_file", "trace_file"])
def test_no_other_file_of_a_run_has_the_name_of_its_lock(mixed: Bench, given: str) -> None:
    with pytest.raises(UsageError, match="output's manifest or "):
        mixed.run(never, **{given: str(lock_path(mixed.output)) if given == "input_file" else lock_path(mixed.output)})


def test_the_digest_of_another_programs_output_is_not_recorded(mixed: Bench) -> None:
    path = manifest_path(mixed.output)
    others = mixed.output.with_name("others")
    others.write_bytes(b"another's\n")

    class Replaced(FakeLLM):
        def finished(self) -> None:
            super().finished()
            if self.requests == 40:
                others.rename(mixed.output)

    with pytest.raises(OutputLost):
        mixed.run(Replaced)
    assert json.loads(path.read_bytes())["output_sha256"] is None


@pytest.mark.parametrize("spoil", [Path.unlink, lambda path: path.write_text("{}"), lambda path: path.write_text("{")])
@pytest.mark.parametrize("resumes", [False, True])
def test_a_manifest_that_is_spoilt_during_a_run_is_there_again(mixed: Bench, spoil: Callable[[Path], object], resumes: bool) -> None:
    path = manifest_path(mixed.output)

    class Spoiling(Dying):
        def finished(self) -> None:
            if self.requests == 5:
                spoil(path)
            super().finished()

    written = b""
    if resumes:
        with pytest.raises(KeyboardInterrupt):
            mixed.run(Dying)
        manifest = json.loads(path.read_bytes())
        manifest["recorded"]["jax"] = "0.0.1"  # what began the output, which this run only finishes
        path.write_bytes(json.dumps(manifest, indent=2).encode() + b"\n")
        written = path.read_bytes()
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Spoiling, resume=resumes)
    assert not resumes or json.loads(path.read_bytes()) == json.loads(written)
    assert mixed.run(resume=True).completed == 40


@pytest.mark.parametrize("with_its_output", [False, True])
def test_another_runs_manifest_that_is_moved_onto_the_path_is_kept(mixed: Bench, with_its_output: bool) -> None:
    path = manifest_path(mixed.output)
    others = mixed.output.parent / "others"

    class Moving(FakeLLM):
        def finished(self) -> None:
            if self.requests == 5:
                foreign = json.loads(path.read_bytes())
                foreign["fixed"]["input_sha256"] = "another"
                others.write_bytes(json.dumps(foreign).encode())
                others.rename(path)
                if with_its_output:
                    others.write_bytes(b"another's\n")
                    others.rename(mixed.output)
            super().finished()

    def digest(manifest: Path) -> str:
        return json.loads(manifest.read_bytes())["fixed"]["input_sha256"]

    if with_its_output:
        with pytest.raises(OutputLost):
            mixed.run(Moving)
        kept = mixed.output.with_name("out.jsonl.kept")
        assert (digest(path), mixed.output.read_bytes()) == ("another", b"another's\n")
        assert digest(manifest_path(kept)) != "another"
        assert any(str(manifest_path(kept)) in note for note in mixed.display.notes)
        manifest_path(kept).rename(path)
        kept.rename(mixed.output)
    else:
        mixed.run(Moving)
        aside = path.with_name(f"{path.name}.kept")
        assert digest(aside) == "another"
        assert digest(path) != "another"
        assert any(str(aside) in note for note in mixed.display.notes)
    assert mixed.run(resume=True).completed == 40


@pytest.mark.parametrize("resumes", [False, True])
def test_an_output_that_another_program_writes_while_the_model_loads_is_refused_and_kept(mixed: Bench, resumes: bool) -> None:
    if resumes:
        with pytest.raises(KeyboardInterrupt):
            mixed.run(Dying)
    before = mixed.output.read_bytes() if resumes else b""

    class Overtaken(FakeLLM):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            with mixed.output.open("ab") as another:
                another.write(b"another's\n")
            super().__init__(*args, **kwargs)

    changed = f"while the model was loaded: {len(before) + 10} bytes instead of {len(before)}$"
    with pytest.raises(UsageError, match=changed):
        mixed.run(Overtaken, resume=resumes)
    assert mixed.output.read_bytes() == before + b"another's\n"
