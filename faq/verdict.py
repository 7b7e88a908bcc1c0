"""Yes, no, or only if: what a ruling says to a question that can be answered so."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from faq.parts import parts_of
from faq.text import is_japanese

STANCES_FILE = "stances.toml"


class Verdict(StrEnum):
    """The first words of an answer."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"


class Stance(StrEnum):
    """What a ruling does with what it is about."""

    ALLOW = "allow"
    FORBID = "forbid"
    MUST = "must"
    IF = "if"
    AFFIRM = "affirm"


class Frame(StrEnum):
    """What a question asks: whether it may be or is so, is not so or forbidden, must be, need not be."""

    IS = "is"
    NOT = "not"
    MUST = "must"
    NEED_NOT = "need-not"


_TRUE = MappingProxyType(
    {
        Stance.ALLOW: frozenset({Frame.IS, Frame.NEED_NOT}),
        Stance.FORBID: frozenset({Frame.NOT, Frame.MUST}),
        Stance.MUST: frozenset({Frame.NOT, Frame.MUST}),
        Stance.AFFIRM: frozenset({Frame.IS, Frame.MUST}),
    }
)
"""Questions that are answered with yes. A question about a duty usually asks whether one may do otherwise."""


@dataclass(frozen=True, slots=True)
class _Cue:
    words: re.Pattern[str]
    says: str


@dataclass(frozen=True, slots=True)
class _Stances:
    of: Mapping[str, Stance]
    cues: Mapping[str, tuple[_Cue, ...]]


def verdict_of(text: str, sections: tuple[str, ...], further: tuple[str, ...] = ()) -> Verdict | None:
    """The verdict on a folded question without its wrapping; None for one that asks for something else.

    `sections` rule its first part, `further` its second one: where they part, it depends.
    """
    parts = parts_of(text)
    frames = [frame_of(text)] if len(parts) == 1 else [frame_of(f"{part}?") for part in parts]
    if not frames or any(frame is None for frame in frames):
        return None
    first = _verdict(text if len(parts) == 1 else parts[0], frames[0], sections)
    if len(parts) == 1 or not further or first is None:
        return first
    second = _verdict(parts[1], frames[1], further)
    return first if second in (first, None) else Verdict.DEPENDS


def _verdict(text: str, frame: Frame | None, sections: tuple[str, ...]) -> Verdict | None:
    if frame is None or not sections:
        return None
    stances = _stances()
    said = next((cue.says for cue in stances.cues.get(sections[0], ()) if cue.words.search(text)), None)
    if said is not None and said in tuple(Verdict):
        return Verdict(said)
    stance = Stance(said) if said else stances.of.get(sections[0], Stance.AFFIRM)
    if stance is Stance.IF:
        return Verdict.DEPENDS
    return Verdict.YES if frame in _TRUE[stance] else Verdict.NO


def frame_of(text: str) -> Frame | None:
    """How a folded question without its wrapping asks; None where it cannot be answered with yes or no."""
    return _japanese(text) if is_japanese(text) else _english(text)


_JA_ASKS_WHAT = re.compile(
    r"いつ(?!も)|何(?!か|も|で(?:も|ま))|なん(?:の|に|点|分|枚|個|本|人)|どこ(?!も)|誰(?!か|も|で)|だれ(?!か|も)|"
    r"どう(?:なる|する|し(?:たら|て)|な(?:り|っ)|扱|や|です)|いくつ|いくら|どれ(?!でも)|どちら|どっち|どの|なぜ|方法|とは$|教えて|理由|"
    r"値段|コスト|並べ方|数え方|って$"
)
_JA_ASKS = re.compile(
    r"(?:か|かな|よね|でしょ|でしょう|の|っけ|ほんと|本当|いい|ok|アリ|ダメ|だめ|たい|のは)$"
)
_JA_SAYS = re.compile(r"(?:って|と)(?:言|い)(?:う|って|われ|い張)|と主張")
_JA_NEED_NOT = re.compile(
    r"なくて(?:も)?(?:いい|良い|よい|よかった|大丈夫|ok|構わ)|(?:必要|義務)(?:は|が|って)?(?:ない|無い|ありません)|任意|なくていい|ずに済"
)
_JA_MUST = re.compile(
    r"(?:なければ|なきゃ|なくては|ないと)(?:(?:い|行)けない|ならない|なら|ダメ|だめ|駄目|いけ)?|必要|べき|義務|必須|強制|要る(?:の|か)?$|ねばなら|待つ(?:の|か|べき)?$"
)
_JA_RHETORICAL = re.compile(
    r"(?:じゃ|では)(?:ない|ありません)(?:です)?(?:か|の|よね)?[?？]?$|ませんか[?？]?$|ないですか[?？]?$"
)
_JA_NOT = re.compile(
    r"禁止|だめ|ダメ|駄目|反則|違反|(?:い|行)けな|\bng\b|アウト|無理|無効|不可|手遅れ|(?:でき|られ|れ|え|け|せ|て|め|べ)ない(?:ん|の|"
    r"って|と|よね|です|か|$|[?？])|出せない|使えない|ません(?:か|よね|ん|$|[?？])"
)


def _japanese(text: str) -> Frame | None:
    last = re.split(r"[。.!！]\s+|。", text.strip(" 。.!！"))[-1].strip()
    bare = last.rstrip("?？ ")
    if _JA_ASKS_WHAT.search(bare) or not (_JA_ASKS.search(bare) or _JA_SAYS.search(bare) or last != bare):
        return None
    if _JA_NEED_NOT.search(bare):
        return Frame.NEED_NOT
    if _JA_RHETORICAL.search(bare):
        return Frame.IS
    if _JA_NOT.search(bare) and not re.search(r"(?:ないと|なきゃ|なければ)(?:だめ|ダメ|駄目|いけ)", bare):
        return Frame.NOT
    return Frame.MUST if _JA_MUST.search(bare) else Frame.IS


_AUXILIARY = r"(?:is|are|am|was|were|do|does|did|can|could|may|might|must|should|will|would|has|have|had)"
_EN_ASKS_WHAT = re.compile(
    r"^(?:and |so |but |then )?(?:(?:if|when|in|at|on|with|before|after|until|"
    r"up to) [^,]*, )?(?:what|when|where|who|whose|which|why|how|up to)\b|\b(?:what|"
    r"how many|how much|how long|when exactly|which one)\b[^,]*$"
)
_EN_ASKS = re.compile(
    rf"[?？]$|^(?:so |and |but |then )?(?:(?:if|when|in|at|on|with|before|after|during|"
    rf"for) [^,]*,? )?{_AUXILIARY}(?:n't|not)?\b|\b{_AUXILIARY}(?:n't)? (?:i|he|she|it|we|"
    rf"they|you|there)$|\b(?:right|correct|true|allowed|legal|ok|okay|fine)$"
)
_EN_OR = re.compile(r"\bor (?!not\b|only\b|just\b|is that\b|am i\b|even\b|any)")
_EN_SAYS = re.compile(
    r"^(?:my |the |our )?[a-z-]+(?: [a-z-]+)? (?:says?|said|claims?|thinks?|told me|insists?)\b"
)
_EN_TAG_POSITIVE = re.compile(rf"[, ]+{_AUXILIARY} (?:i|he|she|it|we|they|you|there|that)\??$")
_EN_NEGATIVE_OPENING = re.compile(rf"^(?:so |and |but |then )?{_AUXILIARY}n't\b|^can't\b|^won't\b")
_EN_NEED_NOT = re.compile(
    r"\b(?:do|does|did)(?:n't| not) (?:have|need) to\b|\bneed(?:n't| not)\b|\boptional\b|"
    r"\bnot (?:required|necessary|obliged)\b|\bno need\b"
)
_EN_MUST = re.compile(
    r"\b(?:must|have to|has to|had to|need(?:s|ed)? (?:to|a|an|the)|need|required|obliged|"
    r"mandatory|bound to|necessary|compulsory)\b"
)
_EN_NOT = re.compile(
    r"\b(?:not allowed|forbidden|banned|illegal|foul|against the rules|prohibited|"
    r"must not|mustn't|may not|cannot|can't|never|no longer|none|nobody|not (?:ok|okay|"
    r"permitted|possible|count)|too late|wrong to|cheating|penali[sz]ed|violation)\b"
)


def _english(text: str) -> Frame | None:
    last = re.split(r"[.!] ", text.strip(" .!"))[-1].strip()
    bare = last.rstrip("? ")
    if (_EN_ASKS_WHAT.search(bare) and not _EN_TAG_POSITIVE.search(bare)) or _EN_OR.search(bare):
        return None
    if not (_EN_ASKS.search(last) or _EN_ASKS.search(bare) or _EN_SAYS.search(bare)):
        return None
    if _EN_NEED_NOT.search(bare):
        return Frame.NEED_NOT
    opening = _EN_NEGATIVE_OPENING.search(bare)
    rest = bare[opening.end() :] if opening else bare
    if _EN_NOT.search(rest) and not (_EN_TAG_POSITIVE.search(bare) and "allowed" in rest):
        return Frame.NOT
    return Frame.MUST if _EN_MUST.search(rest) else Frame.IS


@cache
def _stances() -> _Stances:
    table = tomllib.loads(files("faq").joinpath(STANCES_FILE).read_text(encoding="utf-8"))
    cues = table.pop("cues")
    return _Stances(
        {section: Stance(name) for name, sections in table.items() for section in sections},
        {
            section: tuple(_Cue(re.compile(row["words"]), row["says"]) for row in rows)
            for section, rows in cues.items()
        },
    )
