"""Actions behind hubs on the loopback's Discord, where a deed is a handle that may be answered later."""

from collections.abc import Mapping
from typing import Any, Final

from bot.sandbox.ways import Options, filled, led
from tests.support.loopback import Channel, LoopbackDiscord, User
from tests.support.loopback.model import InteractionHandle

_NOTHING: Final[Mapping[str, Any]] = {}


def chosen(name: str, options: Mapping[str, Any] = _NOTHING) -> tuple[str, Options]:
    """The command that does an action at once, with what it takes."""
    command, own, rest = led(name, options)
    assert not rest, f"{name} asks for {sorted(rest)} in a form"
    return command, own


async def done(
    server: LoopbackDiscord, user: User, place: Channel, name: str, options: Mapping[str, Any] = _NOTHING
) -> InteractionHandle:
    """Use a command or an action behind one, filling its form; the answer to the last step."""
    command, own, fields = led(name, options)
    handle = await server.answered(server.slash(user, place, command, own), within=60)
    if fields and handle.modal is None:
        message = handle.messages[-1]
        menu = next(one["custom_id"] for one in message.components if one.get("options"))
        offered = [one["value"] for found in message.components for one in found.get("options") or ()]
        wanted = [one for one in fields if one in offered] or offered[:1]
        handle = await server.answered(server.select(message, menu, user, wanted), within=60)
    if fields:
        assert handle.modal is not None
        sent = server.submit_modal(handle, filled(handle.modal, fields))
        handle = await server.answered(sent, within=60)
    return handle
