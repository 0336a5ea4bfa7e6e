"""docs/daemon.md against the code: its tables, its numbers, and its session in bytes."""

from __future__ import annotations

import contextlib
import re
from collections import Counter
from typing import Any

import pytest

from tests.daemon import fake_engine
from tests.daemon.bench import Bench
from tests.daemon.fake_engine import FakeEngine
from tests.daemon.worked_example import MAX_MODEL_LEN, PAGE, QUANTUM, SESSION, SLOTS, Step, shown, steps
from xlaengine.daemon.errors import Malformed
from xlaengine.daemon.protocol.commands import COMMANDS, OPTIONS
from xlaengine.daemon.protocol.frames import CONTINUES, DAEMON_ID, DONE, ERROR, TERMINALS, encode
from xlaengine.daemon.protocol.grammar import MAX_LINE, parse
from xlaengine.daemon.protocol.lexer import MAX_WORDS
from xlaengine.daemon.protocol.readers import MAX_NAME, MAX_PATH, MAX_STOP
from xlaengine.daemon.protocol.replies import EXTENDED, PROTOCOL, REFUSED_START, STARTED, Ready
from xlaengine.daemon.server import loop, outlet
from xlaengine.daemon.server.prompts import BYTES_PER_ID, TEXT_BYTES_PER_ID


def first_column(header: str) -> set[str]:
    """The quoted texts in the first column of the table that begins so."""
    rows = PAGE.split(header, 1)[1].split("\n\n", 1)[0].splitlines()
    return {text for row in rows if row.startswith("|") for text in re.findall(r"`([^`]+)`", row.split("|")[1])}


def test_the_session_shows_frames_as_their_bytes_and_what_they_mean() -> None:
    assert len(steps()) >= 8
    assert shown(steps()) == SESSION


BEGINNINGS = (STARTED, EXTENDED, REFUSED_START)
"""Replies to lines that begin a request, or fail to."""


def test_the_session_has_one_terminal_for_each_line_and_one_end_for_each_request() -> None:
    begun, ended = Counter[int | None](), Counter[int | None]()
    for line, frames, replies in steps():
        *before, last = frames
        assert last.value in TERMINALS, line
        assert DAEMON_ID not in {frame.request_id for frame in before}, line
        assert replies, line
        begun.update(found["req"] for reply in replies for template in BEGINNINGS if (found := template.read(reply)))
        ended.update(frame.request_id for frame in frames if frame.request_id != DAEMON_ID and frame.value in (DONE, ERROR))
    assert ended == begun
    assert {frame.value for _, frames, _ in steps() for frame in frames} >= TERMINALS


def replayed(engine: Any) -> list[Step]:
    """The session's lines again, each sent when the one before has its terminal."""
    bench, found = Bench(engine, quantum=QUANTUM), []
    for line, _, _ in steps():
        said = len(bench.out.replies)
        frames = [*bench.say(line), *bench.run()]
        found.append(Step(line, tuple(frames), tuple(bench.out.replies[said:])))
    return found


def test_a_daemon_with_these_tokens_answers_with_these_bytes_and_replies(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: dict[int | None, list[int]] = {}
    for frame in (frame for _, frames, _ in steps() for frame in frames if frame.value >= 0):
        sent.setdefault(frame.request_id, []).append(frame.value)
    streams = {}
    for line, frames, _ in steps():
        with contextlib.suppress(Malformed):
            start = parse(line.encode())
            if start.keyword == "START" and isinstance(start.prompt, tuple):
                tokens = sent[frames[0].request_id]
                streams[start.prompt] = tokens + [0] * (start.max_tokens - len(tokens))
    monkeypatch.setattr(fake_engine, "VOCAB", 2048)
    monkeypatch.setattr(fake_engine, "stream_of", lambda request: (streams[tuple(request.prompt_token_ids)], "length"))
    assert timeless(shown(replayed(FakeEngine(SLOTS, max_model_len=MAX_MODEL_LEN)))) == timeless(SESSION)


def timeless(session: str) -> str:
    return re.sub(r"(ms|tokens_per_s)=[0-9]+\.[0-9]", r"\1=0.0", session)


@pytest.mark.slow
def test_the_daemon_of_the_session_answers_with_these_bytes_and_replies() -> None:
    from xlaengine import LLM

    with LLM("tiny", dtype="float32", max_num_seqs=SLOTS, max_model_len=MAX_MODEL_LEN) as llm:
        assert timeless(shown(replayed(llm.engine))) == timeless(SESSION)


def test_every_command_and_every_option_of_a_line_is_in_its_table() -> None:
    lines = PAGE.split("| line | | answered by |", 1)[1].split("\n\n", 1)[0]
    assert set(COMMANDS) <= set(re.findall("[A-Z_]+", lines))
    assert first_column("| name | of | meaning |") == set(OPTIONS)


def test_the_lines_in_the_table_are_lines() -> None:
    """The line with a value for each placeholder, and with both spellings of a prompt."""
    values = {"id": "4", "s": "0", "prompt": "p.bin", "gen": "8", "quantum": "2", "more": "1", "rows": "2", "name": "a", "names": "a,b"}
    shown_lines = first_column("| line | | answered by |")
    assert len(shown_lines) > 20
    for line in shown_lines:
        line = re.sub("<([a-z]+)>", lambda place: values[place[1]], line)
        parse((f"REQ 4 {line} 1" if line == "CONT" else line).encode())


def test_the_terminals_in_the_table_are_those_of_the_frames() -> None:
    named = dict(re.findall(r"\| `(-\d)` \| ([A-Z]+) \|", PAGE))
    assert {int(value): name for value, name in named.items()} == {CONTINUES: "CONTINUES", DONE: "DONE", ERROR: "ERROR"}


@pytest.mark.parametrize(
    "promise",
    [
        f"| {MAX_LINE} bytes, {MAX_WORDS} words;",
        f"| a path | {MAX_PATH} bytes |",
        f"| a snapshot's name | {MAX_NAME} characters |",
        f"| `stop=` | {MAX_STOP} characters |",
        f"| {BYTES_PER_ID} bytes for each token that a slot holds, {TEXT_BYTES_PER_ID} with `--text` |",
        f"up to {loop.STREAM_BACKLOG_BYTES >> 10} KiB of one request wait",
        f"above {loop.BACKLOG_BYTES >> 20} MiB in all no line is read",
        f"{outlet.MAX_REPLY_BYTES >> 10} KiB wait, then the oldest are dropped",
        f"cancelled (default {loop.STALL_SECONDS:.0f}) |",
        f"`ok ready protocol={PROTOCOL} ",
    ],
)
def test_a_number_on_the_page_is_the_one_in_the_code(promise: str) -> None:
    assert promise in " ".join(PAGE.split())


def test_the_untagged_bytes_on_the_page_are_a_request_of_the_session() -> None:
    tokens = [frame.value for _, frames, _ in steps() for frame in frames if frame.request_id == 5 and frame.value >= 0]
    assert f"`{b''.join(encode(None, value) for value in [*tokens, DONE]).hex(' ', 4)}`" in " ".join(PAGE.split())


def test_the_first_reply_is_shown_with_all_its_numbers() -> None:
    shown_reply = " ".join(PAGE.split()).split("`ok ready ", 1)[1].split("`", 1)[0]
    assert tuple(re.findall("([a-z_]+)=", shown_reply)) == Ready._fields
