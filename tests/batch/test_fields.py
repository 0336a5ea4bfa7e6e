"""What the fields of a body become, and which fields are refused."""

from __future__ import annotations

import dataclasses
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.batch.test_lines import GOOD_BODY, batch, good, line
from tests.effort import examples
from xlaengine.batch.fields import LABELS, NEUTRAL, NOT_YET, SUPPORTED, checked_messages
from xlaengine.batch.lines import MAX_MESSAGE_CHARS, BadLine, BatchRequest
from xlaengine.types import SamplingParams


def chat(**fields: object) -> str:
    return json.dumps({"messages": [{"role": "user", "content": "x"}], **fields})


BAD = [
    # (line, code, words of the message)
    ('{"prompt": ""}', "invalid_value", "0 characters"),
    ('{"prompt": []}', "invalid_value", "0 token ids"),
    ('{"prompt": 5}', "invalid_type", "the number 5"),
    ('{"prompt": ["a", "b"]}', "invalid_type", "one line for each"),
    ('{"prompt": [1, 2.0]}', "invalid_type", "prompt[1]"),
    ('{"prompt": [1, true]}', "invalid_type", "prompt[1]"),
    ('{"messages": []}', "invalid_value", "0 messages"),
    ('{"messages": "hi"}', "invalid_type", "'hi'"),
    ('{"messages": ["hi"]}', "invalid_type", "messages[0]"),
    ('{"messages": [{"role": "user", "content": "x", "name": 5}]}', "invalid_type", "messages[0].name must be a string, got the number 5"),
    ('{"messages": [{"role": "user", "content": "x", "tool_calls": [{}]}]}', "unsupported_parameter", "'tool_calls'"),
    ('{"prompt": "x", "max_tokens": 0}', "invalid_value", "got 0"),
    ('{"prompt": "x", "max_tokens": -3}', "invalid_value", "got -3"),
    ('{"prompt": "x", "max_tokens": "3"}', "invalid_value", "got '3'"),
    ('{"prompt": "x", "max_tokens": 2.5}', "invalid_value", "got 2.5"),
    ('{"prompt": "x", "max_tokens": true}', "invalid_value", "got True"),
    ('{"prompt": "x", "temperature": -0.1}', "invalid_value", "got -0.1"),
    ('{"prompt": "x", "temperature": "0"}', "invalid_value", "got '0'"),
    ('{"prompt": "x", "temperature": 1' + "0" * 400 + "}", "invalid_value", "temperature"),
    ('{"prompt": "x", "top_p": 0}', "invalid_value", "(0, 1], got 0"),
    ('{"prompt": "x", "top_p": 1.01}', "invalid_value", "(0, 1], got 1.01"),
    ('{"prompt": "x", "top_k": -2}', "invalid_value", "got -2"),
    ('{"prompt": "x", "min_p": 2}', "invalid_value", "got 2"),
    ('{"prompt": "x", "seed": 1.5}', "invalid_value", "got 1.5"),
    ('{"prompt": "x", "seed": 18446744073709551616}', "invalid_value", "got 18446744073709551616"),
    ('{"prompt": "x", "logprobs": 21}', "invalid_value", "got 21"),
    ('{"prompt": "x", "logprobs": true}', "invalid_value", "got True"),
    ('{"prompt": "x", "ignore_eos": 1}', "invalid_value", "got 1"),
    ('{"prompt": "x", "return_token_ids": 1}', "invalid_type", "the number 1"),
    ('{"prompt": "x", "model": 1}', "invalid_type", "model"),
    ('{"prompt": "x", "suffix": "a", "best_of": 2}', "unsupported_parameter", "'best_of', 'suffix' is not supported yet"),
    ('{"prompt": "x", "temprature": 0}', "unknown_parameter", "'temprature'; known are 'echo'"),
    ('{"prompt": "x", "max_completion_tokens": 4}', "unknown_parameter", "max_completion_tokens"),
    (
        '{"messages": [{"role": "user", "content": "x"}], "max_tokens": 3, "max_completion_tokens": 4}',
        "invalid_value",
        "max_tokens is 3 and max_completion_tokens 4",
    ),
    ('{"prompt": "x", "n": 0}', "invalid_value", "got 0"),
    ('{"prompt": "x", "min_tokens": 17}', "invalid_value", "min_tokens 17 is more than max_tokens 16"),
    ('{"prompt": "x", "repetition_penalty": 0}', "invalid_value", "got 0"),
    ('{"prompt": "x", "presence_penalty": 2.1}', "invalid_value", "got 2.1"),
    ('{"prompt": "x", "frequency_penalty": "1"}', "invalid_value", "got '1'"),
    ('{"prompt": "x", "logit_bias": [5]}', "invalid_type", "a list of 1"),
    ('{"prompt": "x", "logit_bias": {"-5": 1}}', "invalid_value", "'-5' is not a token id"),
    ('{"prompt": "x", "logit_bias": {"05": 1}}', "invalid_value", "'05' is not a token id"),
    ('{"prompt": "x", "logit_bias": {"' + "9" * 5000 + '": 1}}', "invalid_value", "is not a token id"),
    ('{"prompt": "x", "logit_bias": {"5": 101}}', "invalid_value", "token 5 must be in [-100, 100], got 101"),
    ('{"prompt": "x", "logit_bias": {"5": null}}', "invalid_value", "got None"),
    ('{"prompt": "x", "stop": ""}', "invalid_value", "stop must be"),
    ('{"prompt": "x", "stop": ["a", 5]}', "invalid_value", "stop must be"),
    ('{"prompt": "x", "stop_token_ids": [1, -1]}', "invalid_value", "[1, -1]"),
    ('{"prompt": "x", "include_stop_str_in_output": 1}', "invalid_value", "got 1"),
    ('{"prompt": "x", "prompt_logprobs": 21}', "invalid_value", "got 21"),
    ('{"prompt": "x", "echo": "yes"}', "invalid_type", "echo must be true or false, got the string 'yes'"),
    ('{"prompt": "x", "top_logprobs": 1}', "unknown_parameter", "'top_logprobs' has no meaning for /v1/completions"),
    (chat(echo=True), "unknown_parameter", "'echo' has no meaning for /v1/chat/completions"),
    (chat(top_logprobs=3), "invalid_value", "top_logprobs is 3, but logprobs is not true"),
    (chat(logprobs=False, top_logprobs=3), "invalid_value", "top_logprobs is 3, but logprobs is not true"),
    (chat(logprobs=True, top_logprobs=21), "invalid_value", "top_logprobs must be an integer in [0, 20], got 21"),
    (chat(logprobs=True, top_logprobs=True), "invalid_value", "got True"),
    (chat(logprobs=2, top_logprobs=3), "invalid_value", "logprobs is 2 and top_logprobs 3"),
    (chat(logprobs="2"), "invalid_value", "got '2'"),
]


@pytest.mark.parametrize(("text", "code", "words"), BAD)
def test_bad_field_is_coded_and_explained(text: str, code: str, words: str) -> None:
    bad = line(text)
    assert isinstance(bad, BadLine), bad
    assert bad.code == code
    assert words in bad.message


@pytest.mark.parametrize(
    ("text", "param"),
    [
        ('{"prompt": "x", "temperature": -1}', "temperature"),
        ('{"prompt": "x", "logit_bias": {"-5": 1}}', "logit_bias"),
        ('{"prompt": "x", "echo": "yes"}', "echo"),
        ('{"prompt": [5, "x"]}', "prompt"),
        ('{"prompt": "x", "zz": 1, "aa": 2}', "aa"),
        ('{"prompt": "x", "suffix": "y"}', "suffix"),
        ('{"max_tokens": 3}', "prompt"),
        ('{"prompt": "x", "custom_id": 3}', "custom_id"),
        (chat(echo=True), "echo"),
        (chat(logprobs=True, top_logprobs=21), "top_logprobs"),
        ('{"custom_id": "a", "method": "GET", "url": "/v1/completions", "body": {"prompt": "x"}}', "method"),
        ('{"custom_id": "a", "method": "POST", "url": "/v1/completions", "body": {"prompt": "x", "n": 0}}', "n"),
        ("{", None),
    ],
)
def test_a_bad_line_names_the_field(text: str, param: str | None) -> None:
    bad = line(text)
    assert isinstance(bad, BadLine), bad
    assert bad.param == param


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in NEUTRAL.items() for value in values])
def test_neutral_values_of_unsupported_fields_pass(name: str, value: object) -> None:
    assert good(json.dumps(GOOD_BODY | {name: value})) == good(json.dumps(GOOD_BODY))


@pytest.mark.parametrize(
    "fields",
    [
        {"tools": [], "tool_choice": "none", "parallel_tool_calls": True},
        {"tool_choice": "auto", "parallel_tool_calls": False, "functions": [], "function_call": "none"},
        {"service_tier": "auto", "n": 1, "store": False, "metadata": None, "prompt_cache_key": "a"},
        {"modalities": ["text"], "verbosity": "medium", "logit_bias": {}, "stop": None, "response_format": {"type": "text"}},
        {"priority": 0, "chat_template_kwargs": {}, "continue_final_message": False, "return_tokens_as_token_ids": False},
    ],
)
def test_defaults_that_clients_of_openai_and_vllm_spell_out_change_nothing(fields: dict[str, object]) -> None:
    assert good(chat(**fields)) == good(chat())


@pytest.mark.parametrize(
    ("name", "value"), [("tools", [{}]), ("tool_choice", "required"), ("service_tier", "flex"), ("modalities", ["audio"])]
)
def test_other_values_of_these_fields_are_refused(name: str, value: object) -> None:
    bad = line(chat(**{name: value}))
    assert isinstance(bad, BadLine)
    assert (bad.code, bad.param) == ("unsupported_parameter", name)


@pytest.mark.parametrize("name", sorted(LABELS))
def test_a_label_may_hold_anything(name: str) -> None:
    assert good(json.dumps(GOOD_BODY | {name: {"a": 1}})) == good(json.dumps(GOOD_BODY))


@pytest.mark.parametrize("name", sorted(NOT_YET - LABELS))
def test_every_field_without_support_is_refused_by_name(name: str) -> None:
    bad = line(json.dumps(GOOD_BODY | {name: 7}))
    assert isinstance(bad, BadLine)
    assert f"'{name}'" in bad.message


def test_supported_and_later_fields_are_disjoint() -> None:
    assert not NOT_YET & set(SUPPORTED)


def test_short_form_is_named_after_its_line_and_takes_openai_defaults() -> None:
    assert good('{"prompt": "x"}') == BatchRequest(7, "line-7", "x", None, SamplingParams(max_tokens=16), clips=True)
    assert not good('{"prompt": "x", "max_tokens": 16}').clips
    assert good('{"messages": [{"role": "user", "content": "x"}]}').params.max_tokens is None


def test_every_supported_field_arrives() -> None:
    fields = {"max_tokens": 3, "temperature": 0.5, "top_k": 4, "top_p": 0.9, "min_p": 0.1, "seed": -1, "ignore_eos": True, "logprobs": 2}
    fields |= {"n": 2, "min_tokens": 1, "repetition_penalty": 1.2, "presence_penalty": -0.5, "frequency_penalty": 0.5, "prompt_logprobs": 3}
    fields |= {"stop": ["a", "b"], "stop_token_ids": [9], "include_stop_str_in_output": True, "logit_bias": {"5": -100, "0": 2.5}}
    request = good(batch(body={"prompt": [5, 6], "model": "m", "return_token_ids": True, **fields}))
    assert request.params == SamplingParams(**fields | {"logit_bias": {5: -100, 0: 2.5}})  # type: ignore[arg-type]
    assert set(fields) == {field.name for field in dataclasses.fields(SamplingParams)}
    assert (request.custom_id, request.prompt, request.model, request.return_token_ids) == ("a", [5, 6], "m", True)
    assert (request.echo, request.prompt_logprobs) == (False, 3)


def test_stop_is_a_string_or_any_number_of_them() -> None:
    assert good('{"prompt": "x", "stop": "ab"}').params.stop == ("ab",)
    assert len(good(json.dumps(GOOD_BODY | {"stop": list("abcdefg")})).params.stop or ()) == 7


@pytest.mark.parametrize(
    ("fields", "count"),
    [
        ({}, None),
        ({"logprobs": False}, None),
        ({"logprobs": False, "top_logprobs": 0}, None),
        ({"logprobs": True}, 0),
        ({"logprobs": True, "top_logprobs": 4}, 4),
        ({"logprobs": 4}, 4),
        ({"logprobs": 4, "top_logprobs": 4}, 4),
    ],
)
def test_chat_takes_logprobs_as_openai_does_or_as_one_number(fields: dict, count: int | None) -> None:
    assert good(chat(**fields)).params.logprobs == count


@pytest.mark.parametrize(
    ("fields", "for_the_engine", "for_the_choice"),
    [
        ({"echo": True}, None, None),
        ({"logprobs": 2}, None, None),
        ({"echo": False, "logprobs": 2}, None, None),
        ({"echo": True, "logprobs": 2}, 2, None),
        ({"echo": True, "logprobs": 0}, 0, None),
        ({"echo": True, "logprobs": 2, "prompt_logprobs": 5}, 5, 5),
        ({"echo": True, "logprobs": 5, "prompt_logprobs": 2}, 5, 2),
        ({"echo": True, "prompt_logprobs": 2}, 2, 2),
    ],
)
def test_echo_with_logprobs_adds_those_of_the_prompt(fields: dict, for_the_engine: int | None, for_the_choice: int | None) -> None:
    request = good(json.dumps(GOOD_BODY | fields))
    assert (request.params.prompt_logprobs, request.prompt_logprobs) == (for_the_engine, for_the_choice)


def test_null_is_the_default_even_where_nothing_is_supported() -> None:
    nulls = dict.fromkeys([*NOT_YET, "max_tokens", "temperature", "seed", "return_token_ids", "model", "messages"])
    assert good(json.dumps(GOOD_BODY | nulls)) == good('{"prompt": "x"}')


def test_empty_lists_of_a_message_say_nothing() -> None:
    message = {"role": "assistant", "content": "x", "tool_calls": [], "annotations": [], "refusal": None}
    assert good(json.dumps({"messages": [message]})) == good('{"messages": [{"role": "assistant", "content": "x"}]}')


def test_the_name_of_a_participant_reaches_the_template() -> None:
    message = {"role": "user", "content": "x", "name": "Ada"}
    assert checked_messages([message]) == [message]


def test_newer_name_of_max_tokens_holds_for_chat() -> None:
    assert good('{"messages": [{"role": "user", "content": "x"}], "max_completion_tokens": 4}').params.max_tokens == 4


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**25), 10**25) | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("0159-x", max_size=4), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=examples(300))
@given(st.dictionaries(st.sampled_from(sorted(SUPPORTED)), ANY_JSON, max_size=5))
def test_no_value_of_a_field_can_raise(fields: dict) -> None:
    assert isinstance(line(json.dumps({"prompt": "x"} | fields)), (BadLine, BatchRequest))


@pytest.mark.parametrize("name", sorted(SUPPORTED))
def test_integer_of_any_length_is_refused_in_few_words(name: str) -> None:
    bad = line(f'{{"prompt": "x", "{name}": {"9" * 6000}}}')
    assert isinstance(bad, BadLine)
    assert len(bad.message) <= MAX_MESSAGE_CHARS + 1
