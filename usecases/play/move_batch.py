"""The decisions of one transaction: each is put to the rules, and what it brings about is stored."""

import json
from datetime import datetime

from data.game_records import GameEvent, GameSeat, PostGame
from data.unit_of_work import UnitOfWork
from engine.chain import begun, linked
from engine.fairness import OPEN, ChanceSeed, chance_at
from engine.protocol import CHANCE, Chance, Clock, Need, Seat
from engine.protocol import EngineRefusal as RuleRefusal
from league.refusal import Refusal
from usecases.play.asked_state import AskedState
from usecases.play.orders import orders_of
from usecases.play.promised import agreed_of
from usecases.play.registry import Action, Event, Orders, State, engine_of, options_of
from usecases.play.states import STATES
from usecases.play.undo_counters import Remembered


class MoveBatch:
    """A game in motion. `made` are the events of this transaction, the first of which has the place `first`.

    `orders` are the standing orders of the seats as the moves leave them: what was ordered and is done goes out, and
    `ticks` says by which event.
    """

    def __init__(self, uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...], now: datetime) -> None:
        """`seats` stand in turn order."""
        self._uow = uow
        self.game = game
        self.now = now
        self.engine = engine_of(game)
        self.rules = self.engine.rules
        self.first = game.events
        self.made: list[Event] = []
        self.turns: list[int] = []  # how many events there were at the end of each turn that was finished
        self.ends: dict[Seat, int] = {}  # where the first turn of each seat ended
        self.offered_at: int | None = None
        self.answered_at: int | None = None
        self.by_hand: Seat | None = None  # the seat whose player is here and sees what comes of it
        self.actors: set[Seat] = set()  # the seats that decided something, by hand or by order
        self.orders_before: tuple[Orders, ...] = tuple(orders_of(self.engine, seat) for seat in seats)
        self.orders: list[Orders] = [*self.orders_before]
        self.ticks: list[list[Remembered]] = [[] for _ in seats]
        self._words = tuple(seat.word for seat in seats)
        self._seed = ChanceSeed(bytes.fromhex(game.secret), self._words, game.start)
        self._agreed = agreed_of(game, seats)
        self.head, self.told_head = game.head, game.told_head
        self._heads: list[str] = []
        self._drawn: dict[str, int] = {}
        self._step = 0
        self._unstored: list[GameEvent] = []
        self.turn: tuple[Event, ...] = ()  # the events of the present turn that were stored before
        self.before: AskedState | None = None
        if game.events:
            folded, past = STATES.with_past(game, uow, min(game.turn_place, game.events - 1))
            self.before, self._drawn = AskedState(self.rules, folded.state), dict(folded.drawn)
            self._step = past[-1][0].step
            self.turn = tuple(event for one, event in past if one.place >= game.turn_place)
        self._now = self.before

    @property
    def state(self) -> State:
        """The state after everything so far."""
        return self.at.state

    @property
    def at(self) -> AskedState:
        """The same, and what the rules say of it."""
        if self._now is None:
            raise RuntimeError("the game has not begun yet")
        return self._now

    @property
    def clock(self) -> Clock:
        """How far the game is."""
        return self.at.clock

    @property
    def place(self) -> int:
        """The place that the next event gets."""
        return self.first + len(self.made)

    @property
    def of_turn(self) -> tuple[Event, ...]:
        """The events of the present turn, those of this transaction too."""
        start = self.turns[-1] if self.turns else self.game.turn_place
        return (*self.turn, *self.made)[start - self.game.turn_place :]

    def open(self) -> None:
        """Set the game up: its first events, whose chance is that of the opening."""
        options = options_of(self.game)
        events = self.rules.open(options, self.game.seats, self._chance(OPEN))
        self.head = begun(self._seed.secret, self.rules, self._agreed)
        self._now = AskedState(self.rules, self.rules.fold(options, self.game.seats, events))
        for event in events:
            self._store(CHANCE, event)
        self.told_head = self.head

    def take(self, seat: Seat, action: Action) -> Refusal | None:
        """Carry a decision out, or say why the rules refuse it.

        Refusals: `<kind>-…`, one for each code of the engine.
        """
        self.actors.add(seat)
        return self._carry_out(seat, action, self._step + 1)

    def _carry_out(self, seat: Seat, action: Action, step: int) -> Refusal | None:
        decided = self.rules.decide(self.state, seat, action)
        if isinstance(decided, RuleRefusal):
            return translated(self.game.kind, decided)
        self._step = step
        start, before, asked = self.place, self.clock, self._asks()
        active = before.seat
        for event in decided:
            self._note_talk(event)
            self._now = AskedState(self.rules, self.rules.evolve(self.state, event))
            self._store(seat, event)
            after = self.clock
            if after.turn != before.turn:
                self.turns.append(self.place)
                self.ends.setdefault(before.seat, self.place)
                before = after
        if asked and seat >= 0 and seat != active and not self._asks():
            self.answered_at = self.place - 1  # the last of them has spoken: all said no
        if seat >= 0 and self.engine.orders is not None:
            self._reorder(seat, self.engine.orders.after(self.orders[seat], action), start)
        return None

    def _asks(self) -> bool:
        """Whether anybody has yet to answer a proposal."""
        if self.engine.negotiation is None:
            return False
        return any(wait.need is Need.OFFER for wait in self.at.awaited)

    def _note_talk(self, event: Event) -> None:
        negotiation = self.engine.negotiation
        if negotiation is None:
            return
        if negotiation.proposes(event):
            self.offered_at = self.place
        if negotiation.answers(event):
            self.answered_at = self.place

    def _reorder(self, seat: Seat, orders: Orders, place: int) -> None:
        """The orders as the event at this place leaves them."""
        if orders is self.orders[seat] or self.engine.orders is None:
            return
        kept = self.engine.orders.kept(self.orders[seat], orders)
        if kept is not None:
            self.ticks[seat].append((place, kept))
        self.orders[seat] = orders

    def fit(self) -> None:
        """Take out of everybody's orders what can never come about any more; open facts alone decide."""
        automation = self.engine.orders
        if automation is None:
            return
        for seat, orders in enumerate(self.orders):
            if orders != automation.none:
                fitted = automation.fitted(orders, self.at.view_of(seat))
                self._reorder(seat, fitted, self.place - 1)

    def roll(self, stream: str) -> None:
        """Let chance act, which is due in this stream."""
        refused = self.take(CHANCE, self.rules.chance_action(self.state, self._chance(stream)))
        if refused:
            raise RuntimeError(refused.code)

    def seal(self, seat: Seat, action: Action) -> None:
        """What the seat on turn decides at once because of an answer.

        It is one decision with the answer: nothing may stop between them, a judge's undo neither.
        """
        negotiation = self.engine.negotiation
        sealing = negotiation.sealed_by(seat, action) if negotiation else None
        refused = self._carry_out(self.clock.seat, sealing, self._step) if sealing is not None else None
        if refused:
            raise RuntimeError(refused.code)

    def _chance(self, stream: str) -> Chance:
        """The checked chance of the next result of a stream."""
        return self._seed.drawn_by(self.rules.streams, stream, self._drawn.get(stream, 0), self.place)

    def bot_rng(self) -> Chance:
        """What a player of the house breaks ties with: the same again in a repeat, and no part of the game's chance."""
        return chance_at(self._seed.secret, (*self._words, "house"), self.place)

    def _store(self, seat: Seat, event: Event) -> None:
        stream = self.rules.drawn(event)
        if stream is not None:
            self._drawn[stream] = self._drawn.get(stream, 0) + 1
        written = self.rules.write_event(event)
        self._unstored.append(GameEvent(self.place, self._step, seat, json.dumps(written)))
        if self.head:  # a game that began before there were heads has none
            self.head = linked(self._seed.secret, self.head, written)
        self._heads.append(self.head)
        self.made.append(event)

    def head_at(self, place: int) -> str:
        """The head when the game had so many events, the last of which was made here."""
        return self._heads[place - self.first - 1]

    def store(self) -> None:
        """Write the events that were made; nobody reads them before."""
        self._uow.game_events.append(self.game.id, self._unstored, self.now)
        self._unstored = []


def translated(kind: str, refusal: RuleRefusal) -> Refusal:
    """A refusal of a game's rules as the league words it."""
    return Refusal(f"{kind}-{refusal.code}", refusal.section, dict(refusal.params))
