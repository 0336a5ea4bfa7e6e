"""The date that chat templates show as today's (`Settings.chat_date`)."""

from __future__ import annotations

from datetime import date


def checked_chat_date(text: str | None) -> str | None:
    """Returns the text. Raises ValueError if it is neither None nor a date as `today` writes it."""
    if text is not None and _of(text) != text:
        raise ValueError(f"a date is written as YYYY-MM-DD, such as {today()}, got {text!r}")
    return text


def today() -> str:
    """Today's date on this machine, as YYYY-MM-DD."""
    return date.today().isoformat()


def _of(text: str) -> str | None:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        return None
