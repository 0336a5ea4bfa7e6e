"""A run may die at any instant; ``--resume`` completes its output."""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.batch.conftest import Bench, contents
from tests.batch.fake_llm import Dying, FakeLLM
from tests.batch.test_job import never
from tests.effort import slow
from xlaengine.batch.errors import UsageError
from xlaengine.batch.lock import lock_path, sole_writer
from xlaengine.batch.manifest import digest_of, manifest_path, read_manifest

ROOT = Path(__file__).parents[2]


def test_resume_finishes_exactly_what_is_missing(mixed: Bench) -> None:
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying)
    kept = mixed.output.read_bytes()
    assert kept.count(b"\n") >= 9
    summary = mixed.run(resume=True)
    assert mixed.output.read_bytes().startswith(kept)
    assert (summary.completed, summary.failed, summary.resumed) == (40, 2, kept.count(b"\n"))
    resumed = mixed.by_id()
    mixed.output.unlink()
    mixed.run()
    assert mixed.by_id() == resumed


@pytest.mark.parametrize("lines", [[], [{"prompt": "another"}]])
def test_resume_of_an_empty_output_with_another_input_is_refused(mixed: Bench, lines: list[dict[str, Any]]) -> None:
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying)
    mixed.output.write_bytes(b"")
    before = manifest_path(mixed.output).read_bytes()
    kept = mixed.input.read_bytes()
    mixed.write(*lines)
    with pytest.raises(UsageError, match="the input file changed"):
        mixed.run(never, resume=True)
    assert manifest_path(mixed.output).read_bytes() == before
    mixed.input.write_bytes(kept)
    assert mixed.run(resume=True).completed == 40


def test_resume_without_an_output_starts_fresh_whatever_the_manifest_says(mixed: Bench) -> None:
    mixed.run(resume=True)
    mixed.output.unlink()
    assert mixed.run(resume=True, seed=9).completed == 40


def test_finished_run_resumes_without_loading_the_model(mixed: Bench) -> None:
    mixed.run()
    before = mixed.output.read_bytes()
    summary = mixed.run(never, resume=True)
    assert (summary.completed, summary.failed, summary.resumed) == (40, 2, 42)
    assert mixed.output.read_bytes() == before


def test_one_file_under_two_names_is_one_output(mixed: Bench) -> None:
    other = mixed.output.with_name("link.jsonl")
    other.symlink_to(mixed.output)
    mixed.run(output_file=str(other))
    with pytest.raises(UsageError, match="exists"):
        mixed.run()
    assert mixed.run(resume=True).resumed == 42


@pytest.mark.parametrize("torn", [b'{"id":', b'{"id":"batch_req_12', b'{"id":\0\0\0\0', b"\0\0\0\0\0\0\n"])
def test_torn_end_behind_a_finished_run_is_cut_off_too(mixed: Bench, torn: bytes) -> None:
    mixed.run()
    before = mixed.output.read_bytes()
    mixed.output.write_bytes(before + torn)
    mixed.run(resume=True)
    assert mixed.output.read_bytes() == before
    assert mixed.display.notes == [
        "warning: out.jsonl was changed after its run had completed it, and its finished lines are taken as they are",
        f"cut off {len(torn)} bytes of a torn last line of out.jsonl",
    ]


def test_line_that_lacks_only_its_end_is_generated_again(mixed: Bench) -> None:
    mixed.run()
    whole = mixed.by_id()
    mixed.output.write_bytes(mixed.output.read_bytes()[:-1])
    assert mixed.run(resume=True).resumed == 41
    assert mixed.by_id() == whole


def test_duplicate_of_a_line_finished_earlier_is_still_a_duplicate(bench: Bench) -> None:
    bench.write({"custom_id": "a", "prompt": "x"}, {"custom_id": "a", "prompt": "y"})
    bench.run()
    result = [line for line in bench.output.read_bytes().splitlines(keepends=True) if b'"line":1,' in line]
    bench.output.write_bytes(result[0])
    assert bench.run(resume=True).failed == 1
    assert bench.lines()[1]["error"]["code"] == "duplicate_custom_id"


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Bench:
    """One uninterrupted run, whose output the tests cut."""
    bench = Bench(tmp_path_factory.mktemp("whole"))
    bench.write(*({"prompt": f"p{i}", "max_tokens": 1 + i % 5} if i % 4 else {"prompt": "", "max_tokens": 1} for i in range(14)))
    bench.run()
    return bench


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), tail=st.sampled_from([b"", b"\0" * 40, b"\n", b'{"id":"batch_req_1\xff\n']), retry=st.booleans())
def test_output_cut_anywhere_resumes_to_the_same(whole: Bench, data: st.DataObject, tail: bytes, retry: bool) -> None:
    complete = whole.output.read_bytes()
    size = data.draw(st.integers(1, len(complete)))
    # A wrong last line can only follow a complete one.
    cut = complete[:size] + (tail if complete[size - 1 : size] == b"\n" else b"")
    folder = whole.input.parent / "cut"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    bench = Bench(folder)
    bench.input = whole.input
    bench.output.write_bytes(cut)
    shutil.copy(manifest_path(whole.output), manifest_path(bench.output))
    summary = bench.run(resume=True, retry_errors=retry)
    assert (summary.completed, summary.failed) == (10, 4)
    assert bench.by_id() == whole.by_id()
    kept = complete[: complete.rfind(b"\n", 0, size) + 1]
    if retry:
        kept = b"".join(line for line in kept.splitlines(keepends=True) if json.loads(line)["error"] is None)
    assert bench.output.read_bytes().startswith(kept)


def test_appended_lines_are_done_with_extend(mixed: Bench) -> None:
    mixed.run()
    before = mixed.output.read_bytes()
    with mixed.input.open("ab") as file:
        file.write(b'{"custom_id": "more", "prompt": [5], "max_tokens": 2}\n')
    with pytest.raises(UsageError, match="54 bytes were appended to the input file: give --extend to do them too"):
        mixed.run(never, resume=True)
    assert mixed.output.read_bytes() == before
    summary = mixed.run(extend=True)
    assert (summary.completed, summary.failed, summary.resumed) == (41, 2, 42)
    assert mixed.output.read_bytes().startswith(before)
    assert mixed.by_id()["more"]["line"] == 43
    assert mixed.run(resume=True, metrics_file=mixed.output.with_suffix(".metrics")).resumed == 43


@pytest.mark.parametrize("appended", [b"\n", b" \t\n\n"])
def test_an_input_with_only_blank_lines_more_is_extended_without_a_model(mixed: Bench, appended: bytes) -> None:
    mixed.run()
    before, sealed = mixed.output.read_bytes(), read_manifest(mixed.output).output_sha256
    with mixed.input.open("ab") as file:
        file.write(appended)
    with pytest.raises(UsageError, match="give --extend"):
        mixed.run(never, resume=True)
    assert mixed.run(never, extend=True).resumed == 42
    there = read_manifest(mixed.output)
    assert there.fixed["input_sha256"] == hashlib.sha256(mixed.input.read_bytes()).hexdigest()
    assert (there.input_bytes, there.input_requests, there.output_sha256) == (mixed.input.stat().st_size, 42, sealed)
    assert mixed.run(never, resume=True).resumed == 42
    assert mixed.output.read_bytes() == before


def test_a_run_without_lines_leaves_no_manifest_of_another_input(mixed: Bench) -> None:
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying)
    mixed.output.write_bytes(b"")
    mixed.input.write_bytes(b"\n")
    assert mixed.run(never, extend=True).resumed == 0
    assert not manifest_path(mixed.output).exists()
    assert mixed.run(never, resume=True).resumed == 0


def test_extension_that_was_interrupted_is_resumed(mixed: Bench) -> None:
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying)
    with mixed.input.open("ab") as file:
        file.writelines(b'{"custom_id": "more-%d", "prompt": "x", "max_tokens": 2}\n' % i for i in range(20))
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying, extend=True)
    assert mixed.run(resume=True).completed == 60


def test_other_version_is_noted_not_refused(mixed: Bench) -> None:
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying)
    path = manifest_path(mixed.output)
    manifest = json.loads(path.read_bytes())
    manifest["recorded"]["jax"] = "0.0.1"
    path.write_text(json.dumps(manifest))
    assert mixed.run(resume=True).completed == 40
    said = f"jax differs: 0.0.1 (out.jsonl), {metadata.version('jax')} (this run); equal bits are promised between like machines only"
    assert f"warning: {said}" in mixed.display.notes


def test_an_output_of_two_machines_is_noted_whichever_machine_resumes_it(mixed: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    for device in ("Abacus", "Slide rule"):
        monkeypatch.setitem(os.environ, "FAKE_DEVICE", device)
        with pytest.raises(KeyboardInterrupt):
            mixed.run(Dying, resume=True)
    ends = "; equal bits are promised between like machines only"
    for device, said in (
        ("Abacus", "Abacus (out.jsonl, this run), Slide rule (out.jsonl)"),
        ("Slide rule", "Abacus (out.jsonl), Slide rule (out.jsonl, this run)"),
    ):
        mixed.output.write_bytes(b"".join(mixed.output.read_bytes().splitlines(keepends=True)[:15]))
        monkeypatch.setitem(os.environ, "FAKE_DEVICE", device)
        assert mixed.run(resume=True).resumed == 15
        assert f"warning: device differs: {said}{ends}" in mixed.display.notes
    assert len(read_manifest(mixed.output).also) == 1
    assert mixed.run(never, resume=True).resumed == 42
    assert f"warning: device differs: Abacus (out.jsonl), Slide rule (out.jsonl){ends}" in mixed.display.notes


def test_an_output_that_was_changed_after_its_run_is_told_by_each_resume(mixed: Bench) -> None:
    mixed.run()
    mixed.output.write_bytes(mixed.output.read_bytes().replace(b'"text":"', b'"text":"TAMPERED', 1))
    said = "warning: out.jsonl was changed after its run had completed it, and its finished lines are taken as they are"
    mixed.run(never, resume=True)
    assert said in mixed.display.notes
    with mixed.input.open("ab") as file:
        file.write(b'{"prompt": "more", "max_tokens": 2}\n')
    mixed.run(extend=True)
    assert said in mixed.display.notes


def test_a_run_that_computes_nothing_is_not_recorded(mixed: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mixed.run()
    monkeypatch.setitem(os.environ, "FAKE_DEVICE", "Slide rule")
    assert mixed.run(resume=True, metrics_file=tmp_path / "metrics.json").resumed == 42
    assert read_manifest(mixed.output).also == []


def test_retry_replaces_error_lines_and_keeps_the_others(mixed: Bench) -> None:
    class Refusing(FakeLLM):
        def make_request(self, request_id, prompt, messages, params, **more):  # type: ignore[no-untyped-def]
            return super().make_request(request_id, [999] if request_id in ("r3", "r30") else prompt, messages, params, **more)

    assert mixed.run(Refusing).failed == 4
    good = [line for line in mixed.output.read_bytes().splitlines(keepends=True) if json.loads(line)["error"] is None]
    summary = mixed.run(retry_errors=True)
    assert (summary.completed, summary.failed, summary.resumed) == (40, 2, 38)
    assert mixed.output.read_bytes().startswith(b"".join(good))
    assert read_manifest(mixed.output).output_sha256 == digest_of(mixed.output)
    retried = mixed.by_id()
    mixed.output.unlink()
    mixed.run()
    assert mixed.by_id() == retried


def test_a_retry_that_is_interrupted_leaves_no_digest(mixed: Bench) -> None:
    class DyingAtOnce(FakeLLM):
        def finished(self) -> None:
            raise KeyboardInterrupt

    class Refusing(FakeLLM):
        def make_request(self, request_id, prompt, messages, params, **more):  # type: ignore[no-untyped-def]
            return super().make_request(request_id, [999] if request_id == "r3" else prompt, messages, params, **more)

    mixed.run(Refusing)
    assert read_manifest(mixed.output).output_sha256 == digest_of(mixed.output)
    with pytest.raises(KeyboardInterrupt):
        mixed.run(DyingAtOnce, retry_errors=True)
    assert read_manifest(mixed.output).output_sha256 is None


def test_resume_counts_error_lines_of_the_earlier_run(mixed: Bench) -> None:
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying)
    assert any(line["error"] for line in mixed.lines())
    assert mixed.run(resume=True).failed == 2


def test_two_runs_on_one_output_are_refused(mixed: Bench) -> None:
    with sole_writer(mixed.output), pytest.raises(UsageError, match="another run is writing"):
        mixed.run(never)


def test_a_lock_that_another_users_killed_run_has_left_is_removed_unless_it_is_held(mixed: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = lock_path(mixed.output)
    lock.touch()
    monkeypatch.setattr(os, "access", lambda path, mode: path != lock)  # for root, all files are its own
    with lock.open() as theirs:
        fcntl.flock(theirs, fcntl.LOCK_EX)
        with pytest.raises(UsageError, match="another run is writing"), sole_writer(mixed.output):
            pass
    left = lock.stat().st_ino
    with lock.open() as theirs, sole_writer(mixed.output):
        assert lock.stat().st_ino != left
        assert os.fstat(theirs.fileno()).st_nlink == 0


def test_a_folder_that_takes_no_file_is_no_other_run() -> None:
    with pytest.raises(UsageError, match=r"cannot be held for writing: .*/proc/.out.jsonl.lock"), sole_writer(Path("/proc/out.jsonl")):
        pass


@pytest.mark.parametrize("lines_written", [25, *slow(1, 6, 14, 37)])
def test_killed_process_is_resumed_to_the_same_result(mixed: Bench, tmp_path: Path, lines_written: int) -> None:
    command = [
        sys.executable,
        "-m",
        "tests.batch.fake_cli",
        "run-batch",
        "-i",
        str(mixed.input),
        "-o",
        str(mixed.output),
        "--max-num-seqs",
        "3",
    ]
    slow = os.environ | {"FAKE_STEP_SECONDS": "0.003"}
    process = subprocess.Popen(command, env=slow, stderr=subprocess.DEVNULL, cwd=ROOT)
    while not mixed.output.exists() or mixed.output.read_bytes().count(b"\n") < lines_written:
        assert process.poll() is None
        time.sleep(0.001)
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = mixed.output.read_bytes()
    kept = kept[: kept.rfind(b"\n") + 1]
    assert lines_written <= kept.count(b"\n") < 42
    mixed.run(resume=True)
    assert mixed.output.read_bytes().startswith(kept)
    resumed = mixed.by_id()
    again = tmp_path / "again.jsonl"
    mixed.run(output_file=str(again))
    assert contents(again) == resumed
