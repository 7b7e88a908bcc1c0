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
from bench.faq_logistic import Points, descend
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
CAUTION = 0.03
"""How much each weight is held back."""
SHOWN = (0.5, 0.7, 0.8)


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
    """The weights of a softmax over a sheet's rules and "none of them": which one answers."""
    table = np.concatenate([one.signals for one in judged]).astype(np.float64)
    question = np.repeat(np.arange(len(judged)), [len(one.signals) for one in judged])
    truth = np.concatenate([np.isin(np.arange(1, len(one.signals) + 1), one.right) for one in judged])
    middle, spread = table.mean(axis=0), table.std(axis=0)
    middle[-1], spread[spread == 0] = 0.0, 1.0
    even = (table - middle) / spread

    def slope(point: Points) -> Points:
        odds = np.exp(np.clip(even @ point, -30, 30))
        chance = odds / (1 + np.bincount(question, odds))[question]
        rightly = np.bincount(question, odds * truth)[question]
        wanted = np.divide(odds * truth, rightly, out=np.zeros_like(odds), where=rightly > 0)
        return np.asarray(even.T @ (chance - wanted) / len(judged) + CAUTION * point)

    point = descend(np.zeros(table.shape[1]), slope, -np.inf, np.inf, pace=0.05) / spread
    point[-1] -= (point * middle).sum()
    return np.asarray(point, dtype=np.float32)


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
