"""The date of chat templates."""

from __future__ import annotations

import pytest

from xlaengine.config import Settings
from xlaengine.config.chat_date import checked_chat_date, today


@pytest.mark.parametrize("text", ["", "today", "2031-2-3", "20310203", "2031-02-30", "2031-02-03T10:00", "2031-W05-1"])
def test_what_is_no_date_is_refused_with_the_form_that_is_wanted(text: str) -> None:
    with pytest.raises(ValueError, match="YYYY-MM-DD"):
        Settings(chat_date=text)


def test_a_date_stays_as_it_is() -> None:
    assert [checked_chat_date(date) for date in (None, today(), "2031-02-03")] == [None, today(), "2031-02-03"]
