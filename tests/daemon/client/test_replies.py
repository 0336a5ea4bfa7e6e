"""Reply lines as values, word for word as the daemon says them."""

from __future__ import annotations

import pytest

from xlaengine.daemon.client.replies import Answer, BadReply, Failed, Finished, Placed, Reply, read_reply
from xlaengine.daemon.protocol.ready import PROTOCOL, Ready

READY = Ready(PROTOCOL, 1, 2, 96, 131, 0, 64, 0)


@pytest.mark.parametrize(
    ("line", "reply"),
    [
        (str(READY), READY),
        ("ok start req=4 running in slot 0 epoch=1 prompt=6", Placed(4, 0, 1)),
        ("ok start req=6 queued epoch=2 prompt=1", Placed(6, None, 2)),
        ("note req=6 running in slot 10 epoch=3", Placed(6, 10, 3)),
        ("done req=4 tokens=5 finish=length", Finished(4, "length")),
        ("done req=4 tokens=1 finish=stop epoch=2 ms=1.5 tokens_per_s=666.7", Finished(4, "stop")),
        ("done req=4 tokens=1 finish=stop epoch=2 ms=1.5 tokens_per_s=666.7 stop_reason=17", Finished(4, "stop", 17)),
        (r'done req=4 tokens=1 finish=stop epoch=2 ms=0.0 tokens_per_s=0.0 stop_reason=" a\n\""', Finished(4, "stop", ' a\n"')),
        ("err request 5: cancelled after 1 of 4 tokens", Failed(5)),
        ("err start: req=4: an empty prompt", Failed(4)),
        ("err line: req=7: GEN must be an integer", Failed(7)),
        ("err continue: stale: request 4 is done", Answer("continue", is_ok=False)),
        ("err engine: ValueError: no; 2 snapshots are lost", Answer("engine", is_ok=False)),
        ("ok ping pong", Answer("ping", is_ok=True)),
        ("ok restore name=a slot=1 tokens=8 epoch=9", Answer("restore", True, (1, 9))),
        ("ok restore_chain name=a slot=1 tokens=8 epoch=9", Answer("restore_chain", True, (1, 9))),
        ("ok quit", Answer("quit", is_ok=True)),
        ("note req=6 was slow", None),
        ("note the queue is long", None),
        ("load: done in 0.1 s", None),
        ("", None),
    ],
)
def test_each_reply_is_told_from_the_others_and_from_notes(line: str, reply: Reply | None) -> None:
    assert read_reply(line) == reply


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("ok ready protocol=1", "the daemon says what cannot be read: 'pid' is missing"),
        ("done req=4 tokens=1 finish=stop epoch=2 ms=1 tokens_per_s=1 stop_reason=x", "'x' is no stop reason"),
        ("note 12 replies dropped: nobody read them", "dropped 12 replies .* can no longer be told apart"),
    ],
)
def test_what_makes_no_sense_is_an_error(line: str, words: str) -> None:
    with pytest.raises(BadReply, match=words):
        read_reply(line)
