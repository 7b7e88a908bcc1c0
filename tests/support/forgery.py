"""Interactions that no honest client sends: controls that the bot never made, values that no menu offered."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import simcord
from simcord.backend import serializers

from tests.support.night import Night

_BUTTON, _MENU, _CHANNELS, _ROLES = 2, 3, 8, 6
_COMPONENT, _FORM = 3, 5
_ENTITIES = {
    "setup-announcements": _CHANNELS,
    "setup-pairings": _CHANNELS,
    "setup-results": _CHANNELS,
    "setup-judges": _CHANNELS,
    "setup-organizers": _ROLES,
    "setup-judge-role": _ROLES,
}


async def pressed(
    night: Night,
    who: simcord.MemberActor,
    custom_id: str,
    values: Sequence[str] | None = None,
    *,
    channel: simcord.ChannelHandle | None = None,
    message: discord.Message | None = None,
) -> simcord.InteractionResult:
    """Somebody presses a button of this id, or chooses these values in a menu of it, under some message of the bot."""
    verb = custom_id.split(":")[1] if custom_id.startswith("menu:") else ""
    kind = _BUTTON if values is None else _ENTITIES.get(verb, _MENU)
    control: dict[str, Any] = {"type": kind, "custom_id": custom_id}
    control |= {"style": 2, "label": "x"} if kind == _BUTTON else {}
    control |= {"options": [{"label": "x", "value": "x"}]} if kind == _MENU else {}
    shown = message or night.posts("announcements")[0]
    payload = dict(serializers.message_payload(night.env.backend, who._message(shown)))
    payload["components"] = [{"type": 1, "components": [control]}]
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    if values is not None:
        data |= {"values": list(values), "resolved": {}}
    where = channel or night.hall
    return await who._dispatch_interaction(_COMPONENT, where, data, extra={"message": payload})


async def sent_form(
    night: Night,
    who: simcord.MemberActor,
    custom_id: str,
    typed: Mapping[str, str],
    *,
    channel: simcord.ChannelHandle | None = None,
) -> simcord.InteractionResult:
    """Somebody sends a form of this id, that was never shown."""
    fields = [
        {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
        for name, value in typed.items()
    ]
    return await who._dispatch_interaction(
        _FORM, channel or night.hall, {"custom_id": custom_id, "components": fields}
    )
