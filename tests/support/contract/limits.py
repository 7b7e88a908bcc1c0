"""Discord's limits, each named once. Source: ../shared/DISCORD.md and Discord's API description."""

from typing import Any, Final

JsonObject = dict[str, Any]
"""A decoded JSON object as it stands on the wire."""

COMMANDS_PER_APP: Final = 100
CONTEXT_MENUS_PER_TYPE: Final = 5
OPTIONS_PER_LEVEL: Final = 25
CHOICES: Final = 25
COMMAND_NAME: Final = 32
COMMAND_DESCRIPTION: Final = 100
CHOICE_TEXT: Final = 100
COMMAND_TOTAL: Final = 8000

CONTENT: Final = 2000
EMBEDS: Final = 10
EMBED_TOTAL: Final = 6000
EMBED_TITLE: Final = 256
EMBED_DESCRIPTION: Final = 4096
EMBED_FIELDS: Final = 25
EMBED_FIELD_NAME: Final = 256
EMBED_FIELD_VALUE: Final = 1024
EMBED_FOOTER: Final = 2048
EMBED_AUTHOR: Final = 256
FILES: Final = 10
FILE_BYTES: Final = 10 * 1024 * 1024

ROWS: Final = 5
BUTTONS_PER_ROW: Final = 5
CUSTOM_ID: Final = 100
BUTTON_LABEL: Final = 80
SELECT_OPTIONS: Final = 25
SELECT_TEXT: Final = 100
SELECT_PLACEHOLDER: Final = 150
GROUP_OPTIONS: Final = 10
GALLERY_ITEMS: Final = 10
SECTION_TEXTS: Final = 3
LAYOUT_COMPONENTS: Final = 40
LAYOUT_TEXT: Final = 4000

MODAL_ITEMS: Final = 5
MODAL_TITLE: Final = 45
MODAL_LABEL: Final = 45
TEXT_INPUT: Final = 4000
TEXT_PLACEHOLDER: Final = 100
THREAD_NAME: Final = 100

# fmt: off
LOCALES: Final = frozenset((
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr",
    "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl",
    "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
))
# fmt: on


def longer_than(where: str, text: object, limit: int) -> tuple[str, ...]:
    """The fault of a text over its limit; other types are the schema's business."""
    if isinstance(text, str) and len(text) > limit:
        return (f"{where}: {len(text)} characters, at most {limit}",)
    return ()


def more_than(where: str, items: object, limit: int) -> tuple[str, ...]:
    """The fault of a list over its limit."""
    if isinstance(items, list) and len(items) > limit:
        return (f"{where}: {len(items)} entries, at most {limit}",)
    return ()


def objects(value: object) -> list[JsonObject]:
    """The objects of a JSON list; anything else counts as none."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def repeated(names: list[str]) -> list[str]:
    """The names that stand more than once, each once, in order of first appearance."""
    return [name for name in dict.fromkeys(names) if names.count(name) > 1]
