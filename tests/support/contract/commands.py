"""What Discord asks of registered commands, in every language they carry."""

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from tests.support.contract import limits
from tests.support.contract.limits import JsonObject, longer_than, more_than, objects, repeated

_CHAT_INPUT: Final = 1
_SUBCOMMAND: Final = 1
_GROUP: Final = 2
_WITH_CHOICES: Final = (3, 4, 10)
_ATTACHED_SCRIPTS: Final = ("DEVANAGARI", "THAI")


def command_list_faults(commands: Sequence[JsonObject]) -> Iterator[str]:
    """All faults of the whole list of commands that an application registers."""
    chat = [command for command in commands if _kind(command) == _CHAT_INPUT]
    if len(chat) > limits.COMMANDS_PER_APP:
        yield f"commands: {len(chat)}, at most {limits.COMMANDS_PER_APP}"
    for kind in (2, 3):
        menus = [command for command in commands if _kind(command) == kind]
        yield from more_than(f"context menus of type {kind}", menus, limits.CONTEXT_MENUS_PER_TYPE)
        yield from _name_clashes("commands", menus)
        yield from chain.from_iterable(_menu_faults(menu) for menu in menus)
    yield from _name_clashes("commands", chat)
    yield from chain.from_iterable(_command_faults(command) for command in chat)


def _kind(command: JsonObject) -> int:
    return int(command.get("type") or _CHAT_INPUT)


def _menu_faults(menu: JsonObject) -> Iterator[str]:
    where = f"menu {menu.get('name')!r}"
    for place, name in _texts(where, menu, "name"):
        yield from longer_than(place, name, limits.COMMAND_NAME)
        if not str(name or "").strip():
            yield f"{place}: empty"
    yield from _locale_faults(where, menu)
    if menu.get("description") or menu.get("options"):
        yield f"{where}: a context menu has neither description nor options"


def _command_faults(command: JsonObject) -> Iterator[str]:
    where = f"/{command.get('name')}"
    yield from _named_faults(where, command)
    yield from _level_faults(where, objects(command.get("options")), (_SUBCOMMAND, _GROUP))
    total = _size(command)
    if total > limits.COMMAND_TOTAL:
        yield f"{where}: {total} characters in all, at most {limits.COMMAND_TOTAL}"


def _level_faults(where: str, options: list[JsonObject], nestable: tuple[int, ...]) -> Iterator[str]:
    yield from more_than(where, options, limits.OPTIONS_PER_LEVEL)
    yield from _name_clashes(where, options)
    yield from _order_faults(where, options)
    nested = [option for option in options if option.get("type") in (_SUBCOMMAND, _GROUP)]
    if nested and len(nested) < len(options):
        yield f"{where}: subcommands beside other options"
    for option in options:
        yield from _option_faults(f"{where} {option.get('name')}", option, nestable)


def _option_faults(where: str, option: JsonObject, nestable: tuple[int, ...]) -> Iterator[str]:
    yield from _named_faults(where, option)
    kind = option.get("type")
    if kind in (_SUBCOMMAND, _GROUP):
        if kind not in nestable:
            yield f"{where}: nested too deep"
        inner = (_SUBCOMMAND,) if kind == _GROUP else ()
        if kind == _GROUP and not option.get("options"):
            yield f"{where}: an empty group"
        yield from _level_faults(where, objects(option.get("options")), inner)
        return
    yield from _choice_faults(where, option)


def _choice_faults(where: str, option: JsonObject) -> Iterator[str]:
    choices = objects(option.get("choices"))
    if choices and option.get("autocomplete"):
        yield f"{where}: choices together with autocomplete"
    if (choices or option.get("autocomplete")) and option.get("type") not in _WITH_CHOICES:
        yield f"{where}: type {option.get('type')} takes neither choices nor autocomplete"
    yield from more_than(f"{where} choices", choices, limits.CHOICES)
    yield from _name_clashes(f"{where} choices", choices)
    for choice in choices:
        yield from _one_choice_faults(f"{where}={choice.get('value')}", choice)


def _one_choice_faults(where: str, choice: JsonObject) -> Iterator[str]:
    yield from longer_than(f"{where} value", choice.get("value"), limits.CHOICE_TEXT)
    yield from _text_faults(where, choice, "name", limits.CHOICE_TEXT)
    yield from _locale_faults(where, choice)


def _named_faults(where: str, item: JsonObject) -> Iterator[str]:
    for place, name in _texts(where, item, "name"):
        if not is_command_name(name):
            yield f"{place}: {name!r} is not a command name"
    yield from _text_faults(where, item, "description", limits.COMMAND_DESCRIPTION)
    yield from _locale_faults(where, item)


def _text_faults(where: str, item: JsonObject, key: str, limit: int) -> Iterator[str]:
    for place, text in _texts(where, item, key):
        yield from longer_than(place, text, limit)
        if not str(text or "").strip():
            yield f"{place}: missing"


def is_command_name(name: object) -> bool:
    """Whether a chat command or option may bear this name: 1 to 32 letters, digits, - _ ' in lower case."""
    if not isinstance(name, str) or not 1 <= len(name) <= limits.COMMAND_NAME:
        return False
    return name == name.lower() and all(_is_name_character(char) for char in name)


def _is_name_character(char: str) -> bool:
    if char in "-_'" or unicodedata.category(char)[0] in "LN":
        return True
    return unicodedata.name(char, "").startswith(_ATTACHED_SCRIPTS)


def _texts(where: str, item: JsonObject, key: str) -> Iterator[tuple[str, object]]:
    yield f"{where} {key}", item.get(key)
    for locale, text in (item.get(f"{key}_localizations") or {}).items():
        yield f"{where} {key}[{locale}]", text


def _locale_faults(where: str, item: JsonObject) -> Iterator[str]:
    for key in ("name_localizations", "description_localizations"):
        unknown = sorted(set(item.get(key) or {}) - limits.LOCALES)
        yield from (f"{where} {key}: unknown locale {locale!r}" for locale in unknown)


def _name_clashes(where: str, items: list[JsonObject]) -> Iterator[str]:
    yield from (
        f"{where}: name {name!r} stands twice" for name in repeated([_name(item, None) for item in items])
    )
    locales = dict.fromkeys(locale for item in items for locale in item.get("name_localizations") or {})
    for locale in locales:
        names = repeated([_name(item, locale) for item in items])
        yield from (f"{where}: name {name!r} stands twice in {locale}" for name in names)


def _name(item: JsonObject, locale: str | None) -> str:
    localized = item.get("name_localizations") or {}
    return str(localized.get(locale) or item.get("name"))


def _order_faults(where: str, options: list[JsonObject]) -> Iterator[str]:
    optional = ""
    for option in options:
        if option.get("required") and optional:
            yield f"{where}: required {option.get('name')} after optional {optional}"
        if not option.get("required"):
            optional = optional or str(option.get("name"))


def _size(item: JsonObject) -> int:
    """Characters that count toward the total: of each text the longest of its languages."""
    own = max(len(str(text or "")) for _, text in _texts("", item, "name"))
    own += max(len(str(text or "")) for _, text in _texts("", item, "description"))
    if isinstance(item.get("value"), str):
        own += len(item["value"])
    return own + sum(_size(inner) for key in ("options", "choices") for inner in objects(item.get(key)))
