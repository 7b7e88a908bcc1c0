"""The bot is no longer on a server: nobody is sure to be reached there, so its games stand still until it is back.

A player with private messages could go on, but neither the thread, nor a judge, nor whoever reads the thread would hear
of it, and Discord takes no message to those who share no other server with the bot. Source: house
"""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from data.game_records import BEGUN, GameSeat, GameStatus, PostGame, SeatState
from data.unit_of_work import UnitOfWork
from league.by_post import HeldFor, HoldKind
from league.duty import Wording
from league.ids import GameId
from usecases.play.hold import lift_holds, put_hold
from usecases.play.holding import held_as_due
from usecases.play.lobby import takes_messages
from usecases.play.private_notices import own_key, tell_player
from usecases.play.prompts import ring_again
from usecases.play.start import ask_for_number
from usecases.play.thread_notices import tell_thread
from usecases.play.views import seats_of

_LEFT: Final = "game-own-server-left"


@dataclass(frozen=True, slots=True)
class BotPresence:
    """A server from which the bot is gone, or to which it is back, as was noticed now."""

    guild_id: int
    now: datetime


@dataclass(frozen=True, slots=True)
class ServersOfGames:
    """The servers where time runs in games by post, and those where games wait for the bot to be back."""

    playing: frozenset[int]
    waiting: frozenset[int]


def servers_of_games(uow: UnitOfWork) -> ServersOfGames:
    """Where the bot must be, and where it was not."""
    playing = uow.games.values("guild_id", status=GameStatus.PLAYING)
    away = frozenset(
        GameId(row[0]) for row in uow.game_holds.values("game_id", why=HoldKind.AWAY, ended_at=None)
    )
    waiting = uow.games.values("guild_id", id=away, status=GameStatus.PAUSED) if away else ()
    return ServersOfGames(frozenset(row[0] for row in playing), frozenset(row[0] for row in waiting))


def server_left(found: BotPresence, uow: UnitOfWork) -> None:
    """The games there are held; their players are told in private, as far as Discord lets that through."""
    uow.lock(found.guild_id)
    for game in uow.games.find(guild_id=found.guild_id, status=BEGUN):
        if uow.game_holds.values("id", game_id=game.id, why=HoldKind.AWAY, ended_at=None):
            continue
        put_hold(uow, game, HoldKind.AWAY, found.now)
        held = held_as_due(uow, game.id, found.now)
        if held.held_for is not HeldFor.AWAY:  # it stands still already
            continue
        for seat in _people(uow, held):
            told = {"players": ", ".join(each.name for each in seats_of(uow, held))}
            tell_player(uow, held, seat, _LEFT, _occasion(held), found.now, told)


def server_back(found: BotPresence, uow: UnitOfWork) -> None:
    """They go on, with as much time left as before; whoever is waited for is written to anew.

    What nobody could be shown meanwhile is shown now.
    """
    uow.lock(found.guild_id)
    for game in uow.games.find(guild_id=found.guild_id, status=GameStatus.PAUSED):
        lift_holds(uow, game, HoldKind.AWAY, found.now)
        going = held_as_due(uow, game.id, found.now)
        if game.held_for is not HeldFor.AWAY:
            continue
        players = _people(uow, game)
        for seat in players:
            for told in uow.outbox.notices.find(key=own_key(_LEFT, game, _occasion(game), seat)):
                uow.outbox.say(told, Wording("game-own-server-back", {"game": game.id}), buttons=())
        users = tuple(seat.user_id for seat in players)
        tell_thread(uow, going, "game-server-back", key=f"resume:{going.version}", mentions=users)
        ring_again(uow, going, found.now, but=0)
    for game in uow.games.find(guild_id=found.guild_id, status=GameStatus.STARTING):
        ask_for_number(uow, game)


def _people(uow: UnitOfWork, game: PostGame) -> list[GameSeat]:
    """Who plays; where they can be reached now is in private alone, unless they want nothing there."""
    return [
        replace(seat, by_message=takes_messages(uow, seat.user_id))
        for seat in seats_of(uow, game)
        if seat.state is SeatState.TAKEN and not seat.resigned
    ]


def _occasion(game: PostGame) -> str:
    """What names this absence: while it lasts nothing can be played."""
    return f"{game.epoch}:{game.events}:{game.paused_at}"
