"""Several processes that compute one model: they join, process 0 sends messages to the others, and all end if one is lost.

This package does not interpret the messages.
"""

from xlaengine.processes.errors import JoinError
from xlaengine.processes.gloo import words_to_standard_error
from xlaengine.processes.joining import join
from xlaengine.processes.lines import LOST, End, Follower, Leader, await_end

__all__ = ["LOST", "End", "Follower", "JoinError", "Leader", "await_end", "join", "words_to_standard_error"]
