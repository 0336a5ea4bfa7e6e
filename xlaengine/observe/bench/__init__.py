"""Benchmarks. Each number stands beside the best that the machine allows, measured in the same run."""
