"""GNU Backgammon's position id (14 letters) and match id (12 letters).

Both are base64 of bits, the lowest bit of each byte first. A position is, for the side not on roll and then for the
side on roll, its points 1 to 24 and its bar: as many ones as checkers, then a zero.
"""

from base64 import b64decode, b64encode
from binascii import Error
from dataclasses import dataclass
from typing import Final

from engine.backgammon.names import NOBODY, SIDES, Roll, Seat
from engine.backgammon.options import LENGTHS
from engine.backgammon.position import BAR, SLOTS, Position, counts, is_position, pack
from engine.backgammon.refusals import BackgammonCode
from engine.backgammon.state import BackgammonState, MatchPhase
from engine.backgammon.waiting import to_act
from engine.protocol import EngineRefusal

_POSITION_BYTES: Final = 10
_MATCH_BYTES: Final = 9
_CENTRED: Final = 3
_OWNERS: Final = (0, 1, _CENTRED)
_PLAYING: Final = 1
_OVER: Final = 2
_NO_JACOBY: Final = 1
_WIDTHS: Final = (4, 2, 1, 1, 3, 1, 1, 2, 3, 3, 15, 15, 15, 1)
"""The fields of a match id in order: see `MatchId`."""


def position_id(position: Position) -> str:
    """The id of a board, the side that sees it on roll."""
    own, theirs = counts(position)
    bits, place = 0, 0
    for side in (tuple(theirs[BAR - slot] for slot in range(SLOTS)), own):
        for slot in range(1, SLOTS):
            bits |= ((1 << side[slot]) - 1) << place
            place += side[slot] + 1
    return _letters(bits, _POSITION_BYTES)


def read_position_id(text: str) -> Position | EngineRefusal:
    """The board of an id, seen by the side on roll."""
    bits = _bits(text, _POSITION_BYTES)
    if bits is None:
        return EngineRefusal(BackgammonCode.BAD_POSITION_ID)
    runs = f"{bits:080b}"[::-1].split("0")
    if len(runs) <= 2 * BAR or any(runs[2 * BAR :]):
        return EngineRefusal(BackgammonCode.BAD_POSITION_ID)
    theirs, own = ([0, *map(len, runs[start : start + BAR])] for start in (0, BAR))
    mirrored = [theirs[BAR - slot] for slot in range(SLOTS)]
    if not is_position(own, mirrored):
        return EngineRefusal(BackgammonCode.BAD_POSITION_ID)
    return pack(own, mirrored)


@dataclass(frozen=True, slots=True)
class MatchId:
    """What a match id says. `owner` and players are 0 and 1, a cube in the middle has the owner 3.

    `on_roll` has the turn, `to_decide` must act: they differ while a double or a resignation is open. `resigned` is the
    kind of loss on offer, 0 for none; `dice` are 0 before the roll.
    """

    cube: int
    owner: int
    on_roll: int
    crawford: int
    stage: int
    to_decide: int
    doubled: int
    resigned: int
    dice: Roll
    length: int
    scores: tuple[int, int]


def match_id(match: MatchId) -> str:
    """The id as text."""
    values = (
        match.cube, match.owner, match.on_roll, match.crawford, match.stage, match.to_decide, match.doubled,
        match.resigned, *match.dice, match.length, *match.scores, _NO_JACOBY,
    )  # fmt: skip
    bits = place = 0
    for value, width in zip(values, _WIDTHS, strict=True):
        bits, place = bits | value << place, place + width
    return _letters(bits, _MATCH_BYTES)


def read_match_id(text: str) -> MatchId | EngineRefusal:
    """What an id says; refuses dice beyond six and matches that are too long for us."""
    bits = _bits(text, _MATCH_BYTES)
    if bits is None:
        return EngineRefusal(BackgammonCode.BAD_MATCH_ID)
    values = []
    for width in _WIDTHS:
        values.append(bits & (1 << width) - 1)
        bits >>= width
    (
        cube,
        owner,
        on_roll,
        crawford,
        stage,
        to_decide,
        doubled,
        resigned,
        first,
        second,
        length,
        mine,
        theirs,
        _,
    ) = values
    if max(first, second) > SIDES or owner not in _OWNERS or length not in LENGTHS:
        return EngineRefusal(BackgammonCode.BAD_MATCH_ID)
    dice, scores = (first, second), (mine, theirs)
    return MatchId(cube, owner, on_roll, crawford, stage, to_decide, doubled, resigned, dice, length, scores)


def match_id_of(state: BackgammonState) -> MatchId:
    """A match's id: seat 0 is gnubg's player 0."""
    cube, acting = state.cube, to_act(state)
    on_roll: Seat = state.seat
    return MatchId(
        cube=cube.value.bit_length() - 1,
        owner=_CENTRED if cube.owner == NOBODY else cube.owner,
        on_roll=on_roll,
        crawford=int(state.crawford),
        stage=_OVER if state.phase is MatchPhase.OVER else _PLAYING,
        to_decide=acting[0] if acting and acting[0] >= 0 else on_roll,
        doubled=int(state.phase is MatchPhase.DOUBLED),
        resigned=int(state.offer or 0),
        dice=state.roll or (0, 0),
        length=state.options.points,
        scores=state.score,
    )


def _letters(bits: int, size: int) -> str:
    return b64encode(bits.to_bytes(size, "little")).decode().rstrip("=")


def _bits(text: str, size: int) -> int | None:
    try:
        raw = b64decode(text.strip() + "=" * (-len(text.strip()) % 4), validate=True)
    except (Error, ValueError):
        return None
    return int.from_bytes(raw, "little") if len(raw) == size else None
