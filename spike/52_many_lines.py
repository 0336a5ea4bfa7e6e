"""How fast a batch's host work goes, and how much memory it needs, by the number of lines: `python spike/52_many_lines.py [LINES]`.

No model is loaded: the input is looked over, an output of as many lines is made, read as a resume reads it, and merged from three shards.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from xlaengine.batch.finished import read_finished
from xlaengine.batch.manifest import Manifest, manifest_path
from xlaengine.batch.merge import merge
from xlaengine.batch.overview import look_over

BODY = {"model": "m", "choices": [{"text": "word " * 60, "finish_reason": "length"}], "seed": 1, "usage": {"total_tokens": 99}}


def timed(name: str, lines: int, work: Callable[[], Any]) -> None:
    begin = time.process_time()
    work()
    seconds = time.process_time() - begin
    tracemalloc.start()
    work()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    print(f"{name}: {lines / seconds:,.0f} lines a CPU second, {peak / lines:.2f} bytes a line at most")


def main(lines: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "in.jsonl")
        with data.open("w") as file:
            for line in range(lines):
                file.write(json.dumps({"custom_id": f"r{line}", "prompt": "some words " * 30, "max_tokens": 60}) + "\n")
        parts = [Path(folder, f"out.{shard}.jsonl") for shard in (1, 2, 3)]
        files = [part.open("wb") for part in parts]
        for line in range(1, lines + 1):
            entry = {"id": f"i{line}", "custom_id": f"r{line}", "line": line, "response": {"request_id": "r", "body": BODY}, "error": None}
            files[(line - 1) % 3].write(msgspec.json.encode(entry) + b"\n")
        for file in files:
            file.close()
        for shard, part in enumerate(parts, start=1):
            own = (lines - shard) // 3 + 1
            counts = {"input_bytes": data.stat().st_size, "input_requests": lines, "own_requests": own}
            manifest_path(part).write_bytes(msgspec.json.encode(Manifest(fixed={"shard": f"{shard}/3"}, recorded={}, **counts)))
        print(f"{lines:,} lines, {data.stat().st_size / lines:.0f} bytes each; results of {parts[0].stat().st_size * 3 / lines:.0f}")
        with data.open("rb") as file:
            timed("look over", lines, lambda: look_over(file))
        timed("resume", lines // 3, lambda: read_finished(parts[0], lines))
        merged = Path(folder, "merged.jsonl")

        def join() -> None:
            merged.unlink(missing_ok=True)
            merge(parts, merged, lambda *_: None)

        timed("merge", lines, join)


main(int(sys.argv[1]) if len(sys.argv) > 1 else 300_000)
