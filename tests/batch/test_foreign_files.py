"""Files of others where a run has its own: they are refused and kept, and what is changed during a run is there again."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import pytest

from tests.batch.conftest import Bench
from tests.batch.fake_llm import Dying, FakeLLM
from tests.batch.test_job import never
from xlaengine.batch.beside import KeptManifest
from xlaengine.batch.errors import InputChanged, OutputLost, UsageError
from xlaengine.batch.journal import Journal
from xlaengine.batch.lock import lock_path
from xlaengine.batch.manifest import digest_of, manifest_path, read_manifest


def test_unreadable_or_later_manifest_is_refused(mixed: Bench) -> None:
    mixed.run()
    path = manifest_path(mixed.output)
    path.write_bytes(path.read_bytes().replace(b'"format": 1', b'"format": 2'))
    with pytest.raises(UsageError, match="has format 2, this version writes 1"):
        mixed.run(never, resume=True)
    path.write_bytes(b"{")
    with pytest.raises(UsageError, match="cannot be read"):
        mixed.run(never, resume=True)
    path.write_bytes(b'{"recorded": {"model": "\xe9"}}')
    with pytest.raises(UsageError, match="cannot be read: 'utf-8' codec"):
        mixed.run(never, resume=True)


@pytest.mark.parametrize("resume", [False, True])
def test_a_manifest_that_is_a_pipe_is_refused_and_not_waited_for(mixed: Bench, resume: bool) -> None:
    mixed.run()
    manifest_path(mixed.output).unlink()
    os.mkfifo(manifest_path(mixed.output))
    if not resume:
        mixed.output.unlink()
    with pytest.raises(UsageError, match=r"manifest\.json cannot be (read|written): .*it is not a regular file$"):
        mixed.run(never, resume=resume)


@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize("options", [{}, {"resume": True}, {"extend": True}])
def test_a_foreign_file_where_the_manifest_goes_is_kept(mixed: Bench, empty: bool, options: dict[str, bool]) -> None:
    path = manifest_path(mixed.output)
    path.write_text("my notes\n")
    if empty and options:
        mixed.output.touch()
    with pytest.raises(
        UsageError, match=r"out.jsonl.manifest.json is not a manifest, and the manifest of out.jsonl would replace it: move it"
    ):
        mixed.run(never, **options)
    assert path.read_text() == "my notes\n"


def test_a_foreign_file_where_the_lock_goes_is_kept(mixed: Bench) -> None:
    path = lock_path(mixed.output)
    path.write_text("my notes\n")
    with pytest.raises(UsageError, match=r"\.out\.jsonl\.lock is not a lock file: a lock file is an empty regular file. Move it"):
        mixed.run(never)
    assert path.read_text() == "my notes\n"
    path.write_text("")  # as a killed run leaves it
    mixed.run()
    assert not path.exists()


@pytest.mark.parametrize("given", ["input_file", "metrics_file", "trace_file"])
def test_no_other_file_of_a_run_has_the_name_of_its_lock(mixed: Bench, given: str) -> None:
    with pytest.raises(UsageError, match=f"the {given.removesuffix('_file')} file .* is the lock of {mixed.output}: name another "):
        mixed.run(never, **{given: str(lock_path(mixed.output)) if given == "input_file" else lock_path(mixed.output)})


@pytest.mark.parametrize("option", ["metrics_file", "trace_file", "report_dir", "profile_dir"])
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("out.jsonl.manifest.json", "the manifest of .*out.jsonl"),
        (".out.jsonl.lock", "the lock of .*out.jsonl"),
        ("out.jsonl.kept", "where this run keeps lines or a manifest of .*out.jsonl if another program takes their place"),
        ("out.jsonl.kept2", "where this run keeps lines"),
        ("out.jsonl.kept.manifest.json", "where this run keeps lines"),
        ("out.jsonl.manifest.json.kept", "where this run keeps lines"),
    ],
)
def test_no_report_takes_a_name_that_the_run_needs(mixed: Bench, option: str, name: str, words: str) -> None:
    place = mixed.output.with_name(name)
    with pytest.raises(UsageError, match=rf"^the \w+ (file|directory) {place} is,? .*{words}.*: name another (file|directory)$"):
        mixed.run(never, **{option: place})
    assert not mixed.output.exists()


def test_names_that_only_resemble_those_of_the_run_are_free(mixed: Bench) -> None:
    mixed.run(metrics_file=mixed.output.with_name("out.jsonl.kept.json"))
    assert mixed.output.with_name("out.jsonl.kept.json").exists()


@pytest.mark.parametrize("given", ["metrics_file", "trace_file"])
def test_files_of_another_job_are_not_replaced_by_one_of_this_job(mixed: Bench, tmp_path: Path, given: str) -> None:
    mixed.run()
    theirs = [mixed.output, manifest_path(mixed.output)]
    written = [path.read_bytes() for path in theirs]
    for path, words in zip(theirs, (r"output of another job, with its manifest out\.jsonl\.", "manifest of another job"), strict=True):
        with pytest.raises(UsageError, match=f"the {given[:-5]} file {path} is the {words}"):
            mixed.run(never, output_file=str(tmp_path / "other.jsonl"), **{given: path})
    assert [path.read_bytes() for path in theirs] == written


@pytest.mark.parametrize("given", ["metrics_file", "trace_file", "report_dir", "profile_dir"])
def test_paths_that_cannot_be_written_are_refused_before_a_model_is_loaded(mixed: Bench, tmp_path: Path, given: str) -> None:
    loop, dangling = tmp_path / "loop", tmp_path / "dangling"
    loop.symlink_to(loop)
    dangling.symlink_to(tmp_path / "missing" / "here")
    for path in (loop, loop / "below"):
        with pytest.raises(UsageError, match=f"{path} cannot be (written|made): its symbolic link leads to itself"):
            mixed.run(never, **{given: path})
    with pytest.raises(UsageError, match=r"cannot be (written|made): File name too long"):
        mixed.run(never, **{given: tmp_path / ("a" * 300)})
    if given.endswith("_file"):
        with pytest.raises(UsageError, match=f"{dangling} cannot be written: there is no directory {tmp_path}/missing"):
            mixed.run(never, **{given: dangling})
    assert not mixed.output.exists()


@pytest.mark.parametrize(("given", "beside"), [("output_file", len(".kept.manifest.json..4194304")), ("metrics_file", len("..4194304"))])
def test_a_name_too_long_for_the_files_beside_it_is_refused_before_a_model_is_loaded(
    mixed: Bench, tmp_path: Path, given: str, beside: int
) -> None:
    def named(size: int) -> Any:
        path = tmp_path / ("a" * size)
        return {given: str(path) if given == "output_file" else path}

    longest = 255 - beside
    with pytest.raises(
        UsageError, match=f"its name has {longest + 1} bytes, files beside it need {beside} more, and the file system takes 255$"
    ):
        mixed.run(never, **named(longest + 1))
    assert mixed.run(**named(longest)).completed == 40


def test_the_digest_of_another_programs_output_is_not_recorded(mixed: Bench) -> None:
    path = manifest_path(mixed.output)
    others = mixed.output.with_name("others")
    others.write_bytes(b"another's\n")

    class Replaced(FakeLLM):
        def finished(self) -> None:
            super().finished()
            if self.requests == 40:
                others.rename(mixed.output)

    with pytest.raises(OutputLost):
        mixed.run(Replaced)
    assert json.loads(path.read_bytes())["output_sha256"] is None


def not_utf8(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"model": "', b'"model": "\xe9'))


@pytest.mark.parametrize("spoil", [Path.unlink, lambda path: path.write_text("{}"), lambda path: path.write_text("{"), not_utf8])
@pytest.mark.parametrize("resumes", [False, True])
def test_a_manifest_that_is_spoilt_during_a_run_is_there_again(mixed: Bench, spoil: Callable[[Path], object], resumes: bool) -> None:
    path = manifest_path(mixed.output)

    class Spoiling(Dying):
        def finished(self) -> None:
            if self.requests == 5:
                spoil(path)
            super().finished()

    wanted: dict[str, Any] = {}
    if resumes:
        with pytest.raises(KeyboardInterrupt):
            mixed.run(Dying)
        manifest = json.loads(path.read_bytes())
        now = manifest["recorded"]
        manifest["recorded"] = now | {"jax": "0.0.1"}  # what began the output, which this run only finishes
        path.write_bytes(json.dumps(manifest, indent=2).encode() + b"\n")
        wanted = manifest | {"also": [now]}
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Spoiling, resume=resumes)
    assert not resumes or json.loads(path.read_bytes()) == wanted
    assert mixed.run(resume=True).completed == 40


def test_a_manifest_that_is_written_again_has_the_digest_of_the_output(mixed: Bench) -> None:
    class Spoiling(FakeLLM):
        def finished(self) -> None:
            if self.requests == 5:
                manifest_path(mixed.output).write_text("{")
            super().finished()

    assert mixed.run(Spoiling).completed == 40
    assert json.loads(manifest_path(mixed.output).read_bytes())["output_sha256"] == digest_of(mixed.output)


@pytest.mark.parametrize("with_its_output", [False, True])
def test_another_runs_manifest_that_is_moved_onto_the_path_is_kept(mixed: Bench, with_its_output: bool) -> None:
    path = manifest_path(mixed.output)
    others = mixed.output.parent / "others"

    class Moving(FakeLLM):
        def finished(self) -> None:
            if self.requests == 5:
                foreign = json.loads(path.read_bytes())
                foreign["fixed"]["input_sha256"] = "another"
                others.write_bytes(json.dumps(foreign).encode())
                others.rename(path)
                if with_its_output:
                    others.write_bytes(b"another's\n")
                    others.rename(mixed.output)
            super().finished()

    def digest(manifest: Path) -> str:
        return json.loads(manifest.read_bytes())["fixed"]["input_sha256"]

    if with_its_output:
        with pytest.raises(OutputLost):
            mixed.run(Moving)
        kept = mixed.output.with_name("out.jsonl.kept")
        assert (digest(path), mixed.output.read_bytes()) == ("another", b"another's\n")
        assert digest(manifest_path(kept)) != "another"
        assert any(str(manifest_path(kept)) in note for note in mixed.display.notes)
        manifest_path(kept).rename(path)
        kept.rename(mixed.output)
    else:
        mixed.run(Moving)
        aside = path.with_name(f"{path.name}.kept")
        assert digest(aside) == "another"
        assert digest(path) != "another"
        assert json.loads(path.read_bytes())["output_sha256"] == digest_of(mixed.output)
        assert any(str(aside) in note for note in mixed.display.notes)
    assert mixed.run(resume=True).completed == 40


def of_format_2(data: bytes) -> bytes:
    return data.replace(b'"format": 1', b'"format": 2')


def of_format_2_and_other_entries(data: bytes) -> bytes:
    return b'{"format": 2, "made_from": "what another version records"}'


@pytest.mark.parametrize("changed", [of_format_2, of_format_2_and_other_entries])
@pytest.mark.parametrize("completes", [False, True])
def test_a_manifest_of_another_format_that_comes_during_a_run_is_kept(
    mixed: Bench, changed: Callable[[bytes], bytes], completes: bool
) -> None:
    path = manifest_path(mixed.output)
    others = b""
    kind: Any = FakeLLM if completes else Dying

    class Changing(kind):
        def finished(self) -> None:
            nonlocal others
            if self.requests == 5:
                others = changed(path.read_bytes())
                path.write_bytes(others)
            super().finished()

    with nullcontext() if completes else pytest.raises(KeyboardInterrupt):
        mixed.run(Changing)
    aside = path.with_name(f"{path.name}.kept")
    assert aside.read_bytes() == others
    assert any(str(aside) in note for note in mixed.display.notes)
    assert json.loads(path.read_bytes())["output_sha256"] == (digest_of(mixed.output) if completes else None)
    assert mixed.run(resume=True).completed == 40


def test_what_cannot_be_read_where_the_manifest_was_is_kept(mixed: Bench) -> None:
    path = manifest_path(mixed.output)

    class Covering(FakeLLM):
        def finished(self) -> None:
            if self.requests == 5:
                path.unlink()
                path.mkdir()
            super().finished()

    assert mixed.run(Covering).completed == 40
    assert path.with_name(f"{path.name}.kept").is_dir()
    assert mixed.run(resume=True).completed == 40


def test_nothing_is_added_to_a_manifest_of_another_format(mixed: Bench) -> None:
    mixed.run()
    path = manifest_path(mixed.output)
    manifest = read_manifest(mixed.output)
    others = of_format_2(path.read_bytes())
    path.write_bytes(others)
    with closing(Journal(mixed.output)) as journal:
        kept = KeptManifest(mixed.output, journal, manifest, mixed.display.note)
        kept.seal("0" * 64)
        kept.mark_changed()
    assert path.read_bytes() == others


@pytest.mark.parametrize("changed", [of_format_2, of_format_2_and_other_entries])
def test_a_manifest_of_another_format_without_its_output_is_kept(mixed: Bench, changed: Callable[[bytes], bytes]) -> None:
    mixed.run()
    path = manifest_path(mixed.output)
    others = changed(path.read_bytes())
    path.write_bytes(others)
    mixed.output.unlink()
    with pytest.raises(UsageError, match=r"has format 2, this version writes 1, and the manifest of out\.jsonl would replace it: move it"):
        mixed.run(never)
    assert path.read_bytes() == others


def test_that_the_input_changed_is_recorded_though_another_manifest_came(mixed: Bench) -> None:
    """Lines of two versions of the input are never resumed."""
    path = manifest_path(mixed.output)

    class Changing(FakeLLM):
        def finished(self) -> None:
            if self.requests == 5:
                path.write_bytes(of_format_2(path.read_bytes()))
                os.truncate(mixed.input, mixed.input.stat().st_size - 9)
            super().finished()

    with pytest.raises(InputChanged):
        mixed.run(Changing)
    assert json.loads(path.read_bytes())["input_changed"]
    assert path.with_name(f"{path.name}.kept").exists()


@pytest.mark.parametrize("resumes", [False, True])
def test_an_output_that_another_program_writes_while_the_model_loads_is_refused_and_kept(mixed: Bench, resumes: bool) -> None:
    if resumes:
        with pytest.raises(KeyboardInterrupt):
            mixed.run(Dying)
    before = mixed.output.read_bytes() if resumes else b""

    class Overtaken(FakeLLM):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            with mixed.output.open("ab") as another:
                another.write(b"another's\n")
            super().__init__(*args, **kwargs)

    changed = f"while the model was being loaded: {len(before) + 10} bytes instead of {len(before)}$"
    with pytest.raises(UsageError, match=changed):
        mixed.run(Overtaken, resume=resumes)
    assert mixed.output.read_bytes() == before + b"another's\n"
