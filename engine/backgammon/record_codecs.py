"""Events, actions and options as JSON and as text, and back."""

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, NamedTuple

from engine.backgammon import actions as a
from engine.backgammon import events as e
from engine.backgammon.names import NOBODY, SEATS, SIDES, WinKind
from engine.backgammon.options import HIGHEST_CUBE, LENGTHS, Level, MatchOptions, Resigning
from engine.backgammon.refusals import BackgammonCode, within
from engine.backgammon.xgid import read_board, write_board
from engine.protocol import EngineRefusal, Json


class FieldCodec(NamedTuple):
    """A writer and the reader that takes back what it wrote; a reader raises `ValueError` for all else."""

    write: Callable[[Any], Json]
    read: Callable[[Json], Any]


def _whole(low: int, high: int) -> FieldCodec:
    def read(value: Json) -> int:
        if not within(value, low, high):
            raise ValueError(value)
        return int(value)

    return FieldCodec(int, read)


def _read_board(value: Json) -> Any:  # noqa: ANN401 - the codec's own type
    position = read_board(value) if isinstance(value, str) else None
    if position is None:
        raise ValueError(value)
    return position


def _read_kind(value: Json) -> WinKind:
    return WinKind(_whole(min(WinKind), max(WinKind)).read(value))


_CODECS: Final = {
    "seat": _whole(NOBODY, max(SEATS)),
    "winner": _whole(NOBODY, max(SEATS)),
    "first": _whole(1, SIDES),
    "second": _whole(1, SIDES),
    "value": _whole(2, 2 * HIGHEST_CUBE),
    "points": _whole(1, 3 * HIGHEST_CUBE),
    "kind": FieldCodec(int, _read_kind),
    "before": FieldCodec(write_board, _read_board),
    "after": FieldCodec(write_board, _read_board),
}
"""By the name of the field."""
EVENTS: Final[dict[str, type[e.Event]]] = {
    "match-begun": e.MatchBegun,
    "opening-rolled": e.OpeningRolled,
    "dice-taken": e.MatchDiceTaken,
    "rolled": e.MatchRolled,
    "played": e.CheckersMoved,
    "doubled": e.Doubled,
    "taken": e.Taken,
    "dropped": e.Dropped,
    "resignation-offered": e.ResignationOffered,
    "resignation-accepted": e.ResignationAccepted,
    "resignation-refused": e.ResignationRefused,
    "claimed": e.Claimed,
    "game-won": e.GameWon,
    "time-called": e.MatchTimeCalled,
    "conceded": e.Conceded,
}
_EVENT_NAMES: Final = {kind: name for name, kind in EVENTS.items()}
ACTIONS: Final[dict[str, type[a.Action]]] = {
    "dice": a.DiceThrow,
    "roll": a.RollDice,
    "double": a.Double,
    "take": a.Take,
    "drop": a.Drop,
    "play": a.Play,
    "resign": a.OfferResignation,
    "claim": a.ClaimRace,
    "accept": a.AcceptResignation,
    "refuse": a.RefuseResignation,
    "call-time": a.CallMatchTime,
    "concede": a.Concede,
}
_ACTION_NAMES: Final = {kind: name for name, kind in ACTIONS.items()}
_NUMBER: Final = re.compile(r"-1|0|[1-9]\d{0,5}", re.ASCII)


def write_event(event: e.Event) -> Json:
    """One event as a JSON object: its name under `event`, then its fields."""
    written = {each.name: _CODECS[each.name].write(getattr(event, each.name)) for each in fields(event)}
    return {"event": _EVENT_NAMES[type(event)]} | written


def read_event(value: Json) -> e.Event:
    """The event that a JSON object stands for; raises `ValueError` if it stands for none."""
    if not isinstance(value, dict) or not isinstance(name := value.get("event"), str) or name not in EVENTS:
        raise ValueError(value)
    kind = EVENTS[name]
    names = [each.name for each in fields(kind)]
    if value.keys() != {"event", *names}:
        raise ValueError(value)
    return kind(*[_CODECS[name].read(value[name]) for name in names])


def format_action(action: a.Action) -> str:
    """One line for an action: its name, then its values; `play -b----E-C---eE---c-e----B-` is where a roll ends."""
    values = [str(_CODECS[each.name].write(getattr(action, each.name))) for each in fields(action)]
    return " ".join((_ACTION_NAMES[type(action)], *values))


def parse_action(text: str) -> a.Action | EngineRefusal:
    """The action that a line stands for, or why it stands for none."""
    name, *values = text.split(" ")
    kind = ACTIONS.get(name)
    if kind is None or len(values) != len(fields(kind)):
        return EngineRefusal(BackgammonCode.BAD_TEXT)
    try:
        read = [
            _CODECS[each.name].read(_value(value)) for each, value in zip(fields(kind), values, strict=True)
        ]
    except ValueError:
        return EngineRefusal(BackgammonCode.BAD_TEXT)
    return kind(*read)


def _value(text: str) -> Json:
    return int(text) if _NUMBER.fullmatch(text) else text


def write_options(options: MatchOptions) -> Json:
    """The options as a JSON object."""
    return {"points": options.points, "resigning": str(options.resigning), "level": str(options.level)}


def read_options(value: Json) -> MatchOptions | EngineRefusal:
    """What `write_options` wrote."""
    try:
        points, resigning, level = value["points"], Resigning(value["resigning"]), Level(value["level"])
    except (KeyError, TypeError, ValueError):
        return EngineRefusal(BackgammonCode.MALFORMED)
    if not within(points, LENGTHS.start, LENGTHS.stop - 1):
        return EngineRefusal(BackgammonCode.MALFORMED)
    return MatchOptions(points, resigning, level)
