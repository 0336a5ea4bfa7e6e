"""JAX's persistent cache keeps compiled graphs in a folder, from one process to the next."""

from __future__ import annotations

import glob
import logging
import os
import re
import threading
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import jax
from jax.experimental.compilation_cache import compilation_cache

from xlaengine.sources import OTHER_CACHE

log = logging.getLogger(__name__)

_one_caches = threading.Lock()

_WARNING = re.compile(r"Error (reading|writing) persistent compilation cache entry for '(.*)': (.*)", re.DOTALL)
"""JAX's warning about one entry."""


@contextmanager
def cached_in(directory: Path) -> Iterator[None]:
    """While it is open, JAX keeps what it compiles in this folder, unless the user has chosen another folder or turned the cache off.

    JAX's settings are process-wide. One thread at a time changes them, and they are restored afterwards. A cache that cannot be read or
    written is not an error: graphs are compiled, and one warning says what to do.
    """
    with _one_caches:
        if jax.config.jax_compilation_cache_dir is not None:  # pyright: ignore[reportAttributeAccessIssue]  (attributes made at run time)
            yield
            return
        ours = {
            "jax_compilation_cache_dir": str(directory),
            "jax_persistent_cache_min_compile_time_secs": 0,
            "jax_persistent_cache_min_entry_size_bytes": -1,
            "jax_persistent_cache_enable_xla_caches": "",  # their paths would be part of every key: a copied folder would not be used
        }
        before = {name: getattr(jax.config, name) for name in ours}
        try:
            configure(ours)
            with _one_warning(directory):
                yield
        finally:
            configure(before)


def configure(settings: dict[str, Any]) -> None:
    """Set JAX's options. Options of the cache apply from the next compile on."""
    for name, value in settings.items():
        jax.config.update(name, value)
    compilation_cache.reset_cache()  # JAX opens the cache once, and remembers whether there was one


@contextmanager
def _one_warning(directory: Path) -> Iterator[None]:
    """One warning after all graphs are compiled instead of JAX's warning for each graph. Other warnings are shown at once."""
    seen: list[re.Match[str]] = []
    with warnings.catch_warnings():
        warnings.filterwarnings("always", message=_WARNING.pattern)
        show = warnings.showwarning

        def keep(message: Warning | str, *args: Any, **kwargs: Any) -> None:
            match = _WARNING.fullmatch(str(message))
            show(message, *args, **kwargs) if match is None else seen.append(match)

        warnings.showwarning = keep
        try:
            yield
        finally:
            _tell(directory, seen)


def _tell(directory: Path, seen: Sequence[re.Match[str]]) -> None:
    usable = os.access(directory, os.R_OK | os.W_OK | os.X_OK)
    if usable:
        _drop_damaged(directory, {match[2]: match[3] for match in seen if match[1] == "reading"})
    if reasons := [match[3] for match in seen if match[1] == "writing" or not usable]:
        log.warning(
            "compiled graphs cannot be kept in %s, and the next start compiles them again: %s; %s", directory, reasons[0], OTHER_CACHE
        )


def _drop_damaged(directory: Path, reasons: Mapping[str, str]) -> None:
    """Delete entries that could not be read, for example after a power failure, because JAX never overwrites an entry.

    JAX's warning names the module and not the entry, so entries of other engines with the same module name are deleted too.
    """
    for module, reason in reasons.items():
        log.info("a compiled %s in %s could not be read, and is written anew at the next start: %s", module, directory, reason)
        for entry in directory.glob(f"{glob.escape(module)}-*"):
            with suppress(OSError):
                entry.unlink()
