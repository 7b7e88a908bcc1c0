"""One text in two languages: what both say alike stands once, what differs stands once in each."""

import re
from collections.abc import Sequence
from typing import Final, Self

_TOKENS: Final = re.compile(r"<[^<>]*>|\*\*|~~|\|\||[A-Za-z]+|\d+|\s+|.", re.DOTALL)
"""What is never cut in two: mentions, marks, words, numbers."""
_MARKS: Final = ("**", "*", "~~", "||", "`", "_")
_BRACKETS: Final = ("()", "[]", "（）", "「」", "『』")
_BETWEEN: Final = " / "


class Pair(str):
    """A text of both languages that still knows what each of them says: sentences in which it stands need one."""

    __slots__ = ("sides",)
    sides: tuple[str, ...]

    def __new__(cls, words: str = "", sides: Sequence[str] = ()) -> Self:
        """`words` as it is shown; without `sides` they are those of `words`, if it has any."""
        made = super().__new__(cls, words)
        made.sides = tuple(sides) or (words.sides if isinstance(words, Pair) else ())
        return made

    def of(self, place: int) -> Self:
        """What one language says, of the same kind."""
        return type(self)(self.sides[place]) if self.sides else self


def side_by_side(first: str, second: str, wide: int = 0) -> Pair:
    """Both texts in one, line by line; from `wide` characters on (0: never) the second has a line of its own."""
    lines, others = first.split("\n"), second.split("\n")
    if len(lines) == len(others):
        words = "\n".join(_line(one, other, wide) for one, other in zip(lines, others, strict=True))
    else:
        words = f"{first}\n{second}"
    return Pair(words, (first, second))


def _line(first: str, second: str, wide: int) -> str:
    if first == second:
        return first
    # The colon of either script parts a heading from its words.
    head, one, other, tail = _shared(first.replace("：", ": "), second)
    if wide and len(one) + len(other) > wide:
        return f"{first}\n{second}"
    return f"{head}{one.rstrip().removesuffix(':')}{_BETWEEN}{other.strip()}{_gap(other)}{tail}"


def _gap(words: str) -> str:
    return words[len(words.rstrip()) :]


def _shared(first: str, second: str) -> tuple[str, str, str, str]:
    """What both begin with, what each says, and what both end with."""
    one, other = _TOKENS.findall(first), _TOKENS.findall(second)
    start = _alike(one, other)
    while start and not (_ends(one[start - 1]) and _is_whole("".join(one[:start]))):
        start -= 1
    end = _alike(one[start:][::-1], other[start:][::-1])
    while end and not (_begins(one[-end]) and _is_whole("".join(one[-end:]))):
        end -= 1
    parts = (
        "".join(one[:start]),
        "".join(one[start : len(one) - end]),
        "".join(other[start : len(other) - end]),
        "".join(one[len(one) - end :]),
    )
    whole = all(_is_whole(part) for part in parts) and parts[1].strip() and parts[2].strip()
    return parts if whole else ("", first, second, "")


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        count += 1
    return count


def _ends(piece: str) -> bool:
    """Whether a sentence may be cut behind it: not within a word, nor between a name and its particle."""
    return piece.isspace() or piece in (":", "：", "·", "|")


def _begins(piece: str) -> bool:
    """Whether a sentence may be cut before it; a full stop belongs to its sentence."""
    return piece.isspace() or piece in ("·", "|", "(", "（", "**") or piece.startswith("<")


def _is_whole(part: str) -> bool:
    """Whether its marks and brackets are closed."""
    return all(part.count(mark) % 2 == 0 for mark in _MARKS) and all(
        part.count(left) == part.count(right) for left, right in _BRACKETS
    )
