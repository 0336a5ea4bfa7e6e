"""This engine and a peer, alternately."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.observe.bench.small import SmallBench
from xlaengine.observe.bench.compare import compare
from xlaengine.observe.bench.peers import Peer, PeerFailed

SCRIPT = """
import json, sys
tokens = sum(request["max_tokens"] for request in json.load(open(sys.argv[1]))["requests"])
for seconds in (8, 4):
    print(json.dumps({"peer": "slow/B2", "output_tokens": tokens + EXTRA, "seconds": seconds}))
"""


def test_each_pair_gives_a_ratio_of_the_best_of_as_many_runs(bench: SmallBench, tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SCRIPT.replace("EXTRA", "0"))
    ours, theirs, ratio = compare(bench, Peer.named("slow", tmp_path, None))
    assert [each.case for each in (ours, theirs, ratio)] == ["B=2, xlaengine", "B=2, slow", "B=2, xlaengine over slow"]
    assert theirs.samples == (39 / 4, 39 / 4)
    assert ratio.samples == pytest.approx([mine / (39 / 4) for mine in ours.samples])
    assert len(ratio.samples) == bench.settings.repeats


def test_a_peer_that_gives_other_tokens_than_were_asked_for_is_not_compared(bench: SmallBench, tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SCRIPT.replace("EXTRA", "-1"))
    with pytest.raises(PeerFailed, match=r"slow.py: it gave 38 tokens, and the workload asks for 39"):
        next(compare(bench, Peer.named("slow", tmp_path, None)))
