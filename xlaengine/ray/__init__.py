"""Many engines on a Ray cluster, one job. The extra ``ray`` brings what this room needs; no other room needs it.

`Completions` is for ``ray.data.Dataset.map_batches``, `map_completions` calls that with the right arguments, and `complete` goes from a
file to a file. ``xlaengine run-batch --ray`` runs a batch job in this way.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xlaengine.ray.columns import Completions, map_completions
    from xlaengine.ray.whole_file import Completed, complete

__all__ = ["Completed", "Completions", "complete", "map_completions"]

_MODULES = {"Completed": "whole_file", "complete": "whole_file", "Completions": "columns", "map_completions": "columns"}


def __getattr__(name: str) -> Any:  # so that what needs no Ray can be imported without it
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    except ModuleNotFoundError as error:
        raise ImportError(f"xlaengine.ray needs Ray Data: pip install 'xlaengine[ray]' ({error})") from None
