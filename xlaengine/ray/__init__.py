"""Many engines on a Ray cluster, one job. The extra ``ray`` brings what this room needs; no other room needs it.

`Completions` is for ``ray.data.Dataset.map_batches``, `map_completions` calls that with the right arguments, and `complete` goes from a
file to a file. ``xlaengine run-batch --ray`` runs a batch job in this way.
"""

from __future__ import annotations

try:
    import pyarrow  # noqa: F401
    import ray.data  # noqa: F401
except ImportError as error:
    raise ImportError(f"xlaengine.ray needs Ray Data: pip install 'xlaengine[ray]' ({error})") from None

from xlaengine.ray.columns import Completions, map_completions
from xlaengine.ray.whole_file import Completed, complete

__all__ = ["Completed", "Completions", "complete", "map_completions"]
