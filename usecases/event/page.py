"""An event on the web: who finds it, at which address, and what the hall's screen shows."""

import secrets
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from data.records import EventPage, Visibility
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import BEFORE_START, PLAYED, event_at

_KEY_BYTES: Final = 12
_NARROWER: Final = {Visibility.PUBLIC: 0, Visibility.UNLISTED: 1, Visibility.OFF: 2}


class ScreenPart(StrEnum):
    """What can stand on the hall's screen, in the order in which it turns."""

    CLOCK = "clock"
    TABLES = "tables"
    BRACKET = "bracket"
    STANDINGS = "standings"
    NEXT = "next"
    DOOR = "door"
    """Not by itself: whoever finds a public page has the code then, wherever they are."""
    SOUND = "sound"


USUAL_PARTS: Final = tuple(
    part.value for part in ScreenPart if part not in {ScreenPart.DOOR, ScreenPart.SOUND}
)


@dataclass(frozen=True, slots=True)
class ChooseScreen:
    """An organizer chooses what the hall's screen shows."""

    caller: Caller
    event_id: EventId
    parts: tuple[str, ...]


def page_of(uow: UnitOfWork, event_id: EventId) -> EventPage | None:
    """The page of an event; None where it never had one."""
    return uow.pages.first(event_id=event_id)


def show_on_web(uow: UnitOfWork, event_id: EventId, visibility: Visibility) -> EventPage:
    """From now on the event is found by these people; whoever is shut out loses the address too.

    Source: house
    """
    page = page_of(uow, event_id)
    if page is None:
        return uow.pages.add(EventPage(0, event_id, visibility, _new_key(), USUAL_PARTS))
    shuts_out = _NARROWER[visibility] > _NARROWER[page.visibility]
    return uow.pages.change(page, visibility=visibility, key=_new_key() if shuts_out else page.key)


def parts_of(page: EventPage) -> tuple[ScreenPart, ...]:
    """What the hall's screen shows, in its order."""
    return tuple(part for part in ScreenPart if part in page.screen)


def choose_screen(command: ChooseScreen, uow: UnitOfWork) -> EventPage | Refusal:
    """The hall's screen shows these parts from now on.

    Refusals: `needs-organizer`, those of finding an event, `screen-without-page` (params: event), `screen-empty`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    event = refused or event_at(uow, command.caller, command.event_id, BEFORE_START | PLAYED)
    if isinstance(event, Refusal):
        return event
    page = page_of(uow, event.id)
    if page is None or page.visibility is Visibility.OFF:
        return Refusal("screen-without-page", params={"event": event.name})
    return _chosen(command, uow, event, page)


def _chosen(command: ChooseScreen, uow: UnitOfWork, event: Event, page: EventPage) -> EventPage | Refusal:
    wanted = tuple(part.value for part in ScreenPart if part in command.parts)
    if not set(wanted) - {ScreenPart.SOUND.value}:
        return Refusal("screen-empty")
    if wanted == page.screen:
        return page
    changed = uow.pages.change(page, screen=wanted)
    audit(uow, command.caller, event.id, "event-screen", {"name": event.name})
    return changed


def _new_key() -> str:
    return secrets.token_urlsafe(_KEY_BYTES)
