"""How good the answers are inside an event: what is shown first, what misleads, what stands beside, yes and no."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from faq.bands import Band
from faq.box import shown_in
from faq.corpus import Corpus
from faq.force import document_of, documents_in_force, game_of_document
from faq.measure import Question, question_of
from faq.result import SearchResult

Search = Callable[[Question, str | None], SearchResult]


@dataclass(frozen=True, slots=True)
class LabelledEventQuestion:
    """A labelled question: `not_first` misleads, `beside` belongs into the box, `verdict` opens the answer."""

    question: Question
    profile: str | None
    not_first: frozenset[str]
    beside: tuple[str, ...]
    verdict: str | None

    @property
    def expected(self) -> frozenset[str]:
        """The sections of which one must stand first."""
        return frozenset(self.question.expected)


@dataclass(frozen=True, slots=True)
class MeasuredEventQuestion:
    """What the search made of it: the first ruling's sections, what is in the box, the first word, sure or not."""

    asked: LabelledEventQuestion
    first: frozenset[str]
    band: Band
    box: frozenset[str]
    verdict: str | None
    verdict_sure: bool

    @property
    def right(self) -> bool:
        """An expected ruling stands first."""
        return not self.asked.expected.isdisjoint(self.first)


def is_event_row(row: Mapping[str, object]) -> bool:
    """Whether a row of a labelled file is asked inside an event."""
    return "profile" in row


def event_question_of(row: Mapping[str, object]) -> LabelledEventQuestion:
    """A question from a row; KeyError or ValueError for a row that is none."""
    profile, verdict = row.get("profile"), row.get("verdict")
    return LabelledEventQuestion(
        question_of(row),
        None if profile is None else str(profile),
        frozenset(_sections(row, "not_first")),
        _sections(row, "beside"),
        None if verdict is None else str(verdict),
    )


def _sections(row: Mapping[str, object], name: str) -> tuple[str, ...]:
    found = row.get(name) or ()
    if not isinstance(found, list | tuple):
        raise ValueError(f"{name} is a list of section ids")  # noqa: TRY004 # what a file says
    return tuple(map(str, found))


def event_outcome(search: Search, corpus: Corpus, asked: LabelledEventQuestion) -> MeasuredEventQuestion:
    """One question asked."""
    result = search(asked.question, asked.profile)
    shown, _ = shown_in(corpus, result, asked.profile)
    first = frozenset(result.hits[0].entry.sections) if result.hits else frozenset[str]()
    return MeasuredEventQuestion(
        asked, first, result.band, frozenset(shown), result.verdict, result.verdict_sure
    )


@dataclass(frozen=True, slots=True)
class Percentage:
    """So many of so many."""

    name: str
    count: int
    of: int

    def __str__(self) -> str:
        """Per cent."""
        return f"{self.name} {100 * self.count / self.of:.0f}" if self.of else f"{self.name} -"


def event_shares(outcomes: Sequence[MeasuredEventQuestion]) -> tuple[Percentage, ...]:
    """The figures of some outcomes, in the order in which they are reported."""
    ruled = [one for one in outcomes if one.asked.expected]
    open_ones = [one for one in outcomes if not one.asked.expected]
    shown = [one for one in ruled if one.band is Band.ANSWER]
    beside = [section in one.box for one in outcomes for section in one.asked.beside]
    return (
        _share("first", (one.right for one in ruled)),
        Percentage("shown right", sum(one.right for one in shown), len(ruled)),
        Percentage("shown wrong", sum(not one.right for one in shown), len(ruled)),
        _share("misled", (_misled(one) for one in outcomes if one.asked.not_first)),
        _share("not in force", (_foreign(one) for one in ruled if _is_ruled_in_force(one))),
        _share("game", (_games(one.first) == _games(one.asked.expected) for one in ruled)),
        _share("box", beside),
        _share("verdict", (one.verdict == one.asked.verdict for one in ruled if one.asked.verdict)),
        _share(
            "plainly",
            (one.verdict == one.asked.verdict for one in ruled if one.asked.verdict and one.verdict_sure),
        ),
        _share("refused", (one.band is Band.NONE for one in ruled)),
        _share("false", (one.band is Band.ANSWER for one in open_ones)),
    )


def event_groups(
    outcomes: Sequence[MeasuredEventQuestion],
) -> Iterator[tuple[str, Sequence[MeasuredEventQuestion]]]:
    """The outcomes by kind and by language, then all of them."""
    for name in dict.fromkeys(one.asked.question.kind for one in outcomes):
        yield name, [one for one in outcomes if one.asked.question.kind == name]
    for name in dict.fromkeys(one.asked.question.lang for one in outcomes):
        yield name, [one for one in outcomes if one.asked.question.lang == name]
    yield "all", outcomes


def _share(name: str, marks: Iterable[bool]) -> Percentage:
    found = list(marks)
    return Percentage(name, sum(found), len(found))


def _misled(one: MeasuredEventQuestion) -> bool:
    return one.band is not Band.NONE and not one.right and not one.asked.not_first.isdisjoint(one.first)


def _is_ruled_in_force(one: MeasuredEventQuestion) -> bool:
    force = documents_in_force(one.asked.profile)
    return bool(force) and all(document_of(section) in force for section in one.asked.expected)


def _foreign(one: MeasuredEventQuestion) -> bool:
    force = documents_in_force(one.asked.profile)
    return one.band is not Band.NONE and not any(document_of(section) in force for section in one.first)


def _games(sections: Iterable[str]) -> frozenset[object]:
    return frozenset(game_of_document(document_of(section)) for section in sections)
