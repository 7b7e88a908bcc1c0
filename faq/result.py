"""What a search finds: the rulings, how sure the first one is, and what is said to the question."""

from dataclasses import dataclass

from faq.bands import Band
from faq.entry import Entry, Game
from faq.opinion import Verdict
from faq.siblings import Choice
from faq.sums import Sum


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry found; `score` compares hits of one question only."""

    entry: Entry
    score: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The hits, best first; `score` from 0 to 1 is how surely the first one answers the question.

    `other_game`: nothing of the event's game fits, but a ruling of this one does; the asker is to say which is meant.
    `elsewhere` is that ruling, `question` what was looked up, `profile` the regulations that held, `total` what the
    first ruling comes to with its numbers, `parts` what rules further parts, `choices` what the asker is to say.
    `verdict_sure`: said without "probably". `replaced` are sections that house rules take the place of: no answer shows
    them as what holds. `in_need`: asked by somebody who is not safe.
    """

    hits: tuple[Hit, ...]
    score: float
    band: Band
    other_game: Game | None = None
    parts: tuple[Entry, ...] = ()
    verdict: Verdict | None = None
    verdict_sure: bool = False
    choices: tuple[Choice, ...] = ()
    elsewhere: Entry | None = None
    question: str = ""
    profile: str | None = None
    total: Sum | None = None
    replaced: frozenset[str] = frozenset()
    in_need: bool = False


NOTHING = SearchResult((), 0.0, Band.NONE)
