"""Rivals for tests: random games of every set, and positions made to measure."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from engine.protocol import EngineRefusal
from engine.rivals import game
from engine.rivals.actions import RivalsAction
from engine.rivals.events import RivalsEvent
from engine.rivals.holdings import SITES
from engine.rivals.names import CHANCE, CardKey, GameSet, Good, Seat
from engine.rivals.options import Preset, RivalsOptions, preset
from engine.rivals.set_up import beginning, opened
from engine.rivals.state import EMPTY, Realm, RivalsState, RivalsTurn, TurnPhase

KINDS = tuple(Good)


class GameStep(NamedTuple):
    """One step of a random game."""

    before: RivalsState
    seat: Seat
    action: RivalsAction
    events: tuple[RivalsEvent, ...]
    after: RivalsState


def fresh(set_: GameSet = GameSet.INTRO, reading: Preset = Preset.PRINTED, seed: int = 0) -> RivalsState:
    """A game before the first hands are chosen."""
    options = preset(reading, set_)
    return beginning(options, opened(options, random.Random(seed).randrange))


def walk(options: RivalsOptions, seed: int, steps: int = 5000) -> Iterator[GameStep]:
    """A game of random players, step by step."""
    chance = random.Random(seed)
    state = beginning(options, opened(options, chance.randrange))
    for _ in range(steps):
        seat = game.to_act(state)
        if seat is None:
            return
        actors = [seat] if seat == CHANCE or not state.agenda else [demand.seat for demand in state.agenda[0]]
        seat = chance.choice(actors)
        if seat == CHANCE:
            action = game.chance_action(state, chance.randrange)
        else:
            action = chance.choice(game.legal(state, seat))
        events = accepted(game.decide(state, seat, action))
        before = state
        for event in events:
            state = game.evolve(state, event)
        yield GameStep(before, seat, action, events, state)


def accepted(answer: tuple[RivalsEvent, ...] | EngineRefusal) -> tuple[RivalsEvent, ...]:
    assert not isinstance(answer, EngineRefusal), answer
    return answer


def refused(state: RivalsState, seat: Seat, action: RivalsAction) -> str:
    """The code of the refusal."""
    answer = game.decide(state, seat, action)
    assert isinstance(answer, EngineRefusal), answer
    return answer.code.value


def after(state: RivalsState, *steps: tuple[Seat, RivalsAction]) -> RivalsState:
    """The state after these decisions."""
    for seat, action in steps:
        for event in accepted(game.decide(state, seat, action)):
            state = game.evolve(state, event)
    return state


def realm(*cards: str, cities: int = 0, sites: int = 2, stock: Sequence[int] | int = 1) -> Realm:
    """Two or more sites in a row to the east, the first of them cities, with these expansions from the west.

    The regions of the first two sites are lumber 2 and gold 1, grain 6 and brick 3, wool 4 and ore 5; each later site
    brings another lumber 6 and ore 4.
    """
    extra = sites - 2
    kinds: tuple[Good, ...] = (Good.LUMBER, Good.GOLD, Good.GRAIN, Good.BRICK, Good.WOOL, Good.ORE)
    kinds += (Good.LUMBER, Good.ORE) * extra
    lying = (stock,) * len(kinds) if isinstance(stock, int) else tuple(stock)
    slots = [EMPTY] * (SITES * sites)
    left = [CardKey(card) for card in cards]  # "" leaves a building site free
    for site in range(sites):
        for place in (0, 2, 1, 3) if site < cities else (0, 2):
            if left:
                slots[SITES * site + place] = left.pop(0)
    assert not left, "no building site for all"
    return Realm(
        sides="E" * extra,
        roads="",
        cities=tuple(site < cities for site in range(sites)),
        kinds=kinds,
        numbers=(2, 1, 6, 3, 4, 5) + (6, 4) * extra,
        stock=lying,
        slots=tuple(slots),
    )


def at(
    mine: Realm | None = None,
    theirs: Realm | None = None,
    hand: Sequence[str] = (),
    their_hand: Sequence[str] = (),
    set_: GameSet = GameSet.INTRO,
    phase: TurnPhase = TurnPhase.MAIN,
    production: int = 3,
    **options: Any,  # noqa: ANN401 - fields of the options
) -> RivalsState:
    """A position in the middle of seat 0's turn; `options` are points of difference."""
    state = fresh(set_)
    return state._replace(
        options=replace(state.options, **options),
        realms=(mine or realm(), theirs or realm()),
        hands=(tuple(sorted(map(CardKey, hand))), tuple(sorted(map(CardKey, their_hand)))),
        agenda=(),
        turn=RivalsTurn(0, 10, phase, production if phase is TurnPhase.MAIN else 0),
    )


def event(state: RivalsState, card: str) -> RivalsState:
    """The state after this event card was turned."""
    from engine.rivals.actions import DrawEvent
    from engine.rivals.state import Ask, Demand

    state = state._replace(
        agenda=((Demand(Ask.DRAW_EVENT, CHANCE),),), events=(*state.pool, CardKey(card), *state.pool)
    )
    return after(state, (CHANCE, DrawEvent(CardKey(card))))


def dice(state: RivalsState, production: int, face: str) -> RivalsState:
    """The state after these dice."""
    from engine.rivals.actions import ThrowDice

    state = state._replace(turn=RivalsTurn(state.turn.seat, 10, TurnPhase.DICE))
    return after(state, (CHANCE, ThrowDice(production, face)))


def goods(realm_: Realm) -> tuple[int, ...]:
    """How much lies on each region."""
    return realm_.stock
