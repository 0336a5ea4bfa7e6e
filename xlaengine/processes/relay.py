"""A local address that forwards to a remote one, and stays open when the remote end closes.

JAX's client ends its process with SIGABRT as soon as the connection to the coordinator closes, before a message can say what happened.
Behind a relay the connection stays open, so to the client the coordinator is merely silent.
"""

from __future__ import annotations

import socket
import time
from contextlib import suppress

from xlaengine.processes.background import in_background

_BYTES = 1 << 16
_RETRY_SECONDS = 0.2


class Relay:
    """Forwards each connection at ``127.0.0.1:port`` to another address, in threads that end with the process.

    Args:
        host, target: the other address and its port. A connection waits until a process listens there.
        seconds: how long a connection waits.
    """

    def __init__(self, host: str, target: int, seconds: float):
        self._target, self._seconds = (host, target), seconds
        self._listens = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listens.getsockname()[1]
        in_background(self._accept)

    def _accept(self) -> None:
        with suppress(OSError):  # the socket was closed
            while True:
                near, _ = self._listens.accept()
                in_background(self._serve, near)

    def close(self) -> None:
        """Accepts no more connections."""
        self._listens.close()

    def _serve(self, near: socket.socket) -> None:
        try:
            far = self._reach()
        except OSError:
            near.close()
            return
        with near, far:
            back = in_background(_copy, far, near)
            _copy(near, far)
            _drop(near)  # if the far end closed first, the near end stays open until the client closes it
            with suppress(OSError):
                far.shutdown(socket.SHUT_WR)
            back.join()  # the client sends no more, and may still read

    def _reach(self) -> socket.socket:
        until = time.monotonic() + self._seconds
        while True:
            try:
                far = socket.create_connection(self._target, timeout=self._seconds)
                far.settimeout(None)
                return far
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(_RETRY_SECONDS)


def _copy(source: socket.socket, target: socket.socket) -> None:
    """Copies until either end closes, and closes neither."""
    with suppress(OSError):
        while data := source.recv(_BYTES):
            target.sendall(data)


def _drop(source: socket.socket) -> None:
    """Reads until the source ends."""
    with suppress(OSError):
        while source.recv(_BYTES):
            pass
