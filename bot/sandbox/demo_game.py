"""Games by post on the demo server: Catan in the middle, the visitor on turn, one to join."""

from dataclasses import dataclass, replace
from typing import cast

from bot.sandbox.people import ORGANIZER, PLAYERS
from bot.sandbox.stage import AnyBot
from bot.sandbox.world import Room, World
from bot.startup import GuildhallBot
from data.game_records import PostGame
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.actions import Offer
from engine.catan.events import TurnEnded
from engine.catan.phases import BEFORE_ROLL
from engine.catan.policy import value
from engine.catan.state import CatanState
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.execute import execute
from usecases.play.commit import commit_moves, moves_of
from usecases.play.move_batch import MoveBatch
from usecases.play.open_game import NewGame, new_game
from usecases.play.states import events_of
from usecases.play.views import seat_of

_SECRET = b"Guildhall: the demo's dice, 2055"  # the same island for every visitor
_TURNS = 40
_GREETED = 60
_HOST = PLAYERS[12]


@dataclass(frozen=True, slots=True)
class _PlayOn:
    """Let all seats play until the caller is on turn in the middle of the game."""

    caller: Caller
    game: PostGame


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
    execute(bot_context.database, _played_on, _PlayOn(caller, opened))
    # This command also tells the bot's workers that there is something to post.
    await world.members[_HOST].slash(room, "catan new", bots=2)


def _played_on(command: _PlayOn, uow: UnitOfWork) -> PostGame:
    """One transaction: the log tells the turns, and the picture is drawn once."""
    game = uow.games.require(command.game.id)
    seat = seat_of(uow, game, command.caller.user_id)
    moves = moves_of(uow, game, command.caller.now)
    while seat is not None and not _is_their_turn(moves.state, seat.number):
        _move(moves)
    played = commit_moves(uow, moves)
    if seat is not None:
        _tell_the_last_round(uow, played, seat.number)
    return played


def _tell_the_last_round(uow: UnitOfWork, game: PostGame, seat: int) -> None:
    """The visitor is told what happened since the last own turn, as if every turn had come as a message."""
    stored = uow.game_events.since(game.id, 0)
    ended = [
        one.place
        for one, event in zip(stored, events_of(game, stored), strict=True)
        if event == TurnEnded(seat)
    ]
    for card in uow.game_cards.find(game_id=game.id, seat=seat, is_open=True):
        uow.game_cards.save(replace(card, since=ended[-1] + 1))


def _is_their_turn(state: CatanState, seat: int) -> bool:
    turn = state.turn
    return turn.player == seat and turn.phase is BEFORE_ROLL and turn.number >= _TURNS


def _move(moves: MoveBatch) -> None:
    """Chance, or what the house's own player would do in that seat; nobody is asked for a trade."""
    stream = moves.rules.chance_due(moves.state)
    if stream is not None:
        moves.roll(stream)
        return
    state = moves.state
    seat = catan.to_act(state)[0]
    actions = tuple(action for action in catan.legal(state, seat) if not isinstance(action, Offer))
    action = value.choose(catan.view(state, seat), actions, moves.bot_rng())
    refused = moves.take(seat, action)
    if refused:
        raise ValueError(refused.code)
