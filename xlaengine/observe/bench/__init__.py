"""Benchmarks: workloads whose numbers stand beside what the machine allows, measured in the same run."""
