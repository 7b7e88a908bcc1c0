"""Which column of a list holds what: guessed from headings and from what stands under them, and said.

A guess is no decision: whoever reads the list shows it before anything is stored, and what could as well be
otherwise is asked.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from league.importing.cells import is_id, is_rounded, number_in, plain, says_nothing
from league.importing.headings import HeadingKind, Meaning, is_for_all, said_by
from league.importing.sheet import ListSheet, Row
from league.importing.unheaded import FirstLine, family_first, first_unlike, meanings_in, mostly

MEANINGS: Final = (
    Meaning.NAME, Meaning.FIRST, Meaning.LAST, Meaning.DISCORD_ID, Meaning.CLASS, Meaning.SEED, Meaning.RATING,
    Meaning.TEAM,
)  # fmt: skip
"""What somebody can say that a column holds; that of accounts holds numbers and user names."""
_FIRST_ROWS: Final = 25
"""Titles above a head are not longer."""
_SURE: Final = 2
_ANSWERS: Final = frozenset(
    {"yes", "no", "y", "n", "true", "false", "はい", "いいえ", "ja", "nein", "有", "無", "あり"}
)
_ALONE: Final = (
    (HeadingKind.CLASS, Meaning.CLASS),
    (HeadingKind.RATING, Meaning.RATING),
    (HeadingKind.TEAM, Meaning.TEAM),
)
_NAMES: Final = (HeadingKind.NAME, HeadingKind.HANDLE, HeadingKind.TAG, HeadingKind.REAL, HeadingKind.ACCOUNT)
_PEOPLE: Final = frozenset(
    {*_NAMES, HeadingKind.FIRST, HeadingKind.LAST, HeadingKind.DISCORD, HeadingKind.ID}
)
_TOORNAMENT: Final = "custom user identifier"
"""A tournament program whose own numbers are as long as Discord's; this column tells its lists."""
_CALLED: Final = re.compile(r"display|nick|表示名|ニックネーム|anzeige", re.IGNORECASE)
"""What Discord shows of somebody is no user name: it is taken for one only where there is none."""
_FULL: Final = re.compile(r"full|氏名|フルネーム|姓名|complet|vollständig", re.IGNORECASE)
"""A heading that says it is the whole name is no half of one."""
_PAIR: Final = 2
_LONG_FOR_A_NAME: Final = 30
_HIGHEST_SEED: Final = 9999
_LONGEST_LINE: Final = 60
_NAMING: Final = frozenset({Meaning.NAME, Meaning.FIRST, Meaning.LAST})


@dataclass(frozen=True, slots=True)
class ListAsk:
    """Something that a list leaves open; `params` say what it is about."""

    code: str
    params: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Column:
    """A column, and what it is taken to hold; None for what nobody needs."""

    heading: str
    meaning: Meaning | None = None


@dataclass(frozen=True, slots=True)
class ListLayout:
    """Where the head stands (line 0: there is none), what each column holds, what is open.

    `family_first`: of two columns the family's name is written first.
    """

    head: int
    columns: tuple[Column, ...]
    asks: tuple[ListAsk, ...] = ()

    def column(self, meaning: Meaning) -> int | None:
        """The column that holds this."""
        return next((at for at, column in enumerate(self.columns) if column.meaning is meaning), None)


def mapped(layout: ListLayout, column: int, meaning: Meaning | None) -> ListLayout:
    """The layout in which this column holds that (None: nothing): as somebody chose, who is asked no more.

    A whole name takes the place of its halves and they its place; a column of accounts may hold numbers and user names.
    """
    if not 0 <= column < len(layout.columns):
        return layout
    gone = _TOGETHER.get(meaning, frozenset({meaning}) - {None})
    columns = [replace(each, meaning=None) if each.meaning in gone else each for each in layout.columns]
    columns[column] = replace(columns[column], meaning=meaning)
    return replace(layout, columns=tuple(columns), asks=())


def as_before(layout: ListLayout, meanings: Sequence[Meaning | None]) -> ListLayout:
    """The layout with the columns that somebody chose before; what columns hold is asked no more."""
    columns = [replace(each, meaning=meaning) for each, meaning in zip(layout.columns, meanings, strict=True)]
    asks = tuple(ask for ask in layout.asks if ask.code in _NOT_OF_COLUMNS)
    return replace(layout, columns=tuple(columns), asks=asks)


_NOT_OF_COLUMNS: Final = frozenset({"titles", "other-sheets"})
_TOGETHER: Final[Mapping[Meaning | None, frozenset[Meaning | None]]] = {
    Meaning.NAME: frozenset({Meaning.NAME, Meaning.FIRST, Meaning.LAST}),
    Meaning.FIRST: frozenset({Meaning.NAME, Meaning.FIRST}),
    Meaning.LAST: frozenset({Meaning.NAME, Meaning.LAST}),
    Meaning.DISCORD_ID: frozenset({Meaning.DISCORD_ID, Meaning.USER_NAME}),
}


def guessed_layout(sheet: ListSheet) -> ListLayout:
    """The layout that a list most likely has.

    Asks: `no-head`, `first-heading` and `first-player` (params: line, cells), `no-name` (params: columns),
    `name-guessed` (params: column), `which-name` (params: taken, other), `titles` (params: lines), `account-of`,
    `own-ids` and `ids-taken` (params: column), `other-sheets` (params: sheets).
    Source: house
    """
    head = head_of(sheet.rows)
    more = (ListAsk("other-sheets", {"sheets": ", ".join(sheet.others)}),) if sheet.others else ()
    if head is None:
        layout = _unheaded(sheet)
        return replace(layout, asks=(*layout.asks, *more))
    above = [str(row.number) for row in sheet.rows if row.number < head.number]
    titles = (ListAsk("titles", {"lines": ", ".join(above)}),) if len(above) > _PAIR else ()
    body = [row for row in sheet.rows if row.number > head.number]
    if _only_names(head):
        return ListLayout(head.number, (Column(head.cells[0], Meaning.NAME),), (*titles, *more))
    read = _Guess(head, body)
    return ListLayout(head.number, read.columns(), (*read.asks, *titles, *more))


def head_of(rows: Sequence[Row]) -> Row | None:
    """The first of those rows that say most: a row of headings names a person, or something else beside it.

    None where no row says anything of the columns.
    """
    scored = [(row, _headings_in(row)) for row in rows[:_FIRST_ROWS]]
    best = max((score for _, score in scored), default=(0, 0))
    return next((row for row, score in scored if score == best), None) if best > (0, 0) else None


def _headings_in(row: Row) -> tuple[int, int]:
    """How many cells are headings, and how sure they are together; nothing for a row that is none."""
    said = [meant for cell in row.cells if cell and (meant := said_by(cell))]
    telling = [meant for meant in said if meant.kind is not HeadingKind.OTHER]
    sure = any(meant.certainty == _SURE and meant.kind in _PEOPLE for meant in telling)
    only_headings = len(said) == sum(map(bool, row.cells)) > _PAIR
    if any(map(is_id, row.cells)) or not (only_headings or (telling and (sure or len(said) >= _PAIR))):
        return (0, 0)
    return (len(said), sum(meant.certainty for meant in said))


def _only_names(head: Row) -> bool:
    """Whether the list has a single column."""
    said = said_by(head.cells[0]) if sum(map(bool, head.cells)) == 1 else None
    return said is not None and said.kind in _NAMES


class _Guess:
    """The columns under one head."""

    def __init__(self, head: Row, body: Sequence[Row]) -> None:
        self._body = body
        width = len(head.cells)
        self._headings = [head.cell(at) for at in range(width)]
        self._said = [said_by(heading) if heading else None for heading in self._headings]
        self._toornament = any(
            heading.casefold().replace("_", " ") == _TOORNAMENT for heading in self._headings
        )
        self._found: dict[int, Meaning] = {}
        self.asks: list[ListAsk] = []

    def columns(self) -> tuple[Column, ...]:
        """Each column with what it is taken for."""
        self._accounts()
        self._names()
        for kind, meaning in _ALONE:
            self._first_of(kind, meaning)
        self._first_of(HeadingKind.SEED, Meaning.SEED, self._are_seeds)
        shown = self._shown_headings()
        return tuple(Column(heading, self._found.get(at)) for at, heading in enumerate(shown))

    def _shown_headings(self) -> list[str]:
        """Headings by which columns can be told apart: one without a text goes by its letter."""
        shown: list[str] = []
        for at, heading in enumerate(self._headings):
            name = heading or letter_of(at)
            shown.append(name if name not in shown else f"{name} ({letter_of(at)})")
        return shown

    def _of(self, kind: HeadingKind) -> list[int]:
        """The columns of a kind, the surest first."""
        found = [(meant.certainty, at) for at, meant in enumerate(self._said) if meant and meant.kind is kind]
        return [at for _, at in sorted(found, key=lambda item: (-item[0], item[1]))]

    def _cells(self, at: int) -> list[str]:
        return [cell for row in self._body if (cell := row.cell(at)) and not says_nothing(cell)]

    def _first_of(
        self, kind: HeadingKind, meaning: Meaning, fit: Callable[[list[str]], bool] = lambda _: True
    ) -> None:
        at = next((at for at in self._of(kind) if at not in self._found and fit(self._cells(at))), None)
        if at is not None:
            self._found[at] = meaning

    @staticmethod
    def _are_seeds(cells: list[str]) -> bool:
        return any(number_in(cell, _HIGHEST_SEED) for cell in cells) or not cells

    def _accounts(self) -> None:
        """Columns that say they are Discord's are believed; any other one's numbers have to look like Discord's."""
        said = self._of(HeadingKind.DISCORD)
        for at in [at for at in said if not _CALLED.search(self._headings[at])] or said:
            cells = self._cells(at)
            if cells and all(cell.casefold() in _ANSWERS for cell in cells):
                continue
            words = sum(not (plain(cell).isdecimal() or is_id(cell) or is_rounded(cell)) for cell in cells)
            meaning = Meaning.USER_NAME if mostly(words, cells) else Meaning.DISCORD_ID
            if meaning not in self._found.values():
                self._found[at] = meaning
        for at in self._of(HeadingKind.ID):
            cells = self._cells(at)
            ids = sum(is_id(cell) or is_rounded(cell) for cell in cells)
            if mostly(ids, cells) and not self._toornament and Meaning.DISCORD_ID not in self._found.values():
                self._found[at] = Meaning.DISCORD_ID
                self.asks.append(ListAsk("ids-taken", {"column": self._headings[at]}))
            elif ids:
                self.asks.append(ListAsk("own-ids", {"column": self._headings[at]}))

    def _names(self) -> None:
        first, last = (next(iter(self._of(kind)), None) for kind in (HeadingKind.FIRST, HeadingKind.LAST))
        found = [at for kind in _NAMES for at in self._of(kind) if self._names_people(at)]
        single = sorted(found, key=lambda at: not self._is_for_all(at))
        whole = next((at for at in single if self._kind(at) is HeadingKind.NAME), None)
        if (
            (first is None) != (last is None)
            and whole is not None
            and not _FULL.search(self._headings[whole])
        ):
            # "Name, Vorname" and "Surname, Name": the one that is called a name is the other half of it.
            self._found[whole] = Meaning.LAST if last is None else Meaning.FIRST
            self._found[first if first is not None else last or 0] = (
                Meaning.FIRST if last is None else Meaning.LAST
            )
            return
        if single and (self._kind(single[0]) is not HeadingKind.ACCOUNT or first is None):
            self._found[single[0]] = Meaning.NAME
            self._doubt(single, both=first is not None and last is not None)
        elif first is not None or last is not None:
            self._halves(first, last)
        else:
            self._nobody_named()

    def _is_for_all(self, at: int) -> bool:
        """Whether everybody has written there what is to be shown."""
        return is_for_all(self._headings[at]) and all(row.cell(at) for row in self._body)

    def _halves(self, first: int | None, last: int | None) -> None:
        for at, meaning in ((first, Meaning.FIRST), (last, Meaning.LAST)):
            if at is not None:
                self._found[at] = meaning

    def _names_people(self, at: int) -> bool:
        """A column of numbers, or of addresses, names nobody."""
        cells = self._cells(at)
        return at not in self._found and not (
            cells and (all("@" in cell[1:] for cell in cells) or all(plain(c).isdecimal() for c in cells))
        )

    def _kind(self, at: int) -> HeadingKind | None:
        meant = self._said[at]
        return meant.kind if meant else None

    def _doubt(self, single: list[int], *, both: bool) -> None:
        """What could as well be the name that is shown, or an account of Discord's."""
        others = [at for at in single[1:] if self._kind(at) is not HeadingKind.ACCOUNT]
        differs = [at for at in others if self._cells(at) != self._cells(single[0])]
        if differs or both:
            taken = self._headings[single[0]]
            other = self._headings[differs[0]] if differs else "+".join(
                self._headings[self._of(kind)[0]] for kind in (HeadingKind.FIRST, HeadingKind.LAST)
            )  # fmt: skip
            self.asks.append(ListAsk("which-name", {"taken": taken, "other": other}))
        accounts = [at for at in single[1:] if self._kind(at) is HeadingKind.ACCOUNT]
        if accounts and Meaning.USER_NAME not in self._found.values():
            self.asks.append(ListAsk("account-of", {"column": self._headings[accounts[0]]}))

    def _nobody_named(self) -> None:
        """No heading says who they are: the only column of words that no heading explains does, and is asked about."""
        words = [at for at, said in enumerate(self._said) if said is None and self._holds_names(at)]
        titles = (at for at, heading in enumerate(self._headings) if heading.casefold() == "title")
        words = words or [at for at in titles if self._holds_names(at)]  # as Pantheon calls a name
        if len(words) == 1:
            self._found[words[0]] = Meaning.NAME
            self.asks.append(
                ListAsk("name-guessed", {"column": self._headings[words[0]] or letter_of(words[0])})
            )
        elif not self._found:  # whoever has an account is known by it
            named = ", ".join(heading or letter_of(at) for at, heading in enumerate(self._headings))
            self.asks.append(ListAsk("no-name", {"columns": named}))

    def _holds_names(self, at: int) -> bool:
        cells = self._cells(at)
        short = all(len(cell) <= _LONG_FOR_A_NAME for cell in cells)
        words = sum(any(map(str.isalpha, cell)) for cell in cells)
        return (
            short and mostly(words, self._body) and mostly(len(set(cells)), cells) and self._names_people(at)
        )


def letter_of(column: int) -> str:
    """A column as a spreadsheet calls it: A, B, … Z, AA."""
    high, low = divmod(column, 26)
    return (letter_of(high - 1) if high else "") + chr(ord("A") + low)


def _headless(sheet: ListSheet) -> ListLayout:
    """Without headings what stands in the columns has to say it."""
    alone = len(sheet.rows) == 1 and not any(map(is_id, sheet.rows[0].cells))
    if sheet.width <= 1 or alone or family_first(sheet):
        return ListLayout(0, (Column("A", Meaning.NAME),), (ListAsk("no-head"),))
    found = meanings_in(sheet)
    columns = tuple(Column(letter_of(at), found.get(at)) for at in range(sheet.width))
    asks = [ListAsk("no-head")]
    if Meaning.NAME not in found.values():
        asks.append(ListAsk("no-name", {"columns": ", ".join(column.heading for column in columns)}))
    return ListLayout(0, columns, tuple(asks))


def first_line_as(sheet: ListSheet, said: FirstLine) -> ListLayout:
    """The layout in which the first line is headings that nobody knows, or somebody of the list."""
    if said is FirstLine.PLAYER:
        return _headless(sheet)
    first, body = sheet.rows[0], sheet.rows[1:]
    below = ListSheet(body)
    if below.width <= 1 >= len(first.cells):
        return ListLayout(first.number, (Column(first.cells[0], Meaning.NAME),))
    read = _Guess(first, body)
    columns = list(read.columns())
    named = any(column.meaning in _NAMING for column in columns)
    for at, meaning in meanings_in(below).items():
        taken = {column.meaning for column in columns} | (_NAMING if named else frozenset())
        if at < len(columns) and columns[at].meaning is None and meaning not in taken:
            columns[at] = replace(columns[at], meaning=meaning)
    is_named = any(column.meaning in _NAMING for column in columns)
    asks = tuple(ask for ask in read.asks if not (is_named and ask.code == "no-name"))
    return ListLayout(first.number, tuple(columns), asks)


def is_first_open(sheet: ListSheet) -> bool:
    """Whether somebody may say of the first line that it is headings, or a player."""
    return head_of(sheet.rows) is None and first_unlike(sheet) is not None


def _unheaded(sheet: ListSheet) -> ListLayout:
    """A list whose first line may be headings, or somebody, is taken for the likelier, and asks."""
    said = first_unlike(sheet)
    if said is None:
        return _headless(sheet)
    layout = first_line_as(sheet, said)
    first = sheet.rows[0]
    cells = ", ".join(filter(None, first.cells))[:_LONGEST_LINE]
    ask = ListAsk(f"first-{said}", {"line": str(first.number), "cells": cells})
    return replace(layout, asks=(ask, *layout.asks))
