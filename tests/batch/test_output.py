"""A result and an error in OpenAI's shape."""

from __future__ import annotations

import json

import numpy as np
import tokenizers
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import decoders, models, pre_tokenizers

from xlaengine.batch.lines import BadLine, BatchRequest
from xlaengine.batch.output import LOWEST_LOGPROB, encode, error_line, result_line
from xlaengine.host.text.tokenizer import Tokenizer
from xlaengine.protocol import CompletionOutput, Logprob, RequestOutput, SamplingParams


def written(completion: CompletionOutput, *, chat: bool = False, ids: bool = False) -> dict:
    messages = [{"role": "user", "content": "x"}] if chat else None
    request = BatchRequest(3, "a", None if chat else "x", messages, SamplingParams(), return_token_ids=ids)
    output = RequestOutput("a", None, (1, 2, 3), (completion,), finished=True, seed=2**64 - 1)
    data = encode(result_line(request, output, "m"))
    assert data.endswith(b"}\n")
    assert data.count(b"\n") == 1
    return json.loads(data)


def test_completion_has_openais_shape() -> None:
    line = written(CompletionOutput(0, "hé\n", (7, 8), None, "stop"))
    body = line["response"]["body"]
    assert (line["custom_id"], line["line"], line["error"], line["response"]["status_code"]) == ("a", 3, None, 200)
    assert line["id"].startswith("batch_req_")
    assert body.pop("id").startswith("cmpl-")
    assert body.pop("created") > 1_600_000_000
    assert body == {
        "object": "text_completion",
        "model": "m",
        "choices": [{"index": 0, "text": "hé\n", "logprobs": None, "finish_reason": "stop"}],
        "usage": {"prompt_tokens": 3, "completion_tokens": 2, "total_tokens": 5},
        "seed": 2**64 - 1,
    }


def test_chat_answers_with_a_message_and_ids_come_when_asked_for() -> None:
    body = written(CompletionOutput(0, "hi", (7, 8), None, "length"), chat=True, ids=True)["response"]["body"]
    assert body["object"] == "chat.completion"
    assert body["choices"][0] == {
        "index": 0,
        "message": {"role": "assistant", "content": "hi"},
        "logprobs": None,
        "finish_reason": "length",
        "prompt_token_ids": [1, 2, 3],
        "token_ids": [7, 8],
    }


def test_logprobs_keep_every_alternative_in_order_and_write_infinity() -> None:
    step = {5: Logprob(-3.0, 3, "b"), 7: Logprob(-0.5, 1, "a"), 9: Logprob(-1.0, 2, "a"), 4: Logprob(-np.inf, 4, None)}
    logprobs = written(CompletionOutput(0, "b", (5,), (step,), "length"))["response"]["body"]["choices"][0]["logprobs"]
    assert logprobs["tokens"] == ["b"]
    assert logprobs["token_logprobs"] == [-3.0]
    assert list(logprobs["top_logprobs"][0].items()) == [("a", -0.5), ("token_id:9", -1.0), ("b", -3.0), ("token_id:4", LOWEST_LOGPROB)]
    assert logprobs["text_offset"] == [0]


def printed(x: float) -> bytes:
    """``x`` as it stands in an output line."""
    completion = CompletionOutput(0, "a", (5,), ({5: Logprob(x, 1, "a")},), "length")
    request = BatchRequest(1, "a", "x", None, SamplingParams())
    line = encode(result_line(request, RequestOutput("a", None, (1,), (completion,)), "m"))
    return line.partition(b'"token_logprobs":[')[2].partition(b"]")[0]


@given(st.floats(width=32, allow_nan=False, allow_infinity=False))
def test_float32_reads_back_as_itself(x: float) -> None:
    assert np.float32(float(printed(x))) == np.float32(x)


def test_float32_is_printed_short() -> None:
    assert printed(float(np.float32(-0.1))) == b"-0.1"


def test_error_line_has_no_response() -> None:
    line = json.loads(encode(error_line(BadLine(9, "line-9", "invalid_value", "no\nnewline"))))
    assert line.pop("id").startswith("batch_req_")
    assert line == {"custom_id": "line-9", "line": 9, "response": None, "error": {"code": "invalid_value", "message": "no\nnewline"}}


def test_text_offsets_count_characters_and_parts_of_one_share_its_place() -> None:
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    backend = tokenizers.Tokenizer(models.BPE({char: i for i, char in enumerate(alphabet)}, []))
    backend.pre_tokenizer, backend.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    tokenizer = Tokenizer(backend)
    ids = tuple(tokenizer.encode("aé€b", add_special_tokens=False))
    steps = tuple({i: Logprob(-1.0, 1, tokenizer.token_text(i))} for i in ids)
    request = BatchRequest(1, "a", "x", None, SamplingParams())
    output = RequestOutput("a", None, (1,), (CompletionOutput(0, "aé€b", ids, steps, "length"),))
    logprobs = json.loads(encode(result_line(request, output, "m", tokenizer)))["response"]["body"]["choices"][0]["logprobs"]
    assert logprobs["tokens"][:2] == ["a", r"bytes:\xc3"]
    assert logprobs["text_offset"] == [0, 1, 1, 2, 2, 2, 3]
