"""For programs that start a daemon and talk to it: `Client`, and the `Stream` of each request."""

from xlaengine.daemon.client.client import Client
from xlaengine.daemon.client.stream import Stream

__all__ = ["Client", "Stream"]
