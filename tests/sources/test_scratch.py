import os
import signal
import subprocess
import sys

from xlaengine.sources.scratch import scratch_folder

HOLDS = """
import sys, time
from pathlib import Path
from xlaengine.sources.scratch import scratch_folder
with scratch_folder(Path(sys.argv[1]), ".make") as folder:
    print(folder.name, flush=True)
    time.sleep(60)
"""


def test_a_folder_stays_while_its_process_lives_and_not_longer(tmp_path):
    with subprocess.Popen([sys.executable, "-c", HOLDS, str(tmp_path)], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        theirs = other.stdout.readline().strip()
        with scratch_folder(tmp_path, ".make") as own:
            assert sorted(os.listdir(tmp_path)) == sorted([own.name, theirs])
        assert os.listdir(tmp_path) == [theirs]
        other.send_signal(signal.SIGKILL)
    with scratch_folder(tmp_path, ".make") as own:
        assert os.listdir(tmp_path) == [own.name]
    assert os.listdir(tmp_path) == []


def test_files_folders_and_links_of_like_names_stay(tmp_path):
    (tmp_path / ".make-1-abcdefgh").symlink_to(tmp_path)
    for name in (".make-old", ".make-1-of-two", ".other-1-abcdefgh"):
        (tmp_path / name).mkdir()
    (tmp_path / ".make-2-abcdefgh").touch()
    before = sorted(os.listdir(tmp_path))
    with scratch_folder(tmp_path, ".make"):
        pass
    assert sorted(os.listdir(tmp_path)) == before


def test_a_folder_that_another_process_takes_for_abandoned_is_made_again(tmp_path, monkeypatch):
    removed = []

    def remove_before_it_is_locked(lock, operation):
        if not removed:
            removed.append(next(tmp_path.iterdir()))
            removed[0].rmdir()

    monkeypatch.setattr("fcntl.flock", remove_before_it_is_locked)
    with scratch_folder(tmp_path, ".make") as own:
        assert own.is_dir()
        assert own != removed[0]
