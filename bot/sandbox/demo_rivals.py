"""Rivals on the demo server: a player's game with the house in its middle, the player on turn."""

from dataclasses import replace
from typing import cast

from bot.sandbox.people import PLAYERS
from bot.sandbox.played_on import PlayOn, played_on
from bot.sandbox.stage import AnyBot
from bot.sandbox.world import Room, World
from bot.startup import GuildhallBot
from engine.rivals.actions import FinishTurn, RivalsAction
from engine.rivals.events import RivalsDecision, RivalsEvent
from engine.rivals.game import to_act
from engine.rivals.house import ThriftyBuilder
from engine.rivals.state import RivalsState, TurnPhase
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.execute import execute
from usecases.play.move_batch import MoveBatch
from usecases.play.open_game import NewGame, new_game

_SECRET = b"Guildhall: the demo's principalities, 2055"
_TURNS = 10
_BEGUN = 60
_PRINCE = PLAYERS[16]


async def play_rivals(bot: AnyBot, world: World) -> None:
    """An introductory game with the house, some turns old."""
    bot_context = cast("GuildhallBot", bot).bot_context
    room, prince = world.channels[Room.GAMES], world.members[_PRINCE]
    caller = Caller(prince.id, _PRINCE.name, world.guild.id, bot_context.now(), locale=_PRINCE.locale)
    opened = execute(
        bot_context.database,
        new_game,
        NewGame(caller, _SECRET, room.id, in_thread=False, kind="rivals", seats=2, bots=1),
    )
    if isinstance(opened, Refusal):
        raise TypeError(opened.code)
    await world.env.advance_time(_BEGUN)  # it begins with its starting message
    caller = replace(caller, now=bot_context.now())
    middle = PlayOn(caller, opened.id, _is_their_turn, _choice, _ends_turn)
    execute(bot_context.database, played_on, middle)
    await world.env.advance_time(_BEGUN)


def _is_their_turn(state: RivalsState, seat: int) -> bool:
    turn = state.turn
    started = turn.phase is TurnPhase.BEFORE and not state.agenda
    return turn.number >= _TURNS and turn.seat == seat and started


def _choice(moves: MoveBatch) -> tuple[int, RivalsAction]:
    """What whoever is first to decide does by rule of thumb."""
    seat = to_act(moves.state)
    if seat is None:
        raise ValueError("the game was over before its middle")
    view, actions = moves.at.view_of(seat), moves.at.legal_for(seat)
    return seat, ThriftyBuilder().choose(view, actions, moves.bot_rng())


def _ends_turn(event: RivalsEvent, seat: int) -> bool:
    return isinstance(event, RivalsDecision) and event.seat == seat and isinstance(event.action, FinishTurn)
