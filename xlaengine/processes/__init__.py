"""Several processes that compute one model: how they find each other, what process 0 tells the others, and how a loss is noticed.

It knows nothing of what is told.
"""

from xlaengine.processes.gloo import words_to_standard_error
from xlaengine.processes.joining import join
from xlaengine.processes.lines import End, Follower, Leader, await_end

__all__ = ["End", "Follower", "Leader", "await_end", "join", "words_to_standard_error"]
