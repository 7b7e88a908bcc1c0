"""What everybody is told of a game's events, in a form that a notice can carry."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from usecases.play.move_batch import MoveBatch
from usecases.play.registry import Event, HostRules, Known, State, playable
from usecases.play.views import witnessed

FIRST = "catan"
"""The kind of game of messages that were written when there was only one."""


def public_json(rules: HostRules, events: Sequence[Event]) -> list[dict[str, Any]]:
    """The events as everybody may know them."""
    return [dict(rules.write_known(known)) for known in witnessed(rules, tuple(events), None)]


def read_public(kind: str, values: Iterable[Mapping[str, Any]]) -> tuple[Known, ...]:
    """What `public_json` wrote of a game of this kind: an event reads the same in every version of its rules."""
    rules = playable(kind).newest.rules
    return tuple(rules.read_known(dict(value)) for value in values)


def log_json(
    kind: str, rules: HostRules, names: Sequence[str], events: Sequence[Event], state: State
) -> dict[str, Any]:
    """Events with all that is needed to put them into words."""
    return {
        "game": kind,
        "names": list(names),
        "events": public_json(rules, events),
        "layout": rules.scenery(state),
    }


def finished_turns(moves: MoveBatch) -> list[tuple[int, tuple[Event, ...]]]:
    """The turns that this transaction finished, the game's last one too, each with the number of events at its end."""
    over = moves.at.outcome is not None
    ends = [*moves.turns, moves.place] if over else moves.turns
    if not ends:
        return []
    start = moves.game.turn_place
    events = (*moves.turn, *moves.made)
    turns = []
    for end in ends:
        turns.append((end, events[start - moves.game.turn_place : end - moves.game.turn_place]))
        start = end
    return turns
