"""A player who has a seat is out of the event, or is back in it: the table and the judges are told."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from data.game_records import UNDECIDED, PostGame
from data.records import Destination, Notice, Person, below
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import PlayerId, TableId
from league.limits import SMALL_TABLE
from league.refusal import Refusal
from league.round import Round, Table, TableStatus, is_bye
from usecases.bracket.drawn import drawn_in
from usecases.league_state import current_result
from usecases.round.departed_clock import Lines, halted, running_again
from usecases.round.find import OPEN, PUBLIC, rounds_of, tables_in
from usecases.round.told import OUT, playing_people, seat_params, users

_TO_TABLE = "notice-left-table"
_TO_JUDGES = "notice-departure"
_BACK = "notice-back-at-table"
_OVER = "notice-departure-over"
_SETTLED = "notice-departure-settled"
_IN_GAME = "notice-departure-game"
_SMALL = "notice-departure-small"
"""At a match, and at a table of three: there nobody plays on without."""
QUESTIONS = (_TO_JUDGES, _IN_GAME, _SMALL)
"""What the judges are asked about the seat of a player who has left: they say so until it is settled."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table, by the player who goes from it."""

    event: Event
    round: Round
    table: Table
    out: PlayerId


def unless_fixed(uow: UnitOfWork, seat: Seat) -> Refusal | None:
    """A result belongs to those who played it, a match to its bracket.

    Refusals: `round-over` (params: number), `replace-in-bracket`, `not-seated`, `swap-result-exists` (params: table).
    """
    table = seat.table
    if seat.round.status not in OPEN:
        return Refusal("round-over", params={"number": seat.round.number})
    if drawn_in(uow, seat.event, seat.round) is not None:
        return Refusal("replace-in-bracket")
    if seat.out and seat.out not in table.seats:
        return Refusal("not-seated")
    if current_result(uow, table.id):
        return Refusal("swap-result-exists", params={"table": table.number})
    return None


def unless_game_on(uow: UnitOfWork, table: Table) -> Refusal | None:
    """A game by post belongs to those who play it.

    Refusals: `swap-game-on` (params: table, game).
    """
    game = game_at(uow, table)
    return Refusal("swap-game-on", params={"table": table.number, "game": game.id}) if game else None


def tell_departure(uow: UnitOfWork, event: Event, out: Person, now: datetime) -> Table | None:
    """The table at which a player who is out still sits learns of it, and so do the judges, who decide what follows.

    Its time stands still until then. None where the player has no seat that waits for a result. Told once, and once
    more after a return.
    """
    seat = _waiting_seat(uow, event, out)
    if seat is None:
        return None
    told = _notices(uow, _TO_TABLE, seat)
    if all(_is_back(uow, seat, notice) for notice in told):
        kept, lines = halted(uow, seat.table, _asked(uow, seat.table), now)
        tell_table(uow, seat, seat.table, _TO_TABLE, {"player": out.name, **below(*lines)}, mark=len(told))
        notice = _to_judges(uow, seat, out, len(told))
        uow.outbox.send(replace(notice, params={**notice.params, **kept}))
    return seat.table


def tell_return(uow: UnitOfWork, event: Event, back: Person, now: datetime) -> None:
    """A table that was told that a player is out hears that they play on; the judges are no longer asked."""
    seat = _waiting_seat(uow, event, back)
    if seat is None:
        return
    lines = _time_goes_on(uow, seat, now)
    for notice in _notices(uow, _TO_TABLE, seat):
        if not _is_back(uow, seat, notice):
            words = {"player": back.name, **below(*lines)}
            tell_table(uow, seat, seat.table, _BACK, words, mark=notice.id)
    for notice in _notices(uow, _TO_JUDGES, seat):
        if notice.text != _OVER:
            uow.outbox.close(notice.key, _OVER, {})


def settle_departures(uow: UnitOfWork, event: Event, tables: AbstractSet[TableId], now: datetime) -> None:
    """Whoever is asked about at these tables and waits for no word any more: the judges' question says so.

    The seat has another player, or the table its result, or it is cancelled. Time that stood still for it runs again;
    who is out and sits at another table by now is asked about there.
    """
    for notice in uow.outbox.notices.find(subject=tables, text=QUESTIONS) if tables else ():
        table, player = (
            uow.tables.require(TableId(notice.subject)),
            PlayerId(int(notice.key.rpartition(":")[2])),
        )
        seat = Seat(event, uow.rounds.require(table.round_id), table, player)
        if _is_asked(uow, seat):
            continue
        lines = _time_goes_on(uow, seat, now)
        uow.outbox.close(notice.key, _SETTLED, {})
        if lines:
            uow.outbox.send(_clock_runs(event, table, notice))
        if player not in table.seats and _is_out(uow, event, player):
            tell_departure(uow, event, uow.people.require(player), now)


def ask_about_departed(uow: UnitOfWork, event: Event, tables: AbstractSet[TableId], now: datetime) -> None:
    """Whoever is out and sits at one of these tables, which waits for its result again: the judges are asked now.

    A result or a cancellation is taken back, and the player left when there was no seat to settle.
    Source: house
    """
    rows = uow.entries.rows.values("player", event_id=event.id, status=OUT) if tables else ()
    gone = {player for (player,) in rows}
    for table in uow.tables.find(id=tables) if gone else ():
        for player in (seated for seated in table.seats if seated in gone):
            tell_departure(uow, event, uow.people.require(player), now)


def _clock_runs(event: Event, table: Table, settled: Notice) -> Notice:
    """For the table's thread, without a ping: whoever is concerned was told of what settled it."""
    return Notice(
        id=0,
        key=f"clock-runs:{settled.id}",
        guild_id=event.guild_id,
        place=Destination.THREAD,
        subject=table.id,
        text="notice-clock-runs",
        params={"table": table.number},
    )


def _is_asked(uow: UnitOfWork, seat: Seat) -> bool:
    """Whether a judge has to say how the table goes on without this player."""
    on = seat.event.status is not EventStatus.CANCELLED and seat.table.status is not TableStatus.CANCELLED
    return (
        on
        and seat.round.status in PUBLIC
        and unless_fixed(uow, seat) is None
        and _is_out(uow, seat.event, seat.out)
    )


def _is_out(uow: UnitOfWork, event: Event, player: PlayerId) -> bool:
    entry = uow.entries.list_of(event).entry_of(player)
    return entry is None or entry.status in OUT


def _time_goes_on(uow: UnitOfWork, seat: Seat, now: datetime) -> Lines:
    own = _notices(uow, _TO_JUDGES, seat)
    others = [notice for notice in _asked(uow, seat.table) if notice not in own]
    return running_again(uow, seat.table, own, others, now)


def waits_for_seats(uow: UnitOfWork, table: Table, now: datetime) -> None:
    """A table that is started while a judge is asked about one of its seats: its time stands still at once.

    Source: house
    """
    asked = _asked(uow, table)
    kept = halted(uow, table, asked, now)[0] if asked else {}
    for notice in asked if kept else ():
        uow.outbox.restate(notice.key, notice.text, kept)


def _asked(uow: UnitOfWork, table: Table) -> list[Notice]:
    """The questions about players of the table that are open."""
    asked = uow.outbox.beginning(f"{_TO_JUDGES}:{table.id}:", table.id)
    return [notice for notice in asked if notice.buttons]


def tell_table(
    uow: UnitOfWork,
    seat: Seat,
    table: Table,
    text: str,
    words: dict[str, Any],
    *,
    named: Person | None = None,
    mark: int = -1,
) -> None:
    """One message in the table's thread that pings its players who play on; `named` is one whom it names already.

    `mark` tells it from an earlier one with the same text; without one the table's version does.
    """
    seated = tuple(person for person in playing_people(uow, table) if person.id != seat.out)
    told = tuple(person for person in seated if person != named)
    uow.outbox.send(
        Notice(
            id=0,
            key=_key(text, table, table.version if mark < 0 else mark, seat.out),
            guild_id=seat.event.guild_id,
            place=Destination.THREAD,
            subject=table.id,
            text=text,
            params={"table": table.number, **words, **seat_params(told)},
            mentions=users(seated),
        )
    )


def _waiting_seat(uow: UnitOfWork, event: Event, player: Person) -> Seat | None:
    """Where a player sits whose result is not in yet; the matches of a bracket look after themselves."""
    for round_ in rounds_of(uow, event):
        for table in tables_in(uow, round_) if round_.status in PUBLIC else ():
            seat = Seat(event, round_, table, PlayerId(player.id))
            if seat.out in table.seats and not is_bye(table) and unless_fixed(uow, seat) is None:
                return seat
    return None


def game_at(uow: UnitOfWork, table: Table) -> PostGame | None:
    """The game by post that is on at a table."""
    return uow.games.first(table_id=table.id, status=UNDECIDED)


def _key(text: str, table: Table, mark: int, out: PlayerId) -> str:
    return f"{text}:{table.id}:{mark}:{out}"


def _notices(uow: UnitOfWork, text: str, seat: Seat) -> list[Notice]:
    """What was said of a player's seat at a table, each time that they left."""
    found = uow.outbox.beginning(f"{text}:{seat.table.id}:", seat.table.id)
    return [notice for notice in found if notice.key.endswith(f":{seat.out}")]


def _is_back(uow: UnitOfWork, seat: Seat, told: Notice) -> bool:
    return uow.outbox.notices.first(key=_key(_BACK, seat.table, told.id, seat.out)) is not None


def _to_judges(uow: UnitOfWork, seat: Seat, out: Person, mark: int) -> Notice:
    """How it goes on is theirs to say: by the seats, or in the game that is being played."""
    table, game = seat.table, game_at(uow, seat.table)
    by_seats = _SMALL if len(table.seats) <= SMALL_TABLE else _TO_JUDGES
    return Notice(
        id=0,
        key=_key(_TO_JUDGES, table, mark, seat.out),
        guild_id=seat.event.guild_id,
        place=Destination.JUDGES,
        subject=table.id,
        text=_IN_GAME if game else by_seats,
        params={
            "event": seat.event.name,
            "round": seat.round.number,
            "table": table.number,
            "player": out.name,
            "game": game.id if game else 0,
        },
        buttons=() if game else (f"table-seats:{table.id}:0",),
    )
