"""The overview of a round: who sits where, as text and picture. Tables report under their own posts."""

from collections.abc import Iterable, Iterator
from itertools import groupby

import discord

from bot.i18n import Language, Param, Safe, inert, plain, text
from bot.ui.cards import CARDS_LIMIT, MessageCard, SectionPart, joined
from bot.ui.cards import heading as heading_line
from bot.ui.controls import Control, controls
from bot.ui.groups import group_words
from bot.ui.lengths import lengths_lines
from bot.ui.pictures.seating import seating_pictures
from bot.ui.posts.style import PostStyle
from bot.ui.reply import DESCRIPTION_LIMIT, Reply
from bot.ui.timestamps import date_time
from data.records import Destination, Person
from league.brackets import Seeding
from league.event import EventStatus
from league.ladder import REACH
from league.round import OPEN_TABLE, Round, RoundStatus
from usecases.show.bracket import BracketView
from usecases.show.round import RoundView, SeatedTable, round_post

CHALLENGE = "ladder-challenge"
_PAIR = ("challenger", "player")
_A_MATCH = 2
_BESIDE = 200
"""Characters that are kept for the line that says how many tables are not named."""


def render(view: RoundView, language: Language) -> Reply:
    """The overview in the server's language."""
    pictures = seating_pictures(view, language)
    state = joined([heading_of(view, language), *state_lines(view, language)])
    room = CARDS_LIMIT - len(state) - _BESIDE
    tables = joined(_named(listed_tables(view), room, language))
    # One picture can be looked at by a tap; all it says stands below, in words that mark one's own name.
    head = SectionPart(state, pictures[0].name) if len(pictures) == 1 else state
    shown = (tables, joined(challenge_lines(view, language)))
    card = MessageCard((head, *(part for part in shown if part)))
    return Reply(cards=(card,), files=pictures, view=_challenging(view, language))


def challenge_lines(view: RoundView, language: Language) -> list[str]:
    """Who has challenged whom on a ladder, and how one does."""
    if view.challenges is None:
        return []
    said = (
        text(language, "ladder-challenge-line", dict(zip(_PAIR, map(Safe, shown_names(pair)), strict=True)))
        for pair in view.challenges
    )
    return [text(language, "ladder-how", {"reach": REACH}), *said]


def _challenging(view: RoundView, language: Language) -> discord.ui.View | None:
    if view.challenges is None:
        return None
    return controls(language, [Control(CHALLENGE, view.event.id, emoji="⚔️")])


def heading_of(view: RoundView, language: Language) -> str:
    """The first line of the overview."""
    return heading_line(round_title(view, language))


def round_title(view: RoundView, language: Language) -> str:
    """The round, its stage and its event."""
    if view.bracket is not None:
        return text(language, "bracket-post-title", {"stage": view.round.stage, "event": view.event.name})
    return text(
        language,
        "round-title",
        {"round": view.round.number, "stage": view.round.stage, "event": view.event.name},
    )


def round_lines(view: RoundView, language: Language, room: int = DESCRIPTION_LIMIT) -> str:
    """State and tables, in turn order; as many as there is room for, and how many more there are."""
    lines = state_lines(view, language)
    tables = listed_tables(view)
    return "\n".join([*lines, *_named(tables, room - len("\n".join(lines)) - _BESIDE, language)])


def state_lines(view: RoundView, language: Language) -> list[str]:
    """How far the round is, until when it is played, how long its matches are, how it was seeded."""
    return [
        text(language, _state(view)),
        *ends_line(view.round, language),
        *lengths_lines(view.lengths, language),
        *(_seeds(view, view.bracket, language) if view.bracket else ()),
    ]


def ends_line(round_: Round, language: Language) -> list[str]:
    """Until when it is to be played, while it is."""
    if round_.ends_at is None or round_.status is RoundStatus.FINISHED:
        return []
    return [text(language, "round-ends", {"at": date_time(round_.ends_at)})]


def _state(view: RoundView) -> str:
    """How far the round is; a bracket is played from its first match to its last, whatever a judge starts."""
    status = view.status
    if view.event.status is EventStatus.CANCELLED and status is not RoundStatus.FINISHED:
        return f"event-status-{view.event.status}"
    if status is not RoundStatus.PUBLISHED:
        return f"round-status-{status}"
    if view.bracket is not None:
        return "round-status-running"
    is_matches = all(len(one.people) <= _A_MATCH for one in view.tables)
    return "round-status-published-match" if is_matches else "round-status-published"  # of two, no turn order


def listed_tables(view: RoundView) -> tuple[SeatedTable, ...]:
    """The tables that a list of the round names: of a bracket the matches that can be played now."""
    is_open = [seated for seated in view.tables if seated.table.status in OPEN_TABLE]
    return view.tables if view.bracket is None else tuple(is_open)


def _named(tables: Iterable[SeatedTable], room: int, language: Language) -> Iterator[str]:
    """A line for each table as long as there is room, then how many are left."""
    lines = list(_table_lines(tables, language))
    for place, line in enumerate(lines):
        room -= len(line) + 1
        if room < 0:
            yield text(language, "round-more-tables", {"count": len(lines) - place})
            return
        yield line


def _table_lines(tables: Iterable[SeatedTable], language: Language) -> Iterator[str]:
    """One for each table; above the first of a group stands which group it is."""
    for group, members in groupby(sorted(tables, key=lambda one: one.group), key=lambda one: one.group):
        above = f"\n**{group_words(group, language)}**\n" if group else "\n"
        for seated in members:
            yield f"{above}{table_line(seated, language)}"
            above = ""


def _seeds(view: RoundView, bracket: BracketView, language: Language) -> list[str]:
    """How a bracket was seeded; a ranking draws no lot."""
    seeding = text(language, f"format-seeding-{bracket.seeding}")
    if bracket.seeding is Seeding.QUALIFIER:
        return [seeding]
    params: dict[str, Param] = {"seed": str(view.round.seed), "count": bracket.drawn}
    return [seeding, text(language, "bracket-drawn", params)]


def table_line(seated: SeatedTable, language: Language) -> str:
    """One table on one line; a lock shows that it stays when the round is drawn again."""
    params: dict[str, Param] = {
        "table": heading(seated, language),
        "players": Safe(
            (" – " if len(seated.people) == _A_MATCH else " → ").join(shown_names(seated.people))
        ),
    }
    line = text(language, f"round-{seated.kind}-line", params)
    return f"🔒 {line}" if seated.table.locked else line


def heading(seated: SeatedTable, language: Language) -> str:
    """What a table is called among those of its round: of a bracket as its own post is."""
    number = seated.table.number
    if seated.label is None:
        return plain(language, "seating-table", {"table": number})
    label = plain(language, f"match-phase-{seated.label.phase}", {"round": seated.label.round})
    return plain(language, "match-title", {"label": label, "table": number})


def shown_names(people: Iterable[Person]) -> list[str]:
    """Mentions, which ping nobody inside a box; guests by name."""
    return [inert(person.name) if person.user_id is None else f"<@{person.user_id}>" for person in people]


STYLE = PostStyle(Destination.PAIRINGS, round_post, render)
