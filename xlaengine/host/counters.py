"""What the scheduler counts, always."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Counters:
    """
    Attributes:
        requests: queued so far; ``admits`` and what follows count streams, ``n`` of them a request.
        prefill_calls: prefill graphs run, each over one of ``prefill_chunks`` or several.
        prefill_tokens: prompt tokens that chunks have computed; ``prefill_padded_tokens``, what the buckets added to them.
        prefill_tokens_reused: prompt tokens that needed no chunk, because the slot held what it would have computed, or another one, in
            which case it was copied; ``prefix_copies`` counts that.
        decode_rows: rows that took part in steps, of B for each of ``decode_steps``.
        admissions_deferred: plans in which a stream could have taken a slot and none was free.
        evictions: streams that gave up their slot; ``policy_evictions`` are those of paused ones that made room.
        restores: evicted streams whose KV was put back from the host's copy.
        probes: reports made; ``probe_rows`` in them, ``probe_mismatches`` among those.
        spec_verify_passes: steps of streams that asked for proposals; a step that landed after its stream had ended is not among them.
        spec_draft_tokens: how many these steps asked for, which is how many places of the pass they took; a drafter that has nothing to say
            (``ngram`` without a match) leaves places empty. ``spec_accepted_tokens`` is how many were accepted.
        spec_accepted_lengths: these steps by the number of proposals accepted.
        spec_fallbacks: times that a stream stopped speculating, by reason (`speculate.account`); ``spec_returns``, times that it went on.
        finishes: streams by finish reason.
    """

    requests: int = 0
    admits: int = 0
    midstream_admits: int = 0
    admissions_deferred: int = 0
    prefill_chunks: int = 0
    prefill_calls: int = 0
    prefill_tokens: int = 0
    prefill_padded_tokens: int = 0
    prefill_tokens_reused: int = 0
    prefix_copies: int = 0
    decode_steps: int = 0
    decode_rows: int = 0
    prompt_tokens: int = 0
    output_tokens: int = 0
    late_tokens_dropped: int = 0
    pauses: int = 0
    resumes: int = 0
    evictions: int = 0
    policy_evictions: int = 0
    restores: int = 0
    cancels: int = 0
    probes: int = 0
    probe_rows: int = 0
    probe_mismatches: int = 0
    spec_draft_tokens: int = 0
    spec_accepted_tokens: int = 0
    spec_verify_passes: int = 0
    spec_accepted_lengths: Counter[int] = field(default_factory=Counter)
    spec_fallbacks: Counter[str] = field(default_factory=Counter)
    spec_returns: int = 0
    finishes: Counter[str] = field(default_factory=Counter)
