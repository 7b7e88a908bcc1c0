"""Games by post that go wild: played by use cases from a stored beginning, everything that may happen happens."""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

from data.database import Database
from data.game_records import GameEvent, GameSeat, GameStatus
from data.transaction import write
from data.unit_of_work import UnitOfWork
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.names import CHANCE, Chance, Seat
from engine.catan.options import CatanOptions
from engine.catan.policy import value
from engine.catan.record_codecs import write_event
from engine.catan.state import CatanState
from engine.catan.table import play
from engine.fairness import chance_at
from engine.protocol import Streams
from tests.support.game_table import GameTable, game_table, in_order
from tests.support.game_time import ring
from usecases.caller import Caller
from usecases.play.commit import commit_moves, moves_of
from usecases.play.judge import JudgeGame, Substitute, end_game, pause_game, resume_game, substitute
from usecases.play.player_actions import (
    ChoosePlace,
    GiveOrders,
    ResignSeat,
    choose_place,
    give_orders,
    resign,
)
from usecases.play.undo import UndoMoves, undo_moves
from usecases.play.waiting import is_person

ORDERS: Final = (
    "discard ore grain", "robber leader", "roll always", "end bare", "buy-card", "build-road e17", "build-city v12",
    "offer 1W 1G", "declare yes", "few 2", "clear", "roll ask", "drop build 1",
)  # fmt: skip
TALK: Final = ((a.AcceptOffer, 0.5), (a.Confirm, 0.5), (a.CounterOffer, 0.3), (a.Offer, 0.15))
STEPS: Final = 48
RARE: Final = 0.2


@dataclass
class Walk:
    """A game and the chance that decides what its people do; `looked` is called after every few steps."""

    table: GameTable
    chance: random.Random
    happened: list[str] = field(default_factory=list)
    newcomers: int = 0

    def go(self, look: Callable[[int], None]) -> None:
        """Some dozen decisions and mishaps."""
        for step in range(STEPS):
            if self.table.game.status is GameStatus.OVER:
                break
            self._step()
            self.table.now += timedelta(minutes=self.chance.choice((1, 20, 90)))
            if step % 16 == 10:
                look(step)
        look(STEPS)

    def _step(self) -> None:
        if self.table.game.status is GameStatus.PAUSED:
            self._note("resume")
            self.table.do(resume_game, JudgeGame(self._judge(), self.table.game_id))
        elif self.chance.random() < RARE:
            self._mishap()
        else:
            self._move()

    def _note(self, what: str) -> None:
        self.happened.append(what)

    def _judge(self) -> Caller:
        return self.table.caller(999, judge=True)

    def _people(self) -> list[GameSeat]:
        return [seat for seat in self.table.seats if is_person(seat)]

    def _move(self) -> None:
        state = self.table.state
        able = [seat for seat in self._people() if _asked(state, seat.number)]
        due = [seat for seat in able if seat.number in catan.to_act(state)]
        if not due:
            self._mishap()
            return
        seat = self.chance.choice(able if self.chance.random() < 0.1 else due)
        action = self._chosen(state, seat.number)
        self._note(type(action).__name__)
        self.table.play(seat.user_id, action)

    def _chosen(self, state: CatanState, seat: int) -> a.Action:
        actions = catan.legal(state, seat)
        for ctx, often in TALK:
            said = [action for action in actions if isinstance(action, ctx)]
            if said and self.chance.random() < often:
                return self.chance.choice(said)
        if self.chance.random() < 0.2:
            kinds = sorted({type(action) for action in actions}, key=a.KINDS.index)
            kind = self.chance.choice(kinds)
            return self.chance.choice([action for action in actions if type(action) is kind])
        return value.choose(catan.view(state, seat), actions, self.chance.randrange)

    def _mishap(self) -> None:
        kind = self.chance.choice(
            (self._time_out, self._undo, self._substitute, self._pause, self._orders, self._orders, self._place,
             self._quit, self._time_out, self._undo, self._wait)
        )  # fmt: skip
        self._note(kind.__name__)
        kind()

    def _time_out(self) -> None:
        due = [seat.deadline for seat in self.table.seats if seat.deadline]
        if due:
            self.table.now = max(self.table.now, min(due) + timedelta(seconds=1))
        ring(self.table)

    def _wait(self) -> None:
        self.table.now += timedelta(hours=5)
        ring(self.table)

    def _undo(self) -> None:
        self.table.do(undo_moves, UndoMoves(self._judge(), self.table.game_id, self.chance.randint(1, 3)))

    def _pause(self) -> None:
        self.table.do(pause_game, JudgeGame(self._judge(), self.table.game_id))

    def _substitute(self) -> None:
        self.newcomers += 1
        user, seat = 200 + self.newcomers, self.chance.randint(1, len(self.table.seats))
        self.table.do(substitute, Substitute(self._judge(), self.table.game_id, seat, user, f"New {user}"))

    def _orders(self) -> None:
        for seat in self._people()[:1]:
            words = self.chance.choice(ORDERS)
            self.table.do(give_orders, GiveOrders(self.table.caller(seat.user_id), self.table.game_id, words))

    def _place(self) -> None:
        for seat in self._people()[:1]:
            command = ChoosePlace(self.table.caller(seat.user_id), self.table.game_id, not seat.by_message)
            self.table.do(choose_place, command)

    def _quit(self) -> None:
        people = self._people()
        if len(people) > 1 and self.chance.random() < 0.5:
            self.table.do(resign, ResignSeat(self.table.caller(people[-1].user_id), self.table.game_id))
        elif self.chance.random() < 0.2:
            self.table.do(end_game, JudgeGame(self._judge(), self.table.game_id))


def walk_of(database: Database, seed: int) -> Walk:
    """A game of this seed: its beginning is played out by house players, then people take over."""
    chance = random.Random(seed)
    seats = chance.choice((3, 4, 4))
    secret = in_order(seats, f"golden {seed} ".encode(), Streams.BY_PLACE)
    table = game_table(database, people=chance.randint(2, seats), seats=seats, secret=secret, version=1)
    _begin(table, chance, seats)
    return Walk(table, chance)


def _begin(table: GameTable, chance: random.Random, seats: int) -> None:
    """The stored events up to some turn, as if they had been played."""
    secret, words = bytes.fromhex(table.game.secret), ("",) * seats
    whole = play(
        CatanOptions(), [_policy] * seats, lambda place: chance_at(secret, words, place), chance.randrange
    )
    most = int(len(whole.events) * chance.random() * 0.9)
    state, turn_place = catan.fold(CatanOptions(), seats, whole.events[:1]), 0
    stored: list[GameEvent] = []
    for place, event in enumerate(whole.events[1:most], 1):
        turn = state.turn.number
        state = catan.evolve(state, event)
        stored.append(GameEvent(place, place, getattr(event, "seat", CHANCE), json.dumps(write_event(event))))
        if state.turn.number != turn:
            turn_place = place + 1
    if turn_place:
        events = stored[: turn_place - 1]
        write(table.database, lambda uow: _store(uow, table, events, turn_place), lambda _: True)


def _policy(state: CatanState, seat: Seat, actions: Sequence[a.Action], chance: Chance) -> a.Action:
    plain = tuple(action for action in actions if not isinstance(action, a.Offer))
    return value.choose(catan.view(state, seat), plain, chance)


def _store(uow: UnitOfWork, table: GameTable, events: list[GameEvent], turn_place: int) -> None:
    game = uow.games.require(table.game_id)
    uow.game_events.append(game.id, events, table.now)
    game = uow.games.change(game, events=turn_place, turn_place=turn_place)
    commit_moves(uow, moves_of(uow, game, table.now))


def _asked(state: CatanState, seat: int) -> bool:
    """Whether a seat has more to do than to propose a trade unasked."""
    return any(not isinstance(action, a.CounterOffer) for action in catan.legal(state, seat))
