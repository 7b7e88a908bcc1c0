"""Every size of bracket is played to its end through the use cases, and its places are counted again.

Results come at random, late, as walkovers and wrong; players leave and come back; what falls is played again.
"""

import os
from dataclasses import dataclass, field

import pytest

from data.database import Database
from league.brackets import BracketOptions, ConsolationFeed, GrandFinal, LastChance, ThirdPlace
from league.event import Pairing
from tests.support.tournament import assert_counted_again, played_bracket


@dataclass(frozen=True)
class Kind:
    """A kind of bracket, how many losses end it for a player, and the smallest field that it takes."""

    pairing: Pairing
    lives: int = 1
    options: BracketOptions = field(default_factory=BracketOptions)
    smallest: int = 2


_SINGLE, _DOUBLE = Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION
_LAST = BracketOptions(consolation=ConsolationFeed.PROGRESSIVE, last_chance=LastChance.PLAYED)
KINDS = {
    "single": Kind(_SINGLE),
    "third-place": Kind(_SINGLE, options=BracketOptions(third_place=ThirdPlace.PLAYED), smallest=4),
    "consolation": Kind(_SINGLE, options=BracketOptions(consolation=ConsolationFeed.PROGRESSIVE), smallest=4),
    "consolation-first-round": Kind(
        _SINGLE, options=BracketOptions(consolation=ConsolationFeed.FIRST_ROUND), smallest=4
    ),
    "last-chance": Kind(_SINGLE, options=_LAST, smallest=8),
    "double": Kind(_DOUBLE, lives=2),
    "double-no-reset": Kind(_DOUBLE, lives=2, options=BracketOptions(grand_final=GrandFinal.SINGLE)),
}
LARGEST = 256
WHOLE = int(os.environ.get("BRACKET_SIZES", "64"))
"""Up to this size every format is played; larger fields, up to the largest, in one format each, by turns."""


@pytest.mark.parametrize("players", [3, 5, 9])
@pytest.mark.parametrize("kind", ["single", "double"])
def test_bracket_of_any_size_is_played_to_its_end(database: Database, players: int, kind: str) -> None:
    played(database, players, KINDS[kind])


@pytest.mark.parametrize("kind", ["third-place", "consolation", "last-chance", "double-no-reset"])
def test_bracket_with_every_option_is_played_to_its_end(database: Database, kind: str) -> None:
    played(database, 8, KINDS[kind])


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", range(2, WHOLE + 1))
def test_every_size_in_every_format(database: Database, players: int, kind: str) -> None:
    if players >= KINDS[kind].smallest:
        played(database, players, KINDS[kind])


@pytest.mark.slow
@pytest.mark.parametrize("players", range(WHOLE + 1, LARGEST + 1))
def test_every_larger_size_in_one_of_the_formats(database: Database, players: int) -> None:
    kinds = list(KINDS)
    played(database, players, KINDS[kinds[players % len(kinds)]])


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_the_largest_field_in_every_format(database: Database, kind: str) -> None:
    played(database, LARGEST, KINDS[kind])


def played(database: Database, players: int, kind: Kind) -> None:
    """Played, and counted again."""
    if kind.options.grand_final is GrandFinal.SINGLE:
        made = played_bracket(database, players, kind.pairing, kind.options, players)
        assert {p for placing in made.order() for p in placing.players} == set(range(1, players + 1))
        return  # whoever loses only the grand final has lost once: the count of losses does not hold there
    made = played_bracket(database, players, kind.pairing, kind.options, players)
    assert_counted_again(made, kind.lives, third_place=kind.options.third_place is ThirdPlace.PLAYED)
