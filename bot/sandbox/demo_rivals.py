"""Rivals on the demo server: a player's game with the house in its middle, the player on turn."""

from dataclasses import dataclass, replace
from typing import cast

from bot.sandbox.people import PLAYERS
from bot.sandbox.stage import AnyBot
from bot.sandbox.world import Room, World
from bot.startup import GuildhallBot
from data.game_records import PostGame
from data.unit_of_work import UnitOfWork
from engine.rivals.actions import FinishTurn
from engine.rivals.events import RivalsDecision
from engine.rivals.game import to_act
from engine.rivals.house import ThriftyBuilder
from engine.rivals.state import RivalsState, TurnPhase
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.execute import execute
from usecases.play.commit import commit_moves, moves_of
from usecases.play.move_batch import MoveBatch
from usecases.play.open_game import NewGame, new_game
from usecases.play.states import events_of
from usecases.play.views import seat_of

_SECRET = b"Guildhall: the demo's principalities, 2055"
_TURNS = 10
_BEGUN = 60
_PRINCE = PLAYERS[16]


@dataclass(frozen=True, slots=True)
class _PlayRivals:
    """Let both play until the caller is on turn in the middle of the game, before the dice."""

    caller: Caller
    game_id: int


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
    execute(bot_context.database, _played_on, _PlayRivals(caller, opened.id))
    await world.env.advance_time(_BEGUN)


def _played_on(command: _PlayRivals, uow: UnitOfWork) -> PostGame:
    """One transaction: the log tells the turns, and the picture is drawn once."""
    game = uow.games.require(command.game_id)
    seat = seat_of(uow, game, command.caller.user_id)
    if seat is None:
        raise ValueError(command.caller)
    moves = moves_of(uow, game, command.caller.now)
    while not _is_their_turn(moves.state, seat.number):
        _move(moves)
    played = commit_moves(uow, moves)
    _tell_the_last_round(uow, played, seat.number)
    return played


def _is_their_turn(state: RivalsState, seat: int) -> bool:
    turn = state.turn
    started = turn.phase is TurnPhase.BEFORE and not state.agenda
    return turn.number >= _TURNS and turn.seat == seat and started


def _move(moves: MoveBatch) -> None:
    """Chance, or the rule of thumb of whoever is first to decide."""
    stream = moves.rules.chance_due(moves.state)
    if stream is not None:
        moves.roll(stream)
        return
    seat = to_act(moves.state)
    if seat is None:
        raise ValueError("the game was over before its middle")
    view, actions = moves.rules.view(moves.state, seat), moves.rules.legal(moves.state, seat)
    refused = moves.take(seat, ThriftyBuilder().choose(view, actions, moves.bot_rng()))
    if refused:
        raise ValueError(refused.code)


def _tell_the_last_round(uow: UnitOfWork, game: PostGame, seat: int) -> None:
    """The player is told what happened since the last own turn, as if every turn had come as a message."""
    stored = uow.game_events.since(game.id, 0)
    ended = [
        one.place
        for one, event in zip(stored, events_of(game, stored), strict=True)
        if isinstance(event, RivalsDecision) and event.seat == seat and isinstance(event.action, FinishTurn)
    ]
    for card in uow.game_cards.find(game_id=game.id, seat=seat, is_open=True):
        uow.game_cards.save(replace(card, since=ended[-1] + 1))
