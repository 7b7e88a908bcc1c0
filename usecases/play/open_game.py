"""A new game: its seats, its options, and the promise of fair dice."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from data.game_records import UNDECIDED, GameSeat, PostGame, SeatState
from data.records import Person
from data.unit_of_work import UnitOfWork
from engine.fairness import commitment
from engine.protocol import EngineRefusal as RuleRefusal
from league.event import Event, EventStatus
from league.ids import GameId, GameSeatId, TableId
from league.refusal import Refusal
from league.round import RoundStatus, Table, TableStatus
from usecases.bracket.labels import named_by
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import profile_of, stored_people
from usecases.judge.parties import halt_by_call
from usecases.limits import LimitedAction
from usecases.play.lobby import needs_players, take_seat
from usecases.play.move_batch import translated
from usecases.play.registry import Choices, Options, playable
from usecases.play.reserve import RESERVES
from usecases.play.start import bot_name, start_if_full
from usecases.spend import spend
from usecases.table_rules import is_best_of, rules_at, table_rules

_REPORTED = frozenset({TableStatus.REPORTED, TableStatus.DISPUTED, TableStatus.FINAL})
"""What is played at such a table could only contradict the result that is on record."""
MOST_OPEN = 20
"""Games that one person opened on a server and that are not over; more would be spam. Source: house"""
HOURS = range(1, 73)
"""Waking hours for a turn that a game may choose. Source: house"""


@dataclass(frozen=True, slots=True)
class Invited:
    """A user for whom a seat is kept."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game to be opened; `secret` are 32 bytes that nobody has seen, `table_id` 0 is a game of its own.

    The caller plays, unless it is a league table: then exactly those who are seated there. `options`, as an earlier
    game has them, stand for `choices`.
    """

    caller: Caller
    secret: bytes
    channel_id: int
    in_thread: bool
    kind: str
    seats: int
    bots: int = 0
    invited: Sequence[Invited] = ()
    choices: Choices = field(default_factory=dict)
    hours: int = 12
    reserve: int = 0
    word: str = ""
    options: str = ""
    table_id: TableId = TableId(0)


def new_game(command: NewGame, uow: UnitOfWork) -> PostGame | Refusal:
    """Open a game; it begins when every seat is taken.

    Refusals: `game-needs-server`, `game-too-many`, `game-needs-players` (params: seats),
    `game-hours` (params: least, most),
    `game-reserve` (params: most), `game-no-such-table`, `game-event-called-off` (params: event), `game-table-taken`
    and `game-points-given` (params: table), `game-other-kind`, `game-not-at-table`, `limit-game`.
    """
    refused = _refused(command, uow)
    if refused:
        return refused
    crowd = _crowd(command, uow)
    if isinstance(crowd, Refusal):
        return crowd
    caller, engine = command.caller, playable(command.kind).newest
    options = _options(command, uow)
    if isinstance(options, RuleRefusal):
        return translated(command.kind, options)
    game = uow.games.add(
        PostGame(
            id=GameId(0),
            guild_id=caller.guild_id,
            channel_id=command.channel_id,
            created_by=caller.user_id,
            created_at=caller.now,
            secret=command.secret.hex(),
            commitment=commitment(command.secret),
            kind=command.kind,
            rules_version=engine.rules.version,
            options=json.dumps(engine.rules.write_options(options)),
            seats=len(crowd),
            turn_hours=command.hours,
            reserve_hours=command.reserve,
            in_thread=command.in_thread,
            opened_for=command.table_id,
            table_id=command.table_id,
        )
    )
    for number, seat in enumerate(crowd):
        uow.game_seats.add(_placed(seat, game.id, number))
    if command.table_id:  # the clock of the hall stands still: the turns have their own time
        halt_by_call(uow, uow.tables.require(command.table_id), caller.now)
    if any(seat.user_id == caller.user_id for seat in crowd):
        take_seat(uow, game, caller, command.word)
    return start_if_full(uow, uow.games.require(game.id))


def _options(command: NewGame, uow: UnitOfWork) -> Options | RuleRefusal:
    """What is to be played: chosen, or at a league's table what its regulations say."""
    setup, table = playable(command.kind).setup, uow.tables.get(TableId(command.table_id))
    if table is None and command.options:
        found = playable(command.kind).newest.rules.read_options(json.loads(command.options))
    elif table is None:
        found = setup.chosen(command.choices)
    else:
        profile = rules_at(uow, uow.events.require(table.event_id), table)
        found = setup.of_event(profile, command.choices)
    return found


def _refused(command: NewGame, uow: UnitOfWork) -> Refusal | None:
    if not command.caller.guild_id:
        return Refusal("game-needs-server")
    if command.hours not in HOURS:
        return Refusal("game-hours", params={"least": HOURS[0], "most": HOURS[-1]})
    if command.reserve not in RESERVES:
        return Refusal("game-reserve", params={"most": RESERVES[-1]})
    mine = uow.games.find(
        guild_id=command.caller.guild_id,
        created_by=command.caller.user_id,
        status=UNDECIDED,
        table_id=TableId(0),
    )
    if len(mine) >= MOST_OPEN:
        return Refusal("game-too-many", params={"most": MOST_OPEN})
    # A league's round opens its tables all at once.
    return None if command.table_id else spend(uow, command.caller, LimitedAction.GAME)


def _crowd(command: NewGame, uow: UnitOfWork) -> tuple[GameSeat, ...] | Refusal:
    """The seats, before they have a game: as they are listed until they are drawn, a league table's in turn order."""
    if command.table_id:
        return _of_table(command, uow)
    caller = command.caller
    people = {one.user_id: one for one in command.invited if one.user_id != caller.user_id}
    first = _seat(SeatState.INVITED, caller.user_id, caller.name)
    crowd = [first, *(_seat(SeatState.INVITED, one.user_id, one.name) for one in people.values())]
    free = command.seats - len(crowd)
    if command.seats not in playable(command.kind).newest.rules.seats or not 0 <= command.bots <= free:
        return needs_players(playable(command.kind).newest)
    crowd += [_seat(SeatState.BOT, 0, bot_name(len(crowd) + number)) for number in range(command.bots)]
    return (*crowd, *(_seat(SeatState.FREE, 0, "") for _ in range(command.seats - len(crowd))))


def _of_table(command: NewGame, uow: UnitOfWork) -> tuple[GameSeat, ...] | Refusal:
    """A league table brings its players in turn order; each must join before it begins."""
    table = uow.tables.get(TableId(command.table_id))
    event = uow.events.get(table.event_id) if table else None
    if table is None or event is None or event.guild_id != command.caller.guild_id:
        return Refusal("game-no-such-table")
    people = stored_people(uow, table.seats)
    seated = [people[player] for player in table.seats]
    refused = _not_to_be_played(command, uow, event, table) or _not_at_table(command, uow, table, seated)
    if refused:
        return refused
    if len(seated) not in playable(command.kind).newest.rules.seats or any(
        person.user_id is None for person in seated
    ):
        return needs_players(playable(command.kind).newest)
    return tuple(_seat(SeatState.INVITED, person.user_id or 0, person.name) for person in seated)


def _not_to_be_played(command: NewGame, uow: UnitOfWork, event: Event, table: Table) -> Refusal | None:
    open_round = uow.rounds.require(table.round_id).status in {RoundStatus.PUBLISHED, RoundStatus.RUNNING}
    if not open_round or table.status is TableStatus.CANCELLED:
        return Refusal("game-no-such-table")
    if event.status is EventStatus.CANCELLED:
        return Refusal("game-event-called-off", params={"event": event.name})
    if uow.games.find(table_id=table.id, status=UNDECIDED) or table.status in _REPORTED:
        return Refusal("game-table-taken", params=named_by(uow, table))
    if is_best_of(uow, event, table):
        return Refusal("game-best-of")
    if table_rules(uow, event).given_at(table):
        return Refusal("game-points-given", params=named_by(uow, table))
    plays = playable(command.kind).setup.plays(profile_of(event))
    return None if plays else Refusal("game-other-kind", params=named_by(uow, table))


def _not_at_table(
    command: NewGame, uow: UnitOfWork, table: Table, seated: Sequence[Person]
) -> Refusal | None:
    """Whoever opens the game says how long a turn takes: one of its players, or a judge."""
    if any(person.user_id == command.caller.user_id for person in seated):
        return None
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    return refused and Refusal("game-not-at-table", params=named_by(uow, table))


def _seat(state: SeatState, user_id: int, name: str) -> GameSeat:
    return GameSeat(GameSeatId(0), GameId(0), 0, state, user_id, name)


def _placed(seat: GameSeat, game_id: GameId, number: int) -> GameSeat:
    return GameSeat(GameSeatId(0), game_id, number, seat.state, seat.user_id, seat.name, listed=number)
