"""What one input line becomes."""

from __future__ import annotations

import io
import json
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import examples
from xlaengine.batch.fields import SUPPORTED, Endpoint
from xlaengine.batch.lines import MAX_MESSAGE_CHARS, BadLine, BatchRequest, RawLine, parse, read_lines

GOOD_BODY = {"prompt": "x"}


def line(text: str | bytes, number: int = 7) -> BatchRequest | BadLine:
    data = text.encode() if isinstance(text, str) else text
    return parse(RawLine(number, data, len(data)))


def batch(**changes: object) -> str:
    whole = {"custom_id": "a", "method": "POST", "url": "/v1/completions", "body": GOOD_BODY} | changes
    return json.dumps({k: v for k, v in whole.items() if v != "absent"})


def good(text: str | bytes) -> BatchRequest:
    result = line(text)
    assert isinstance(result, BatchRequest), result
    return result


BAD = [
    # (line, custom_id, code, words of the message)
    ('{"prompt": "x', "line-7", "invalid_json_line", "13 bytes"),
    ("[1, 2]", "line-7", "invalid_json_line", "a list of 2"),
    ("17", "line-7", "invalid_json_line", "the number 17"),
    ('{"prompt": NaN}', "line-7", "invalid_json_line", "byte 11"),
    ('{"prompt": "x", "temperature": Infinity}', "line-7", "invalid_json_line", "byte"),
    ('{"prompt": "x", "temperature": 1e999}', "line-7", "invalid_json_line", "(37 bytes): Number out of range"),
    ('{"prompt": "x"}\r{"prompt": "y"}', "line-7", "invalid_json_line", r"(byte 17); a carriage return alone (\r) ends no line"),
    (r'{"prompt": "\ud800"}', "line-7", "invalid_json_line", "lone surrogate"),
    (b'{"prompt": "\xff"}', "line-7", "invalid_json_line", "byte 12 of 15 (0xff)"),
    ('{"prompt": ' + "[" * 100_000, "line-7", "invalid_json_line", "nested too deeply"),
    ('{"prompt": "x"} {"prompt": "y"}', "line-7", "invalid_json_line", "trailing"),
    ("{}", "line-7", "missing_required_parameter", "neither"),
    ('{"custom_id": "c"}', "c", "missing_required_parameter", "neither"),
    ('{"custom_id": "c", "prompt": "x", "messages": []}', "c", "missing_required_parameter", "both"),
    ('{"custom_id": "", "prompt": "x"}', "line-7", "invalid_type", "custom_id"),
    ('{"custom_id": 5, "prompt": "x"}', "line-7", "invalid_type", "the number 5"),
    (batch(custom_id="absent"), "line-7", "missing_required_parameter", "custom_id"),
    (batch(method="GET"), "a", "invalid_method", "'GET'"),
    (batch(method="absent"), "a", "missing_required_parameter", "method"),
    (batch(url="/v1/embeddings"), "a", "invalid_url", "/v1/embeddings"),
    (batch(url=["/v1/completions"]), "a", "invalid_url", "url"),
    (batch(body=[1]), "a", "invalid_type", "a list of 1"),
    (batch(body="absent"), "a", "missing_required_parameter", "body"),
    (batch(prompt="x"), "a", "unknown_parameter", "'prompt' beside body"),
    (
        batch(body={"messages": [{"role": "user", "content": "x"}]}),
        "a",
        "unknown_parameter",
        "'messages' has no meaning for /v1/completions",
    ),
    (batch(url="/v1/chat/completions"), "a", "unknown_parameter", "'prompt' has no meaning"),
    (batch(body={"max_tokens": 3}), "a", "missing_required_parameter", "prompt"),
]


@pytest.mark.parametrize(("text", "custom_id", "code", "words"), BAD)
def test_bad_line_is_named_coded_and_explained(text: str | bytes, custom_id: str, code: str, words: str) -> None:
    bad = line(text)
    assert isinstance(bad, BadLine), bad
    assert (bad.line, bad.custom_id, bad.code) == (7, custom_id, code)
    assert words in bad.message
    assert len(bad.message) <= MAX_MESSAGE_CHARS + 1


def test_message_stays_short_however_long_the_value() -> None:
    bad = line(json.dumps({"prompt": "x", "temperature": "9" * 10**6}))
    assert isinstance(bad, BadLine)
    assert len(bad.message) <= MAX_MESSAGE_CHARS + 1


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"prompt": "a", "prompt": "b"}', "prompt"),
        ('{"prompt": "x", "top_k": 1, "top_k": 1}', "top_k"),
        (r'{"prompt": "x", "seed": 1, "se\u0065d": 2}', "seed"),
        (r'{"prompt": "\u0022", "top_k": 1, "top_k": 2}', "top_k"),
        ('{"messages": [{"role": "user", "content": "x", "role": "system"}]}', "role"),
        ('{"prompt": "x", "logit_bias": {"5": 1, "6": 1, "5": 2}}', "5"),
        (batch().replace('"prompt"', '"prompt": "y", "prompt"'), "prompt"),
    ],
)
def test_two_equal_keys_are_an_error_that_names_the_key(text: str, key: str) -> None:
    bad = line(text)
    assert isinstance(bad, BadLine), bad
    assert (bad.code, bad.param) == ("invalid_json_line", key)
    assert f"the key {key!r} occurs twice in one object" in bad.message


@pytest.mark.parametrize("prompt", ['"', '\\"', '{"prompt": 1, "prompt": 2}', '"' * 99])
def test_quotes_in_values_are_no_keys(prompt: str) -> None:
    assert good(json.dumps({"prompt": prompt, "user": prompt})).prompt == prompt
    assert good(json.dumps({"prompt": prompt}).replace('\\"', r"\u0022")).prompt == prompt


def read(data: bytes, limit: int = 100) -> list[tuple[int, bytes, int]]:
    return [tuple(raw) for raw in read_lines(io.BytesIO(data), limit)]  # type: ignore[misc]


def test_blank_lines_count_and_line_ends_and_byte_order_mark_are_no_content() -> None:
    assert read(b"\xef\xbb\xbf{}\r\n\n  \r\n{}\n\n{}") == [(1, b"{}", 4 + 3), (4, b"{}", 3), (6, b"{}", 2)]
    assert read(b"{}\n\xef\xbb\xbf[]\n\xef\xbb\xbf\n") == [(1, b"{}", 3), (2, b"[]", 6)], "two files that were joined"
    assert read(b"") == []
    assert read(b"\n\n") == []


@pytest.mark.parametrize("size", [99, 100, 101, 5000])
def test_enormous_line_is_measured_and_skipped_not_held(size: int) -> None:
    first, second = read(b"x" * size + b"\n{}\n", limit=100)
    assert second == (2, b"{}", 3)
    assert first[2] == size + 1
    assert len(first[1]) <= 101
    result = parse(RawLine(*first), limit=100)
    assert isinstance(result, BadLine)
    assert ("the limit is 100" in result.message) == (size + 1 > 100)


@settings(max_examples=examples(300))
@given(st.binary(max_size=80) | st.text(max_size=80).map(lambda t: json.dumps({"prompt": t, "custom_id": t}).encode()))
def test_no_bytes_can_raise(data: bytes) -> None:
    for raw in read_lines(io.BytesIO(data)):
        assert isinstance(parse(raw), (BadLine, BatchRequest))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (r'{"prompt": "a\ud800"}', r"lone surrogate, \ud800 at byte 13"),
        (r'{"prompt": "\ud83d\ude00 \udc00"}', r"lone surrogate, \udc00 at byte 25"),
        (r'{"prompt": "\\ud800 \ud801x"}', r"lone surrogate, \ud801 at byte 20"),
        (r'{"prompt": "\ud800\ud83d\ude00"}', r"lone surrogate, \ud800 at byte 12"),
    ],
)
def test_a_lone_surrogate_is_named_in_the_error(text: str, words: str) -> None:
    result = line(text)
    assert isinstance(result, BadLine)
    assert words in result.message


def test_lines_of_a_pretty_printed_array_say_how_to_write_it() -> None:
    pretty = json.dumps([{"prompt": "x", "max_tokens": 3}], indent=2)
    results = [parse(raw) for raw in read_lines(io.BytesIO(pretty.encode()))]
    assert len(results) == 6
    for result in results:
        assert isinstance(result, BadLine)
        assert "`jq -c '.[]'" in result.message
    assert "jq" in bad_message('[{"prompt": "x"}]')


def bad_message(text: str) -> str:
    result = line(text)
    assert isinstance(result, BadLine)
    return result.message


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["role", "content", "5"]) | st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = st.dictionaries(st.sampled_from([*sorted(SUPPORTED), "custom_id", "tools", "best_of", "x"]), JSON_VALUES, max_size=5)


@settings(max_examples=examples(300))
@given(value=JSON_VALUES | FIELDS, body=st.none() | FIELDS, url=st.sampled_from(list(Endpoint)), promptly=st.booleans())
def test_any_json_is_a_request_or_an_error_line(value: object, body: dict | None, url: str, promptly: bool) -> None:
    if body is not None:
        value = {"custom_id": "a", "method": "POST", "url": url, "body": body | ({"prompt": "x"} if promptly else {})}
    elif isinstance(value, dict) and promptly:
        value = value | {"prompt": "x"}
    result = line(json.dumps(value))
    assert isinstance(result, BatchRequest | BadLine)
    if isinstance(result, BadLine):
        assert result.message
        assert len(result.message) <= MAX_MESSAGE_CHARS + 1


def test_no_depth_of_nesting_raises() -> None:
    """Near the interpreter's limit a line can still be decoded, and a search for repeated keys, which ``\\u0022`` begins, may not go on."""
    limit = sys.getrecursionlimit()
    for depth in range(limit - 250, limit, 2):
        found = line(r'{"x\u0022": 1, "prompt": ' + '{"a": ' * depth + "1" + "}" * depth + "}")
        assert isinstance(found, BadLine), depth
