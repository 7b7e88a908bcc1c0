"""The form of an action: a field for each option, of the kind that fits what the option holds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import app_commands

from bot.hubs import about
from bot.i18n import Language, plain
from bot.ui.controls import MENU_LIMIT, Panel

SlashCommand = app_commands.Command[Any, ..., Any]
Offer = app_commands.Choice[Any]
FORM_TEMPLATE: Final = r"action\|(?P<name>[a-z]+(?: [a-z_]+)?)\|(?P<event>\d+)\|(?P<on>.*)"
MENU_OF_FIELDS_TEMPLATE: Final = r"fields\|(?P<name>[a-z]+(?: [a-z_]+)?)\|(?P<event>\d+)\|(?P<on>.*)"
MOST_FIELDS: Final = 5
YES: Final = "yes"
LONGEST_ON: Final = 50
"""Characters of what an action is about that a form's id can carry: ids have a hundred."""
_SOUGHT: Final = ("section", "name", "time_zone")
"""Of these only the likeliest are offered before anything is typed: a menu of them would hide the rest."""
BESIDE: Final = "~other"
"""What follows a field's name where something else is typed beside a menu; as a choice it says so."""
_LABEL, _TITLE, _DESCRIPTION, _LONG, _LONGEST = 45, 45, 100, 100, 4000
_KIND = discord.AppCommandOptionType
_PICKED: Final = ("section", "name", "handicap", "back", "time_zone")
"""Options of words that are taken from a list, and are no words of one's own."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a form carries besides its fields: which action, of which event, and what it is about."""

    name: str
    event: int = 0
    on: str = ""

    def id(self, kind: str) -> str:
        """The custom id of a form ("action") or of the menu of its fields ("fields")."""
        return f"{kind}|{self.name}|{self.event}|{self.on}"


@dataclass(frozen=True, slots=True)
class Field:
    """An option that is asked for in a form; `offers` are what can be chosen, none where it is typed.

    `value` is what it holds already; `is_open` says that something else can be typed beside what is offered.
    """

    option: app_commands.Parameter
    required: bool
    offers: tuple[Offer, ...] = ()
    value: str = ""
    is_open: bool = False


def is_picked(option: app_commands.Parameter) -> bool:
    """Whether its value is one of a list that the bot has."""
    is_number = option.type is _KIND.integer
    is_subject = option.display_name == about(option.command.qualified_name)
    return bool(option.autocomplete) and (is_number or is_subject or option.name in _PICKED)


def has_whole_list(option: app_commands.Parameter) -> bool:
    """Whether what it offers before anything is typed is all there is, as long as a menu holds it."""
    return is_picked(option) and option.name not in _SOUGHT


def has_likely_ones(option: app_commands.Parameter) -> bool:
    """Whether those that it offers before anything is typed are likely to be meant, though they are not all."""
    return is_picked(option) and option.name == "section"


def is_own_words(option: app_commands.Parameter) -> bool:
    """Whether the list only helps to type: other words are as good."""
    return option.name in ("season", "name", "time_zone")


def option_words(language: Language, option: app_commands.Parameter) -> tuple[str, str]:
    """What an option is called, and what it is for."""
    key = f"cmd-{option.command.qualified_name.replace(' ', '-')}.{option.display_name}"
    name = plain(language, key).replace("_", " ")
    return name[:1].upper() + name[1:], plain(language, f"{key}-description")


def action_form(
    subject: Subject, title: str, fields: Sequence[Field], language: Language
) -> discord.ui.Modal:
    """A form of up to five fields."""
    modal = discord.ui.Modal(title=title[:_TITLE], custom_id=subject.id("action"))
    for field in fields[:MOST_FIELDS]:
        name, purpose = option_words(language, field.option)
        label = discord.ui.Label(
            text=name[:_LABEL], description=purpose[:_DESCRIPTION], component=_component(field, language)
        )
        modal.add_item(label)
        if field.is_open:
            modal.add_item(_beside(field, language))
    return modal


def _beside(field: Field, language: Language) -> discord.ui.Label[discord.ui.Modal]:
    """The line for what stands in no menu."""
    typed = discord.ui.TextInput[discord.ui.Modal](
        custom_id=f"{field.option.display_name}{BESIDE}", required=False, max_length=_LONG
    )
    return discord.ui.Label(text=plain(language, "action-other-field")[:_LABEL], component=typed)


def fields_menu(
    subject: Subject, optional: Sequence[Field], room: int, language: Language
) -> discord.ui.View:
    """More fields than a form takes: which of them are wanted."""
    options = [
        discord.SelectOption(label=name[:100], value=field.option.display_name, description=purpose[:100])
        for field in optional[:MENU_LIMIT]
        for name, purpose in [option_words(language, field.option)]
    ]
    view = Panel()
    view.add_item(
        discord.ui.Select(
            custom_id=subject.id("fields"),
            placeholder=plain(language, "action-fields-menu", {"count": room})[:150],
            options=options,
            max_values=min(room, len(options)),
        )
    )
    return view


def sent_values(components: object) -> dict[str, Any]:
    """What a submitted form holds, by field: texts, a switch, or the list of what was chosen.

    What is typed beside a menu counts more than what is chosen in it.
    """
    found: dict[str, Any] = {}
    for label in components if isinstance(components, list) else ():
        item = label.get("component") if isinstance(label, Mapping) else None
        if isinstance(item, Mapping) and "custom_id" in item:
            said = item["values"] if "values" in item else item.get("value")
            if said not in (None, "", [], [BESIDE]):
                found[str(item["custom_id"]).removesuffix(BESIDE)] = said
    return found


def _component(field: Field, language: Language) -> discord.ui.Item[Any]:
    option, name = field.option, field.option.display_name
    if option.type is _KIND.user:
        return discord.ui.UserSelect(
            custom_id=name, required=field.required, min_values=1 if field.required else 0
        )
    if option.type is _KIND.attachment:
        return discord.ui.FileUpload(custom_id=name, required=field.required)
    if option.type is _KIND.boolean and option.default is not None:
        return discord.ui.Checkbox(custom_id=name, default=bool(option.default))
    if field.offers or option.choices or option.type is _KIND.boolean:
        return _menu(field, language)
    return _typed(field)


def _menu(field: Field, language: Language) -> discord.ui.Item[Any]:
    offered = field.offers or field.option.choices or _yes_or_no(language)
    lines = [
        discord.SelectOption(label=_called(offer, language)[:100], value=str(offer.value))
        for offer in offered
    ]
    if field.is_open:
        lines.append(discord.SelectOption(label=plain(language, "action-other"), value=BESIDE))
    name = field.option.display_name
    return discord.ui.Select(
        custom_id=name, options=lines, required=field.required, min_values=1 if field.required else 0
    )


def _yes_or_no(language: Language) -> list[Offer]:
    """Of a switch that can be left as it is."""
    return [app_commands.Choice(name=plain(language, f"action-{word}"), value=word) for word in (YES, "no")]


def _called(offer: Offer, language: Language) -> str:
    """A fixed choice is called by its text, an offer by the name that it came with."""
    key = (offer._locale_name.extras if offer._locale_name else {}).get("key")  # noqa: SLF001 - set by `choices_of`
    return plain(language, str(key)) if key else offer.name


def _typed(field: Field) -> discord.ui.TextInput[Any]:
    option = field.option
    is_words = option.type is _KIND.string
    most = min(int(option.max_value or _LONGEST), _LONGEST) if is_words and not is_picked(option) else _LONG
    return discord.ui.TextInput(
        custom_id=option.display_name,
        style=discord.TextStyle.paragraph if most > _LONG and option.max_value else discord.TextStyle.short,
        required=field.required,
        default=field.value[:most] or None,
        max_length=most,
    )
