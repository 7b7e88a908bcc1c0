"""The end of a game: the secret is shown, and the score goes to the league table."""

from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

from data.game_records import GameSeat, GameStatus, PostGame
from data.records import Destination, Notice, line
from data.unit_of_work import UnitOfWork
from engine.protocol import Ending, Outcome
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.results import TableEnding
from usecases.find import people_by_id
from usecases.play.deadlines import stop_all_timers
from usecases.play.league_end import league_lines
from usecases.play.private_notices import tell_player
from usecases.play.promised import head_line
from usecases.play.registry import engine_of
from usecases.play.views import users_at
from usecases.result.find import Standing
from usecases.result.game import HAS_RESULT, GameEnded, enter_game_result

_HOUR = 3600
_OUT_OF_TIME = "game-own-over-forfeit"
_BEFORE_ITS_END = {Ending.RESIGNED: "game-own-over-resigned", Ending.FORFEIT: _OUT_OF_TIME}
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
    places = places_of(result, seats)
    for seat, place in zip(seats, _rated(game, result, places), strict=True):
        stop_all_timers(uow, seat)
        uow.game_seats.save(replace(uow.game_seats.require(seat.id), deadline=None, place=place))
    ended = replace(game, status=GameStatus.OVER, ended_at=now)
    winner = seats[result.winner].name if result.winner is not None else ""
    uow.outbox.send(
        Notice(
            0,
            f"game-over:{game.id}:{game.epoch}",
            game.guild_id,
            Destination.GAME,
            game.id,
            "game-over-won" if winner else "game-over-time",
            {"game": game.id, "player": winner, "below": head_line(game.head)},
            mentions=users_at(seats),
            buttons=after_buttons(game),
        )
    )
    entered = _report(uow, game, seats, result, now) if game.table_id else None
    _tell_players(uow, game, seats, places, result, now, entered)
    return ended


def places_of(result: Outcome, seats: tuple[GameSeat, ...]) -> tuple[int, ...]:
    """Who came in where: the winner, the others by their points, behind them whoever resigned; equals share a place.

    The points are the recorded ones, as in a league: nobody is ahead by what they did not declare.
    Source: cjp/score-cap-others
    """
    ranks = [(seat.number != result.winner, seat.resigned, -result.recorded[seat.number]) for seat in seats]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def _rated(game: PostGame, result: Outcome, places: tuple[int, ...]) -> tuple[int, ...]:
    """The places by which the players are rated: none in a match that nobody has won, as in a league.

    Source: house
    """
    undecided = engine_of(game).match is not None and result.winner is None
    return (0,) * len(places) if undecided else places


def _tell_players(
    uow: UnitOfWork,
    game: PostGame,
    seats: tuple[GameSeat, ...],
    places: tuple[int, ...],
    result: Outcome,
    now: datetime,
    entered: Standing | Refusal | None,
) -> None:
    """Each player's own end: the place, the points, who let the others wait longest, and what can be done now.

    A game that was given up, or lost on time, says so; a league's says what it means in the league, too.
    """
    why = _why(result, seats)
    below = league_lines(uow, game, seats, entered) if entered is not None else ((),) * len(seats)
    text = "game-own-over-league" if game.table_id else "game-own-over"
    waited, hours = longest_wait(uow.game_events.moments(game.id), seats)
    for seat, place in zip(seats, places, strict=True):
        params = {
            "won": 0 if result.winner is None else 1,
            "winner": "" if result.winner is None else seats[result.winner].name,
            "place": place,
            "points": result.raw[seat.number],
            "seats": len(seats),
            "waited": waited,
            "hours": hours,
            "below": [*why, *below[seat.number]],
        }
        tell_player(uow, game, seat, text, str(game.epoch), now, params, after_buttons(game))


def _why(result: Outcome, seats: tuple[GameSeat, ...]) -> tuple[dict[str, Any], ...]:
    """Why a game is over that nobody has won on the board."""
    if result.winner is None:
        return (line("game-own-over-time", {}),) if result.ending is Ending.TIME else ()
    text = _OUT_OF_TIME if result.late is not None else _BEFORE_ITS_END.get(result.ending)
    if text is None:
        return ()
    others = ", ".join(seat.name for seat in seats if seat.number != result.winner)
    return (line(text, {"names": others}),)


def after_buttons(game: PostGame) -> tuple[str, ...]:
    """What stands under a finished game wherever it is told; a league has its own next round."""
    again = () if game.table_id else (f"game-rematch:{game.id}:0",)
    return (*again, f"game-replay:{game.id}:0")


def longest_wait(moments: tuple[tuple[int, datetime], ...], seats: tuple[GameSeat, ...]) -> tuple[str, int]:
    """Whom the table waited for longest at a stretch, and for how many whole hours."""
    pairs = pairwise(moments)
    gaps = ((later[1] - before[1], later[0]) for before, later in pairs if 0 <= later[0] < len(seats))
    longest, seat = max(gaps, default=(timedelta(), 0))
    return seats[seat].name, int(longest.total_seconds() // _HOUR)


def _report(
    uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...], result: Outcome, now: datetime
) -> Standing | Refusal:
    """The league table's result; where it has one that stays, the judges are told."""
    ended = league_result(uow, game, seats, result, now)
    entered = enter_game_result(ended, uow) if ended else Refusal("no-table-like-that")
    if isinstance(entered, Refusal) and entered.code == HAS_RESULT:
        key, params = f"game-unreported:{game.id}", {"game": game.id}
        stays = "game-result-stays"
        uow.outbox.send(Notice(0, key, game.guild_id, Destination.JUDGES, game.id, stays, params))
    return entered


def league_result(
    uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...], result: Outcome, now: datetime
) -> GameEnded | None:
    """What the game's end is to its league's table; None where the table has other seats, or is gone."""
    table = uow.tables.get(game.table_id)
    players = players_at(uow, game, seats) if table else None
    if players is None:
        return None
    scores = {player: result.raw[number] for number, player in enumerate(players)}
    winner = players[result.winner] if result.winner is not None else None
    return GameEnded(TableId(game.table_id), scores, winner, _BY[result.ending], now)


def players_at(uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...]) -> tuple[PlayerId, ...] | None:
    """The league's players in the order of the game's seats; None where the table's seats were changed meanwhile.

    A substitute plays for the one whose seat it was: the score is the original player's.
    """
    table = uow.tables.require(TableId(game.table_id))
    if len(table.seats) != len(seats):
        return None
    people = people_by_id(uow, table.seats)
    return tuple(player for player in table.seats if player in people)
