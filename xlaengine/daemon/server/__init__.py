"""The daemon itself: a loop that reads and writes descriptors, and a service that carries out lines on an engine."""
