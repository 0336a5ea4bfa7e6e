"""The graph table, printed: what the device runs as text and facts, for a reviewer to read in a diff."""
