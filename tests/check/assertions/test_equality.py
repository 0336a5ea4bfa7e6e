"""Comparing tokens and bits: what counts as equal, and the text of a failure."""

from __future__ import annotations

import math
import struct
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from xlaengine.check.assertions.equality import Bits
from xlaengine.check.assertions.tally import Counts
from xlaengine.testing import assert_logprobs_bitwise, assert_tokens_equal
from xlaengine.types import CompletionOutput, Logprob, RequestOutput, TokenLogprobs


def output(*token_ids: int, logprobs: Any = None) -> RequestOutput:
    return RequestOutput("a", None, (1,), (CompletionOutput(0, "", token_ids, logprobs),), True)


@pytest.mark.parametrize(
    "shape",
    [
        [[5, 6], [7]],
        [(5, 6), np.array([7])],
        np.array([[5, 6], [7, 8]])[:, :2],
        [output(5, 6), output(7)],
        [SimpleNamespace(token_ids=[5, 6]), SimpleNamespace(token_ids=np.array([7]))],
        ([5, 6] if i == 0 else [7] for i in range(2)),
    ],
    ids=["lists", "tuples and arrays", "one array", "vLLM's", "token_ids", "generator"],
)
def test_every_shape_of_results_is_read(shape: Any, heard: list[Counts]) -> None:
    assert_tokens_equal(shape, [[5, 6], [7, 8] if isinstance(shape, np.ndarray) else [7]])
    assert heard == [Counts(2)]


@pytest.mark.parametrize(
    ("results", "words"),
    [
        ("Paris", "results must be a list, got str 'Paris'"),
        ({"a": 1}, "results must be a list, got dict {'a': 1}"),
        (None, "results must be a list, got NoneType None"),
        (["Paris"], "the result of prompt 0 must be a list of token ids, .* got str 'Paris'"),
        ([[1, 2], [0.5]], r"the result of prompt 1 must be a list of token ids, .* got list \[0.5\]"),
        ([SimpleNamespace(token_ids="x")], "the result of prompt 0 must be a list of token ids, .* got str 'x'"),
        ([SimpleNamespace(text="x")], r"the result of prompt 0 must be .* got SimpleNamespace namespace\(text='x'\)"),
        ([output(1, logprobs=["x"])], "logprobs of prompt 0 must be a dict of token id to log-probability .* got str 'x'"),
        ([output(1, logprobs=[None])], "logprobs of prompt 0 must be a dict .* got NoneType None"),
    ],
)
def test_anything_else_is_refused_and_shown(results: Any, words: str) -> None:
    with pytest.raises(TypeError, match=words):
        assert_tokens_equal(results, [[1]])


def test_the_first_difference_is_shown_with_its_surroundings(heard: list[Counts]) -> None:
    names = {5: "five", 6: "six", 7: "seven", 8: "eight"}
    with pytest.raises(AssertionError) as caught:
        assert_tokens_equal([5, 6, 7, 8, 8], [5, 6, 8], decode=lambda ids: names[ids[0]])
    assert str(caught.value).splitlines() == [
        "token ids differ at position 2",
        "",
        "  position  expected   got",
        "    0       5 'five'   5 'five'",
        "    1       6 'six'    6 'six'",
        "  > 2       8 'eight'  7 'seven'",
        "    3       (end)      8 'eight'",
        "    4       (end)      8 'eight'",
    ]
    assert heard == [Counts(1, mismatches=1)]


def test_of_several_streams_the_first_is_named() -> None:
    with pytest.raises(AssertionError, match="token ids differ in 2 of 3 streams, first in prompt 1 at position 1"):
        assert_tokens_equal([[1], [2, 3], []], [[1], [2, 4], [5]])
    with pytest.raises(AssertionError, match="got 1 stream, expected 2"):
        assert_tokens_equal([[1]], [[1], [2]])


@pytest.mark.parametrize("nothing", [[], [[], []], [output()]])
def test_two_results_without_a_token_are_no_agreement(nothing: Any) -> None:
    with pytest.raises(AssertionError, match="nothing is compared: there is no token"):
        assert_tokens_equal(nothing, nothing)
    assert_tokens_equal([[], [3]], [[], [3]])


def test_a_token_that_the_decoder_refuses_is_shown_as_a_number() -> None:
    with pytest.raises(AssertionError, match=rf"> 0 +5 'five' +{2**70}"):
        assert_tokens_equal([2**70], [5], decode=lambda ids: {5: "five"}[ids[0]])


TENTH = float(np.float32(-0.1))
NEXT = float(np.nextafter(np.float32(-0.1), np.float32(0)))


def test_logprobs_are_compared_as_bits(heard: list[Counts]) -> None:
    assert_logprobs_bitwise([TENTH, math.nan, -math.inf], [TENTH, math.nan, -math.inf])
    assert_logprobs_bitwise(np.float32([-0.1]), [TENTH])
    entries = ({4: Logprob(TENTH, 1), 5: Logprob(-9.0, 2)},)
    assert_logprobs_bitwise([output(4, logprobs=entries)], [output(4, logprobs=[{4: TENTH, 5: -9.0}])])
    assert heard == [Counts(1)] * 3
    for got, expected in [([-0.0], [0.0]), ([TENTH], [NEXT]), ([math.nan], [TENTH]), ([], [TENTH]), ([{4: TENTH}], [{5: TENTH}])]:
        with pytest.raises(AssertionError, match="differ in their bits"):
            assert_logprobs_bitwise(got, expected)


def test_differences_are_listed_in_ulps() -> None:
    got = [output(4, 5, logprobs=[{4: NEXT, 9: -2.0}, {5: -1.0}])]
    with pytest.raises(AssertionError) as caught:
        assert_logprobs_bitwise(got, [output(4, 5, logprobs=[{4: TENTH}, {5: -1.0 - 2**-40}])])
    head, _, names, *rows = str(caught.value).splitlines()
    assert head == "log-probabilities differ in their bits, in 3 places: missing"
    assert names.split() == ["stream", "position", "token", "expected", "got", "apart"]
    assert [row.split(maxsplit=6)[-1] for row in rows] == ["1 ulp of float32", "missing", "4096 ulps of float64"]


def test_results_without_logprobs_are_no_agreement() -> None:
    with pytest.raises(AssertionError, match=r"no log-probabilities of prompt 0: were they asked for \(SamplingParams\(logprobs=0\)\)"):
        assert_logprobs_bitwise([output(1)], [output(1)])
    with pytest.raises(AssertionError, match="prompt 0 has 2 tokens with 1 logprob"):
        assert_logprobs_bitwise([output(1, 2, logprobs=[-1.0])], [output(1, 2, logprobs=[-1.0, -1.0])])


@pytest.mark.parametrize("nothing", [[], [output(logprobs=[])]])
def test_two_results_without_a_logprob_are_no_agreement(nothing: Any) -> None:
    with pytest.raises(AssertionError, match="nothing is compared: there is no log-probability"):
        assert_logprobs_bitwise(nothing, nothing)


@pytest.mark.parametrize(
    ("logprobs", "words"),
    [
        ([{3: 1.0}, {}], "there is no log-probability of the stream at position 1"),
        ([{}], "there is no log-probability of the stream at position 0"),
        ([output(3, logprobs=[{}])], "there is no log-probability of prompt 0 at position 0"),
        ([output(3, logprobs=[{4: -1.0}])], r"of prompt 0 at position 0 is missing: token 3 is not among \[4\]"),
    ],
)
def test_a_position_without_its_logprob_is_no_agreement(logprobs: Any, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        assert_logprobs_bitwise(logprobs, logprobs)


def test_lengths_are_compared_too() -> None:
    for got, expected in [([{3: 1.0}, {4: 1.0}], [{3: 1.0}]), ([1.0], [1.0, 2.0]), ([{3: 1.0}], [])]:
        with pytest.raises(AssertionError, match="differ in their bits, in 1 place: missing"):
            assert_logprobs_bitwise(got, expected)
    with pytest.raises(AssertionError, match="there is no log-probability of the stream at position 1"):
        assert_logprobs_bitwise([{3: 1.0}, {}], [{3: 1.0}])


@given(st.floats(width=32, allow_nan=False, allow_infinity=False), st.integers(1, 1000))
def test_ulps_count_the_floats_between(x: float, steps: int) -> None:
    """Across zero too."""
    ordinal = struct.unpack("<i", struct.pack("<f", x))[0]
    ordinal = ordinal if ordinal >= 0 else -(ordinal + 2**31)
    moved = ordinal + steps
    y = struct.unpack("<f", struct.pack("<i", moved if moved >= 0 else -moved - 2**31))[0]
    if math.isfinite(y):
        assert Bits(0, 0, x, y).ulps == Bits(0, 0, y, x).ulps == steps


def test_a_stream_that_ends_early_or_late_is_not_equal() -> None:
    for got, expected in [([1, 2], [1, 2, 3]), ([1, 2, 3], [1, 2]), ([[], [4]], [[5], [4]])]:
        with pytest.raises(AssertionError, match="token ids differ"):
            assert_tokens_equal(got, expected)


def test_one_result_is_compared_without_a_list() -> None:
    one, other = output(4, logprobs=[{4: TENTH}]), output(4, logprobs=[{4: NEXT}])
    for result in (one, one.outputs[0]):
        assert_tokens_equal(result, one)
        assert_logprobs_bitwise(result, [one])
    with pytest.raises(AssertionError, match="differ in their bits, in 1 place: at most 1 ulp of float32"):
        assert_logprobs_bitwise(other, one.outputs[0])


def test_zeros_of_two_signs_are_called_that() -> None:
    with pytest.raises(AssertionError, match=r"differ in their bits, in 1 place: 0\.0 and -0\.0\n"):
        assert_logprobs_bitwise([-0.0], [0.0])


@pytest.mark.parametrize(
    "form",
    [
        lambda rows: [[{4: x} for x in row] for row in rows],
        lambda rows: np.float32(rows),
        lambda rows: [jnp.float32(row) for row in rows],
        lambda rows: [[jnp.float32(x) for x in row] for row in rows],
        lambda rows: [[TokenLogprobs(4, x, 1, top=((5, -0.25),)) for x in row] for row in rows],
        lambda rows: [output(4, 4, logprobs=[TokenLogprobs(4, x, 1) for x in row]) for row in rows],
    ],
)
def test_log_probabilities_of_several_streams_are_compared_stream_by_stream(form: Any) -> None:
    expected = [[TENTH, -2.0], [-3.0, TENTH]]
    assert_logprobs_bitwise(form(expected), form(expected))
    with pytest.raises(AssertionError, match="of 1 of 2 streams differ in their bits, in 1 place: at most 1 ulp") as caught:
        assert_logprobs_bitwise(form([[TENTH, -2.0], [-3.0, NEXT]]), form(expected))
    assert str(caught.value).splitlines()[-1].split()[:3] == ["prompt", "1", "1"]


def test_other_top_tokens_of_a_step_are_compared() -> None:
    with pytest.raises(AssertionError, match="differ in their bits, in 2 places: missing"):
        assert_logprobs_bitwise([TokenLogprobs(4, TENTH, 1, top=((5, -2.0),))], [TokenLogprobs(4, TENTH, 1, top=((6, -2.0),))])


@pytest.mark.parametrize(
    ("got", "words"),
    [
        ([4, 5], r"there are no log-probabilities: got token ids, list \[4, 5\]"),
        ([[4, 5], [6]], "no log-probabilities of prompt 0: were they asked for"),
        ([[-1.0], None], "no log-probabilities of prompt 1: were they asked for"),
        ([None, None], "no log-probabilities of prompt 0: were they asked for"),
    ],
)
def test_what_has_no_log_probabilities_is_no_agreement(got: Any, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        assert_logprobs_bitwise(got, got)


@pytest.mark.parametrize("got", [np.zeros((2, 3, 1)), [[None, None]], [["a"]]])
def test_what_are_no_log_probabilities_is_named(got: Any) -> None:
    with pytest.raises(TypeError, match="log-probabilities of prompt 0 must be numbers, or dicts of token id to log-probability, one for"):
        assert_logprobs_bitwise(got, got)


@pytest.mark.parametrize("is_got", [False, True])
def test_bare_numbers_are_compared_with_those_of_the_tokens(is_got: bool) -> None:
    results = [output(4, 5, logprobs=[{9: -0.5, 4: TENTH}, {5: -2.0}])]
    assert_logprobs_bitwise(*[np.float32([[TENTH, -2.0]]), results][:: 1 if is_got else -1])
    for wrong in ([TENTH, -3.0], [-0.5, -2.0], [TENTH], [TENTH, -2.0, -1.0]):
        with pytest.raises(AssertionError, match="differ in their bits, in 1 place: "):
            assert_logprobs_bitwise(*[np.float32([wrong]), results][:: 1 if is_got else -1])


def test_log_probabilities_of_prompts_are_compared_too() -> None:
    def scored(x: float) -> Any:
        return [replace(output(4, logprobs=[{4: TENTH}]), prompt_logprobs=(None, {6: Logprob(x, 1)}))]

    assert_logprobs_bitwise(scored(TENTH), scored(TENTH))
    with pytest.raises(AssertionError, match=r"in 1 place: at most 1 ulp of float32.*\n.*\n.*\n +prompt 0, its prompt +1 +6 "):
        assert_logprobs_bitwise(scored(NEXT), scored(TENTH))
    bare = [replace(each, prompt_token_ids=(3, 6), prompt_logprobs=(None, {6: TENTH, 9: -0.5})) for each in scored(0.0)]
    assert_logprobs_bitwise(bare, [SimpleNamespace(token_ids=[4], logprobs=[TENTH], prompt_logprobs=[None, TENTH])])
    assert_logprobs_bitwise(scored(TENTH), [[TENTH]])  # numbers alone are those of new tokens
    assert_logprobs_bitwise([each.prompt_logprobs for each in scored(TENTH)], [[None, TENTH]])
    alone = [SimpleNamespace(token_ids=[4], prompt_logprobs=[None, x]) for x in (TENTH, NEXT)]
    assert_logprobs_bitwise(alone[0], alone[0])
    with pytest.raises(AssertionError, match="in 1 place: at most 1 ulp of float32"):
        assert_logprobs_bitwise(*alone)
    both = [replace(each, outputs=output(4, logprobs=[{4: NEXT}]).outputs) for each in scored(NEXT)]
    with pytest.raises(AssertionError, match="log-probabilities of 1 of 2 streams differ in their bits, in 2 places"):
        assert_logprobs_bitwise([*both, *scored(TENTH)], [*scored(TENTH), *scored(TENTH)])
