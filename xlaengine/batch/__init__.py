"""Batch jobs: from the lines of an input to the lines of an output, with resume, shards and merge. The engine is an argument."""
