"""Measurement: workloads, each number beside what the machine allows, measured in the same run."""
