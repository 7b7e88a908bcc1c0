"""A game looked at afterwards: is it as it was promised, who traded with whom, who robbed whom - and its files.

Source: cjp/trade-no-gift, cjp/kingmaking, cjp/collusion
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from data.game_records import Game, GameSeat, GameStatus
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.audit import verify
from engine.catan.catanlog import export
from engine.catan.events import CardDrawn, Event, Rolled, Stolen
from engine.catan.facts import (
    HelpToLeader,
    LeaderSpared,
    NetGift,
    helps_to_leader,
    leaders_spared,
    net_gifts,
    traffic,
)
from engine.catan.log import Fairness, Log, write_log
from engine.catan.names import Seat
from engine.catan.victory import Result
from engine.protocol import Refusal as RuleRefusal
from league.refusal import Refusal
from usecases.caller import Caller, Role, unless
from usecases.game.find import game_of
from usecases.game.seen import seats_of
from usecases.game.states import events_of, options_of

Matrix: TypeAlias = tuple[tuple[int, ...], ...]
"""A number for each pair of seats: rows are who did it, columns whom it concerned."""


@dataclass(frozen=True, slots=True)
class GameReport:
    """A game in numbers, from what everybody at the table saw.

    `given[a][b]` are the cards that a gave b in trades, `trades[a][b]` how many trades those were, `robbed[a][b]` how
    often a drew a card from b.
    """

    game: Game
    names: tuple[str, ...]
    rolls: tuple[int, ...]
    given: Matrix
    trades: Matrix
    robbed: Matrix
    gifts: tuple[NetGift, ...]
    helps: tuple[HelpToLeader, ...]
    spared: tuple[LeaderSpared, ...]
    result: Result | None


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished game, checked again from its first event; `fault` is the first thing that is wrong, None if nothing.

    `draws` counts what chance decided: the island, rolls, thefts, cards drawn.
    """

    report: GameReport
    log: Log
    fault: RuleRefusal | None
    draws: int
    json: str
    catanlog: str


@dataclass(frozen=True, slots=True)
class ReportQuestion:
    """A judge asks for the facts of a game."""

    caller: Caller
    game_id: int


def game_report(question: ReportQuestion, uow: UnitOfWork) -> GameReport | Refusal:
    """What a judge may want to look at, of a game that has begun.

    Refusals: `needs-judge`, `game-no-such-game`, `game-not-started`.
    """
    refused = unless(uow, question.caller, Role.JUDGE)
    if refused:
        return refused
    game = game_of(uow, question.caller, question.game_id)
    if isinstance(game, Refusal):
        return game
    if not game.events:
        return Refusal("game-not-started", params={"game": game.id})
    return report_of(game, names_of(seats_of(uow, game)), _stored(uow, game))


def finished_game(game_id: int, uow: UnitOfWork) -> Replay | Refusal:
    """A finished game, verified; before the end its events are secrets of the players.

    Refusals: `game-no-such-game`, `game-still-running`.
    """
    game = uow.games.get(game_id)
    if game is None:
        return Refusal("game-no-such-game", params={"game": game_id})
    if game.status is not GameStatus.OVER:
        return Refusal("game-still-running", params={"game": game_id})
    seats = seats_of(uow, game)
    drawn = () if game.table_id else tuple(seat.listed for seat in seats)
    log = log_of(game, tuple(seat.word for seat in seats), _stored(uow, game), drawn)
    return replay_of(game, names_of(seats), log)


def report_of(game: Game, names: tuple[str, ...], events: Sequence[Event]) -> GameReport:
    """The report on a game's events, the first of which lays the island."""
    start = catan.fold(options_of(game), game.seats, tuple(events[:1]))
    given, trades = trade_matrices(events, game.seats)
    return GameReport(
        game=game,
        names=names,
        rolls=dice_rolls(events),
        given=given,
        trades=trades,
        robbed=robber_matrix(events, game.seats),
        gifts=net_gifts(events),
        helps=helps_to_leader(start, events[1:]),
        spared=leaders_spared(start, events[1:]),
        result=catan.result(catan.fold(options_of(game), game.seats, tuple(events))),
    )


def replay_of(game: Game, names: tuple[str, ...], log: Log) -> Replay:
    """The check of a finished game, with its files."""
    checked = verify(log)
    began = (game.started_at or game.created_at).strftime("%Y-%m-%d %H:%M:%S")
    return Replay(
        report=report_of(game, names, log.events),
        log=log,
        fault=checked if isinstance(checked, RuleRefusal) else None,
        draws=1 + sum(isinstance(event, Rolled | Stolen | CardDrawn) for event in log.events),
        json=write_log(log),
        catanlog=export(log, [_one_line(name) for name in names], began),
    )


def log_of(game: Game, words: tuple[str, ...], events: Sequence[Event], drawn: tuple[int, ...] = ()) -> Log:
    """The whole game as it is exported; the secret only once the game is over. `drawn`: the seating, if by lot."""
    secret = bytes.fromhex(game.secret) if game.status is GameStatus.OVER else None
    fairness = Fairness(game.commitment, words, secret, drawn)
    return Log(options_of(game), game.seats, tuple(events), fairness)


def names_of(seats: Sequence[GameSeat]) -> tuple[str, ...]:
    """The players' names in turn order."""
    return tuple(seat.name for seat in seats)


def dice_rolls(events: Sequence[object]) -> tuple[int, ...]:
    """The sums of all rolls in their order."""
    return tuple(event.first + event.second for event in events if isinstance(event, Rolled))


def trade_matrices(events: Sequence[Event], seats: int) -> tuple[Matrix, Matrix]:
    """How many cards each seat gave each other in trades, and in how many trades."""
    flows = {(flow.giver, flow.taker): flow for flow in traffic(events)}
    pairs = [[flows.get((giver, taker)) for taker in range(seats)] for giver in range(seats)]
    cards = tuple(tuple(sum(flow.cards) if flow else 0 for flow in row) for row in pairs)
    return cards, tuple(tuple(flow.trades if flow else 0 for flow in row) for row in pairs)


def robber_matrix(events: Sequence[Event], seats: int) -> Matrix:
    """How often each seat drew a card from each other, with the robber or a knight."""
    thefts: list[tuple[Seat, Seat]] = [
        (event.thief, event.victim) for event in events if isinstance(event, Stolen)
    ]
    return tuple(tuple(thefts.count((thief, victim)) for victim in range(seats)) for thief in range(seats))


def _stored(uow: UnitOfWork, game: Game) -> tuple[Event, ...]:
    return events_of(uow.game_events.since(game.id, 0))


def _one_line(name: str) -> str:
    """A name that cannot begin a line, or another field, of the exported text."""
    return " ".join(name.replace(",", " ").split()) or "?"
