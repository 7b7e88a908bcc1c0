"""The reserve of a match by post: the tournament's clock, stretched to waking hours. Source: house, after jbl/3.4.5."""

from dataclasses import dataclass, replace

from data.game_records import GameSeat, GameStatus, PostGame
from data.unit_of_work import UnitOfWork
from engine.capabilities import MatchScore
from league.ids import EventId, GameId, TableId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller
from usecases.find import profile_of
from usecases.judge.own_table import unless_own_game
from usecases.play.deadlines import set_deadline
from usecases.play.find import judged, not_playing
from usecases.play.registry import HostEngine, engine_of
from usecases.play.states import STATES
from usecases.play.thread_notices import tell_thread
from usecases.play.views import seats_of

RESERVES = range(73)
"""Waking hours for each point of the match that a game may choose. Source: house"""
_HOUR = 3600


def has_flag(game: PostGame, engine: HostEngine) -> bool:
    """Whether time that runs out ends the game, instead of the house playing on."""
    return bool(game.reserve_hours) and engine.resignation is not None


def lost_after(uow: UnitOfWork, game: PostGame) -> int | None:
    """After how many turns in a row out of time a league's match of two is lost, by the event's regulations.

    None: the house plays on for the seat, or a clock decides. Source: house
    """
    engine = engine_of(game)
    table = uow.tables.get(TableId(game.table_id)) if game.table_id else None
    if table is None or engine.resignation is None or has_flag(game, engine):
        return None
    return profile_of(uow.events.require(table.event_id)).missed_turns


def full_reserve(game: PostGame, score: MatchScore) -> int:
    """What each player begins with, in seconds. Source: house, after jbl/3.4.5."""
    return game.reserve_hours * score.length * _HOUR


def mid_match_reserve(game: PostGame, score: MatchScore) -> int:
    """Who gets a clock later has half as much for each point that either still needs.

    Source: house, after jbl/3.4.5-midmatch
    """
    away = sum(max(0, score.length - points) for points in score.points)
    return game.reserve_hours * away * _HOUR // 2


def score_of(uow: UnitOfWork, game: PostGame) -> MatchScore | None:
    """Where the match stands; None for a game that is none, or has not begun."""
    match = engine_of(game).match
    return match.score(STATES.of(game, uow)) if match is not None and game.events else None


@dataclass(frozen=True, slots=True)
class BringClock:
    """A judge brings a reserve of so many waking hours a point into a match, or (0) takes it out."""

    caller: Caller
    game_id: GameId
    hours: int


def bring_clock(command: BringClock, uow: UnitOfWork) -> PostGame | Refusal:
    """Both get the same reserve, by the rule for a clock that comes in later; whoever is waited for starts anew.

    Refusals: `game-needs-judge`, `game-no-such-game`, `game-not-started`, `game-paused`, `game-over`,
    `game-no-match`, `game-reserve` (params: most), `game-judge-plays`.
    """
    game = judged(uow, command.caller, command.game_id)
    if isinstance(game, Refusal):
        return game
    refused = not_playing(game) or unless_own_game(uow, command.caller, game)
    if refused:
        return refused
    score = score_of(uow, game)
    if score is None or engine_of(game).resignation is None:
        return Refusal("game-no-match", params={"game": game.id})
    if command.hours not in RESERVES:
        return Refusal("game-reserve", params={"most": RESERVES[-1]})
    game = uow.games.save(replace(game, reserve_hours=command.hours))
    for seat in seats_of(uow, game):
        _given(uow, game, seat, mid_match_reserve(game, score), command.caller)
    audit(uow, command.caller, EventId(0), "game-clock", {"game": game.id, "hours": command.hours})
    _tell(uow, game)
    return game


def _tell(uow: UnitOfWork, game: PostGame) -> None:
    """What time that runs out means from now on; board and messages show the new deadlines."""
    limit = lost_after(uow, game) or 0
    taken = "game-clock-taken-match" if limit else "game-clock-taken"
    told = {"hours": game.reserve_hours, "limit": limit}
    tell_thread(
        uow, game, "game-clock-brought" if game.reserve_hours else taken, told, key=f"clock:{game.version}"
    )


def _given(uow: UnitOfWork, game: PostGame, seat: GameSeat, seconds: int, caller: Caller) -> None:
    kept = uow.game_seats.save(replace(seat, reserve=seconds, spent=""))  # an undo brings no older clock back
    if kept.deadline is not None and game.status is GameStatus.PLAYING:
        set_deadline(uow, game, kept, caller.now)


def give_reserves(uow: UnitOfWork, game: PostGame, score: MatchScore) -> None:
    """Both begin with the whole reserve."""
    for seat in seats_of(uow, game):
        uow.game_seats.save(replace(seat, reserve=full_reserve(game, score)))
