"""The end of a game: the secret is shown, and the score goes to the league table."""

from dataclasses import replace
from datetime import datetime

from data.game_records import GameSeat, GameStatus, PostGame, SeatState
from data.records import Destination, Notice
from data.unit_of_work import UnitOfWork
from engine.protocol import Ending, Outcome
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.results import TableEnding
from usecases.find import people_by_id
from usecases.play.deadlines import stop_timers
from usecases.result.game import GameEnded, enter_game_result

_BY = {
    Ending.WON: TableEnding.VICTORY,
    Ending.DRAWN: TableEnding.TIME,
    Ending.TIME: TableEnding.TIME,
    Ending.RESIGNED: TableEnding.RETIRED,
    Ending.FORFEIT: TableEnding.RETIRED,
}
"""What the league writes down: a match that was given up, or lost on time, has a winner without the points."""


def finish(
    uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...], result: Outcome, now: datetime
) -> PostGame:
    """Close the game with its result."""
    for seat in seats:
        stop_timers(uow, seat)
        uow.game_seats.save(replace(uow.game_seats.require(seat.id), deadline=None))
    ended = replace(game, status=GameStatus.OVER, ended_at=now)
    winner = seats[result.winner].name if result.winner is not None else ""
    players = tuple(seat.user_id for seat in seats if seat.state is SeatState.TAKEN)
    uow.outbox.send(
        Notice(
            0,
            f"game-over:{game.id}:{game.epoch}",
            game.guild_id,
            Destination.GAME,
            game.id,
            "game-over-won" if winner else "game-over-time",
            {"game": game.id, "player": winner},
            mentions=players,
        )
    )
    if game.table_id:
        _report(uow, game, seats, result, now)
    return ended


def _report(
    uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...], result: Outcome, now: datetime
) -> None:
    """The league table's result; where the table takes none any more, the judges are told."""
    table = uow.tables.get(game.table_id)
    players = players_at(uow, game, seats) if table else None
    outcome: object = None
    if players is not None:
        scores = {player: result.raw[number] for number, player in enumerate(players)}
        winner = players[result.winner] if result.winner is not None else None
        outcome = enter_game_result(
            GameEnded(TableId(game.table_id), scores, winner, _BY[result.ending], now), uow
        )
    if players is None or isinstance(outcome, Refusal):
        uow.outbox.send(
            Notice(
                0,
                f"game-unreported:{game.id}",
                game.guild_id,
                Destination.JUDGES,
                game.id,
                "game-unreported",
                {"game": game.id},
            )
        )


def players_at(uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...]) -> tuple[PlayerId, ...] | None:
    """The league's players in the order of the game's seats; None where the table's seats were changed meanwhile.

    A substitute plays for the one whose seat it was: the score is the original player's.
    """
    table = uow.tables.require(TableId(game.table_id))
    if len(table.seats) != len(seats):
        return None
    people = people_by_id(uow, table.seats)
    return tuple(player for player in table.seats if player in people)
