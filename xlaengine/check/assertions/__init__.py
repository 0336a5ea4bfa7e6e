"""Assertions on the results of any engine, whatever form they have."""
