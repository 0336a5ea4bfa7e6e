"""One job on many engines of a Ray cluster. Only this room needs the packages of the extra ``ray``.

`Completions` is for ``ray.data.Dataset.map_batches``, `map_completions` calls ``map_batches`` with the right arguments, and `complete`
reads a file and writes a file. ``xlaengine run-batch --ray`` runs a batch job (`fleet`).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xlaengine.ray.columns import Completions, map_completions
    from xlaengine.ray.whole_file import Completed, complete

__all__ = ["Completed", "Completions", "complete", "map_completions"]

_MODULES = {"Completed": "whole_file", "complete": "whole_file", "Completions": "columns", "map_completions": "columns"}


def __getattr__(name: str) -> Any:  # imports on first use, because some modules of this room need no Ray
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    except ModuleNotFoundError as error:
        raise ImportError(f"xlaengine.ray needs Ray Data: pip install 'xlaengine[ray]' ({error})") from None
