"""The decisions of one transaction: each is put to the rules, and what it brings about is stored."""

import json
from datetime import datetime

from data.game_records import Game, GameEvent, GameSeat
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.actions import Action, Confirm
from engine.catan.events import Countered, Event, OfferAccepted, Offered
from engine.catan.fairness import chance_action, chance_at
from engine.catan.log import write_event
from engine.catan.names import CHANCE, Chance
from engine.catan.orders import NO_ORDERS, Orders, after, fitted
from engine.catan.state import State
from engine.protocol import Refusal as RuleRefusal
from engine.protocol import Seat
from league.refusal import Refusal
from usecases.game.orders import Tick, orders_of
from usecases.game.states import STATES, options_of


class Moves:
    """A game in motion. `made` are the events of this transaction, the first of which has the place `first`.

    `orders` are the standing orders of the seats as the moves leave them: what was ordered and is done goes out, and
    `ticks` says by which event.
    """

    def __init__(self, uow: UnitOfWork, game: Game, seats: tuple[GameSeat, ...], now: datetime) -> None:
        """`seats` stand in turn order."""
        self._uow = uow
        self.game = game
        self.now = now
        self.first = game.events
        self.made: list[Event] = []
        self.turns: list[int] = []  # how many events there were at the end of each turn that was finished
        self.offered_at: int | None = None
        self.answered_at: int | None = None
        self.actors: set[Seat] = set()  # the seats that decided something, by hand or by order
        self.orders: list[Orders] = [orders_of(seat) for seat in seats]
        self.ticks: list[list[Tick]] = [[] for _ in seats]
        self._words = tuple(seat.word for seat in seats)
        self._secret = bytes.fromhex(game.secret)
        self._step = 0
        self._unstored: list[GameEvent] = []
        self.turn: tuple[Event, ...] = ()  # the events of the present turn that were stored before
        self.before: State | None = None
        if game.events:
            self.before, past = STATES.with_past(game, uow, min(game.turn_place, game.events - 1))
            self._step = past[-1][0].step
            self.turn = tuple(event for one, event in past if one.place >= game.turn_place)
        self._state = self.before

    @property
    def state(self) -> State:
        """The state after everything so far."""
        if self._state is None:
            raise RuntimeError("the island is not laid yet")
        return self._state

    @property
    def place(self) -> int:
        """The place that the next event gets."""
        return self.first + len(self.made)

    def lay(self) -> None:
        """Lay the island: the first event, whose chance has the place 0."""
        options = options_of(self.game)
        laid = catan.lay(options, self.chance())
        self._state = catan.fold(options, self.game.seats, (laid,))
        self._store(CHANCE, laid)

    def take(self, seat: Seat, action: Action) -> Refusal | None:
        """Carry a decision out, or say why the rules refuse it.

        Refusals: `catan-…`, one for each code of the engine.
        """
        self.actors.add(seat)
        return self._carry_out(seat, action, self._step + 1)

    def _carry_out(self, seat: Seat, action: Action, step: int) -> Refusal | None:
        decided = catan.decide(self.state, seat, action)
        if isinstance(decided, RuleRefusal):
            return translated(decided)
        self._step = step
        start = self.place
        for event in decided:
            number = self.state.turn.number
            if isinstance(event, Offered):
                self.offered_at = self.place
            if isinstance(event, OfferAccepted | Countered):
                self.answered_at = self.place
            self._state = catan.evolve(self.state, event)
            self._store(seat, event)
            if self.state.turn.number != number:
                self.turns.append(self.place)
        if seat >= 0 and self.orders[seat].build:
            self._reorder(seat, after(self.orders[seat], action), start)
        return None

    def _reorder(self, seat: Seat, orders: Orders, place: int) -> None:
        """The orders as the event at this place leaves them."""
        if orders.build != self.orders[seat].build:
            self.ticks[seat].append((place, self.orders[seat].build))
        self.orders[seat] = orders

    def fit(self) -> None:
        """Take out of everybody's orders what can never come about any more; open facts alone decide."""
        for seat, orders in enumerate(self.orders):
            if orders != NO_ORDERS:
                self._reorder(seat, fitted(orders, catan.view(self.state, seat)), self.place - 1)

    def roll(self) -> None:
        """Let chance act, which is due."""
        refused = self.take(CHANCE, chance_action(self.state, self.chance()))
        if refused:
            raise RuntimeError(refused.code)

    def seal(self, partner: Seat, offer: int) -> None:
        """Trade at once with the first who accepts: whatever lies open can be paid.

        It is one decision with the acceptance: nothing may stop between them, a judge's undo neither.
        Of two who accept at the same moment the second finds the offer gone. Source: house
        """
        refused = self._carry_out(self.state.turn.player, Confirm(partner, offer), self._step)
        if refused:
            raise RuntimeError(refused.code)

    def chance(self) -> Chance:
        """The checked chance of the next place."""
        return chance_at(self._secret, self._words, self.place)

    def whim(self) -> Chance:
        """What a player of the house breaks ties with: the same again in a repeat, and no part of the game's chance."""
        return chance_at(self._secret, (*self._words, "house"), self.place)

    def _store(self, seat: Seat, event: Event) -> None:
        self._unstored.append(GameEvent(self.place, self._step, seat, json.dumps(write_event(event))))
        self.made.append(event)

    def store(self) -> None:
        """Write the events that were made; nobody reads them before."""
        self._uow.game_events.append(self.game.id, self._unstored, self.now)
        self._unstored = []


def translated(refusal: RuleRefusal) -> Refusal:
    """A refusal of the rules as the league words it."""
    return Refusal(f"catan-{refusal.code}", refusal.section, dict(refusal.params))
