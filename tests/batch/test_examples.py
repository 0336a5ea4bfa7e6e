"""Every line of the checked-in examples, which the README's commands run, is a valid request."""

from __future__ import annotations

from pathlib import Path

import pytest

from xlaengine.batch.lines import BatchRequest, parse, read_lines

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(("name", "least"), [("prompts.jsonl", 20), ("plays.jsonl", 8)])
def test_every_example_is_a_request_and_the_whole_is_modest(name: str, least: int) -> None:
    with (EXAMPLES / name).open("rb") as file:
        requests = [parse(raw) for raw in read_lines(file)]
    assert all(isinstance(request, BatchRequest) for request in requests)
    assert len({request.custom_id for request in requests}) == len(requests) >= least
    assert sum(request.params.max_tokens or 10**6 for request in requests if isinstance(request, BatchRequest)) <= 1500
