"""Shards of one input, and the merge of their outputs."""

from __future__ import annotations

import json
import os
import resource
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.batch.conftest import Bench, contents
from tests.batch.test_job import never
from tests.conftest import FIXTURES
from xlaengine.batch.errors import RunError, UsageError
from xlaengine.batch.manifest import manifest_path, read_manifest, write_manifest
from xlaengine.batch.merge import Files, Index, Merged, merge
from xlaengine.batch.shard import Shard
from xlaengine.config import SpeculativeConfig


class Shards:
    """Runs of the shards of a bench's input, each with an output of its own."""

    def __init__(self, bench: Bench, folder: Path):
        self.bench, self.folder = bench, folder

    def run(self, shard: str, name: str = "", **options: Any) -> Path:
        output = self.folder / f"out.{name or shard.replace('/', '.')}.jsonl"
        self.bench.run(shard=Shard.read(shard), output_file=str(output), **options)
        return output

    def merge(self, *parts: Path) -> Merged:
        return merge(parts, self.folder / "merged.jsonl", lambda *_: None)

    @property
    def merged(self) -> Path:
        return self.folder / "merged.jsonl"


@pytest.fixture
def shards(mixed: Bench, tmp_path: Path) -> Shards:
    return Shards(mixed, tmp_path)


def tear(path: Path, lines: int) -> None:
    """Leaves what a kill would: complete lines, and a part of the next one."""
    data = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(data[:lines]) + data[lines][:30])
    manifest = json.loads(manifest_path(path).read_bytes())
    manifest_path(path).write_text(json.dumps(manifest | {"output_sha256": None}))


def change(path: Path, row: int) -> int:
    """Changes the text of one result; returns the number of its input line."""
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    lines[row]["response"]["body"]["choices"][0]["text"] += "!"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return lines[row]["line"]


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_shards_of_an_input_without_lines_merge_to_what_a_run_on_it_writes(shards: Shards, text: str) -> None:
    shards.bench.input.write_text(text)
    parts = [shards.run(f"{i}/3") for i in (1, 2, 3)]
    assert shards.merge(*parts).lines == 0
    shards.bench.run()
    assert shards.merged.read_bytes() == shards.bench.output.read_bytes() == b""
    assert manifest_path(shards.merged).exists() == manifest_path(shards.bench.output).exists()


def test_merged_shards_are_what_one_run_writes_in_the_order_of_the_input(shards: Shards) -> None:
    shards.bench.run(max_num_seqs=5)
    parts = [shards.run(f"{i}/3", max_num_seqs=5) for i in (3, 1, 2)]
    assert [len(contents(part)) for part in parts] == [14, 14, 14]
    assert shards.merge(*parts) == Merged(lines=42, failed=2, twice=0, notes=())
    assert contents(shards.merged) == contents(shards.bench.output)
    assert [json.loads(line)["line"] for line in shards.merged.read_bytes().splitlines()] == list(range(1, 43))


def test_a_merged_output_has_the_manifest_of_one_run_and_can_be_extended(shards: Shards) -> None:
    shards.bench.run()
    shards.merge(*(shards.run(f"{i}/2") for i in (1, 2)))
    one, merged = (read_manifest(path) for path in (shards.bench.output, shards.merged))
    assert merged.fixed == one.fixed
    assert (merged.input_requests, merged.own_requests) == (one.input_requests, one.own_requests) == (42, 42)
    with shards.bench.input.open("a") as file:
        file.write('{"prompt": "one more", "max_tokens": 2}\n')
    assert shards.bench.run(output_file=str(shards.merged), extend=True).resumed == 42


def test_a_part_of_a_version_without_a_setting_is_merged_with_parts_that_have_what_it_was_then(shards: Shards) -> None:
    first, second = (shards.run(f"{i}/2") for i in (1, 2))
    there = read_manifest(second)
    earlier = {key: value for key, value in there.fixed.items() if key != "enable_return_routed_experts"}
    write_manifest(second, msgspec.structs.replace(there, fixed=earlier))
    mine = read_manifest(first)
    write_manifest(first, msgspec.structs.replace(mine, fixed={**mine.fixed, "enable_return_routed_experts": True}))
    with pytest.raises(UsageError, match="enable_return_routed_experts is False there and True here"):
        shards.merge(first, second)
    write_manifest(first, mine)
    assert shards.merge(first, second).lines == 42


def test_a_part_whose_version_called_heads_mtp_is_merged_with_one_that_calls_them_medusa(
    shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_VERIFY_DIFFERS", "1")
    heads = SpeculativeConfig(method="medusa", model=str(FIXTURES / "llama3"))
    first, second = (shards.run(f"{i}/2", speculative_config=heads) for i in (1, 2))
    there = read_manifest(second)
    speculative = {**there.fixed["speculative"], "method": "mtp"}
    for fixed, message in (
        ({"speculative": {**speculative, "adaptive": False}}, "speculative is"),
        ({"speculative": speculative, "drafter_fingerprint": "another"}, "drafter_fingerprint is 'another' there"),
    ):
        write_manifest(second, msgspec.structs.replace(there, fixed={**there.fixed, **fixed}))
        with pytest.raises(UsageError, match=message):
            shards.merge(first, second)
    write_manifest(second, msgspec.structs.replace(there, fixed={**there.fixed, "speculative": speculative}))
    assert shards.merge(first, second).lines == 42


def test_a_killed_shard_is_named_until_it_is_resumed(shards: Shards) -> None:
    parts = [shards.run(f"{i}/3") for i in (1, 2, 3)]
    tear(parts[1], 5)
    with pytest.raises(UsageError, match=r"33 of 42 lines are there: shard 2/3 has 5 of 14 lines: finish it with --resume"):
        shards.merge(*parts)
    assert not shards.merged.exists()
    assert shards.bench.run(shard=Shard(2, 3), output_file=str(parts[1]), resume=True).resumed == 5
    assert shards.merge(*parts).lines == 42


def test_a_shard_that_never_ran_is_named(shards: Shards) -> None:
    with pytest.raises(UsageError, match="28 of 42 lines are there: there is no output of shard 2/3"):
        shards.merge(shards.run("1/3"), shards.run("3/3"))


def test_runs_of_one_shard_complete_and_check_each_other(shards: Shards) -> None:
    first, again, other = shards.run("1/2"), shards.run("1/2", name="again", max_num_batched_tokens=1024), shards.run("2/2")
    tear(first, 9)
    assert shards.merge(first, again, other) == Merged(lines=42, failed=2, twice=9, notes=())


def test_a_line_that_was_computed_twice_with_other_contents_is_named(shards: Shards) -> None:
    first, again, other = shards.run("1/2"), shards.run("1/2", name="again"), shards.run("2/2")
    tear(again, 20)
    line = change(first, 3)
    with pytest.raises(RunError) as raised:
        shards.merge(again, first, other)
    assert f"{first} was changed after its run had completed it" in str(raised.value)
    assert f"computed twice, with different contents: line {line} in {again} and {first}" in str(raised.value)
    assert not shards.merged.exists()


def test_a_line_that_was_tampered_with_is_found_though_it_was_computed_once(shards: Shards) -> None:
    parts = [shards.run(f"{i}/2") for i in (1, 2)]
    change(parts[1], 0)
    with pytest.raises(RunError, match=r"out\.2\.2\.jsonl was changed after its run had completed it"):
        shards.merge(*parts)


def test_a_result_takes_the_place_of_an_error_of_another_run(shards: Shards) -> None:
    parts = [shards.run("1/1"), shards.run("1/1", name="again")]
    lines = parts[0].read_bytes().splitlines(keepends=True)
    row = next(i for i, line in enumerate(lines) if json.loads(line)["error"] is None)
    failed = json.loads(lines[row]) | {"response": None, "error": {"code": "engine_error", "message": "a fault", "param": None}}
    parts[0].write_bytes(b"".join([*lines[:row], json.dumps(failed).encode() + b"\n"]))
    tear_free = json.loads(manifest_path(parts[0]).read_bytes()) | {"output_sha256": None}
    manifest_path(parts[0]).write_text(json.dumps(tear_free))
    assert shards.merge(*parts).failed == 2
    assert contents(shards.merged) == contents(parts[1])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seed": 3}, "seed is 3 there and 0 here"),
        ({"served_model_name": "b"}, "served_model_name is 'b' there and None here"),
    ],
)
def test_shards_of_other_settings_are_refused(shards: Shards, options: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        shards.merge(shards.run("1/2"), shards.run("2/2", **options))


def test_shards_of_another_number_are_refused(shards: Shards) -> None:
    with pytest.raises(UsageError, match=r"shard 2/3, with .*, shard 1/2: N differs"):
        shards.merge(shards.run("1/2"), shards.run("2/3"))


def test_an_output_without_its_manifest_is_refused(shards: Shards) -> None:
    part = shards.run("1/1")
    manifest_path(part).unlink()
    with pytest.raises(UsageError, match=r"cannot merge .*out.1.1.jsonl: out.1.1.jsonl.manifest.json is missing"):
        shards.merge(part)


@pytest.mark.parametrize("shard", [5, "0/3", "2"])
def test_an_output_whose_manifest_has_no_shard_that_there_is_is_refused(shards: Shards, shard: object) -> None:
    parts = [shards.run(f"{i}/3") for i in (1, 2, 3)]
    path = manifest_path(parts[1])
    manifest = json.loads(path.read_bytes())
    manifest["fixed"]["shard"] = shard
    path.write_text(json.dumps(manifest))
    found = rf"its shard {shard!r} is not i/N with 1 <= i <= N$"
    with pytest.raises(UsageError, match=rf"^cannot merge {parts[1]}: {path.name} cannot be read: {found}"):
        shards.merge(*parts)


def test_a_line_of_another_shard_is_refused(shards: Shards) -> None:
    one, two = shards.run("1/2"), shards.run("2/2")
    with one.open("ab") as file:
        file.write(two.read_bytes().splitlines(keepends=True)[0])
    with pytest.raises(RunError, match=r"line 22 of .*out.1.2.jsonl finishes line \d+ of the input, which is not in shard 1/2"):
        shards.merge(one, two)


def test_an_output_that_is_given_twice_or_exists_is_refused(shards: Shards) -> None:
    part = shards.run("1/1")
    with pytest.raises(UsageError, match="given twice"):
        shards.merge(part, part)
    shards.merged.write_text("mine")
    with pytest.raises(UsageError, match=r"merged.jsonl exists"):
        shards.merge(part)
    assert shards.merged.read_text() == "mine"


@pytest.mark.parametrize("what", [b"my notes\n", b"", b"\xff", b'{"line": 1}\n{"line": 2}\n'])
def test_a_foreign_file_where_the_manifest_goes_is_kept(shards: Shards, what: bytes) -> None:
    part = shards.run("1/1")
    manifest_path(shards.merged).write_bytes(what)
    with pytest.raises(
        UsageError, match=r"merged.jsonl.manifest.json is not a manifest, and the manifest of merged.jsonl would replace it"
    ):
        shards.merge(part)
    assert manifest_path(shards.merged).read_bytes() == what
    assert not shards.merged.exists()


def test_a_part_that_is_a_pipe_is_refused_and_not_waited_for(shards: Shards) -> None:
    pipe = shards.merged.with_name("pipe")
    os.mkfifo(pipe)
    with pytest.raises(UsageError, match=r"^cannot merge .*pipe: it is not a regular file$"):
        shards.merge(pipe)


def test_a_merge_without_room_for_its_manifest_leaves_no_output(shards: Shards, monkeypatch: pytest.MonkeyPatch) -> None:
    part = shards.run("1/1")

    def no_room(*_: object) -> None:
        assert shards.merged.exists()
        raise RunError("no space left")

    with monkeypatch.context() as patched:
        patched.setattr("xlaengine.batch.merge.write_manifest", no_room)
        with pytest.raises(RunError, match="no space left"):
            shards.merge(part)
    assert not shards.merged.exists()
    shards.merge(part)
    assert shards.merged.exists()


def test_a_merge_names_a_file(shards: Shards) -> None:
    with pytest.raises(UsageError, match="a merge cannot go to standard output, because it has a manifest too"):
        merge([shards.run("1/1")], Path("-"), lambda *_: None)


@pytest.mark.parametrize("most", [3, 4, 1000])
def test_more_shards_than_a_process_may_open_files_merge(shards: Shards, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    parts = [shards.run(f"{i}/6") for i in range(1, 7)]
    again = [shards.run("2/6", name="again")]
    opened, real = list[Any](), Path.open

    def counting(path: Path, *args: Any, **options: Any) -> Any:
        file = real(path, *args, **options)
        opened.append(file)
        assert path not in parts or sum(not file.closed and Path(file.name) in parts for file in opened) <= most // 2 + 1
        return file

    monkeypatch.setattr("xlaengine.batch.merge.raised_file_limit", lambda: nullcontext(most))
    monkeypatch.setattr(Path, "open", counting)
    assert shards.merge(*parts, *again) == Merged(lines=42, failed=2, twice=7, notes=())
    assert [json.loads(line)["line"] for line in shards.merged.read_bytes().splitlines()] == list(range(1, 43))
    assert all(file.closed for file in opened)


def test_a_merge_opens_as_many_files_as_the_system_allows_and_puts_the_limit_back(shards: Shards, monkeypatch: pytest.MonkeyPatch) -> None:
    parts, most, real = [shards.run(f"{i}/6") for i in range(1, 7)], list[int](), Files.__init__
    monkeypatch.setattr(Files, "__init__", lambda files, paths, number: (most.append(number), real(files, paths, number))[1])
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = (256, before[1])
    resource.setrlimit(resource.RLIMIT_NOFILE, few)
    try:
        shards.merge(*parts)
        assert most == [before[1] // 2]
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == few
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_part_that_is_replaced_while_it_is_merged_is_named(shards: Shards, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = [shards.run(f"{i}/2") for i in (1, 2)]
    monkeypatch.setattr("xlaengine.batch.merge.raised_file_limit", lambda: nullcontext(2))
    real = Index.sorted_lines

    def replaced_first(index: Index) -> Any:
        scratch = parts[0].with_name("scratch")
        scratch.write_bytes(parts[0].read_bytes())
        scratch.replace(parts[0])
        return real(index)

    monkeypatch.setattr(Index, "sorted_lines", replaced_first)
    with pytest.raises(RunError, match=r"out.1.2.jsonl was replaced by another file while it was read"):
        shards.merge(*parts)
    assert not shards.merged.exists()


def test_unlike_devices_are_named(shards: Shards, monkeypatch: pytest.MonkeyPatch) -> None:
    one = shards.run("1/2")
    monkeypatch.setitem(os.environ, "FAKE_DEVICE", "Slide rule")
    merged = shards.merge(one, shards.run("2/2"))
    assert merged.notes == (
        f"warning: device differs: Abacus ({one}), Slide rule ({shards.folder}/out.2.2.jsonl); "
        "equal bits are promised between like machines only",
    )


def test_a_merge_to_and_of_links_keeps_the_manifests_where_runs_look_for_them(shards: Shards) -> None:
    parts = [shards.run(f"{i}/2") for i in (1, 2)]
    folder = shards.folder / "elsewhere"
    folder.mkdir()
    link = shards.folder / "link.jsonl"
    link.symlink_to(parts[0])
    shards.merged.symlink_to(folder / "whole.jsonl")
    assert shards.merge(link, parts[1]).lines == 42
    assert manifest_path(folder / "whole.jsonl").exists()
    shards.bench.run(never, output_file=str(shards.merged), resume=True)


def test_a_merge_refuses_a_name_that_is_too_long_for_a_run_to_extend(shards: Shards) -> None:
    parts = [shards.run(f"{i}/2") for i in (1, 2)]
    with pytest.raises(UsageError, match=r"its name has 228 bytes, files beside it need 28 more, and the file system takes 255"):
        merge(parts, shards.folder / f"{'m' * 222}.jsonl", lambda *_: None)


def test_unlike_devices_of_a_merged_and_of_a_resumed_output_are_named(shards: Shards, monkeypatch: pytest.MonkeyPatch) -> None:
    def merged_of(*parts: Path) -> tuple[str, ...]:
        shards.merged.unlink(missing_ok=True)
        return shards.merge(*parts).notes

    warning = "warning: device differs: Abacus ({}), Slide rule ({}); equal bits are promised between like machines only"
    one, two = shards.run("1/2"), shards.run("2/2")
    tear(one, 3)
    monkeypatch.setitem(os.environ, "FAKE_DEVICE", "Slide rule")
    shards.run("1/2", resume=True)
    assert merged_of(one, two) == (warning.format(f"{one}, {two}", one),)
    assert merged_of(two, one) == (warning.format(f"{two}, {one}", one),)

    tear(shards.merged, 9)
    shards.bench.run(output_file=str(shards.merged), resume=True)
    assert warning.format("merged.jsonl", "merged.jsonl, this run") in shards.bench.display.notes
    whole = shards.merged.rename(shards.folder / "whole.jsonl")
    manifest_path(shards.merged).rename(manifest_path(whole))
    assert merged_of(whole) == (warning.format(whole, whole),)


def test_more_shards_than_lines_leave_empty_outputs_that_merge(bench: Bench, tmp_path: Path) -> None:
    bench.write({"prompt": "a", "max_tokens": 2}, "", {"prompt": "b", "max_tokens": 2})
    shards = Shards(bench, tmp_path)
    parts = [shards.run(f"{i}/4") for i in (1, 2, 3, 4)]
    assert [part.stat().st_size > 0 for part in parts] == [True, False, True, False]
    assert shards.merge(*parts).lines == 2


def test_an_id_that_another_shard_has_too_is_a_duplicate(bench: Bench, tmp_path: Path) -> None:
    bench.write(*({"custom_id": "same", "prompt": "a", "max_tokens": 2} for _ in range(2)))
    part = Shards(bench, tmp_path).run("2/2")
    assert json.loads(part.read_bytes())["error"]["code"] == "duplicate_custom_id"


@pytest.mark.parametrize("text", ["", "1", "0/3", "4/3", "1/0", "-1/2", "1/2/3", "a/b", "1 /2", "\u0661/2"])
def test_what_is_no_shard_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"^shard {text!r} is not i/N with 1 <= i <= N, "):
        Shard.read(text)


def test_each_line_is_in_one_shard() -> None:
    for line in range(1, 30):
        assert sum(Shard(index, 7).has(line) for index in range(1, 8)) == 1


def test_the_shard_may_not_change_between_a_run_and_its_resume(shards: Shards) -> None:
    part = shards.run("1/2")
    with pytest.raises(UsageError, match="shard was '1/2' and is now '2/2'"):
        shards.bench.run(shard=Shard(2, 2), output_file=str(part), resume=True)
