"""What a change of a server's rules does to the answers that there are already: asked before it goes live."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from faq.bands import Band
from faq.entry import Entry
from faq.measure import Find, Question, outcome
from faq.result import SearchResult

SAMPLE = 100
"""Questions that are tried: some three milliseconds each, and forty where the change comes near its answer."""
SHOWN = 5
_KIND = "form"


@dataclass(frozen=True, slots=True)
class Changed:
    """A question that would be answered by another entry; None where no rule is sure enough."""

    question: str
    was: Entry | None
    now: Entry | None


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What was found: of `tried` questions the change comes near `near`; the others are answered as they were.

    `right_before` and `right_after`: how many of the near ones find their entry. `left`: there was no time for them.
    """

    tried: int
    near: int
    right_before: int
    right_after: int
    changed: tuple[Changed, ...]
    left: int = 0


def sample(*groups: Sequence[Entry]) -> tuple[Question, ...]:
    """Questions to ask, evenly from each group of entries; the last group makes up for what others lack.

    The groups take turns: where time runs out, none of them has been left out.
    """
    share = SAMPLE // len(groups)
    chosen: dict[Question, None] = {}
    turns: list[list[Question]] = []
    for number, group in enumerate(groups, 1):
        room = SAMPLE - len(chosen) if number == len(groups) else share
        questions = [question for entry in group for question in _questions(entry) if question not in chosen]
        step = max(1, -(-len(questions) // max(1, room)))
        turns.append(questions[::step])
        chosen |= dict.fromkeys(turns[-1])
    asked = (question for turn in zip_longest(*turns) for question in turn if question is not None)
    return tuple(dict.fromkeys(asked))


def compared(
    before: Find,
    after: Find,
    questions: Sequence[Question],
    go_on: Callable[[], bool],
    comes_near: Callable[[Question], bool],
) -> Evaluation:
    """The answers without and with the change, as long as `go_on` says so.

    Only where it `comes_near` can an answer be another one: no other question is asked.
    """
    tried = near = right_before = right_after = 0
    changed: list[Changed] = []
    for question in questions:
        if not go_on():
            break
        tried += 1
        if not comes_near(question):
            continue
        near += 1
        was = before(question.text, question.lang, question.game)
        now = after(question.text, question.lang, question.game)
        right_before += _is_right(was, question)
        right_after += _is_right(now, question)
        if _answer(was) != _answer(now):
            changed.append(Changed(question.text, _answer(was), _answer(now)))
    return Evaluation(tried, near, right_before, right_after, tuple(changed), len(questions) - tried)


def _questions(entry: Entry) -> tuple[Question, ...]:
    """All forms of an entry; its title stands for them where there are none."""
    japanese, english = entry.questions.ja, entry.questions.en
    if not japanese and not english:
        japanese, english = (entry.title.ja,), (entry.title.en,)
    spoken = (("ja", japanese), ("en", english))
    return tuple(
        Question(language, form, _KIND, entry.sections) for language, forms in spoken for form in forms
    )


def _is_right(result: SearchResult, question: Question) -> bool:
    return outcome(lambda *_: result, question).place == 1


def _answer(result: SearchResult) -> Entry | None:
    return result.hits[0].entry if result.hits and result.band is not Band.NONE else None
