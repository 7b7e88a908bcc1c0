"""Random games, step by step, for tests of what holds in any game."""

import random
from collections.abc import Iterator
from itertools import groupby

from engine.catan import actions as a
from engine.catan import game
from engine.catan.options import CatanOptions
from engine.catan.state import Answer, CatanState
from engine.protocol import EngineRefusal


def choose(chance: random.Random, actions: tuple[a.Action, ...]) -> a.Action:
    """Each kind of action as likely, so that a few proposals do not drown the rest."""
    kinds: dict[str, list[a.Action]] = {}
    for kind, found in groupby(actions, type):
        kinds.setdefault(kind.__name__, []).extend(found)
    return chance.choice(kinds[chance.choice(sorted(kinds.keys() - {"TakeBack"}))])


def walk(
    options: CatanOptions, seats: int, seed: int, steps: int
) -> Iterator[tuple[CatanState, int, a.Action, Answer]]:
    """A random game: each state with the actor, the action and the answer that follow it."""
    chance = random.Random(seed)
    state = game.new(options, seats, chance.randrange)
    for _ in range(steps):
        legal = {seat: actions for seat in game.to_act(state) if (actions := game.legal(state, seat))}
        if not legal:
            return
        seat = chance.choice([*legal])
        action = choose(chance, legal[seat])
        answer = game.decide(state, seat, action)
        yield state, seat, action, answer
        assert not isinstance(answer, EngineRefusal)
        for event in answer:
            state = game.evolve(state, event)
