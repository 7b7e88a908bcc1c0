"""Lines of a list that are no player: sums, rulers, headings in its midst, and who has cancelled."""

import re
from typing import Final

from league.importing.cells import plain

_TOTAL: Final = re.compile(
    r"(?:total|totals|subtotal|sum|summe|gesamt|合計|計|小計|総計)\s*[:：]?\s*\d*\s*[人名]?", re.IGNORECASE
)
_RULER: Final = re.compile(r"[-=_*~.·—―─━＿`#\s]+")
_SECTION: Final = re.compile(
    r"[-=*_~【\[（(<＜■□●○◆◇▼▽ ]*"
    r"(?:キャンセル待ち|補欠|リザーブ|控え|欠席者?|辞退者?|不参加者?|参加者|出場者"
    r"|wait(?:ing)? ?list|waitlisted|reserves?|alternates?|substitutes?|standby|declined|cancel(?:l)?ed"
    r"|warteliste|nachrücker|ersatz(?:spieler)?|abgesagt)"
    r"[-=*_~】\]）)＞>＝＊：: ]*(?:\d+ ?[名人]?)?",
    re.IGNORECASE,
)
"""A heading in the midst of a list: those below it may not take part."""
_STAMP: Final = re.compile(
    r"[—–-]\s*(?:今日|昨日|today|yesterday|heute|gestern|\d{1,4}[/.]\d{1,2}[/.]\d{2,4}).{0,5}\d{1,2}:\d{2}.{0,3}",
    re.IGNORECASE,
)
"""What stands beside a name where messages were copied from Discord."""
_STATUS: Final = re.compile(
    r"status|state|entry status|registration status|ステータス|状態|参加状況|エントリー状況|出欠|出欠確認|参加可否"
    r"|anmeldestatus|備考|備考欄|メモ|remarks?|notes?|memo|comments?|bemerkung(?:en)?"
    r"|zusage|teilnahme|attending|attendance|rsvp|will you attend|are you coming|参加しますか|参加の可否"
)
_WITHDRAWN: Final = frozenset(
    {
        *("cancelled", "canceled", "withdrawn", "withdrew", "dropped", "declined", "rejected", "refunded"),
        *("キャンセル", "キャンセル済", "キャンセル済み", "辞退", "欠席", "不参加", "取消", "取り消し"),
        *(
            "abgesagt",
            "abgemeldet",
            "zurückgezogen",
            "not attending",
            "no",
            "nein",
            "いいえ",
            "×",
            "✕",
            "✖",
            "❌",
        ),
    }
)


def heading_in(name: str) -> str:
    """Why this is no name: it is a sum, or a heading in the midst of a list; "" for what may be one."""
    return (
        "list-total"
        if _TOTAL.fullmatch(name)
        else "list-section"
        if _SECTION.fullmatch(name) or _STAMP.fullmatch(name)
        else ""
    )


def is_ruler(name: str) -> bool:
    """Whether it only draws a line."""
    return bool(_RULER.fullmatch(name))


def says_status(heading: str) -> bool:
    """Whether a column says who takes part."""
    return bool(_STATUS.fullmatch(plain(heading).casefold().rstrip(" ?:")))


def is_withdrawn(cell: str) -> bool:
    """Whether somebody is on the list who does not take part any more."""
    return plain(cell).casefold() in _WITHDRAWN
