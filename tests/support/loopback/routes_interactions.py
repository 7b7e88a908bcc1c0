"""Answers to interactions: the first one within three seconds, the others while the token lives."""

from typing import Final

from tests.support.loopback import posting
from tests.support.loopback.api import Api, Call, Route
from tests.support.loopback.model import InteractionHandle, JsonObject, Message
from tests.support.loopback.payloads import message_json
from tests.support.loopback.problems import (
    ALREADY_ACKNOWLEDGED,
    INVALID_BODY,
    TOKEN_EXPIRED,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    ApiError,
)
from tests.support.loopback.world import known

TOKEN_LIFE: Final = 15 * 60.0
_MESSAGE: Final = 4
_DEFER_MESSAGE: Final = 5
_DEFER_UPDATE: Final = 6
_UPDATE: Final = 7
_CHOICES: Final = 8
_MODAL: Final = 9


def answer(api: Api, call: Call) -> object:
    """The first answer: refused with 10062 when late, with 40060 when it is not the first."""
    handle = api.world.interactions.get(int(call.args["interaction_id"]))
    if handle is None or handle.token != call.args["token"]:
        raise ApiError(UNKNOWN_INTERACTION)
    if handle.acknowledged:
        raise ApiError(ALREADY_ACKNOWLEDGED)
    if api.world.now() > handle.deadline:
        raise ApiError(UNKNOWN_INTERACTION)
    kind = call.body.get("type")
    _apply(api, handle, kind, call)
    handle.answer_type = kind
    handle.acknowledged_at = api.world.now()
    handle.acknowledged_event.set()
    api.world.changed()
    return _answer_json(api, handle, kind)


def _apply(api: Api, handle: InteractionHandle, kind: int | None, call: Call) -> None:
    data: JsonObject = call.body.get("data") or {}
    match kind:
        case 4:
            message = posting.create(api, handle.channel, api.world.bot, data, call.files, interaction=handle)
            handle.response = message
        case 5:
            body = posting.loading_body(data.get("flags") or 0)
            handle.response = posting.create(api, handle.channel, api.world.bot, body, interaction=handle)
        case 6:
            handle.response = known(handle.source, INVALID_BODY)
        case 7:
            handle.response = posting.edit(api, known(handle.source, INVALID_BODY), data, call.files)
        case 8:
            handle.choices = list(data.get("choices") or ())
        case 9:
            handle.modal = data
        case _:
            raise ApiError(INVALID_BODY)
    if kind not in (_DEFER_MESSAGE, _DEFER_UPDATE):
        handle.answered_event.set()


def _answer_json(api: Api, handle: InteractionHandle, kind: int | None) -> JsonObject:
    shown = handle.response
    payload: JsonObject = {
        "interaction": {
            "id": str(handle.id),
            "type": handle.kind,
            "response_message_id": str(shown.id) if shown else None,
            "response_message_loading": shown.loading if shown else False,
            "response_message_ephemeral": shown.ephemeral if shown else False,
        }
    }
    if shown is not None and kind in (_MESSAGE, _UPDATE):
        payload["resource"] = {"type": kind, "message": message_json(api.world, shown)}
    return payload


def follow_up(api: Api, call: Call) -> object:
    """A further message; the first one after "thinking" takes the place of "thinking"."""
    handle = _handle(api, call)
    if handle.response is not None and handle.response.loading and not handle.response.deleted:
        message = posting.edit(api, handle.response, call.body, call.files)
    else:
        message = posting.create(
            api, handle.channel, api.world.bot, call.body, call.files, interaction=handle
        )
        handle.followups.append(message)
    return _answered(api, handle, message)


def edit_answer(api: Api, call: Call) -> object:
    """Edit the first answer or a further one."""
    handle = _handle(api, call)
    return _answered(api, handle, posting.edit(api, _message(handle, call), call.body, call.files))


def get_answer(api: Api, call: Call) -> object:
    """Read the first answer or a further one."""
    return message_json(api.world, _message(_handle(api, call), call))


def delete_answer(api: Api, call: Call) -> object:
    """Delete the first answer or a further one."""
    handle = _handle(api, call)
    posting.delete(api, _message(handle, call))
    handle.answered_event.set()
    return None


def _answered(api: Api, handle: InteractionHandle, message: Message) -> JsonObject:
    handle.answered_event.set()
    api.world.changed()
    return message_json(api.world, message)


def _handle(api: Api, call: Call) -> InteractionHandle:
    handle = known(api.world.tokens.get(call.args["token"]), UNKNOWN_WEBHOOK)
    if not handle.acknowledged:
        raise ApiError(UNKNOWN_WEBHOOK)
    if api.world.now() > handle.sent_at + TOKEN_LIFE:
        raise ApiError(TOKEN_EXPIRED)
    return handle


def _message(handle: InteractionHandle, call: Call) -> Message:
    wanted = call.args["message_id"]
    listed = [handle.response] if wanted == "@original" else [handle.response, *handle.followups]
    found = [m for m in listed if m and not m.deleted and wanted in ("@original", str(m.id))]
    return known(found[0] if found else None, UNKNOWN_MESSAGE)


_W: Final = "/webhooks/{application_id}/{token}"
ROUTES: Final[tuple[Route, ...]] = (
    ("POST", "/interactions/{interaction_id}/{token}/callback", answer),
    ("POST", _W, follow_up),
    ("GET", _W + "/messages/{message_id}", get_answer),
    ("PATCH", _W + "/messages/{message_id}", edit_answer),
    ("DELETE", _W + "/messages/{message_id}", delete_answer),
)
