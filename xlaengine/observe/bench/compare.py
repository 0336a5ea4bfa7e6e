"""Runs this engine and a peer on the common workload, alternately."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.peers import Peer, PeerFailed, PeerLine, workload_file
from xlaengine.observe.bench.result import Result
from xlaengine.observe.bench.streams import check_equal
from xlaengine.observe.bench.workloads.common import LENGTH, CommonRun, requests_of


def compare(bench: Bench, peer: Peer) -> Iterator[Result]:
    """Runs the common workload alternately here and in the peer. Yields both rates, and the ratio of each pair.

    Raises:
        PeerFailed: the peer failed, or gave another number of tokens.
        StreamsDiffer: one of this engine's streams differs from the same stream alone.
    """
    requests, settings = requests_of(bench), bench.settings
    asked = sum(request.max_tokens for request in requests)
    S, policy = min(LENGTH, bench.longest), settings.scheduling_policy
    for B in settings.max_num_seqs:
        ours: list[CommonRun] = []
        theirs: list[PeerLine] = []
        with tempfile.TemporaryDirectory(prefix="xlaengine-bench-") as scratch, bench.engine(B, S, scheduling_policy=policy) as engine:
            workload = workload_file(Path(scratch), requests, B=B, S=S, model=settings.model, dtype=bench.dtype)
            for _ in bench.samples(f"compare[{B}]"):
                lines = peer.run(workload, B=B, model=settings.model, dtype=bench.dtype)
                if wrong := [line.output_tokens for line in lines if line.output_tokens != asked]:
                    raise PeerFailed(f"{peer.script.name}: it gave {wrong[0]} tokens, and the workload asks for {asked}")
                theirs.append(min(lines, key=lambda line: line.seconds))
                runs = [CommonRun(bench, engine, requests) for _ in lines]
                ours.append(min(runs, key=lambda run: run.seconds))
            check_equal(engine, requests, *(run.streams for run in ours))
        yield from _results(B, ours, theirs)


def _results(B: int, ours: Sequence[CommonRun], theirs: Sequence[PeerLine]) -> Iterator[Result]:
    name, floors = theirs[0].peer.removesuffix(f"/B{B}"), tuple(run.floor_rate for run in ours)
    own, other = tuple(run.rate for run in ours), tuple(line.output_tokens / line.seconds for line in theirs)
    floor = "products of the prompts, then full steps of weights, KV and products"
    for who, rates in (("xlaengine", own), (name, other)):
        case = f"B={B}, {who}"
        yield Result(workload="compare", case=case, unit="tok/s", better="higher", samples=rates, floors=floors, floor=floor, rows=B)
    ratios = tuple(mine / peers for mine, peers in zip(own, other, strict=True))
    yield Result(workload="compare", case=f"B={B}, xlaengine over {name}", unit="x", better="higher", samples=ratios)
