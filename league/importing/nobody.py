"""Lines of a list that are no player: sums, rulers, headings in its midst, and who has cancelled."""

import re
import unicodedata
from collections.abc import Sequence
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
_STAMPED: Final = re.compile(rf"(?P<name>.*?)\s*{_STAMP.pattern}", re.IGNORECASE)
_NUMBERED: Final = re.compile(r"[(]?(\d{1,4})[.。、):]\s*\S")
_GONE: Final = re.compile(
    r"(?:has )?(?:dropped|withdrawn|withdrew|cancel(?:l)?ed|no ?show|drop(?: out)?)|辞退|欠席|キャンセル"
)
"""A column that says of each whether they are out."""
_YES: Final = frozenset({"true", "yes", "y", "1", "x", "○", "◯", "〇", "はい", "✓", "✔", "✅", "ja", "有"})
_WAITING: Final = frozenset(
    {
        *(
            "waitlisted",
            "waitlist",
            "wait list",
            "waiting list",
            "on waiting list",
            "waiting",
            "reserve",
            "standby",
        ),
        *("alternate", "キャンセル待ち", "補欠", "待機", "warteliste", "nachrücker"),
    }
)
_STATUS: Final = re.compile(
    r"status|state|entry status|registration status|ステータス|状態|参加状況|参加ステータス"
    r"|申込状況|申込ステータス|エントリー状況|出欠|出欠確認|参加可否"
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


_TAKING_PART: Final = re.compile(r"参加者|出場者|participants|confirmed|teilnehmer", re.IGNORECASE)
_OUT: Final = re.compile(r"欠席|辞退|不参加|declined|cancel|abgesagt", re.IGNORECASE)


def below(section: str) -> str:
    """Why those below a heading are refused: they wait (`list-waiting`), or are out (`list-withdrawn`); else ""."""
    if _STAMP.fullmatch(section) or (_TAKING_PART.search(section) and not _OUT.search(section)):
        return ""
    return "list-withdrawn" if _OUT.search(section) else "list-waiting"


def is_ruler(name: str) -> bool:
    """Whether it only draws a line."""
    return bool(_RULER.fullmatch(name))


def says_status(heading: str) -> bool:
    """Whether a column says who takes part."""
    said = plain(heading).casefold().rstrip(" ?:")
    return bool(_STATUS.fullmatch(said) or _GONE.fullmatch(said))


def is_total(cell: str) -> bool:
    """Whether a line that begins so is a sum."""
    return bool(_TOTAL.fullmatch(cell))


def absent(heading: str, cell: str) -> str:
    """Why a line is of somebody who does not take part, "" where it is not: `list-withdrawn`, `list-waiting`."""
    said = plain(cell).casefold()
    gone = bool(_GONE.fullmatch(plain(heading).casefold().rstrip(" ?:")))
    if gone:
        return "list-withdrawn" if said in _YES else ""
    return "list-withdrawn" if said in _WITHDRAWN else "list-waiting" if said in _WAITING else ""


def writers(lines: Sequence[tuple[int, str]]) -> dict[int, str] | None:
    """Of messages copied from Discord who wrote them, by line; None where no line has the hour of a message."""
    found: dict[int, str] = {}
    stamped = False
    for at, (number, text) in enumerate(lines):
        stamp = _STAMPED.fullmatch(text)
        stamped = stamped or stamp is not None
        if stamp and stamp["name"].strip():
            found[number] = stamp["name"].strip()
        elif stamp and at:
            before, name = lines[at - 1]
            found[before] = name
    return found if stamped else None


def above_the_first(lines: Sequence[tuple[int, str]]) -> frozenset[int]:
    """The lines above "1." of a list whose lines are counted up: they say what it is a list of."""
    numbers = [_NUMBERED.match(unicodedata.normalize("NFKC", text)) for _, text in lines]
    first = next((at for at, found in enumerate(numbers) if found), 0)
    counted = [int(found[1]) for found in numbers[first:] if found]
    goes_up = len(counted) > 1 and counted == list(range(1, len(counted) + 1))
    return frozenset(number for number, _ in lines[:first]) if goes_up else frozenset()
