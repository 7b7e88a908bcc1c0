"""A player takes the own last step back, without a judge: in every game that has `SecondThoughts`."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.play.find import not_playing, seated
from usecases.play.move import MoveMade, PlayMove, play_move
from usecases.play.registry import engine_of
from usecases.play.stamps import stamp_of
from usecases.play.states import STATES


@dataclass(frozen=True, slots=True)
class TakeBackOwn:
    """What the caller did last is to be taken back."""

    caller: Caller
    game_id: GameId


def take_back_own(command: TakeBackOwn, uow: UnitOfWork) -> MoveMade | Refusal:
    """The newest step of the caller's that nobody has built on is taken back, by a move of the game's own.

    Refusals: `game-nothing-of-yours` (params: game), those of `play_move`.
    """
    found = seated(uow, command.caller, command.game_id)
    if isinstance(found, Refusal):
        return found
    game, engine = found.game, engine_of(found.game)
    refused = not_playing(game)
    if refused:
        return refused
    state, seat = STATES.of(game, uow), found.seat.number
    actions = engine.rules.legal(state, seat)
    thoughts = engine.second_thoughts
    action = thoughts.taking_back(engine.rules.view(state, seat), actions) if thoughts else None
    if action is None:
        return Refusal("game-nothing-of-yours", params={"game": game.id})
    words = engine.rules.format(action)
    return play_move(PlayMove(command.caller, game.id, stamp_of(game), words), uow)
