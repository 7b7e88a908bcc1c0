"""Text taken apart: words, character runs, readings and the concepts of the lexicon.

Japanese words come from Sudachi (its normalized forms join 替える, かえる and 替え), English stems from Snowball.
Function words are dropped, names of people too: whether Bob or Kofi asks changes no ruling.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from faq.text import hiragana, romaji_to_kana, sound

if TYPE_CHECKING:
    import sudachipy  # type: ignore[import-untyped] # published without type information

_RUNS = re.compile(r"[a-z0-9][a-z0-9'āīūēō:/-]*|[々ぁ-ゖァ-ヺー一-鿿㐀-䶿]+")
_LATIN = re.compile(r"[a-zāīūēō]")
_LATIN_WORD = re.compile(r"[a-zāīūēō][a-z'āīūēō-]*")
_ENGLISH_PIECE = re.compile(r"[a-z0-9]+(?:'[a-z]+)?")
_ROMAJI_SHARE = 0.7
_SHORTEST_ROMAJI = 4
_DROPPED_KINDS = frozenset("助詞 助動詞 補助記号 空白 代名詞 感動詞 記号 連体詞 接続詞".split())  # noqa: SIM905 # a list of words
_PEOPLE = "人名"
_EMPTY_WORDS = frozenset(
    """
    為る 居る 有る 成る 良い 事 物 仕舞う さん 所 達 訳 様 そう 御座る 下さる 遣る 御 為さる 頂く 思う
    """.split()  # noqa: SIM905 # as a list it would fill a page
)
_STOP = frozenset(
    """
    a an the is are am was were be been being do does did doing i i'm i've i'd i'll me my mine we we're we've us our
    you your he he's his him she she's her it it's its they they're their them this that that's these those to of in
    on at for from by with and or but if so then as there here have has had having will would shall should could may
    might must can can't what what's which who whose when where how why just really also too very some any please ok
    okay oh hey im ive u ur r s t d ll re ve m let's let get gets got getting go goes going
    """.split()  # noqa: SIM905 # the same
)
_NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve"
_DIGITS = MappingProxyType(
    {word: str(number) for number, word in enumerate(_NUMBERS.split())}
    | {sign: str(number) for number, sign in enumerate("〇一二三四五六七八九十")}
)
STEMS = 4096
"""English words whose stem is kept."""


@dataclass(frozen=True, slots=True)
class Words:
    """A text's content words in order, its runs in hiragana and as written, its reading without long vowels."""

    words: tuple[str, ...]
    runs: tuple[str, ...]
    written: tuple[str, ...]
    reading: str


@dataclass(frozen=True, slots=True)
class Run:
    """The content words of a run of Japanese and its reading in katakana."""

    words: tuple[str, ...]
    reading: str


class Tokenizer:
    """Takes texts of both languages apart; holds the English stemmer and the Japanese dictionary.

    The dictionary is opened for the first run that was not taken apart before: it holds 30 MB, more with each question,
    and whoever is only asked in English never needs it.
    """

    __slots__ = ("_dictionary", "_empty", "_known", "_names", "_stem")

    def __init__(
        self, names: frozenset[str] = frozenset(), known: Mapping[str, Run] = MappingProxyType({})
    ) -> None:
        """`names` are English names of people, left out like Japanese ones; `known` are runs taken apart before."""
        import Stemmer  # type: ignore[import-not-found] # published without type information

        self._names = names
        self._known = known
        self._dictionary: sudachipy.Tokenizer | None = None
        self._stem: Callable[[str], str] = lru_cache(STEMS)(Stemmer.Stemmer("english").stemWord)
        # Sudachi gives a part of speech as a new tuple of strings each time; its number is the same and cheap.
        self._empty: dict[int, bool] = {}

    def take_apart(self, text: str) -> Words:
        """The parts of an already folded text."""
        words: list[str] = []
        readings: list[str] = []
        runs = _RUNS.findall(text)
        for run in runs:
            if run[0].isascii() or _LATIN.match(run):
                words += self.english(run)
            else:
                found = self._known.get(run) or self.japanese(run)
                words += found.words
                readings.append(found.reading)
        return Words(tuple(words), tuple(map(hiragana, runs)), tuple(runs), sound("".join(readings)))

    def english(self, run: str) -> list[str]:
        """The stems of a run of Latin letters and digits, number words as digits."""
        pieces = (
            _DIGITS.get(piece, piece) for piece in _ENGLISH_PIECE.findall(run) if not self.is_name(piece)
        )
        return [self._stem(piece.removesuffix("'s")) for piece in pieces if piece not in _STOP]

    def forget_runs(self) -> None:
        """What was taken apart before is of use while an index is built; questions hardly ever repeat it."""
        self._known = MappingProxyType({})

    def close_dictionary(self) -> None:
        """Give its memory back; the next run that is not known opens it again."""
        self._dictionary = None

    def is_name(self, word: str) -> bool:
        """An English word is somebody's name, whatever hangs on it."""
        return word.removesuffix("'s") in self._names

    def japanese(self, run: str) -> Run:
        """A run of Japanese as the dictionary takes it apart."""
        words: list[str] = []
        readings: list[str] = []
        for morpheme in self._morphemes(run):
            readings.append(morpheme.reading_form() or morpheme.surface())
            words += self._word_of(morpheme)
        return Run(tuple(words), "".join(readings))

    def without(self, text: str, unknown: frozenset[str]) -> str:
        """A folded text without the words that are not known."""
        return _RUNS.sub(lambda run: self._kept(run.group(), unknown), text)

    def _kept(self, run: str, unknown: frozenset[str]) -> str:
        if run[0].isascii() or _LATIN.match(run):
            return " ".join(piece for piece in run.split("-") if unknown.isdisjoint(self.english(piece)))
        kept = (m.surface() for m in self._morphemes(run) if unknown.isdisjoint(self._word_of(m)))
        return "".join(kept)

    def _morphemes(self, run: str) -> "Iterable[sudachipy.Morpheme]":
        import sudachipy

        if self._dictionary is None:
            self._dictionary = sudachipy.Dictionary(dict="small").tokenizer(sudachipy.SplitMode.A)
        found: Iterable[sudachipy.Morpheme] = self._dictionary.tokenize(run)
        return found

    def _word_of(self, morpheme: "sudachipy.Morpheme") -> tuple[str, ...]:
        """The content word that a morpheme is, if it is one."""
        if self._says_nothing(morpheme):
            return ()
        word = morpheme.normalized_form().casefold()
        return () if word in _EMPTY_WORDS else (_DIGITS.get(word, word),)

    def _says_nothing(self, morpheme: "sudachipy.Morpheme") -> bool:
        """A function word or somebody's name."""
        number = morpheme.part_of_speech_id()
        if number not in self._empty:
            kind = morpheme.part_of_speech()
            self._empty[number] = kind[0] in _DROPPED_KINDS or kind[2] == _PEOPLE
        return self._empty[number]


def japanese_runs(text: str) -> Iterable[str]:
    """The runs of Japanese in a folded text."""
    return (run for run in _RUNS.findall(text) if not (run[0].isascii() or _LATIN.match(run)))


def read_romaji(text: str, english: Callable[[str], bool]) -> str:
    """A folded text with its romaji words as kana.

    A word that `english` knows stays, unless nearly the whole text is romaji.
    """
    words = _LATIN_WORD.findall(text)
    if not words:
        return text
    readable = [word for word in words if romaji_to_kana(word)]
    unknown = [word for word in readable if not english(word)]
    whole = bool(unknown) and _letters(readable) >= _ROMAJI_SHARE * _letters(words)
    chosen = frozenset(readable if whole else (word for word in unknown if len(word) >= _SHORTEST_ROMAJI))
    return _LATIN_WORD.sub(lambda match: _kana_of(match.group(), chosen), text)


def _letters(words: Iterable[str]) -> int:
    return sum(map(len, words))


def _kana_of(word: str, chosen: frozenset[str]) -> str:
    return romaji_to_kana(word) or word if word in chosen else word
