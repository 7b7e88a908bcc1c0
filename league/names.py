"""Names of players: how one is stored as it was typed, compared, told apart from a namesake, found in a line, sorted.

How it is drawn in pictures is asked of the fonts (`bot.ui.pictures.lettering`): nothing here changes what is stored.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

NAME_LIMIT: Final = 60
_JOINERS: Final = "\u200c\u200d"
_AT_ENDS: Final = f"{_JOINERS} "
_BLANKS: Final = "\u3164\uffa0\u115f\u1160\u2800\u17b4\u17b5\u034f"
"""Fillers of Hangul, braille without a dot, and the like: letters by name, empty to the eye."""
_VARIANT: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""What chooses one form of a character: the forms of 葛 are read alike, and most fonts draw them alike."""
_NOT_CHARACTERS: Final = (*range(0xFDD0, 0xFDF0), *range(0xE0000, 0xE1000))
_MOST_PARTS: Final = 5
"""Into how many parts the signs between names can cut one name."""
_NUMBER: Final = re.compile(r"(?:.*\s)?#(\d{1,18})")
_APOSTROPHES: Final = {ord(sign): "'" for sign in "\u2018\u2019\u02bc\u0060\u00b4"}
"""What phones and keyboards make of one sign: O’Brien is O'Brien."""
_KATAKANA: Final = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}
_FIRST_KANA: Final = "\u3041"


def typed(name: str) -> str:
    """A name as it is stored: on one line, of a length that tables can hold; "" for one that nobody can see."""
    if name.isascii() and name.isprintable():
        return " ".join(name.split())[:NAME_LIMIT].strip()
    line = " ".join("".join(map(_seen, name)).split())[:NAME_LIMIT].strip(_AT_ENDS)
    return line if any(map(has_ink, line)) else ""


def _seen(character: str) -> str:
    """Invisible marks could turn the line around that a name stands in; the joiners of emoji and scripts stay.

    A character that only takes up room counts as a space.
    """
    if character.isspace() or character in _BLANKS:
        return " "
    hidden = unicodedata.category(character) in {"Cc", "Cf", "Cs"}
    return character if character in _JOINERS or not hidden else ""


def has_ink(character: str) -> bool:
    """Whether a character has ink of its own: it can be seen where it stands alone.

    What is newer than our table of characters is a letter or an emoji all the same.
    """
    category = unicodedata.category(character)
    if category == "Cn":
        return ord(character) & 0xFFFE != 0xFFFE and ord(character) not in _NOT_CHARACTERS  # noqa: PLR2004 - no character ends so
    return category[0] not in "CMZ"


def matched(name: str) -> str:
    """A name as it is compared: width, case, blanks and the form of a letter make no difference.

    Two names of one key look alike, so that their players are namesakes.
    """
    plain = name.translate(_APOSTROPHES)
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", plain).casefold())
    kept = "".join(letter for letter in folded if letter not in _JOINERS and not _VARIANT.match(letter))
    return " ".join(unicodedata.normalize("NFKC", kept.casefold()).split())


def told_apart(names: Mapping[int, str]) -> dict[int, str]:
    """The names by players' numbers, as a list shows them: namesakes have their number behind them, "Ken #12".

    What is shown so can be typed back (`number_in`), and is shown the same again. Source: house
    """
    times = Counter(matched(name) for name in names.values())
    return {number: _apart(number, name, times[matched(name)]) for number, name in names.items()}


def _apart(number: int, name: str, times: int) -> str:
    """Whose name ends with the own number has nothing to be told apart by but that."""
    ends_so = _NUMBER.fullmatch(name)
    is_plain = times == 1 if ends_so is None else int(ends_so[1]) == number
    return name if is_plain else f"{name} #{number}"


def number_in(text: str) -> int | None:
    """The player's number that a text ends with: "#12" or "Ken #12"."""
    found = _NUMBER.fullmatch(unicodedata.normalize("NFKC", text).strip())
    return int(found[1]) if found else None


def is_numbered(text: str, number: int, name: str) -> bool:
    """Whether a text says this number alone, or behind this name: "#12", "Ken #12" of Ken."""
    before = unicodedata.normalize("NFKC", text).rpartition("#")[0].strip()
    return number_in(text) == number and (not before or matched(before) == matched(name))


def parted(line: str, signs: str, known: Callable[[str], bool]) -> list[str]:
    """A line cut at these signs, each sign an item of its own; a name that has such a sign in it stays whole.

    `known` says whether a text is somebody: "Alpha, Ann, Ben" is two where "Alpha, Ann" is one of them.
    """
    pieces = re.split(f"([{re.escape(signs)}])", line)
    found: list[str] = []
    at = 0
    while at < len(pieces):
        ends = range(min(at + 2 * _MOST_PARTS - 1, len(pieces)), at + 1, -2) if at % 2 == 0 else range(0)
        end = next((end for end in ends if known("".join(pieces[at:end]).strip())), at + 1)
        found.append("".join(pieces[at:end]).strip() or ("" if at % 2 == 0 else pieces[at]))
        at = end
    return found


def begun(line: str, signs: str, names: Iterable[str]) -> int:
    """Where in a line the name begins that is being typed: behind a sign, or before one that the name has in it."""
    starts = [0, *(at + 1 for at, letter in enumerate(line) if letter in signs)]
    keys = [matched(name) for name in names]
    tails = [(at, matched(line[at:])) for at in starts[-_MOST_PARTS:]]
    fitting = (at for at, tail in tails if tail and any(key.startswith(tail) for key in keys))
    return next(fitting, starts[-1])


def sorted_by(name: str, reading: str = "") -> tuple[int, str, str]:
    """What names are sorted by: signs and figures, letters, kana with readings in their order, then kanji.

    A reading, where one is known, stands for the name. Accents and case do not part letters.
    """
    text = _plain(reading or name)
    first = text[:1]
    return (_group(first), text, matched(name))


def _plain(name: str) -> str:
    """Kana as hiragana, Latin letters without accents."""
    hiragana = matched(name).translate(_KATAKANA)
    kept = [
        letter if letter >= _FIRST_KANA else unicodedata.normalize("NFD", letter)[:1] for letter in hiragana
    ]
    return "".join(letter for letter in kept if not unicodedata.combining(letter))


def _group(first: str) -> int:
    if not first or not first.isalpha():
        return 0
    kind = unicodedata.name(first, "")
    if kind.startswith(("HIRAGANA", "KATAKANA")):
        return 2
    return 3 if kind.startswith("CJK") else 1
