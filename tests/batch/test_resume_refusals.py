"""What ``--resume`` refuses: another model, other settings, another input, and an output that no run has written."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from tests.batch.conftest import Bench
from tests.batch.fake_llm import Dying
from tests.batch.test_job import never
from tests.conftest import FIXTURES
from xlaengine.batch.errors import UsageError
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
    mixed.output.write_bytes(b"another program's\n")
    with pytest.raises(UsageError, match=r"exists: it has no manifest of a run: give another name$"):
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


DRAFT = SpeculativeConfig(method="draft", model=str(FIXTURES / "llama3"))


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
        mixed.run(resume=True, speculative_config=replace(DRAFT, model=str(FIXTURES / "qwen3")))
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


def test_the_first_sampled_lines_that_are_appended_may_be_of_any_speculation(bench: Bench) -> None:
    greedy = [{"prompt": f"prompt {i}", "temperature": 0, "max_tokens": 3} for i in range(4)]
    sampled = [{"prompt": f"prompt {i}", "max_tokens": 3} for i in range(4, 8)]
    bench.write(*greedy)
    bench.run(speculative_config=replace(DRAFT, adaptive=False))
    bench.write(*greedy, *sampled)
    assert bench.run(extend=True, speculative_config=DRAFT).completed == 8
    bench.write(*greedy, *sampled, *sampled)
    with pytest.raises(UsageError, match=r"speculative was {.*} and is now None"):
        bench.run(extend=True)
    with pytest.raises(UsageError, match=r"speculative was {.*'adaptive': True.* and is now {.*'adaptive': False"):
        bench.run(never, extend=True, speculative_config=replace(DRAFT, adaptive=False))
    assert bench.run(extend=True, speculative_config=DRAFT).completed == 12


def test_appended_lines_need_the_speculation_of_earlier_sampled_ones_and_of_an_engine_that_is_not_exact(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    greedy, sampled = ({"prompt": "x", "temperature": temperature, "max_tokens": 3} for temperature in (0, 0.7))
    for first, appended in ((sampled, greedy), (sampled, sampled)):
        bench.write(first)
        bench.run()
        bench.write(first, appended)
        with pytest.raises(UsageError, match=r"speculative was None and is now {"):
            bench.run(never, extend=True, speculative_config=DRAFT)
        bench.output.unlink()
    bench.write(greedy)
    bench.run()
    bench.write(greedy, sampled)
    monkeypatch.setenv("FAKE_VERIFY_DIFFERS", "1")
    with pytest.raises(UsageError, match=r"speculative was {.*'exact': True} and is now {.*'exact': False}"):
        bench.run(extend=True, speculative_config=DRAFT)


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


NEITHER = b'{"id":"batch_req_1","custom_id":"r0","line":1,"response":null,"error":null}\n'


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: [lines[0], b"garbage\n", *lines[1:]], "its line 2 is not an output line"),
        (lambda lines: [NEITHER, *lines[1:]], "its line 1 is not an output line"),
        (lambda lines: [NEITHER.replace(b'"response":null', b'"response":5'), *lines[1:]], "its line 1 is not an output line"),
        (lambda lines: [*lines, b'{"note": "checked by hand"}\n'], "its line 43 is not an output line"),
        (lambda lines: [*lines, b'{"note": "checked by hand"}'], "its line 43 is not an output line"),
        (lambda lines: [*lines, b"checked by hand\n"], "its line 43 is not an output line"),
        (lambda lines: [*lines[:3], lines[0], *lines[3:-1]], "is finished twice, again in its line 4"),
        (lambda lines: [lines[0].replace(b'"line":', b'"line":9'), *lines[1:]], "of an input of 42 lines"),
    ],
)
def test_output_that_no_run_can_have_written_is_refused(mixed: Bench, change, words: str) -> None:
    mixed.run()
    changed = b"".join(change(mixed.output.read_bytes().splitlines(keepends=True)))
    mixed.output.write_bytes(changed)
    with pytest.raises(UsageError, match=words):
        mixed.run(never, resume=True)
    assert mixed.output.read_bytes() == changed
