"""The side that starts a daemon and talks to it."""
