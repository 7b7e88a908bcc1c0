"""Text as typed made comparable: width, case, kana, romaji and long vowels.

Katakana and hiragana are folded together (into hiragana), half-width kana and full-width Latin become ordinary
ones, and romaji written by the rules of Hepburn or Kunrei becomes kana. A word that breaks those rules in one
letter stays Latin: a generous converter turns English into kana garbage.
"""

import re
import unicodedata
from types import MappingProxyType

LONGEST = 800
"""Characters of a question that are read: a story with its question at the end may be long."""

_KATAKANA, _KATAKANA_END, _SHIFT = 0x30A1, 0x30F6, 0x60
_HIRAGANA = MappingProxyType({code: code - _SHIFT for code in range(_KATAKANA, _KATAKANA_END + 1)})
_VOWELS = "aiueo"
_ROWS = MappingProxyType(
    {
        "": "あいうえお",
        "k": "かきくけこ",
        "g": "がぎぐげご",
        "s": "さしすせそ",
        "z": "ざじずぜぞ",
        "t": "たちつてと",
        "d": "だぢづでど",
        "n": "なにぬねの",
        "h": "はひふへほ",
        "b": "ばびぶべぼ",
        "p": "ぱぴぷぺぽ",
        "m": "まみむめも",
        "r": "らりるれろ",
    }
)
_IRREGULAR = MappingProxyType(
    {
        "shi": "し", "chi": "ち", "tsu": "つ", "fu": "ふ", "ji": "じ", "ya": "や", "yu": "ゆ", "yo": "よ",
        "wa": "わ", "wo": "を", "fa": "ふぁ", "fi": "ふぃ", "fe": "ふぇ", "fo": "ふぉ", "she": "しぇ",
        "che": "ちぇ", "je": "じぇ", "ti": "てぃ", "di": "でぃ",
    }
)  # fmt: skip
_GLIDES = MappingProxyType(
    {"sh": "し", "ch": "ち", "j": "じ", **{row + "y": kana[1] for row, kana in _ROWS.items() if row}}
)
_SMALL = MappingProxyType({"a": "ゃ", "u": "ゅ", "o": "ょ"})
_MACRONS = MappingProxyType({ord("ā"): "aa", ord("ī"): "ii", ord("ū"): "uu", ord("ē"): "ei", ord("ō"): "ou"})
_PARTICLES = MappingProxyType({"wa": "は", "o": "を", "e": "へ"})
_LONG = re.compile(
    r"ー|(?<=[おこごそぞとどのほぼぽもよろょ])[うお]|(?<=[うくぐすずつづぬふぶぷむゆるゅ])う|(?<=[えけげせぜてでねへべぺめれ])[いえ]"
)
_HYPHEN = re.compile(r"([aiueo])-")
"""A long vowel as phones write it: ka-do, touroku-."""
_LATIN = re.compile(r"[a-z]")
LETTERS_A_SIGN = 3
"""A Japanese sign says about as much as so many Latin letters."""
_SPACES = re.compile(r"\s+")
_MENTION = re.compile(r"<(?:@[!&]?|#|a?:\w+:)\d+>|(?<!\w)@\w+")
"""Whom a message calls, which channel or picture it names, as Discord writes it or as somebody types it."""
_LINE_END = re.compile(r"([。.!?！？…、,:：;]?)[^\S\n]*\n[\s>]*")
_JAPANESE = re.compile(r"[々ぁ-ゖァ-ヺｦ-ﾝー一-鿿㐀-䶿]")


def fold(text: str) -> str:
    """The text in one width and case, on one line, cut at `LONGEST` characters."""
    whole = (
        text[: 2 * LONGEST].encode(errors="ignore").decode()
    )  # without halves of letters, as JSON may hold them
    wide = unicodedata.normalize("NFKC", whole).casefold().replace("’", "'")
    return _SPACES.sub(" ", wide).strip()[:LONGEST]


def on_one_line(text: str) -> str:
    """A message as typed on Discord without mentions and quote signs; each of its lines is a sentence of its own."""
    plain = _MENTION.sub(" ", text.strip().removeprefix(">"))
    return _LINE_END.sub(lambda end: f"{end[1] or '.'} ", plain)


def is_japanese(text: str) -> bool:
    """The text has some Japanese letter."""
    return _JAPANESE.search(text) is not None


def reads_japanese(text: str) -> bool:
    """The text is Japanese through and through, not English with a Japanese word in it."""
    japanese, latin = len(_JAPANESE.findall(text)), len(_LATIN.findall(text))
    return japanese > 0 and LETTERS_A_SIGN * japanese >= latin


def hiragana(text: str) -> str:
    """Katakana as hiragana; everything else as it is."""
    return text.translate(_HIRAGANA)


def sound(kana: str) -> str:
    """A kana reading without what writers disagree about: long vowels and the kind of kana."""
    return _LONG.sub("", hiragana(kana))


def romaji_to_kana(word: str) -> str | None:
    """The hiragana of a word in strict romaji, None when it is not romaji through and through."""
    rest = _HYPHEN.sub(r"\1\1", word.translate(_MACRONS))
    if rest in _PARTICLES:
        return _PARTICLES[rest]
    kana = []
    while rest:
        piece = _piece(rest)
        if piece is None:
            return None
        kana.append(piece[0])
        rest = rest[piece[1] :]
    return "".join(kana)


def _piece(rest: str) -> tuple[str, int] | None:
    """The kana that `rest` opens with and how many letters it takes."""
    if _doubled(rest):
        return "っ", 1
    for length in (3, 2, 1):
        kana = _mora(rest[:length])
        if kana is not None:
            return kana, length
    return _nasal(rest)


def _doubled(rest: str) -> bool:
    return len(rest) > 1 and rest[0] not in _VOWELS + "nm" and (rest[0] == rest[1] or rest.startswith("tch"))


def _mora(letters: str) -> str | None:
    if letters in _IRREGULAR:
        return _IRREGULAR[letters]
    row, vowel = letters[:-1], letters[-1:]
    if not vowel or vowel not in _VOWELS:
        return None
    if row in _ROWS:
        return _ROWS[row][_VOWELS.index(vowel)]
    return _GLIDES[row] + _SMALL[vowel] if row in _GLIDES and vowel in _SMALL else None


def _nasal(rest: str) -> tuple[str, int] | None:
    """An n that closes a syllable, with the apostrophe that may part it from a vowel; Hepburn's m before p, b, m."""
    if rest[0] == "m" and rest[1:2] in ("p", "b", "m"):
        return "ん", 1
    if rest[0] != "n":
        return None
    return "ん", 2 if rest[1:2] == "'" else 1
