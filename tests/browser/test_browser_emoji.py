"""On a machine without an emoji font the sandbox shows no boxes: it brings the emoji of our own texts along."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import bot
from tests.browser.drawn import drawing

ROOT: Final = Path(bot.__file__).parent
STATIC: Final = ROOT / "sandbox" / "static"
_RANGE: Final = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")
_PICTURE: Final = "\N{VARIATION SELECTOR-16}"
_DRAWN: Final = """
const done = arguments[1];
const shape = (letter) => {
  const brush = Object.assign(document.createElement("canvas"), { width: 60, height: 60 }).getContext("2d");
  brush.font = `40px ${getComputedStyle(document.body).fontFamily}`;
  brush.fillText(letter, 4, 44);
  return brush.getImageData(0, 0, 60, 60).data;
};
const box = shape(String.fromCodePoint(0x10ffff)).join();
document.fonts.load('40px "Our Emoji"', arguments[0].join("")).then(() =>
  done(arguments[0].filter((letter) => shape(letter).join() === box)));
"""


def brought() -> set[str]:
    """The emoji that the sandbox's font has, as its page declares them."""
    (declared,) = re.findall(r"unicode-range:([^;]+);", (STATIC / "page.css").read_text("utf-8"))
    return {
        chr(code)
        for first, last in _RANGE.findall(declared)
        for code in range(int(first, 16), int(last or first, 16) + 1)
    }


def written() -> Iterator[str]:
    """Every emoji that our texts, buttons and pages can show."""
    files = [
        *ROOT.rglob("*.ftl"),
        *ROOT.rglob("*.py"),
        *(ROOT.parent / "cogs").glob("*.py"),
        *STATIC.glob("*.js"),
    ]
    for file in files:
        words = file.read_text("utf-8")
        yield from (
            letter for letter in words if letter >= "\U0001f000" and unicodedata.category(letter) == "So"
        )
        yield from re.findall(rf"(\S){_PICTURE}", words)


_NO_EMOJI: Final = {"\U0001f0a0"}
"""The back of a playing card is an old sign, not an emoji: other fonts have it."""


def test_the_font_has_every_emoji_of_our_texts() -> None:
    assert sorted(set(written()) - brought() - _NO_EMOJI) == []


@pytest.mark.slow
def test_every_emoji_of_the_font_is_drawn_and_none_is_a_box() -> None:
    letters = sorted(one for one in brought() if one >= "\u2190" and one != _PICTURE)
    with drawing() as drawn:
        drawn.page.driver.set_script_timeout(60)
        boxes = drawn.page.driver.execute_async_script(_DRAWN, [*letters, "1\ufe0f\u20e3", "🧑\u200d⚖️"])
    assert boxes == []
