"""Words of messages."""


def plural(count: int, noun: str, plural: str | None = None) -> str:
    """Returns ``1 stream``, ``2 streams``. ``plural``: of a noun that takes no s."""
    return f"{count} {noun if count == 1 else plural or noun + 's'}"
