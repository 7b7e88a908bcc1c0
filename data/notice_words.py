"""What a message says and said before: its words are kept for the undo, and for the message as it may stand."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from data.records import Delivery, Notice


def time_of_day(at: datetime) -> dict[str, str]:
    """A notice's parameter that shows a moment of today in the reader's time zone; it stays true once it is past."""
    return {"hour": at.isoformat()}


def to_edit(notice: Notice) -> Delivery:
    """What stands on Discord already is to be edited there."""
    return Delivery.SETTLED if notice.state is Delivery.SENT else notice.state


def saying(notice: Notice, text: str, params: Mapping[str, Any], was: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a notice that says this from now on; `was` holds what it said before, as far as anybody asks."""
    rest = {name: value for name, value in notice.params.items() if name != "was"}
    now = {**rest, **params, **({"was": was} if was else {})}
    return {"text": text, "params": now, "state": to_edit(notice)}


def kept_words(notice: Notice) -> dict[str, Any]:
    """Of earlier words those from before it was closed, for the undo of that.

    While it is on its way also those with which it may stand on Discord already: it is looked for by them.
    """
    was = notice.params.get("was", {})
    kept = {"inside": was["inside"]} if "inside" in was else {}
    if notice.message_id or notice.attempted_at is None:
        return kept
    return {**kept, "said": {"text": notice.text, "params": dict(notice.params)}}


def said(notice: Notice) -> dict[str, Any]:
    """What a message says and asks, before it is changed."""
    return {
        "text": notice.text,
        "params": dict(notice.params),
        "buttons": list(notice.buttons),
        "settled_by": notice.settled_by,
    }
