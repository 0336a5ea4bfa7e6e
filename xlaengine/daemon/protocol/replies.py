"""The replies that a client reads. The server writes a reply with the template by which the client reads it."""

from __future__ import annotations

import re
from string import Formatter
from typing import Any, NamedTuple, Self

PROTOCOL = 1
"""The version of the protocol. A change of what a line or a frame means needs a higher one."""

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
    """The text of a reply, with ``{fields}``. More text may follow in a reply, because later versions may add to it."""

    def __init__(self, text: str):
        self._text = text
        parts = Formatter().parse(text)
        pattern = "".join(re.escape(before) + (f"(?P<{name}>{_PATTERNS.get(name, '.*?')})" if name else "") for before, name, *_ in parts)
        self._pattern = re.compile(rf"{pattern}(?: .*)?")

    def write(self, **fields: object) -> str:
        return self._text.format(**fields)

    def read(self, line: str) -> dict[str, Any] | None:
        """The fields of a reply; None if ``line`` is not this reply. Numbers are int. ``place`` also gives ``slot``, None if queued."""
        if (found := self._pattern.fullmatch(line)) is None:
            return None
        return {name: int(text) if _PATTERNS.get(name) == r"\d+" and text else text for name, text in found.groupdict().items()}


STARTED = Template("ok start req={req} {place} epoch={epoch} prompt={prompt}")
"""A START is accepted."""
EXTENDED = Template("ok continue req={req} tokens={tokens} {place} epoch={epoch}")
"""A CONTINUE of a request that had ended by its length is accepted."""
SEATED = Template("note req={req} {place} epoch={epoch}")
"""A request that was queued has its slot."""
FINISHED = Template("done req={req} tokens={tokens} finish={finish} epoch={epoch} {speed}{stop}")
FAILED = Template("err request {req}: {why}")
"""A request was cancelled, or failed."""
REFUSED_START = Template("err {verb}: req={req}: {why}")
"""A START that names its request is refused. It also matches `REFUSED`, so it is tried first."""
RESTORED = Template("ok {verb} name={name} slot={slot} tokens={tokens} epoch={epoch}")
DROPPED = Template("note {count} replies dropped: they were not read")
CARRIED_OUT = Template("ok {verb}{rest}")
REFUSED = Template("err {verb}: {why}")


class Ready(NamedTuple):
    """The first reply. From then on the daemon reads lines.

    Attributes:
        protocol: `PROTOCOL` of the daemon.
        pid: the daemon's process.
        slots: how many requests can run at the same time.
        max_model_len: the most prompt plus output tokens of one request.
        vocab: the size of the vocabulary: token ids are below it.
        quantum: tokens of a turn if START gives no number; 0: all.
        max_queue: how many requests may wait for a slot.
        snapshots: how many snapshots can be kept.
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
        """The first reply; None if ``reply`` is another one. Names that this version does not know are ignored.

        Raises:
            ValueError: a number is missing or is not one.
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
