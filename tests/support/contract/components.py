"""What Discord asks of components: buttons, menus, rows, layouts."""

from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Final

from tests.support.contract import limits
from tests.support.contract.limits import JsonObject, longer_than, more_than, objects, repeated


class Kind(IntEnum):
    """Component types of Discord's API description."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS: Final = (3, 5, 6, 7, 8)
LAYOUT_KINDS: Final = (9, 10, 11, 12, 13, 14, 17)
_NEEDS_CUSTOM_ID: Final = (*SELECTS, 4, 19, 21, 22, 23)
_LINK_STYLE: Final = 5
_PREMIUM_STYLE: Final = 6
LAYOUT_FLAG: Final = 1 << 15

Placed = tuple[str, JsonObject]
"""A component with the place where it stands, such as `components[0].accessory`."""


def walk(where: str, components: object) -> Iterator[Placed]:
    """Every component with all nested ones, outer before inner."""
    for number, component in enumerate(objects(components)):
        yield from _walk_one(f"{where}[{number}]", component)


def _walk_one(where: str, component: JsonObject) -> Iterator[Placed]:
    yield where, component
    yield from walk(f"{where}.components", component.get("components"))
    for key in ("accessory", "component"):
        if isinstance(component.get(key), dict):
            yield from _walk_one(f"{where}.{key}", component[key])


def message_component_faults(components: object, flags: int) -> Iterator[str]:
    """All faults of the components of a message."""
    placed = list(walk("components", components))
    yield from common_faults(placed)
    yield from _layout_faults(placed) if flags & LAYOUT_FLAG else _plain_faults(components, placed)


def common_faults(placed: list[Placed]) -> Iterator[str]:
    """The faults that a component can have wherever it stands."""
    for where, component in placed:
        yield from _custom_id_faults(where, component)
        rule = _RULES.get(component.get("type", 0))
        if rule is not None:
            yield from rule(where, component)
    ids = [str(component["custom_id"]) for _, component in placed if component.get("custom_id")]
    yield from (f"components: custom_id {name!r} stands twice" for name in repeated(ids))


def _plain_faults(components: object, placed: list[Placed]) -> Iterator[str]:
    yield from more_than("components", components, limits.ROWS)
    for number, component in enumerate(objects(components)):
        if component.get("type") not in (Kind.ROW, *LAYOUT_KINDS):
            yield f"components[{number}]: type {component.get('type')} must stand in an action row"
    for where, component in placed:
        if component.get("type") in LAYOUT_KINDS:
            yield f"{where}: type {component['type']} needs the layout flag {LAYOUT_FLAG}"


def _layout_faults(placed: list[Placed]) -> Iterator[str]:
    if len(placed) > limits.LAYOUT_COMPONENTS:
        yield f"components: {len(placed)} counting nested ones, at most {limits.LAYOUT_COMPONENTS}"
    text = sum(len(str(item.get("content"))) for _, item in placed if item.get("type") == Kind.TEXT)
    if text > limits.LAYOUT_TEXT:
        yield f"components: {text} characters of text in all, at most {limits.LAYOUT_TEXT}"


def _custom_id_faults(where: str, component: JsonObject) -> Iterator[str]:
    custom_id = component.get("custom_id")
    yield from longer_than(f"{where}.custom_id", custom_id, limits.CUSTOM_ID)
    if component.get("type") in _NEEDS_CUSTOM_ID and not custom_id:
        yield f"{where}.custom_id: missing"


def _row_faults(where: str, row: JsonObject) -> Iterator[str]:
    kinds = [item.get("type") for item in objects(row.get("components"))]
    if not kinds:
        yield f"{where}: an empty action row"
    if len(kinds) > limits.BUTTONS_PER_ROW:
        yield f"{where}: {len(kinds)} in a row, at most {limits.BUTTONS_PER_ROW}"
    if len(kinds) > 1 and any(kind != Kind.BUTTON for kind in kinds):
        yield f"{where}: a menu or input must stand alone in its row"


def _button_faults(where: str, button: JsonObject) -> Iterator[str]:
    yield from longer_than(f"{where}.label", button.get("label"), limits.BUTTON_LABEL)
    style = button.get("style")
    if style != _PREMIUM_STYLE and not button.get("label") and not button.get("emoji"):
        yield f"{where}: a button needs a label or an emoji"
    wanted, unwanted = ("url", "custom_id") if style == _LINK_STYLE else ("custom_id", "url")
    if style != _PREMIUM_STYLE and not button.get(wanted):
        yield f"{where}.{wanted}: missing"
    if button.get(unwanted):
        yield f"{where}.{unwanted}: not allowed for style {style}"


def _select_faults(where: str, select: JsonObject) -> Iterator[str]:
    yield from longer_than(f"{where}.placeholder", select.get("placeholder"), limits.SELECT_PLACEHOLDER)
    low, high = select.get("min_values"), select.get("max_values")
    if isinstance(low, int) and isinstance(high, int) and low > high:
        yield f"{where}: min_values {low} above max_values {high}"
    if select.get("type") == Kind.STRING_SELECT:
        yield from _options_faults(where, select, limits.SELECT_OPTIONS)


def _group_faults(where: str, group: JsonObject) -> Iterator[str]:
    yield from _options_faults(where, group, limits.GROUP_OPTIONS)


def _options_faults(where: str, select: JsonObject, limit: int) -> Iterator[str]:
    options = objects(select.get("options"))
    yield from more_than(f"{where}.options", options, limit)
    if not options:
        yield f"{where}.options: none"
    if isinstance(select.get("max_values"), int) and select["max_values"] > len(options) > 0:
        yield f"{where}.max_values: {select['max_values']} of {len(options)} options"
    for number, option in enumerate(options):
        for key in ("label", "value", "description"):
            yield from longer_than(f"{where}.options[{number}].{key}", option.get(key), limits.SELECT_TEXT)
    values = repeated([str(option.get("value")) for option in options])
    yield from (f"{where}.options: value {value!r} stands twice" for value in values)


def _input_faults(where: str, item: JsonObject) -> Iterator[str]:
    yield from longer_than(f"{where}.label", item.get("label"), limits.MODAL_LABEL)
    yield from longer_than(f"{where}.placeholder", item.get("placeholder"), limits.TEXT_PLACEHOLDER)
    low, high = item.get("min_length") or 0, item.get("max_length") or limits.TEXT_INPUT
    yield from longer_than(f"{where}.value", item.get("value"), min(high, limits.TEXT_INPUT))
    if not low <= high <= limits.TEXT_INPUT:
        yield f"{where}: lengths {low} to {high}, at most {limits.TEXT_INPUT}"


def _section_faults(where: str, section: JsonObject) -> Iterator[str]:
    yield from more_than(f"{where}.components", section.get("components"), limits.SECTION_TEXTS)
    if not isinstance(section.get("accessory"), dict):
        yield f"{where}.accessory: missing"


def _gallery_faults(where: str, gallery: JsonObject) -> Iterator[str]:
    yield from more_than(f"{where}.items", gallery.get("items"), limits.GALLERY_ITEMS)
    if not gallery.get("items"):
        yield f"{where}.items: none"


def _text_faults(where: str, text: JsonObject) -> Iterator[str]:
    if not text.get("content"):
        yield f"{where}.content: empty"


def _label_faults(where: str, label: JsonObject) -> Iterator[str]:
    yield from longer_than(f"{where}.label", label.get("label"), limits.MODAL_LABEL)
    yield from longer_than(f"{where}.description", label.get("description"), limits.SELECT_TEXT)
    if not label.get("label"):
        yield f"{where}.label: missing"


_RULES: Final[dict[int, Callable[[str, JsonObject], Iterator[str]]]] = {
    Kind.ROW: _row_faults,
    Kind.BUTTON: _button_faults,
    **dict.fromkeys(SELECTS, _select_faults),
    Kind.TEXT_INPUT: _input_faults,
    Kind.SECTION: _section_faults,
    Kind.TEXT: _text_faults,
    Kind.GALLERY: _gallery_faults,
    Kind.LABEL: _label_faults,
    Kind.RADIO_GROUP: _group_faults,
    Kind.CHECKBOX_GROUP: _group_faults,
}
