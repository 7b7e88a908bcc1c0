"""The post of a table: players in turn order, state, clock, and the buttons that belong to it."""

import discord

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.boards import board_line
from bot.ui.controls import Control, controls
from bot.ui.groups import in_group
from bot.ui.lengths import length_line
from bot.ui.posts.round import ends_line, shown_names
from bot.ui.posts.style import PostStyle
from bot.ui.refused import refused_line
from bot.ui.replacing import SEATS
from bot.ui.reply import Reply, embed
from bot.ui.timestamps import clock_time, relative_time
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


def render(view: TableView, language: Language) -> Reply:
    """The table in the server's language."""
    lines = [
        *seat_lines(view, language),
        "",
        *length_line(view.length, language),
        *(ends_line(view.round, language) if view.table.status in _NO_RESULT else ()),
        *(_given(given, language) for given in view.given),
        *_agreed(view, language),
        *_walkover(view, language),
        *board_line(view, language),
        _status(view, language),
        *([refused_line(view.refused, language)] if view.refused else []),
        *clock_lines(view, language),
    ]
    box = embed(title(view, language), "\n".join(lines), colour=_colour(view), footer=view.event.name)
    return Reply(embeds=(box,), view=controls(language, buttons(view)))


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


def clock_lines(view: TableView, language: Language) -> list[str]:
    """The table's time: moments that Discord's own clients count down, so that nothing is edited each minute."""
    clock = view.clock
    if clock is None or clock.ended_at is not None or called_off(view):
        return []
    if view.table.status is not TableStatus.PLAYING:
        return []
    if clock.paused_at is not None:
        return [text(language, "table-paused", {"at": relative_time(clock.paused_at)})]
    lines = []
    if view.placing:
        params: dict[str, Param] = {
            "number": view.placing.number,
            "total": view.placing.total,
            "player": _placer(view, view.placing.number),
            "at": relative_time(view.placing.until),
        }
        lines.append(text(language, "table-placing", params))
    over = deadline(clock)
    return (
        lines
        if over is None
        else [*lines, text(language, "table-ends", {"at": relative_time(over), "time": clock_time(over)})]
    )


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
    placing = view.placing
    plays = table.status is TableStatus.PLAYING
    placed = [Control("clock-placed", table.id, placing.number)] if placing and plays else []
    # A match of a bracket has no other player to seat: its opponent wins by walkover.
    seats = [] if view.label or table.status not in _NO_RESULT else [Control(SEATS, table.id)]
    return [*placed, *report, judge, *seats] if table.status in _OPEN else [judge]


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


STYLE = PostStyle(Destination.PAIRINGS, table_post, render, thread_name, renamed=True, filed=_is_over)
