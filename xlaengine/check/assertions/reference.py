"""The oracle of a checkpoint, for streams of any engine. It reads the checkpoint itself, and loads the tokenizer as the engine does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any, get_args

from xlaengine.check.assertions.streams import UNKNOWN, Answer, Inquiry, Prompt, require_prompt_steps, shown
from xlaengine.check.judge import TOLERANCES, Row, Tolerance, check_stream, prompt_mismatch
from xlaengine.check.oracle import Checkpoint, Definition, open_checkpoint
from xlaengine.check.oracle.hf_directory import generation_config
from xlaengine.check.oracle.streams import Oracle, OracleDType, single
from xlaengine.check.tables import Decode
from xlaengine.config import DType
from xlaengine.sources import resolve
from xlaengine.text import Tokenizer, load_tokenizer
from xlaengine.types import CompletionOutput, Logprob, Request, SamplingParams
from xlaengine.types.errors import is_number
from xlaengine.types.params import MAX_REPETITION_PENALTY, MIN_REPETITION_PENALTY
from xlaengine.types.words import plural

_PARAMS = tuple(field.name for field in fields(SamplingParams) if field.name not in ("logprobs", "prompt_logprobs"))
_UNKNOWN_PARAMS = ("allowed_token_ids", "bad_words", "guided_decoding", "logits_processors", "structured_outputs")
"""Fields of vLLM's params that change a stream and that the oracle does not support."""


@dataclass(frozen=True)
class Reference:
    """The reference streams of a checkpoint: one sequence, no cache, no batching code.

    It is an engine itself: ``generate(prompts, params)`` returns token ids. Each token takes a full forward pass, so it is slow.
    """

    checkpoint: Checkpoint  # with weights rounded to ``dtype``
    tokenizer: Tokenizer | None
    dtype: DType  # the dtype of the engine under test
    tolerance: Tolerance  # the largest differences that are not a mismatch
    oracle_dtype: OracleDType = "float32"  # the oracle's arithmetic; float64 is slower, and adds almost no rounding
    own_penalty: float = 1.0  # repetition_penalty of generation_config.json, which an engine may apply unasked

    @cached_property
    def oracle(self) -> Oracle:
        return Oracle(self.checkpoint, self.tokenizer, self.oracle_dtype)

    @property
    def definition(self) -> Definition:
        return self.checkpoint.definition

    def of_definition(self, **changes: Any) -> Reference:
        """Returns a reference with the same tensors and other fields of its definition, such as ``eos_token_ids=(2,)``."""
        return replace(self, checkpoint=replace(self.checkpoint, definition=replace(self.definition, **changes)))

    def in_bfloat16(self) -> Reference:
        """Returns the reference of an engine that computes in bfloat16, with the default tolerance of this dtype."""
        return replace(self, checkpoint=self.checkpoint.as_stored("bfloat16"), dtype="bfloat16", tolerance=TOLERANCES["bfloat16"])

    @classmethod
    def of(
        cls,
        model: str | PathLike[str] | None = None,
        *,
        dtype: DType = "float32",
        tolerance: Tolerance | None = None,
        oracle_dtype: OracleDType = "float32",
    ) -> Reference:
        """Opens the oracle of a checkpoint. Its weights are read at the first check, and kept. To test old weights, check one stream
        before you save new ones to that path.

        Args:
            model: a Hugging Face directory, a ``.gguf`` file, a converted checkpoint or a Hub id; None means the default model.
            tolerance: defaults to that of ``dtype``.

        Raises:
            ValueError: the model cannot be found or read, or the oracle does not support it, ``dtype`` or ``oracle_dtype``.
            TypeError: ``model`` is neither text nor a path, or ``tolerance`` is no `Tolerance`.
        """
        if not isinstance(model, str | PathLike | None):
            raise TypeError(f"model must be a path or a Hub id, got {shown(model)}")
        _require_one_of("dtype", dtype, TOLERANCES)
        _require_one_of("oracle_dtype", oracle_dtype, get_args(OracleDType))
        if not isinstance(tolerance, Tolerance | None):
            raise TypeError(f"tolerance must be a Tolerance(margin=…, logprob=…) of xlaengine.testing, got {tolerance!r}")
        source = resolve(None if model is None else fspath(model))
        checkpoint = open_checkpoint(source.path).as_stored(dtype)
        try:
            tokenizer = load_tokenizer(source)
        except FileNotFoundError:
            tokenizer = None
        return cls(checkpoint, tokenizer, dtype, tolerance or TOLERANCES[dtype], oracle_dtype, _own_penalty(source.path))

    @property
    def decode(self) -> Decode | None:
        """Turns token ids into text, with special tokens and without ids outside the vocabulary; None without a tokenizer."""
        return None if self.tokenizer is None else self._decode

    def _decode(self, ids: Sequence[int]) -> str:
        assert self.tokenizer is not None
        return self.tokenizer.decode([i for i in ids if 0 <= i < self.definition.vocab], skip_special_tokens=False)

    def generate(self, prompts: Sequence[Prompt], params: Any) -> list[list[int]]:
        """Returns the token ids of each prompt's first completion."""
        return [list(self.oracle.generate(single(each, 0)).token_ids) for each in self.requests(Inquiry(self, prompts, params))]

    def requests(self, inquiry: Inquiry) -> list[Request]:
        """Turns the inquiry into requests for the oracle.

        Raises:
            TypeError, ValueError: the oracle does not support the params, a token id is outside the vocabulary, a request has more tokens
                than the model has positions, or a text comes without a tokenizer.
        """
        return [self._request(f"prompt {i}", *each) for i, each in enumerate(zip(inquiry.prompts, inquiry.each_params, strict=True))]

    def _request(self, name: str, prompt: Prompt, params: Any) -> Request:
        ids = self.prompt_ids(prompt)
        if not ids:
            raise ValueError(f"{name} is empty: at least one token is needed")
        request = Request(request_id=name, prompt_token_ids=ids, params=as_params(params))
        self._require_in_vocabulary(name, request.prompt_token_ids)
        self._require_in_vocabulary(f"logit_bias of {name}", request.params.logit_bias or ())
        self._require_in_vocabulary(f"stop_token_ids of {name}", request.params.stop_token_ids or ())
        prompt_length, most = len(request.prompt_token_ids), self.definition.max_positions
        if (total := prompt_length + request.max_tokens) > most:
            counts = f"{plural(prompt_length, 'token')} + max_tokens {request.max_tokens} = {total}"
            raise ValueError(f"{name}: {counts} exceeds the checkpoint's {most} positions")
        return request

    def _require_in_vocabulary(self, name: str, ids: Iterable[int]) -> None:
        vocab = self.definition.vocab
        if (bad := next((i for i in ids if not 0 <= i < vocab), None)) is not None:
            raise ValueError(f"{name}: token id {bad} is outside the vocabulary [0, {vocab})")

    def prompt_ids(self, prompt: Prompt) -> tuple[int, ...]:
        """Returns the token ids of a prompt; a text gets the special tokens that the tokenizer adds around every sequence."""
        if not isinstance(prompt, str):
            return tuple(map(int, prompt))
        if self.tokenizer is None:
            raise ValueError("this checkpoint has no tokenizer: give prompts as token ids")
        return tuple(self.tokenizer.encode(prompt, add_special_tokens=True))

    def check(self, request: Request, stream: Answer) -> Row:
        """Returns the verdict on a request with one completion: its tokens, its end, and log-probabilities of both if there are any."""
        tokens = stream.token_ids
        entries = None if stream.logprobs is None else tuple(map(_entries, stream.logprobs))
        completion = CompletionOutput(0, "", tokens, entries)
        known = bool(tokens) and all(0 <= token < self.definition.vocab for token in tokens)
        if known and (end := self.oracle.end_of(request, tokens)):  # an engine may give no text and no reason: the oracle's are used
            completion = replace(completion, text=end.text, finish_reason=end.finish_reason, stop_reason=end.stop_reason)
        row = replace(check_stream(self.oracle, request, completion, self.tolerance), custom_id=stream.name)
        if stream.prompt_logprobs is None or row.verdict == "mismatch":
            return row
        prompt = request.prompt_token_ids
        require_prompt_steps(stream.prompt_logprobs, len(prompt), stream.name)
        named = (
            {token if i == UNKNOWN else i: x for i, x in step.items()} for token, step in zip(prompt, stream.prompt_logprobs, strict=True)
        )
        steps = [_entries(step) if step else None for step in named]
        return replace(row, **prompt_mismatch(self.oracle, prompt, steps, self.tolerance))

    def explains(self, request: Request, stream: Answer) -> bool:
        """Returns whether the stream is close to the oracle's."""
        return self.check(request, stream).is_close


def _entries(step: dict[int, float]) -> dict[int, Logprob]:
    return {token: Logprob(x, 0) for token, x in step.items()}


def _own_penalty(model: Path) -> float:
    penalty: Any = generation_config(model).get("repetition_penalty")
    return penalty if is_number(penalty) and MIN_REPETITION_PENALTY <= penalty <= MAX_REPETITION_PENALTY else 1.0


def _require_one_of(name: str, value: str, known: Iterable[str]) -> None:
    if value not in known:
        raise ValueError(f"{name} must be {' or '.join(known)}, got {value!r}")


def as_params(params: Any) -> SamplingParams:
    """Makes `SamplingParams` from an object with fields of the same names, such as vLLM's, without ``logprobs`` and ``prompt_logprobs``.

    Raises:
        TypeError, ValueError: it has no ``max_tokens``, or the oracle does not support one of its settings.
    """
    if getattr(params, "max_tokens", None) is None:
        raise TypeError(f"params must be SamplingParams, or an object with its fields and max_tokens set, got {shown(params)}")
    if unknown := [name for name in _UNKNOWN_PARAMS if getattr(params, name, None)]:
        raise ValueError(f"the reference does not support {unknown[0]}")
    if getattr(params, "skip_special_tokens", True) is False and getattr(params, "stop", None):
        raise ValueError("the reference finds no stop string in special tokens: give True for skip_special_tokens, or stop_token_ids")
    ours = SamplingParams(**{name: getattr(params, name) for name in _PARAMS if hasattr(params, name)})
    return replace(ours, seed=ours.seed or 0)
