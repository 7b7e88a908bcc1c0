"""The first page of an event and the hall's screen: where it stands, who plays, who leads or has won."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.entry.entries import IN_PLAY
from league.event import EventStatus
from usecases.door.ask import SIGNS_UP
from usecases.door.code import code_at_door
from usecases.event.page import ScreenPart, parts_of
from usecases.find import people_by_id
from usecases.show.bracket import BracketView
from usecases.show.page.bracket import bracket_page
from usecases.show.page.head import PageHead, head_of
from usecases.show.page.rounds import RoundPage, page_of_round
from usecases.show.podium import Podium, podium
from usecases.show.standings import StandingsView, standings_view


@dataclass(frozen=True, slots=True)
class Overview:
    """An event at a glance; `players` have a place, `waiting` is how many wait for one."""

    head: PageHead
    taken: int
    waiting: int
    players: tuple[tuple[int, str], ...]
    newest: RoundPage | None
    standings: StandingsView | None
    podium: Podium | None


def overview(key: str, uow: UnitOfWork) -> Overview | None:
    """The event with this address; who waits for an approval or was refused is nobody's business."""
    head = head_of(key, uow)
    if head is None:
        return None
    event = head.event
    entries = uow.entries.list_of(event)
    entered = [entry.player for entry in entries.having(*IN_PLAY)]
    people = people_by_id(uow, entered)
    running = event.status is EventStatus.RUNNING and head.newest is not None
    return Overview(
        head,
        entries.taken,
        len(entries.waiting),
        tuple((player, people[player].name) for player in entered),
        page_of_round(uow, head, head.newest) if running and head.newest else None,
        standings_view(uow, event) if head.has_standings else None,
        podium(event.id, uow),
    )


@dataclass(frozen=True, slots=True)
class HallScreen:
    """What can stand on the hall's screen."""

    overview: Overview
    bracket: BracketView | None
    door: str = ""
    """The code at the door, while players sign up or check in and the organizer shows it."""


def hall_screen(key: str, uow: UnitOfWork) -> HallScreen | None:
    """The hall's screen of the event with this address."""
    shown = overview(key, uow)
    if shown is None:
        return None
    parts = parts_of(shown.head.page)
    found = bracket_page(key, uow) if ScreenPart.BRACKET in parts else None
    event = shown.head.event
    is_door = ScreenPart.DOOR in parts and event.status in SIGNS_UP
    return HallScreen(shown, found.view if found else None, code_at_door(uow, event) if is_door else "")
