"""Random games held against the slow checker, and hostile actions thrown at every position.

`python -m tests.engine.soak --games 2000 --hostile 1000000`: whole games of every profile and board. In
each, roads, production and legal actions are compared with `catan_naive` at every step that can change
them; every hostile action must be refused with a reason or be one that `legal` lists.
"""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields

from engine.catan import actions as a
from engine.catan import game
from engine.catan.events import Rolled
from engine.catan.hands import counts, pack
from engine.catan.names import CHANCE, HOST, Card, Resource
from engine.catan.options import PROFILES, BoardKind, CatanOptions
from engine.catan.refusals import CatanCode
from engine.catan.roads import road_lengths
from engine.catan.state import CatanState
from engine.catan.terms import LISTED
from engine.protocol import EngineRefusal
from tests.engine import catan_naive as naive
from tests.engine.random_games import walk

STEPS = 900
MOVES = (a.BuildRoad, a.BuildSettlement, a.MoveRoad, a.MoveSettlement)


def tables(number: int, chance: random.Random) -> tuple[CatanOptions, int]:
    """The number-th table: every profile, board and size in turn."""
    profile = list(PROFILES.values())[number % 3]
    board = list(BoardKind)[number // 3 % 3]
    return CatanOptions(
        board, profile, domestic_trade=chance.random() < 0.5, offer_limit=LISTED
    ), 3 + number % 2


def check(state: CatanState, action: a.Action, answer: object, tally: Counter[str]) -> None:
    """One step against the slow checker."""
    if isinstance(action, MOVES):
        lengths = [naive.longest_road(state, seat) for seat in range(len(state.players))]
        assert list(road_lengths(state.players)) == lengths
        tally["roads compared"] += 1
    if isinstance(answer, tuple) and isinstance(answer[0], Rolled):
        paid = naive.payouts(state, answer[0].first + answer[0].second)
        assert [counts(gain) for gain in answer[0].gains] == [
            tuple(claim[k] for k in range(5)) for claim in paid
        ]
        tally["rolls compared"] += 1


def check_legal(state: CatanState, tally: Counter[str]) -> None:
    """What every seat may do, trade between players aside."""
    trade = (
        a.Offer,
        a.WithdrawOffer,
        a.Confirm,
        a.AcceptOffer,
        a.DeclineOffer,
        a.CounterOffer,
        a.WithdrawAnswer,
    )
    for seat in range(len(state.players)):
        texts = {game.format(action) for action in game.legal(state, seat) if not isinstance(action, trade)}
        assert texts == naive.legal(state, seat)
    tally["positions compared"] += 1


def hostile(state: CatanState, chance: random.Random) -> Iterator[tuple[int, a.Action]]:
    """Random actions of every kind, and legal ones with one field changed, from right and wrong seats."""
    seats = [*range(-3, 6), 10**9]
    values: list[object] = [*range(-2, 75), 2**70, None, "e3", 1.0, True, (), *Resource, *Card]
    for kind in a.KINDS:
        arguments = [
            chance.choice(values) if chance.random() < 0.7 else random_pile(chance) for _ in fields(kind)
        ]
        make: Callable[..., a.Action] = kind
        yield chance.choice(seats), make(*arguments)
    for actor in (CHANCE, HOST, *range(len(state.players))):
        legal = game.legal(state, actor)
        if legal and fields(chance.choice(legal)):
            action = chance.choice(legal)
            arguments = [getattr(action, field.name) for field in fields(action)]
            if arguments:
                arguments[chance.randrange(len(arguments))] = chance.choice(values)
            again: Callable[..., a.Action] = type(action)
            yield chance.choice([actor, *seats]), again(*arguments)


def random_pile(chance: random.Random) -> int:
    """Any small pile."""
    return pack([chance.randrange(4) for _ in range(5)])


def throw(state: CatanState, chance: random.Random, tally: Counter[str]) -> None:
    """Hostile actions at one position: refused with a reason, or legal."""
    for seat, action in hostile(state, chance):
        answer = game.decide(state, seat, action)
        tally["hostile actions"] += 1
        if isinstance(answer, EngineRefusal):
            assert isinstance(answer.code, CatanCode)
        else:
            tally["hostile actions that were legal"] += 1
            assert repr(action) in {repr(each) for each in game.legal(state, seat)}


def main() -> int:
    """Prints what was compared; an assertion fails on the first difference."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--hostile", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args()
    tally: Counter[str] = Counter()
    for number in range(wanted.first, wanted.first + wanted.games):
        chance = random.Random(number)
        options, seats = tables(number, chance)
        for state, _, action, answer in walk(options, seats, number, STEPS):
            check(state, action, answer, tally)
            if chance.random() < 0.03:
                check_legal(state, tally)
            if chance.random() < 0.1 and tally["hostile actions"] < wanted.hostile:
                throw(state, chance, tally)
        tally["games"] += 1
    sys.stdout.write(json.dumps(tally, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
