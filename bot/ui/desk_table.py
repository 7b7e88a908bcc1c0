"""The desk's tables: a menu of them, one table with its buttons, and what can be done about one of its players."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.i18n import Language, plain, text
from bot.ui.controls import MENU_LIMIT, ChoiceField, Control, MenuLine, Panel, TextField, form, menu, pager
from bot.ui.listed import listed
from bot.ui.match_places import place_words
from bot.ui.posts import table as table_post
from bot.ui.replacing import SEATS
from bot.ui.reply import Reply, embed
from league.round import TableStatus
from usecases.result.drafts import CORRECT, REPORT
from usecases.round.note import NOTE_LIMIT
from usecases.show.desk_table import DeskTable, DeskTables
from usecases.show.table import TableView

TABLES, TABLE, BACK, PLAYER = "desk-tables", "desk-table", "desk-table-back", "desk-player"
START, PAUSE, RESUME, MORE, CALL = "table-start", "table-pause", "table-resume", "table-more", "table-call"
CLOCKS: Final = "desk-clocks"
NOTE, WALKOVER, WARN, DISQUALIFY, DROP = (
    "table-note", "player-walkover", "player-warn", "player-disqualify", "player-drop",
)  # fmt: skip
STEPS: Final = ("pause", "resume", "extend")
SECTION, OTHER_SECTION = "section", "section-other"
_MINUTES: Final = 5
_EARLY: Final = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
_REASON: Final = 300


def tables_reply(found: DeskTables, page: int, language: Language) -> Reply:
    """The tables to choose from, and the clocks of all of them."""
    pages = max(1, -(-len(found.tables) // MENU_LIMIT))
    page = min(max(page, 0), pages - 1)
    shown = found.tables[page * MENU_LIMIT : (page + 1) * MENU_LIMIT]
    view = pager(TABLES, found.event.id, page, pages, language) or Panel()
    lines = [
        MenuLine(
            plain(
                language,
                "desk-table-line",
                {
                    "place": place_words(found.places.of(table), language),
                    "status": plain(language, f"web-status-{table.status}"),
                },
            ),
            str(table.id),
            listed((found.people[player].name for player in table.seats), language)[:100],
        )
        for table in shown
    ]
    if lines:
        view.add_item(menu(TABLE, found.event.id, plain(language, f"menu-{TABLE}"), lines))
        steps = [MenuLine(plain(language, f"desk-clocks-{step}"), step) for step in STEPS]
        view.add_item(menu(CLOCKS, found.event.id, plain(language, f"menu-{CLOCKS}"), steps))
    back = Control("desk-refresh", found.event.id, label=plain(language, "button-desk-show"), emoji="🗂️")
    view.add_item(back.button(language))
    return Reply(text(language, "desk-tables", {"count": len(found.tables)}), view=view)


def table_reply(found: DeskTable, language: Language) -> Reply:
    """One table: how it stands, and a button for everything that can be done about it."""
    view, table = found.view, found.view.table
    panel = Panel()
    for control in (*_of_result(found), *_of_clock(view), *_of_seats(view)):
        panel.add_item(control.button(language))
    panel.add_item(Control(NOTE, table.id, emoji="📝").button(language))
    panel.add_item(Control(BACK, table.event_id, emoji="🗂️").button(language))
    people = [MenuLine(person.name, str(person.id)) for person in view.people]
    panel.add_item(menu(PLAYER, table.id, plain(language, f"menu-{PLAYER}"), people))
    return Reply(cards=(table_post.table_card(view, language),), view=panel)


def _of_result(found: DeskTable) -> list[Control]:
    table, primary = found.view.table, discord.ButtonStyle.primary
    match table.status:
        case TableStatus.WAITING | TableStatus.PLAYING:
            return [Control(REPORT, table.id, style=primary)]
        case TableStatus.REPORTED:
            confirm = Control("result-confirm", found.pending, style=primary)
            return [confirm, Control(CORRECT, table.id)]
        case TableStatus.DISPUTED:
            return [Control("result-ruling", table.id, style=primary)]
    return [Control(CORRECT, table.id)]


def _of_clock(view: TableView) -> list[Control]:
    table = view.table
    if table.status not in _EARLY or view.by_post:
        return []
    starts = [Control(START, table.id)] if table.status is TableStatus.WAITING and view.is_started else []
    if view.clock is None or view.clock.started_at is None:
        return starts
    turns = Control(RESUME if view.clock.paused_at else PAUSE, table.id)
    return [*starts, turns, Control(MORE, table.id, _MINUTES)]


def _of_seats(view: TableView) -> list[Control]:
    """A match of a bracket has no other player to seat."""
    table = view.table
    if table.status not in _EARLY:
        return []
    return [Control(CALL, table.id), *([] if view.label else [Control(SEATS, table.id)])]


def player_reply(found: DeskTable, language: Language) -> Reply:
    """What can be done about one player of the table."""
    table, person = found.view.table, found.person
    if person is None:
        return table_reply(found, language)
    danger = discord.ButtonStyle.danger
    buttons = [
        *([Control(WALKOVER, table.id, person.id)] if table.status in _EARLY else []),
        Control(WARN, table.id, person.id),
        Control(NOTE, table.id, person.id, emoji="📝"),
        Control(DISQUALIFY, table.id, person.id, style=danger),
        *([Control(DROP, table.id, person.id, style=danger)] if found.is_organizer else []),
    ]
    panel = Panel()
    for control in buttons:
        panel.add_item(control.button(language))
    return Reply(embeds=(embed(person.name, text(language, "desk-player")),), view=panel)


def note_form(table: int, player: int, noted: str, language: Language) -> discord.ui.Modal:
    """What is noted at a table or of a player; an empty note takes it away."""
    label = plain(language, "desk-note-field")
    field = TextField("note", label, noted, required=False, limit=NOTE_LIMIT)
    return form(NOTE, table, plain(language, f"button-{NOTE}"), [field], player)


def reason_form(
    verb: str, table: int, player: int, language: Language, sections: Sequence[MenuLine] = ()
) -> discord.ui.Modal:
    """Why, and of a penalty by which section: one of those that are likely, or any other typed below."""
    reason = TextField("reason", plain(language, "desk-reason"), long=True, limit=_REASON)
    fields: list[TextField | ChoiceField] = [reason]
    if sections:
        label = plain(language, "desk-section")
        fields.append(ChoiceField(SECTION, label, tuple(sections[:MENU_LIMIT]), chosen="", required=False))
    if verb != WALKOVER:
        label = plain(language, "action-other-field" if sections else "desk-section")
        fields.append(TextField(OTHER_SECTION, label, placeholder="cjp/…", required=False, limit=60))
    return form(verb, table, plain(language, f"button-{verb}"), fields, player)
