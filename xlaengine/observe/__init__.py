"""What an engine did, how fast it was, and what its device runs: traces, profiles, pages, benchmarks and printed graphs."""
