"""Discord's own API description as a judge of requests, one compiled validator an operation."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl

import jsonschema
import jsonschema_rs

from tests.support.contract.limits import JsonObject

DESCRIPTION: Final = Path(__file__).resolve().parents[4] / "shared" / "discord-api" / "openapi.json"
_REFERENCE: Final = "#/components/schemas/"
_SNOWFLAKE: Final = re.compile(r"0|[1-9][0-9]*")
_BOOLEAN: Final = {"type": ["boolean", "null"]}
_KNOWN_OMISSIONS: Final = (
    ("ApplicationCommandCreateRequest", "nsfw", _BOOLEAN),
    ("ApplicationCommandUpdateRequest", "nsfw", _BOOLEAN),
    ("ApplicationCommandPatchRequestPartial", "nsfw", _BOOLEAN),
    ("MessageEditRequestPartial", "tts", _BOOLEAN),
    ("IncomingWebhookUpdateRequestPartial", "tts", _BOOLEAN),
    ("IncomingWebhookUpdateForInteractionCallbackRequestPartial", "tts", _BOOLEAN),
    ("RichEmbed", "flags", {"type": ["integer", "null"]}),
)
"""Fields that Discord takes although its description leaves them out."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """One segment of a path template: a literal, or a parameter that may have to be a snowflake."""

    literal: str | None
    snowflake: bool


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation of the description with what is needed to judge a request."""

    name: str
    segments: tuple[Parameter, ...]
    queries: frozenset[str]
    schema: JsonObject | None
    body_required: bool
    takes_files: bool


def available() -> bool:
    """Whether the description lies beside this clone."""
    return DESCRIPTION.is_file()


def request_faults(method: str, path: str, body: object, *, file_count: int) -> Iterator[str]:
    """What the description has against a request; `path` may carry a query."""
    plain, _, query = path.partition("?")
    operation = _operation_of(method.upper(), tuple(plain.strip("/").split("/")))
    if operation is None:
        yield f"{method} {plain}: no such operation"
        return
    unknown = sorted({key for key, _ in parse_qsl(query, keep_blank_values=True)} - operation.queries)
    yield from (f"{operation.name}: unknown query parameter {key!r}" for key in unknown)
    if file_count and not operation.takes_files:
        yield f"{operation.name}: takes no files"
    yield from (f"{operation.name}: {fault}" for fault in _body_faults(operation, body))


def _body_faults(operation: Operation, body: object) -> Iterator[str]:
    if operation.schema is None:
        if body is not None:
            yield "takes no body"
    elif body is None:
        if operation.body_required:
            yield "body missing"
    elif not _fast_validator(operation.name).is_valid(body):
        yield from _explained(operation.name, body)


def _explained(name: str, body: object) -> list[str]:
    return [_explain(error) for error in _slow_validator(name).iter_errors(body)]


def _explain(error: jsonschema.ValidationError) -> str:
    """The innermost error of the alternative that the payload meant, told by its `type`."""
    while error.context:
        branches: defaultdict[object, list[jsonschema.ValidationError]] = defaultdict(list)
        for inner in error.context:
            branches[inner.schema_path[0]].append(inner)
        error = min(branches.values(), key=_strangeness)[0]
    return f"{error.json_path}: {error.message[:300]}"


def _strangeness(errors: list[jsonschema.ValidationError]) -> tuple[int, int]:
    wrong_type = any(error.validator == "type" or list(error.path)[-1:] == ["type"] for error in errors)
    return (int(wrong_type), len(errors))


@cache
def _document() -> JsonObject:
    document: JsonObject = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    schemas = document["components"]["schemas"]
    for name, field, allowed in _KNOWN_OMISSIONS:
        schemas[name]["properties"].setdefault(field, allowed)
    schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
    for schema in _walk(document):
        if isinstance(schema.get("properties"), dict) and "object" in schema.get("type", ()):
            schema.setdefault("additionalProperties", False)
    return document


def _walk(node: object) -> Iterator[JsonObject]:
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from _walk(value)
    elif isinstance(node, list):
        for value in node:
            yield from _walk(value)


@cache
def _operations() -> dict[tuple[str, int], tuple[Operation, ...]]:
    table: dict[tuple[str, int], tuple[Operation, ...]] = {}
    for template, item in _document()["paths"].items():
        for method in item.keys() & {"get", "post", "put", "patch", "delete"}:
            operation = _operation(template, item, method)
            key = (method.upper(), len(operation.segments))
            table[key] = (*table.get(key, ()), operation)
    return table


def _operation(template: str, item: JsonObject, method: str) -> Operation:
    spec = item[method]
    parameters = [*item.get("parameters", ()), *spec.get("parameters", ())]
    snowflakes = {p["name"] for p in parameters if p["schema"].get("$ref") == f"{_REFERENCE}SnowflakeType"}
    body = spec.get("requestBody", {})
    content = body.get("content", {})
    media: JsonObject = content.get("application/json") or next(iter(content.values()), {})
    return Operation(
        name=spec["operationId"],
        segments=tuple(_segment(part, snowflakes) for part in template.strip("/").split("/")),
        queries=frozenset(p["name"] for p in parameters if p["in"] == "query"),
        schema=media.get("schema"),
        body_required=body.get("required", False),
        takes_files="multipart/form-data" in content,
    )


def _segment(part: str, snowflakes: set[str]) -> Parameter:
    if part.startswith("{"):
        return Parameter(None, part[1:-1] in snowflakes)
    return Parameter(part, snowflake=False)


def _operation_of(method: str, parts: tuple[str, ...]) -> Operation | None:
    fitting = [op for op in _operations().get((method, len(parts)), ()) if _fits(op, parts)]
    return max(
        fitting, key=lambda op: sum(segment.literal is not None for segment in op.segments), default=None
    )


def _fits(operation: Operation, parts: tuple[str, ...]) -> bool:
    return all(
        part == segment.literal if segment.literal else not segment.snowflake or _SNOWFLAKE.fullmatch(part)
        for segment, part in zip(operation.segments, parts, strict=True)
    )


@cache
def _bundled(name: str) -> JsonObject:
    """The operation's schema with just the components it refers to, so that compiling it stays cheap."""
    schemas = _document()["components"]["schemas"]
    root = next(op.schema for ops in _operations().values() for op in ops if op.name == name)
    needed: dict[str, Any] = {}
    todo: list[object] = [root]
    while todo:
        for schema in _walk(todo.pop()):
            reference = str(schema.get("$ref", "")).removeprefix(_REFERENCE)
            if reference and reference not in needed:
                needed[reference] = schemas[reference]
                todo.append(schemas[reference])
    return {**(root or {}), "components": {"schemas": needed}}


@cache
def _fast_validator(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(_bundled(name))


@cache
def _slow_validator(name: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(_bundled(name))
