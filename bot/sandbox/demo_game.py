"""Games by post on the demo server: Catan in the middle, the visitor on turn, one to join."""

from dataclasses import replace
from typing import cast

from bot.sandbox.people import ORGANIZER, PLAYERS
from bot.sandbox.played_on import PlayOn, played_on
from bot.sandbox.stage import AnyBot
from bot.sandbox.world import Room, World
from bot.startup import GuildhallBot
from engine.catan import game as catan
from engine.catan.actions import Action, Offer
from engine.catan.events import TurnEnded
from engine.catan.phases import BEFORE_ROLL
from engine.catan.policy import value
from engine.catan.state import CatanState
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.execute import execute
from usecases.play.move_batch import MoveBatch
from usecases.play.open_game import NewGame, new_game

_SECRET = b"Guildhall: the demo's dice, 2055"  # the same island for every visitor
_TURNS = 40
_GREETED = 60
_HOST = PLAYERS[12]


async def play_games(bot: AnyBot, world: World) -> None:
    """The visitor, who begins as the organizer, against three bots; a game with a free seat."""
    bot_context = cast("GuildhallBot", bot).bot_context
    room, visitor = world.channels[Room.GAMES], world.members[ORGANIZER]
    caller = Caller(visitor.id, ORGANIZER.name, world.guild.id, bot_context.now(), locale=ORGANIZER.locale)
    alone = NewGame(caller, _SECRET, room.id, in_thread=False, kind="catan", seats=4, bots=3)
    opened = execute(bot_context.database, new_game, alone)
    if isinstance(opened, Refusal):
        raise TypeError(opened.code)
    await world.env.advance_time(_GREETED)  # the first message comes before those of the game
    caller = replace(caller, now=bot_context.now())
    middle = PlayOn(caller, opened.id, _is_their_turn, _choice, lambda event, seat: event == TurnEnded(seat))
    execute(bot_context.database, played_on, middle)
    # This command also tells the bot's workers that there is something to post.
    await world.members[_HOST].slash(room, "catan new", bots=2)


def _is_their_turn(state: CatanState, seat: int) -> bool:
    turn = state.turn
    return turn.player == seat and turn.phase is BEFORE_ROLL and turn.number >= _TURNS


def _choice(moves: MoveBatch) -> tuple[int, Action]:
    """What the house's own player would do in that seat; nobody is asked for a trade."""
    state = moves.state
    seat = catan.to_act(state)[0]
    actions = tuple(action for action in catan.legal(state, seat) if not isinstance(action, Offer))
    return seat, value.choose(catan.view(state, seat), actions, moves.bot_rng())
