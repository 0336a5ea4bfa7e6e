"""Prints the graph table: what the device runs, as text and facts that a reviewer can read in a diff."""
