"""Whether streams are what they must be: the oracle, comparison, verification, faults, assertions and the pytest plugin."""
