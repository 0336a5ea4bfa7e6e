"""Replies, word for word, from fields to text and back."""

from __future__ import annotations

from typing import Any

import pytest

from xlaengine.daemon.protocol import replies
from xlaengine.daemon.protocol.replies import PROTOCOL, Ready, Template

READY = Ready(PROTOCOL, 1, 2, 96, 131, 0, 64, 0)
SPEED = {"speed": "ms=1.5 tokens_per_s=666.7"}

TEMPLATES = {name: value for name, value in vars(replies).items() if isinstance(value, Template)}

LINES: list[tuple[str, str, dict[str, Any]]] = [
    # (name of the template, line, fields)
    ("STARTED", "ok start req=4 running in slot 0 epoch=1 prompt=6", {"req": 4, "place": "running in slot 0", "epoch": 1, "prompt": 6}),
    ("STARTED", "ok start req=6 queued epoch=2 prompt=1", {"req": 6, "place": "queued", "epoch": 2, "prompt": 1}),
    ("EXTENDED", "ok continue req=6 tokens=7 running in slot 1 epoch=2", {"req": 6, "tokens": 7, "place": "running in slot 1", "epoch": 2}),
    ("SEATED", "note req=6 running in slot 10 epoch=3", {"req": 6, "place": "running in slot 10", "epoch": 3}),
    (
        "FINISHED",
        "done req=4 tokens=5 finish=length epoch=2 ms=1.5 tokens_per_s=666.7",
        {"req": 4, "tokens": 5, "finish": "length", "epoch": 2, "stop": ""} | SPEED,
    ),
    (
        "FINISHED",
        r'done req=4 tokens=1 finish=stop epoch=2 ms=1.5 tokens_per_s=666.7 stop_reason=" a\n\""',
        {"req": 4, "tokens": 1, "finish": "stop", "epoch": 2, "stop": r' stop_reason=" a\n\""'} | SPEED,
    ),
    ("FAILED", "err request 5: cancelled", {"req": 5, "why": "cancelled"}),
    ("REFUSED_START", "err start: req=4: empty", {"verb": "start", "req": 4, "why": "empty"}),
    ("REFUSED_START", "err line: req=7: GEN", {"verb": "line", "req": 7, "why": "GEN"}),
    ("REFUSED", "err continue: stale", {"verb": "continue", "why": "stale"}),
    ("RESTORED", "ok restore name=a slot=1 tokens=8 epoch=9", {"verb": "restore", "name": "a", "slot": 1, "tokens": 8, "epoch": 9}),
    (
        "RESTORED",
        "ok restore_chain name=a slot=1 tokens=8 epoch=9",
        {"verb": "restore_chain", "name": "a", "slot": 1, "tokens": 8, "epoch": 9},
    ),
    ("CARRIED_OUT", "ok ping pong", {"verb": "ping", "rest": " pong"}),
    ("CARRIED_OUT", "ok quit", {"verb": "quit", "rest": ""}),
    ("DROPPED", "note 12 replies dropped: they were not read", {"count": 12}),
]


@pytest.mark.parametrize(("name", "line", "fields"), LINES)
def test_a_reply_is_written_and_read_by_one_template(name: str, line: str, fields: dict[str, Any]) -> None:
    template = TEMPLATES[name]
    assert template.write(**fields) == line
    found = template.read(line)
    assert found is not None
    assert {field: found[field] for field in fields} == fields
    assert template.read(f"{line} later=words") is not None, "a later version may say more"
    if "place" in fields:
        assert found["slot"] == (None if fields["place"] == "queued" else int(fields["place"].split()[-1]))


def test_every_template_is_shown_above() -> None:
    assert {name for name, *_ in LINES} == set(TEMPLATES)


@pytest.mark.parametrize("line", [line for _, line, _ in LINES] + ["note req=6 was slow", "load: done in 0.1 s", "", "ok", "err request x"])
def test_a_reply_with_its_own_template_is_told_from_the_others(line: str) -> None:
    general = {"CARRIED_OUT", "REFUSED"}
    read_by = {name for name, template in TEMPLATES.items() if template.read(line) is not None} - general
    assert read_by == {name for name, shown, _ in LINES if shown == line} - general


def test_the_first_reply_is_read_back() -> None:
    assert Ready.read(f"{READY} later=words") == READY
    assert Ready.read("load: done in 1 s") is None
    with pytest.raises(ValueError, match="'pid' is missing"):
        Ready.read("ok ready protocol=1")
