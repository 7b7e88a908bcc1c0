"""Events, and what is known of them, as JSON and back."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.protocol import EngineRefusal, Json
from engine.rivals.actions import RivalsAction
from engine.rivals.cards import CARDS
from engine.rivals.events import (
    HAND_OF,
    PILE_OF,
    Changes,
    Forced,
    Opened,
    Revealed,
    RivalsDecision,
    RivalsEvent,
    Source,
)
from engine.rivals.names import CardKey
from engine.rivals.notation import format_action, parse_action
from engine.rivals.view import Unseen

_OPENED: Final = "opened"
_DECIDED: Final = "decided"
_REVEALED: Final = "revealed"


def write_event(event: RivalsEvent) -> Json:
    """One event as a JSON object."""
    if isinstance(event, Opened):
        return {"event": _OPENED, "stacks": [list(stack) for stack in event.stacks], "pool": list(event.pool)}
    if isinstance(event, Revealed):
        choices = [
            [seat, format_action(action), *cards]
            for (seat, action), cards in zip(event.choices, event.cards, strict=True)
        ]
        return {"event": _REVEALED, "choices": choices} | _effects(event)
    seen: dict[str, Json] = {"cards": list(event.cards)} if event.cards else {}
    hidden: dict[str, Json] = {"hidden": True} if event.hidden else {}
    source: dict[str, Json] = {"source": list(event.source)} if event.source else {}
    told = {"event": _DECIDED, "seat": event.seat, "action": format_action(event.action)}
    return told | seen | hidden | source | _effects(event)


def _effects(event: RivalsDecision | Revealed) -> dict[str, Json]:
    """What it brought about without a choice."""
    changes = {"changes": [list(goods) for goods in event.changes]}
    forced = {"forced": [[seat, format_action(action), *cards] for seat, action, cards in event.forced]}
    return (changes if event.changes else {}) | (forced if event.forced else {})


def read_event(value: Json) -> RivalsEvent:
    """The event that a JSON object stands for; raises `ValueError` if it stands for none."""
    if not isinstance(value, Mapping):
        raise ValueError(value)  # noqa: TRY004 - one kind of error for all that is no event
    try:
        return _READERS[value["event"]](value)
    except (KeyError, TypeError) as fault:
        raise ValueError(value) from fault


def _cards(value: Json) -> tuple[CardKey, ...]:
    if not isinstance(value, list) or any(card not in CARDS for card in value):
        raise ValueError(value)
    return tuple(value)


def _action(value: Json) -> RivalsAction:
    action = parse_action(value)
    if isinstance(action, EngineRefusal):
        raise ValueError(value)  # noqa: TRY004 - one kind of error for all that is no event
    return action


def _whole(value: Json) -> int:
    if type(value) is not int:
        raise ValueError(value)
    return value


def _opened(value: Mapping[str, Json]) -> Opened:
    return Opened(tuple(_cards(stack) for stack in value["stacks"]), _cards(value["pool"]))


def _decided(value: Mapping[str, Json]) -> RivalsDecision:
    hidden = value.get("hidden", False) is True
    decision = RivalsDecision(
        _whole(value["seat"]), _action(value["action"]), _cards(value.get("cards", [])), hidden
    )
    return decision._replace(changes=_changes(value), forced=_forced(value), source=_source(value))


def _changes(value: Mapping[str, Json]) -> Changes:
    return tuple(tuple(_whole(number) for number in goods) for goods in value.get("changes", []))


def _forced(value: Mapping[str, Json]) -> tuple[Forced, ...]:
    return tuple(
        (_whole(seat), _action(action), _cards(cards)) for seat, action, *cards in value.get("forced", [])
    )


def _source(value: Mapping[str, Json]) -> Source:
    if "source" not in value:
        return ()
    place, seat = value["source"]
    if place not in {HAND_OF, PILE_OF}:
        raise ValueError(value)
    return (place, _whole(seat))


def _revealed(value: Mapping[str, Json]) -> Revealed:
    choices = value["choices"]
    return Revealed(
        tuple((_whole(seat), _action(action)) for seat, action, *_ in choices),
        tuple(_cards(cards) for _, _, *cards in choices),
        _changes(value),
        _forced(value),
    )


_READERS: Final[dict[str, Callable[[Mapping[str, Json]], RivalsEvent]]] = {
    _OPENED: _opened,
    _DECIDED: _decided,
    _REVEALED: _revealed,
}


def write_known(known: RivalsEvent | Unseen) -> Json:
    """What a witness knows, as JSON."""
    if isinstance(known, Unseen):
        source = {"source": list(known.source)} if known.source else {}
        return {"unseen": known.verb, "seat": known.seat, "stack": known.stack} | source
    return write_event(known)


def read_known(value: Json) -> RivalsEvent | Unseen:
    """What `write_known` wrote."""
    if "unseen" in value:
        return Unseen(value["unseen"], value["seat"], value["stack"], _source(value))
    return read_event(value)
