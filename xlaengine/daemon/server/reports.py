"""What the daemon tells of itself, one line each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from xlaengine.daemon.server.requests import LiveRequest
from xlaengine.daemon.server.serving import Serving

if TYPE_CHECKING:
    from xlaengine.control.slots import SlotView


def requests_line(serving: Serving) -> str:
    """``LIST_REQUESTS``: oldest first, where each is and how far."""
    told = (
        f" req={live.request_id}:slot={_or_dash(live.slot)}:{live.state}:epoch={live.epoch}:pos={live.pos}"
        f":sent={live.sent}:left={live.left}"
        for live in serving.registry
    )
    return f"count={len(serving.registry)}{''.join(told)}"


def slots_line(slots: Sequence[SlotView], serving: Serving) -> str:
    """``LIST_TARGET_CACHE_SLOTS``: who owns which."""
    owners = [None if (live := serving.owner_of(slot)) is None else live.request_id for slot in slots]
    told = (f" slot={i}:req={_or_dash(owner)}:epoch={slot.epoch}" for i, (slot, owner) in enumerate(zip(slots, owners, strict=True)))
    return f"count={len(slots)} free={owners.count(None)}{''.join(told)}"


def rows_line(rows: Iterable[LiveRequest]) -> str:
    """``SCHED_BATCH_PEEK``: rows in the order of their turns."""
    told = [f" slot={live.slot}:req={live.request_id}:epoch={live.epoch}:pos={live.pos}:left={live.left}" for live in rows]
    return f"count={len(told)}{''.join(told)}"


def stats_line(metrics: Mapping[str, Any], serving: Serving, *, lines: int, refused: int) -> str:
    """``STATS``: the engine's metrics, and under ``daemon`` its own, as JSON."""
    states = [live.state for live in serving.registry]
    now = {state: states.count(state) for state in ("queued", "running", "held")}
    return json.dumps({**metrics, "daemon": {"lines": lines, "refused": refused, **asdict(serving.tally), **now}})


def _or_dash(number: int | None) -> int | str:
    return "-" if number is None else number
