"""The side of a daemon that answers: a loop over descriptors, a service over an engine, and what lies between them."""
