"""The people of a list: each line is one, or is refused with its reason; the others do not suffer by it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

from league.importing.cells import (
    Account,
    account_in,
    ends_in_zeros,
    number_in,
    plain,
    says_nothing,
    thousands_in,
    undefused,
)
from league.importing.decoding import BROKEN
from league.importing.headings import Meaning
from league.importing.layout import Column, ListAsk, ListLayout, guessed_layout
from league.importing.nobody import (
    above_the_first,
    absent,
    below,
    heading_in,
    is_ruler,
    is_total,
    says_status,
    writers,
)
from league.importing.sheet import ListSheet, Row, sheet_of
from league.limits import LARGEST_EVENT
from league.names import NAME_LIMIT, matched, typed
from league.refusal import Refusal

_HIGHEST_SEED: Final = 9999
_HIGHEST_RATING: Final = 1_000_000
_BULLET: Final = re.compile(
    r"(?:[-*•・‣▪●○◯■□◆◇☆★✅☑✔☐□✓]|\(?\d{1,4}[.)）:：]{1,2}(?!\d)|#\d{1,4}\b|[①-⑳])\s*"
)
_WIDE_BULLET: Final = re.compile(r"[（(]?[０-９\d]{1,4}[．。、.)）：:]\s*(?![０-９\d])|[０-９]{1,4}\s+(?=\S)")
_BOX: Final = re.compile(r"\[[ xX✓✔]?\]\s*")
_STRUCK: Final = re.compile(r"~~.+~~.{0,20}|(?:❌|✖|✘|🚫|❎).+|.+(?:❌|✖|✘|🚫|❎)")
_TICKED: Final = re.compile(r"\s*[✅☑✔]\ufe0f?$")
_EMPHASIS: Final = re.compile(r"(\*\*|__|`)(\S.*?)\1")
_COUNTED: Final = re.compile(r"(\d{1,4})\s+(?=\S)")
_MENTIONED: Final = re.compile(r"<@!?\d+>|(?<![\w.])@[\w.]{2,32}(?:#\d{4})?|(?<!\d)\d{17,20}(?!\d)")
_BETWEEN: Final = " ,;:、，／/|()（）[]-–—=→"
_SEPARATED: Final = re.compile(r"[、，；;\n]|,(?=\s|$)")
_SEVERAL: Final = 3
_EAST_ASIAN: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7af]")


@dataclass(frozen=True, slots=True)
class ListedPerson:
    """Whom a line means; what it does not say is None.

    A line without a name has an account: the name is then the one that the account has.
    """

    line: int
    name: str | None
    discord_id: int | None = None
    user_name: str | None = None
    handicap: str | None = None
    seed: int | None = None
    rating: float | None = None
    team: str | None = None


@dataclass(frozen=True, slots=True)
class RefusedLine:
    """A line that is nobody, and why; `params` say what about."""

    line: int
    code: str
    params: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PeopleList:
    """A list as it was understood."""

    people: tuple[ListedPerson, ...]
    refused: tuple[RefusedLine, ...]
    columns: tuple[Column, ...]
    asks: tuple[ListAsk, ...]


def read_list(content: bytes) -> PeopleList | Refusal:
    """The people of a file or of pasted text, by the layout that it most likely has.

    Refusals: those of `sheet_of`.
    """
    sheet = sheet_of(content)
    return sheet if isinstance(sheet, Refusal) else people_of(sheet, guessed_layout(sheet))


def people_of(sheet: ListSheet, layout: ListLayout) -> PeopleList:
    """The people under this layout.

    Lines are refused as `list-no-name`, `list-not-id` (params: cell), `list-rounded` (params: cell), `list-seed` and
    `list-rating` (params: cell), `list-letters` (params: cell), `list-long-name` (params: most), `list-twice`
    (params: other), `list-quotes`, `list-head-again`, `list-wide`, `list-total`, `list-section`, `list-title`,
    `list-message`, `list-withdrawn` and `list-waiting` (params: cell), `list-too-many` (params: most).
    Source: house
    """
    reader = _Reader(layout)
    reader.learn([row for row in sheet.rows if row.number > layout.head])
    for row in sheet.rows:
        if row.number > layout.head:
            reader.row(row)
    reader.refused += [RefusedLine(number, "list-quotes") for number in sheet.broken]
    _refuse_rounded(reader, sheet, layout)
    refused = tuple(sorted(reader.refused, key=lambda one: one.line))
    asks = (*layout.asks, *_namesakes(reader.people))
    return PeopleList(tuple(reader.people), refused, layout.columns, asks)


def _refuse_rounded(reader: "_Reader", sheet: ListSheet, layout: ListLayout) -> None:
    """A column of which no number has more digits than a spreadsheet keeps was rounded by one."""
    at = layout.column(Meaning.DISCORD_ID)
    if at is None or not any(person.discord_id for person in reader.people):
        return
    cells = {row.number: row.cell(at) for row in sheet.rows}
    numbered = [person for person in reader.people if person.discord_id]
    if all(ends_in_zeros(cells[person.line]) for person in numbered):
        reader.people = [person for person in reader.people if not person.discord_id]
        reader.refused += [
            RefusedLine(person.line, "list-rounded", {"cell": str(person.discord_id)}) for person in numbered
        ]


def _namesakes(people: Sequence[ListedPerson]) -> tuple[ListAsk, ...]:
    """Lines of one name and not of one account may be two people, or one who signed up twice."""
    lines: dict[str, list[str]] = {}
    for person in people:
        if person.name:
            lines.setdefault(matched(person.name), []).append(str(person.line))
    return tuple(
        ListAsk("namesakes", {"lines": ", ".join(found)}) for found in lines.values() if len(found) > 1
    )


class _Reader:
    """Row after row; who was listed before is known by account, by name and account together."""

    def __init__(self, layout: ListLayout) -> None:
        self._layout = layout
        self._at = {meaning: layout.column(meaning) for meaning in Meaning}
        self._heading = tuple(column.heading for column in layout.columns)
        self._free = len(layout.columns) == 1
        self._counted: frozenset[int] = frozenset()
        self._above: frozenset[int] = frozenset()
        self._writers: dict[int, str] | None = None
        self._status = tuple(at for at, one in enumerate(self._heading) if says_status(one))
        self._thousands: dict[Meaning, str] = {}
        self._seen: dict[object, int] = {}
        self._section = ""
        self.people: list[ListedPerson] = []
        self.refused: list[RefusedLine] = []

    def row(self, row: Row) -> None:
        """One row is one person, or is refused; a line that was pasted can name several."""
        for read in self._pasted(row) if self._free else (self._listed(row),):
            if isinstance(read, RefusedLine) and read.code == "list-section":
                self._section = next(filter(None, row.cells), "")
            before = read if isinstance(read, RefusedLine) else self._out(read) or self._twice(read)
            if before is not None:
                self.refused.append(before)
            elif len(self.people) >= LARGEST_EVENT:
                self.refused.append(RefusedLine(row.number, "list-too-many", {"most": str(LARGEST_EVENT)}))
            elif isinstance(read, ListedPerson):
                self.people.append(read)

    def _out(self, person: ListedPerson) -> RefusedLine | None:
        code = below(self._section) if self._section else ""
        return RefusedLine(person.line, code, {"cell": self._section[:40]}) if code else None

    def _twice(self, person: ListedPerson) -> RefusedLine | None:
        keys = [person.discord_id, person.user_name and ("@", person.user_name)]
        for key in filter(None, keys):
            before = self._seen.setdefault(key, person.line)
            if before != person.line:
                return RefusedLine(person.line, "list-twice", {"other": str(before)})
        return None

    def _listed(self, row: Row) -> ListedPerson | RefusedLine:
        if self._layout.head and row.cells == self._heading[: len(row.cells)]:
            return RefusedLine(row.number, "list-head-again")
        if any(row.cells[len(self._heading) :]):
            return RefusedLine(row.number, "list-wide")
        for held in self._status:
            out = absent(self._heading[held], row.cell(held))
            if out:
                return RefusedLine(row.number, out, {"cell": row.cell(held)[:40]})
        account = self._account(row)
        if account.fault:
            at = self._at[Meaning.DISCORD_ID if self._faulty_id(row) else Meaning.USER_NAME]
            return RefusedLine(row.number, account.fault, {"cell": row.cell(at)[:40]})
        name = self._name(row)
        begun = next(filter(None, row.cells), "")
        heading = "list-total" if is_total(begun) else heading_in(name)
        if heading and not (account.user_id or account.user_name):
            return RefusedLine(row.number, heading)
        in_name = account_in(name) if name.startswith("<@") else Account()
        if in_name.user_id:
            name, account = "", account if account.user_id else in_name
        person = _person(row, name, account, named=self._has_name() and not in_name.user_id)
        return person if isinstance(person, RefusedLine) else self._with_numbers(row, person)

    def _with_numbers(self, row: Row, person: ListedPerson) -> ListedPerson | RefusedLine:
        """The person with seed, rating and class; what cannot be a number refuses the line."""
        numbers: dict[Meaning, float | None] = {}
        for meaning, most in ((Meaning.SEED, _HIGHEST_SEED), (Meaning.RATING, _HIGHEST_RATING)):
            cell = row.cell(self._at[meaning])
            number = None if says_nothing(cell) else number_in(cell, most, self._thousands[meaning])
            whole = meaning is Meaning.RATING or number is None or number == int(number)
            if (number is None or not whole) and not says_nothing(cell):
                return RefusedLine(row.number, f"list-{meaning}", {"cell": cell[:40]})
            numbers[meaning] = number or None
        seed, handicap = numbers[Meaning.SEED], row.cell(self._at[Meaning.CLASS])
        return replace(
            person,
            handicap=plain(handicap) if handicap and not says_nothing(handicap) else None,
            seed=int(seed) if seed else None,
            rating=numbers[Meaning.RATING],
            team=self._team(row),
        )

    def _team(self, row: Row) -> str | None:
        cell = row.cell(self._at[Meaning.TEAM])
        return None if says_nothing(cell) else typed(undefused(cell)[:NAME_LIMIT]) or None

    def _has_name(self) -> bool:
        return any(self._at[one] is not None for one in (Meaning.NAME, Meaning.FIRST, Meaning.LAST))

    def _faulty_id(self, row: Row) -> bool:
        return bool(account_in(row.cell(self._at[Meaning.DISCORD_ID])).fault)

    def _account(self, row: Row) -> Account:
        """What both columns say together; whichever a number stands in, it is one."""
        number, name = (
            account_in(row.cell(self._at[meaning])) for meaning in (Meaning.DISCORD_ID, Meaning.USER_NAME)
        )
        fault = number.fault or (name.fault if not number.user_id else "")
        return Account(number.user_id or name.user_id, name.user_name or number.user_name, fault)

    def _name(self, row: Row) -> str:
        whole = row.cell(self._at[Meaning.NAME])
        if self._at[Meaning.NAME] is not None:
            return "" if says_nothing(whole) and not whole.isalpha() else undefused(whole)
        first, last = (undefused(row.cell(self._at[one])) for one in (Meaning.FIRST, Meaning.LAST))
        family_first = all(map(_EAST_ASIAN.search, (first, last)))
        return " ".join((last, first) if family_first else (first, last)).strip()

    def learn(self, rows: Sequence[Row]) -> None:
        """What only all rows together say: how large numbers are written, and which lines are counted up.

        "1 Ann", "2 Ben" are counted without a dot behind the number.
        """
        for meaning in (Meaning.SEED, Meaning.RATING):
            self._thousands[meaning] = thousands_in(row.cell(self._at[meaning]) for row in rows)
        if self._free:
            lines = [(row.number, row.cells[0]) for row in rows]
            self._above, self._writers = above_the_first(lines), writers(lines)
        numbers = [(row.number, int(found[1])) for row in rows if (found := _COUNTED.match(row.cells[0]))]
        up = [pair for pair in pairwise(numbers) if pair[1][1] == pair[0][1] + 1]
        self._counted = frozenset(line for pair in up for line, _ in pair)

    def _pasted(self, row: Row) -> Iterator[ListedPerson | RefusedLine]:
        """A comma in a list of names alone parts nothing, unless one line without a head names several."""
        text = ", ".join(cell for cell in row.cells if cell)
        if row.cells == self._heading and self._layout.head:
            yield RefusedLine(row.number, "list-head-again")
            return
        if row.number in self._above:
            yield RefusedLine(row.number, "list-title")
            return
        if self._writers is not None:
            if row.number not in self._writers:
                yield RefusedLine(row.number, heading_in(text) or "list-message")
                return
            text = self._writers[row.number]
        if row.number in self._counted:
            text = _COUNTED.sub("", text, count=1)
        if not _MENTIONED.sub("", text).strip(_BETWEEN):
            text = "、".join(_MENTIONED.findall(text)) or text
        parts = [part for part in _SEPARATED.split(text) if part.strip()]
        several = len(_MENTIONED.findall(text)) > 1 or (
            not self._layout.head and (len(parts) >= _SEVERAL or "、" in text)
        )
        for part in parts if several else [text]:
            yield _pasted_person(row, part.strip())


def _pasted_person(row: Row, text: str) -> ListedPerson | RefusedLine:
    """A line as people write them into a message: a bullet, a name, whom it mentions."""
    bullet = _BULLET.match(text) or _WIDE_BULLET.match(text)
    bare = _BOX.sub("", text[bullet.end() :] if bullet else text, count=1)
    if _STRUCK.fullmatch(bare):
        return RefusedLine(row.number, "list-withdrawn", {"cell": bare[:40]})
    if text.startswith("※"):
        return RefusedLine(row.number, "list-message")
    bare = _TICKED.sub("", _EMPHASIS.sub(r"\2", bare)) or bare
    found = _MENTIONED.search(bare)
    if found is None:
        return _person(row, bare, Account(), named=True)
    account = account_in(found[0])
    if account.fault:
        return RefusedLine(row.number, account.fault, {"cell": found[0][:40]})
    name = (bare[: found.start()] + " " + bare[found.end() :]).strip(_BETWEEN)
    return _person(row, " ".join(name.split()), account, named=False)


def _person(row: Row, name: str, account: Account, *, named: bool) -> ListedPerson | RefusedLine:
    if BROKEN in name:
        return RefusedLine(row.number, "list-letters", {"cell": name[:40]})
    if len(name) > NAME_LIMIT:
        return RefusedLine(row.number, "list-long-name", {"most": str(NAME_LIMIT)})
    heading = heading_in(name) if named else ""
    if heading:
        return RefusedLine(row.number, heading)
    visible = not is_ruler(name) and bool(typed(name))
    if not visible and (named or not (account.user_id or account.user_name)):
        return RefusedLine(row.number, "list-no-name")
    return ListedPerson(
        row.number,
        typed(name) if visible else None,
        account.user_id or None,
        account.user_name or None,
    )
