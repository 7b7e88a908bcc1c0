"""What a person does in the page, carried out on the simulated Discord through simcord's public verbs."""

import base64
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.errors import BackendError, OptionError, SetupError
from simcord.backend.models import Message
from simcord.builders import ChannelHandle, RoleHandle, UserHandle
from simcord.components import walk_components
from simcord.enums import AppCommandType, ComponentType, OptionType
from simcord.interactions import walk_to_subcommand
from simcord.results import InteractionResult, ResponseMessage

from bot.sandbox.tab import Tab, starter_message, user_handle

Request = Mapping[str, Any]
Answer = dict[str, Any]
Act = Callable[[Tab, Request], Awaitable[Answer]]

_ENTITY_OPTIONS = {OptionType.USER, OptionType.ROLE, OptionType.CHANNEL, OptionType.MENTIONABLE}
_ENTITY_SELECTS = {
    ComponentType.USER_SELECT,
    ComponentType.ROLE_SELECT,
    ComponentType.CHANNEL_SELECT,
    ComponentType.MENTIONABLE_SELECT,
}


async def perform(tab: Tab, request: Request) -> Answer:
    """Carry out one request; what Discord's client would not let a person do is refused with the reason."""
    act = ACTS.get(str(request.get("do")))
    if act is None:
        return refused("unknown", str(request.get("do")))
    try:
        async with tab.show.stage.operation():
            tab.show.stage.locales.set(tab.viewer, tab.locale)
            return await act(tab, request)
    except OptionError as error:
        return refused(error.code, str(error), error.option)
    except (SetupError, BackendError, KeyError, ValueError, TypeError) as error:
        return refused("refused", str(error))
    except TimeoutError:
        return refused("busy", "the bot is still working on it")


def refused(code: str, detail: str, option: str | None = None) -> Answer:
    """An answer that says why nothing was done."""
    return {"ok": False, "code": code, "detail": detail, "option": option}


async def _slash(tab: Tab, request: Request) -> Answer:
    path = [str(part) for part in request["path"]]
    options = {
        name: _option(tab, kind, request["options"][name])
        for name, kind in _option_types(tab, path).items()
        if name in request["options"]
    }
    result = await _invoke(tab, " ".join(path), options)
    tab.show.invoked[result._interaction.id] = path  # noqa: SLF001 - results do not tell the id otherwise
    return _answer(tab, result)


async def _invoke(tab: Tab, name: str, options: dict[str, Any]) -> InteractionResult:
    actor = tab.actor()
    if isinstance(actor, UserHandle):
        result = await actor.slash(name, **options)
        if not isinstance(result, InteractionResult):
            raise TypeError("a slash command gives an InteractionResult")
        return result
    return await actor.slash(tab.handle(), name, **options)


async def _complete(tab: Tab, request: Request) -> Answer:
    path = [str(part) for part in request["path"]]
    kinds = _option_types(tab, path)
    focused, typed = str(request["option"]), str(request["text"])
    filled = {
        name: _option(tab, kinds[name], value)
        for name, value in request["options"].items()
        if name in kinds and name != focused and kinds[name] != OptionType.ATTACHMENT
    }
    name = " ".join(path)
    actor = tab.actor()
    if isinstance(actor, UserHandle):
        return {"ok": True, "choices": await actor.autocomplete(name, focused, typed, **filled)}
    return {"ok": True, "choices": await actor.autocomplete(tab.handle(), name, focused, typed, **filled)}


def _option_types(tab: Tab, path: list[str]) -> dict[str, OptionType]:
    root = tab.show.backend.find_command(path[0], tab.place().guild_id, AppCommandType.CHAT_INPUT)
    if root is None:
        raise SetupError(f"no command /{path[0]}")
    leaf, _nesting = walk_to_subcommand(root, path[1:])
    return {option["name"]: OptionType(option["type"]) for option in leaf.get("options") or []}


def _option(tab: Tab, kind: OptionType, value: object) -> object:
    """The value as simcord wants it: entities as handles, numbers as numbers, files as name and bytes."""
    if kind in _ENTITY_OPTIONS:
        return _entity(tab, str(value))
    if kind == OptionType.INTEGER:
        return int(str(value))
    if kind == OptionType.NUMBER:
        return float(str(value))
    if kind == OptionType.ATTACHMENT:
        return _file(value)
    return value


def _file(value: object) -> tuple[str, bytes]:
    if not isinstance(value, dict):
        raise TypeError("a file is sent as its name and its bytes in base64")
    return str(value["name"]), base64.b64decode(str(value["data"]), validate=True)


def _entity(tab: Tab, wire_id: str) -> MemberActor | UserHandle | RoleHandle | ChannelHandle:
    """The user, role or channel behind an id."""
    show, number = tab.show, int(wire_id)
    env, guild = show.stage.env, show.world.guild
    stored = show.backend.get_guild(guild.id)
    if number in stored.members:
        user = user_handle(show, number)
        return user if tab.place().guild_id is None else MemberActor(env, guild, user)
    if number in stored.roles:
        return RoleHandle(env, guild, stored.roles[number])
    return ChannelHandle(env, guild, show.backend.get_channel(number))


async def _click(tab: Tab, request: Request) -> Answer:
    message = _message(tab, request)
    result = await tab.actor().click(message, custom_id=str(request["custom_id"]))
    return _answered_here(tab, message.channel_id != tab.channel, result)


async def _select(tab: Tab, request: Request) -> Answer:
    message, custom_id = _message(tab, request), str(request["custom_id"])
    component = _component(message.components, custom_id)
    values = _select_values(tab, component, request["values"])
    result = await tab.actor().select(message, values, custom_id=custom_id)
    return _answered_here(tab, message.channel_id != tab.channel, result)


def _component(components: list[dict[str, Any]], custom_id: str) -> dict[str, Any]:
    found = (node for node in walk_components(components) if node.get("custom_id") == custom_id)
    component = next(found, None)
    if component is None:
        raise SetupError(f"no component {custom_id!r} here")
    return component


def _select_values(tab: Tab, component: Mapping[str, Any], values: list[Any]) -> list[Any]:
    if component["type"] in _ENTITY_SELECTS:
        return [_entity(tab, str(value)) for value in values]
    return [str(value) for value in values]


async def _submit(tab: Tab, request: Request) -> Answer:
    shown = tab.forms.get(int(request["form"]))
    if shown is None or shown.modal is None:
        raise SetupError("this form is no longer open")
    values = {
        str(custom_id): _field(tab, _component(shown.modal["components"], str(custom_id)), value)
        for custom_id, value in request["values"].items()
    }
    result = await tab.actor().submit_modal(shown, values)
    tab.forms.pop(int(request["form"]), None)
    return _answered_here(tab, int(request["form"]) in tab.show.asked_in, result)


def _answered_here(tab: Tab, of_channel: bool, result: InteractionResult) -> Answer:  # noqa: FBT001 - whether what was used belongs to the channel above the thread
    """The private answer is shown in the thread in which it was asked for."""
    if of_channel:
        tab.show.asked_in[result._interaction.id] = tab.channel  # noqa: SLF001 - as in `_answer`
    return _answer(tab, result)


def _field(tab: Tab, component: Mapping[str, Any], value: Any) -> object:  # noqa: ANN401 - a form's field is any JSON
    if component["type"] in _ENTITY_SELECTS:
        return _select_values(tab, component, value)
    if component["type"] == ComponentType.FILE_UPLOAD:
        return [_file(item) for item in value]
    return value


async def _menu(tab: Tab, request: Request) -> Answer:
    """A context menu command on a member (`user`) or on a message (`message`)."""
    actor = tab.actor()
    if isinstance(actor, UserHandle):
        raise SetupError("context menus work on the server")
    target = _member(tab, str(request["user"])) if "user" in request else _message(tab, request)
    return _answer(tab, await actor.context_menu(tab.handle(), str(request["name"]), target))


def _member(tab: Tab, wire_id: str) -> MemberActor:
    entity = _entity(tab, wire_id)
    if not isinstance(entity, MemberActor):
        raise SetupError("that is not a member of this server")
    return entity


async def _send(tab: Tab, request: Request) -> Answer:
    actor, text = tab.actor(), str(request["text"])
    if isinstance(actor, UserHandle):
        await actor.send_dm(text)
    else:
        await actor.send(tab.handle(), text)
    return {"ok": True}


async def _dismiss(tab: Tab, request: Request) -> Answer:
    """Take an ephemeral message off the screen of the one who sees it."""
    message = _stored(tab, int(request["message"]))
    if not message.is_ephemeral:
        raise SetupError("only messages that you alone see can be dismissed")
    tab.show.dismissed.add(message.id)
    return {"ok": True}


def _message(tab: Tab, request: Request) -> ResponseMessage:
    return ResponseMessage(tab.show.stage.env, _stored(tab, int(request["message"])))


def _stored(tab: Tab, number: int) -> Message:
    """The message of this number that is shown here: in a thread also the one at its head, and answers to it."""
    starter = starter_message(tab)
    above = tab.show.backend.messages[starter.channel_id].get(number) if starter is not None else None
    if above is not None and (above is starter or tab.show.place_of(above) == tab.channel):
        return above
    return tab.show.backend.get_message(tab.channel, number)


def _answer(tab: Tab, result: InteractionResult) -> Answer:
    """What the page needs to know: a form to show, or that the bot said nothing at all."""
    if result.modal is not None:
        number = result._interaction.id  # noqa: SLF001 - simcord keeps the id of a modal's interaction there
        tab.forms[number] = result
        return {"ok": True, "form": str(number), "modal": result.modal}
    return {"ok": True, "answered": result.acknowledged}


ACTS: Mapping[str, Act] = {
    "slash": _slash,
    "complete": _complete,
    "click": _click,
    "select": _select,
    "submit": _submit,
    "menu": _menu,
    "send": _send,
    "dismiss": _dismiss,
}
