"""A long-lived process that holds one model and serves many requests at once: lines in, frames out, replies beside them.

`protocol` is what both sides speak, `client` the side that asks, `server` the side that answers. None of them imports jax, so a
program that only talks to a daemon does not load it either: the engine comes in as an argument.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from xlaengine.daemon.errors import DaemonError, Malformed

if TYPE_CHECKING:
    from xlaengine.daemon.client import Client, Stream

__all__ = ["Client", "DaemonError", "Malformed", "Stream"]


def __getattr__(name: str) -> Any:
    """The client starts processes and threads; the daemon itself has no use for it."""
    if name in ("Client", "Stream"):
        from xlaengine.daemon import client

        return getattr(client, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
