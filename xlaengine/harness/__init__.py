"""The harness: a workload under random schedules, faults on purpose, and what a verification found."""
