"""Prints the graph table: what the device runs, as text and as facts that a reviewer can read in a diff."""
