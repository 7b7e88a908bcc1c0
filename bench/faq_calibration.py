"""How sure the first rulings are and how often they are right, by kind of question and by its length."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

LENGTHS = (3, 8, 15)
"""Words up to which a question is counted with the short ones, and so on."""


@dataclass(frozen=True, slots=True)
class JudgedQuestion:
    """One question: its kind, its words, how sure its first ruling is, and whether that is right."""

    kind: str
    words: int
    sure: float
    right: bool


def calibration_lines(questions: Iterable[JudgedQuestion]) -> Iterator[str]:
    """One line for each kind and each length."""
    groups: dict[str, list[JudgedQuestion]] = {}
    for question in questions:
        for name in (question.kind, _length(question.words)):
            groups.setdefault(name, []).append(question)
    for name, own in groups.items():
        sure, right = (
            sum(values) / len(own) for values in zip(*((q.sure, q.right) for q in own), strict=True)
        )
        yield f"calibration {name:14} {len(own):4} questions, sure {sure:.2f}, right {right:.2f}"


def _length(words: int) -> str:
    most = next((most for most in LENGTHS if words <= most), None)
    return f"over {LENGTHS[-1]} words" if most is None else f"up to {most} words"
