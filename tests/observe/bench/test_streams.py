"""The common workload equals that of the peers, token by token."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace

import pytest

from tests.observe.bench.small import SmallBench
from xlaengine.engine import Engine
from xlaengine.observe.bench.streams import StreamsDiffer, check_equal, common_requests, run_all
from xlaengine.types import Request, TokenEvent


def test_the_common_workload_is_the_peers_to_the_token() -> None:
    requests = common_requests(49152, 32, 16, 256)
    assert sum(request.max_tokens for request in requests) == 4323
    assert all(request.params.ignore_eos and request.params.greedy for request in requests)
    pairs = [[list(request.prompt_token_ids), request.max_tokens] for request in requests]
    assert hashlib.sha256(json.dumps(pairs).encode()).hexdigest() == "e58b46cf72e6945339e375aec73021c5d08c56354269fceec2870ce9e7fe5b1f"


def test_a_larger_vocabulary_is_not_used_and_a_smaller_one_is_kept_to() -> None:
    assert common_requests(200_000, 3, 4, 9) == common_requests(49152, 3, 4, 9)
    assert max(max(request.prompt_token_ids) for request in common_requests(131, 32, 16, 256)) < 131


def test_a_token_that_differs_from_the_stream_alone_or_from_another_run_is_found(bench: SmallBench) -> None:
    requests = common_requests(131, 3, 2, 12)
    with bench.engine(2, 96) as engine:
        _find_a_wrong_token(engine, requests)


def _find_a_wrong_token(engine: Engine, requests: list[Request]) -> None:
    streams = run_all(engine, requests)
    check_equal(engine, requests, streams, streams)
    *before, last = streams["r1"]
    assert isinstance(last, TokenEvent)
    other = streams | {"r1": [*before, replace(last, token_id=last.token_id ^ 1)]}
    at = f"stream r1 differs at token {len(before)} of {len(before) + 1} from"
    with pytest.raises(StreamsDiffer, match=f"{at} the same stream alone"):
        check_equal(engine, requests, other)
    with pytest.raises(StreamsDiffer, match=f"{at} the same stream in another run"):
        check_equal(engine, requests, streams, other, count=0)
