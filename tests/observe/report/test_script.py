"""Functions of the page's script, run by node if it is installed."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import xlaengine.observe.report

SCRIPT = Path(xlaengine.observe.report.__file__).parent / "templates" / "timeline.js"
NODE = shutil.which("node")

pytestmark = pytest.mark.skipif(NODE is None, reason="no node on PATH")


def worked_out(expression: str, **values: Any) -> Any:
    """Returns the value of an expression after the script has run."""
    given = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in values.items())
    code = f"{SCRIPT.read_text(encoding='utf-8')}\n{given}console.log(JSON.stringify({expression}))"
    return json.loads(subprocess.run([str(NODE), "-e", code], capture_output=True, text=True, check=True).stdout)


def data(lengths: list[int], micros: int) -> dict[str, Any]:
    """Decodes of these lengths, each after a short prompt."""
    begin = [sum(lengths[:i]) for i in range(len(lengths))]
    return {
        "micros": micros,
        "kinds": ["decode", "prefill"],
        "spans": {
            "kind": [0, 1] * len(lengths),
            "begin": [b for b in begin for _ in "ab"],
            "end": [b + n for b, n in zip(begin, lengths, strict=True) for n in (n, 1)],
        },
    }


@pytest.mark.parametrize(
    ("lengths", "micros", "shown"),
    [
        ([100, 100, 100], 300, 300),
        ([100] * 900, 90_000, 100 * 1040 / 60),
        ([1, 100, 100, 100, 90_000], 90_000, 100 * 1040 / 60),
        ([], 5, 5),
    ],
    ids=["all of a short run", "as much of a long one as can be read", "as the usual span says", "nothing"],
)
def test_a_run_is_shown_from_its_beginning_where_all_of_it_could_not_be_read(lengths: list[int], micros: int, shown: float) -> None:
    assert worked_out("firstView(data, 1040)", data=data(lengths, micros)) == pytest.approx(shown)


def test_the_next_stream_with_a_text_in_its_id_is_found_and_after_the_last_the_first() -> None:
    names = ["request-1", "other", "Request-10", "request-2"]
    assert worked_out("[-1, 0, 2].map((last) => nextName(names, 'REQUEST-1', last))", names=names) == [0, 2, 0]
    assert worked_out("nextName(names, 'nothing', 1)", names=names) == -1
    assert worked_out("nextName([], 'x', -1)") == -1
