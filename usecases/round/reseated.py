"""Others sit at a table than its players were told: whoever is there now reads what has changed."""

from collections.abc import Iterator, Sequence
from typing import Any

from data.records import Person, below, line
from data.unit_of_work import UnitOfWork
from league.duty import Aloud, Duty, Told, Wording
from league.entry import IN_PLAY, OUT
from league.ids import PlayerId, TableId
from league.round import Table, TableStatus
from usecases.bracket.drawn import drawn_in
from usecases.bracket.labels import briefly
from usecases.find import event_of, people_by_id
from usecases.round.find import tables_in
from usecases.round.told import WORDS, playing_people, seat_params, shown, users

_A_MATCH = 2


def reseated(uow: UnitOfWork, told: Told, duty: Duty) -> Aloud | None:
    """Who comes for somebody who is out of the event is told to the whole table, any other move to who makes it.

    Source: cjp/table-swap
    """
    was = [PlayerId(player) for player in told.says.params.get("seats", ())]
    if not was or was == duty.says.params["seats"]:
        return None
    table = uow.tables.require(TableId(duty.slot.subject))
    people = people_by_id(uow, {*was, *table.seats})
    came = [player for player in table.seats if player not in was]
    gone = [player for player in was if player not in table.seats]
    anyone = sorted({*was, *table.seats})
    entries = uow.entries.rows.values("player", "status", "stands_in", event_id=table.event_id, player=anyone)
    out = {player for player, status, _ in entries if status in OUT}
    stay = {player for player, status, _ in entries if status in IN_PLAY}
    helps = {player for player, _, stands_in in entries if stands_in}
    missed = len(gone) == 1 and helps.issuperset(came) and _has_no_seat(uow, table, gone[0])
    left = missed or (len(gone) == 1 and gone[0] not in stay)
    if left and len(came) < _A_MATCH:
        hears = [people[gone[0]]] if gone[0] in people and gone[0] not in out else []
        name = told.says.params[WORDS[was.index(gone[0])]]
        return _replaced(uow, table, name, [people[player] for player in came], hears)
    if not gone and came:  # the table goes on with whoever was to be missed
        return _back(uow, table, duty, people[came[0]], plays_on=came[0] in stay)
    turned = [now for now, before in zip(table.seats, was, strict=False) if now != before]
    moved = came or turned or table.seats
    unseated = [people[player] for player in gone if player in stay]
    return _moved(uow, table, duty, [people[player] for player in moved], unseated)


def _has_no_seat(uow: UnitOfWork, table: Table, player: PlayerId) -> bool:
    """Whether somebody who plays on sits at no table of this round; a bracket's matches tell who plays them."""
    round_ = uow.rounds.require(table.round_id)
    if drawn_in(uow, event_of(uow, table.event_id), round_) is not None:
        return False
    return not any(player in one.seats for one in tables_in(uow, round_))


def _back(uow: UnitOfWork, table: Table, duty: Duty, came: Person, *, plays_on: bool) -> Aloud:
    """Whoever is out of the event has the seat again all the same: how it goes on is asked elsewhere."""
    playing = playing_people(uow, table)
    if not plays_on:
        return _moved(uow, table, duty, playing, ())
    others = tuple(person for person in playing if person != came)
    words = {**briefly(uow, table), "player": shown(came), **seat_params(others)}
    return Aloud(Wording("notice-back-at-table", words), users(playing))


def _replaced(
    uow: UnitOfWork,
    table: Table,
    out: Any,  # noqa: ANN401 - a notice's parameter
    came: Sequence[Person],
    hears: Sequence[Person],
) -> Aloud:
    """`hears`: whoever goes, and had no other way to know of it."""
    playing = playing_people(uow, table)
    others = tuple(person for person in playing if person not in came)
    into = {"other": shown(came[0])} if came else {}
    words = {
        **briefly(uow, table),
        "player": out,
        **into,
        **below(*_anew(uow, table)),
        **seat_params(others),
    }
    text = "notice-replaced" if came else "notice-seat-removed"
    return Aloud(Wording(text, words), users((*playing, *hears)))


def _anew(uow: UnitOfWork, table: Table) -> Iterator[dict[str, Any]]:
    """The set-up against the clock begins anew, where it had begun."""
    was = {
        diff.before["status"]
        for diff in uow.journal.changed()
        if diff.table_name == "game_table" and diff.row_id == table.id and diff.before
    }
    if table.status is TableStatus.WAITING and was - {TableStatus.WAITING}:
        yield line("table-set-up-anew", {})


def _moved(
    uow: UnitOfWork, table: Table, duty: Duty, moved: Sequence[Person], unseated: Sequence[Person]
) -> Aloud:
    """A match of two has no turn order, and no judge who starts it."""
    text = "notice-match-moved" if len(table.seats) == _A_MATCH else "notice-moved"
    said = {name: duty.says.params[name] for name in ("where", "round", "table")}
    words = {**said, **seat_params(moved)}
    return Aloud(Wording(text, words), users((*moved, *_taken_out(uow, table, unseated))))


def _taken_out(uow: UnitOfWork, table: Table, people: Sequence[Person]) -> Sequence[Person]:
    """Who was at a match of a bracket at which the wrong players sit by now: by the results nothing has changed."""
    round_ = uow.rounds.require(table.round_id)
    drawn = drawn_in(uow, event_of(uow, table.event_id), round_) if people else None
    return people if drawn and any(row.id == table.id for row in drawn.fallen()) else ()
