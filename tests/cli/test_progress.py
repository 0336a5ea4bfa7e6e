"""What is shown on the way."""

from __future__ import annotations

import io
import logging

import pytest
from rich.console import Console

from xlaengine.cli.progress import LINE_SECONDS, Bars, Lines, Notes, log_as_notes, make_display


def test_a_terminal_gets_bars_and_a_file_gets_lines() -> None:
    assert isinstance(make_display(progress=True, console=Console(force_terminal=True)), Bars)
    assert isinstance(make_display(progress=True, console=Console(file=io.StringIO())), Lines)
    assert type(make_display(progress=False, console=Console(force_terminal=True))) is Notes


def test_lines_are_throttled_and_begin_and_end_are_told() -> None:
    out, now = io.StringIO(), [0.0]
    lines = Lines(Console(file=out, width=40), clock=lambda: now[0])
    for i in range(101):
        now[0] = i * LINE_SECONDS / 50
        lines.phase("fetch", i * 10**6, 10**8)
    lines.phase("fetch", 10**8, 10**8)  # told again, as a client may
    assert out.getvalue().splitlines() == ["fetch: 50.0 MB of 100.0 MB", "fetch: done in 10.0 s"]


def test_phase_with_nothing_to_show_yet_is_silent() -> None:
    out, now = io.StringIO(), [0.0]
    lines = Lines(Console(file=out, width=40), clock=lambda: now[0])
    for now[0] in (0.0, 1.0, 2 * LINE_SECONDS):
        lines.phase("fetch", 0, None)
    now[0] += 1.0
    lines.phase("load", 2304, 10**8)  # begun, and soon done
    assert out.getvalue() == ""


def test_each_part_of_a_phase_is_named_and_the_whole_is_timed() -> None:
    out, now = io.StringIO(), [0.0]
    lines = Lines(Console(file=out, width=40), clock=lambda: now[0])
    now[0] = 1.0
    lines.phase("load", 10, 10)
    for i, graph in enumerate(("init", "prefill[32]", "decode[8]"), start=1):
        now[0] = 1.0 + i
        lines.phase(f"compile {graph}", i, 3)
    assert out.getvalue().splitlines() == [
        "load: done in 1.0 s",
        "graphs: 1 of 3 ready, init",
        "graphs: 2 of 3 ready, prefill[32]",
        "graphs: 3 of 3 ready, decode[8]",
        "graphs: done in 3.0 s",
    ]


def test_a_drafter_has_phases_of_its_own() -> None:
    out, now = io.StringIO(), [0.0]
    lines = Lines(Console(file=out, width=40), clock=lambda: now[0])
    for phase in ("load", "load-drafter"):
        lines.phase(phase, 0, 10**7)
        now[0] += 2 * LINE_SECONDS
        for done in (10**6, 10**7):
            lines.phase(phase, done, 10**7)
    told = ["load: 1.0 MB of 10.0 MB", "load: done in 10.0 s", "load drafter: 1.0 MB of 10.0 MB", "load drafter: done in 10.0 s"]
    assert out.getvalue().splitlines() == told


def test_generation_tells_requests_failures_rate_and_slots() -> None:
    out, now = io.StringIO(), [0.0]
    lines = Lines(Console(file=out, width=40), clock=lambda: now[0])
    lines.generation(3, 9, lambda: {"output_tokens": 600, "slots_in_use": 4})
    now[0] = 6.0
    lines.line(failed=True)
    lines.line(failed=False)
    assert out.getvalue().splitlines() == [
        "generate: 3 of 9 requests finished",
        "generate: 4 of 9 requests (1 failed), 100 tok/s, 4 slots in use",
    ]


@pytest.mark.parametrize("kind", [Notes, Lines, Bars])
def test_log_of_the_package_is_told_as_notes_while_a_job_runs(kind: type[Notes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XLAENGINE_DEBUG", raising=False)
    out, logger = io.StringIO(), logging.getLogger("xlaengine")
    before = logger.level, logger.handlers[:]
    with kind(Console(file=out, width=40)) as display, log_as_notes(display):
        logging.getLogger("xlaengine.engine").info("step %d", 100)
        logging.getLogger("xlaengine.engine").debug("a detail")
        logger.warning("overlap was left: %s", "[prompt-logprobs]")
        logger.error("the text of a failed", exc_info=ValueError("its traceback is for XLAENGINE_DEBUG=1"))
        logging.getLogger("elsewhere").info("not ours")
    logger.info("afterwards")
    assert [line.strip() for line in out.getvalue().splitlines() if line.strip()] == [
        "step 100",
        "warning: overlap was left: [prompt-logprobs]",
        "error: the text of a failed",
    ]
    assert (logger.level, logger.handlers) == before


def test_rate_stands_still_when_generation_is_over() -> None:
    out, counters = io.StringIO(), {"output_tokens": 7, "slots_in_use": 5}
    with Bars(Console(file=out, force_terminal=True, width=120)) as bars:
        bars.generation(0, 1, lambda: counters)
        bars.line(failed=False)
        counters["slots_in_use"] = 99
        bars.phase("verify", 0, 1)
    assert "5 slots in use" in out.getvalue()
    assert "99 slots" not in out.getvalue()


def test_bars_show_every_phase_and_live_numbers() -> None:
    out = io.StringIO()
    with Bars(Console(file=out, force_terminal=True, width=120, _environ={"TERM": "xterm"})) as bars:  # a dumb one is 80 wide
        bars.phase("fetch", 10**6, 10**8)
        bars.phase("load", 3, None)
        bars.phase("compile prefill[32]", 1, 2)
        bars.phase("compile decode[8]", 2, 2)
        bars.generation(0, 2, lambda: {"output_tokens": 7, "slots_in_use": 5})
        bars.line(failed=True)
        bars.note("[not markup] a note")
    shown = out.getvalue()
    for words in (
        "fetch",
        "1.0 MB of 100.0 MB",
        "load",
        "graphs",
        "2 of 2, decode[8]",
        "done",
        "1 of 2 requests (1 failed)",
        "5 slots in use",
        "[not markup] a note",
    ):
        assert words in shown, words
