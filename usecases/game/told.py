"""What everybody is told of a game's events, in a form that a notice can carry."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.catan.board import Layout
from engine.catan.codecs import LAYOUT
from engine.catan.events import CardDrawn, Event, Stolen
from engine.catan.log import read_event, write_event
from engine.catan.phases import OVER
from engine.catan.view import Concealed
from usecases.game.moves import Moves
from usecases.game.seen import Witnessed, witnessed

_CONCEALED: Mapping[str, type[Event]] = {"stolen": Stolen, "card-drawn": CardDrawn}


def public_json(events: Sequence[Event]) -> list[dict[str, Any]]:
    """The events as everybody may know them."""
    return [_written(event) for event in witnessed(tuple(events), None)]


def read_public(values: Sequence[Mapping[str, Any]]) -> Witnessed:
    """What `public_json` wrote."""
    return tuple(_read(value) for value in values)


def layout_json(layout: Layout) -> dict[str, Any]:
    """The island, without which nobody can say where something was built."""
    return dict(LAYOUT.write(layout))


def read_layout(value: Mapping[str, Any] | None) -> Layout | None:
    """What `layout_json` wrote; posts that are older have none."""
    found: Layout | None = LAYOUT.read(dict(value)) if value else None
    return found


def finished_turns(moves: Moves) -> list[tuple[int, tuple[Event, ...]]]:
    """The turns that this transaction finished, the game's last one too, each with the number of events at its end."""
    ends = [*moves.turns, moves.place] if moves.state.turn.phase is OVER else moves.turns
    if not ends:
        return []
    start = moves.game.turn_place
    events = (*moves.turn, *moves.made)
    turns = []
    for end in ends:
        turns.append((end, events[start - moves.game.turn_place : end - moves.game.turn_place]))
        start = end
    return turns


def _written(event: Event | Concealed) -> dict[str, Any]:
    if not isinstance(event, Concealed):
        return dict(write_event(event))
    kind = next(name for name, kind in _CONCEALED.items() if kind is event.kind)
    return {"concealed": kind, "seat": event.seat, "other": event.other}


def _read(value: Mapping[str, Any]) -> Event | Concealed:
    if "concealed" in value:
        return Concealed(_CONCEALED[value["concealed"]], value["seat"], value["other"])
    return read_event(dict(value))
