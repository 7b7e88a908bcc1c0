"""The command line: ask a question, answer many, measure the answers."""

import io
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer

from faq.box import shown_in
from faq.corpus import load_corpus
from faq.entry import Entry, Game
from faq.event_figures import (
    LabelledEventQuestion,
    event_groups,
    event_outcome,
    event_question_of,
    event_shares,
    is_event_row,
)
from faq.force import IN_FORCE
from faq.importing import Unreadable, listed_rules
from faq.index import Index, build_index, extended, texts_of
from faq.lexicon import load_lexicon
from faq.measure import (
    Figures,
    MeasuredQuestion,
    Question,
    answered_unanswerable,
    figures,
    outcome,
    question_of,
)
from faq.result import NOTHING, SearchResult
from faq.runs import RUNS_FILE, written
from faq.search import search
from faq.tokens import Tokenizer
from faq.written import MOST_RULES, house_entry

app = typer.Typer(help="Ask the rules: questions in Japanese and English.", no_args_is_help=True)

SHOWN = 3
RUNS = Path(__file__).with_name(RUNS_FILE)


class Lang(StrEnum):
    """The languages of questions and answers."""

    JA = "ja"
    EN = "en"


LANGUAGES = tuple(lang.value for lang in Lang)
GAMES = tuple(game.value for game in Game)
Find = Callable[[str, str, Game | None, str | None], SearchResult]
Json = Annotated[bool, typer.Option("--json", help="For programs.")]
GameOption = Annotated[Game | None, typer.Option(help="The game that the question is about.")]


@app.command(name="search")
def search_command(
    query: str,
    lang: Annotated[Lang, typer.Option(help="The language of the asker.")] = Lang.JA,
    game: GameOption = None,
    profile: Annotated[str | None, typer.Option(help=f"The event's rule set: {', '.join(IN_FORCE)}.")] = None,
    as_json: Json = False,  # noqa: FBT002 # a switch
) -> None:
    """Answer one question."""
    result = search(open_index(), query, lang, game, profile)
    if as_json:
        typer.echo(json.dumps(row_of(result), ensure_ascii=False))
        return
    for line in shown(result, lang):
        typer.echo(line)


@app.command()
def batch(
    house: Annotated[Path | None, typer.Option(help="A sheet of house rules that is read first.")] = None,
    replaces: Annotated[
        Path | None, typer.Option(help='JSON lines {"rule", "replaces"}: what each rule takes the place of.')
    ] = None,
) -> None:
    """Read JSON lines {"lang", "q", "game"?, "profile"?} and answer each as the bot would.

    "hits" are section ids, best first, "shown" those in the box, "menu" those on its buttons; the rules of a sheet are
    "house/1" and so on, in its order. "verdict_sure": said without "probably". A line that is no question is answered
    with no hits and an "error" that says why; empty lines are left out.
    """
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    index = open_index()
    if house is not None:
        index = _with_sheet(index, house, replaces)
    for number, line in enumerate(sys.stdin, start=1):
        if line.strip():
            typer.echo(json.dumps(_answer(index, line, number), ensure_ascii=False))


@app.command()
def evaluate(questions: list[Path]) -> None:
    """Measure the search on labelled questions, bare ones or those of an event (with "profile"), and its latency."""
    started = perf_counter()
    index = open_index()
    typer.echo(f"{len(index.entries)} entries, index in {perf_counter() - started:.2f} s")
    for file in questions:
        _report(index, file)


@app.command()
def runs(out: Annotated[Path, typer.Option(help="The file to write.")] = RUNS) -> None:
    """Take the Japanese of corpus and lexicon apart, so that the index is built fast and small."""
    texts = texts_of(load_corpus().entries, load_lexicon())
    out.write_text(written(texts, Tokenizer()), encoding="utf-8")
    typer.echo(f"runs of {len(texts)} texts in {out}")


def _with_sheet(index: Index, sheet: Path, replaces: Path | None) -> Index:
    """The index with the rules of a sheet; typer.BadParameter for a file that is none."""
    found = listed_rules(sheet.read_bytes(), sheet.name, MOST_RULES)
    if isinstance(found, Unreadable):
        raise typer.BadParameter(f"{sheet}: {found.value}")
    rows = [] if replaces is None else replaces.read_text(encoding="utf-8").splitlines()
    told = [_object(row) for row in rows if row.strip()]
    replaced: dict[int, list[str]] = {}
    named = {row.get("sheet") for row in told}
    for row in told:
        if row.get("sheet") in (None, sheet.stem) or len(named) == 1:
            replaced.setdefault(row["rule"], []).extend(row.get("replaces") or ())
    rules = (replace(rule, replaces=tuple(replaced.get(number, ()))) for number, rule in enumerate(found, 1))
    return extended(index, tuple(house_entry(number, rule) for number, rule in enumerate(rules, 1)))


def open_index() -> Index:
    """The index of the corpus."""
    return build_index(load_corpus(), load_lexicon())


def row_of(result: SearchResult) -> dict[str, object]:
    """A result as a row of JSON."""
    return {
        "hits": [list(hit.entry.sections) for hit in result.hits],
        "score": result.score,
        "band": result.band.value,
    }


def shown(result: SearchResult, lang: str) -> Iterator[str]:
    """A result for people: the band, then the first entries."""
    yield f"{result.band.value} ({result.score:.2f})"
    for hit in result.hits[:SHOWN]:
        yield from ("", *_entry_lines(hit.entry, lang))


def _entry_lines(entry: Entry, lang: str) -> tuple[str, str, str]:
    document = entry.document
    source = (
        ", ".join(entry.sections),
        getattr(document.title, lang),
        entry.printed,
        getattr(document.edition, lang),
    )
    return getattr(entry.title, lang), getattr(entry.text, lang), f"  {' · '.join(source)}"


def _answer(index: Index, line: str, number: int) -> dict[str, object]:
    try:
        row = _object(line)
        question, profile = _asked(row), _profile_of(row)
    except ValueError as error:
        return _answer_row(NOTHING, None) | {"error": f"line {number}: {error}"}
    return _answer_row(search(index, question.text, question.lang, question.game, profile), profile)


def _answer_row(result: SearchResult, profile: str | None) -> dict[str, object]:
    shown, menu = shown_in(load_corpus(), result, profile)
    return row_of(result) | {
        "shown": shown,
        "menu": menu,
        "verdict": result.verdict,
        "verdict_sure": result.verdict_sure,
    }


def _asked(row: Mapping[str, Any]) -> Question:
    """The question of a row; ValueError says what is wrong with it."""
    if not isinstance(row.get("q"), str):
        raise ValueError('"q", the text of the question, is missing')  # noqa: TRY004 # what a file says, not what a caller passed
    if row.get("lang") not in LANGUAGES:
        raise ValueError(f'"lang" must be one of {", ".join(LANGUAGES)}')
    if row.get("game") not in (None, *GAMES):
        raise ValueError(f'"game" must be one of {", ".join(GAMES)} or be left out')
    return question_of(row)


def _profile_of(row: Mapping[str, Any]) -> str | None:
    """The regulations of a row, None for none; ValueError for some that nobody knows."""
    profile = row.get("profile")
    if profile is not None and profile not in tuple(IN_FORCE):
        raise ValueError(f'"profile" must be one of {", ".join(IN_FORCE)} or be left out')
    return profile


def _object(line: str) -> Mapping[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"not JSON: {error}") from error
    if not isinstance(row, dict):
        raise ValueError("not a JSON object")  # noqa: TRY004 # what a file says, not what a caller passed
    return row


def _report(index: Index, file: Path) -> None:
    rows = [_object(line) for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    typer.echo(file.name)
    times: list[float] = []

    def find(text: str, lang: str, game: Game | None, profile: str | None = None) -> SearchResult:
        started = perf_counter()
        result = search(index, text, lang, game, profile)
        times.append((perf_counter() - started) * 1000)
        return result

    if any(map(is_event_row, rows)):
        _report_event(find, [event_question_of(row) for row in rows])
    else:
        _report_bare([outcome(find, question_of(row)) for row in rows])
    times.sort()
    if times:
        typer.echo(f"  p50 {times[len(times) // 2]:.2f} ms, p95 {times[int(len(times) * 0.95)]:.2f} ms")


def _report_event(find: Find, questions: Iterable[LabelledEventQuestion]) -> None:
    def ask(question: Question, profile: str | None) -> SearchResult:
        return find(question.text, question.lang, question.game, profile)

    outcomes = [event_outcome(ask, load_corpus(), question) for question in questions]
    for name, group in event_groups(outcomes):
        typer.echo(f"  {name:16} n={len(group):3}  {'  '.join(map(str, event_shares(group)))}")


def _report_bare(outcomes: Sequence[MeasuredQuestion]) -> None:
    for name, found in _groups(outcomes):
        typer.echo(_figure_line(name, found))
    refused = answered_unanswerable(outcomes)
    if refused is not None:
        typer.echo(f"  unanswerable ones answered when 5% of the others are refused: {refused:.2f}")


def _groups(outcomes: Iterable[MeasuredQuestion]) -> Iterator[tuple[str, Figures]]:
    rows = list(outcomes)
    names = sorted({(found.question.lang, kind) for found in rows for kind in ("", found.question.kind)})
    for lang, kind in names:
        chosen = [
            found for found in rows if found.question.lang == lang and kind in ("", found.question.kind)
        ]
        counted = figures(chosen)
        if counted is not None:
            yield f"{lang} {kind}", counted


def _figure_line(name: str, found: Figures) -> str:
    return (
        f"  {name:16} n={found.count:3}  hits@1 {found.first:.3f}  hits@3 {found.third:.3f}"
        f"  MRR {found.reciprocal:.3f}"
    )


if __name__ == "__main__":
    app()
