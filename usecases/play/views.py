"""What a seat, or anybody, may see of a game: all that a panel or a post draws, and nothing more."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from data.game_records import GameEvent, GameSeat, GameStatus, PostGame, Prompt, SeatState
from data.records import PostKind
from data.unit_of_work import UnitOfWork
from engine.capabilities import MatchScore
from engine.protocol import Clock, Outcome
from usecases.play.offer_ends import ends_of
from usecases.play.registry import Action, Event, HostRules, Known, State, View, engine_of, rules_of
from usecases.play.seat_clocks import SeatClock, aways_of, clocks_of
from usecases.play.stamps import stamp_of
from usecases.play.states import STATES

Witnessed = tuple[Known, ...]
_RECENT = 12
_A_PAIR = 2


@dataclass(frozen=True, slots=True)
class GameView:
    """A game as one seat (or, with `seat` None, everybody) may know it.

    `view` is None before the start. `actions` are what the seat may do now (none for spectators), `stamp` what its
    buttons carry. `news` are the events since the seat was last told, `changed` those since a further step of its panel
    was drawn, `last` those of the last decision: all as far as the seat may know them; `turn` are those of the present
    turn, `recent` at least the last dozen. `clock` is how far the game is, `match` how its match stands, `outcome` its
    end, `scenery` what stands open from the start.
    `clocks` says how the time of each seat runs that is waited for, `aways` until when players are on vacation, `ends`
    of open proposals until when they lie there, by their numbers. `thread_id` is where the players talk (0 before it
    stands). `quiet`: a message that must not wake its reader.
    """

    game: PostGame
    seats: tuple[GameSeat, ...]
    seat: int | None
    view: View | None
    actions: tuple[Action, ...]
    stamp: int
    news: Witnessed = ()
    changed: Witnessed = ()
    last: Witnessed = ()
    card: Prompt | None = None
    thread_id: int = 0
    quiet: bool = False
    turn: Witnessed = ()
    recent: Witnessed = ()
    scenery: Any = None
    clock: Clock | None = None
    outcome: Outcome | None = None
    match: MatchScore | None = None
    ends: Mapping[int, datetime] = field(default_factory=dict)
    clocks: Mapping[int, SeatClock] = field(default_factory=dict)
    aways: Mapping[int, datetime] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in turn order."""
        return tuple(seat.name for seat in self.seats)

    @property
    def waited(self) -> int | None:
        """Whom the game waits for, as everybody may know: who is on turn, at a table of two also who must answer.

        Of several who decide in secret at once nobody learns who has done so.
        """
        return _waited(self.seats, self.clock)

    @property
    def deadline(self) -> datetime | None:
        """Until when the seat that is waited for must have played; None when no time runs for it."""
        return None if self.waited is None else self.seats[self.waited].deadline


def _waited(seats: Sequence[GameSeat], clock: Clock | None) -> int | None:
    if clock is None:
        return None
    answering = [seat.number for seat in seats if seat.deadline is not None]
    return answering[0] if len(seats) == _A_PAIR and len(answering) == 1 else clock.seat


def seats_of(uow: UnitOfWork, game: PostGame) -> tuple[GameSeat, ...]:
    """The seats of a game in turn order."""
    return tuple(sorted(uow.game_seats.find(game_id=game.id), key=lambda seat: seat.number))


def users_at(seats: tuple[GameSeat, ...]) -> tuple[int, ...]:
    """The accounts of the people who sit there, to be called; whoever has resigned and was forgotten has none."""
    return tuple(seat.user_id for seat in seats if seat.state is SeatState.TAKEN and seat.user_id)


def seat_among(seats: tuple[GameSeat, ...], user_id: int) -> GameSeat | None:
    """The one of these seats at which a user plays."""
    return next((seat for seat in seats if seat.user_id == user_id), None) if user_id else None


def seat_of(uow: UnitOfWork, game: PostGame, user_id: int) -> GameSeat | None:
    """The seat at which a user plays."""
    return uow.game_seats.first(game_id=game.id, user_id=user_id) if user_id else None


def seen_by(
    uow: UnitOfWork,
    game: PostGame,
    seat: int | None,
    since: int | None = None,
    card: Prompt | None = None,
    seats: tuple[GameSeat, ...] = (),
) -> GameView:
    """A game as this seat, or everybody, may know it; `since` is the first event that counts as news.

    `seats` are those of the game where they were read already.
    """
    seats = seats or seats_of(uow, game)
    if not game.events:
        return GameView(
            game, seats, seat, None, (), stamp_of(game), card=card, thread_id=thread_of(uow, game)
        )
    first = game.events if since is None else since
    start = min(first, max(0, game.events - _RECENT), game.turn_place)
    folded, recent = STATES.with_past(game, uow, start)
    state, rules, match = folded.state, rules_of(game), engine_of(game).match
    step = recent[-1][0].step if recent else 0
    view, clock = rules.view(state, seat), rules.clock(state)
    known = [(one, rules.witness(event, seat)) for one, event in recent]
    newest = game.events - _RECENT

    def told(fits: Callable[[GameEvent], bool]) -> Witnessed:
        return tuple(event for one, event in known if event is not None and fits(one))

    return GameView(
        game=game,
        seats=seats,
        seat=seat,
        view=view,
        actions=_actions(game, state, seat),
        stamp=stamp_of(game),
        news=told(lambda one: one.place >= first),
        changed=told(lambda one: one.place >= card.step_place) if card is not None and card.step else (),
        last=told(lambda one: one.step == step),
        card=card,
        thread_id=thread_of(uow, game),
        turn=told(lambda one: one.place >= game.turn_place),
        recent=told(lambda one: one.place >= newest),
        scenery=rules.scenery(state),
        clock=clock,
        outcome=rules.outcome(state),
        match=None if match is None else match.score(state),
        ends=ends_of(uow, engine_of(game), clock, seats, view),
        clocks=clocks_of(uow, game, seats),
        aways=aways_of(uow, game, seats, _waited(seats, clock)),
    )


def _actions(game: PostGame, state: State, seat: int | None) -> tuple[Action, ...]:
    if seat is None or game.status is not GameStatus.PLAYING:
        return ()
    return tuple(rules_of(game).legal(state, seat))


def witnessed(rules: HostRules, events: tuple[Event, ...], seat: int | None) -> Witnessed:
    """The events as far as a seat may know them."""
    known = (rules.witness(event, seat) for event in events)
    return tuple(event for event in known if event is not None)


def thread_of(uow: UnitOfWork, game: PostGame) -> int:
    """Where the players of a game talk: the thread under its board, or the thread in which it was begun."""
    if game.in_thread:
        return game.channel_id
    found = uow.outbox.posts.values("thread_id", kind=PostKind.GAME, subject=game.id)
    return found[0][0] if found else 0
