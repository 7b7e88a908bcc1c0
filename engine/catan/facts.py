"""What a judge may want to look at: facts from the events of a game, never a verdict.

Source: cjp/trade-no-gift, cjp/kingmaking, cjp/collusion
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engine.catan.events import Event, RobberMoved, Traded, TurnEnded
from engine.catan.game import evolve
from engine.catan.hands import KINDS, ONE, Hand, count, counts, size
from engine.catan.names import NOBODY, Seat
from engine.catan.state import CatanState
from engine.catan.victory import shown_points

LOPSIDED: Final = 2
"""Cards more on one side than on the other that make a trade worth listing. Source: house"""
CLOSE: Final = 2
"""Points short of the target at which helping a leader is worth listing. Source: house"""


class NetGift(NamedTuple):
    """In one turn two seats traded several times, and on balance one gave these cards for nothing."""

    giver: Seat
    taker: Seat
    cards: Hand
    trades: int


class HelpToLeader(NamedTuple):
    """A seat gave the leader, who was close to winning, more cards than it got."""

    event: int
    helper: Seat
    leader: Seat
    given: int
    got: int


class LeaderSpared(NamedTuple):
    """A seat robbed another although the robber's choice included the leader, who was close to winning."""

    event: int
    robber: Seat
    robbed: Seat
    leader: Seat


class Traffic(NamedTuple):
    """All that one seat gave another in trades over the game, counted by resource."""

    giver: Seat
    taker: Seat
    cards: tuple[int, ...]
    trades: int


def net_gifts(events: Iterable[Event]) -> tuple[NetGift, ...]:
    """Pairs of seats whose several trades of one turn amount to a gift.

    Source: cjp/trade-gift-example
    """
    found: list[NetGift] = []
    turn: list[Traded] = []
    for event in events:
        if isinstance(event, Traded):
            turn.append(event)
        elif isinstance(event, TurnEnded):
            found.extend(_gifts_of_turn(turn))
            turn.clear()
    return (*found, *_gifts_of_turn(turn))


def _gifts_of_turn(trades: Sequence[Traded]) -> list[NetGift]:
    balances: dict[tuple[Seat, Seat], list[tuple[int, ...]]] = defaultdict(list)
    for trade in trades:
        change = tuple(count(trade.get, kind) - count(trade.give, kind) for kind in KINDS)
        balances[trade.seat, trade.partner].append(change)
    found = (_gift(pair, changes) for pair, changes in balances.items())
    return [gift for gift in found if gift]


def _gift(pair: tuple[Seat, Seat], changes: Sequence[tuple[int, ...]]) -> NetGift | None:
    balance = [sum(column) for column in zip(*changes, strict=True)]
    if not any(balance) or (min(balance) < 0 < max(balance)):
        return None
    giver, taker = pair if max(balance) <= 0 else pair[::-1]
    return NetGift(
        giver, taker, sum(abs(number) * ONE[kind] for kind, number in enumerate(balance)), len(changes)
    )


def traffic(events: Iterable[Event]) -> tuple[Traffic, ...]:
    """What each seat gave each other in trades, by pairs in seat order."""
    given: dict[tuple[Seat, Seat], list[tuple[int, ...]]] = defaultdict(list)
    for event in events:
        if isinstance(event, Traded):
            given[event.seat, event.partner].append(counts(event.give))
            given[event.partner, event.seat].append(counts(event.get))
    return tuple(
        Traffic(*pair, tuple(sum(column) for column in zip(*given[pair], strict=True)), len(given[pair]))
        for pair in sorted(given)
    )


def helps_to_leader(start: CatanState, events: Sequence[Event]) -> tuple[HelpToLeader, ...]:
    """Lopsided trades in favour of a leader close to the target; `start` is the state before the events."""
    found: list[HelpToLeader] = []
    state = start
    for place, event in enumerate(events):
        leader = close_leader(state)
        if isinstance(event, Traded) and leader in (event.seat, event.partner):
            mine, theirs = (event.get, event.give) if leader == event.seat else (event.give, event.get)
            helper = event.partner if leader == event.seat else event.seat
            if size(mine) - size(theirs) >= LOPSIDED:
                found.append(HelpToLeader(place, helper, leader, size(mine), size(theirs)))
        state = evolve(state, event)
    return tuple(found)


def leaders_spared(start: CatanState, events: Sequence[Event]) -> tuple[LeaderSpared, ...]:
    """Robber moves that robbed another than a leader close to the target; `start` is the state before them."""
    found: list[LeaderSpared] = []
    state = start
    for place, event in enumerate(events):
        if isinstance(event, RobberMoved) and event.victim != NOBODY:
            leader = close_leader(state)
            if leader not in (NOBODY, event.seat, event.victim) and state.players[leader].hand:
                found.append(LeaderSpared(place, event.seat, event.victim, leader))
        state = evolve(state, event)
    return tuple(found)


def close_leader(state: CatanState) -> Seat:
    """The seat that alone shows the most points, if it is close to the target; else `NOBODY`."""
    shown = [shown_points(state, seat) for seat in range(len(state.players))]
    best = max(shown)
    alone = shown.count(best) == 1 and best >= state.options.profile.target - CLOSE
    return shown.index(best) if alone else NOBODY
