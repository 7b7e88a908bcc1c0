"""What a newcomer to a game is told with the message that they get anyway: at four occasions, each once, then no more.

The first turn and the third are the same in every game; two more a game may name itself (`Occasions`). Whoever has
finished a game of the kind is no newcomer, and whoever wants no hints gets none. Open facts alone decide.
"""

from dataclasses import replace
from typing import Final

from data.game_records import GameSeat, GameStatus, PostGame, PromptKind
from data.records import UserSettings
from data.unit_of_work import UnitOfWork
from usecases.play.move_batch import MoveBatch

_FIRST: Final = "first-turn"
_THIRD: Final = "third-turn"
_BY_THEN: Final = 3
"""The turn with which the second hint comes, or a later one, where another occasion came first."""


def new_hint(uow: UnitOfWork, moves: MoveBatch, game: PostGame, seat: GameSeat, kind: PromptKind) -> str:
    """What the message of this kind that is now opened tells a newcomer; "" where it tells nothing. It is noted."""
    if not seat.by_message or kind not in {PromptKind.TURN, PromptKind.REPLY, PromptKind.OFFER}:
        return ""
    user = uow.users.get(seat.user_id) or UserSettings(seat.user_id)
    known = set(user.hinted.split())
    if not user.hints or game.kind in known:
        return ""
    hint = _occasion(moves, seat) or (_turn_hint(uow, game, seat) if kind is PromptKind.TURN else "")
    if not hint or f"{game.kind}:{hint}" in known:
        return ""
    told = game.kind if _is_known(uow, game, seat) else f"{game.kind}:{hint}"
    uow.users.put(replace(user, hinted=" ".join(sorted({*known, told}))))
    return hint if told != game.kind else ""


def _occasion(moves: MoveBatch, seat: GameSeat) -> str:
    occasions = moves.engine.occasions
    return occasions.occasion(moves.state, seat.number) if occasions else ""


def _turn_hint(uow: UnitOfWork, game: PostGame, seat: GameSeat) -> str:
    """The hint to the turn that begins: so many there were before."""
    before = uow.game_cards.values("about", game_id=game.id, seat=seat.number, kind=PromptKind.TURN)
    turns = len({about for (about,) in before}) + 1
    return _FIRST if turns == 1 else _THIRD if turns >= _BY_THEN else ""


def _is_known(uow: UnitOfWork, game: PostGame, seat: GameSeat) -> bool:
    """Whether the player has finished a game of this kind, on any server."""
    mine = tuple(number for (number,) in uow.game_seats.values("game_id", user_id=seat.user_id))
    return uow.games.first(id=mine, kind=game.kind, status=GameStatus.OVER) is not None
