"""The tournament file of chess (TRF): its players' results, as far as pairing the next round needs them.

A player's line begins with 001: the starting number stands in columns 5-8, and from column 92 on ten columns a round
hold the opponent's starting number (0000: none), the colour and the result. A player with an entry for the round that
is to be paired does not take part in it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from league.ids import PlayerId
from league.refusal import Refusal
from league.swiss import Pair, SwissField, swiss_field
from league.swiss_history import SwissGame, SwissPast

_FIRST_ROUND, _WIDTH = 91, 10
_OPPONENT, _RESULT = slice(0, 4), 7
HALVES_OF: Mapping[str, int] = MappingProxyType(
    {"1": 2, "W": 2, "+": 2, "F": 2, "U": 2, "=": 1, "D": 1, "H": 1, "0": 0, "L": 0, "-": 0, "Z": 0, "": 0}
)
"""What each result is worth, in halves of a win."""
_BY_DEFAULT = frozenset("+-")


@dataclass(frozen=True, slots=True)
class TrfEntry:
    """What a player has in one round: an opponent (0: none) and a result's letter."""

    opponent: int
    result: str


@dataclass(frozen=True, slots=True)
class TrfFile:
    """The players by their starting numbers with their rounds; `rounds` is how many the event has (0: unknown).

    `ahead` is what a player counts more in each round of an accelerated start, in halves of a win; `absent` are those
    who sit out the next round, `forbidden` pairs do not meet.
    """

    players: Mapping[int, tuple[TrfEntry, ...]]
    rounds: int = 0
    ahead: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    absent: frozenset[int] = frozenset()
    forbidden: tuple[tuple[int, int], ...] = ()


def parse_trf(text: str) -> TrfFile | Refusal:
    """Read a file.

    Refused: trf-no-players, trf-line(line), trf-player-twice(player), trf-opponent(player, round) where two lines
    contradict each other.
    Source: house
    """
    found = TrfFile({})
    for number, line in enumerate(text.replace("\ufeff", "").splitlines(), 1):
        try:
            found = _with_line(found, line)
        except (ValueError, IndexError):
            return Refusal("trf-line", None, {"line": number})
        if isinstance(found, Refusal):
            return found
    if not found.players:
        return Refusal("trf-no-players")
    return _contradiction(found) or found


def _with_line(found: TrfFile, line: str) -> TrfFile:
    code, rest = line[:3], line[3:].split()
    match code:
        case "001":
            number = int(line[4:8])
            if number in found.players:
                raise ValueError(number)
            return replace(found, players={**found.players, number: _entries(line)})
        case "XXR" | "142":
            return replace(found, rounds=int(rest[0]))
        case "XXA":
            points = tuple(round(2 * float(value)) for value in rest[1:])
            return replace(found, ahead={**found.ahead, int(rest[0]): points})
        case "XXZ":
            return replace(found, absent=found.absent | {int(player) for player in rest})
        case "XXP":
            players = [int(player) for player in rest]
            pairs = ((a, b) for place, a in enumerate(players) for b in players[place + 1 :])
            return replace(found, forbidden=(*found.forbidden, *pairs))
        case _:
            return found


def _entries(line: str) -> tuple[TrfEntry, ...]:
    blocks = (line[start : start + _WIDTH] for start in range(_FIRST_ROUND, len(line.rstrip()), _WIDTH))
    entries = [TrfEntry(int(block[_OPPONENT].strip() or 0), _letter(block)) for block in blocks]
    return tuple(entries)


def _letter(block: str) -> str:
    letter = block[_RESULT : _RESULT + 1].strip().upper()
    if letter not in HALVES_OF:
        raise ValueError(letter)
    return letter


def _contradiction(found: TrfFile) -> Refusal | None:
    """Each opponent has to name the player in the same round."""
    for player, entries in found.players.items():
        for number, entry in enumerate(entries):
            if entry.opponent and _entry(found, entry.opponent, number).opponent != player:
                return Refusal("trf-opponent", None, {"player": player, "round": number + 1})
    return None


_NOTHING = TrfEntry(0, "")


def _entry(found: TrfFile, player: int, number: int) -> TrfEntry:
    entries = found.players.get(player, ())
    return entries[number] if number < len(entries) else _NOTHING


def played_rounds(found: TrfFile) -> int:
    """How many rounds were paired: the last in which anybody has an opponent, or had the bye of a paired round."""
    paired = (
        number
        for entries in found.players.values()
        for number, entry in enumerate(entries, 1)
        if entry.opponent or entry.result == "U"
    )
    return max(paired, default=0)


def trf_field(found: TrfFile) -> SwissField:
    """What the next round is paired from; those who are level stand by their starting numbers.

    Source: house
    """
    done = played_rounds(found)
    past = [_past(found, number) for number in range(done)]
    everybody = [PlayerId(player) for player in sorted(found.players)]
    away = {player for player in everybody if player in found.absent or _entry(found, player, done).result}
    forbidden: Sequence[Pair] = [(PlayerId(a), PlayerId(b)) for a, b in found.forbidden]
    to_come = max(found.rounds - done - 1, 0)
    paired_from = swiss_field(everybody, past, away, forbidden, (), to_come)
    extra = _ahead(found, done)
    ranking = [replace(one, score=one.score + extra.get(one.player, 0)) for one in paired_from.ranking]
    return replace(paired_from, ranking=tuple(sorted(ranking, key=lambda one: (-one.score, one.player))))


def _past(found: TrfFile, number: int) -> SwissPast:
    rows = {player: _entry(found, player, number) for player in found.players}
    games = [_game(rows, player, entry) for player, entry in rows.items() if player < entry.opponent]
    byes = {
        PlayerId(player): HALVES_OF[entry.result]
        for player, entry in rows.items()
        if not entry.opponent and entry.result
    }
    return SwissPast(tuple(games), byes, _ahead(found, number))


def _game(rows: Mapping[int, TrfEntry], player: int, entry: TrfEntry) -> SwissGame:
    other = rows[entry.opponent]
    return SwissGame(
        PlayerId(player),
        PlayerId(entry.opponent),
        HALVES_OF[entry.result],
        HALVES_OF[other.result],
        entry.result not in _BY_DEFAULT and other.result not in _BY_DEFAULT,
    )


def _ahead(found: TrfFile, number: int) -> dict[PlayerId, int]:
    return {
        PlayerId(player): points[number] for player, points in found.ahead.items() if number < len(points)
    }
