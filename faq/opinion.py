"""Yes, no, or "it depends": the first words of an answer, by what a small neural model reads in the question."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from faq.english import INVERTED_VERBS, OPEN_ASKS
from faq.sums import Sum, agrees, contradicts


class Verdict(StrEnum):
    """The first words of an answer."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"


@dataclass(frozen=True, slots=True)
class Opinion:
    """A verdict, and whether it is sure enough to be said without "probably"."""

    verdict: Verdict
    sure: bool


Chances = Mapping[Verdict, float]
"""How likely each verdict is."""
SURE = 0.7
"""From this chance on a verdict is sure (docs/faq.md says how often it is right then)."""
_CAUTION = (Verdict.YES, Verdict.DEPENDS, Verdict.NO)
"""Of two halves of a question the later one of these is the answer: yes only where both are."""


_INVERTED = re.compile(
    r"(?:^|[.!?:;] |, )(?:so |and |but |ok(?:ay)?,? |then |if [^,.?!]*, )?"
    rf"(?:{INVERTED_VERBS})(?:n't)? "
    r"(?!.*\bor\b)[^.!?]*[?.!]*$"
)
"""An English sentence that begins with its verb, at the end of a folded text; not one that offers a choice."""


def is_inverted(text: str) -> bool:
    """A folded text asks for yes or no by its grammar, whatever else it mentions ("may we say which hex?")."""
    return _INVERTED.search(text) is not None


_PERMISSION = re.compile(
    r"たい(?:です|[んの](?:です|だ)?(?:が|けど)?|けど|と(?:言|い)[^、。?]*)?(?:[、。!…\s]|$)"
    r"|[うくすつぬむぐぶる]のは\?*$"
    r"|\b(?:wants?|wanted|(?:would|'d) (?:now |just |really |still |then )?(?:like|rather|prefer))\b[^?]*$"
)
_OPEN = re.compile(
    r"何|誰|だれ|いつ|どこ|どう(?!し(?![てた]))|いくつ|いくら|なに|なん[のでかにと]|なぜ|どれ|どの|どちら|どっち|どんな|知りた|聞きた|教え|方法|手順|順番|効果|必要|要る"
    rf"|\b(?:{OPEN_ASKS}|or)\b"
)


def asks_permission(text: str) -> bool:
    """A folded text only says what somebody wants to do, and asks by it whether they may."""
    return _PERMISSION.search(text) is not None and _OPEN.search(text) is None


def opinion_by(chances: Chances) -> Opinion:
    """The likeliest verdict."""
    verdict = max(Verdict, key=chances.__getitem__)
    return Opinion(verdict, sure=chances[verdict] >= SURE)


def mean_of(weighed: Sequence[tuple[Chances, float]]) -> Chances:
    """The mean of some chances, each with its weight."""
    total = sum(weight for _, weight in weighed)
    return {verdict: sum(one[verdict] * weight for one, weight in weighed) / total for verdict in Verdict}


def together(halves: Sequence[Opinion]) -> Opinion:
    """The verdict on a question of several halves."""
    verdict = max((half.verdict for half in halves), key=_CAUTION.index)
    return Opinion(verdict, sure=all(half.sure for half in halves))


def reckoned(text: str, total: Sum) -> Opinion | None:
    """The verdict on a folded question that names what it takes to be the result; None for one that does not."""
    agreed = agrees(text, total)
    return None if agreed is None else Opinion(Verdict.YES if agreed else Verdict.NO, sure=True)


def opinion_beside(text: str, total: Sum, read: Opinion) -> Opinion | None:
    """What was read in a folded question, unless the sum beside it says otherwise: then the sum stands alone."""
    return None if contradicts(text, total, yes=read.verdict is Verdict.YES) else read
