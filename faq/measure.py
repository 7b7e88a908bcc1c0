"""How good the search is on labelled questions: places of the right entries, refusals."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from faq.bands import Band
from faq.entry import Game
from faq.result import SearchResult

DEEPEST = 10
OFFERED = 3
"""Hits that "did you mean" offers."""
REFUSED = 0.05
"""Share of the answerable questions that are refused when the answering of others is measured."""
Find = Callable[[str, str, Game | None], SearchResult]


@dataclass(frozen=True, slots=True)
class Question:
    """A labelled question; `expected` are the section ids of which one must be found, none for "not covered"."""

    lang: str
    text: str
    kind: str
    expected: tuple[str, ...]
    game: Game | None = None


@dataclass(frozen=True, slots=True)
class MeasuredQuestion:
    """What the search made of a question: the place of the first right hit, None when it is not among ten."""

    question: Question
    place: int | None
    score: float
    band: Band


@dataclass(frozen=True, slots=True)
class Figures:
    """Shares of questions found at the first place and among three, and the mean of one by place."""

    count: int
    first: float
    third: float
    reciprocal: float


def question_of(row: Mapping[str, object]) -> Question:
    """A question from a row of a labelled file; KeyError or ValueError for a row that is none."""
    expected = row.get("expected", ())
    if not isinstance(expected, list | tuple):
        raise ValueError("expected is a list of section ids")  # noqa: TRY004 # what a file says
    game = row.get("game")
    return Question(
        str(row["lang"]),
        str(row["q"]),
        str(row.get("kind", "")),
        tuple(map(str, expected)),
        None if game is None else Game(str(game)),
    )


def outcome(find: Find, question: Question) -> MeasuredQuestion:
    """One question asked."""
    result = find(question.text, question.lang, question.game)
    wanted = frozenset(question.expected)
    places = [
        n for n, hit in enumerate(result.hits[:DEEPEST], 1) if not wanted.isdisjoint(hit.entry.sections)
    ]
    return MeasuredQuestion(question, places[0] if places else None, result.score, result.band)


def figures(outcomes: Iterable[MeasuredQuestion]) -> Figures | None:
    """The figures of the answerable ones, None when there are none."""
    places = [found.place for found in outcomes if found.question.expected]
    if not places:
        return None
    count = len(places)
    return Figures(
        count,
        sum(place == 1 for place in places) / count,
        sum(place is not None and place <= OFFERED for place in places) / count,
        sum(1 / place for place in places if place) / count,
    )


def answered_unanswerable(outcomes: Sequence[MeasuredQuestion]) -> float | None:
    """The share of unanswerable questions that score like the answerable ones which are not refused."""
    scores = sorted(found.score for found in outcomes if found.question.expected)
    others = [found.score for found in outcomes if not found.question.expected]
    if not scores or not others:
        return None
    bound = scores[int(len(scores) * REFUSED)]
    return sum(score >= bound for score in others) / len(others)
