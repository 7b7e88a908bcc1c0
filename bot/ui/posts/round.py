"""The overview of a round: who sits where, as text and picture. Tables report under their own posts."""

from collections.abc import Iterable
from itertools import groupby

from bot.i18n import Language, Param, Safe, inert, text
from bot.ui.groups import group_words
from bot.ui.lengths import lengths_lines
from bot.ui.pictures.seating import seating_pictures
from bot.ui.posts.style import PostStyle
from bot.ui.reply import Reply, embed
from data.records import Destination, Person
from league.event import EventStatus
from league.round import OPEN_TABLE, RoundStatus
from usecases.show.bracket import BracketView
from usecases.show.round import RoundView, SeatedTable, round_post

_A_MATCH = 2
_MOST_OPEN = 40


def render(view: RoundView, language: Language) -> Reply:
    """The overview in the server's language."""
    box = embed(round_title(view, language), round_lines(view, language))
    return Reply(embeds=(box,), files=seating_pictures(view, language))


def round_title(view: RoundView, language: Language) -> str:
    """The round, its stage and its event."""
    if view.bracket is not None:
        return text(language, "bracket-post-title", {"stage": view.round.stage, "event": view.event.name})
    return text(
        language,
        "round-title",
        {"round": view.round.number, "stage": view.round.stage, "event": view.event.name},
    )


def round_lines(view: RoundView, language: Language) -> str:
    """State and tables, in turn order."""
    off = view.event.status is EventStatus.CANCELLED and view.round.status is not RoundStatus.FINISHED
    state = text(
        language, f"event-status-{view.event.status}" if off else f"round-status-{view.round.status}"
    )
    head = [state, *lengths_lines(view.lengths, language)]
    if view.bracket is not None:
        return "\n".join([*head, *bracket_lines(view, view.bracket, language)])
    lines = list(head)
    for group, tables in groupby(sorted(view.tables, key=lambda one: one.group), key=lambda one: one.group):
        lines += ["", *([f"**{group_words(group, language)}**"] if group else [])]
        lines += [table_line(seated, language) for seated in tables]
    return "\n".join(lines)


def bracket_lines(view: RoundView, bracket: BracketView, language: Language) -> list[str]:
    """How it was seeded, and the matches that can be played now."""
    params: dict[str, Param] = {"seed": str(view.round.seed), "count": bracket.drawn}
    open_ = [seated for seated in view.tables if seated.table.status in OPEN_TABLE][:_MOST_OPEN]
    seeds = [text(language, f"format-seeding-{bracket.seeding}"), text(language, "bracket-drawn", params)]
    return [*seeds, "", *(table_line(seated, language) for seated in open_)]


def table_line(seated: SeatedTable, language: Language) -> str:
    """One table on one line; a lock shows that it stays when the round is drawn again."""
    params: dict[str, Param] = {
        "table": seated.table.number,
        "players": Safe(
            (" – " if len(seated.people) == _A_MATCH else " → ").join(shown_names(seated.people))
        ),
    }
    line = text(language, _line_key(seated), params)
    return f"🔒 {line}" if seated.table.locked else line


def _line_key(seated: SeatedTable) -> str:
    if len(seated.people) > 1:
        return "round-table-line"
    return "round-free-line" if seated.free else "round-bye-line"


def shown_names(people: Iterable[Person]) -> list[str]:
    """Mentions, which ping nobody inside a box; guests by name."""
    return [inert(person.name) if person.user_id is None else f"<@{person.user_id}>" for person in people]


STYLE = PostStyle(Destination.PAIRINGS, round_post, render)
