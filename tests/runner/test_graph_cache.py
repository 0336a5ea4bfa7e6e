"""What is compiled is kept, and a folder that cannot keep it is one warning."""

from __future__ import annotations

import logging
import shutil
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax
import pytest

from tests.runner.test_compiler import unlike_others
from xlaengine.runner.compiler import compile_events
from xlaengine.runner.graph_cache import cached_in, configure


def jax_settings() -> dict[str, Any]:
    names = ("min_compile_time_secs", "min_entry_size_bytes", "enable_xla_caches")
    names = ("compilation_cache_dir", *(f"persistent_cache_{name}" for name in names))
    return {name: getattr(jax.config, f"jax_{name}") for name in names}


@pytest.fixture
def no_cache_chosen() -> Iterator[None]:
    """As in a user's process; the suite has a cache of its own."""
    before = jax_settings()
    configure({"jax_compilation_cache_dir": None, "jax_persistent_cache_min_compile_time_secs": 1.0})
    yield
    configure({f"jax_{name}": value for name, value in before.items()})


def test_graphs_are_kept_and_the_users_settings_and_functions_are_as_before(no_cache_chosen: None, tmp_path: Path) -> None:
    before = jax_settings()
    with cached_in(tmp_path / "graphs"):
        unlike_others(1.125)
    kept = sorted((tmp_path / "graphs").iterdir())
    assert kept
    assert jax_settings() == before
    unlike_others(1.25)
    assert sorted((tmp_path / "graphs").iterdir()) == kept


def test_a_folder_may_be_copied_to_another_place(no_cache_chosen: None, tmp_path: Path) -> None:
    with cached_in(tmp_path / "graphs"):
        unlike_others(1.5)
    shutil.copytree(tmp_path / "graphs", tmp_path / "copy")
    before = compile_events().hits_here
    with cached_in(tmp_path / "copy"):
        unlike_others(1.5)
    assert compile_events().hits_here - before == 1


def test_a_cache_that_the_user_chose_is_used_with_the_users_settings(no_cache_chosen: None, tmp_path: Path) -> None:
    configure({"jax_compilation_cache_dir": str(tmp_path / "users")})
    before = jax_settings()
    with cached_in(tmp_path / "ours"):
        assert jax_settings() == before
        unlike_others(1.375)
    assert not (tmp_path / "ours").exists()


def test_a_folder_that_cannot_be_written_is_one_warning_that_says_what_to_do(
    no_cache_chosen: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("in the way")
    before = jax_settings()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with caplog.at_level(logging.WARNING, "xlaengine"), cached_in(tmp_path / "file" / "graphs"):
            unlike_others(2.125)
            unlike_others(2.25)
    assert jax_settings() == before
    (told,) = caplog.messages
    assert told.startswith(f"compiled graphs cannot be kept in {tmp_path}/file/graphs, and the next start compiles them again: ")
    assert "Not a directory" in told
    assert told.endswith("; XLAENGINE_CACHE in the environment names another folder: export XLAENGINE_CACHE=/path/with/room")


def test_an_entry_that_was_cut_off_is_compiled_and_written_again(
    no_cache_chosen: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with cached_in(tmp_path):
        unlike_others(2.375)
    (entry,) = tmp_path.glob("*-cache")
    whole = entry.read_bytes()
    entry.write_bytes(whole[: len(whole) // 2])
    for hits, is_kept in ((0, False), (0, True), (1, True)):
        before = compile_events().hits_here
        with cached_in(tmp_path):
            unlike_others(2.375)
        assert compile_events().hits_here - before == hits
        assert entry.exists() == is_kept
    assert caplog.messages == []


def test_a_disk_without_room_is_told_too(
    no_cache_chosen: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(cache: object, key: str, value: bytes) -> None:
        raise OSError(28, "No space left on device", key)

    monkeypatch.setattr("jax._src.lru_cache.LRUCache.put", full)
    with cached_in(tmp_path):
        unlike_others(2.5)
        unlike_others(2.625)
    (told,) = caplog.messages
    assert "No space left on device" in told


def test_warnings_of_others_are_passed_on(no_cache_chosen: None, tmp_path: Path) -> None:
    with pytest.warns(UserWarning, match="look here"), cached_in(tmp_path):
        warnings.warn("look here", stacklevel=1)
