"""`LLM`, on a tiny model with a tiny tokenizer."""

from __future__ import annotations

import contextlib
import inspect
import re
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest

from tests.conftest import FIXTURES, LLM_SETTINGS
from tests.streams import GREEDY, ids_of
from xlaengine import LLM, InvalidRequest, SamplingParams
from xlaengine.config import SpeculativeConfig
from xlaengine.control.intake import Intake, derived_seed
from xlaengine.text import Tokenizer

SEED_OF_LINE_1 = 2692967125336920
"""First 53 bits of sha256("0:line-1"): output files of earlier versions replay with it."""


# --- generate


def test_recorded_continuations_come_back_in_the_prompts_order(llm: LLM) -> None:
    expected = np.load(FIXTURES / "llama3" / "expected.npz")
    order = [2, 0, 1, 0, 2, 1, 1]
    each = [SamplingParams(temperature=0, max_tokens=51 - 8 * place, ignore_eos=True) for place in range(len(order))]  # the last ends first
    outputs = llm.generate([expected[f"prompt_{i}"].tolist() for i in order], each)
    for i, params, output in zip(order, each, outputs, strict=True):
        assert output.finished
        assert output.prompt_token_ids == tuple(expected[f"prompt_{i}"].tolist())
        assert output.outputs[0].token_ids == tuple(expected[f"greedy_{i}"][: params.max_tokens].tolist())
        assert output.outputs[0].finish_reason == "length"


def test_one_prompt_may_stand_alone_as_text_or_ids(llm: LLM, tiny_tokenizer: Tokenizer) -> None:
    ids = tiny_tokenizer.encode("the fox", add_special_tokens=True)
    (by_text,), (by_ids,), (in_list,) = llm.generate("the fox", GREEDY), llm.generate(ids, GREEDY), llm.generate([ids], GREEDY)
    assert (by_text.prompt, by_ids.prompt) == ("the fox", None)
    assert by_text.prompt_token_ids == by_ids.prompt_token_ids == in_list.prompt_token_ids == tuple(ids)
    assert ids_of([by_text]) == ids_of([by_ids]) == ids_of([in_list])


def test_text_is_the_decoded_ids(llm: LLM, tiny_tokenizer: Tokenizer) -> None:
    for output in llm.generate(["the fox", "lazy dog"], SamplingParams(temperature=1.0, max_tokens=20, seed=3)):
        (completion,) = output.outputs
        ids = completion.token_ids[:-1] if completion.finish_reason == "stop" else completion.token_ids
        assert completion.text == tiny_tokenizer.decode(ids)


def test_no_prompts_are_no_outputs(llm: LLM) -> None:
    assert llm.generate([]) == []


def test_defaults_are_sixteen_sampled_tokens(llm: LLM) -> None:
    (output,) = llm.generate([[5, 6]])
    assert len(output.outputs[0].token_ids) == 16 or output.outputs[0].finish_reason == "stop"


def test_greedy_completions_of_one_prompt_are_equal_though_their_seeds_differ(llm: LLM) -> None:
    first, second = llm.generate([[5, 6], [5, 6]], GREEDY)
    assert first.seed != second.seed
    assert first.outputs == second.outputs
    (longer,) = llm.generate([[5, 6]], SamplingParams(temperature=0, max_tokens=7, ignore_eos=True))
    assert longer.outputs != first.outputs


def test_logprobs_come_as_dictionaries(llm: LLM) -> None:
    (output,) = llm.generate([[5, 6]], SamplingParams(temperature=0, max_tokens=4, ignore_eos=True, logprobs=2))
    completion = output.outputs[0]
    assert completion.logprobs is not None
    for token, step in zip(completion.token_ids, completion.logprobs, strict=True):
        assert (len(step), step[token].rank) == (2, 1)
        assert [entry.rank for entry in step.values()] == [1, 2]
    assert completion.cumulative_logprob is not None
    assert completion.cumulative_logprob < 0


# --- chat


def test_chat_runs_the_models_template(llm: LLM, tiny_tokenizer: Tokenizer) -> None:
    fox, dog = [{"role": "the", "content": "fox"}], [{"role": "the", "content": "dog"}, {"role": "lazy", "content": "fox"}]
    one, (two, three) = llm.chat(fox, GREEDY), llm.chat([fox, dog], GREEDY)
    assert one[0].prompt == two.prompt == "<s>the fox "
    assert three.prompt == "<s>the dog lazy fox "
    assert one[0].prompt_token_ids == tuple(tiny_tokenizer.encode("<s>the fox ", add_special_tokens=False))
    assert ids_of(one) == ids_of([two])


def test_chat_and_stream_go_on_to_the_capacity_unless_told_otherwise(llm: LLM) -> None:
    messages = [{"role": "the", "content": "fox"}]
    (output,) = llm.chat(messages, SamplingParams(temperature=0, max_tokens=None, ignore_eos=True))
    assert len(output.prompt_token_ids) + len(output.outputs[0].token_ids) == llm.capacity == 256
    assert llm.make_request("a", None, messages, SamplingParams(max_tokens=None)).params.max_tokens == 256 - len(output.prompt_token_ids)
    (default,) = llm.chat(messages)
    assert default.outputs[0].finish_reason == "stop" or len(default.outputs[0].token_ids) == 256 - len(output.prompt_token_ids)


# --- stream and run


def test_stream_gives_everything_so_far_after_each_token(llm: LLM) -> None:
    wanted = ids_of(llm.generate([[5, 6, 7]], GREEDY))[0]
    outputs = list(llm.stream([5, 6, 7], GREEDY))
    assert ids_of(outputs) == [wanted[: i + 1] for i in range(6)]
    assert [output.finished for output in outputs] == [False] * 5 + [True]


def test_stream_takes_a_conversation(llm: LLM) -> None:
    messages = [{"role": "the", "content": "fox"}]
    assert ids_of([list(llm.stream(messages, GREEDY))[-1]]) == ids_of(llm.chat(messages, GREEDY))


def test_an_abandoned_stream_is_cancelled(llm: LLM) -> None:
    stream = llm.stream([5, 6, 7], GREEDY)
    next(stream)
    assert llm.engine.live
    stream.close()  # type: ignore[attr-defined]
    assert not llm.engine.live


def test_a_stream_gives_its_tokens_one_by_one_though_another_run_has_taken_its_steps(llm: LLM) -> None:
    wanted = ids_of(llm.generate([[5, 6, 7]], GREEDY))[0]
    stream = llm.stream([5, 6, 7], GREEDY)
    next(stream)
    llm.generate([[8, 9]], GREEDY)
    assert ids_of(list(stream)) == [wanted[: i + 1] for i in range(1, 6)]


def test_a_stream_that_is_never_begun_costs_nothing(llm: LLM) -> None:
    before = llm.metrics()["requests"]
    llm.stream([5, 6, 7], GREEDY)
    assert llm.metrics()["requests"] == before


def test_generating_while_a_stream_is_open_disturbs_neither(llm: LLM) -> None:
    (wanted,) = ids_of(llm.generate([[5, 6, 7]], GREEDY))
    with contextlib.closing(llm.stream([5, 6, 7], GREEDY)) as stream:  # type: ignore[type-var]
        first = next(stream)
        assert ids_of(llm.generate([[5, 6, 7]], GREEDY)) == [wanted]
        assert ids_of([first, *stream])[-1] == wanted


def test_prompts_may_be_written_as_vllm_does(llm: LLM) -> None:
    (wanted,) = llm.generate([[5, 6]], sampling_params=GREEDY)
    (same,) = llm.generate({"prompt_token_ids": [5, 6]}, GREEDY)
    assert ids_of([same]) == ids_of([wanted])
    (text,) = llm.generate([{"prompt": "the fox"}], GREEDY)
    assert text.prompt == "the fox"


def test_completions_of_one_prompt_have_their_seeds_and_each_can_be_had_alone(llm: LLM) -> None:
    (output,) = llm.generate([[5, 6]], SamplingParams(n=3, seed=11, max_tokens=9, ignore_eos=True, logprobs=1))
    assert [(each.index, each.seed) for each in output.outputs] == [(0, 11), (1, 12), (2, 13)]
    for each in output.outputs:
        (alone,) = llm.generate([[5, 6]], SamplingParams(seed=each.seed, max_tokens=9, ignore_eos=True, logprobs=1))
        assert (alone.outputs[0].token_ids, alone.outputs[0].logprobs) == (each.token_ids, each.logprobs)


# --- seeds


def test_a_request_without_a_seed_gets_one_that_replays_it(llm: LLM) -> None:
    (output,) = llm.generate([[5, 6]], SamplingParams(max_tokens=12, ignore_eos=True))
    (again,) = llm.generate([[5, 6]], SamplingParams(max_tokens=12, ignore_eos=True, seed=output.seed))
    assert output.seed == derived_seed(0, output.request_id)
    assert ids_of([output]) == ids_of([again])
    first, second = llm.generate([[5, 6]] * 2, SamplingParams(max_tokens=12, ignore_eos=True))
    assert first.seed != second.seed
    assert ids_of([first]) != ids_of([second])


def test_derived_seeds_depend_on_the_engines_seed_and_the_id_and_never_change() -> None:
    assert derived_seed(0, "line-1") == SEED_OF_LINE_1
    assert len({derived_seed(seed, name) for seed in (0, 1) for name in ("a", "b")}) == 4
    assert 0 <= derived_seed(0, "a") < 2**53


# --- what is refused


@pytest.mark.parametrize(
    ("prompts", "params", "message"),
    [
        ([[5], []], GREEDY, r"prompts\[1\]: the prompt is empty"),
        ([[5], [131]], GREEDY, r"token id 131 is outside the vocabulary \[0, 131\)"),
        ([[5], [7] * 251], GREEDY, r"251 tokens \+ max_tokens 6 = 257 exceeds max_model_len 256"),
        ([[7] * 251], SamplingParams(), r"^prompt of 251 tokens \+ max_tokens 16 \(the default\) = 267 exceeds max_model_len 256"),
        ([[5], [7] * 256], SamplingParams(max_tokens=None), "prompt of 256 tokens leaves no room for output in max_model_len 256"),
        ([[5], [5]], [GREEDY], "2 prompts were given with 1 sampling params"),
        ([[5]], [], "1 prompt was given with 0"),
        ([[5]], SamplingParams(logprobs=4), "logprobs 4 was asked for, this engine was built with max_logprobs 3"),
        (["the \ud800"], GREEDY, "lone surrogate"),
    ],
)
def test_one_bad_prompt_is_refused_before_any_runs(prompts: list, params: SamplingParams, message: str, llm: LLM) -> None:
    before = llm.metrics()["requests"]
    with pytest.raises(ValueError, match=message):
        llm.generate(prompts, params)
    assert llm.metrics()["requests"] == before


def test_prompt_and_messages_exclude_each_other(llm: LLM) -> None:
    for prompt, messages in [(None, None), ([5], [{"role": "the", "content": "fox"}])]:
        with pytest.raises(InvalidRequest, match="exactly one of prompt and messages"):
            llm.make_request("a", prompt, messages, GREEDY)


def test_text_and_stop_strings_need_a_tokenizer(llm: LLM) -> None:
    intake = Intake(llm.config, vocab=131, eos_token_ids=(2,))
    with pytest.raises(InvalidRequest, match="no tokenizer: give the prompt as token ids"):
        intake.make("a", "the fox", None, GREEDY)
    with pytest.raises(InvalidRequest, match="no tokenizer: give stop_token_ids"):
        intake.make("a", [5], None, SamplingParams(stop="x"))


# --- life


def test_metrics_name_the_settings_they_are_of_as_they_are_given(llm: LLM) -> None:
    settings = llm.metrics()["settings"]
    assert set(settings) - {"kernels"} <= set(inspect.signature(LLM).parameters)
    assert settings == {
        "model": llm.model_name,
        "max_num_seqs": 3,
        "max_model_len": 256,
        "short_slots": None,
        "dtype": "float32",
        "tensor_parallel_size": 1,
        "weights_dtype": "auto",
        "quantization": None,
        "kv_cache_dtype": "float32",
        "kernels": llm.config.kernels,
        "depth": 2,
        "scheduling_policy": "lof",
        "enable_prefix_caching": True,
        "max_num_batched_tokens": 2048,
        "speculative_config": None,
    }
    llm.engine.reconfigure(depth=1)
    assert llm.metrics()["settings"]["depth"] == 1
    llm.engine.reconfigure(depth=2)


# --- speculation


@pytest.mark.slow
def test_a_speculating_llm_says_what_the_other_says_and_counts_and_names_the_drafter(llm: LLM, tokenizer_dir: Path) -> None:
    phases: set[str] = set()
    given = {"method": "draft_model", "model": str(FIXTURES / "llama3"), "num_speculative_tokens": 1, "adaptive": False}
    place, settings = str(FIXTURES / "llama3"), LLM_SETTINGS | {"tokenizer": str(tokenizer_dir), "speculative_config": given}
    with LLM(place, progress=lambda phase, *_: phases.add(phase), **settings) as speculating:
        assert speculating.config.speculative == SpeculativeConfig(method="draft", model=place, num_speculative_tokens=1, adaptive=False)
        assert speculating.speculation_is_exact
        prompts = [[5, 6, 7], [8], [9] * 20]
        told = replace(GREEDY, logprobs=3, seed=0)
        plain = [output.outputs for output in llm.generate(prompts, told)]
        assert [output.outputs for output in speculating.generate(prompts, told)] == plain
        metrics = speculating.metrics()
        assert metrics["settings"]["speculative_config"] == asdict(SpeculativeConfig(**given | {"method": "draft"}))
        assert metrics["spec_accepted_tokens"] > 0  # the target is its own drafter: what it proposes is right
        assert metrics["compiles_after_warmup"] == 0
    assert {"load", "load-drafter"} <= phases


def test_reset_ends_what_is_live_keeps_what_was_compiled_and_runs_again(llm: LLM) -> None:
    before, compiled = llm.generate([[5, 6, 7]], GREEDY), llm.metrics()["compiles_after_warmup"]
    stream = llm.stream([5, 6, 7], GREEDY)
    next(stream)
    llm.reset()
    last = list(stream)[-1]
    assert last.finished
    assert last.outputs[0].finish_reason == "abort"
    assert llm.engine.live == []
    assert ids_of(llm.generate([[5, 6, 7]], GREEDY)) == ids_of(before)
    assert llm.metrics()["compiles_after_warmup"] == compiled


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda llm: list(llm.run(["a"])), "a run takes requests, as make_request makes them, got 'a'"),
        (lambda llm: llm.stream(["a", "b"]), "prompt must be one text, one list of token ids, or one list of messages, got ['a', 'b']"),
        (lambda llm: llm.generate([b"abc"]), "prompts[0] must be a text or a list of token ids, got b'abc'"),
        (lambda llm: llm.generate(["a", None]), "prompts[1] must be a text or a list of token ids, got None"),
        (lambda llm: llm.engine.submit("a", "b"), "params must be SamplingParams(...), got 'b'"),
    ],
    ids=["run", "stream", "bytes", "None", "submit"],
)
def test_an_argument_of_another_type_is_refused_with_the_value(llm: LLM, ask: Callable[[LLM], object], words: str) -> None:
    with pytest.raises(InvalidRequest, match=re.escape(words)):
        ask(llm)
