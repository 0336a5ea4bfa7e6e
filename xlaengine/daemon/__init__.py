"""A process that holds one model and serves many requests at once: lines in, frames out, replies beside them.

`protocol` is what both sides speak, `client` asks, `server` answers. None of them imports jax: the engine comes in as an argument.
"""

from xlaengine.daemon.client.client import Client
from xlaengine.daemon.client.stream import Stream
from xlaengine.daemon.errors import DaemonError, Malformed

__all__ = ["Client", "DaemonError", "Malformed", "Stream"]
