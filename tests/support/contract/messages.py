"""What Discord asks of messages, of edits and of answers to interactions."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tests.support.contract import limits
from tests.support.contract.components import LAYOUT_FLAG, Kind, common_faults, message_component_faults, walk
from tests.support.contract.embeds import embeds_faults
from tests.support.contract.limits import JsonObject, longer_than, more_than, objects, repeated

_MENTION: Final = re.compile(r"<@[!&]?\d+>|@everyone|@here")
_COUNTDOWN: Final = re.compile(
    r"\b(?:until|till|since|by|before|within)[ *]*<t:-?\d+:R>|<t:-?\d+:R>[ *]*(?:まで|以降|から)",
    re.IGNORECASE,
)
"""What a client words as "until in 4 hours"."""
_BESIDE_LAYOUT: Final = ("content", "embeds", "poll", "sticker_ids")
_SOMETHING: Final = ("content", "embeds", "components", "attachments", "poll", "sticker_ids")
_MODAL_KINDS: Final = (Kind.ROW, Kind.LABEL, Kind.TEXT)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that was sent beside the JSON: its name and its size in bytes (None: not known)."""

    filename: str
    size: int | None = None


def created_faults(body: JsonObject, files: Sequence[Upload]) -> Iterator[str]:
    """All faults of a new message."""
    yield from edited_faults(body, files)
    if not files and not any(body.get(key) for key in _SOMETHING):
        yield "message: empty"


def edited_faults(body: JsonObject, files: Sequence[Upload]) -> Iterator[str]:
    """All faults of a message edit: what is absent stays as it was."""
    flags = body.get("flags") or 0
    yield from longer_than("content", body.get("content"), limits.CONTENT)
    yield from embeds_faults(body.get("embeds"))
    yield from message_component_faults(body.get("components"), flags)
    yield from _file_faults(body, files)
    yield from _mention_faults(body)
    yield from (f"countdown: {found}" for text in _texts(body) for found in _COUNTDOWN.findall(text))
    if flags & LAYOUT_FLAG:
        yield from (f"{key}: not allowed beside a layout" for key in _BESIDE_LAYOUT if body.get(key))


def _file_faults(body: JsonObject, files: Sequence[Upload]) -> Iterator[str]:
    count = max(len(files), len(objects(body.get("attachments"))))
    if count > limits.FILES:
        yield f"files: {count}, at most {limits.FILES}"
    for file in files:
        if file.size is not None and file.size > limits.FILE_BYTES:
            yield f"files: {file.filename} has {file.size} bytes, at most {limits.FILE_BYTES}"


def _texts(body: JsonObject) -> Iterator[str]:
    """All that people read in it."""
    boxes = objects(body.get("embeds"))
    fields = [field for box in boxes for field in objects(box.get("fields"))]
    texts = [box.get(key) for box in boxes for key in ("title", "description")]
    texts += [field.get(key) for field in fields for key in ("name", "value")]
    texts += [body.get("content"), *(item.get("content") for _, item in walk("", body.get("components")))]
    yield from (text for text in texts if isinstance(text, str))


def _mention_faults(body: JsonObject) -> Iterator[str]:
    texts = [body.get("content"), *(item.get("content") for _, item in walk("", body.get("components")))]
    found = [match for text in texts if isinstance(text, str) for match in _MENTION.findall(text)]
    if found and not isinstance(body.get("allowed_mentions"), dict):
        yield f"allowed_mentions: missing although the text holds {found[0]}"


def modal_faults(data: JsonObject) -> Iterator[str]:
    """All faults of a form."""
    yield from longer_than("data.title", data.get("title"), limits.MODAL_TITLE)
    yield from longer_than("data.custom_id", data.get("custom_id"), limits.CUSTOM_ID)
    yield from (f"data.{key}: missing" for key in ("title", "custom_id", "components") if not data.get(key))
    yield from more_than("data.components", data.get("components"), limits.MODAL_ITEMS)
    for number, item in enumerate(objects(data.get("components"))):
        if item.get("type") not in _MODAL_KINDS:
            yield f"data.components[{number}]: type {item.get('type')} cannot stand in a form"
    yield from common_faults(list(walk("data.components", data.get("components"))))


def autocomplete_faults(data: JsonObject) -> Iterator[str]:
    """All faults of the choices offered while typing."""
    choices = objects(data.get("choices"))
    yield from more_than("data.choices", choices, limits.CHOICES)
    for number, choice in enumerate(choices):
        yield from longer_than(f"data.choices[{number}].name", choice.get("name"), limits.CHOICE_TEXT)
        yield from longer_than(f"data.choices[{number}].value", choice.get("value"), limits.CHOICE_TEXT)
        if not choice.get("name"):
            yield f"data.choices[{number}].name: empty"
    names = repeated([str(choice.get("name")) for choice in choices])
    yield from (f"data.choices: {name!r} stands twice" for name in names)


def callback_faults(body: JsonObject, files: Sequence[Upload]) -> Iterator[str]:
    """All faults of the first answer to an interaction, by its type."""
    data = body.get("data") or {}
    match body.get("type"):
        case 4:
            yield from created_faults(data, files)
        case 7:
            yield from edited_faults(data, files)
        case 8:
            yield from autocomplete_faults(data)
        case 9:
            yield from modal_faults(data)


def thread_faults(body: JsonObject) -> Iterator[str]:
    """All faults of a new thread."""
    yield from longer_than("name", body.get("name"), limits.THREAD_NAME)
    if not str(body.get("name") or "").strip():
        yield "name: empty"
