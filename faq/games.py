"""Which game a question is about, judged by its words: cube and clock are backgammon, ore and robber Catan."""

import math
import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from faq.entry import Game

GAMES = tuple(Game)
DOUBT = 0.5
"""Mentions that every game is credited with: a word seen once proves little."""
STRONGEST = 6.0
"""Beyond this sum of logarithms more words make a game no surer."""
TOLD = 6.0
"""Being told is worth more than being sure from the words: those name one game and mean another at times."""

_NAMES = MappingProxyType(
    {
        Game.RIVALS: re.compile(r"\(?ライバルズ?・?(?:カタン)?の?\)?|\b(?:the )?rivals(?: for catan)?\b"),
        Game.BACKGAMMON: re.compile(r"(?:バックギャモン|ギャモン)(?!勝|負|で勝|で負)の?|\bbackgammon\b"),
        Game.CATAN: re.compile(r"カタンの?|\b(?:settlers of )?catan\b"),
    }
)
"""How players name the games, the most particular first."""

Shares = tuple[float, ...]


def named_game(text: str) -> tuple[Game | None, str]:
    """The game that a folded text names, and the text without the name.

    A name tells where to look, not what for: left in, it would lead to the few rulings that spell it out.
    """
    for game, name in _NAMES.items():
        if name.search(text):
            rest = name.sub(" ", text).strip()
            return game, rest or text
    return None, text


class GameCounter:
    """Counts in which games' texts a term occurs."""

    __slots__ = ("_counts", "_texts")

    def __init__(self) -> None:
        self._counts: dict[str, list[int]] = {}
        self._texts = [0] * len(GAMES)

    def add(self, game: Game, terms: Iterable[str]) -> None:
        """One more text of a game."""
        number = GAMES.index(game)
        self._texts[number] += 1
        for term in frozenset(terms):
            self._counts.setdefault(term, [0] * len(GAMES))[number] += 1

    def shares(self) -> dict[str, Shares]:
        """For each term the logarithms of the games' shares in it."""
        return {term: self._share(counts) for term, counts in self._counts.items()}

    def _share(self, counts: list[int]) -> Shares:
        rates = [
            (count + DOUBT) / (texts + 2 * DOUBT * len(GAMES))
            for count, texts in zip(counts, self._texts, strict=True)
        ]
        return tuple(math.log(rate / sum(rates)) for rate in rates)


def game_chances(terms: Iterable[str], shares: Mapping[str, Shares], told: Game | None) -> dict[Game, float]:
    """How likely a question is about each game, from 0 to 1; `TOLD` for one that the asker or the channel tells."""
    if told is not None:
        return {game: TOLD * (game is told) for game in GAMES}
    sums = [0.0] * len(GAMES)
    for term in dict.fromkeys(terms):
        for number, share in enumerate(shares.get(term, ())):
            sums[number] += share / 2
    top = max(sums)
    odds = [math.exp(max(value - top, -STRONGEST)) for value in sums]
    return {game: value / sum(odds) for game, value in zip(GAMES, odds, strict=True)}
