"""For programs that start a daemon and talk to it."""

from xlaengine.daemon.client.client import Client
from xlaengine.daemon.client.stream import Stream

__all__ = ["Client", "Stream"]
