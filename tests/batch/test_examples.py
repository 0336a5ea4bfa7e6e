"""The checked-in example is what the README's first command runs: every line of it must be a request."""

from __future__ import annotations

from pathlib import Path

from xlaengine.batch.lines import BatchRequest, parse, read_lines

EXAMPLE = Path(__file__).parents[2] / "examples" / "prompts.jsonl"


def test_every_example_is_a_request_and_the_whole_is_modest() -> None:
    with EXAMPLE.open("rb") as file:
        requests = [parse(raw) for raw in read_lines(file)]
    assert all(isinstance(request, BatchRequest) for request in requests)
    assert len({request.custom_id for request in requests}) == len(requests) >= 20
    assert sum(request.params.max_tokens or 10**6 for request in requests if isinstance(request, BatchRequest)) <= 1500
