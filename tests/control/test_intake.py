"""What is refused before anything is mutated, and what is filled in, on the border of each rule."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
import tokenizers
from tokenizers import decoders, models, pre_tokenizers

from xlaengine.config import EngineConfig
from xlaengine.control.intake import Intake, derived_seed
from xlaengine.text import Tokenizer
from xlaengine.types import InvalidRequest, Request, SamplingParams

VOCAB = 20
CONFIG = EngineConfig(max_num_seqs=2, max_model_len=24, kv_block=8, prefill_buckets=(8,), max_logprobs=3, seed=7)
SEED_OF_LINE_1 = 8821764327798410
"""First 53 bits of sha256("7:line-1"), so that output files of earlier versions replay."""


def intake(eos: tuple[int, ...] = (2,)) -> Intake:
    return Intake(CONFIG, VOCAB, eos)


def made(prompt: list[int], **params: Any) -> Request:
    return intake().make("a", prompt, None, SamplingParams(**params))


@pytest.mark.parametrize("params", ["b", 5, {"max_tokens": 3}])
def test_params_of_another_type_are_refused_with_the_value(params: Any) -> None:
    with pytest.raises(InvalidRequest, match=re.escape(f"params must be SamplingParams(...), got {params!r}")):
        intake().make("a", [1], None, params)


def test_a_request_that_fits_exactly_is_taken_and_one_token_more_refused() -> None:
    assert made([5] * 20, max_tokens=4).max_tokens == 4
    assert made([5] * 20, max_tokens=None).max_tokens == 4
    with pytest.raises(InvalidRequest, match="prompt of 20 tokens \\+ max_tokens 5 = 25 exceeds max_model_len 24"):
        made([5] * 20, max_tokens=5)
    with pytest.raises(InvalidRequest, match="prompt of 24 tokens leaves no room"):
        made([5] * 24, max_tokens=None)


@pytest.mark.parametrize("array", [np.array([5, 6]), jnp.array([5, 6])], ids=["numpy", "jax"])
def test_an_array_of_token_ids_is_a_prompt_and_one_of_floats_is_none(array: Any) -> None:
    assert intake().make("a", array, None, SamplingParams()).prompt_token_ids == (5, 6)
    with pytest.raises(InvalidRequest, match=r"token ids must be integers, got 5\.0"):
        intake().make("a", array.astype("float32"), None, SamplingParams())


@pytest.mark.parametrize("prompt", [b"abc", bytearray(b"abc"), 5])
def test_what_is_neither_text_nor_token_ids_is_refused(prompt: Any) -> None:
    with pytest.raises(InvalidRequest, match=f"a prompt is text or a list of token ids, got {type(prompt).__name__}"):
        intake().make("a", prompt, None, SamplingParams())


@pytest.mark.parametrize(
    ("prompt", "what"),
    [
        ({"text": "abc"}, "'text' is not supported"),
        ({"prompt": "abc", "multi_modal_data": {"image": "x.png"}}, "'multi_modal_data' is not supported"),
        ({"role": "user", "content": "abc"}, "'content' is not supported; chat takes conversations"),
        ({"prompt": None}, "neither is there"),
    ],
)
def test_a_dict_with_other_keys_than_the_prompts_is_refused(prompt: dict[str, Any], what: str) -> None:
    with pytest.raises(InvalidRequest, match=f"a dict as prompt has prompt_token_ids or prompt, and {what}"):
        intake().make("a", prompt, None, SamplingParams())


def test_a_dict_may_have_keys_without_a_value() -> None:
    prompt = {"prompt": None, "prompt_token_ids": [5, 6], "cache_salt": None}
    assert intake().make("a", prompt, None, SamplingParams()).prompt_token_ids == (5, 6)


def test_numpys_integers_in_a_list_become_plain_ones() -> None:
    mixed: list[Any] = [np.int64(5), 6]
    ids = intake().make("a", mixed, None, SamplingParams()).prompt_token_ids
    assert [(type(token), token) for token in ids] == [(int, 5), (int, 6)]


@pytest.mark.parametrize("where", ["prompt", "stop_token_ids", "logit_bias"])
def test_the_first_id_beyond_the_vocabulary_is_refused(where: str) -> None:
    def request(token: int) -> Request:
        params: dict[str, Any] = {"prompt": {}, "stop_token_ids": {"stop_token_ids": [token]}, "logit_bias": {"logit_bias": {token: 1.0}}}
        return made([token if where == "prompt" else 5], max_tokens=2, **params[where])

    assert request(VOCAB - 1).max_tokens == 2
    with pytest.raises(InvalidRequest, match=f"{VOCAB} is outside the vocabulary \\[0, {VOCAB}\\)"):
        request(VOCAB)


@pytest.mark.parametrize("field", ["logprobs", "prompt_logprobs"])
def test_more_log_probabilities_than_were_compiled_for_are_refused(field: str) -> None:
    with pytest.raises(InvalidRequest, match=f"{field} 4 was asked for, this engine was built with max_logprobs 3"):
        made([5], max_tokens=2, **{field: 4})


def test_min_tokens_that_leave_no_token_to_choose_are_refused() -> None:
    """EOS counts, ignored or not, and so do stop tokens: all but one may be barred."""
    stops = [token for token in range(VOCAB) if token != 2]
    assert made([5], max_tokens=4, min_tokens=2, stop_token_ids=stops[1:]).params.min_tokens == 2
    with pytest.raises(InvalidRequest, match="min_tokens 2 leaves no token to choose: all 20 are stop tokens"):
        made([5], max_tokens=4, min_tokens=2, stop_token_ids=stops, ignore_eos=True)


def test_a_refused_request_takes_no_number_and_no_seed() -> None:
    good, bad = SamplingParams(max_tokens=2), SamplingParams(max_tokens=99)
    intakes = intake(), intake()
    with pytest.raises(InvalidRequest):
        intakes[0].number([([5], None, good), ([5], None, bad)])
    numbered = [each.number([([5], None, good), ([6], None, good)], taken=("0",)) for each in intakes]
    assert [request.request_id for request in numbered[0]] == ["1", "2"]
    assert numbered[0] == numbered[1]


def test_a_derived_seed_never_changes() -> None:
    assert derived_seed(7, "line-1") == SEED_OF_LINE_1
    assert intake().make("line-1", [5], None, SamplingParams(max_tokens=2)).seed == SEED_OF_LINE_1


def test_what_a_chat_template_wrote_is_encoded_without_more() -> None:
    """A plain prompt gets what the tokenizer adds, here token 1 in front; a template writes that itself."""

    def encode(text: str, *, add_special_tokens: bool) -> list[int]:
        return [1] * add_special_tokens + [3 + len(word) for word in text.split()]

    template, others = "{{ messages[0].content }} of it{{ pad_token }}", {"pad_token": " <pad>"}
    named = {"bos_token": None, "eos_token": None, "other_tokens": others}
    tokenizer = SimpleNamespace(encode=encode, least_tokens=lambda text: 0, chat_template=template, **named)
    with_text = Intake(CONFIG, VOCAB, (2,), tokenizer)  # type: ignore[arg-type]
    params = SamplingParams(max_tokens=2)
    assert with_text.make("a", "the end of it", None, params).prompt_token_ids == (1, 6, 6, 5, 5)
    assert with_text.make("a", None, [{"role": "user", "content": "the end"}], params).prompt_token_ids == (6, 6, 5, 5, 8)


@pytest.mark.parametrize("asked", [("x" * 90_000, None), (None, [{"role": "user", "content": "x" * 90_000}])], ids=["prompt", "messages"])
def test_a_text_that_cannot_fit_is_refused_without_being_tokenized(asked: tuple[Any, Any]) -> None:
    class NotAsked(Tokenizer):
        def encode(self, text: str, *, add_special_tokens: bool) -> list[int]:
            raise AssertionError(f"{len(text)} characters are tokenized")

    alphabet = {char: i for i, char in enumerate(sorted(pre_tokenizers.ByteLevel.alphabet()))}
    backend = tokenizers.Tokenizer(models.BPE(alphabet, []))
    backend.pre_tokenizer, backend.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    with_text = Intake(CONFIG, VOCAB, (2,), NotAsked(backend, chat_template="{{ messages[0].content }}"))
    words = r"^prompt of 90000 characters, \d{4,} tokens at least, leaves no room for output in max_model_len 24$"
    with pytest.raises(InvalidRequest, match=words) as refused:
        with_text.make("a", *asked, SamplingParams(max_tokens=2))
    assert (refused.value.code, refused.value.param) == ("context_length_exceeded", "messages" if asked[0] is None else "prompt")


def test_a_request_is_checked_once_and_a_changed_copy_or_another_engine_checks_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[Request] = []
    check = Intake._check

    def counted(self: Intake, request: Request) -> None:
        checked.append(request)
        check(self, request)

    monkeypatch.setattr(Intake, "_check", counted)
    request = made([5] * 20, max_tokens=4)
    intake().validate(request)
    assert checked == [request]
    longer = replace(request, params=replace(request.params, max_tokens=5))
    with pytest.raises(InvalidRequest, match="exceeds max_model_len 24"):
        intake().validate(longer)
    for smaller in (Intake(replace(CONFIG, max_model_len=16), VOCAB, (2,)), Intake(CONFIG, 5, (2,))):
        with pytest.raises(InvalidRequest):
            smaller.validate(request)
    assert request == Request(request_id="a", prompt_token_ids=(5,) * 20, params=request.params)


@pytest.mark.parametrize(("size", "left"), [(8, 9), (15, 9), (16, 8), (23, 1)])
def test_max_tokens_is_clipped_to_what_the_prompt_leaves_where_that_was_asked_for(size: int, left: int) -> None:
    assert intake().make("a", [5] * size, None, SamplingParams(max_tokens=9), clip=True).max_tokens == left
    if left < 9:
        with pytest.raises(InvalidRequest, match="exceeds max_model_len 24"):
            made([5] * size, max_tokens=9)


def test_clipping_below_min_tokens_is_refused() -> None:
    with pytest.raises(InvalidRequest, match="min_tokens 5 is more than max_tokens 4"):
        intake().make("a", [5] * 20, None, SamplingParams(max_tokens=9, min_tokens=5), clip=True)
