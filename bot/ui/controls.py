"""Buttons, menus and forms whose ids say what they do: they work after a restart, without anything remembered."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import discord

from bot.i18n import Language, plain

# verb:subject:detail, all that a handler needs; a menu's id has the prefix "menu:".
TEMPLATE = r"(?P<verb>[a-z][a-z-]*):(?P<subject>\d+):(?P<detail>\d+)"
MENU_TEMPLATE = r"menu:" + TEMPLATE
LARGEST = 2**63 - 1
"""Discord's numbers and ours have 63 bits."""
_LEAP, _TWO_STEPS = 5, 2
"""Pages that the outer buttons of a list leap; they are of use only where that is more than a step."""
MENU_LIMIT = 25
"""Lines that Discord takes in a menu."""


def custom_id(verb: str, subject: int, detail: int = 0) -> str:
    """The id of a control: `verb` names its handler and its label, `subject` the thing, `detail` a number more."""
    return f"{verb}:{subject}:{detail}"


class Panel(discord.ui.View):
    """Buttons and menus that are answered by their ids alone."""

    def __init__(self) -> None:
        """It never expires."""
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """Tell the library not to remember it: a bot that runs for months would keep every message's buttons."""
        return True


@dataclass(frozen=True, slots=True)
class Control:
    """A button to be shown; its label is the text `button-<verb>` unless one is given."""

    verb: str
    subject: int
    detail: int = 0
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: str | None = None
    label: str | None = None
    disabled: bool = False

    def button(self, language: Language) -> discord.ui.Button[discord.ui.View]:
        """The button in one language."""
        return discord.ui.Button(
            custom_id=custom_id(self.verb, self.subject, self.detail),
            label=(self.label or plain(language, f"button-{self.verb}"))[:80],
            style=self.style,
            emoji=self.emoji,
            disabled=self.disabled,
        )


def control_of(custom_id: str) -> Control:
    """The button with a custom id that a use case has named."""
    verb, subject, detail = custom_id.split(":")
    return Control(verb, int(subject), int(detail))


def controls(language: Language, items: Iterable[Control]) -> discord.ui.View:
    """A row or more of persistent buttons; their clicks are answered by the handlers, not by this view."""
    view = Panel()
    for item in items:
        view.add_item(item.button(language))
    return view


def pager(
    verb: str, subject: int, page: int, pages: int, language: Language, first: int = 0
) -> discord.ui.View | None:
    """Buttons to the page before and after, of many pages also further; `first` is how the buttons name page 0."""
    if pages == 1:
        return None
    steps = {"◀": -1, "▶": 1} if pages <= _LEAP else {"⏪": -_LEAP, "◀": -1, "▶": 1, "⏩": _LEAP}
    buttons = []
    for place, (label, step) in enumerate(steps.items()):
        target = min(max(page + step, 0), pages - 1)
        leads = abs(target - page) >= min(abs(step), _TWO_STEPS)
        # No two buttons of a message may be called the same: one that leads nowhere is numbered behind the last page.
        number = first + (target if leads else pages + place)
        buttons.append(Control(verb, subject, number, label=label, disabled=not leads))
    return controls(language, buttons)


@dataclass(frozen=True, slots=True)
class MenuLine:
    """One line of a menu."""

    label: str
    value: str
    description: str | None = None


def menu(
    verb: str,
    subject: int,
    placeholder: str,
    choices: Sequence[MenuLine],
    detail: int = 0,
    *,
    chosen: str = "",
) -> discord.ui.Select[discord.ui.View]:
    """A menu of up to 25 lines; `chosen` is the value that is set now, which it shows."""
    options = [
        discord.SelectOption(
            label=line.label[:100],
            value=line.value,
            description=line.description,
            default=bool(chosen) and line.value == chosen,
        )
        for line in choices[:MENU_LIMIT]
    ]
    return discord.ui.Select(
        custom_id=f"menu:{custom_id(verb, subject, detail)}", placeholder=placeholder[:150], options=options
    )


def chosen_number(values: Sequence[str]) -> int:
    """The number that was chosen in a menu; what is none of ours is 0, which nothing has."""
    value = values[0] if values else ""
    return int(value) if value.isascii() and value.isdecimal() and int(value) <= LARGEST else 0


def channel_menu(verb: str, placeholder: str, chosen: int) -> discord.ui.ChannelSelect[discord.ui.View]:
    """A menu of the server's text channels; its handler gets the channel's id."""
    return discord.ui.ChannelSelect(
        custom_id=f"menu:{custom_id(verb, 0)}",
        placeholder=placeholder[:150],
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        default_values=[discord.Object(chosen)] if chosen else [],
    )


def role_menu(verb: str, placeholder: str, chosen: int) -> discord.ui.RoleSelect[discord.ui.View]:
    """A menu of the server's roles; its handler gets the role's id."""
    return discord.ui.RoleSelect(
        custom_id=f"menu:{custom_id(verb, 0)}",
        placeholder=placeholder[:150],
        default_values=[discord.Object(chosen)] if chosen else [],
    )


def user_menu(
    verb: str, subject: int, placeholder: str, detail: int = 0
) -> discord.ui.UserSelect[discord.ui.View]:
    """A menu of the server's members; its handler gets the user's id."""
    return discord.ui.UserSelect(
        custom_id=f"menu:{custom_id(verb, subject, detail)}", placeholder=placeholder[:150]
    )


@dataclass(frozen=True, slots=True)
class TextField:
    """A line or a paragraph to type."""

    name: str
    label: str
    value: str = ""
    placeholder: str = ""
    required: bool = True
    long: bool = False
    limit: int = 200


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """A menu inside a form; `chosen` is preselected (None: the first choice, "": none)."""

    name: str
    label: str
    choices: tuple[MenuLine, ...]
    chosen: str | None = None
    placeholder: str = ""
    description: str = ""
    required: bool = True


def form(
    verb: str, subject: int, title: str, fields: Sequence[TextField | ChoiceField], detail: int = 0
) -> discord.ui.Modal:
    """A form of up to five fields; what is typed reaches the form handler of `verb`."""
    modal = discord.ui.Modal(title=title[:45], custom_id=custom_id(verb, subject, detail))
    for item in fields[:5]:
        purpose = item.description[:100] if isinstance(item, ChoiceField) else ""
        label = discord.ui.Label(
            text=item.label[:45], description=purpose or None, component=_component(item)
        )
        modal.add_item(label)
    return modal


def _component(
    item: TextField | ChoiceField,
) -> discord.ui.TextInput[discord.ui.Modal] | discord.ui.Select[discord.ui.Modal]:
    if isinstance(item, ChoiceField):
        chosen = item.choices[0].value if item.chosen is None else item.chosen
        options = [
            discord.SelectOption(label=line.label[:100], value=line.value, default=line.value == chosen)
            for line in item.choices
        ]
        return discord.ui.Select(
            custom_id=item.name,
            options=options,
            placeholder=item.placeholder[:150] or None,
            required=item.required,
            min_values=1 if item.required else 0,
        )
    style = discord.TextStyle.paragraph if item.long else discord.TextStyle.short
    return discord.ui.TextInput(
        custom_id=item.name,
        style=style,
        default=item.value or None,
        placeholder=item.placeholder[:100] or None,
        required=item.required,
        max_length=item.limit,
    )


def typed_values(data: object) -> dict[str, str]:
    """What was typed or chosen in a submitted form, by field name."""
    found: dict[str, str] = {}
    if isinstance(data, list):
        for item in data:
            found.update(typed_values(item))
    elif isinstance(data, dict):
        if "value" in data and "custom_id" in data:
            found[str(data["custom_id"])] = str(data["value"] or "")
        elif "values" in data:  # nothing is chosen in a menu that may be left as it is
            found[str(data["custom_id"])] = str(data["values"][0]) if data["values"] else ""
        found.update(typed_values(data.get("components")))
        found.update(typed_values(data.get("component")))
    return found
