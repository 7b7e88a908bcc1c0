"""Another player takes a seat at a table, or it stays empty: for no-shows, departures, and finalists who drop out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from data.named import player_named
from data.news_tables import News, NewsKind
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.advancement import Group
from league.entry import EntryChange, EntryList, drop, no_show, substitute
from league.entry.entries import IN_PLAY
from league.event import Event
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.round import Round, RoundStatus, Stage, Table, is_bye
from usecases.audit import audit
from usecases.bracket.labels import named, named_by
from usecases.caller import Caller
from usecases.citing import refused_in
from usecases.find import entrants
from usecases.league_state import current_result
from usecases.people import enrolled, guest
from usecases.play.league_seat import keeps_seats, pass_seats, seat_by_post, unless_passed
from usecases.round.departure import Seat, game_at, seat_for, unless_fixed, unless_game_on
from usecases.round.find import rounds_of, tables_in
from usecases.round.free_seats import has_room, unseated
from usecases.round.set_up_anew import set_up_anew
from usecases.signup.classes import lacks_class
from usecases.signup.news import note_gone, note_replaced
from usecases.signup.promotion import store_entries
from usecases.standings.tables import stage_standings

FEWEST = 3
"""A table of fewer is no table: whoever is left plays elsewhere or wins by walkover. Source: house"""
_BEFORE = {Stage.SEMI_FINAL: Stage.QUALIFIER, Stage.FINAL: Stage.SEMI_FINAL}


@dataclass(frozen=True, slots=True)
class SeatAt:
    """A seat of a table, by the player who holds it."""

    caller: Caller
    table_id: TableId
    out: PlayerId


@dataclass(frozen=True, slots=True)
class SeatNewcomer(SeatAt):
    """A newcomer takes over the seat and the place in the event: a Discord user, or a guest by name (`user_id` 0)."""

    user_id: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class SeatNextInLine(SeatAt):
    """Whoever is next in line takes the seat."""


@dataclass(frozen=True, slots=True)
class RemoveSeat(SeatAt):
    """The table plays on with one player fewer."""


@dataclass(frozen=True, slots=True)
class Replaced:
    """The table as it is now, who left it, and who came (None: nobody).

    `lacks_class`: whoever came has no class, where the regulations have some.
    """

    event: Event
    round: Round
    table: Table
    out: Person
    into: Person | None
    lacks_class: bool = False
    named: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TableSeats:
    """What can be done about a table's seats: who sits there, and who is next in line (None: nobody).

    `by_post`: a game is on there, so that all seats are played, by people with an account. `unseated` are the players
    without a seat in this round; `latecomers` are those of them who can sit down there, too.
    """

    table: Table
    people: tuple[Person, ...]
    next: Person | None
    by_post: bool = False
    named: Mapping[str, str | int] = field(default_factory=dict)
    unseated: tuple[Person, ...] = ()
    latecomers: tuple[Person, ...] = ()


def seat_choice(question: SeatAt, uow: UnitOfWork) -> TableSeats | Refusal:
    """Who sits at the table and who could come; `out` 0 asks about the table only.

    Refusals: as `seat_newcomer`, without those about the one who comes.
    """
    found = _seat_at(question, uow)
    if isinstance(found, Refusal):
        return found
    following = next_in_line(uow, found.event, found.round)
    people = entrants(uow, found.event, (*found.table.seats, *((following,) if following else ())))
    seated = tuple(people[player] for player in found.table.seats)
    by_post = game_at(uow, found.table) is not None
    place = named(uow, found.round, found.table)
    without = unseated(uow, found.event, found.table)
    latecomers = () if by_post or not has_room(found.event, found.table) else without
    next_ = people[following] if following else None
    return TableSeats(found.table, seated, next_, by_post, place, without, latecomers)


def seat_newcomer(command: SeatNewcomer, uow: UnitOfWork) -> Replaced | Refusal:
    """A substitute takes over a player's place and seat, that of a game by post too; each keeps what he played himself.

    Refusals: `needs-judge`, `no-such-table` (params: table), `round-over` (params: number), `replace-in-bracket`,
    `not-seated`, `swap-result-exists` (params: table), `swap-game-on` (params: table, game), `seated-elsewhere`
    (params: player, table), `nobody-named`, `name-empty`, those of `league.entry.substitute` and `unless_passed`.
    Source: house
    """
    found = _seat_at(command, uow)
    if isinstance(found, Refusal):
        return found
    person = _newcomer(command, uow, found.event)
    if isinstance(person, Refusal):
        return person
    return _replaced(command.caller, uow, found, PlayerId(person.id))


def seat_next_in_line(command: SeatNextInLine, uow: UnitOfWork) -> Replaced | Refusal:
    """In the qualifier the first of the waiting list comes, later the best who did not get through.

    Refusals: as `seat_newcomer`; `nobody-in-line`.
    Source: house
    """
    found = _seat_at(command, uow)
    if isinstance(found, Refusal):
        return found
    following = next_in_line(uow, found.event, found.round)
    return _replaced(command.caller, uow, found, following) if following else Refusal("nobody-in-line")


def remove_seat(command: RemoveSeat, uow: UnitOfWork) -> Replaced | Refusal:
    """A table of four plays on as a table of three; whoever goes is out of the event until they return.

    Where they were placing settlements against the clock, the set-up begins anew with another start.

    Refusals: as `seat_newcomer`; `table-too-small` (params: table, players).
    Source: house
    """
    found = _seat_at(command, uow)
    if isinstance(found, Refusal):
        return found
    refused = unless_game_on(uow, found.table)
    if refused:
        return refused
    if len(found.table.seats) <= FEWEST:
        few = len(found.table.seats)
        return Refusal("table-too-small", params={**named(uow, found.round, found.table), "players": few})
    change = _gone(uow, found)
    seats = tuple(player for player in found.table.seats if player != found.out)
    if isinstance(change, Refusal):
        return refused_in(found.event, change)
    return _seated(command.caller, uow, found, seats, change)


def next_in_line(uow: UnitOfWork, event: Event, round_: Round) -> PlayerId | None:
    """The first of the waiting list; for a later stage the best of the one before who has no seat in it.

    Source: house
    """
    entries = uow.entries.list_of(event)
    if round_.stage is Stage.QUALIFIER:
        return next((entry.player for entry in entries.waiting), None)
    seated = {player for table in tables_in(uow, round_) for player in table.seats}
    ranking = _ranked_before(uow, event, round_)
    return next((player for player in ranking if player not in seated and _plays_on(entries, player)), None)


def _ranked_before(uow: UnitOfWork, event: Event, round_: Round) -> Group:
    """The ranking of the stage before, of the qualifier where there was none between."""
    stages = {row.stage for row in rounds_of(uow, event)}
    before = _BEFORE.get(round_.stage, Stage.QUALIFIER)
    ranking = stage_standings(uow, event, before if before in stages else Stage.QUALIFIER)
    return tuple(row.player for row in ranking.rows)


def _plays_on(entries: EntryList, player: PlayerId) -> bool:
    entry = entries.entry_of(player)
    return entry is not None and entry.status in IN_PLAY


def _seat_at(command: SeatAt, uow: UnitOfWork) -> Seat | Refusal:
    seat = seat_for(uow, command.caller, command.table_id, command.out)
    if isinstance(seat, Refusal):
        return seat
    game = game_at(uow, seat.table)
    kept = unless_game_on(uow, seat.table) if game is not None and keeps_seats(game) else None
    return kept or seat


def _newcomer(command: SeatNewcomer, uow: UnitOfWork, event: Event) -> Person | Refusal:
    if command.user_id:
        return enrolled(uow, event.guild_id, command.user_id, command.name)
    return guest(uow, event.guild_id, command.name) if command.name else Refusal("nobody-named")


def _replaced(caller: Caller, uow: UnitOfWork, seat: Seat, into: PlayerId) -> Replaced | Refusal:
    sitting = next((table for table in tables_in(uow, seat.round) if into in table.seats), None)
    if sitting is not None:
        return Refusal("seated-elsewhere", params={"player": into, **named_by(uow, sitting)})
    found = seat_by_post(uow, seat.table, seat.out)
    refused = unless_passed(uow, found, uow.people.require(into)) if found else None
    if refused:
        return refused
    entries = uow.entries.list_of(seat.event)
    later = seat.round.stage is not Stage.QUALIFIER and _plays_on(entries, into)
    change = _gone(uow, seat) if later else substitute(entries, seat.out, into)
    seats = tuple(into if player == seat.out else player for player in seat.table.seats)
    if isinstance(change, Refusal):
        return refused_in(seat.event, change)
    return _seated(caller, uow, seat, seats, change)


def _gone(uow: UnitOfWork, seat: Seat) -> EntryChange | Refusal:
    """Whoever has played stops, whoever never came was absent; one who is out already stays so."""
    entries = uow.entries.list_of(seat.event)
    if not _plays_on(entries, seat.out):
        return EntryChange(entries, seat.out)
    step: Callable[[EntryList, PlayerId], EntryChange | Refusal] = drop if _has_played(uow, seat) else no_show
    return step(entries, seat.out)


def _has_played(uow: UnitOfWork, seat: Seat) -> bool:
    tables = (table for row in rounds_of(uow, seat.event) for table in tables_in(uow, row))
    return any(seat.out in table.seats and current_result(uow, table.id) for table in tables)


def _seated(
    caller: Caller, uow: UnitOfWork, seat: Seat, seats: tuple[PlayerId, ...], change: EntryChange
) -> Replaced:
    played_on = _plays_on(uow.entries.list_of(seat.event), seat.out)
    store_entries(uow, seat.event, change, caller.now)
    came = tuple(player for player in seats if player not in seat.table.seats)
    people = entrants(uow, seat.event, (seat.out, *came))
    out, into = people[seat.out], people[came[0]] if came else None
    found = seat_by_post(uow, seat.table, seat.out)
    if found and into:
        pass_seats(uow, (found,), uow.people.require(PlayerId(into.id)), caller.now)
    table = _stored(uow, seat, seats, SeatChange(out, into, caller.now, played_on))
    words = {
        "event": seat.event.name,
        **named(uow, seat.round, table),
        "player": player_named(out),
    }
    if into:
        audit(uow, caller, seat.event.id, "round-replaced", {**words, "other": player_named(into)})
    else:
        audit(uow, caller, seat.event.id, "round-seat-removed", words)
    if seat.round.status is RoundStatus.PLANNED:
        newcomer = into if change.player != seat.out else None
        _note_unseen(uow, seat, out if played_on else None, newcomer, caller.user_id)
    lacking = into is not None and lacks_class(uow, seat.event, PlayerId(into.id))
    return Replaced(seat.event, seat.round, table, out, into, lacking, named(uow, seat.round, table))


def _note_unseen(uow: UnitOfWork, seat: Seat, out: Person | None, into: Person | None, by: int) -> None:
    """The seat is known to nobody yet; whoever has a place in the event by it, or no more, learns that."""
    if into is not None:
        note_replaced(uow, seat.event, out, into, by, seated=True)
    elif out is not None:
        note_gone(uow, seat.event, out, by)


@dataclass(frozen=True, slots=True)
class SeatChange:
    """Who goes from a seat, who comes (None: nobody), and when.

    `played_on`: whoever goes was in the event until now, and has heard nothing yet.
    """

    out: Person
    into: Person | None
    now: datetime
    played_on: bool


def _stored(uow: UnitOfWork, seat: Seat, seats: tuple[PlayerId, ...], change: SeatChange) -> Table:
    (table,) = uow.tables.save_all([replace(seat.table, seats=seats)])
    if seat.round.status is RoundStatus.PLANNED:
        return table
    left = table if change.into else set_up_anew(uow, seat.event, table, change.now)
    if change.out.user_id is not None and change.played_on:
        uow.news.add(_to_leaver(uow, seat, change.out.user_id, change.into))
    return left


def take_over(uow: UnitOfWork, event: Event, into: PlayerId, change: SeatChange) -> Table | None:
    """A substitute sits down where the leaver sits, if the leaver's table still owes its result; None if nowhere."""
    for round_ in rounds_of(uow, event):
        for table in tables_in(uow, round_):
            seat = Seat(event, round_, table, PlayerId(change.out.id))
            if seat.out in table.seats and not is_bye(table) and unless_fixed(uow, seat) is None:
                seats = tuple(into if player == seat.out else player for player in table.seats)
                return _stored(uow, seat, seats, change)
    return None


def _to_leaver(uow: UnitOfWork, seat: Seat, user: int, into: Person | None) -> News:
    """They were called to this seat, and may know nothing of its loss."""
    said = {
        "event": seat.event.name,
        **named(uow, seat.round, seat.table),
        "other": into.name if into else "",
    }
    kind = NewsKind.SEAT_TAKEN if into else NewsKind.SEAT_LOST
    return News(0, seat.event.guild_id, kind, said, (user,), seat.event.id)
