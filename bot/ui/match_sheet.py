"""The sheet of a match in words, for its players and for the report."""

from collections.abc import Callable, Sequence

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.citation import cited
from data.records import Person
from league.match_sheet import SheetKind, SheetLine, needs_agreement, read_setup
from usecases.match.noted import Noted
from usecases.match.sheet import SheetView

SHOWN = 25
_SECTIONS = {
    SheetKind.MONITOR: "jbl/1.5.3",
    SheetKind.SETUP: "jbl/3.5",
    SheetKind.CLOCK: "jbl/3.4.1",
    SheetKind.SCORE: "jbl/4.8",
    SheetKind.BREAK: "jbl/2.2.2",
    SheetKind.LEAVE: "jbl/2.2.4-leave",
    SheetKind.STOP: "jbl/4.3.2",
    SheetKind.FALSE_CLAIM: "jbl/4.3.2.7",
}


def pinged(user: int) -> Safe:
    """A Discord user as a message shows one."""
    return Safe(f"<@{user}>")


def noted_words(language: Language, noted: Noted) -> str:
    """What whoever put a line down reads: the thread has it too."""
    line = sheet_line(language, noted.line, noted.match.people, pinged)
    done = text(language, "match-noted", {"line": Safe(line)})
    return f"{done}\n{cited(language, _SECTIONS[noted.line.kind])}"


def sheet_words(language: Language, view: SheetView) -> str:
    """The newest lines, and how many breaks are left."""
    match = view.match
    players = " – ".join(person.name for person in match.people)
    head = text(language, "match-sheet-title", {"players": players, "points": match.points})
    lines = [f"• {sheet_line(language, line, match.people, pinged)}" for line in match.sheet[-SHOWN:]]
    left = "match-breaks-unknown" if view.breaks_left is None else "match-breaks-left"
    foot = text(language, left, {"left": view.breaks_left or 0})
    return "\n".join([head, *(lines or [text(language, "match-sheet-empty")]), foot])


def sheet_line(
    language: Language, line: SheetLine, people: Sequence[Person], user_name: Callable[[int], str]
) -> str:
    """One line; it says whether the opponent or director has still to agree."""
    words = plain(language, f"match-line-{line.kind.value}", _params(line, people, user_name))
    return f"{words} {plain(language, 'match-line-waits')}" if needs_agreement(line) else words


def _params(line: SheetLine, people: Sequence[Person], user_name: Callable[[int], str]) -> dict[str, Param]:
    names = [person.name for person in people]
    params: dict[str, Param] = {
        "player": next((person.name for person in people if person.id == line.player_id), ""),
        "minutes": line.minutes,
        "detail": line.detail,
        "official": user_name(line.official) if line.official else "",
    }
    if line.kind is SheetKind.SETUP:
        draw = read_setup(line.detail)
        params |= {"dice": f"{draw.dice[0]}-{draw.dice[1]}", "first": names[draw.first]}
        params |= {"white": names[draw.white], "right": names[draw.right], "clock": names[draw.clock]}
    if line.kind is SheetKind.SCORE:
        params |= {"first": names[0], "second": names[1], "a": line.scores[0], "b": line.scores[1]}
    return params
