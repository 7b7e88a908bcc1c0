"""How a text is drawn whose letters one font does not have all: which font draws what, and what stands for the rest.

The main font draws all that it has. Other scripts have fonts of their own, shaped by HarfBuzz; what no font has is
drawn in its compatible form (fancy letters as plain ones), or left out. Nothing of that changes a stored name.
"""

import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PIL import ImageDraw, ImageFont

_FONTS: Final = Path(__file__).parent.parent / "fonts"
MAIN: Final = "BIZUDPGothic"
_SCRIPTS: Final = (
    ("NotoSansCJKjp-Hangul-subset.otf", ((0x1100, 0x11FF), (0x3130, 0x318F), (0xAC00, 0xD7A3))),
    ("NotoSansArabic-subset.ttf", ((0x0600, 0x06FF), (0x0750, 0x077F), (0x08A0, 0x08FF), (0xFB50, 0xFDFF),
      (0xFE70, 0xFEFE))),
    ("NotoSansHebrew-subset.ttf", ((0x0590, 0x05FF), (0xFB1D, 0xFB4F))),
    ("NotoSansDevanagari-subset.ttf", ((0x0900, 0x097F),)),
    ("NotoSansBengali-subset.ttf", ((0x0980, 0x09FF),)),
    ("NotoSansTamil-subset.ttf", ((0x0B80, 0x0BFF),)),
    ("NotoSansThai-subset.ttf", ((0x0E00, 0x0E7F),)),
    ("NotoSansGeorgian-subset.ttf", ((0x10A0, 0x10FF), (0x1C90, 0x1CBF))),
    ("NotoSansArmenian-subset.ttf", ((0x0530, 0x058F),)),
    ("NotoSansCJKjp-Han-subset.otf", ((0x2E80, 0x2FDF), (0x3400, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x323AF))),
)  # fmt: skip
_NOTHING: Final = "\U0010ffff"
_TRIED_AT: Final = 20
"""The size at which it is found out whether a font has a letter."""
_JOINERS: Final = "\u200c\u200d"


@dataclass(frozen=True, slots=True)
class LetterRun:
    """Letters in a row that one font draws; `font` "" is the main one."""

    text: str
    font: str = ""


@cache
def font_of(size: int, weight: str) -> ImageFont.FreeTypeFont:
    """The bundled main font; `weight` is "Regular" or "Bold"."""
    # By path, not as bytes: the library maps the file once instead of keeping a copy for each size.
    return ImageFont.truetype(_FONTS / f"{MAIN}-{weight}.ttf", size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(256)
def _script_font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FONTS / name, size, layout_engine=ImageFont.Layout.RAQM)


@lru_cache(4096)
def runs_of(text: str) -> tuple[LetterRun, ...]:
    """The text as it is drawn, in runs; empty where no letter of it can be."""
    runs: list[LetterRun] = []
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        for run in _drawn(letter, runs[-1].font if runs else ""):
            if runs and runs[-1].font == run.font:
                runs[-1] = LetterRun(runs[-1].text + run.text, run.font)
            else:
                runs.append(run)
    return tuple(_spaces_between(runs))


def _drawn(letter: str, before: str) -> tuple[LetterRun, ...]:
    """The letter by the font that has it; a mark or joiner by the one of the letter before, a space by the main one."""
    if letter == " " or _has("", letter):
        return (LetterRun(letter),)
    if letter in _JOINERS or unicodedata.category(letter).startswith("M"):
        return (LetterRun(letter, before),) if before else ()
    font = _script_of(letter)
    if font and _has(font, letter):
        return (LetterRun(letter, font),)
    plain = unicodedata.normalize("NFKC", letter)
    return () if plain == letter else tuple(run for one in plain for run in _drawn(one, before))


def _spaces_between(runs: list[LetterRun]) -> list[LetterRun]:
    """A space between words of one script is part of it: what is read from the right keeps its order."""
    found: list[LetterRun] = []
    for at, run in enumerate(runs):
        after = runs[at + 1].font if at + 1 < len(runs) else ""
        if found and run.text == " " and found[-1].font == after and after:
            found[-1] = LetterRun(found[-1].text + run.text, after)
        elif found and found[-1].font == run.font:
            found[-1] = LetterRun(found[-1].text + run.text, run.font)
        else:
            found.append(run)
    return found


def _script_of(letter: str) -> str:
    number = ord(letter)
    return next((name for name, blocks in _SCRIPTS if any(low <= number <= high for low, high in blocks)), "")


@lru_cache(16384)
def _has(font: str, letter: str) -> bool:
    """Whether a font draws this letter; what it lacks it draws as one and the same box."""
    face = _script_font(font, _TRIED_AT) if font else font_of(_TRIED_AT, "Regular")
    return bytes(face.getmask(letter)) != bytes(face.getmask(_NOTHING))


def drawn(text: str) -> str:
    """What of a text is drawn; "" where nothing of it can be."""
    shown = "".join(run.text for run in runs_of(text)).strip()
    return shown if any(not letter.isspace() for letter in shown) else ""


def drawn_or(text: str, number: int) -> str:
    """A name as it is drawn, or the player's number where nothing of it can be.

    Source: house
    """
    return text if drawn(text) else f"#{number}"


def length(text: str, size: int, weight: str) -> float:
    """How wide a text is."""
    return sum(_face(run, size, weight).getlength(run.text) for run in runs_of(text))


def put(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    size: int,
    weight: str,
    fill: str,
    anchor: str,
) -> None:
    """Draw one line; `anchor` is Pillow's, in the middle of the line ("lm", "mm", "rm")."""
    runs = runs_of(text)
    if len(runs) <= 1 and not any(run.font for run in runs):
        draw.text(at, text, fill=fill, font=font_of(size, weight), anchor=anchor)
        return
    ascent, descent = font_of(size, weight).getmetrics()
    x = at[0] - length(text, size, weight) * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
    base = at[1] + (ascent - descent) / 2
    for run in runs:
        face = _face(run, size, weight)
        bold = 1 if run.font and weight == "Bold" else 0
        draw.text((x, base), run.text, fill=fill, font=face, anchor="ls", stroke_width=bold, stroke_fill=fill)
        x += face.getlength(run.text)


def _face(run: LetterRun, size: int, weight: str) -> ImageFont.FreeTypeFont:
    return _script_font(run.font, size) if run.font else font_of(size, weight)
