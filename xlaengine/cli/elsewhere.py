"""Options for several processes, given to a command that runs in one: what there is instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

OF_SEVERAL = "--coordinator", "--num-processes", "--process-id"
"""Options of ``run-batch`` alone."""

INSTEAD: Mapping[str, str] = {
    "daemon": "it uses one process's devices (--tensor-parallel-size); in Python, LLM(coordinator=...) has several processes",
    "verify": "it compares numbers of devices in one process (--level 2p --tensor-parallel-size N), and one CPU stands in for them",
    "plan": "--tensor-parallel-size N says what each of N devices needs, in one process or in several",
    "bench": "it measures one process; run-batch --metrics-file has the times of a job in several",
}
"""By command."""


def refusal(args: Sequence[str]) -> str | None:
    """Returns why ``args``, the command first, cannot be carried out; None if none of these options is given to one of these commands."""
    given = [name for name in OF_SEVERAL if any(arg == name or arg.startswith(f"{name}=") for arg in args[1:])]
    if not given or args[0] not in INSTEAD:
        return None
    return f"{args[0]} takes no {given[0]}, which is an option of run-batch: {INSTEAD[args[0]]} (docs/many_machines.md)"
