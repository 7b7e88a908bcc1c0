"""What a control of a game says, carried out: a message's buttons and the page say the same words to the same deeds.

Words are an action as the game writes it, or a wish to the host (`=…`); steps of a panel (`?…`) ask for nothing.
"""

from dataclasses import dataclass
from typing import Final

from data.game_records import GameSeat, PostGame
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.play.judge import CallToGame, JudgeGame, call_to_game, resume_game
from usecases.play.move import DISMISS, MoveMade, PlayMove, play_move
from usecases.play.player_actions import ChoosePlace, GiveOrders, choose_place, give_orders

ORDERS: Final = "=orders"
PLACES: Final = frozenset({"=thread", "=message"})
"""Where turns are to arrive from now on."""


@dataclass(frozen=True, slots=True)
class SayWords:
    """The words of a control, as `PlayMove` has them for an action."""

    caller: Caller
    game_id: GameId
    stamp: int
    words: str
    message_id: int = 0


def say_words(command: SayWords, uow: UnitOfWork) -> MoveMade | GameSeat | PostGame | Refusal:
    """Carry out what a control of the game says.

    Refusals: `game-stale` for a wish that there is not, and those of `play_move`, `give_orders`, `call_to_game`,
    `resume_game` and `choose_place`.
    """
    caller, game_id, words = command.caller, command.game_id, command.words
    if words == DISMISS or not words.startswith("="):
        return play_move(PlayMove(caller, game_id, command.stamp, words, command.message_id), uow)
    wish, _, rest = words.partition(" ")
    if wish in PLACES:
        return choose_place(ChoosePlace(caller, game_id, wish == "=message"), uow)
    match wish:
        case "=orders":
            return give_orders(GiveOrders(caller, game_id, rest), uow)
        case "=judge":
            return call_to_game(CallToGame(caller, game_id, ""), uow)
        case "=resume":
            return resume_game(JudgeGame(caller, game_id), uow)
    return Refusal("game-stale", params={"game": game_id})
