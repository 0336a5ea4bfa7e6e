"""Plain data that all rooms use: parameters, requests, events, outputs."""

from xlaengine.types.errors import InvalidRequest, ProfileError
from xlaengine.types.outputs import (
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
from xlaengine.types.params import GREEDY_BELOW, MAX_LOGPROBS, MAX_TEMPERATURE, SEED_LIMIT, SamplingParams
from xlaengine.types.probe import ProbeReport, ProbeRow
from xlaengine.types.request import Request, StreamId, Verb

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
    "ProfileError",
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
