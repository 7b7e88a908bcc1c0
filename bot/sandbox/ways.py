"""An action behind a hub, done as a person does it: chosen in the hub, its form filled and sent."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from simcord.components import walk_components
from simcord.enums import SELECT_TYPES, ComponentType

from bot.hubs import DO, EVENT, HUBS, ON, Action, Hub
from bot.ui.action_form import BESIDE

Options = dict[str, Any]
Slash = Callable[..., Awaitable[Any]]
"""Somebody uses a command: `slash(name, **options)`."""
_TYPED: Final = {ComponentType.TEXT_INPUT, ComponentType.RADIO_GROUP}


def led(name: str, options: Mapping[str, Any]) -> tuple[str, Options, Options]:
    """The command that leads to an action, what it takes itself, and what is left for the form."""
    found = _found(name, options)
    if found is None:
        return name, dict(options), {}
    hub, action = found
    taken = {EVENT: EVENT, action.about: ON} if action.about else {EVENT: EVENT}
    own = {taken[key]: value for key, value in options.items() if key in taken}
    if ON in own:
        own[ON] = str(own[ON])
    return hub.name, {DO: action.verb, **own}, {k: v for k, v in options.items() if k not in taken}


async def use(who: Any, slash: Slash, name: str, options: Mapping[str, Any]) -> Any:  # noqa: ANN401 - of either Discord
    """Use a command or an action behind one; the answer to the last step."""
    command, own, fields = led(name, options)
    answer = await slash(command, **own)
    menu = menu_of_fields(answer)
    if menu:
        message = answer.followups[-1] if answer.followups else answer.response
        offered = _offered(message)
        wanted = [one for one in fields if one in offered]
        wanted = wanted or offered[:1]  # one at least, though it stays empty
        answer = await who.select(message, wanted, custom_id=menu)
    return await who.submit_modal(answer, filled(answer.modal, fields)) if _is_of_action(answer) else answer


async def complete(
    ask: Slash, slash: Slash, name: str, option: str, typed: str, filled: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """What is offered while somebody types an option: of an action in its hub, or in a menu of its form.

    `ask` asks the person's client for completions, `slash` uses a command.
    """
    command, own, _ = led(name, filled)
    if command == name:
        return list(await ask(name, option, typed, **filled))
    hub, action = _found(name, {**filled, option: typed}) or (HUBS[0], HUBS[0].actions[0])
    own[DO] = action.verb
    if option in (EVENT, *hub.also):
        return list(await ask(hub.name, option, typed, **own))
    if option == action.about:
        return [_as_number(one) for one in await ask(hub.name, ON, typed, **own)]
    form = await slash(hub.name, **own)
    parts = {str(node.get("custom_id")): node for node in walk_components(form.modal["components"])}
    offers = [{"name": one["label"], "value": one["value"]} for one in parts[option].get("options", ())]
    return [_as_number(one) for one in offers if typed.casefold() in str(one["name"]).casefold()]


def _as_number(offer: Mapping[str, Any]) -> dict[str, Any]:
    value = str(offer["value"])
    return {**offer, "value": int(value) if value.isdecimal() else value}


def _found(name: str, options: Mapping[str, Any]) -> tuple[Hub, Action] | None:
    """The verb that asks no more than what is given."""
    every = [(hub, action) for hub in HUBS for action in hub.actions if action.name == name]

    def fits(action: Action) -> bool:
        rest = options.keys() - {EVENT, action.about}
        return not rest if action.at_once else set(action.asked) <= rest

    return next((found for found in every if fits(found[1])), every[0] if every else None)


def _is_of_action(answer: Any) -> bool:  # noqa: ANN401 - as above
    return bool(answer.modal) and str(answer.modal["custom_id"]).startswith("action|")


def menu_of_fields(answer: Any) -> str:  # noqa: ANN401 - as above
    """The id of the menu in which the fields of a form are chosen, "" where there is none."""
    shown = [message for message in (answer.response, *answer.followups) if message is not None]
    ids = [
        str(node.get("custom_id", "")) for message in shown for node in walk_components(message.components)
    ]
    return next((found for found in ids if found.startswith("fields|")), "")


def _offered(message: Any) -> list[str]:  # noqa: ANN401 - as above
    nodes = [node for node in walk_components(message.components) if node.get("options")]
    return [str(option["value"]) for node in nodes for option in node["options"]]


def filled(modal: Mapping[str, Any], fields: Mapping[str, Any]) -> Options:
    """What a person puts into a form: each option into its component."""
    parts = {
        str(node["custom_id"]): node for node in walk_components(modal["components"]) if "custom_id" in node
    }
    found = {name: _value(parts[name], value) for name, value in fields.items() if value is not None}
    typed = {
        name for name in found if f"{name}{BESIDE}" in parts and not _is_offered(parts[name], found[name])
    }
    beside = {f"{name}{BESIDE}": str(fields[name]) for name in typed}  # what no menu offers
    return {name: [BESIDE] if name in typed else value for name, value in found.items()} | beside


def _is_offered(part: Mapping[str, Any], value: Any) -> bool:  # noqa: ANN401 - as above
    return set(value) <= {option["value"] for option in part.get("options", ())}


def _value(part: Mapping[str, Any], value: Any) -> Any:  # noqa: ANN401 - whatever an option holds
    kind = ComponentType(part["type"])
    if kind in _TYPED:
        return str(value)
    if kind is ComponentType.STRING_SELECT:
        return [{True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)]
    return [value] if kind in SELECT_TYPES else value
