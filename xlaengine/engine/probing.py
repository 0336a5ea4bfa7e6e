"""A probe of rows that have a next token, counted and told."""

from __future__ import annotations

import logging
from collections.abc import Collection

from xlaengine.control.scheduler import Scheduler
from xlaengine.engine.loop_stats import LoopStats
from xlaengine.protocol import ProbeReport
from xlaengine.runner import Runner

logger = logging.getLogger("xlaengine")


def take_probe(runner: Runner, scheduler: Scheduler, stats: LoopStats, only: Collection[str] | None = None) -> ProbeReport:
    """What `Engine.probe` gives. Where rows are must be known: no step with proposals is in flight."""
    report, counters = _probed(runner, scheduler, stats, only), scheduler.counters
    counters.probes += 1
    counters.probe_rows += len(report.rows)
    counters.probe_mismatches += len(report.mismatches)
    for row in report.mismatches:
        logger.error("probe after step %d: %s", stats.steps, row)
    return report


def _probed(runner: Runner, scheduler: Scheduler, stats: LoopStats, only: Collection[str] | None) -> ProbeReport:
    plan = scheduler.plan_probe(only)
    flight = None if plan is None else runner.dispatch(plan)
    if flight is None:
        return ProbeReport()
    landed = runner.collect(flight)
    assert isinstance(landed, ProbeReport)
    stats.probed()
    return landed
