"""The post of a table: players in turn order, state, clock, and the buttons that belong to it."""

from datetime import datetime

import discord

from bot.i18n import Language, Param, Safe, inert, plain, text
from bot.ui.boards import board_line
from bot.ui.cards import Button, MessageCard, Part, beside, heading, joined, small
from bot.ui.controls import Control, Panel
from bot.ui.groups import in_group
from bot.ui.lengths import length_line
from bot.ui.posts.round import ends_line, shown_names
from bot.ui.posts.style import PostStyle
from bot.ui.refused import refused_line
from bot.ui.replacing import SEATS
from bot.ui.reply import Reply
from bot.ui.timestamps import relative_time, time_of_day
from data.records import Destination
from league.brackets import MatchLabel
from league.clock import deadline
from league.event import EventStatus
from league.round import RoundStatus, TableStatus
from usecases.show.table import GivenPoints, TableView, table_post

_NUMBERS = ("1️⃣", "2️⃣", "3️⃣", "4️⃣")
_WINNER = "🏆"
_A_MATCH = 2
_NO_RESULT = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
_OPEN = frozenset({TableStatus.WAITING, TableStatus.PLAYING, TableStatus.REPORTED, TableStatus.DISPUTED})
_SHORT = frozenset({TableStatus.WAITING, TableStatus.PLAYING, TableStatus.FINAL})
"""Of these a word or two can say how the table is."""


def render(view: TableView, language: Language) -> Reply:
    """The table in the server's language: each button stands beside what it is about, as long as there are few."""
    shown = [control.button(language) for control in buttons(view)]
    due = shown.pop(0) if shown else None
    judge = shown.pop(0) if shown and view.table.status is TableStatus.PLAYING else None
    rest = Panel()
    for button in shown:
        rest.add_item(button)
    return Reply(cards=(table_card(view, language, due, judge),), view=rest if rest.children else None)


def table_card(
    view: TableView, language: Language, due: Button | None = None, judge: Button | None = None
) -> MessageCard:
    """The table in one frame: `due` stands beside its name, `judge` beside its clock."""
    is_short = _is_short(view)
    head = joined([heading(title(view, language)), small(_small_print(view, language))])
    said = [] if is_short else [_status(view, language)]
    body, clock = joined([*_seats(view, language), *said, *_told(view, language)]), clock_line(view, language)
    parts: list[Part] = [beside(head, due)]
    parts += [body, beside(clock, judge)] if clock else [beside(body, judge)]
    if placing := placing_line(view, language):
        placed = Control("clock-placed", view.table.id, view.placing.number if view.placing else 0)
        parts.append(beside(placing, placed.button(language) if due else None))
    return MessageCard(tuple(parts), _colour(view))


def _small_print(view: TableView, language: Language) -> str:
    """What stands below the name: how the table is in a word or two, until when it plays, and the event.

    While its players take their seats nothing does: the round above says so, the thread below names the event.
    """
    if not _is_short(view):
        return inert(view.event.name)
    if view.table.status is TableStatus.WAITING:
        return ""
    over = _ends(view)
    status = text(language, "table-status-until", {"time": time_of_day(over)}) if over else ""
    return f"{status or _status(view, language)} · {inert(view.event.name)}"


def _is_short(view: TableView) -> bool:
    """Whether a word or two say how the table is."""
    plays_here = view.by_post is None or view.table.status not in _NO_RESULT
    is_match = view.table.status is TableStatus.WAITING and len(view.people) == _A_MATCH
    return view.table.status in _SHORT and plays_here and not is_match and not called_off(view)


def _told(view: TableView, language: Language) -> list[str]:
    """What else there is to know of it."""
    return [
        *length_line(view.length, language),
        *(ends_line(view.round, language) if view.table.status in _NO_RESULT else ()),
        *(_given(given, language) for given in view.given),
        *_agreed(view, language),
        *_walkover(view, language),
        *board_line(view, language),
        *([refused_line(view.refused, language)] if view.refused else []),
    ]


def _is_wordless(view: TableView) -> bool:
    """Whether names and a running clock are all that is read there: they are the same in any language."""
    is_played = _is_short(view) and view.table.status in {TableStatus.WAITING, TableStatus.PLAYING}
    is_paused = view.clock is not None and view.clock.paused_at is not None
    return is_played and not is_paused and not _told(view, "en")


def _seats(view: TableView, language: Language) -> list[str]:
    """The players: in a row that breaks where it must, but with their scores each on a line."""
    lines = seat_lines(view, language)
    is_scored = any(score is not None for score in view.scores)
    return lines if is_scored else ["  ".join(lines)]


def _status(view: TableView, language: Language) -> str:
    """A match of two begins when its players are there; at a table of four a judge starts the clock."""
    if called_off(view):
        return text(language, f"event-status-{view.event.status}")
    if view.by_post and view.table.status in _NO_RESULT:
        params: dict[str, Param] = {"game": view.by_post.game, "channel": str(view.by_post.channel_id)}
        return text(language, "table-by-post", params)
    waits = view.table.status is TableStatus.WAITING and len(view.people) == _A_MATCH
    if waits:
        return text(language, "match-status-waiting", {"clock": int(view.is_started)})
    return text(language, f"table-status-{view.table.status}")


def called_off(view: TableView) -> bool:
    """Whether nobody plays on here, because the event does not take place."""
    return view.event.status is EventStatus.CANCELLED and view.table.status in _OPEN


def _agreed(view: TableView, language: Language) -> list[str]:
    """The score of a match at the board, and whether its Crawford game is being played. Source: jbl/4.8."""
    if view.score is None or view.table.status not in _NO_RESULT:
        return []
    first, second = view.score.scores[:2]
    return [text(language, "table-agreed", {"a": first, "b": second, "crawford": view.score.detail})]


def _walkover(view: TableView, language: Language) -> list[str]:
    """That nothing was played, and who has won (nobody: both stayed away)."""
    if not view.is_walkover:
        return []
    winner = next((person.name for person in view.people if person.id == view.winner), "")
    ended = "walkover" if winner else "nobody"
    return [text(language, "table-walkover", {"ended": ended, "player": winner})]


def _given(given: GivenPoints, language: Language) -> str:
    params: dict[str, Param] = {
        "player": given.person.name,
        "points": given.points,
        "section": given.section or "—",
    }
    return text(language, "table-given", params)


def seat_lines(view: TableView, language: Language) -> list[str]:
    """The players in turn order, with their scores once there is a result."""
    lines = []
    for number, name, person, score in zip(
        _NUMBERS, shown_names(view.people), view.people, view.scores, strict=False
    ):
        marks = [] if score is None else [text(language, "table-score", {"score": score})]
        marks += [_WINNER] if person.id == view.winner else []
        sign = "▪️" if len(view.people) == _A_MATCH else number
        lines.append(" ".join([f"{sign} {name}", *marks]))
    return lines


def clock_line(view: TableView, language: Language) -> str:
    """The table's time: moments that Discord's own clients count down, so that nothing is edited each minute."""
    clock = view.clock
    if clock is None or clock.ended_at is not None or called_off(view):
        return ""
    if view.table.status is not TableStatus.PLAYING:
        return ""
    if clock.paused_at is not None:
        return text(language, "table-paused", {"at": relative_time(clock.paused_at)})
    over = _ends(view)
    return text(language, "table-over", {"at": relative_time(over)}) if over else ""


def _ends(view: TableView) -> datetime | None:
    """When the time of a table that is played is over; None where its clock stands, or nobody keeps one."""
    clock = view.clock
    is_off = clock is None or clock.ended_at is not None or clock.paused_at is not None
    if clock is None or is_off or view.table.status is not TableStatus.PLAYING or called_off(view):
        return None
    return deadline(clock)


def placing_line(view: TableView, language: Language) -> str:
    """Whose settlement of the set-up is due."""
    clock = view.clock
    runs = clock is not None and clock.ended_at is None and clock.paused_at is None
    if view.placing is None or not runs or called_off(view) or view.table.status is not TableStatus.PLAYING:
        return ""
    params: dict[str, Param] = {
        "number": view.placing.number,
        "total": view.placing.total,
        "player": _placer(view, view.placing.number),
        "at": relative_time(view.placing.until),
    }
    return text(language, "table-placing", params)


def _placer(view: TableView, number: int) -> Safe:
    """Whose settlement it is: once in turn order, then back again."""
    seats = len(view.people)
    seat = number - 1 if number <= seats else 2 * seats - number
    return Safe(shown_names(view.people)[seat])


def buttons(view: TableView) -> list[Control]:
    """What can be done at the table."""
    table = view.table
    if called_off(view):
        return []
    report = (
        []  # the game enters its own result
        if view.by_post
        else [Control("result-report", table.id, style=discord.ButtonStyle.primary)]
    )
    judge = Control("judge-call", table.id)
    # A match of a bracket has no other player to seat: its opponent wins by walkover. After the set-up it is done
    # from the desk.
    early = (table.status is TableStatus.WAITING or placing_line(view, "en")) and not view.label
    return (
        [*report, judge, *([Control(SEATS, table.id)] if early else [])] if table.status in _OPEN else [judge]
    )


def thread_name(view: TableView, language: Language) -> str:
    """The title of the post's thread: in a list of threads the event must be told too."""
    return f"{title(view, language)} · {view.event.name}"


def title(view: TableView, language: Language) -> str:
    """The title of the post, below which the event is named."""
    if view.label is not None:
        named = label_words(view.label, language)
        return plain(language, "match-title", {"label": named, "table": view.table.number})
    return in_group(plain(language, "table-title", place_of(view)), view.group, language)


def place_of(view: TableView) -> dict[str, Param]:
    """Where a table stands in its event, for `table-title`."""
    return {"round": view.round.number, "stage": view.round.stage, "table": view.table.number}


def label_words(label: MatchLabel, language: Language) -> str:
    """What a match of a bracket is called, in words."""
    return plain(language, f"match-phase-{label.phase}", {"round": label.round})


def _colour(view: TableView) -> int:
    match view.table.status:
        case TableStatus.PLAYING:
            return 0x57C27D
        case TableStatus.DISPUTED:
            return 0xED4245
        case TableStatus.FINAL:
            return 0x4E5058
    return 0x5865F2


def _is_over(view: TableView) -> bool:
    """Whether nobody has to talk here any more: the round has ended, or the event does not take place."""
    return view.round.status is RoundStatus.FINISHED or view.event.status is EventStatus.CANCELLED


STYLE = PostStyle(
    Destination.PAIRINGS,
    table_post,
    render,
    thread_name,
    renamed=True,
    filed=_is_over,
    wordless=_is_wordless,
)
