"""The verification harness: workloads under random schedules, injected faults, and verdicts."""
