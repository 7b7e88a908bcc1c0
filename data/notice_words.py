"""What a message says and said before: its words are kept for the message as it may stand."""

from datetime import datetime
from typing import Any

from data.records import Delivery, Notice


def time_of_day(at: datetime) -> dict[str, str]:
    """A notice's parameter that shows a moment of today in the reader's time zone; it stays true once it is past."""
    return {"hour": at.isoformat()}


def to_edit(notice: Notice) -> Delivery:
    """What stands on Discord already is to be edited there."""
    return Delivery.SETTLED if notice.state is Delivery.SENT else notice.state


def kept_words(notice: Notice) -> dict[str, Any]:
    """While a message is on its way the words with which it may stand on Discord already: it is looked for by them."""
    if notice.message_id or notice.attempted_at is None:
        return {}
    return {"said": {"text": notice.text, "params": dict(notice.params)}}
