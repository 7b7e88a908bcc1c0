"""The text that a PDF holds; none of one that is a picture, is locked, or cannot be read."""

import re
from importlib.util import find_spec
from io import BytesIO

from faq.text import is_japanese

MOST_PAGES = 120
_FULL = 0.7
"""A line that fills so much of the widest one goes on in the next."""
_ENDS = re.compile(r"[。.!?:：;！？]\s*$")
_OPENS = re.compile(r"\s*(?:$|[0-9０-９(（•・*#■◆●-]|第.{1,4}[条章節]|[A-Z§])")


def is_pdf(content: bytes) -> bool:
    """Whether a file is a PDF."""
    return content.startswith(b"%PDF-")


def pdf_text(content: bytes, most_lines: int) -> str | None:
    """The text of a PDF, a line that is only broken by the width of the page joined; None where it has none.

    Of a longer one the first pages are read, as far as there is room for so many lines.
    """
    if find_spec("pypdf") is None:  # it comes with the search
        return None
    from pypdf import PdfReader
    from pypdf.errors import PyPdfError

    pages: list[str] = []
    lines = 0
    try:
        for page in PdfReader(BytesIO(content)).pages[:MOST_PAGES]:
            pages.append(page.extract_text())
            lines += pages[-1].count("\n") + 1
            if lines > most_lines:
                break
    except (PyPdfError, ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError, OSError):
        return None  # the bytes are a stranger's: whatever they lead to is no text
    return _joined("\n".join(pages).split("\n")) if pages else None


def _joined(lines: list[str]) -> str:
    """A text without the breaks that only the width of the page made."""
    width = max(map(len, lines))
    text = ""
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        goes_on = len(line) >= _FULL * width and not _ENDS.search(line) and not _OPENS.match(following)
        text += line.rstrip() + (("" if is_japanese(line) else " ") if goes_on else "\n")
    return text
