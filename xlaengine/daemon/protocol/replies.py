"""The replies that a client reads. One template serves both directions: the server fills it in, and the client reads the fields."""

from __future__ import annotations

import re
from string import Formatter
from typing import Any, NamedTuple, Self

PROTOCOL = 1
"""Rises when a line or a frame changes its meaning."""

_PATTERNS = {
    **dict.fromkeys(("req", "slot", "epoch", "tokens", "count", "prompt"), r"\d+"),
    "place": r"queued|running in slot (?P<slot>\d+)",
    "finish": "stop|length",
    "speed": r"ms=\S+ tokens_per_s=\S+",
    "verb": r"\w+",
    "stop": "(?: stop_reason=.*)?",
    "rest": "(?: .*)?",
}
"""Patterns of fields. Any other field may hold any text."""


class Template:
    """A reply with ``{fields}``. Later versions may append to it."""

    def __init__(self, text: str):
        self._text = text
        parts = Formatter().parse(text)
        pattern = "".join(re.escape(before) + (f"(?P<{name}>{_PATTERNS.get(name, '.*?')})" if name else "") for before, name, *_ in parts)
        self._pattern = re.compile(rf"{pattern}(?: .*)?")

    def write(self, **fields: object) -> str:
        return self._text.format(**fields)

    def read(self, line: str) -> dict[str, Any] | None:
        """The fields, with numbers as int, and ``slot`` None in a queued ``place``; None if the line is another reply."""
        if (found := self._pattern.fullmatch(line)) is None:
            return None
        return {name: int(text) if _PATTERNS.get(name) == r"\d+" and text else text for name, text in found.groupdict().items()}


STARTED = Template("ok start req={req} {place} epoch={epoch} prompt={prompt}")
EXTENDED = Template("ok continue req={req} tokens={tokens} {place} epoch={epoch}")
"""To a CONTINUE of a request that had ended."""
SEATED = Template("note req={req} {place} epoch={epoch}")
FINISHED = Template("done req={req} tokens={tokens} finish={finish} epoch={epoch} {speed}{stop}")
FAILED = Template("err request {req}: {why}")
REFUSED_START = Template("err {verb}: req={req}: {why}")
RESTORED = Template("ok {verb} name={name} slot={slot} tokens={tokens} epoch={epoch}")
DROPPED = Template("note {count} replies dropped: they were not read")
CARRIED_OUT = Template("ok {verb}{rest}")
REFUSED = Template("err {verb}: {why}")


class Ready(NamedTuple):
    """The first reply. From then on the daemon reads lines.

    Attributes:
        slots: requests that run at the same time.
        max_model_len: most prompt plus output tokens of one request.
        vocab: token ids are below it.
        quantum: tokens of a turn if START gives no number; 0: all.
        max_queue: requests that may wait for a slot.
        snapshots: how many can be kept.
    """

    protocol: int
    pid: int
    slots: int
    max_model_len: int
    vocab: int
    quantum: int
    max_queue: int
    snapshots: int

    @classmethod
    def read(cls, reply: str) -> Self | None:
        """None if it is another reply. Names that this version does not know are ignored.

        Raises:
            ValueError: a number is missing.
        """
        if not reply.startswith("ok ready "):
            return None
        given = {name: value for name, _, value in (word.partition("=") for word in reply.split()[2:])}
        try:
            return cls(**{name: int(given[name]) for name in cls._fields})
        except KeyError as missing:
            raise ValueError(f"{missing} is missing in {reply!r}") from None

    def __str__(self) -> str:
        return "ok ready " + " ".join(f"{name}={value}" for name, value in self._asdict().items())
