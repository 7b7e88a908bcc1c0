"""What an answer says beyond its ruling, in the number that its language button carries: it survives a restart.

Packed are the verdict and whether it is sure, the place of the decisive sentence, the number put in, the regulations
and the rulings that the question brought beside it. A number below `NUMBERS` is that of a ruling alone, as older
buttons carry it.
"""

from dataclasses import replace

from bot.rulebook import Ruling, entry_at, number_of, ruling_on
from faq.force import IN_FORCE
from faq.opinion import Verdict
from faq.sums import sum_with
from faq.written import is_own

NUMBERS = 1 << 24
_PROFILES = (None, *IN_FORCE)
_VERDICTS = (None, *Verdict)
_SIZES = (4, 16, 256, 16, 1024, 1024, 2)
"""How many values each mark may have, in the order in which they are packed."""


def packed(ruling: Ruling) -> int:
    """The number of a ruling with what its answer says."""
    inherent = ruling_on(ruling.entry, profile=ruling.profile).beside
    asked_for = ruling.beside if ruling.beside != inherent else ()
    parts = [number_of(entry) + 1 for entry in asked_for if not is_own(entry)]
    marks = (
        _VERDICTS.index(ruling.verdict),
        0 if ruling.decisive is None else ruling.decisive + 1,
        ruling.total.given if ruling.total else 0,
        _PROFILES.index(ruling.profile) if ruling.profile in _PROFILES else 0,
        *(*parts, 0, 0)[:2],
        ruling.verdict is not None
        and not ruling.verdict_sure,  # last, and no by default: older buttons lack it
    )
    number = 0
    for mark, size in zip(reversed(marks), reversed(_SIZES), strict=True):
        number = number * size + (mark if mark < size else 0)
    return number * NUMBERS + ruling.number


def ruling_number(number: int) -> int:
    """The number of the ruling alone."""
    return number % NUMBERS


def as_answered(ruling: Ruling, number: int) -> Ruling:
    """The ruling with what the answer said that a number stands for."""
    if number < NUMBERS:
        return ruling
    rest, marks = number // NUMBERS, []
    for size in _SIZES:
        rest, mark = divmod(rest, size)
        marks.append(mark)
    verdict, sentence, given, profile, *parts, probably = marks
    others = tuple(entry for part in parts if part and (entry := entry_at(part - 1)))
    regulations = _PROFILES[profile] if profile < len(_PROFILES) else None
    return replace(
        ruling_on(ruling.entry, parts=others, profile=regulations),
        verdict=_VERDICTS[verdict],
        verdict_sure=verdict > 0 and not probably,
        decisive=sentence - 1 if sentence else None,
        total=sum_with(given, ruling.entry.sections) if given else None,
    )
