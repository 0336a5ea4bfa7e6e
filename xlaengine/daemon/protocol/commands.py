"""What a line asks for, as plain values. `grammar` makes them of bytes; the service carries them out.

Only what a line says is here, checked as far as the line alone can tell: whether a request lives or a slot exists, and the ranges
that depend on the model, are the service's to judge.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PromptFile:
    """A file that holds the prompt: raw little-endian int32, or text where the daemon runs with ``--text``."""

    path: str


@dataclass(frozen=True, slots=True)
class PromptTokens:
    """The prompt as token ids, on the line itself; never empty."""

    ids: tuple[int, ...]


Prompt = PromptFile | PromptTokens


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """A new request: prefill, then its first quantum.

    Attributes:
        request_id: None: the lowest that is not live.
        slot: None: the lowest that is free, or a place in the queue.
        epoch: only if ``slot`` is at this epoch, here and in the other commands that name a slot.
        max_tokens: most tokens to generate, from 1 on.
        quantum: tokens of its first turn and of every later one; 0: to the end; None: the daemon's ``--quantum``.
        logprobs: send the log-probability of each token, and so many alternatives; None: no such frames.
        temperature and what follows: as in `SamplingParams`, which judges their ranges; greedy by default.
        logit_bias: token ids, each once, and what is added to their logits.
    """

    request_id: int | None = None
    slot: int | None = None
    epoch: int | None = None
    prompt: Prompt
    max_tokens: int
    quantum: int | None = None
    logprobs: int | None = None
    temperature: float = 0.0
    top_k: int = 0
    top_p: float = 1.0
    min_p: float = 0.0
    seed: int | None = None
    min_tokens: int = 0
    repetition_penalty: float = 1.0
    presence_penalty: float = 0.0
    frequency_penalty: float = 0.0
    logit_bias: tuple[tuple[int, float], ...] = ()
    stop: tuple[str, ...] = ()
    stop_token_ids: tuple[int, ...] = ()
    ignore_eos: bool = False


@dataclass(frozen=True, slots=True)
class Continue:
    """``tokens`` more, from 1 on, for a request that lives: the one with this id, and the one that owns this slot (either may be None).

    ``epoch``, here and in `Cancel`: only if this is the request's epoch.
    """

    request_id: int | None
    tokens: int
    slot: int | None = None
    epoch: int | None = None


@dataclass(frozen=True, slots=True)
class Cancel:
    """The end of a request, now: the one with this id, and the one that owns this slot (either may be None)."""

    request_id: int | None
    slot: int | None = None
    epoch: int | None = None


@dataclass(frozen=True, slots=True)
class SchedStep:
    """One quantum of the next request in cursor order."""


@dataclass(frozen=True, slots=True)
class SchedDrain:
    """Turn by turn until every request is done."""


@dataclass(frozen=True, slots=True)
class ListRequests:
    """Which requests live, and how far each is."""


@dataclass(frozen=True, slots=True)
class ListSlots:
    """Who owns which slot (``LIST_TARGET_CACHE_SLOTS``)."""


@dataclass(frozen=True, slots=True)
class BatchPeek:
    """Which rows, at most ``n``, the next batch would take; nothing runs."""

    n: int | None = None


@dataclass(frozen=True, slots=True)
class BatchProbe:
    """The next batch of at most ``n`` rows against each of them alone; nothing is committed."""

    n: int | None = None


@dataclass(frozen=True, slots=True)
class BatchTail:
    """The last token of at most ``n`` rows that have one left (``SCHED_BATCH_TARGET_TAIL``)."""

    n: int | None = None


@dataclass(frozen=True, slots=True)
class BatchStep:
    """One token for each of at most ``n`` rows (``SCHED_BATCH_TARGET_STEP``)."""

    n: int | None = None


@dataclass(frozen=True, slots=True)
class BatchDrain:
    """All that is left of all requests, in one batch."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Keeps what slot ``slot`` holds under a name."""

    name: str
    slot: int
    epoch: int | None = None


@dataclass(frozen=True, slots=True)
class Restore:
    """Puts what was kept under a name into slot ``slot``."""

    name: str
    slot: int
    epoch: int | None = None


@dataclass(frozen=True, slots=True)
class RestoreChain:
    """Of several names, never none, restores the longest whose tokens are a prefix of ``prompt``."""

    names: tuple[str, ...]
    slot: int
    prompt: Prompt
    epoch: int | None = None


@dataclass(frozen=True, slots=True)
class FreeSnapshot:
    """Forgets a name and what was kept under it."""

    name: str


@dataclass(frozen=True, slots=True)
class ListSnapshots:
    """Which names there are, and how long a prefix each holds."""


@dataclass(frozen=True, slots=True)
class Stats:
    """The metrics, one JSON line."""


@dataclass(frozen=True, slots=True)
class Ping:
    """Whether the daemon answers."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Finish what runs, then exit 0."""


@dataclass(frozen=True, slots=True)
class Abort:
    """Cancel what runs, then exit 0."""


Command = (
    Start
    | Continue
    | Cancel
    | SchedStep
    | SchedDrain
    | ListRequests
    | ListSlots
    | BatchPeek
    | BatchProbe
    | BatchTail
    | BatchStep
    | BatchDrain
    | Snapshot
    | Restore
    | RestoreChain
    | FreeSnapshot
    | ListSnapshots
    | Stats
    | Ping
    | Quit
    | Abort
)
