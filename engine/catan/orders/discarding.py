"""Which cards go on a seven: by order, or by chance for a player who is away."""

from collections.abc import Sequence

from engine.catan.hands import KINDS, ONE, Hand, count, kind_at, size
from engine.catan.names import Chance, Resource


def by_order(order: Sequence[Resource], hand: Hand, number: int) -> Hand:
    """So many cards of the hand: the resources of the order in turn, then of what lies most in the hand.

    Source: std/burst
    """
    given = 0
    for resource in order:
        taken = min(count(hand, resource), number - size(given))
        given += taken * ONE[resource]
    while size(given) < number:
        given += ONE[max(KINDS, key=lambda kind: (count(hand - given, kind), -kind))]
    return given


def by_chance(hand: Hand, number: int, chance: Chance) -> Hand:
    """So many cards of the hand, each card as likely as any other."""
    given = 0
    for _ in range(number):
        left = hand - given
        given += ONE[kind_at(left, chance(size(left)))]
    return given
