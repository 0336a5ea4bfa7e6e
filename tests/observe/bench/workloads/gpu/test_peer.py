"""transformers' continuous batching as a peer, on a CPU. A script stands for it where it is not installed."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.observe.bench.small import SmallBench
from xlaengine.observe.bench.peers import PeerFailed, workload_file
from xlaengine.observe.bench.streams import greedy
from xlaengine.observe.bench.workloads.gpu import peer, transformers_process
from xlaengine.observe.bench.workloads.gpu.engines import TRIAL

SCRIPT = """
import json, sys
workload = json.load(open(sys.argv[1]))
config = json.load(open(workload["model"] + "/config.json"))
assert config["num_hidden_layers"] == 2 and config["num_key_value_heads"] == 8 and workload["max_model_len"] == 512
tokens = sum(request["max_tokens"] for request in workload["requests"])
print(json.dumps({"peer": "transformers-9", "output_tokens": tokens + EXTRA, "seconds": 8}))
"""


def stand_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, extra: int) -> None:
    (tmp_path / "stand_in.py").write_text(SCRIPT.replace("EXTRA", str(extra)))
    monkeypatch.setattr(transformers_process, "__file__", str(tmp_path / "stand_in.py"))


@pytest.mark.slow
def test_both_run_the_same_requests_and_each_pair_gives_a_ratio(bench: SmallBench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stand_in(monkeypatch, tmp_path, 0)
    ours, theirs, ratio = peer.measure(bench)
    assert theirs.case == "trial, B=2, transformers"
    assert len(ours.samples) == len(theirs.samples) == bench.settings.repeats
    assert ratio.samples == pytest.approx([mine / other for mine, other in zip(ours.samples, theirs.samples, strict=True)])


@pytest.mark.slow
def test_a_peer_that_gives_fewer_tokens_is_not_compared(bench: SmallBench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stand_in(monkeypatch, tmp_path, -3)
    with pytest.raises(PeerFailed, match=r"it gave \d+ tokens, and the workload asks for \d+"):
        list(peer.measure(bench))


@pytest.mark.slow
@pytest.mark.skipif("XLAENGINE_TEST_TORCH" not in os.environ, reason="XLAENGINE_TEST_TORCH names no interpreter with transformers")
def test_transformers_itself_makes_the_tokens_that_are_asked_for(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text(json.dumps(peer.described(TRIAL.models["trial"])))
    requests = [greedy("a", [5, 6, 7], 9), greedy("b", [15, 3], 4), greedy("c", [8], 6)]
    workload = workload_file(tmp_path, requests, B=2, S=128, model=str(tmp_path), dtype="bfloat16")
    command = [os.environ["XLAENGINE_TEST_TORCH"], transformers_process.__file__, str(workload)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout.splitlines()[-1])["output_tokens"] == 19
