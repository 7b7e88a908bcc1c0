"""A game by post on the page of somebody who plays it, or watches it."""

import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from data.unit_of_work import UnitOfWork
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller, guild_of
from usecases.play.show import GameQuestion, board_view, panel_view
from usecases.play.turn_by_turn import TurnSeen, turn_of
from usecases.play.views import GameView, seat_among, seat_of, seats_of, seen_by
from usecases.play.watching import is_everybodys, may_watch
from usecases.show.games_due import GameDue, games_due

_VIEWS: Final = 2_000


@dataclass(frozen=True, slots=True)
class TableAsked:
    """A game for its player or watcher; with `turn` a turn that is over (0: the last one)."""

    caller: Caller
    game_id: GameId
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class TableGame:
    """A game as its viewer may know it, its time zone, and the others in which it is the viewer's turn.

    Who watches has no seat in `seen`. `turn` is the earlier turn that was asked for, as everybody may know it.
    """

    seen: GameView
    zone: str
    others: tuple[GameDue, ...] = ()
    turn: TurnSeen | None = None

    @property
    def stamp(self) -> str:
        """What differs whenever its viewer sees something else."""
        return _stamp_of(self.seen)


def seated_game(question: TableAsked, uow: UnitOfWork) -> TableGame | None:
    """The game for the seat of who asks; None for whoever has none, as if there were no such game.

    Source: house
    """
    seen = panel_view(GameQuestion(question.caller, question.game_id), uow)
    return None if isinstance(seen, Refusal) else _shown(question, seen, uow)


def game_on_table(question: TableAsked, uow: UnitOfWork) -> TableGame | None:
    """The same, and for who may watch what everybody may know.

    Source: house
    """
    caller, played = question.caller, seated_game(question, uow)
    game = uow.games.get(question.game_id) if played is None else None
    if game is None or not may_watch(uow, caller.user_id, game, caller.now):
        return played
    watched = board_view(game.id, uow)
    return None if watched is None else _shown(question, watched, uow)


def _shown(question: TableAsked, seen: GameView, uow: UnitOfWork) -> TableGame:
    due = games_due(question.caller, uow)
    others = tuple(one for one in due if one.is_turn and one.game.id != seen.game.id)
    turn = None if question.turn is None else turn_of(seen.game, question.turn, uow)
    zone = guild_of(uow, seen.game.guild_id).time_zone
    return TableGame(seen, zone, others, None if isinstance(turn, Refusal) else turn)


def server_to_watch(question: TableAsked, uow: UnitOfWork) -> int:
    """The server whose member one must still be to watch the game; 0: one plays in it, or it is everybody's."""
    game = uow.games.get(question.game_id)
    if game is None or seat_of(uow, game, question.caller.user_id) is not None or is_everybodys(uow, game):
        return 0
    return game.guild_id if may_watch(uow, question.caller.user_id, game, question.caller.now) else 0


@dataclass(frozen=True, slots=True)
class AtTable:
    """Somebody who looks at a game that they play or watch."""

    game_id: GameId
    user_id: int


class TableStamps:
    """What differs whenever somebody's page of a game does: what others do in secret is not told by when it is done.

    A view is looked at anew only where something in the game has changed; all who watch see the same.
    """

    def __init__(self) -> None:
        """Nobody has looked yet."""
        self._known: OrderedDict[AtTable, tuple[str, str]] = OrderedDict()

    def of(self, viewer: AtTable, now: datetime, uow: UnitOfWork) -> str | None:
        """The stamp; None where the viewer neither plays nor may watch."""
        moment = uow.stamps.game(viewer.game_id)
        if (known := self._held(viewer, moment)) is not None:
            return known
        game = uow.games.get(viewer.game_id)
        if game is None:
            return None
        seats = seats_of(uow, game)
        seat = seat_among(seats, viewer.user_id)
        if seat is not None:
            return self._noted(viewer, moment, seen_by(uow, game, seat.number, seats=seats))
        if not may_watch(uow, viewer.user_id, game, now):  # asked each time: leave ends while nothing changes
            return None
        watchers = AtTable(game.id, 0)
        held = self._held(watchers, moment)
        return held or self._noted(watchers, moment, seen_by(uow, game, None, seats=seats))

    def _held(self, viewer: AtTable, moment: str) -> str | None:
        known = self._known.get(viewer)
        return known[1] if known is not None and known[0] == moment else None

    def _noted(self, viewer: AtTable, moment: str, seen: GameView) -> str:
        self._known[viewer] = (moment, stamp := _stamp_of(seen))
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
