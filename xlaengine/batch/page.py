"""Writes the HTML page of a batch job."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from xlaengine.batch.interface import Job, Summary
from xlaengine.observe.report.page import PageRun, StreamVerdict, TokenRow, write_page
from xlaengine.observe.trace import Timeline, Trace, place_of
from xlaengine.observe.trace.record import Committed

if TYPE_CHECKING:
    from xlaengine.check.judge import Row

FACTS = {
    "output_tokens": ("tokens", "{:,}"),
    "output_tok_s": ("tokens a second", "{:.0f}"),
    "steps": ("steps", "{:,}"),
    "mean_slot_occupancy": ("mean occupancy", "{:.0%}"),
    "late_tokens_dropped": ("late tokens dropped", "{:,}"),
}
"""Metrics on the page, with their labels and formats."""


def write_report(job: Job, trace: Trace, drawn: Timeline, summary: Summary | None) -> Path:
    """Writes the page of a run into the job's ``report_dir``, which must be set, and returns its path.

    Args:
        trace: the run's record, in which the places of differing tokens are looked up.
        drawn: the same record as a timeline.
        summary: None for a run that failed or was stopped.

    Raises:
        OSError: the page cannot be written.
    """
    assert job.report_dir is not None
    rows = summary.report.rows if summary is not None and summary.report is not None else ()
    run = PageRun(Path(job.input_file).name, drawn, tuple(_verdicts(rows, trace)))
    load = () if summary is None else summary.metrics.get("expert_tokens", ())
    return write_page(job.report_dir, "xlaengine run-batch", list(_facts(job, summary)), [run], expert_tokens=load)


def _facts(job: Job, summary: Summary | None) -> Iterator[tuple[str, str]]:
    yield "model", job.settings.model_name
    yield "slots", str(job.settings.max_num_seqs)
    if summary is None:
        yield "requests", "stopped before the last was done"
        return
    yield "requests", f"{summary.completed} done, {summary.failed} failed, {summary.resumed} of them by an earlier run"
    for name, (label, form) in FACTS.items():
        if summary.metrics.get(name):  # 0 if it did not occur: outputs of one token take no decode step
            yield label, form.format(summary.metrics[name])
    if job.settings.speculative is not None and (passes := summary.metrics.get("spec_verify_passes", 0)):
        yield "drafter", job.settings.speculative.model or job.settings.speculative.method
        yield "tokens a pass with proposals", f"{1 + summary.metrics['spec_accepted_tokens'] / passes:.2f}"
        yield "passes with proposals", f"{passes:,}"


def _verdicts(rows: Sequence[Row], trace: Trace) -> Iterator[StreamVerdict]:
    commits = (record for record in trace.records if isinstance(record, Committed))
    ids = {event.stream_id.name: event.stream_id for record in commits for event in record.events}
    for row in rows:
        if row.position is None:
            yield StreamVerdict(row.custom_id, row.verdict, row.tokens)
            continue
        detail = f"{row.what} {row.position}" + ("" if row.margin is None else f", margin {row.margin:.3g}")
        in_output = row.custom_id in ids and row.what != "prompt logprob"
        place = place_of(trace, ids[row.custom_id], row.position) if in_output else None
        tokens = TokenRow(row.position, _text(row.expected), _text(row.got), detail)
        yield StreamVerdict(row.custom_id, row.verdict, row.tokens, detail, row.position, place, (tokens,))


def _text(token: int | None) -> str:
    return "" if token is None else str(token)
