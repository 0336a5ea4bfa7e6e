"""Results and errors in OpenAI's format."""

from __future__ import annotations

import base64
import io
import json

import numpy as np
import pytest

from xlaengine.batch.lines import BadLine, BatchRequest
from xlaengine.batch.output import encode, error_line, failure, result_line
from xlaengine.types import CompletionOutput, FinishReason, RequestOutput, SamplingParams


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
        "choices": [{"index": 0, "text": "hé\n", "logprobs": None, "finish_reason": "stop", "stop_reason": None}],
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
        "stop_reason": None,
        "prompt_token_ids": [1, 2, 3],
        "token_ids": [7, 8],
    }


def test_experts_come_as_vllms_server_gives_them() -> None:
    experts = np.arange(4 * 3 * 2, dtype=np.uint16).reshape(4, 3, 2)
    choice = written(CompletionOutput(0, "hi", (7, 8), routed_experts=experts))["response"]["body"]["choices"][0]
    found = np.load(io.BytesIO(base64.b64decode(choice["routed_experts"])), allow_pickle=False)
    assert found.dtype == np.uint16
    np.testing.assert_array_equal(found, experts)


def test_error_line_has_no_response() -> None:
    line = json.loads(encode(error_line(BadLine(9, "line-9", "invalid_value", "no\nnewline", "top_k"))))
    assert line.pop("id").startswith("batch_req_")
    error = {"code": "invalid_value", "message": "no\nnewline", "param": "top_k"}
    assert line == {"custom_id": "line-9", "line": 9, "response": None, "error": error}


def test_each_of_n_choices_has_its_seed_and_its_stop_reason() -> None:
    choices = (CompletionOutput(0, "a", (7, 8), None, "stop", "b", 5), CompletionOutput(1, "c", (9,), None, "stop", 9, 6))
    request = BatchRequest(3, "a", "x", None, SamplingParams(n=2, stop="b"))
    body = result_line(request, RequestOutput("a", None, (1, 2), choices, finished=True, seed=5), "m")["response"]["body"]
    assert [(c["index"], c["text"], c["stop_reason"], c["seed"]) for c in body["choices"]] == [(0, "a", "b", 5), (1, "c", 9, 6)]
    assert body["usage"] == {"prompt_tokens": 2, "completion_tokens": 3, "total_tokens": 5}
    assert body["seed"] == 5


@pytest.mark.parametrize(
    ("second", "error", "expected"),
    [
        ("stop", None, None),
        ("error", "logits are not finite", ("engine_error", "logits are not finite")),
        ("error", None, ("engine_error", "the engine failed on this request")),
        ("abort", None, ("aborted", "the request was cancelled after 3 output tokens")),
    ],
)
def test_one_failed_completion_fails_the_request(second: FinishReason, error: str | None, expected: tuple[str, str] | None) -> None:
    completions = (CompletionOutput(0, "a", (7, 8), None, "length"), CompletionOutput(1, "c", (9,), None, second))
    request = BatchRequest(3, "a", "x", None, SamplingParams(n=2))
    bad = failure(request, RequestOutput("a", None, (1, 2), completions, finished=True, error=error))
    assert bad == (expected and BadLine(3, "a", *expected))


def test_echo_puts_the_prompt_before_every_choice() -> None:
    completions = (CompletionOutput(0, "a", (7,), None, "length"), CompletionOutput(1, "c", (9,), None, "length"))
    request = BatchRequest(3, "a", "x ", None, SamplingParams(n=2), echo=True)
    body = result_line(request, RequestOutput("a", "x ", (1, 2), completions, finished=True), "m")["response"]["body"]
    assert [(choice["text"], choice["logprobs"]) for choice in body["choices"]] == [("x a", None), ("x c", None)]
