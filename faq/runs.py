"""The Japanese of the corpus and the lexicon, taken apart ahead.

Taking it apart at every start would cost time and leave most of the dictionary in memory, which is mapped page by page
as it is read. A run that the file does not have is looked up in the dictionary; a test holds the file against it.
"""

from collections.abc import Iterable, Mapping
from importlib.resources import files

from faq.text import fold
from faq.tokens import Run, Tokenizer, japanese_runs

RUNS_FILE = "runs.tsv"


def stored_runs() -> Mapping[str, Run]:
    """The runs that come with the program; none where the file was never made."""
    file = files("faq").joinpath(RUNS_FILE)
    return runs_in(file.read_text(encoding="utf-8")) if file.is_file() else {}


def runs_in(stored: str) -> dict[str, Run]:
    """The runs of a file: a line each, with the run, its words and its reading between tabs."""
    rows = (line.split("\t") for line in stored.splitlines())
    return {run: Run(tuple(words.split()), reading) for run, words, reading in rows}


def written(texts: Iterable[str], tokenizer: Tokenizer) -> str:
    """The file for some texts, in the order of the runs."""
    runs = sorted({run for text in texts for run in japanese_runs(fold(text))})
    return "".join(_line(run, tokenizer.japanese(run)) for run in runs)


def _line(run: str, found: Run) -> str:
    return f"{run}\t{' '.join(found.words)}\t{found.reading}\n"
