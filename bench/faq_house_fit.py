"""Learns how surely a house rule answers a question (`faq/house.py`), from sheets of rules with labelled questions.

    python -m bench.faq_house_fit [--write faq/weights.toml]

The sheets: `tests/faq/house_sheets`, each question asked with and without what the rules replace. Questions of events,
each with a sheet of its game, show what no house rule answers. Each sheet is judged by weights learned from the others;
the weights that are written are learned from all of them.
"""

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from bench.faq_fit import say
from bench.faq_logistic import fit_logistic
from bench.faq_written import written_with
from faq.__main__ import open_index
from faq.channels import Floats
from faq.documents import in_documents
from faq.entry import Game
from faq.house import HOUSE_SIGNALS, house_chances
from faq.importing import Unreadable, listed_rules
from faq.index import Index, extended
from faq.ranked import ranked_question, whereabouts
from faq.search import signals_of
from faq.written import MOST_RULES, house_entry

SHEETS = Path("tests/faq/house_sheets")
EVENTS = [Path(f"tests/faq/fresh_questions_event_{number}.jsonl") for number in range(5, 22)]
SAMPLE = 400
WEIGHT = 0.01
"""Of one rule beside one question: the smaller, the more the weights are held back."""
SHOWN = (0.5, 0.65, 0.8)


@dataclass(frozen=True, slots=True)
class Judged:
    """A question with a sheet: what speaks for each rule, and which ones answer it."""

    sheet: str
    signals: Floats
    right: tuple[int, ...]


def main() -> None:
    """Learn, tell how the sheets are judged by what the others taught, write when asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    judged = [*sheet_questions(base := open_index()), *event_questions(base)]
    for sheet in sorted({one.sheet for one in judged}):
        weights = learned([one for one in judged if one.sheet != sheet])
        say(f"{sheet}: {figures([one for one in judged if one.sheet == sheet], weights)}")
    if asked.write:
        table = dict(zip(HOUSE_SIGNALS, learned(judged).tolist(), strict=True))
        stored = asked.write.read_text(encoding="utf-8")
        asked.write.write_text(written_with(stored, {"house": table}), encoding="utf-8")


def learned(judged: Sequence[Judged]) -> Floats:
    """The weights that tell the rules that answer from those that do not."""
    table = np.concatenate([one.signals for one in judged]).astype(np.float64)
    truth = np.concatenate([[n in one.right for n in range(1, len(one.signals) + 1)] for one in judged])
    return fit_logistic(table, truth.astype(np.float64), np.full(len(truth), WEIGHT))


def figures(judged: Sequence[Judged], weights: Floats) -> str:
    """How many questions find their rule first, and at some chances how many are shown rightly and wrongly."""
    told = [(one, house_chances(one.signals, weights)) for one in judged]
    asks = [(one, found) for one, found in told if one.right]
    first = sum(int(found.argmax()) + 1 in one.right for one, found in asks)
    shown = [
        (bound, [int(found.argmax()) + 1 in one.right for one, found in told if found.max() >= bound])
        for bound in SHOWN
    ]
    at = [f"from {bound}: right {sum(right)} wrong {len(right) - sum(right)}" for bound, right in shown]
    return f"first {first} of {len(asks)}; {'; '.join(at)} of {len(told)}"


def sheet_questions(base: Index) -> Iterator[Judged]:
    """The questions of the sheets, with and without what the rules replace."""
    for file in sheet_files():
        for index in (with_sheet(base, file, replaces=True), with_sheet(base, file, replaces=False)):
            for row in rows(SHEETS / "questions.jsonl"):
                if row["sheet"] == file.stem:
                    yield from judge(index, file.stem, row, tuple(row["house"]))


def event_questions(base: Index) -> Iterator[Judged]:
    """Questions of events, each with a sheet of its game none of whose rules replaces what answers it."""
    rng = random.Random(3)  # noqa: S311 # no secret
    indexes = {file.stem: (file, with_sheet(base, file, replaces=True)) for file in sheet_files()}
    games = {row["sheet"]: row["game"] for row in rows(SHEETS / "questions.jsonl")}
    found = [
        row for file in EVENTS for row in rows(file) if row["expected"] and row.get("game") in games.values()
    ]
    for row in rng.sample(found, SAMPLE):
        sheet = rng.choice([name for name, game in games.items() if game == row["game"]])
        if indexes[sheet][1].replaced.keys().isdisjoint(row["expected"]):
            yield from judge(indexes[sheet][1], sheet, row, ())


def judge(index: Index, sheet: str, row: dict[str, str], right: tuple[int, ...]) -> Iterator[Judged]:
    """What speaks for the rules of a sheet when a question is asked."""
    game, profile = Game(row["game"]), row["profile"]
    plain = ranked_question(index, row["q"], row["lang"])
    if plain is not None:
        found = in_documents(plain, row["lang"], game, profile, 10)
        yield Judged(sheet, signals_of(plain, found, whereabouts(plain.asked, game, profile)), right)


def sheet_files() -> list[Path]:
    """The sheets, without the questions about them."""
    return sorted(file for file in SHEETS.iterdir() if file.suffix != ".jsonl")


def with_sheet(base: Index, file: Path, *, replaces: bool) -> Index:
    """The index with the rules of a sheet."""
    found = listed_rules(file.read_bytes(), file.name, MOST_RULES)
    if isinstance(found, Unreadable):
        raise ValueError(f"{file}: {found}")  # noqa: TRY004 # what a file says
    told = {
        row["rule"]: tuple(row["replaces"])
        for row in rows(SHEETS / "rules.jsonl")
        if row["sheet"] == file.stem
    }
    rules = [
        house_entry(number, replace(rule, replaces=told.get(number, ()) if replaces else ()))
        for number, rule in enumerate(found, 1)
    ]
    return extended(base, rules)


def rows(file: Path) -> list[dict]:  # type: ignore[type-arg] # labelled files differ
    """The lines of a labelled file."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


if __name__ == "__main__":
    main()
