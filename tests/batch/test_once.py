"""Of answers that come more than once, each line's is taken once."""

from __future__ import annotations

import pytest

from xlaengine.batch.errors import RunError
from xlaengine.batch.once import Once
from xlaengine.batch.output import encode
from xlaengine.batch.service import Answer


def answer(line: int, text: str, run: str = "first") -> Answer:
    body = {"id": f"cmpl-{run}", "created": len(run), "choices": [{"text": text}]}
    response = {"status_code": 200, "request_id": f"req_{run}", "body": body}
    return Answer(line, encode({"id": f"batch_req_{run}", "custom_id": f"c{line}", "line": line, "response": response, "error": None}))


def test_a_line_that_comes_again_with_other_ids_and_times_is_left_out() -> None:
    once = Once([2, 5])
    assert [once.takes(answer(5, "a")), once.takes(answer(2, "b")), once.takes(answer(5, "a", "second"))] == [True, True, False]
    once.require_all()


def test_a_line_that_comes_again_with_other_content_ends_the_run() -> None:
    once = Once([1])
    assert once.takes(answer(1, "a"))
    with pytest.raises(RunError, match="line 1 was computed twice, with different contents"):
        once.takes(answer(1, "b"))


@pytest.mark.parametrize("line", [1, 3, 9])
def test_a_line_that_nobody_asked_for_ends_the_run(line: int) -> None:
    with pytest.raises(RunError, match=f"line {line}, which was not asked for"):
        Once([2, 5]).takes(answer(line, "a"))


def test_lines_that_did_not_come_are_named() -> None:
    once = Once(range(1, 11))
    assert once.takes(answer(4, "a"))
    with pytest.raises(RunError, match=r"9 lines did not come back from the workers \(line 1, 2, 3, 5, 6\)"):
        once.require_all()
