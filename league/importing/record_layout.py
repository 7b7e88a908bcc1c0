"""Which column of a list of tables holds what: guessed from its headings, said otherwise by whoever sends it."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from league.importing.headings import HeadingKind, said_by
from league.importing.sheet import ListSheet, Row
from league.refusal import Refusal

_FIRST_ROWS: Final = 25
_NUMBERED: Final = re.compile(r"(\D*?)\s*([1-6])\s*(\D*)")
_KINDS: Final = (
    ("round", re.compile(r"round(?: ?(?:no|nr|number|#))?|rd|rnd|runde|ラウンド|回戦|節")),
    ("table", re.compile(
        r"(?:table|board|tisch|brett|match|bo|bd|br|brd)(?: ?(?:no|nr|number|#))?|卓|卓番号|台"
        r"|テーブル|テーブル番号|試合|試合番号")),
    ("seat", re.compile(r"seat|turn|turn order|sitz|席|席順|座席|手番|手番順|番手")),
    ("player", re.compile(
        r"(?:name of )?(?:player|entrant|opponent|participant|contestant|team)(?: name)?"
        r"|name|white|black|home|away|seat|weiß|schwarz|spieler|プレイヤー|選手|先手|後手|席|番手|名前")),
    ("score", re.compile(
        r"(?:(?:player|entrant|opponent|participant|team|white|black|home|away|seat|weiß|schwarz|spieler) ?)?"
        r"(?:scores?|points?|pts|vps?|victory points|punkte|siegpunkte)(?: of (?:player|entrant|opponent))?"
        r"|score on the table"
        r"|得点|点数|点|実際の点数|スコア|ポイント|勝利点|卓上の得点|実際の得点")),
    ("result", re.compile(r"results?|res|ergebnis|spielstand|結果|スコア結果|対戦結果|(?:final|match) scores?")),
    ("won", re.compile(r"won|winner|win|勝ち|勝者|勝利|sieger|gewonnen")),
    ("ended", re.compile(r"ended by|end|ending|終わり方|終了")),
)  # fmt: skip
_SIDES: Final[Mapping[str, int]] = {
    "white": 1, "home": 1, "weiß": 1, "先手": 1, "black": 2, "away": 2, "schwarz": 2, "後手": 2,
}  # fmt: skip
_LOSER: Final = re.compile(r"losers?|verlierer|敗者|負け")
_ORDINAL: Final = re.compile(r"(?<=[1-6])(?:st|nd|rd|th)\b")
_MOST_SEATS: Final = 6
_MATCH: Final = ["player:1", "player:2"]
_ENDS: Final = " .:#"
MEANINGS: Final = (
    "round", "table", "seat", "player", "score", "result", "won", "ended", "account",
    *(f"player:{seat}" for seat in range(1, 7)), *(f"score:{seat}" for seat in range(1, 7)),
)  # fmt: skip
"""What a column can hold; with a number that of one seat of a table, where a line is a whole table."""


@dataclass(frozen=True, slots=True)
class RecordHead:
    """Which columns hold what; players and scores by the seat (0: of whichever line)."""

    line: int
    one: Mapping[str, int] = field(default_factory=dict)
    players: Mapping[int, int] = field(default_factory=dict)
    scores: Mapping[int, int] = field(default_factory=dict)
    account: int | None = None


@dataclass(frozen=True, slots=True)
class RecordLayout:
    """Where the head stands, and what each column holds: one of `MEANINGS`, or "" for what nobody needs."""

    line: int
    headings: tuple[str, ...]
    kinds: tuple[str, ...]

    @property
    def head(self) -> RecordHead:
        """The columns by what they hold."""
        at = {kind: column for column, kind in enumerate(self.kinds) if kind}
        one = {kind: column for kind, column in at.items() if ":" not in kind and kind not in _SEATS}
        account = one.pop("account", None)
        players, scores = (
            {
                int(kind.partition(":")[2] or 0): column
                for kind, column in at.items()
                if kind.partition(":")[0] == name
            }
            for name in _SEATS
        )
        if len(players) > 1:
            players.pop(0, None)
        return RecordHead(self.line, one, players, scores, account)


_SEATS: Final = ("player", "score")


def guessed_records(sheet: ListSheet) -> RecordLayout | Refusal:
    """The layout that a list of tables most likely has.

    Refusals: `records-no-columns`.
    """
    found = (_layout_in(row) for row in sheet.rows[:_FIRST_ROWS])
    return next((layout for layout in found if _is_enough(layout.head)), Refusal("records-no-columns"))


def unmapped(sheet: ListSheet) -> RecordLayout:
    """The first row as headings of which nothing is known but what they say alone."""
    return _layout_in(sheet.rows[0])


def mapped_records(layout: RecordLayout, column: int, kind: str) -> RecordLayout:
    """The layout in which this column holds that ("": nothing), and no other does."""
    if not 0 <= column < len(layout.kinds) or (kind and kind not in MEANINGS):
        return layout
    kinds = ["" if one == kind else one for one in layout.kinds]
    kinds[column] = kind
    return replace(layout, kinds=tuple(kinds))


def _is_enough(head: RecordHead) -> bool:
    """It has to name players, and a table, several players or a round."""
    named = bool(head.players) or head.account is not None
    return named and (len(head.players) > 1 or "table" in head.one)


def _layout_in(row: Row) -> RecordLayout:
    """The row as a head."""
    kinds = _by_place(row, [_kind_of(cell) for cell in row.cells])
    first = ["" if kind in kinds[:at] else kind for at, kind in enumerate(kinds)]
    return RecordLayout(row.number, row.cells, tuple(first))


def _by_place(row: Row, kinds: list[str]) -> list[str]:
    """What headings say by where they stand: "Name … Name", a score behind each player, a winner beside a loser."""
    loser = next((at for at, cell in enumerate(row.cells) if _LOSER.fullmatch(_plain(cell))), None)
    if loser is not None and "won" in kinds:
        kinds = ["player:1" if kind == "won" else kind for kind in kinds]
        kinds[loser] = "player:2"
    alike = [
        at for at, kind in enumerate(kinds) if kind == "player" and row.cells[at] == _first_of(row, kinds)
    ]
    if 1 < len(alike) <= _MOST_SEATS:
        kinds = [f"player:{alike.index(at) + 1}" if at in alike else kind for at, kind in enumerate(kinds)]
    players = [at for at, kind in enumerate(kinds) if kind.startswith("player:")]
    scores = [at for at, kind in enumerate(kinds) if kind == "score"]
    if len(scores) == len(players) > 1 and sorted((*players, *scores)) == _in_turn(players, scores):
        kinds = [f"score:{scores.index(at) + 1}" if at in scores else kind for at, kind in enumerate(kinds)]
    elif [kinds[at] for at in players] == _MATCH and len(scores) == 1 and "result" not in kinds:
        kinds[scores[0]] = "result"
    return kinds


def _first_of(row: Row, kinds: list[str]) -> str:
    return row.cells[kinds.index("player")]


def _in_turn(players: list[int], scores: list[int]) -> list[int]:
    return [at for pair in zip(players, scores, strict=True) for at in pair]


def _plain(cell: str) -> str:
    return unicodedata.normalize("NFKC", cell[:60]).casefold().strip(_ENDS)


def _kind_of(cell: str) -> str:
    kind, seat = _heading(cell)
    if kind:
        return f"{kind}:{seat}" if seat else kind
    said = said_by(cell) if cell else None
    if said is None:
        return ""
    if said.kind in {HeadingKind.NAME, HeadingKind.HANDLE}:
        return "player"
    return "account" if said.kind is HeadingKind.DISCORD else ""


def _heading(cell: str) -> tuple[str, int]:
    """What a heading says, and of which seat (0: of whoever stands in the line)."""
    text = _ORDINAL.sub("", _plain(cell))
    seat = next((number for word, number in _SIDES.items() if text.startswith(word)), 0)
    found = _NUMBERED.fullmatch(text)
    if found:
        text, seat = " ".join(filter(None, (found[1].strip(_ENDS), found[3].strip(_ENDS)))), int(found[2])
        text = {"p": "player", "p score": "score", "seat score": "score", "": ""}.get(text, text)
    kind = next((kind for kind, words in _KINDS if words.fullmatch(text)), "")
    if kind == "seat" and seat:
        kind = "player"
    return (kind, seat if kind in {"player", "score"} else 0)
