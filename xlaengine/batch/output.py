"""A finished request, or an error, as one line of OpenAI's batch output."""

from __future__ import annotations

import time
import uuid
from typing import Any

import msgspec
import numpy as np

from xlaengine.batch.lines import BadLine, BatchRequest
from xlaengine.host.text.detokenize import Detokenizer
from xlaengine.host.text.tokenizer import Tokenizer
from xlaengine.protocol import CompletionOutput, Logprob, RequestOutput

LOWEST_LOGPROB = -9999.0
"""Stands for minus infinity, which JSON cannot write; OpenAI and vLLM use the same number."""


def encode(line: dict[str, Any]) -> bytes:
    """One line, its line end included."""
    return msgspec.json.encode(line) + b"\n"


def error_line(bad: BadLine) -> dict[str, Any]:
    """The output line of a request that failed; ``response`` is null."""
    return _line(bad.custom_id, bad.line, None, {"code": bad.code, "message": bad.message})


def result_line(request: BatchRequest, output: RequestOutput, model: str, tokenizer: Tokenizer | None = None) -> dict[str, Any]:
    """The output line of a finished request. Apart from ids and ``created`` it depends on the request and its tokens alone.

    ``body["seed"]`` is the seed that was used, so that the line can be generated again alone.
    """
    chat = request.messages is not None
    body = {
        "id": ("chatcmpl-" if chat else "cmpl-") + uuid.uuid4().hex,
        "object": "chat.completion" if chat else "text_completion",
        "created": int(time.time()),
        "model": model,
        "choices": [_choice(request, output, completion, tokenizer) for completion in output.outputs],
        "usage": _usage(output),
        "seed": output.seed,
    }
    return _line(request.custom_id, request.line, {"status_code": 200, "request_id": "req_" + uuid.uuid4().hex, "body": body}, None)


def _line(custom_id: str, line: int, response: dict[str, Any] | None, error: dict[str, str] | None) -> dict[str, Any]:
    return {"id": "batch_req_" + uuid.uuid4().hex, "custom_id": custom_id, "line": line, "response": response, "error": error}


def _choice(request: BatchRequest, output: RequestOutput, completion: CompletionOutput, tokenizer: Tokenizer | None) -> dict[str, Any]:
    choice: dict[str, Any] = {"index": completion.index}
    if request.messages is not None:
        choice["message"] = {"role": "assistant", "content": completion.text}
    else:
        choice["text"] = completion.text
    choice["logprobs"] = None if completion.logprobs is None else _logprobs(completion, tokenizer)
    choice["finish_reason"] = completion.finish_reason
    if request.return_token_ids:
        choice |= {"prompt_token_ids": output.prompt_token_ids, "token_ids": completion.token_ids}
    return choice


def _usage(output: RequestOutput) -> dict[str, int]:
    prompt, generated = len(output.prompt_token_ids), sum(len(c.token_ids) for c in output.outputs)
    return {"prompt_tokens": prompt, "completion_tokens": generated, "total_tokens": prompt + generated}


def _logprobs(completion: CompletionOutput, tokenizer: Tokenizer | None) -> dict[str, list[Any]]:
    """OpenAI's completion shape: four lists, one element a token; the chosen token is among its own alternatives."""
    steps = completion.logprobs or ()
    return {
        "tokens": [_token(t, step[t]) for t, step in zip(completion.token_ids, steps, strict=True)],
        "token_logprobs": [_json_float(step[t].logprob) for t, step in zip(completion.token_ids, steps, strict=True)],
        "top_logprobs": [_alternatives(step) for step in steps],
        "text_offset": _offsets(completion, tokenizer),
    }


def _offsets(completion: CompletionOutput, tokenizer: Tokenizer | None) -> list[int]:
    """For each token, how many characters of the text were certain before it: parts of one character share its place."""
    offsets, offset = [], 0
    detokenizer = None if tokenizer is None else Detokenizer(tokenizer)
    for token in completion.token_ids:
        offsets.append(min(offset, len(completion.text)))
        offset += 0 if detokenizer is None else len(detokenizer.push(token))
    return offsets


def _alternatives(step: dict[int, Logprob]) -> dict[str, float]:
    """Highest first. Two ids can decode to one text (parts of a character do): the later ones go by their id."""
    named: dict[str, float] = {}
    for token_id, logprob in sorted(step.items(), key=lambda item: item[1].rank):
        text = _token(token_id, logprob)
        named[f"token_id:{token_id}" if text in named else text] = _json_float(logprob.logprob)
    return named


def _token(token_id: int, logprob: Logprob) -> str:
    return f"token_id:{token_id}" if logprob.decoded_token is None else logprob.decoded_token


def _json_float(x: float) -> float:
    """A float32 as the shortest decimal that reads back as the same float32."""
    return LOWEST_LOGPROB if x == -np.inf else float(str(np.float32(x)))
