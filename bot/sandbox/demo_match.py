"""Backgammon on the demo server: the visitor's match with the house in its middle, and one that is over."""

from dataclasses import replace
from typing import cast

from bot.sandbox.people import ORGANIZER, PLAYERS
from bot.sandbox.played_on import PlayOn, played_on
from bot.sandbox.stage import AnyBot
from bot.sandbox.world import Room, World
from bot.startup import GuildhallBot
from data.transaction import read
from data.unit_of_work import UnitOfWork
from engine.backgammon.actions import Action, Play, RefuseResignation, RollDice, Take
from engine.backgammon.evaluation import worth
from engine.backgammon.game import legal
from engine.backgammon.options import Level
from engine.backgammon.state import BackgammonState
from engine.backgammon.waiting import to_act
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.execute import execute
from usecases.games.backgammon import LEVEL, POINTS
from usecases.play.move_batch import MoveBatch
from usecases.play.open_game import NewGame, new_game

_SECRET = b"Guildhall: the demo's match, 2055"
_TURNS = 14
_BEGUN = 60
_HOST = PLAYERS[14]
_RIVAL = PLAYERS[15]
_SENSIBLE = (RollDice, Take, RefuseResignation)


async def play_matches(bot: AnyBot, world: World) -> None:
    """The visitor is on turn in the middle of a match with the house; two others have played theirs to the end."""
    bot_context = cast("GuildhallBot", bot).bot_context
    room, visitor = world.channels[Room.GAMES], world.members[ORGANIZER]
    caller = Caller(visitor.id, ORGANIZER.name, world.guild.id, bot_context.now(), locale=ORGANIZER.locale)
    choices = {POINTS: "5", LEVEL: Level.CLUB.value}
    alone = NewGame(
        caller, _SECRET, room.id, in_thread=False, kind="backgammon", seats=2, bots=1, choices=choices
    )
    opened = execute(bot_context.database, new_game, alone)
    if isinstance(opened, Refusal):
        raise TypeError(opened.code)
    await world.members[_HOST].slash(room, "backgammon new", points=1, opponent=world.members[_RIVAL])
    await world.env.advance_time(_BEGUN)
    over = read(bot_context.database, _newest)
    await world.members[_RIVAL].slash(room, "game join", game=over)
    await world.env.advance_time(_BEGUN)
    for game_id in (opened.id, over):
        middle = PlayOn(replace(caller, now=bot_context.now()), game_id, _is_enough, _decides)
        execute(bot_context.database, played_on, middle)
    await world.env.advance_time(
        _BEGUN
    )  # the bot's workers look by themselves whether there is something to post


def _newest(uow: UnitOfWork) -> GameId:
    return max(game.id for game in uow.games.find(kind="backgammon"))


def _is_enough(state: BackgammonState, seat: int) -> bool:
    """The middle of the match, the caller on turn; the end of a match that is not theirs."""
    actors = to_act(state)
    return not actors or (state.turn >= _TURNS and actors == (seat,))


def _decides(moves: MoveBatch) -> tuple[int, Action]:
    """The best play by rule of thumb; nobody doubles or gives up."""
    seat = to_act(moves.state)[0]
    return seat, _choice(moves.state, seat)


def _choice(state: BackgammonState, seat: int) -> Action:
    actions = legal(state, seat)
    plays = [action for action in actions if isinstance(action, Play)]
    if plays:
        return max(plays, key=lambda play: worth(play.after))
    return next(action for kind in _SENSIBLE for action in actions if isinstance(action, kind))
