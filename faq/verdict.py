"""Yes, no, or only if: what a ruling says to a question that can be answered so.

What a small neural model reads in the question decides, together with the stance of the ruling (`faq/opinion.py`); a
house rule has the stance alone.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from faq.frames import Frame, frame_of
from faq.opinion import Opinion, Verdict
from faq.parts import parts_of
from faq.premises import UNWORDED, Wording, contradicted
from faq.sums import Sum, agrees

STANCES_FILE = "stances.toml"
Reader = Callable[[str, tuple[str, ...], Verdict], Opinion | None]
"""What is read in a question about some sections, together with what the stance says; None where nothing is."""


class Stance(StrEnum):
    """What a ruling does with what it is about."""

    ALLOW = "allow"
    FORBID = "forbid"
    MUST = "must"
    IF = "if"
    AFFIRM = "affirm"
    DENY = "deny"


_TRUE = MappingProxyType(
    {
        Stance.ALLOW: frozenset({Frame.MAY, Frame.IS, Frame.NEED_NOT}),
        Stance.FORBID: frozenset({Frame.NOT, Frame.PUNISHED, Frame.MUST}),
        Stance.MUST: frozenset({Frame.IS, Frame.NOT, Frame.PUNISHED, Frame.MUST}),
        Stance.AFFIRM: frozenset({Frame.MAY, Frame.IS, Frame.PUNISHED, Frame.MUST}),
        Stance.DENY: frozenset({Frame.NOT, Frame.NEED_NOT}),
    }
)
"""Questions that are answered with yes: who asks whether he may, where he must, usually asks for something else."""


_SUPPOSING = frozenset({Frame.MAY, Frame.IS})
"""Questions that take something for granted without denying it."""


@dataclass(frozen=True, slots=True)
class _Cue:
    words: re.Pattern[str]
    says: str


@dataclass(frozen=True, slots=True)
class _Stances:
    of: Mapping[str, Stance]
    objecting: frozenset[str]
    leave: frozenset[str]
    cues: Mapping[str, tuple[_Cue, ...]]


def verdict_of(
    text: str,
    sections: tuple[str, ...],
    further: tuple[str, ...] = (),
    hollow: str = "",
    says: Wording = UNWORDED,
) -> Verdict | None:
    """What the stances of the rulings alone say to a question, as in `opinion_of`."""
    found = opinion_of(text, sections, further, hollow, says)
    return None if found is None else found.verdict


def opinion_of(
    text: str,
    sections: tuple[str, ...],
    further: tuple[str, ...] = (),
    hollow: str = "",
    says: Wording = UNWORDED,
    read: Reader | None = None,
) -> Opinion | None:
    """The verdict on a folded question without its wrapping; None for one that asks for something else.

    `sections` rule its first part, `further` its second one: the answer is yes only where it is to both. `hollow` is a
    question of the wrapping that points at what was told; `says` is the text of the ruling on the first part. `read`
    says what a model reads about a ruling: without it the stance decides alone, and is not sure of it.
    """
    parts = parts_of(text)
    if len(parts) == 1 or not further:
        asked = text if len(parts) == 1 else f"{parts[0]}?"
        plainly = _OBJECTS.sub(_asks_leave, asked) if _stances().objecting & {*sections[:1]} else asked
        return _opinion(text, frame_of(plainly, hollow), sections, says, read)
    asked_apart = ((f"{part}?", own) for part, own in zip(parts, (sections, further), strict=False))
    first, second = (_opinion(part, frame_of(part), own, read=read) for part, own in asked_apart)
    if first is None or second is None:
        return first
    verdict = max(first.verdict, second.verdict, key=_CAUTION.index)
    return Opinion(verdict, sure=first.sure and second.sure)


_CAUTION = (Verdict.YES, Verdict.DEPENDS, Verdict.NO)
"""Of two halves of a question the later one of these is the answer: yes only where both are."""
_OBJECTS = re.compile(
    r"\b(?:(?:object|complain|appeal)(?: (?:to|about|against)(?: \w+){1,2})?|"
    r"report (?:him|her|them|it|this|that))\b|抗議|文句を言|異議を唱え|報告|審判を呼|審判に言"
)


def _asks_leave(match: re.Match[str]) -> str:
    """Words for objecting that say nothing on what is objected to."""
    return {"文句を言": "話を言", "異議を唱え": "話を伝え", "審判を呼": "話が進", "審判に言": "審判に話"}.get(
        match[0], "説明" if match[0] > "z" else "speak"
    )


def answered_by(text: str, total: Sum) -> Verdict | None:
    """The verdict on a question that names what it takes to be the result."""
    agreed = agrees(text, total)
    return None if agreed is None else Verdict.YES if agreed else Verdict.NO


def _opinion(
    text: str,
    frame: Frame | None,
    sections: tuple[str, ...],
    says: Wording = UNWORDED,
    read: Reader | None = None,
) -> Opinion | None:
    if frame is None or not sections:
        return None
    stance = _by_stance(text, frame, sections, says)
    return (read and read(text, sections, stance)) or Opinion(stance, sure=False)


def _by_stance(text: str, frame: Frame, sections: tuple[str, ...], says: Wording) -> Verdict:
    stances = _stances()
    said = next((cue.says for cue in stances.cues.get(sections[0], ()) if cue.words.search(text)), None)
    if said is not None and said in tuple(Verdict) and not (sections[0] in stances.leave and _left(text)):
        return Verdict(said)
    if said is not None and said not in tuple(Verdict):
        stance = Stance(said)
    else:
        left = _left(text) if sections[0] in stances.leave else None
        stance = left or stances.of.get(sections[0], Stance.AFFIRM)
        if frame in _SUPPOSING and contradicted(text, says, stance):
            return Verdict.NO
    if stance is Stance.IF:
        return Verdict.DEPENDS
    return Verdict.YES if frame in _TRUE[stance] else Verdict.NO


_HAS_LEAVE = re.compile(
    r"(?:許可|同意|了承|承諾|許し|ok|オーケー|オッケー)(?:が|を|さえ|して|し)?(?:あれば|あるなら|もら[えっ]|得[てれた]|取[っれ]|くれ|出[たれ])|"
    r"(?:いい|構わない|大丈夫)(?:よ)?(?:と|って)(?:言[えっわ]|の返事)|認めて(?:くれ|もら)|"
    r"\b(?:with|given|got|has|have|gave|granted)\b.{0,24}\b(?:permission|consent|leave|agreement|blessing|go-ahead|nod|okay|ok)\b|"
    r"\b(?:is|are|was|were|be) (?:ok|okay|fine|cool|happy|alright|all right) with (?:it|that|this)\b|"
    r"\b(?:he|she|they|opponent|judge|director|ref) (?:agrees?d?|consents?|allow(?:s|ed)|lets?|permit(?:s|ted)|"
    r"okay(?:s|ed)|(?:said|says) (?:yes|ok|okay|fine|sure))\b"
)
_LACKS_LEAVE = re.compile(
    r"(?:許可|同意|了承|承諾|断り|許し)(?:が|も|を)?(?:な[くし]|得ず|取らず|もらわず|得ないで)|無断|勝手に|黙って|"
    r"\bwithout (?:any |the |his |her |their |a )?(?:\w+'s )?(?:asking|permission|consent|leave|telling)\b|\bunasked\b"
)


def _left(text: str) -> Stance | None:
    """What a ruling that hangs on leave says to somebody who has it, or has not; None where that is not told."""
    if _LACKS_LEAVE.search(text):
        return Stance.FORBID
    return Stance.ALLOW if _HAS_LEAVE.search(text) else None


@cache
def _stances() -> _Stances:
    table = tomllib.loads(files("faq").joinpath(STANCES_FILE).read_text(encoding="utf-8"))
    objecting, leave = frozenset(table.pop("objecting")), frozenset(table.pop("leave"))
    cues: dict[str, tuple[_Cue, ...]] = {}
    for row in table.pop("cue"):
        cue = _Cue(re.compile(row["words"]), row["says"])
        cues |= {section: (*cues.get(section, ()), cue) for section in row["sections"]}
    stances = {section: Stance(name) for name, sections in table.items() for section in sections}
    return _Stances(stances, objecting, leave, cues)
