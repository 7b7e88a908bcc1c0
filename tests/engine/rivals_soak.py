"""Random games of Rivals held against the slow checker, and hostile actions thrown at every position.

`python -m tests.engine.rivals_soak --games 10000 --hostile 1000000`: whole games of every set by both readings.
"""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields

from engine.protocol import EngineRefusal
from engine.rivals import actions as a
from engine.rivals import game
from engine.rivals.cards import CARDS
from engine.rivals.names import CHANCE, HOST, GameSet, Good
from engine.rivals.notation import VERBS
from engine.rivals.options import Preset, RivalsOptions, preset
from engine.rivals.points import victory_points
from engine.rivals.refusals import RivalsCode
from engine.rivals.state import RivalsState, TurnPhase
from tests.engine import rivals_naive as naive
from tests.engine.rivals_table import GameStep, walk

PLAIN = (a.PlayCard,)


def tables(number: int) -> RivalsOptions:
    """The number-th table: every set by both readings in turn."""
    sets = list(GameSet)
    return preset(list(Preset)[number % 2], sets[number // 2 % len(sets)])


def check(step: GameStep, cards: Counter[str], tally: Counter[str]) -> None:
    """One step against the slow checker."""
    naive.sane(step.after)
    assert naive.all_cards(step.after) == cards
    for seat in (0, 1):
        assert victory_points(step.after, seat) == naive.score(step.after, seat)
    if isinstance(step.action, a.ThrowDice):
        _check_dice(step, step.action)
        tally["rolls compared"] += 1
    tally["steps"] += 1


def _check_dice(step: GameStep, dice: a.ThrowDice) -> None:
    options = step.before.options
    if any("marketplace" in naive.Grid(realm).names() for realm in step.before.realms):
        return  # its choice, or its only good, comes between the number and the event
    for before, after in zip(step.before.realms, step.after.realms, strict=True):
        if dice.face == "brigand":
            expected = before
            for first in (options.brigand_first, not options.brigand_first):
                stock = (
                    naive.brigands(expected, emptied=options.storehouse_emptied)
                    if first
                    else naive.production(expected, dice.production)
                )
                expected = expected._replace(stock=stock)
            assert after.stock == expected.stock
        elif dice.face == "event":
            assert after.stock == naive.production(before, dice.production)


def check_legal(state: RivalsState, tally: Counter[str]) -> None:
    """The action phase, action cards aside."""
    if state.agenda or state.turn.phase is not TurnPhase.MAIN:
        return
    seat = state.turn.seat
    found = {game_text(action) for action in game.legal(state, seat) if not isinstance(action, PLAIN)}
    assert found == naive.main_phase(state)
    tally["positions compared"] += 1


def game_text(action: a.RivalsAction) -> str:
    from engine.rivals.notation import format_action

    return format_action(action)


def hostile(state: RivalsState, chance: random.Random) -> Iterator[tuple[int, a.RivalsAction]]:
    """Random actions of every kind, and legal ones with one field changed, from right and wrong seats."""
    seats = [*range(-3, 4), 10**9]
    cards = list(CARDS)
    values: list[object] = [*range(-2, 30), 99, 2**70, None, "W", "E", 1.0, True, (), [], *Good, *cards]
    for kind in VERBS.values():
        make: Callable[..., a.RivalsAction] = kind
        yield chance.choice(seats), make(*(chance.choice(values) for _ in fields(kind)))
    for actor in (CHANCE, HOST, 0, 1):
        legal = game.legal(state, actor)
        action = chance.choice(legal) if legal else None
        if action is not None and fields(action):
            arguments = [getattr(action, field.name) for field in fields(action)]
            arguments[chance.randrange(len(arguments))] = chance.choice(values)
            again: Callable[..., a.RivalsAction] = type(action)
            yield chance.choice([actor, *seats]), again(*arguments)


def throw(state: RivalsState, chance: random.Random, tally: Counter[str]) -> None:
    """Hostile actions at one position: refused with a reason, or legal."""
    for seat, action in hostile(state, chance):
        answer = game.decide(state, seat, action)
        tally["hostile actions"] += 1
        if isinstance(answer, EngineRefusal):
            assert isinstance(answer.code, RivalsCode)
        else:
            tally["hostile actions that were legal"] += 1
            assert action in game.legal(state, seat)


def play(number: int, tally: Counter[str], hostile_limit: int) -> None:
    """One whole game under the checker's eyes."""
    chance = random.Random(number)
    cards: Counter[str] | None = None
    for step in walk(tables(number), number, 20_000):
        cards = cards if cards is not None else naive.all_cards(step.before)
        check(step, cards, tally)
        assert step.action in game.legal(step.before, step.seat)
        if chance.random() < 0.1:
            check_legal(step.before, tally)
        if chance.random() < 0.03 and tally["hostile actions"] < hostile_limit:
            throw(step.before, chance, tally)
    tally["games"] += 1
    tally["won"] += step.after.winner >= 0


def main() -> int:
    """Prints what was compared; an assertion fails on the first difference."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--hostile", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args()
    tally: Counter[str] = Counter()
    for number in range(wanted.first, wanted.first + wanted.games):
        play(number, tally, wanted.hostile)
    sys.stdout.write(json.dumps(tally, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
