"""What Discord asks of embeds."""

from collections.abc import Iterator
from typing import Final

from tests.support.contract import limits
from tests.support.contract.limits import JsonObject, longer_than, more_than, objects

_TEXTS: Final = (
    (("title",), limits.EMBED_TITLE),
    (("description",), limits.EMBED_DESCRIPTION),
    (("footer", "text"), limits.EMBED_FOOTER),
    (("author", "name"), limits.EMBED_AUTHOR),
)


def embeds_faults(embeds: object) -> Iterator[str]:
    """All faults of a message's embeds, with the total over all of them."""
    listed = objects(embeds)
    yield from more_than("embeds", embeds, limits.EMBEDS)
    for number, embed in enumerate(listed):
        yield from _embed_faults(f"embeds[{number}]", embed)
    total = sum(_size(embed) for embed in listed)
    if total > limits.EMBED_TOTAL:
        yield f"embeds: {total} characters in all, at most {limits.EMBED_TOTAL}"


def _embed_faults(where: str, embed: JsonObject) -> Iterator[str]:
    for path, limit in _TEXTS:
        yield from longer_than(f"{where}.{'.'.join(path)}", _at(embed, path), limit)
    yield from more_than(f"{where}.fields", embed.get("fields"), limits.EMBED_FIELDS)
    for number, field in enumerate(objects(embed.get("fields"))):
        yield from _field_faults(f"{where}.fields[{number}]", field)


def _field_faults(where: str, field: JsonObject) -> Iterator[str]:
    for key, limit in (("name", limits.EMBED_FIELD_NAME), ("value", limits.EMBED_FIELD_VALUE)):
        yield from longer_than(f"{where}.{key}", field.get(key), limit)
        if not str(field.get(key) or "").strip():
            yield f"{where}.{key}: empty"


def _at(embed: JsonObject, path: tuple[str, ...]) -> object:
    value: object = embed
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def _size(embed: JsonObject) -> int:
    texts = [_at(embed, path) for path, _ in _TEXTS]
    texts += [field.get(key) for field in objects(embed.get("fields")) for key in ("name", "value")]
    return sum(len(text) for text in texts if isinstance(text, str))
