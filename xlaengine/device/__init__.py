"""Traced code only: plain functions ``program(weights, state, batch) -> (state, out)`` and the table of their fixed shapes."""
