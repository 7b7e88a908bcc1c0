"""Finding the game that the caller means, and whether they may see it."""

from dataclasses import dataclass

from data.game_records import GameSeat, GameStatus, PostGame
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import game_here
from usecases.play.views import seat_among, seat_of, seats_of

_UNDERWAY = (GameStatus.PLAYING, GameStatus.PAUSED)


def game_of(uow: UnitOfWork, caller: Caller, game_id: GameId) -> PostGame | Refusal:
    """The game of this number, if it belongs to the caller's server, or (in a private message) is one of theirs.

    Refusals: `game-no-such-game`.
    """
    game = _in_reach(uow, caller, game_id)
    known = game is not None and (caller.guild_id or seat_of(uow, game, caller.user_id))
    return game if game is not None and known else _unknown(game_id)


def unless_judge(uow: UnitOfWork, caller: Caller, game: PostGame) -> Refusal | None:
    """A refusal unless the caller judges; it says how those who play this game come by a judge.

    Refusals: `game-needs-judge` (params: game, status).
    """
    refused = refusal_unless(uow, caller, Role.JUDGE)
    return refused and Refusal("game-needs-judge", params={"game": game.id, "status": game.status})


def judged(uow: UnitOfWork, caller: Caller, game_id: GameId) -> PostGame | Refusal:
    """The game of this number for a judge.

    Refusals: those of `game_of` and `unless_judge`.
    """
    game = game_of(uow, caller, game_id)
    return game if isinstance(game, Refusal) else unless_judge(uow, caller, game) or game


def _in_reach(uow: UnitOfWork, caller: Caller, game_id: GameId) -> PostGame | None:
    """The game of this number, unless it belongs to another server than that in which the caller speaks."""
    game = uow.games.get(game_id)
    return game if game is not None and caller.guild_id in {0, game.guild_id} else None


def _unknown(game_id: GameId) -> Refusal:
    return Refusal("game-no-such-game", params={"game": game_id})


@dataclass(frozen=True, slots=True)
class CallersGame:
    """A game, its seats in turn order, and the one of them that is the caller's."""

    game: PostGame
    seats: tuple[GameSeat, ...]
    seat: GameSeat


def server_of_game(game_id: GameId, uow: UnitOfWork) -> int:
    """The server to which a game belongs, 0 for no game."""
    game = uow.games.get(game_id)
    return game.guild_id if game is not None else 0


def seated(uow: UnitOfWork, caller: Caller, game_id: GameId) -> CallersGame | Refusal:
    """The game and the caller's seat at it.

    Refusals: `game-no-such-game`, `game-not-seated`.
    """
    game = _in_reach(uow, caller, game_id)
    if game is None:
        return _unknown(game_id)
    seats = seats_of(uow, game)
    seat = seat_among(seats, caller.user_id)
    if seat is not None:
        return CallersGame(game, seats, seat)
    return Refusal("game-not-seated", params={"game": game_id}) if caller.guild_id else _unknown(game_id)


def games_of(uow: UnitOfWork, caller: Caller) -> tuple[PostGame, ...]:
    """The games under way in which the caller plays: of this server, or in a private message of all."""
    mine = {seat.game_id for seat in uow.game_seats.find(user_id=caller.user_id)}
    games = uow.games.find(id=tuple(mine), status=_UNDERWAY) if mine else ()
    return tuple(game for game in games if caller.guild_id in {0, game.guild_id})


def the_game(uow: UnitOfWork, caller: Caller, game_id: GameId, channel_id: int) -> PostGame | Refusal:
    """The game that is meant: the number if one is given, else that of the thread, else the caller's only one.

    Whoever plays none, such as a judge, means the only one whose board stands in the channel.

    Refusals: `game-no-such-game`, `game-which` (several, or none).
    """
    if game_id:
        return game_of(uow, caller, game_id)
    here = game_here(uow, caller, channel_id)
    if here is not None:
        return here
    meant = games_of(uow, caller) or _beside(uow, caller, channel_id)
    return meant[0] if len(meant) == 1 else Refusal("game-which")


def _beside(uow: UnitOfWork, caller: Caller, channel_id: int) -> tuple[PostGame, ...]:
    """The games under way whose boards stand in this channel."""
    if not channel_id or not caller.guild_id:
        return ()
    return uow.games.find(channel_id=channel_id, guild_id=caller.guild_id, status=_UNDERWAY)


def not_playing(game: PostGame) -> Refusal | None:
    """Why nothing can be played in a game now.

    Refusals: `game-not-started`, `game-starting`, `game-paused`, `game-over`.
    """
    codes = {
        GameStatus.OPEN: "game-not-started",
        GameStatus.STARTING: "game-starting",
        GameStatus.PAUSED: "game-paused",
        GameStatus.OVER: "game-over",
        GameStatus.CALLED_OFF: "game-over",
    }
    code = codes.get(game.status)
    return Refusal(code, params={"game": game.id, "why": game.held_for.value}) if code else None
