"""Errors that say why kernels are not used."""

from __future__ import annotations


class Unavailable(RuntimeError):
    """The kernels are not available here; the message says why, and what to do."""


class Refused(Unavailable):
    """The kernels exist, but they failed their self-test."""
