"""What a game gives so that it is played by tapping: a drawing with places, and what tapping them says.

Optional, beside `GameFace`: without it a game is played on the page by its panel's steps. It knows no rule: every
`Tap` stands for a legal action, a step of the panel (`?…`) or a wish (`=…`), in the words of a panel's controls.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from bot.i18n import Language
from usecases.play.views import GameView


@dataclass(frozen=True, slots=True)
class TapPlace:
    """Something on the drawing that may be tapped.

    `ghost` is what would stand there, as a part of the drawing; `radius` is how large the place is shown, and `wide`
    how far it reaches beyond that to the left and right.
    """

    key: str
    label: str
    x: float
    y: float
    radius: int
    ghost: str = ""
    wide: int = 0


@dataclass(frozen=True, slots=True)
class CardText:
    """What a card is called, and what it says: in its reader's language, then with its name in the other."""

    name: str
    told: tuple[tuple[Language, str], ...]


@dataclass(frozen=True, slots=True)
class TrayCard:
    """A card, or a player, beside the drawing; `count` of it lie there. With a `text` it has a line of its own."""

    key: str
    sign: str
    label: str
    count: int
    text: CardText | None = None


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

    `free` are places of which more may be tapped than `taps` tells: what they mean is asked for (`TableFace.meant`).
    `lines` stand in the place of the panel's, which speak of letters and menus; `hand` in the place of the face's,
    where the trays show the cards. `texts` are of the cards that lie on the drawing.
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
    hand: tuple[str, ...] | None = None
    texts: tuple[CardText, ...] = ()


@runtime_checkable
class TableFace(Protocol):
    """A face whose game can be played by tapping."""

    def drawing(self, view: GameView, language: Language, marks: Sequence[object] = (), /) -> TapTable | None:
        """The drawing alone, with what a step of the panel marks on it (`Screen.marks`); None before the beginning."""

    def table(self, view: GameView, step: str, language: Language, /) -> TapTable | None:
        """The drawing at a step of the panel, with all that can be tapped; None where the step is none of taps."""

    def meant(self, view: GameView, chosen: Sequence[str], language: Language, /) -> tuple[Tap, ...]:
        """Everything that exactly these places say, the rare and the many (offers) too."""


def numbered(places: Iterable[TapPlace]) -> tuple[TapPlace, ...]:
    """The places, each with a name of its own: where several would be called the same they are numbered."""
    found = tuple(places)
    named = Counter(place.label for place in found)
    seen: Counter[str] = Counter()
    named_apart = []
    for place in found:
        seen[place.label] += 1
        number = f" ({seen[place.label]})" if named[place.label] > 1 else ""
        named_apart.append(replace(place, label=f"{place.label}{number}"))
    return tuple(named_apart)


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
