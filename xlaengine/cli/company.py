"""Runs a command in several processes: process 0 executes it, and the others compute their part of the model."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from xlaengine.cli.common import EXIT_RUN_FAILED, EXIT_USAGE, say_error, settings_as_usage
from xlaengine.cli.importing import importing_jax
from xlaengine.cli.progress import Notes, log_as_notes
from xlaengine.cli.stop import Stop, left_to_process_0
from xlaengine.config import Settings


def in_company(settings: Settings, display: Notes, command: Callable[[], int], stop: Stop) -> int:
    """Runs ``command`` in process 0, and follows in the others. Returns the exit status of ``command`` in every process.

    Args:
        stop: the signals that stop ``command``. The others say whether one did, or ``command`` failed.
        display: shows how a process that follows loads the model.
    """
    if not settings.is_one_of_several:
        return command()
    with importing_jax():
        from xlaengine.following import Follower, follow, join
    try:
        with settings_as_usage():
            processes = join(settings)
    except Exception as error:
        return say_error(display.console, error)
    if isinstance(processes, Follower):
        with display, log_as_notes(display, logging.WARNING), left_to_process_0():
            return follow(processes, replace(settings, progress=display.phase))
    status = EXIT_RUN_FAILED
    try:
        status = command()
        return status
    finally:
        if processes is not None:
            was_stopped = stop.requested is not None and status == EXIT_RUN_FAILED
            processes.end(status, failed=status in (EXIT_RUN_FAILED, EXIT_USAGE), was_stopped=was_stopped)
