"""Refusals of options that only other commands have: each says what to use instead, or why there is nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

OF_SEVERAL = "--coordinator", "--num-processes", "--process-id"
"""Options that only ``run-batch`` has."""

INSTEAD: Mapping[str, str] = {
    "daemon": "it uses one process's devices (--tensor-parallel-size); in Python, LLM(coordinator=...) has several processes",
    "verify": "it compares numbers of devices in one process (--level 2p --tensor-parallel-size N), and one CPU stands in for them",
    "plan": "--tensor-parallel-size N says what each of N devices needs, in one process or in several",
    "bench": "it measures one process; run-batch --metrics-file has the times of a job in several",
}
"""By command: what to use instead of the options `OF_SEVERAL`."""

OF_SHORT_SLOTS = "--short-slots"

WITHOUT_SHORT_SLOTS: Mapping[str, str] = {
    "daemon": "slots of several lengths are not supported there, because its clients choose slots, and all of them hold max_model_len",
    "bench": "its workloads are for slots of one length",
}
"""By command: why it has no `OF_SHORT_SLOTS`."""


def refusal(args: Sequence[str]) -> str | None:
    """Returns why ``args``, the command first, cannot be carried out; None if none of these options is given to one of these commands."""

    def is_given(name: str) -> bool:
        return any(arg == name or arg.startswith(f"{name}=") for arg in args[1:])

    if args and args[0] in WITHOUT_SHORT_SLOTS and is_given(OF_SHORT_SLOTS):
        return f"{args[0]} takes no {OF_SHORT_SLOTS}: {WITHOUT_SHORT_SLOTS[args[0]]} (docs/memory.md)"
    given = list(filter(is_given, OF_SEVERAL))
    if not given or args[0] not in INSTEAD:
        return None
    return f"{args[0]} takes no {given[0]}, which is an option of run-batch: {INSTEAD[args[0]]} (docs/many_machines.md)"
