"""Records of tables: who sat where in which round, and with what scores; of matches, of tables, of a whole event.

One line may be a seat (round, table, player, score), a match (white, black, result), a table (player 1, player 2, …)
or four starting numbers ("1-4-7-10"). A tournament report (TRF) has the matches of all rounds.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from league.importing.cells import account_in, number_in, plain, says_nothing, undefused
from league.importing.decoding import decoded
from league.importing.people import RefusedLine
from league.importing.record_blocks import in_blocks
from league.importing.record_grid import by_rounds
from league.importing.record_layout import RecordHead, RecordLayout, guessed_records, unmapped
from league.importing.record_types import RecordList, RecordSeat, TableRecord
from league.importing.sheet import ListSheet, Row, sheet_of
from league.names import typed
from league.refusal import Refusal
from league.trf.report import TrfPlayer, is_trf, read_trf

__all__ = ["RecordList", "RecordSeat", "TableRecord", "laid_out", "records_in", "records_of", "tables_sheet"]

_MOST_SEATS: Final = 6
_HIGHEST: Final = 1000
_TWO: Final = 2
_PAIR: Final = re.compile(r"(\d{1,3}|½|0[.,]5|[+-])\s*[-:–−]\s*(\d{1,3}|½|0[.,]5|[+-])")
_PLAN: Final = re.compile(r"\s*\d{1,4}(?:\s*[-–−]\s*\d{1,4}){1,5}\s*")
_AWAY: Final = frozenset({"walkover", "不戦勝", "kampflos", "forfeit"})
_TIME: Final = frozenset({"time", "timeout", "zeit", "時間切れ", "時間"})
_BYES: Final = frozenset(
    {"bye", "(bye)", "[bye]", "-bye-", "freilos", "spielfrei", "不戦勝", "不戦", "休み", "抜け番"}
)
"""Who stands so beside a player is nobody."""
_YES: Final = frozenset(
    {"1", "yes", "y", "x", "win", "won", "w", "○", "◯", "〇", "勝", "勝ち", "true", "ja", "✓", "✔"}
)


def laid_out(content: bytes) -> tuple[ListSheet, RecordLayout] | RecordList | Refusal:
    """A list with the layout that it most likely has, which somebody may say otherwise; else its tables at once.

    A list of which no heading says enough has a layout that says nothing, as long as it has several columns.
    Refusals: those of `tables_sheet` and `records_of`.
    """
    found = tables_sheet(content)
    if not isinstance(found, ListSheet):
        return found
    read = _unheaded(found)
    layout = guessed_records(found) if read is None else read
    if isinstance(layout, RecordLayout):
        return found, layout
    if read is not None:
        return read
    read = records_of(found)
    has_columns = bool(found.rows) and len(found.rows[0].cells) > 1
    return (found, unmapped(found)) if isinstance(read, Refusal) and has_columns else read


def tables_sheet(content: bytes) -> ListSheet | RecordList | Refusal:
    """The list, whose columns somebody may have to explain; of a tournament report (TRF) its matches at once.

    Refusals: those of `sheet_of` and `read_trf`.
    """
    text = None if content.startswith(b"PK") else decoded(content)
    if text and is_trf(text):
        report = read_trf(text)
        return report if isinstance(report, Refusal) else records_in(report.players)
    return sheet_of(content)


def records_of(sheet: ListSheet, layout: RecordLayout | None = None) -> RecordList | Refusal:
    """The tables of a list, by its most likely layout unless somebody has said which columns hold what.

    Refusals: `records-no-columns`, `records-grid`. Lines are refused as `record-no-table`, `record-no-name`,
    `record-score` and `record-draw` (params: cell), `record-seats` (params: most), `record-part` (another line of the
    table is refused).
    Source: house
    """
    plain_plan = None if layout else _unheaded(sheet)
    if plain_plan is not None:
        return plain_plan
    said = layout or guessed_records(sheet)
    if isinstance(said, Refusal):
        return said
    head = said.head
    body = [row for row in sheet.rows if row.number > head.line]
    read = _wide(head, body) if len(head.players) > 1 else _long(head, body)
    shown = tuple((heading, kind) for heading, kind in zip(said.headings, said.kinds, strict=True) if kind)
    return replace(read, columns=shown)


def _unheaded(sheet: ListSheet) -> RecordList | Refusal | None:
    """The tables of a list whose columns have no headings of their own; None of any other."""
    if sheet.rows and all(len(row.cells) == 1 and _PLAN.fullmatch(row.cells[0]) for row in sheet.rows):
        return _by_numbers(sheet.rows)
    found = by_rounds(sheet.rows) or in_blocks(sheet.rows)
    return _checked(found.tables, [*found.refused]) if isinstance(found, RecordList) else found


def records_in(players: Sequence[TrfPlayer]) -> RecordList:
    """The matches of a tournament report: each once, in the order of the starting numbers; byes are tables of one."""
    names = {player.number: player for player in players}
    tables: list[TableRecord] = []
    rounds = max((len(player.games) for player in players), default=0)
    for number in range(rounds):
        table = 0
        for player in sorted(players, key=lambda one: one.number):
            game = player.games[number] if number < len(player.games) else None
            other = names.get(game.opponent) if game else None
            if game is None or (other is None and game.result.upper() not in "UFH+"):
                continue
            if other is not None and game.colour == "b" and other.number in names:
                continue
            if other is not None and game.colour != "w" and other.number < player.number:
                continue
            table += 1
            pair = [player, *([other] if other else [])]
            seats = tuple(_of_report(one, number) for one in pair)
            away = any(one.games[number].result in "+-" for one in pair if number < len(one.games))
            tables.append(TableRecord(player.line, number + 1, table, seats, walkover=bool(other and away)))
    return RecordList(tuple(tables))


def _of_report(player: TrfPlayer, number: int) -> RecordSeat:
    result = player.games[number].result.upper() if number < len(player.games) else ""
    won = result in {"1", "W", "+"}
    score = int(won) if result in {"1", "W", "+", "0", "L", "-"} else None
    return RecordSeat(typed(player.name), number=player.number, score=score, won=won)


# Lines


class _Counted:
    """Rounds and tables of lines: what is left blank is as on the line above, what has no number is counted."""

    def __init__(self, head: RecordHead) -> None:
        self._head = head
        self._last = {"round": "", "table": ""}
        self._labels: dict[tuple[int, str], int] = {}

    def of(self, row: Row) -> tuple[int, int]:
        """Round and table of a line; 0 where there is none."""
        said = {kind: row.cell(self._head.one.get(kind)) for kind in self._last}
        if said["round"]:
            self._last["table"] = ""
        for kind, cell in said.items():
            self._last[kind] = cell or self._last[kind]
        round_ = _digits(self._last["round"])
        return round_, self._number(round_, self._last["table"])

    def _number(self, round_: int, label: str) -> int:
        if not label:
            return 0
        count = sum(number == round_ for number, _ in self._labels) + 1
        return _digits(label) or self._labels.setdefault((round_, label), count)


def _digits(cell: str) -> int:
    found = re.search(r"\d{1,4}", unicodedata.normalize("NFKC", cell))
    return int(found[0]) if found else 0


def _long(head: RecordHead, body: Sequence[Row]) -> RecordList:
    """A line is a seat."""
    refused: list[RefusedLine] = []
    seats: dict[tuple[int, int], list[tuple[int, Row, RecordSeat]]] = {}
    broken: set[tuple[int, int]] = set()
    counted = _Counted(head)
    for row in body:
        place = counted.of(row)
        seat = _seat(row, head, 0)
        if isinstance(seat, RefusedLine):
            refused.append(seat)
            broken.add(place)
        elif not place[1]:
            refused.append(RefusedLine(row.number, "record-no-table"))
        else:
            order = _digits(row.cell(head.one.get("seat"))) or len(seats.get(place, ())) + 1
            seats.setdefault(place, []).append((order, row, seat))
    tables = []
    for (round_, table), found in sorted(seats.items()):
        found.sort(key=lambda one: (one[0], one[1].number))
        line = min(row.number for _, row, _ in found)
        if (round_, table) in broken:  # without one of its seats it would be another table
            refused.append(RefusedLine(line, "record-part"))
            continue
        by_time = any(_ended(row, head) in _TIME for _, row, _ in found)
        away = any(_ended(row, head) in _AWAY for _, row, _ in found)
        tables.append(TableRecord(line, round_, table, tuple(seat for _, _, seat in found), by_time, away))
    return _checked(tables, refused)


def _wide(head: RecordHead, body: Sequence[Row]) -> RecordList:
    """A line is a table, or a match."""
    refused: list[RefusedLine] = []
    tables: list[TableRecord] = []
    counted = _Counted(head)
    count: dict[int, int] = {}
    for row in body:
        round_, table = counted.of(row)
        count[round_] = count.get(round_, 0) + 1
        record = _table(row, head, round_, table or count[round_])
        (refused if isinstance(record, RefusedLine) else tables).append(record)  # type: ignore[arg-type]  # each its own
    return _checked(tables, refused)


def _table(row: Row, head: RecordHead, round_: int, table: int) -> TableRecord | RefusedLine:
    seats: list[RecordSeat] = []
    for number in sorted(head.players):
        cell = row.cell(head.players[number])
        if not cell or plain(cell).casefold() in _BYES:
            continue
        seat = _seat(row, head, number)
        if isinstance(seat, RefusedLine):
            return seat
        seats.append(seat)
    if not seats:
        return RefusedLine(row.number, "record-no-name")
    record = TableRecord(row.number, round_, table, tuple(seats), _ended(row, head) in _TIME)
    result = row.cell(head.one.get("result"))
    return _with_result(record, result) if result and len(seats) == _TWO else record


def _with_result(record: TableRecord, cell: str) -> TableRecord | RefusedLine:
    """A match with what stands between its two: "7-5", "1:0", "+--"."""
    found = _PAIR.fullmatch(
        unicodedata.normalize("NFKC", cell).replace("1⁄2", "½").replace("1/2", "½").strip()
    )
    if found is None:
        return RefusedLine(record.line, "record-score", {"cell": cell[:40]})
    if "½" in found.groups() or any("5" in part and len(part) == 3 for part in found.groups()):  # noqa: PLR2004 - 0.5
        return RefusedLine(record.line, "record-draw", {"cell": cell[:40]})
    away = bool({"+", "-"} & set(found.groups()))
    scores = [{"+": 1, "-": 0}.get(part) if away else int(part) for part in found.groups()]
    seats = tuple(
        replace(seat, score=score, won=away and bool(score))
        for seat, score in zip(record.seats, scores, strict=True)
    )
    return replace(record, seats=seats, walkover=away)


def _seat(row: Row, head: RecordHead, number: int) -> RecordSeat | RefusedLine:
    cell = row.cell(head.players.get(number))
    account = account_in(row.cell(head.account) if head.account is not None and not number else "")
    in_name = account_in(cell) if cell.startswith("<@") else None
    name = "" if in_name else typed(undefused(cell))
    seat = RecordSeat(name, (in_name or account).user_id, account.user_name)
    if not (seat.name or seat.discord_id or seat.user_name):
        return RefusedLine(row.number, "record-no-name")
    if name.isascii() and name.isdecimal() and number:
        seat = replace(seat, name="", number=int(name))
    written = row.cell(head.scores.get(number))
    score = None if says_nothing(written) else number_in(written, _HIGHEST)
    if not says_nothing(written) and (score is None or score != int(score)):
        return RefusedLine(row.number, "record-score", {"cell": written[:40]})
    won = row.cell(head.one.get("won")).casefold() in _YES and not number
    return replace(seat, score=None if score is None else int(score), won=won)


def _ended(row: Row, head: RecordHead) -> str:
    return row.cell(head.one.get("ended")).casefold()


def _checked(tables: Sequence[TableRecord], refused: list[RefusedLine]) -> RecordList:
    """No table has more seats than any game, and nobody sits twice at one."""
    kept = [table for table in tables if len(table.seats) <= _MOST_SEATS]
    large = [table for table in tables if len(table.seats) > _MOST_SEATS]
    refused += [RefusedLine(table.line, "record-seats", {"most": str(_MOST_SEATS)}) for table in large]
    return RecordList(tuple(kept), tuple(sorted(refused, key=lambda one: one.line)))


def _by_numbers(rows: Sequence[Row]) -> RecordList:
    """Lines of starting numbers; a blank line between them begins the next round."""
    return RecordList(tuple(_numbered(rows)))


def _numbered(rows: Sequence[Row]) -> Iterator[TableRecord]:
    round_, table, last = 1, 0, rows[0].number - 1
    for row in rows:
        if row.number > last + 1:
            round_, table = round_ + 1, 0
        table, last = table + 1, row.number
        numbers = map(int, re.findall(r"\d+", row.cells[0]))
        yield TableRecord(row.number, round_, table, tuple(RecordSeat(number=number) for number in numbers))
