"""Random games, step by step, for tests of what holds in any game."""

import random
from collections.abc import Iterator

from engine.catan import actions as a
from engine.catan import game
from engine.catan.options import CatanOptions
from engine.catan.state import Answer, CatanState
from engine.protocol import EngineRefusal


def choose(chance: random.Random, actions: tuple[a.Action, ...]) -> a.Action:
    """Each kind of action as likely, so that a few proposals do not drown the rest."""
    kind = chance.choice(sorted({type(action).__name__ for action in actions} - {"TakeBack"}))
    return chance.choice([action for action in actions if type(action).__name__ == kind])


def walk(
    options: CatanOptions, seats: int, seed: int, steps: int
) -> Iterator[tuple[CatanState, int, a.Action, Answer]]:
    """A random game: each state with the actor, the action and the answer that follow it."""
    chance = random.Random(seed)
    state = game.new(options, seats, chance.randrange)
    for _ in range(steps):
        actors = [seat for seat in game.to_act(state) if game.legal(state, seat)]
        if not actors:
            return
        seat = chance.choice(actors)
        action = choose(chance, game.legal(state, seat))
        answer = game.decide(state, seat, action)
        yield state, seat, action, answer
        assert not isinstance(answer, EngineRefusal)
        for event in answer:
            state = game.evolve(state, event)
