"""Prompts in files: read in bounded time and memory, or refused."""

from __future__ import annotations

import array
import os
from pathlib import Path

import pytest

from tests.daemon.bench import ERROR, Bench, Frame
from tests.daemon.fake_engine import FakeEngine, expected


def test_a_prompt_file_holds_int32(bench: Bench, tmp_path: Path):
    path = tmp_path / "a b.bin"
    path.write_bytes(array.array("i", [5, 6, 7]).tobytes())
    bench.say(f'REQ 4 START "{path}" 5 0')
    bench.run()
    assert bench.tokens(4) == expected(bench.engine, (5, 6, 7), 5)


@pytest.mark.parametrize(("size", "says"), [(13, "has 13 bytes"), (0, "empty"), (96 * 4 + 4, "has 388 bytes; 96 tokens have 384 at most")])
def test_a_file_that_is_no_prompt_is_refused(bench: Bench, tmp_path: Path, size: int, says: str):
    path = tmp_path / "prompt"
    path.write_bytes(b"\1" + bytes(size - 1) if size else b"")
    assert bench.say(f"REQ 4 START {path} 5 0") == [Frame(4, ERROR)]
    assert says in bench.last_reply


def test_a_file_without_end_is_refused_after_a_bounded_part_of_it(bench: Bench, tmp_path: Path):
    path = tmp_path / "sparse"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    assert bench.say(f"REQ 4 START {path} 5 0") == [Frame(4, ERROR)]
    assert f"{1 << 40} bytes" in bench.last_reply


def test_a_pipe_is_refused_and_not_waited_for(bench: Bench, tmp_path: Path):
    os.mkfifo(path := tmp_path / "pipe")
    assert bench.say(f"REQ 4 START {path} 5 0") == [Frame(4, ERROR)]
    assert "not a regular file" in bench.last_reply


def test_text_is_tokenized(tmp_path: Path):
    bench = Bench(FakeEngine(), encode_text=lambda text: [ord(c) for c in text])
    (path := tmp_path / "t").write_text("abc")
    bench.say(f"REQ 4 START {path} 5 0")
    bench.run()
    assert bench.tokens(4) == expected(bench.engine, [97, 98, 99], 5)
    path.write_bytes(b"ab\xff")
    assert bench.say(f"REQ 4 START {path} 5 0") == [Frame(4, ERROR)]
    assert "0xff at 2" in bench.last_reply


def test_a_tokenizer_that_fails_refuses_the_line(tmp_path: Path):
    def fail(text: str) -> list[int]:
        raise KeyError(text)

    bench = Bench(FakeEngine(), encode_text=fail)
    (path := tmp_path / "t").write_text("abc")
    assert bench.say(f"REQ 4 START {path} 5 0") == [Frame(4, ERROR)]
