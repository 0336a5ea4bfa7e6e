"""A process that holds one model and serves many requests at once. It reads lines, and writes frames of tokens and lines of replies.

`protocol` is the format of both directions. `client` starts a daemon and sends it lines; `server` carries them out. None of them imports
jax: the engine is an argument.
"""

from xlaengine.daemon.client.client import Client
from xlaengine.daemon.client.stream import Stream
from xlaengine.daemon.errors import DaemonError, Malformed

__all__ = ["Client", "DaemonError", "Malformed", "Stream"]
