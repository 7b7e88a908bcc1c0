"""A small language for tests of a player's panel: see a position as a seat, press controls, count the taps."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import discord

from bot.i18n import Language
from bot.ui.controls import Panel
from bot.ui.play.component_ids import PLAY_MENU_TEMPLATE, PLAY_TEMPLATE, words_of
from bot.ui.play.panel import screen_of
from bot.ui.play.screen import Screen, controls_of
from data.game_records import GameSeat, GameStatus, PostGame, SeatState
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.codecs import LETTERS
from engine.catan.hands import counts
from engine.catan.names import Seat
from engine.catan.rules import CATAN
from engine.catan.state import CatanState
from league.ids import GameId, GameSeatId
from tests.support.game_table import CATAN_OPTIONS
from usecases.play.views import GameView

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
NAMES = ("Haruka", "K*en*", "Mio", "A name as long as Discord allows")
GAME = PostGame(
    GameId(12),
    111,
    222,
    1000,
    NOW,
    "00" * 32,
    "ff" * 32,
    "catan",
    2,
    CATAN_OPTIONS,
    4,
    status=GameStatus.PLAYING,
    events=300,
)
BIG = 2**62
"""Ids grow with the years; the words must still fit beside them."""


def seats_of(number: int, orders: str = "") -> tuple[GameSeat, ...]:
    return tuple(
        GameSeat(
            GameSeatId(place + 1),
            GameId(12),
            place,
            SeatState.TAKEN,
            1000 + place,
            NAMES[place],
            orders=orders,
        )
        for place in range(number)
    )


def seen_of(
    state: CatanState, seat: Seat | None, orders: str = "", status: GameStatus = GameStatus.PLAYING
) -> GameView:
    """The position as a seat may know it."""
    actions = () if seat is None else catan.legal(state, seat)
    seats = seats_of(len(state.players), orders)
    return GameView(
        replace(GAME, status=status),
        seats,
        seat,
        catan.view(state, seat),
        actions,
        1_000_300,
        scenery=CATAN.rules.scenery(state),
        clock=CATAN.rules.clock(state),
        outcome=CATAN.rules.outcome(state),
    )


def screen(seen: GameView, step: str = "", language: Language = "en") -> Screen:
    return screen_of(seen, step, language)


def drawn(seen: GameView, step: str = "", language: Language = "en") -> Panel:
    """The controls of a step as Discord gets them."""
    return controls_of(screen(seen, step, language), seen.game, seen.stamp, language)


@dataclass(frozen=True)
class Menu:
    """A menu in which several lines can be chosen."""

    prefix: str
    values: tuple[str, ...]
    least: int
    most: int

    def of_pile(self, pile: int) -> str | None:
        """The words for choosing exactly these cards; None if the menu does not have them."""
        wanted = [
            f"1{letter}" for letter, number in zip(LETTERS, counts(pile), strict=True) for _ in range(number)
        ]
        left, chosen = list(self.values), []
        for card in wanted:
            found = next((value for value in left if value.split("~")[0] == card), None)
            if found is None:
                return None
            left.remove(found)
            chosen.append(found)
        return words_of(self.prefix, chosen) if self.least <= len(chosen) <= self.most else None


def controls(panel: Panel) -> Iterator[str | Menu]:
    """What every control that can be used says: words, or a menu of several lines."""
    for item in panel.children:
        if isinstance(item, discord.ui.Button) and not item.disabled:
            yield matched(PLAY_TEMPLATE, item.custom_id)
        if isinstance(item, discord.ui.Select):
            prefix = matched(PLAY_MENU_TEMPLATE, item.custom_id)
            values = tuple(option.value for option in item.options)
            if item.max_values > 1:
                yield Menu(prefix, values, item.min_values, item.max_values)
            else:
                yield from (words_of(prefix, [value]) for value in values)


def matched(template: str, custom_id: str | None) -> str:
    match = re.fullmatch(template, custom_id or "")
    assert match, custom_id
    assert (match["game"], match["stamp"]) == ("12", "1000300")
    return match["words"]


def said(seen: GameView, step: str = "", piles: Iterable[int] = ()) -> Iterator[str]:
    """Everything that the controls of a step can say; menus of several lines with each of the piles."""
    for control in controls(drawn(seen, step)):
        if isinstance(control, str):
            yield control
        else:
            yield from (words for pile in piles if (words := control.of_pile(pile)) is not None)


def steps_of(
    seen: GameView, piles: Iterable[int] = (), start: str = "", apart: Iterable[str] = ()
) -> dict[str, int]:
    """Everything that can be said from a step on, with the number of taps; steps that begin with `apart` stay shut."""
    taps: dict[str, int] = {}
    steps = [(start, 0)]
    known = {start}
    for step, depth in steps:
        for words in said(seen, step, piles):
            taps.setdefault(words, depth + 1)
            inner = words[1:]
            if words.startswith("?") and inner not in known and not inner.startswith(tuple(apart)):
                known.add(inner)
                steps.append((inner, depth + 1))
    return taps


APART = ("orders", "judge")


def piles_of(action: a.Action) -> tuple[int, ...]:
    """The cards that somebody who wants this action ticks in menus."""
    match action:
        case a.Discard(cards):
            return (cards,)
        case a.Offer(give, want) | a.CounterOffer(give, want):
            return (give, want)
    return ()


def taps_for(seen: GameView, action: a.Action) -> int | None:
    """How many taps an action costs from the first panel; None if the controls do not lead to it."""
    steps = steps_of(seen, piles_of(action), apart=APART)
    return next((taps for words, taps in steps.items() if catan.parse(words) == action), None)
