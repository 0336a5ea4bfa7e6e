"""The daemon's side: a loop over descriptors, and a service over an engine."""
