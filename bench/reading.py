"""How long a game of Catan by post takes: a model of people who read when they read, seeded, over whole games.

`python -m bench.reading --games 200`. The games are played by four club players, once with and once without trade, one
offer a turn; the model says when each decision is made. A model, and no measurement of people: what it takes for
granted stands in `Habits`. The standing orders are the bot's own: with `preset` what everybody has who orders nothing,
with `poor` a turn that can pay for nothing ends after some minutes, too, and discards are ordered; then nobody proposes
a trade in such a turn. With `planned` whoever ends a turn by hand also orders what to build next (the best place for a
settlement, then the best settlement to make a city), that the robber goes to the leader, the dice are always rolled,
and a turn that can pay for nothing ends with development cards, too. Ways to trade:

- `none`: nobody trades with another;
- `ordered`: as `spoken`, and everybody has ordered the answer (standing offers, a "no" to the rest), which comes after
  some minutes;
- `silent`: whoever does not want to says nothing, so whoever proposed looks again when they read next and goes on;
- `spoken`: a "no" is an answer; whoever proposed is told as soon as all have answered, if they did not go on before,
  and an offer takes three taps.
"""

import argparse
import json
import random
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from statistics import median
from typing import Any, Final, NamedTuple, TypeAlias

from engine.catan import actions as a
from engine.catan import events as e
from engine.catan import orders as o
from engine.catan.actions import Action, Offer
from engine.catan.names import RESOURCES, Bits, Chance, Seat, Vertex
from engine.catan.options import CatanOptions
from engine.catan.policy import club
from engine.catan.policy.worth import own_spots, vertex_worth
from engine.catan.state import CatanState
from engine.catan.table import play
from engine.catan.topology import vertices_in
from engine.catan.view import SeatView, View, view

DAY: Final = 24 * 60.0
WAYS: Final = ("none", "silent", "spoken", "ordered")
POOR: Final = replace(o.NO_ORDERS, auto_end=o.Automatic.POOR, discard=RESOURCES)
ORDERS: Final[dict[str, o.BuildOrders | None]] = {
    "none": None,
    "preset": o.NO_ORDERS,
    "poor": POOR,
    "planned": replace(
        POOR,
        robber=(o.RobberWish(victim=o.LEADER),),
        auto_roll=o.Automatic.ALWAYS,
        auto_end=o.Automatic.KEEPING,
    ),
}
"""What all four players have ordered; `none` is every button pressed by hand."""
PLANNED: Final = "planned"
TAPS: Final[dict[type[e.Event], int]] = {
    e.DiceTaken: 1, e.TurnEnded: 1, e.RoadBuilt: 3, e.FreeRoadBuilt: 2, e.SettlementBuilt: 3, e.CityBuilt: 3,
    e.CardBought: 2, e.BankTraded: 3, e.RobberMoved: 3, e.KnightPlayed: 2, e.MonopolyPlayed: 3, e.YearOfPlentyPlayed: 3,
    e.RoadBuildingPlayed: 2, e.DiscardChosen: 3, e.SettlementPlaced: 2, e.RoadPlaced: 2, e.OfferAccepted: 1,
    e.Countered: 4, e.VictoryDeclared: 1,
}  # fmt: skip
BROUGHT_BY: Final[dict[type[e.Event], type[Action]]] = {
    e.DiceTaken: a.Roll, e.TurnEnded: a.EndTurn, e.SettlementBuilt: a.BuildSettlement, e.CityBuilt: a.BuildCity,
    e.RobberMoved: a.MoveRobber,
}  # fmt: skip
"""What an order of these may bring about."""
DISCARDS: Final = (e.DiscardChosen, e.Discarded)
Kind: TypeAlias = tuple[Seat, type[Action]]
"""Who decided something of which kind."""
ANSWERS: Final = (e.OfferAccepted, e.OfferDeclined, e.Countered)


@dataclass(frozen=True, slots=True)
class Habits:
    """What is taken for granted, in minutes; who answers has read after `reads` at the median, in waking hours."""

    reads: float = 120.0
    spread: float = 1.0
    stays: float = 10.0
    at_once: float = 1.0
    step: float = 0.3
    wakes: float = 8 * 60.0
    sleeps: float = 23 * 60.0
    leaves: float = 0.004
    """That a player stays away for good, a day."""
    turn: float = 12 * 60.0
    misses: int = 2
    late: float = 3.5
    """What an order waits that acts late."""


class OrderedGame(NamedTuple):
    """The events of a game; `ordered`: which of a seat's decisions of a kind, in their order, an order took."""

    events: tuple[e.Event, ...]
    ordered: dict[Kind, list[bool]]


@dataclass(slots=True)
class TimedGame:
    """One game in the model's time."""

    days: float
    turns: int
    taps: int
    messages: int
    is_won: bool


@dataclass(slots=True)
class Diary:
    """The time of one game, and who is there."""

    habits: Habits
    chance: random.Random
    now: float = 8 * 60.0
    there_until: dict[Seat, float] = field(default_factory=dict)
    gone_from: dict[Seat, float] = field(default_factory=dict)
    missed: dict[Seat, int] = field(default_factory=dict)

    def awake(self, start: float, minutes: float) -> float:
        """The moment so many waking minutes after a start."""
        wakes, sleeps = self.habits.wakes, self.habits.sleeps
        day, time = divmod(start, DAY)
        time = max(time, wakes)
        while time + minutes > sleeps:
            minutes -= max(0.0, sleeps - time)
            day, time = day + 1, wakes
        return day * DAY + time + minutes

    def answer(self, seat: Seat, asked: float) -> float:
        """When this seat has answered what it was asked; for whoever stays away time runs out, then the house plays."""
        if asked <= self.there_until.get(seat, -1.0):
            done = asked + self.chance.expovariate(1 / self.habits.at_once)
        else:
            pause = self.habits.reads * self.chance.lognormvariate(0.0, self.habits.spread)
            done = self.awake(asked, min(pause, self.habits.turn))
        if done < self.gone_from[seat]:
            self.there_until[seat] = done + self.habits.stays
            return done
        self.missed[seat] = self.missed.get(seat, 0) + 1
        return asked if self.missed[seat] > self.habits.misses else self.awake(asked, self.habits.turn)

    def looks_again(self, seat: Seat, asked: float) -> float:
        """When whoever proposed reads next, without being told of anything."""
        pause = self.habits.reads * self.chance.lognormvariate(0.0, self.habits.spread)
        self.there_until[seat] = self.awake(asked, min(pause, self.habits.turn)) + self.habits.stays
        return self.there_until[seat] - self.habits.stays


@dataclass(slots=True)
class OrderingPlayer:
    """A club player who proposes once a turn, where no order decides; `plans`: a turn's end orders the next builds."""

    orders: o.BuildOrders | None
    plans: bool
    ordered: dict[Kind, list[bool]]
    asked: set[int] = field(default_factory=set)

    def __call__(self, state: CatanState, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
        """The next action of this seat."""
        seen = view(state, seat)
        action = self._by_order(seen, actions)
        by_hand = action is None
        if action is None:
            if state.turn.number in self.asked:
                actions = tuple(one for one in actions if not isinstance(one, Offer))
            action = club.choose(seen, actions, chance)
        self.ordered.setdefault((seat, type(action)), []).append(not by_hand)
        if isinstance(action, Offer):
            self.asked.add(state.turn.number)
        if self.orders is not None and self.plans and by_hand and isinstance(action, a.EndTurn):
            self.orders = replace(self.orders, build=next_builds(seen, seen.seats[seat]))
        return action

    def _by_order(self, seen: View, actions: Sequence[Action]) -> Action | None:
        if self.orders is None:
            return None
        return o.ordered(self.orders, seen, actions) or o.belated(self.orders, seen, actions)


def next_builds(seen: View, mine: SeatView) -> tuple[o.BuildOrder, ...]:
    """What this seat would build next where it is asked for no choice: the best free place, then the best city."""
    return (
        *(a.BuildSettlement(vertex) for vertex in _best(seen, mine, own_spots(seen, mine))),
        *(a.BuildCity(vertex) for vertex in _best(seen, mine, mine.settlements)),
    )


def _best(seen: View, mine: SeatView, spots: Bits) -> tuple[Vertex, ...]:
    found = sorted(vertices_in(spots), key=lambda vertex: vertex_worth(seen, vertex, mine))
    return tuple(found[-1:])


def game(number: int, name: str, *, trade: bool) -> OrderedGame:
    """One game with the orders of this name."""
    chance = random.Random(number).randrange  # noqa: S311 - a game, not a secret
    ordered: dict[Kind, list[bool]] = {}
    players = [OrderingPlayer(ORDERS[name], name == PLANNED, ordered) for _ in range(4)]
    played = play(CatanOptions(domestic_trade=trade), players, lambda _place: chance, chance)
    return OrderedGame(played.events, ordered)


def timed(played_out: OrderedGame, way: str, habits: Habits, seed: int) -> TimedGame:
    """The game in the model's time."""
    events = played_out.events
    ordered = {kind: deque(decided) for kind, decided in played_out.ordered.items()}
    chance = random.Random(seed)  # noqa: S311 - a model, not a secret
    clock = Diary(habits, chance)
    clock.gone_from = {seat: DAY * chance.expovariate(habits.leaves) for seat in range(4)}
    played, active, place = TimedGame(0.0, 0, 0, 0, False), -1, 0
    while place < len(events):
        event = events[place]
        if isinstance(event, e.Offered):
            if event.seat != active:  # the dice were rolled by order
                clock.now, active = clock.answer(event.seat, clock.now), event.seat
                played.messages += 1
            place = _negotiated(clock, events, place, way, played, ordered)
            continue
        if isinstance(event, DISCARDS):
            place, active = _discarded(clock, events, place, active, played, ordered), -1
            continue
        made = BROUGHT_BY.get(type(event))
        if made is not None and ordered[getattr(event, "seat", -1), made].popleft():
            clock.now += habits.late if isinstance(event, e.TurnEnded) else 0.0
            played.turns += isinstance(event, e.TurnEnded)
            active, place = -1, place + 1
            continue
        seat = getattr(event, "seat", None)
        played.taps += TAPS.get(type(event), 0)
        if seat is not None and type(event) in TAPS:
            if seat != active:
                played.messages += 1
                clock.now, active = clock.answer(seat, clock.now), seat
            else:
                clock.now += habits.step
        played.turns += isinstance(event, e.TurnEnded)
        played.is_won |= isinstance(event, e.VictoryDeclared) and clock.now < clock.gone_from[event.seat]
        place += 1
    played.days = clock.now / DAY
    return played


def _negotiated(
    clock: Diary,
    events: Sequence[e.Event],
    place: int,
    way: str,
    played: TimedGame,
    ordered: Mapping[Kind, deque[bool]],
) -> int:
    """An offer until its end; the place behind it."""
    offer: Any = events[place]
    answers: list[Any] = []
    place += 1
    while place < len(events) and isinstance(events[place], ANSWERS):
        answers.append(events[place])
        place += 1
    spoken, by_order = way in {"spoken", "ordered"}, way == "ordered"
    played.taps += (3 if spoken else 7) + sum(TAPS.get(type(one), 1 if spoken else 0) for one in answers)
    played.messages += 3
    heard = [one for one in answers if spoken or not isinstance(one, e.OfferDeclined)]
    late = clock.habits.late
    done = [clock.now + late if by_order else clock.answer(one.seat, clock.now) for one in heard]
    yes = [at for at, one in zip(done, heard, strict=True) if not isinstance(one, e.OfferDeclined)]
    if yes:
        played.messages += 1
        clock.now = clock.answer(offer.seat, min(yes))
        return place
    if spoken and done and isinstance(events[place], e.TurnEnded) and ordered[offer.seat, a.EndTurn][0]:
        clock.now = max(done)  # the order to end the turn does not wait for its player
        return place
    again = clock.looks_again(offer.seat, clock.now)
    if spoken and done and max(done) < again:
        played.messages += 1
        again = min(again, clock.answer(offer.seat, max(done)))
    clock.now = again
    clock.there_until[offer.seat] = again + clock.habits.stays
    return place


def _discarded(
    clock: Diary,
    events: Sequence[e.Event],
    place: int,
    active: Seat,
    played: TimedGame,
    ordered: Mapping[Kind, deque[bool]],
) -> int:
    """All who must discard do so at the same time; then the seat on turn is called again."""
    owing = set[Seat]()
    while place < len(events) and isinstance(events[place], DISCARDS):
        owing.add(getattr(events[place], "seat", -1))
        place += 1
    done = [clock.now]
    for seat in sorted(owing):
        by_order = ordered[seat, a.Discard].popleft()
        done.append(clock.now + clock.habits.late if by_order else clock.answer(seat, clock.now))
        played.taps += 0 if by_order else TAPS[e.DiscardChosen]
        played.messages += seat != active
    clock.now = max(done)
    return place


def figures(way: str, orders: str, games: Sequence[OrderedGame], habits: Habits) -> dict[str, Any]:
    """The medians of one way to trade, with these orders."""
    done = [timed(events, way, habits, number) for number, events in enumerate(games)]
    days = sorted(one.days for one in done)
    return {
        "way": way, "orders": orders, "reads_minutes": habits.reads, "games": len(done),
        "days": {"median": round(median(days), 1), "p90": round(days[len(days) * 9 // 10], 1)},
        "within_14_days": round(sum(one <= 14 for one in days) / len(days), 2),
        "turns": median(one.turns for one in done),
        "taps_a_turn": round(median(one.taps / max(1, one.turns) for one in done), 1),
        "messages_a_turn": round(median(one.messages / max(1, one.turns) for one in done), 2),
        "won": round(sum(one.is_won for one in done) / len(done), 2),
    }  # fmt: skip


def main() -> None:
    """Prints a line for each way to trade, and for two other habits of reading."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=200)
    wanted = parser.parse_args()
    for name in ORDERS:
        plain, trading = (
            [game(number, name, trade=trade) for number in range(wanted.games)] for trade in (False, True)
        )
        for reads in (120.0, 30.0, 360.0) if name in {"poor", PLANNED} else (120.0,):
            for way in WAYS:
                found = figures(way, name, plain if way == "none" else trading, Habits(reads=reads))
                sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
