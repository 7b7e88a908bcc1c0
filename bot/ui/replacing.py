"""Who leaves a table, and who comes: two questions, answered by menus and buttons."""

from typing import Final

import discord

from bot.i18n import Language, Param, plain, text
from bot.ui.controls import Control, MenuLine, Panel, TextField, form, menu, user_menu
from bot.ui.reply import Reply
from data.records import Person
from usecases.round.latecomer import LatecomerSeated
from usecases.round.replace import FEWEST, Replaced, TableSeats
from usecases.round.stand_in import StoodIn

SEATS = "table-seats"
LEAVER, MEMBER, LATECOMER = "seat-leaver", "seat-member", "seat-latecomer"
_MOST: Final = 25
"""Discord takes 25 lines in a menu."""
NEXT, GUEST, REMOVE = "seat-next", "seat-guest", "seat-remove"
STAND_IN, GUEST_ONCE = "seat-stand-in", "seat-guest-once"


def leaver_question(choice: TableSeats, language: Language) -> Reply:
    """Whose seat it is about; where there is room, who comes besides."""
    view = Panel()
    for verb, people in ((LEAVER, choice.people), (LATECOMER, choice.latecomers[:_MOST])):
        lines = [MenuLine(person.name, str(person.id)) for person in people]
        if lines:
            view.add_item(menu(verb, choice.table.id, plain(language, f"menu-{verb}"), lines))
    return Reply(text(language, "seat-leaver", choice.named), view=view)


def newcomer_question(choice: TableSeats, out: Person, language: Language) -> Reply:
    """Who comes in this player's place: the next in line, a member, a guest, or nobody."""
    table = choice.table.id
    buttons = [] if choice.by_post else [Control(GUEST, table, out.id), Control(GUEST_ONCE, table, out.id)]
    if choice.next is not None:
        label = plain(language, "button-seat-next", {"name": choice.next.name})
        buttons.insert(0, Control(NEXT, table, out.id, style=discord.ButtonStyle.primary, label=label))
    if len(choice.people) > FEWEST and not choice.by_post:
        buttons.append(Control(REMOVE, table, out.id, style=discord.ButtonStyle.danger))
    view = Panel()
    view.add_item(user_menu(MEMBER, table, plain(language, "menu-seat-member"), out.id))
    without = [] if choice.by_post else [MenuLine(one.name, str(one.id)) for one in choice.unseated[:_MOST]]
    if without:
        view.add_item(menu(STAND_IN, table, plain(language, "menu-seat-stand-in"), without, out.id))
    for control in buttons:
        view.add_item(control.button(language))
    return Reply(text(language, "seat-newcomer", {"player": out.name}), view=view)


def guest_form(table: int, out: int, language: Language, *, once: bool = False) -> discord.ui.Modal:
    """The name of a guest who comes, for good or for one round."""
    field, verb = (
        TextField("guest", plain(language, "seat-guest-name"), limit=60),
        GUEST_ONCE if once else GUEST,
    )
    return form(verb, table, plain(language, f"button-{verb}"), [field], out)


def stood_in_words(done: StoodIn, language: Language) -> str:
    """Who plays in whose place for this round."""
    words: dict[str, Param] = {**done.named, "player": done.out.name, "other": done.into.name}
    return text(language, "seat-stood-in", words)


def latecomer_words(done: LatecomerSeated, language: Language) -> str:
    """Where the latecomer sits."""
    return text(language, "seat-latecomer", {**done.named, "player": done.person.name})


def replaced_words(done: Replaced, language: Language) -> str:
    """What has become of the table."""
    words: dict[str, Param] = {
        **done.named,
        "player": done.out.name,
        "other": done.into.name if done.into else "",
    }
    lines = [text(language, "seat-replaced" if done.into else "seat-removed", words)]
    if done.lacks_class and done.into:
        lines.append(text(language, "signup-lacks-class", {"player": done.into.name}))
    return "\n".join(lines)
