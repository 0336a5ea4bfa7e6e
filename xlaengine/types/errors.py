"""Errors that several rooms raise, and the checks that raise `InvalidRequest`."""

from __future__ import annotations

import math
from numbers import Integral, Real


class InvalidRequest(ValueError):
    """A request cannot be served. Raised before anything is mutated.

    Args:
        message: one sentence with the numbers in it.
        code: for programs, such as ``"invalid_value"`` or ``"context_length_exceeded"``; it does not change.
        param: the field that is wrong; of several, the first. None if the fault is in no field.
    """

    def __init__(self, message: str, *, code: str = "invalid_value", param: str | None = None):
        super().__init__(message)
        self.message = message
        self.code = code
        self.param = param

    def of(self, name: str) -> InvalidRequest:
        """Returns the same error with the name of the one among several that has it."""
        return InvalidRequest(f"{name}: {self.message}", code=self.code, param=self.param)


class ProfileError(RuntimeError):
    """A profile was recorded, but cannot be written. The profiled run was not affected."""


def require(ok: bool, message: str, param: str) -> None:
    """
    Raises:
        InvalidRequest: not ``ok``.
    """
    if not ok:
        raise InvalidRequest(message, param=param)


def require_characters(text: str, what: str, param: str) -> None:
    """
    Raises:
        InvalidRequest: ``text`` holds a lone surrogate, which is not a character: no text of tokens has it, and UTF-8 cannot spell it.
    """
    try:
        text.encode()
    except UnicodeEncodeError as error:
        code, place = ord(text[error.start]), error.start
        raise InvalidRequest(f"{what} holds a lone surrogate (U+{code:04X}) at character {place}", param=param) from None


def is_int(x: object) -> bool:
    """An integer, numpy's included, and not a bool."""
    return type(x) is int or (isinstance(x, Integral) and not isinstance(x, bool))  # the abstract class takes ten times as long


def is_number(x: object) -> bool:
    """A real number that a finite float can hold."""
    if type(x) is not float and type(x) is not int and (not isinstance(x, Real) or isinstance(x, bool)):
        return False
    try:
        return math.isfinite(x)
    except OverflowError:
        return False
