"""A line stands on the sheet of a match: its thread reads it, and the judges' channel too where they are asked."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from data.game_records import UNDECIDED
from data.records import Destination, Person, mention, quoted
from data.unit_of_work import UnitOfWork
from league.backgammon_clock import BREAK_LENGTH, MINUTE, StopReason, stop_section
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import SheetLineId
from league.match_sheet import SheetKind, SheetLine, asks, read_setup, waits
from league.round import OPEN_TABLE, Table
from usecases.bracket.labels import NAMED_BY, briefly
from usecases.find import event_of, people_by_id, profile_of
from usecases.projection import Projection
from usecases.round.told import seated_people, users

_KIND: Final = "match-sheet"
_JUDGES, _TABLE = "judges", "table"
_PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class _SheetAt:
    """A match with its sheet and its two players in the order of their seats."""

    uow: UnitOfWork
    event: Event
    table: Table
    sheet: tuple[SheetLine, ...]
    people: tuple[Person, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.people)

    def user(self, number: int) -> Any:  # noqa: ANN401 - a notice's parameter
        """A player by name, a judge as a mention."""
        return next((one.name for one in self.people if one.user_id == number), mention(number))

    def other(self, player: int) -> str:
        return next((one.name for one in self.people if one.id != player), "")


def _duties(uow: UnitOfWork, table: Table, _now: datetime) -> Iterator[Duty]:
    sheet = uow.match_sheet.find(table_id=table.id)
    if not sheet or len(table.seats) != _PAIR:
        return
    event = event_of(uow, table.event_id)
    if event.status is not EventStatus.RUNNING:
        return
    match = _SheetAt(uow, event, table, sheet, seated_people(uow, table))
    is_on = table.status in OPEN_TABLE and not uow.games.values("id", table_id=table.id, status=UNDECIDED)
    for line in sheet:
        button = (f"match-agree:{line.id}:0",) if is_on and waits(sheet, line) else ()
        called = tuple(user for user in users(match.people) if asks(line) and user != line.by)
        yield _duty(table, f"{line.id}", _put_down(match, line), button, called)
        if line.kind is SheetKind.LEAVE and asks(line):
            words = {**_leave(match, line), **briefly(uow, table)}
            says = Wording("notice-match-leave-judges", words)
            yield Duty(_slot(table, _JUDGES, f"{line.id}"), Destination.JUDGES, table.id, says, button)
        if line.agreed_by:
            scores = {"a": line.scores[0], "b": line.scores[1]} if line.scores else {}
            words = {"player": match.user(line.agreed_by), **scores}
            yield _duty(table, f"{line.id}.agreed", Wording(f"notice-match-agreed-{line.kind}", words))


def _slot(table: Table, reader: str, occasion: str) -> Slot:
    return Slot(_KIND, table.event_id, table.id, reader, occasion)


def _duty(
    table: Table,
    occasion: str,
    says: Wording,
    button: tuple[str, ...] = (),
    pings: tuple[int, ...] = (),
) -> Duty:
    return Duty(_slot(table, _TABLE, occasion), Destination.THREAD, table.id, says, button, pings)


def _put_down(match: _SheetAt, line: SheetLine) -> Wording:
    """What the line says, with its rule."""
    text, section = _TEXTS[line.kind]
    if line.kind is SheetKind.STOP:
        section = stop_section(StopReason(line.detail))
    if line.kind is SheetKind.CLOCK:
        text = "clock-asked" if asks(line) else f"clock-{line.detail}"
    if line.kind is SheetKind.LEAVE and asks(line):
        text = "leave-asked"
    return Wording(f"notice-match-{text}", {**_WORDS[line.kind](match, line), "rule": quoted(section)})


def _setup(match: _SheetAt, line: SheetLine) -> Mapping[str, Any]:
    draw, names = read_setup(line.detail), match.names
    return {
        "dice": f"{draw.dice[0]}-{draw.dice[1]}",
        "first": names[draw.first],
        "white": names[draw.white],
        "right": names[draw.right],
        "clock": names[draw.clock],
    }


def _clock(match: _SheetAt, line: SheetLine) -> Mapping[str, Any]:
    clock = profile_of(match.event).move_clock
    player = match.user(line.by) if asks(line) else ""
    return {"player": player, "minutes": line.minutes, "seconds": clock.delay_seconds if clock else 0}


def _score(match: _SheetAt, line: SheetLine) -> Mapping[str, Any]:
    first, second = match.names
    a, b = line.scores[:2]
    said = {"first": first, "second": second, "a": a, "b": b, "crawford": line.detail}
    return {"player": match.user(line.by), **said}


def _break(_match: _SheetAt, line: SheetLine) -> Mapping[str, Any]:
    """Time that was given back to it is not counted again: the break itself is as long as any."""
    return {"minutes": BREAK_LENGTH // MINUTE, "left": int(line.detail or 0)}


def _leave(match: _SheetAt, line: SheetLine) -> Mapping[str, Any]:
    person = people_by_id(match.uow, [line.player_id])[line.player_id]
    return {"player": person.name, "minutes": line.minutes}


def _false_claim(match: _SheetAt, line: SheetLine) -> Mapping[str, Any]:
    opponent = people_by_id(match.uow, [line.player_id])[line.player_id]
    return {"player": match.other(line.player_id), "opponent": opponent.name, "minutes": line.minutes}


_TEXTS: Final[Mapping[SheetKind, tuple[str, str]]] = {
    SheetKind.MONITOR: ("monitor", "jbl/1.5.3"),
    SheetKind.SETUP: ("setup", "jbl/3.5"),
    SheetKind.CLOCK: ("clock", "jbl/3.4.1"),
    SheetKind.SCORE: ("score", "jbl/4.8"),
    SheetKind.BREAK: ("break", "jbl/2.2.2"),
    SheetKind.LEAVE: ("leave", "jbl/2.2.4-leave"),
    SheetKind.STOP: ("stop", ""),
    SheetKind.FALSE_CLAIM: ("false-claim", "jbl/4.3.2.7"),
}
_WORDS: Final[Mapping[SheetKind, Callable[[_SheetAt, SheetLine], Mapping[str, Any]]]] = {
    SheetKind.MONITOR: lambda _, line: {"user": mention(line.official)},
    SheetKind.SETUP: _setup,
    SheetKind.CLOCK: _clock,
    SheetKind.SCORE: _score,
    SheetKind.BREAK: _break,
    SheetKind.LEAVE: _leave,
    SheetKind.STOP: lambda _, line: {"reason": line.detail},
    SheetKind.FALSE_CLAIM: _false_claim,
}


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """A line that was taken back is struck, and so is a yes; one of a match that others play now is history."""
    number, _, agreed = slot.occasion.partition(".")
    line = uow.match_sheet.get(SheetLineId(int(number)))
    if line is not None and (line.agreed_by or not agreed):
        return Closing()
    return Closing(struck=True, aloud=Wording("notice-undone-above") if told.pings else None, is_free=True)


MATCH_SHEET: Final = Projection(
    _KIND, NAMED_BY | {"event", "game", "game_table", "match_sheet", "person"}, _duties, _ends
)
