"""The interface of a peer's script."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from xlaengine.observe.bench.peers import Peer, PeerFailed, PeerLine, workload_file
from xlaengine.observe.bench.streams import common_requests

BY_CONTRACT = """
import json, sys
work = json.load(open(sys.argv[1]))
print("loading took a while")
print(json.dumps({"peer": "mine", "output_tokens": sum(r["max_tokens"] for r in work["requests"]), "seconds": 2.5, "more": work["dtype"]}))
"""

BY_HAND = """
import sys
print(f"PEER theirs/{sys.argv[1]}/B{sys.argv[2]} output_tokens=39 seconds=4.00 tok_s=9.5")
print(f"PEER theirs/{sys.argv[1]}/B{sys.argv[2]} output_tokens=39 seconds=2.00 tok_s=19.0")
"""


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    (tmp_path / "mine.py").write_text(BY_CONTRACT)
    (tmp_path / "theirs.py").write_text(BY_HAND)
    return tmp_path


def run(peer: Peer, directory: Path) -> list[PeerLine]:
    requests = common_requests(131, 5, 2, 12)
    workload = workload_file(directory, requests, B=2, S=64, model="tiny", dtype="float32")
    return peer.run(workload, 39, B=2, model="tiny", dtype="float32")


def test_a_script_is_given_the_workload_and_prints_a_json_line(directory: Path) -> None:
    assert run(Peer.named("mine", directory, None), directory) == [PeerLine("mine", 39, 2.5)]


def test_a_script_with_arguments_of_its_own_has_them_filled_in(directory: Path) -> None:
    peer = Peer.named("theirs.py {dtype} {B}", directory, sys.executable)
    assert run(peer, directory) == [PeerLine("theirs/float32/B2", 39, 4.0), PeerLine("theirs/float32/B2", 39, 2.0)]


def test_an_executable_script_chooses_its_interpreter_unless_one_is_given(directory: Path) -> None:
    script = directory / "own"
    script.write_text('#!/bin/sh\necho "PEER $0 output_tokens=39 seconds=1"\n')
    script.chmod(0o755)
    assert [line.peer for line in run(Peer.named("own", directory, None), directory)] == [str(script)]
    with pytest.raises(PeerFailed, match="own: exit status 1"):
        run(Peer.named("own", directory, sys.executable), directory)


def test_the_workload_file_says_all_that_a_peer_must_know(tmp_path: Path) -> None:
    path = workload_file(tmp_path, common_requests(131, 2, 2, 12), B=2, S=64, model="tiny", dtype="float32")
    work = json.loads(path.read_text())
    assert {name: work[name] for name in work if name != "requests"} == {
        "model": "tiny",
        "dtype": "float32",
        "max_num_seqs": 2,
        "max_model_len": 64,
    }
    assert [sorted(request) for request in work["requests"]] == [["max_tokens", "prompt_token_ids"]] * 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("import sys; sys.exit('no such wheel')", "mine.py: exit status 1; its last line: no such wheel"),
        ("print('PEER mine output_tokens=39 seconds=0.0')", "mine.py: it gave 39 tokens in 0.0 seconds"),
        ('print(\'{"peer": "mine", "output_tokens": 39, "seconds": -2.5}\')', "mine.py: it gave 39 tokens in -2.5 seconds"),
        ("import sys; sys.stdout.buffer.write(bytes([255]))", "mine.py: it printed no result line; its last line: \ufffd"),
        ("print('fast')", "mine.py: it printed no result line; its last line: fast"),
        ("print('{\"peer\": 3}')", "it printed no result line"),
    ],
)
def test_the_error_of_a_failed_script_has_its_last_line(directory: Path, text: str, why: str) -> None:
    (directory / "mine.py").write_text(text)
    with pytest.raises(PeerFailed, match=why):
        run(Peer.named("mine", directory, None), directory)


@pytest.mark.parametrize("argument", ["{workloads}", "{}", "{B"])
def test_an_unknown_placeholder_or_interpreter_is_refused_at_once(directory: Path, argument: str) -> None:
    with pytest.raises(ValueError, match=r"unknown placeholder; the known ones are \{workload\}, \{B\}, \{model\}, \{dtype\}$"):
        Peer.named(f"theirs.py '{argument}'", directory, None)
    with pytest.raises(ValueError, match="there is no interpreter /no/python"):
        Peer.named("theirs.py {B}", directory, "/no/python")


def test_an_unknown_peer_lists_the_known_ones(directory: Path) -> None:
    with pytest.raises(ValueError, match=r"there is no peer 'vllm' in .*; scripts there: mine, theirs"):
        Peer.named("vllm", directory, None)
