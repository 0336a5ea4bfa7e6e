"""Log-probabilities in OpenAI's two forms and in vLLM's."""

from __future__ import annotations

import json

import numpy as np
import pytest
import tokenizers
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import decoders, models, pre_tokenizers, processors

from xlaengine.batch.lines import BatchRequest
from xlaengine.batch.logprobs import LOWEST_LOGPROB, _prompt_offsets
from xlaengine.batch.output import encode, result_line
from xlaengine.text.tokenizer import Tokenizer
from xlaengine.types import CompletionOutput, Logprob, RequestOutput, SamplingParams

STEP = {7: Logprob(-0.5, 1, "a"), 9: Logprob(-1.0, 2, "a"), 5: Logprob(-3.0, 9, "b"), 4: Logprob(-np.inf, 3, None)}
"""The token at this position is 5; 7, 9 and 4 are the three most likely ones, out of order."""

USER = [{"role": "user", "content": "x"}]


@pytest.fixture(scope="module")
def letters() -> Tokenizer:
    """One token for each byte, and a special one, 256."""
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    backend = tokenizers.Tokenizer(models.BPE({char: i for i, char in enumerate(alphabet)}, []))
    backend.pre_tokenizer, backend.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    backend.add_special_tokens(["<s>"])
    return Tokenizer(backend)


@pytest.fixture(scope="module")
def pieces() -> Tokenizer:
    """Three letters, and a token ``<0xNN>`` for each byte, as in SentencePiece; the id of byte n is n + 3."""
    names = ["a", "b", "c", *(f"<0x{byte:02X}>" for byte in range(256))]
    backend = tokenizers.Tokenizer(models.BPE({name: i for i, name in enumerate(names)}, [], byte_fallback=True))
    backend.decoder = decoders.Sequence([decoders.ByteFallback(), decoders.Fuse()])
    return Tokenizer(backend)


def choice(
    request: BatchRequest,
    completion: CompletionOutput,
    prompt: tuple[int, ...] = (1, 2, 3),
    scores: tuple[dict[int, Logprob] | None, ...] | None = None,
    tokenizer: Tokenizer | None = None,
) -> dict:
    text = request.prompt if isinstance(request.prompt, str) else None
    output = RequestOutput("a", text, prompt, (completion,), finished=True, prompt_logprobs=scores)
    return json.loads(encode(result_line(request, output, "m", tokenizer)))["response"]["body"]["choices"][0]


def asked(count: int, **more: object) -> BatchRequest:
    return BatchRequest(1, "a", "x", None, SamplingParams(logprobs=count), **more)  # type: ignore[arg-type]


def test_completion_shape_has_the_token_among_its_alternatives_in_order_and_writes_infinity() -> None:
    completion = CompletionOutput(0, "b", (5,), (STEP,), "length")
    logprobs = choice(asked(3), completion)["logprobs"]
    assert (logprobs["tokens"], logprobs["token_logprobs"], logprobs["text_offset"]) == (["b"], [-3.0], [0])
    assert list(logprobs["top_logprobs"][0].items()) == [("a", -0.5), ("token_id:9", -1.0), ("token_id:4", LOWEST_LOGPROB), ("b", -3.0)]
    assert choice(asked(0), completion)["logprobs"]["top_logprobs"] == [{"b": -3.0}]


def test_chat_shape_has_an_object_a_token_and_exactly_the_top(letters: Tokenizer) -> None:
    euro = letters.encode("€", add_special_tokens=False)
    step = {i: Logprob(-1.0 - n, 1 + n, letters.token_text(i)) for n, i in enumerate(euro)}
    request = BatchRequest(1, "a", None, USER, SamplingParams(logprobs=2))
    completion = CompletionOutput(0, "", (euro[2],), (step,), "length")
    assert choice(request, completion, tokenizer=letters)["logprobs"] == {
        "content": [
            {
                "token": r"bytes:\xac",
                "logprob": -3.0,
                "bytes": [0xAC],
                "top_logprobs": [
                    {"token": r"bytes:\xe2", "logprob": -1.0, "bytes": [0xE2]},
                    {"token": r"bytes:\x82", "logprob": -2.0, "bytes": [0x82]},
                ],
            }
        ]
    }


def test_chat_shape_with_no_alternatives_and_no_tokenizer() -> None:
    request = BatchRequest(1, "a", None, USER, SamplingParams(logprobs=0))
    content = choice(request, CompletionOutput(0, "b", (5,), ({5: STEP[5]},), "length"))["logprobs"]["content"]
    assert content == [{"token": "b", "logprob": -3.0, "bytes": None, "top_logprobs": []}]


def test_prompt_logprobs_have_vllms_shape() -> None:
    request = BatchRequest(1, "a", "x", None, SamplingParams(prompt_logprobs=2), prompt_logprobs=2)
    found = choice(request, CompletionOutput(0, "b", (5,), None, "length"), (1, 5, 7), (None, STEP, {7: STEP[7], 9: STEP[9]}))
    assert found["logprobs"] is None
    assert found["prompt_logprobs"] == [
        None,
        {
            "7": {"logprob": -0.5, "rank": 1, "decoded_token": "a"},
            "9": {"logprob": -1.0, "rank": 2, "decoded_token": "a"},
            "5": {"logprob": -3.0, "rank": 9, "decoded_token": "b"},
        },
        {"7": {"logprob": -0.5, "rank": 1, "decoded_token": "a"}, "9": {"logprob": -1.0, "rank": 2, "decoded_token": "a"}},
    ]


def test_echo_lists_the_prompts_tokens_first_and_the_first_of_them_without_a_number(letters: Tokenizer) -> None:
    prompt = (256, *letters.encode("aé", add_special_tokens=False))
    ids = tuple(letters.encode("bc", add_special_tokens=False))
    step = {i: Logprob(-1.0 - i, 1 + i, letters.token_text(i)) for i in range(256)}
    completion = CompletionOutput(0, "bc", ids, (step, step), "length")
    for prompt_field in ("aé", list(prompt)):
        request = BatchRequest(1, "a", prompt_field, None, SamplingParams(logprobs=1, prompt_logprobs=5), echo=True)
        found = choice(request, completion, prompt, (None, step, step, step), letters)
        assert found["text"] == "aébc"
        assert "prompt_logprobs" not in found
        logprobs = found["logprobs"]
        assert logprobs["tokens"] == ["<s>", "a", r"bytes:\xc3", r"bytes:\xa9", "b", "c"]
        assert logprobs["token_logprobs"] == [None, *(-1.0 - i for i in (*prompt[1:], *ids))]
        assert logprobs["top_logprobs"][0] is None
        assert [len(top) for top in logprobs["top_logprobs"][1:]] == [2] * 5
        assert logprobs["text_offset"] == [0, 0, 1, 1, 2, 3]


def test_text_offsets_count_characters_and_parts_of_one_share_its_place(letters: Tokenizer) -> None:
    ids = tuple(letters.encode("aé€b", add_special_tokens=False))
    steps = tuple({i: Logprob(-1.0, 1, letters.token_text(i))} for i in ids)
    logprobs = choice(asked(1), CompletionOutput(0, "aé€b", ids, steps, "length"), tokenizer=letters)["logprobs"]
    assert logprobs["tokens"][:2] == ["a", r"bytes:\xc3"]
    assert logprobs["text_offset"] == [0, 1, 1, 2, 2, 2, 3]


@pytest.mark.parametrize(
    ("raw", "offsets"),
    [(b"a\xe2\x82b", [0, 1, 1, 2]), (b"\xe2\x82\xe2\x82\xac", [0, 0, 1, 1, 1]), (b"\xf0\x9f\x98\x80b", [0, 0, 0, 0, 1])],
    ids=["a letter", "a character", "whole"],
)
def test_text_offsets_after_an_unfinished_character_count_it(letters: Tokenizer, raw: bytes, offsets: list[int]) -> None:
    of_bytes = {letters.token_bytes(token): token for token in range(256)}
    ids = tuple(of_bytes[bytes([byte])] for byte in raw)
    steps = tuple({i: Logprob(-1.0, 1, letters.token_text(i))} for i in ids)
    completion = CompletionOutput(0, raw.decode(errors="replace"), ids, steps, "length")
    assert choice(asked(1), completion, tokenizer=letters)["logprobs"]["text_offset"] == offsets


def test_text_offsets_count_special_tokens_in_the_prompts_text(letters: Tokenizer) -> None:
    text, (b,) = "a<s>é", letters.encode("b", add_special_tokens=False)
    prompt = tuple(letters.encode(text, add_special_tokens=False))
    step = {i: Logprob(-1.0, 1, letters.token_text(i)) for i in (*prompt, b)}
    request = BatchRequest(1, "a", text, None, SamplingParams(logprobs=0, prompt_logprobs=0), echo=True)
    found = choice(request, CompletionOutput(0, "b", (b,), (step,), "length"), prompt, (None, *[step] * 3), letters)
    assert (found["text"], found["logprobs"]["text_offset"]) == ("a<s>éb", [0, 1, 4, 4, 5])


def test_text_offsets_are_where_tokens_begin_though_the_library_counts_no_space_and_no_added_token(letters: Tokenizer) -> None:
    backend = tokenizers.Tokenizer.from_str(letters.backend.to_str())
    template = processors.TemplateProcessing("<s> $A <s>", special_tokens=[("<s>", 256)])
    backend.post_processor = processors.Sequence([processors.ByteLevel(trim_offsets=True), template])
    backend.model = models.BPE({**backend.get_vocab(with_added_tokens=False), "Ġa": 257}, [("Ġ", "a")])
    trimmed = Tokenizer(backend)
    prompt = tuple(trimmed.encode("b a<s>a", add_special_tokens=True))
    assert [trimmed.token_text(token) for token in prompt] == ["<s>", "b", " a", "<s>", "a", "<s>"]
    assert _prompt_offsets(RequestOutput("a", "b a<s>a", prompt, (), finished=True), "b a<s>a", trimmed) == [0, 0, 1, 3, 6, 7]


@pytest.mark.parametrize(
    ("raw", "text", "offsets"),
    [
        (b"a\nb\xc3\xa9\ncc", "a\nbé\ncc", [0, 1, 2, 3, 3, 4, 5, 6]),
        (b"a\nb\xe2\x82c", "a\nb\ufffd\ufffdc", [0, 1, 2, 3, 3, 5]),
    ],
    ids=["characters", "half a character"],
)
def test_text_offsets_count_the_characters_of_byte_tokens(pieces: Tokenizer, raw: bytes, text: str, offsets: list[int]) -> None:
    ids = tuple("abc".index(chr(byte)) if chr(byte) in "abc" else byte + 3 for byte in raw)
    assert pieces.decode(ids) == text
    steps = tuple({i: Logprob(-1.0, 1, pieces.token_text(i))} for i in ids)
    logprobs = choice(asked(1), CompletionOutput(0, text, ids, steps, "length"), tokenizer=pieces)["logprobs"]
    assert logprobs["text_offset"] == offsets


def test_text_offsets_end_where_a_stop_string_cut_the_text(letters: Tokenizer) -> None:
    ids = tuple(letters.encode("abcd", add_special_tokens=False))
    steps = tuple({i: Logprob(-1.0, 1, letters.token_text(i))} for i in ids)
    logprobs = choice(asked(1), CompletionOutput(0, "ab", ids, steps, "stop", "cd"), tokenizer=letters)["logprobs"]
    assert logprobs["text_offset"] == [0, 1, 2, 2]


def printed(x: float) -> bytes:
    """Returns ``x`` as it appears in an output line."""
    completion = CompletionOutput(0, "a", (5,), ({5: Logprob(x, 1, "a")},), "length")
    line = encode(result_line(asked(1), RequestOutput("a", None, (1,), (completion,)), "m"))
    return line.partition(b'"token_logprobs":[')[2].partition(b"]")[0]


@given(st.floats(width=32, allow_nan=False, allow_infinity=False))
def test_float32_reads_back_as_itself(x: float) -> None:
    assert np.float32(float(printed(x))) == np.float32(x)


def test_float32_is_printed_short() -> None:
    assert printed(float(np.float32(-0.1))) == b"-0.1"
