"""Formats a finished request, or an error, as one line of OpenAI's batch output."""

from __future__ import annotations

import base64
import time
import uuid
from typing import Any

import msgspec

from xlaengine.batch.lines import BadLine, BatchRequest
from xlaengine.batch.logprobs import chat_logprobs, completion_logprobs, prompt_logprobs
from xlaengine.text.tokenizer import Tokenizer
from xlaengine.types import CompletionOutput, RequestOutput
from xlaengine.types.npy import to_npy


def encode(line: dict[str, Any]) -> bytes:
    """Encodes an output line as JSON in UTF-8, and adds its line end."""
    return msgspec.json.encode(line) + b"\n"


def content(line: bytes) -> bytes:
    """Returns an output line as JSON without a line end. The random ids and the time, which differ from run to run, are removed."""
    value: dict[str, Any] = msgspec.json.decode(line)
    value.pop("id", None)
    if isinstance(response := value.get("response"), dict):
        response.pop("request_id", None)
        if isinstance(body := response.get("body"), dict):
            body.pop("id", None)
            body.pop("created", None)
    return msgspec.json.encode(value)


def error_line(bad: BadLine) -> dict[str, Any]:
    """Returns the output line of a request that failed; ``response`` is null."""
    return _line(bad.custom_id, bad.line, None, {"code": bad.code, "message": bad.message, "param": bad.param})


def failure(request: BatchRequest, output: RequestOutput) -> BadLine | None:
    """Returns the error of a request that the engine could not finish; None if it could. If one completion failed, the request failed."""
    ends = {completion.finish_reason for completion in output.outputs}
    if output.error is not None or "error" in ends:
        return BadLine(request.line, request.custom_id, "engine_error", output.error or "the engine failed on this request")
    if "abort" in ends:
        tokens = sum(len(completion.token_ids) for completion in output.outputs)
        return BadLine(request.line, request.custom_id, "aborted", f"the request was cancelled after {tokens} output tokens")
    return None


def result_line(request: BatchRequest, output: RequestOutput, model: str, tokenizer: Tokenizer | None = None) -> dict[str, Any]:
    """Returns the output line of a finished request. Apart from ids and ``created`` it depends only on the request and its tokens.

    ``body["seed"]`` is the seed that was used: with it the line can be generated again alone. If ``n`` is above 1, each choice has its own.

    Args:
        model: the model's name in the result.
        tokenizer: names tokens in log-probabilities, and decodes a prompt of token ids for ``echo``; None for a model without one.
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


def _line(custom_id: str, line: int, response: dict[str, Any] | None, error: dict[str, str | None] | None) -> dict[str, Any]:
    return {"id": "batch_req_" + uuid.uuid4().hex, "custom_id": custom_id, "line": line, "response": response, "error": error}


def _choice(request: BatchRequest, output: RequestOutput, completion: CompletionOutput, tokenizer: Tokenizer | None) -> dict[str, Any]:
    choice: dict[str, Any] = {"index": completion.index}
    count, logprobs = request.params.logprobs, None
    if request.messages is not None:
        choice["message"] = {"role": "assistant", "content": completion.text}
        if count is not None:
            logprobs = chat_logprobs(completion, count, tokenizer)
    else:
        echo = _prompt_text(request, output, tokenizer) if request.echo else None
        choice["text"] = (echo or "") + completion.text
        if count is not None:
            logprobs = completion_logprobs(output, completion, count, tokenizer, echo)
    choice |= {"logprobs": logprobs, "finish_reason": completion.finish_reason, "stop_reason": completion.stop_reason}
    if request.prompt_logprobs is not None:
        choice["prompt_logprobs"] = prompt_logprobs(output, request.prompt_logprobs)
    if request.params.n > 1:
        choice["seed"] = completion.seed
    if completion.routed_experts is not None:
        choice["routed_experts"] = base64.b64encode(to_npy(completion.routed_experts)).decode("ascii")  # as in vLLM's server
    if request.return_token_ids:
        choice |= {"prompt_token_ids": output.prompt_token_ids, "token_ids": completion.token_ids}
    return choice


def _prompt_text(request: BatchRequest, output: RequestOutput, tokenizer: Tokenizer | None) -> str:
    """Returns the prompt as it was given; token ids are decoded."""
    if isinstance(request.prompt, str):
        return request.prompt
    return "" if tokenizer is None else tokenizer.decode(output.prompt_token_ids)


def _usage(output: RequestOutput) -> dict[str, int]:
    prompt, generated = len(output.prompt_token_ids), sum(len(c.token_ids) for c in output.outputs)
    return {"prompt_tokens": prompt, "completion_tokens": generated, "total_tokens": prompt + generated}
