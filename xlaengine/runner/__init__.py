"""The only bridge between plans and the device: it holds weights and state, compiles graphs, dispatches plans and reads flights."""

from xlaengine.runner.runner import Flight, Runner

__all__ = ["Flight", "Runner"]
