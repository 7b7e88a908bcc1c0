"""The Japanese of the corpus and the lexicon, taken apart ahead.

Taking it apart at every start would cost time and leave most of the dictionary in memory, which is mapped page by page
as it is read. A run that the file does not have is looked up in the dictionary; a test holds the file against it.
"""

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files

from faq.text import fold
from faq.tokens import Run, Tokenizer, japanese_runs

RUNS_FILE = "runs.tsv"


def stored_runs() -> Mapping[str, Run]:
    """The runs that come with the program; none where the file was never made."""
    file = files("faq").joinpath(RUNS_FILE)
    return runs_in(file.read_text(encoding="utf-8")) if file.is_file() else {}


class StoredRuns(Mapping[str, Run]):
    """Runs by their text; each is kept as its line and read when it is asked for, which saves megabytes."""

    __slots__ = ("_lines",)

    def __init__(self, lines: Mapping[str, str]) -> None:
        """`lines`: for each run its words and its reading with a tab between."""
        self._lines = lines

    def __getitem__(self, run: str) -> Run:
        """The run taken apart."""
        words, _, reading = self._lines[run].partition("\t")
        return Run(tuple(words.split()), reading)

    def __iter__(self) -> Iterator[str]:
        """The runs in the order of the file."""
        return iter(self._lines)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._lines)


def runs_in(stored: str) -> StoredRuns:
    """The runs of a file: a line each, with the run, its words and its reading between tabs."""
    rows = (line.partition("\t") for line in stored.splitlines())
    return StoredRuns({run: rest for run, _, rest in rows})


def written(texts: Iterable[str], tokenizer: Tokenizer) -> str:
    """The file for some texts, in the order of the runs."""
    runs = sorted({run for text in texts for run in japanese_runs(fold(text))})
    return "".join(_line(run, tokenizer.japanese(run)) for run in runs)


def _line(run: str, found: Run) -> str:
    return f"{run}\t{' '.join(found.words)}\t{found.reading}\n"
