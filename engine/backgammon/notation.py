"""A play as players write it: `13/7 8/7`, `bar/20*/16`, `6/off(2)`, always by the mover's numbers."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.backgammon.names import Roll
from engine.backgammon.plays import STEPS_OF_DOUBLE, after_step, open_points, plays, single_steps
from engine.backgammon.position import BAR, DIGIT, OFF, OWN, SIDE, Position, Slot, foot
from engine.backgammon.refusals import BackgammonCode
from engine.protocol import EngineRefusal

_TOKEN: Final = re.compile(
    r"(bar|off|\d{1,2})((?:\*?/(?:bar|off|\d{1,2}))+\*?)(?:\(([1-4])\))?", re.ASCII | re.IGNORECASE
)
_NOTHING: Final = frozenset({"", "-", "pass", "cannot move", "no move", "(no move)", "(no play)", "dance"})
_NAMES: Final = {"bar": BAR, "off": OFF}


class Step(NamedTuple):
    """One checker by one die, from slot to slot."""

    source: Slot
    target: Slot
    hits: bool


class Walk(NamedTuple):
    """One checker's way through the roll: the slots it names, and on which of them it hits."""

    slots: tuple[Slot, ...]
    hits: tuple[bool, ...]


def steps(position: Position, roll: Roll, after: Position) -> tuple[Step, ...]:
    """One way to play the roll to this end: higher die and farther checkers first; none if there is no way."""
    high, low = max(roll), min(roll)
    landing = open_points(position)
    if high == low:
        return _search(position, (high,) * STEPS_OF_DOUBLE, landing, after, from_far=True) or ()
    by_high = _search(position, (high, low), landing, after, from_far=False)
    return by_high or _search(position, (low, high), landing, after, from_far=False) or ()


def _search(
    position: int, dice: tuple[int, ...], landing: int, after: int, *, from_far: bool, behind: int = 1 << SIDE
) -> tuple[Step, ...] | None:
    """The steps to an end; `from_far`: none starts behind the one before, which is enough for equal dice."""
    if position == after:
        return ()
    if not dice:
        return None
    for source, target in single_steps(Position(position), dice[0], landing):
        if from_far and source > behind:
            continue
        moved = after_step(position, source, target)
        rest = _search(moved, dice[1:], landing, after, from_far=from_far, behind=source)
        if rest is not None:
            return (Step(_slot(source), _slot(target), moved >> SIDE != position >> SIDE), *rest)
    return None


def _slot(source: int) -> Slot:
    return Slot(source.bit_length() // DIGIT)


def format_play(position: Position, roll: Roll, after: Position) -> str:
    """The play that ends so, as text; empty for a roll that cannot be played."""
    walks = Counter(_merged(steps(position, roll, after)))
    ordered = sorted(walks.items(), key=lambda item: item[0].slots, reverse=True)
    return " ".join(_text(walk) + (f"({number})" if number > 1 else "") for walk, number in ordered)


def _merged(found: Iterable[Step]) -> list[Walk]:
    """The steps of one checker in one walk; a point is named between only where it hits there."""
    walks: list[Walk] = []
    for step in found:
        earlier = next((walk for walk in walks if walk.slots[-1] == step.source), None)
        if earlier is None:
            walks.append(Walk((step.source, step.target), (False, step.hits)))
            continue
        keep = len(earlier.slots) if earlier.hits[-1] else -1
        walks.remove(earlier)
        walks.append(Walk((*earlier.slots[:keep], step.target), (*earlier.hits[:keep], step.hits)))
    return _hits_told_once_for_all(walks)


def _hits_told_once_for_all(walks: list[Walk]) -> list[Walk]:
    """Two checkers that make the same way are one entry, marked as a hit if the first of them hits."""
    hitting = {walk.slots: walk for walk in walks if any(walk.hits)}
    return [hitting.get(walk.slots, walk) for walk in walks]


def _text(walk: Walk) -> str:
    return "/".join(slot_name(slot) + "*" * hit for slot, hit in zip(walk.slots, walk.hits, strict=True))


def slot_name(slot: Slot) -> str:
    """A point's number, `bar` or `off`."""
    return {BAR: "bar", OFF: "off"}.get(slot, str(slot))


def parse_play(position: Position, roll: Roll, text: str) -> Position | EngineRefusal:
    """The legal end that a text stands for; a hit is meant where a point is named, starred or not.

    Refuses what cannot be read (`bad-play`) and what the roll does not allow (`illegal-play`).
    """
    legal = plays(position, *roll)
    if text.strip().lower() in _NOTHING:
        return EngineRefusal(BackgammonCode.ILLEGAL_PLAY, "jbl/4.2.3.1") if legal else position
    walks = _read(text)
    if walks is None:
        return EngineRefusal(BackgammonCode.BAD_PLAY)
    wanted = _own_after(position, walks)
    same = [end for end in legal if end & OWN == wanted]
    if not same:
        return EngineRefusal(BackgammonCode.ILLEGAL_PLAY, "jbl/4.2.3.1")
    return min(same, key=lambda end: _unlike(position, end, walks))


def false_stars(position: Position, after: Position, text: str) -> tuple[Slot, ...]:
    """The points that a text stars although nothing is hit there; a hit without a star is none of them."""
    starred = {
        slot for walk in _read(text) or () for slot, hits in zip(walk.slots, walk.hits, strict=True) if hits
    }
    return tuple(sorted(starred - _hit(position, after), reverse=True))


def _read(text: str) -> list[Walk] | None:
    walks: list[Walk] = []
    for token in text.replace(",", " ").split():
        match = _TOKEN.fullmatch(token)
        if match is None:
            return None
        names = (match[1] + match[2]).lower().split("/")
        slots = tuple(_number(name.rstrip("*")) for name in names)
        if max(slots) > BAR:
            return None
        walks += [Walk(slots, tuple(name.endswith("*") for name in names))] * int(match[3] or 1)
    return walks


def _number(name: str) -> Slot:
    return _NAMES[name] if name in _NAMES else Slot(int(name))


def _own_after(position: Position, walks: Iterable[Walk]) -> int:
    moved = position & OWN
    for walk in walks:
        moved += foot(walk.slots[-1]) - foot(walk.slots[0])
    return moved


def _unlike(position: Position, end: Position, walks: list[Walk]) -> int:
    """On how many points an end's hits differ from those that a text stars or walks over."""
    lone = _lone(position)
    return len(_hit(position, end) ^ lone & {slot for walk in walks for slot in walk.slots[1:]})


def _lone(position: Position) -> set[Slot]:
    """Where the other side has a single checker."""
    return {Slot(slot) for slot in range(1, BAR) if position >> SIDE >> DIGIT * slot & 15 == 1}


def _hit(position: Position, end: Position) -> set[Slot]:
    """Where a play with this end has hit."""
    return {slot for slot in _lone(position) if not end >> SIDE >> DIGIT * slot & 15}
