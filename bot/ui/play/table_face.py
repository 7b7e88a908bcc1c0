"""What a game gives so that it is played by tapping: a drawing with places, and what tapping them says.

Optional, beside `GameFace`: without it a game is played on the page by its panel's steps. It knows no rule: every
`Tap` stands for a legal action, a step of the panel (`?…`) or a wish (`=…`), in the words of a panel's controls.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from bot.i18n import Language
from usecases.play.views import GameView


@dataclass(frozen=True, slots=True)
class TapPlace:
    """Something on the drawing that may be tapped.

    `ghost` is what would stand there, as a part of the drawing; `radius` is how large the place is shown.
    """

    key: str
    label: str
    x: float
    y: float
    radius: int
    ghost: str = ""


@dataclass(frozen=True, slots=True)
class TrayCard:
    """A card, or a player, beside the drawing; `count` of it lie there."""

    key: str
    sign: str
    label: str
    count: int


@dataclass(frozen=True, slots=True)
class Tray:
    """Cards in a row: the hand, the bank, those who can be robbed."""

    label: str
    cards: tuple[TrayCard, ...]


@dataclass(frozen=True, slots=True)
class Tap:
    """What it says when these places were tapped, in whatever order and a place as often as it stands there.

    `label` says it in words. Several may mean the same places: the reader chooses. `soft`: it can be taken back.
    """

    at: tuple[str, ...]
    words: str
    label: str
    soft: bool = False


@dataclass(frozen=True, slots=True)
class TapTable:
    """A game as one seat (or everybody) sees it; `alt` is the drawing in words.

    Without a `drawing` the panel's own picture lies under the places. `free` are places of which more may be tapped
    than `taps` tells: what they mean is asked for (`TableFace.meant`).
    `lines` stand in the place of the panel's, which speak of letters and menus.
    """

    drawing: str
    width: int
    height: int
    alt: str
    places: tuple[TapPlace, ...] = ()
    trays: tuple[Tray, ...] = ()
    taps: tuple[Tap, ...] = ()
    free: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()


@runtime_checkable
class TableFace(Protocol):
    """A face whose game can be played by tapping."""

    def table(self, view: GameView, step: str, language: Language, /) -> TapTable | None:
        """The drawing at a step of the panel, with all that can be tapped; None where the step is none of taps."""

    def meant(self, view: GameView, chosen: Sequence[str], language: Language, /) -> tuple[Tap, ...]:
        """Everything that exactly these places say, the rare and the many (offers) too."""


def matching(taps: Sequence[Tap], chosen: Sequence[str]) -> tuple[Tap, ...]:
    """Those that these places say."""
    wanted = Counter(chosen)
    return tuple(tap for tap in taps if Counter(tap.at) == wanted)


def leading(table: TapTable, chosen: Sequence[str]) -> frozenset[str]:
    """The places that may be tapped next."""
    held = Counter(chosen)
    needed = [Counter(tap.at) for tap in table.taps]
    lit = {key for need in needed if held <= need for key in need - held}
    if held.keys() <= set(table.free):
        left = {card.key: card.count - held[card.key] for tray in table.trays for card in tray.cards}
        lit |= {key for key in table.free if left.get(key, 0) > 0}
    return frozenset(lit)
