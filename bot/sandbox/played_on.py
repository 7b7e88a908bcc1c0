"""Games of the demo that are played on to a moment worth seeing, all in one transaction."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from data.game_records import PostGame
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from usecases.caller import Caller
from usecases.play.commit import commit_moves, moves_of
from usecases.play.move_batch import MoveBatch
from usecases.play.registry import Action, Event, State
from usecases.play.states import events_of
from usecases.play.views import seat_of

WATCHER = -9
"""The caller has no seat."""


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Let all seats play until `is_there` for the caller's seat (`WATCHER`: a watcher's).

    `decides` says who does what next; `ends_turn` finds the end of the caller's last turn, since which they are told.
    """

    caller: Caller
    game_id: GameId
    is_there: Callable[[State, int], bool]
    decides: Callable[[MoveBatch], tuple[int, Action]]
    ends_turn: Callable[[Event, int], bool] | None = None


def played_on(command: PlayOn, uow: UnitOfWork) -> PostGame:
    """The log tells the turns, and the picture is drawn once."""
    game = uow.games.require(command.game_id)
    own = seat_of(uow, game, command.caller.user_id)
    seat = own.number if own else WATCHER
    moves = moves_of(uow, game, command.caller.now)
    while not command.is_there(moves.state, seat):
        _move(moves, command)
    played = commit_moves(uow, moves)
    if command.ends_turn is not None:
        _tell_the_last_round(uow, played, seat, command.ends_turn)
    return played


def _move(moves: MoveBatch, command: PlayOn) -> None:
    """Chance, or whoever is to decide."""
    stream = moves.rules.chance_due(moves.state)
    if stream is not None:
        moves.roll(stream)
        return
    refused = moves.take(*command.decides(moves))
    if refused:
        raise ValueError(refused.code)


def _tell_the_last_round(
    uow: UnitOfWork, game: PostGame, seat: int, ends_turn: Callable[[Event, int], bool]
) -> None:
    """The player is told what happened since the last own turn, as if every turn had come as a message."""
    stored = uow.game_events.since(game.id, 0)
    ended = [
        one.place
        for one, event in zip(stored, events_of(game, stored), strict=True)
        if ends_turn(event, seat)
    ]
    for card in uow.game_cards.find(game_id=game.id, seat=seat, is_open=True):
        uow.game_cards.save(replace(card, since=ended[-1] + 1))
