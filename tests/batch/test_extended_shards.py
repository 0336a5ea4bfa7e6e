"""Shards of an input to which lines were appended, and the merge of their outputs."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.batch.conftest import Bench, contents
from tests.batch.test_shards import Shards, change
from xlaengine.batch.errors import RunError, UsageError
from xlaengine.batch.manifest import read_manifest, write_manifest


@pytest.fixture
def shards(mixed: Bench, tmp_path: Path) -> Shards:
    return Shards(mixed, tmp_path)


def append(shards: Shards, *lines: str) -> None:
    with shards.bench.input.open("a") as file:
        file.writelines(line + "\n" for line in lines)


def extend(shards: Shards, *numbers: int) -> None:
    for number in numbers:
        shards.run(f"{number}/3", extend=True)


def test_shards_that_get_no_appended_line_are_extended_too_and_merge(shards: Shards) -> None:
    parts = [shards.run(f"{i}/3") for i in (1, 2, 3)]
    was = shards.bench.input.stat().st_size
    append(shards, '{"prompt": "line 43, of shard 1", "max_tokens": 2}')
    extend(shards, 2, 3)
    now = shards.bench.input.stat().st_size
    with pytest.raises(UsageError) as raised:
        shards.merge(*parts)
    assert str(raised.value) == (
        f"cannot merge outputs of different inputs: {parts[1]} belongs to an input of 43 lines ({now} bytes), "
        f"but {parts[0]} (shard 1/3) to one of 42 lines ({was} bytes). If lines were appended, run this shard again with --extend"
    )
    assert not shards.merged.exists()
    extend(shards, 1)
    assert shards.merge(*parts).lines == 43
    shards.bench.run()
    assert contents(shards.merged) == contents(shards.bench.output)
    for number in (1, 2, 3):
        shards.run(f"{number}/3", resume=True)


def test_all_shards_that_saw_a_shorter_input_are_named(shards: Shards) -> None:
    parts = [shards.run(f"{i}/3") for i in (1, 2, 3)]
    append(shards, "")
    extend(shards, 2)
    append(shards, "")
    extend(shards, 3)
    named = r"out.1.3.jsonl \(shard 1/3\) to one of 42 lines \(\d+ bytes\), \S+out.2.3.jsonl \(shard 2/3\) to one of 42 lines"
    with pytest.raises(UsageError, match=rf"out.3.3.jsonl belongs to .*{named}.*, run these shards again with --extend$"):
        shards.merge(*parts)
    extend(shards, 1, 2)
    assert shards.merge(*parts).lines == 42


def test_an_output_that_was_changed_is_found_after_an_extension_without_a_line(shards: Shards) -> None:
    parts = [shards.run(f"{i}/3") for i in (1, 2, 3)]
    append(shards, "")
    change(parts[1], 0)
    extend(shards, 1, 2, 3)
    with pytest.raises(RunError, match=r"out\.2\.3\.jsonl was changed after its run had completed it"):
        shards.merge(*parts)


def test_inputs_of_one_size_or_of_unknown_size_are_named_by_their_digests(shards: Shards) -> None:
    first, second = shards.run("1/2"), shards.run("2/2")
    there = read_manifest(second)
    for size in (there.input_bytes, None):
        write_manifest(second, msgspec.structs.replace(there, fixed={**there.fixed, "input_sha256": "other"}, input_bytes=size))
        with pytest.raises(UsageError, match=r"input_sha256 is 'other' there and '[0-9a-f]{64}' here"):
            shards.merge(first, second)


def test_a_shard_whose_first_line_was_appended_is_named_though_its_empty_output_is_given(bench: Bench, tmp_path: Path) -> None:
    bench.write({"prompt": "a", "max_tokens": 2}, {"prompt": "b", "max_tokens": 2})
    shards = Shards(bench, tmp_path)
    parts = [shards.run(f"{i}/3") for i in (1, 2, 3)]
    append(shards, '{"prompt": "c", "max_tokens": 2}')
    extend(shards, 1, 2)
    with pytest.raises(UsageError, match="2 of 3 lines are there: no output of shard 3/3 has a line: run it with --extend"):
        shards.merge(*parts)
    extend(shards, 3)
    assert shards.merge(*parts).lines == 3
