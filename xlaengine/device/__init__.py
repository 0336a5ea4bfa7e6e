"""Traced code: the programs of the graph table. Nothing here runs on the host."""
