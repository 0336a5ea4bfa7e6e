"""Checks that streams are right: the oracle, comparison, verification, faults, assertions and the pytest plugin."""
