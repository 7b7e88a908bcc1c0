"""Whoever comes late: who it is, and the new table that would form for them."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.controls import Control, MenuLine, Panel, TextField, controls, custom_id, form
from bot.ui.listed import listed
from bot.ui.reply import Reply
from league.event import Event
from league.limits import FULL_TABLE
from usecases.round.coming import NewTableAsked
from usecases.round.late import LatePlace, LatePlaces
from usecases.round.table_added import TableAdded

LATE, WHO, GUEST, FORM_TABLE = "late", "late-who", "late-guest", "late-table"
_MOST: Final = 25
"""Discord takes 25 lines in a menu."""


def late_question(event: Event, places: LatePlaces, language: Language) -> Reply:
    """Who comes late: one of those without a seat, several of them, or a guest."""
    view = Panel()
    lines = [MenuLine(person.name, str(person.id)) for person in places.people[:_MOST]]
    if lines:
        view.add_item(
            discord.ui.Select(
                custom_id=f"menu:{custom_id(WHO, event.id)}",
                placeholder=plain(language, f"menu-{WHO}"),
                options=[discord.SelectOption(label=line.label[:100], value=line.value) for line in lines],
                max_values=min(len(lines), FULL_TABLE),
            )
        )
    view.add_item(Control(GUEST, event.id).button(language))
    return Reply(text(language, "late-question", {"count": len(places.people)}), view=view)


def late_guest_form(event_id: int, language: Language) -> discord.ui.Modal:
    """The name of a guest who comes late."""
    field = TextField("guest", plain(language, "seat-guest-name"), limit=60)
    return form(GUEST, event_id, plain(language, f"button-{GUEST}"), [field])


def table_question(asked: NewTableAsked, language: Language) -> Reply:
    """Ask once before a new table forms: others leave their seats for it."""
    yes = Control(FORM_TABLE, asked.draft.id, style=discord.ButtonStyle.primary)
    words = text(
        language, "late-table-asked", {"late": listed(asked.late, language), **_moved(asked.place, language)}
    )
    return Reply(words, view=controls(language, [yes]))


def new_table_words(done: TableAdded, language: Language, *, planned: bool = False) -> str:
    """Who sits at the new table, and who moved to it from where; or who would."""
    people = listed((person.name for person in done.people), language)
    words = {"table": done.table.number, "players": people, **_moved(done.place, language)}
    return text(language, "late-table-planned" if planned else "late-table-added", words)


def _moved(place: LatePlace, language: Language) -> Mapping[str, Param]:
    """Everybody who moves, with the table that they leave, and how many pairs have met before."""
    names = (
        str(text(language, "late-table-from", {"player": name, "table": table}))
        for name, table in place.moved
    )
    repeats = place.new.repeats if place.new else 0
    return {"count": len(place.moved), "moved": Safe(listed(names, language)), "repeats": repeats}
