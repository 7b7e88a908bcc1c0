"""A game by post on the page of somebody who plays it."""

import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from data.unit_of_work import UnitOfWork
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import guild_of
from usecases.play.show import GameQuestion, panel_view
from usecases.play.views import GameView, seat_among, seats_of, seen_by
from usecases.show.games_due import GameDue, games_due

_VIEWS: Final = 2_000


@dataclass(frozen=True, slots=True)
class SeatedGame:
    """A game as its player may know it, the time zone in which it is played, and the others that wait for them."""

    seen: GameView
    zone: str
    others: tuple[GameDue, ...]

    @property
    def stamp(self) -> str:
        """What differs whenever its player sees something else."""
        return _stamp_of(self.seen)


def seated_game(question: GameQuestion, uow: UnitOfWork) -> SeatedGame | None:
    """The game for the seat of who asks; None for whoever has none, as if there were no such game.

    Source: house
    """
    seen = panel_view(question, uow)
    if isinstance(seen, Refusal):
        return None
    others = tuple(due for due in games_due(question.caller, uow) if due.game.id != seen.game.id)
    return SeatedGame(seen, guild_of(uow, seen.game.guild_id).time_zone, others)


@dataclass(frozen=True, slots=True)
class AtTable:
    """Somebody who looks at a game that they play."""

    game_id: GameId
    user_id: int


class TableStamps:
    """What differs whenever somebody's page of a game does: what others do in secret is not told by when it is done.

    A view is looked at anew only where something in the game has changed.
    """

    def __init__(self) -> None:
        """Nobody has looked yet."""
        self._known: OrderedDict[AtTable, tuple[str, str]] = OrderedDict()

    def of(self, viewer: AtTable, uow: UnitOfWork) -> str | None:
        """The stamp; None where the viewer has no seat."""
        moment = uow.stamps.game(viewer.game_id)
        known = self._known.get(viewer)
        if known is not None and known[0] == moment:
            return known[1]
        game = uow.games.get(viewer.game_id)
        seats = () if game is None else seats_of(uow, game)
        seat = seat_among(seats, viewer.user_id)
        if game is None or seat is None:
            return None
        stamp = _stamp_of(seen_by(uow, game, seat.number, seats=seats))
        self._known[viewer] = (moment, stamp)
        if len(self._known) > _VIEWS:
            self._known.popitem(last=False)
        return stamp


def _stamp_of(seen: GameView) -> str:
    """Of all that the view's seat sees: of the others' seats only what everybody may know."""
    own = None if seen.seat is None else seen.seats[seen.seat]
    parts = (
        (
            seen.view,
            seen.actions,
            seen.clock,
            seen.outcome,
            seen.match,
            sorted(seen.ends.items()),
            seen.deadline,
        ),
        (seen.game.status, seen.game.called_by, seen.game.held_for, seen.game.epoch),
        own and (own.deadline, own.orders, own.by_message),
        [(one.name, one.state, one.autopilot, one.resigned) for one in seen.seats],
    )
    return hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()
