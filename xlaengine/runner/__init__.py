"""The only bridge between plans and the device: it owns weights and state, compiles the table, dispatches, collects."""

from xlaengine.runner.runner import Flight, Runner

__all__ = ["Flight", "Runner"]
