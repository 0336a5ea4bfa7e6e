"""Plain data that crosses room borders: what a user asks for, and what comes back.

Nothing here computes, and nothing here imports jax: a request is immutable, an output is a value.
"""

from xlaengine.protocol.errors import InvalidRequest
from xlaengine.protocol.outputs import (
    CompletionOutput,
    EndEvent,
    Event,
    FinishReason,
    Logprob,
    Progress,
    PromptEvent,
    RequestOutput,
    TokenEvent,
    TokenLogprobs,
    ends,
)
from xlaengine.protocol.params import GREEDY_BELOW, MAX_LOGPROBS, MAX_TEMPERATURE, SEED_LIMIT, SamplingParams
from xlaengine.protocol.probe import ProbeReport, ProbeRow
from xlaengine.protocol.request import Request, StreamId, Verb

__all__ = [
    "GREEDY_BELOW",
    "MAX_LOGPROBS",
    "MAX_TEMPERATURE",
    "SEED_LIMIT",
    "CompletionOutput",
    "EndEvent",
    "Event",
    "FinishReason",
    "InvalidRequest",
    "Logprob",
    "ProbeReport",
    "ProbeRow",
    "Progress",
    "PromptEvent",
    "Request",
    "RequestOutput",
    "SamplingParams",
    "StreamId",
    "TokenEvent",
    "TokenLogprobs",
    "Verb",
    "ends",
]
