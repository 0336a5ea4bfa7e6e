"""The scheduler's counters."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from xlaengine.types import ProbeReport


@dataclass
class Counters:
    """Counts since the engine was built; docs/metrics.md explains each. A request counts as ``n`` streams."""

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
    prefix_states_kept: int = 0
    prefix_states_loaded: int = 0
    prefix_states_replaced: int = 0
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

    def probed(self, report: ProbeReport) -> None:
        self.probes += 1
        self.probe_rows += len(report.rows)
        self.probe_mismatches += len(report.mismatches)
