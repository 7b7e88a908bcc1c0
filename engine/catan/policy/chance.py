"""Players who leave it to chance: uniformly, or with a liking for building."""

from collections.abc import Sequence
from typing import Final

from engine.catan import actions as a
from engine.catan.names import Chance, Seat
from engine.catan.state import CatanState

WEIGHTS: Final[dict[type[a.Action], int]] = {a.BuildCity: 10_000, a.BuildSettlement: 1_000, a.BuyCard: 100}
"""A city is preferred to a settlement, a settlement to a card, a card to the rest."""


def uniform(_state: CatanState, _seat: Seat, actions: Sequence[a.Action], chance: Chance) -> a.Action:
    """Any legal action, each as likely; a win is always declared (`legal` lists it first)."""
    if type(actions[0]) is a.DeclareVictory:
        return actions[0]
    return actions[chance(len(actions))]


def weighted(_state: CatanState, _seat: Seat, actions: Sequence[a.Action], chance: Chance) -> a.Action:
    """A legal action with a liking for cities, settlements and cards; proposals count as one action together."""
    if type(actions[0]) is a.DeclareVictory:
        return actions[0]
    proposals = [action for action in actions if type(action) in (a.Offer, a.CounterOffer)]
    choices = [action for action in actions if type(action) not in (a.Offer, a.CounterOffer)]
    if proposals:
        choices.append(proposals[chance(len(proposals))])
    weights = [WEIGHTS.get(type(action), 1) for action in choices]
    point = chance(sum(weights))
    for action, weight in zip(choices, weights, strict=True):
        point -= weight
        if point < 0:
            return action
    raise IndexError(point)
