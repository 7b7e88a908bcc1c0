"""Our plays against gnubg's (PyPI gnubg-nn), position by position: `python -m tests.engine.backgammon_differential`.

Positions come from random games and from checkers thrown on the board, so that bars, closed boards and bear-offs are
common; every position is tried with all 21 rolls.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from engine.backgammon.perft import ROLLS
from engine.backgammon.plays import ends
from engine.backgammon.position import (
    CHECKERS,
    OWN,
    START,
    Position,
    borne_off,
    counts,
    flip,
    is_position,
    pack,
)

LETTERS = str.maketrans("0123456789abcdef", "ABCDEFGHIJKLMNOP")


def board_of(position: Position) -> list[list[int]]:
    """gnubg's board: the side not on roll, then the side on roll, each its points 1 to 24 and its bar."""
    own, theirs = counts(position)
    return [[theirs[25 - slot] for slot in range(1, 26)], list(own[1:])]


def key_of(position: Position) -> str:
    """gnubg's key of a board: ten bytes a side as letters from A to P."""
    theirs, place = bits_of(flip(position) & OWN & ~15)
    own, _ = bits_of(position & OWN & ~15)
    return (own << place | theirs).to_bytes(20, "little")[:10].hex().translate(LETTERS)


@lru_cache(maxsize=1 << 18)
def bits_of(digits: int) -> tuple[int, int]:
    """One side's points 1 to 24 and bar, as many ones as checkers and a zero each; and how many bits that is."""
    bits = place = 0
    for slot in range(1, 26):
        number = digits >> 4 * slot & 15
        bits |= ((1 << number) - 1) << place
        place += number + 1
    return bits, place


def in_games(chance: random.Random) -> Iterator[Position]:
    """Every position of random games."""
    while True:
        position = START
        while borne_off(flip(position)) < CHECKERS:
            yield position
            found = list(ends(position, chance.randint(1, 6), chance.randint(1, 6)))
            position = flip(chance.choice(found) if found else position)


def thrown(chance: random.Random) -> Iterator[Position]:
    """Checkers anywhere: some borne off, some on the bar, the rest on few or many points."""
    while True:
        own, theirs = [0] * 26, [0] * 26
        for side, bar in ((own, 25), (theirs, 0)):
            points = chance.sample(range(1, 25), chance.randint(1, 12))
            for _ in range(chance.choice((15, 15, chance.randint(1, 15)))):
                side[bar if chance.random() < 0.05 else chance.choice(points)] += 1
        mixed = [number if not own[slot] or slot in {0, 25} else 0 for slot, number in enumerate(theirs)]
        if is_position(own, mixed) and any(mixed) and not _both_shut_out(own, mixed):
            yield pack(own, mixed)


def _both_shut_out(own: list[int], theirs: list[int]) -> bool:
    """Two closed boards with a checker on either bar: no game can reach that."""
    return all(own[slot] > 1 for slot in range(1, 7)) and all(theirs[slot] > 1 for slot in range(19, 25))


def positions(seed: int) -> Iterator[Position]:
    """Half from games, half thrown."""
    chance = random.Random(seed)
    yield from (each for pair in zip(in_games(chance), thrown(chance), strict=False) for each in pair)


def differences(number: int, seed: int) -> tuple[int, list[str]]:
    """How many rolls were compared, and the first differences."""
    import gnubg_nn

    compared, found = 0, []
    for position, _ in zip(positions(seed), range(number), strict=False):
        for roll in ROLLS:
            ours = {key_of(end) for end in ends(position, *roll)}
            if ours != keys(gnubg_nn.moves(board_of(position), *roll)):
                found.append(f"{counts(position)} {roll}")
            compared += 1
    return compared, found


def keys(told: Any) -> set[str]:  # noqa: ANN401 - gnubg-nn's own type
    return set(told)


def main() -> int:
    """Prints how many were compared and every difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    compared, found = differences(wanted.positions, wanted.seed)
    sys.stdout.write(f"{wanted.positions} positions, {compared} rolls, {len(found)} differences\n")
    sys.stdout.writelines(f"{line}\n" for line in found[:20])
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
