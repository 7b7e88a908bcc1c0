"""Which game a question is about, judged by its words: cube and clock are backgammon, ore and robber Catan."""

import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from faq.english import INVERTED_VERBS, OPEN_ASKS
from faq.entry import Game

GAMES = tuple(Game)
DOUBT = 0.5
"""Mentions that every game is credited with: a word seen once proves little."""
STRONGEST = 6.0
"""Beyond this sum of logarithms more words make a game no surer."""
TOLD = 6.0
"""Being told is worth more than being sure from the words: those name one game and mean another at times."""

_ABOUT = r"(?:(?:in|for|with|about|under) )?(?:the )?"
_TALKING = r"(?:(?:talking|asking|a question) )?(?:about|for|in|on)"
_BUT = r"(?:,? but (?:about |for |in )?(?:the )?(?:normal|regular|ordinary|big|base|board| )+(?:game|one|version)\b)?"
_NAMES = MappingProxyType(
    {
        Game.RIVALS: re.compile(
            r"(?:2|二|ふたり)人用の?カタン|カタンの?(?:カードゲーム|2人用)(?:の(?:方|ほう))?の?|"
            r"\b(?:the )?(?:two|2)[- ](?:player|person) (?:catan|settlers|card game)\b|"
            r"\b(?:catan|settlers) (?:the )?card game\b|"
            r"\(?ライバルズ?・?(?:カタン)?(?:の(?:方|ほう|場合)|だと|では|で)?の?\)?|"
            rf"\b{_ABOUT}rivals(?: for catan| duel| card game)?\b"
        ),
        Game.BACKGAMMON: re.compile(
            r"(?:バックギャモン|ギャモン)(?!勝|負|で勝|で負)(?:だと|では|で(?=[0-9ぁ-んァ-ヶ一-龠])|は(?=、)|なら)?の?|"
            rf"\b{_ABOUT}backgammon\b"
        ),
        Game.CATAN: re.compile(
            rf"\b{_ABOUT}(?:the )?(?:big|base|basic|main|original|classic|regular|normal|ordinary) board ?game\b|"
            r"(?:普通の|ふつうの|通常の|元の|本家の?|ボードゲームの)?カタン(?:だと|では|なら)?の?|"
            rf"\b{_ABOUT}(?:normal |regular |ordinary |base |big |classic )*"
            r"(?:settlers(?: of catan)?|catan)(?: board game)?\b"
        ),
    }
)
"""How players name the games, the most particular first."""
_NOT = MappingProxyType(
    {
        Game.RIVALS: re.compile(
            r"ライバルズ?(?:カタン)?(?:の(?:話|こと|方|ほう))?(?:じゃ|では)な[いくし]て?|"
            rf"\bn(?:ot|o)(?: {_TALKING})? (?:the )?rivals\b(?: for catan)?{_BUT}"
        ),
        Game.BACKGAMMON: re.compile(
            r"(?:バックギャモン|ギャモン)(?:の(?:話|こと|方|ほう))?(?:じゃ|では)な[いくし]て?|"
            rf"\bnot(?: {_TALKING})? backgammon\b"
        ),
        Game.CATAN: re.compile(
            r"(?<!ライバル)(?<!ライバルズ)カタン(?:の(?:話|こと|方|ほう))?(?:じゃ|では)な[いくし]て?|"
            rf"\bnot(?: {_TALKING})? (?:the )?(?:settlers|catan)\b"
        ),
    }
)
"""How players say which game they do not mean."""
_CALLED = (
    r"(?:(?:big|base|main|normal|regular|classic) )*(?:settlers(?: of catan)?|catan)\b|rivals\b|backgammon\b|"
    r"(?:普通の|ボードゲームの)?カタン|ライバルズ?(?:カタン)?|(?:バック)?ギャモン"
)
_LIKENED = re.compile(
    rf",? ?\b(?:(?:just|the|exactly) )*(?:same )?(?:as|like|unlike)(?: [a-z' ]{{1,30}})? (?:in|at|with) (?:{_CALLED})|"
    rf"(?:{_CALLED})(?:の場合)?(?:みたい[にな]|のよう[にな]|と同じ(?:よう)?[にでく]?|とは?違って)"
)
"""How players liken what they ask about to another game: "same as in Catan?"."""
_HERE = re.compile(
    r"\bhere\b|\b(?:in|with|at) this (?:one|game|event|tournament)\b|"
    r"ここ(?!から|に|へ)|こっち|こちらで|この(?:大会|ゲーム)"
)
_TELLS = re.compile(
    rf"(?:^|(?<=[.!?;] ))[^.!?;]*\b(?:{_CALLED})[^.!?;]*(?:[.!;]\s*|, but\s+|$)|"
    rf"(?:^|(?<=[。、!?]))[^。、!?]*(?:{_CALLED})[^。!?]*?(?:けれども?|けど|だが|ですが|でしたが|ましたが|。)[、。]?"
)
"""A clause that tells how another game has it."""
_ASKS = re.compile(
    rf"(?:^|[,:-] )(?:and |but |so )?(?:{OPEN_ASKS}|{INVERTED_VERBS})\b|"
    rf"\b(?:{_CALLED}),? (?:{OPEN_ASKS}|can|could|may|must|do|should)\b|[?？]$"
)
"""A clause that asks tells nothing."""
_PROPER = MappingProxyType(
    {
        Game.CATAN: re.compile(
            r"盗賊|開拓地|最長交易路|最大騎士力|発展カード|海外取引|\brobber\b|\bsettlements?\b|\blongest road\b|"
            r"\blargest army\b|\bdevelopment cards?\b"
        ),
        Game.BACKGAMMON: re.compile(
            r"キューブ|クロフォード|チェッカー|ギャモン|ダイスカップ|ベアオフ|"
            r"\bcube\b|\bcrawford\b|\bcheckers?\b|\bgammon\b|\bdice cups?\b"
        ),
        Game.RIVALS: re.compile(
            r"イベントダイス|リジョン|領地|集会所|修道院|交易船|進歩ポイント|"
            r"\bevent die\b|\bprincipality\b|\bparish hall\b|"
            r"\babbey\b|\btrade ships?\b|\bera of\b"
        ),
    }
)
"""Words that only one of the games has."""

Shares = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Named:
    """Which game a question names and which it says it is not about; the text without those names."""

    game: Game | None
    excluded: frozenset[Game]
    text: str


def named_game(text: str) -> Named:
    """The game that a folded text names, and the text without the name.

    A name tells where to look, not what for: left in, it would lead to the few rulings that spell it out. A game that
    is only compared with is not meant: "in Catan it is four for one, what is the rate here?".
    """
    text = _without_comparisons(text)
    excluded = frozenset(game for game, denied in _NOT.items() if denied.search(text))
    for game in excluded:
        text = _NOT[game].sub(" ", text)
    for game, name in _NAMES.items():
        if name.search(text):
            rest = name.sub(" ", text).strip(" -:,、")
            return Named(game, excluded - {game}, rest or text)
    return Named(None, excluded, text)


def _without_comparisons(text: str) -> str:
    """A folded text without what it says of another game for comparison."""
    asked = _TELLS.sub(lambda told: told[0] if _is_asked(told[0]) else " ", text)
    if asked == text or not (_HERE.search(asked) or any(name.search(asked) for name in _NAMES.values())):
        asked = text
    return _LIKENED.sub("", asked).strip() or text


def _is_asked(clause: str) -> bool:
    """A clause on another game is what is asked itself, or speaks of this one."""
    return bool(_HERE.search(clause) or _ASKS.search(clause))


def proper_game(text: str) -> Game | None:
    """The one game whose own words a folded text has."""
    found = [game for game, words in _PROPER.items() if words.search(text)]
    return found[0] if len(found) == 1 else None


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
