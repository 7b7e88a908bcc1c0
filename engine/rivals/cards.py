"""The card table: every card is a row of `cards.csv`, the only place that knows its names, cost, points and effect."""

import csv
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from engine.rivals.names import LETTERS, CardBack, CardKey

Cost: TypeAlias = tuple[int, ...]
"""How many of each good, in the order of `Good`."""
Words: TypeAlias = tuple[str, ...]
"""An effect's name and what it is told."""
COPY: Final = "@"


class CardKind(StrEnum):
    """What a card is."""

    CENTRE = "centre"
    REGION = "region"
    ATTACK = "attack"
    ACTION = "action"
    BUILDING = "building"
    EVENT = "event"
    SITE = "site"
    UNIT = "unit"
    HERO = "hero"
    SHIP = "ship"
    TRADE_SHIP = "trade-ship"


ACTIONS: Final = frozenset({CardKind.ACTION, CardKind.ATTACK})
UNITS: Final = frozenset({CardKind.UNIT, CardKind.HERO, CardKind.SHIP, CardKind.TRADE_SHIP})
EXPANSIONS: Final = UNITS | {CardKind.BUILDING, CardKind.SITE}


@dataclass(frozen=True, slots=True)
class RivalsCard:
    """One row. `copies` counts by back; `aside` of them are half-moon cards, left out of the duel's stacks.

    `sparable`: there are expansions with which it may cost less.
    """

    key: CardKey
    en: str
    ja: str
    de: str
    kind: CardKind
    city_only: bool
    copies: tuple[tuple[CardBack, int], ...]
    aside: int
    max_one: bool
    face_up: bool
    cost: Cost
    victory: int
    commerce: int
    strength: int
    skill: int
    progress: int
    requires: str
    effects: tuple[Words, ...]
    section: str

    is_action: bool
    is_expansion: bool
    sparable: bool


def _card(row: dict[str, str]) -> RivalsCard:
    kind = CardKind(row["kind"])
    return RivalsCard(
        key=CardKey(row["key"]),
        en=row["en"],
        ja=row["ja"],
        de=row["de"],
        kind=kind,
        city_only=row["where"] == "city",
        copies=tuple((back, int(row[back])) for back in CardBack if row[back] != "0"),
        aside=int(row["aside"]),
        max_one=row["limit"] != "",
        face_up=row["limit"] == "face-up",
        cost=tuple(row["cost"].count(letter) for letter in LETTERS),
        victory=int(row["vp"]),
        commerce=int(row["commerce"]),
        strength=int(row["strength"]),
        skill=int(row["skill"]),
        progress=int(row["pp"]),
        requires=row["requires"],
        effects=tuple(tuple(words.split()) for words in row["effect"].split(";") if words),
        section=row["section"],
        is_action=kind in ACTIONS,
        is_expansion=kind in EXPANSIONS,
        sparable=kind is CardKind.HERO or row["where"] == "city",
    )


def _read() -> dict[CardKey, RivalsCard]:
    with Path(__file__).with_name("cards.csv").open(encoding="utf-8", newline="") as file:
        return {card.key: card for card in map(_card, csv.DictReader(file))}


TABLE: Final = _read()
"""Every row once, in the order of the file."""


def keyed(key: CardKey, back: CardBack) -> CardKey:
    """The card of this back: cards that exist with several backs are told apart by it."""
    return key if TABLE[key].copies[0][0] is back else CardKey(f"{key}{COPY}{back}")


CARDS: Final = {keyed(card.key, back): card for card in TABLE.values() for back, _ in card.copies}
"""The row of every card, whatever its back."""
BACKS: Final = {keyed(card.key, back): back for card in TABLE.values() for back, _ in card.copies}

ROAD_COST: Final = TABLE[CardKey("road")].cost
SETTLEMENT_COST: Final = TABLE[CardKey("settlement")].cost
CITY_COST: Final = TABLE[CardKey("city")].cost


def words(card: CardKey, name: str) -> Words | None:
    """What the card's effect of this name is told; `None` if it has none."""
    return next((each[1:] for each in CARDS[card].effects if each[0] == name), None)


@lru_cache(maxsize=4096)
def expansions_of(hand: tuple[CardKey, ...]) -> tuple[CardKey, ...]:
    """The different expansions of a hand."""
    return tuple(card for card in dict.fromkeys(hand) if CARDS[card].is_expansion)
