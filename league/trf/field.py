"""The tournament file of chess (TRF): its players' results, as far as pairing the next round needs them.

A player's line begins with 001: the starting number stands in columns 5-8, and from column 92 on ten columns a round
hold the opponent's starting number (0000: none), the colour and the result. A player with an entry for the round that
is to be paired does not take part in it. Of the version of 2026 and of the extensions of JaVaFo and bbpPairings what
concerns pairing without colours is read: points, rounds, acceleration, forbidden pairs, byes to come.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from league.ids import PlayerId
from league.refusal import Refusal
from league.swiss import Pair, SwissField, swiss_field
from league.swiss_history import SwissGame, SwissPast
from league.trf.report import numbered_games
from league.trf_points import USUAL, code_of, tenths, with_162, with_bb, with_xxs

_BY_DEFAULT = frozenset("+-")
_GIVEN_BYES = frozenset("U+")
_WINS = frozenset("1W+")


@dataclass(frozen=True, slots=True)
class TrfEntry:
    """What a player has in one round: an opponent (0: none), a result's letter, and a colour."""

    opponent: int
    result: str
    colour: str = ""

    @property
    def is_given_bye(self) -> bool:
        """Whether it is the bye that the pairing of the round gave."""
        return not self.opponent and self.result in _GIVEN_BYES

    @property
    def is_won(self) -> bool:
        """Whether it is a win, played or not."""
        return self.result in _WINS

    @property
    def code(self) -> str:
        """What it counts as (see `league.trf_points`)."""
        return code_of(self.result, colour=self.colour, alone=not self.opponent)


@dataclass(frozen=True, slots=True)
class Span:
    """What holds for some players in the rounds from `first` to `last`."""

    first: int
    last: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrfFile:
    """The players by their starting numbers with their rounds; `rounds` is how many the event has (0: unknown).

    `points` is what each kind of result is worth; `ahead` what a player counts more in each round of an accelerated
    start, both in tenths; `lifted` is the same for many players at once. `absent` are those who sit out the next round,
    `away` those of single rounds, `forbidden` do not meet one another. `by_line`: level players stand as in the file.
    """

    players: Mapping[int, tuple[TrfEntry, ...]]
    rounds: int = 0
    points: Mapping[str, int] = field(default_factory=lambda: USUAL)
    ahead: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    lifted: tuple[tuple[Span, int], ...] = ()
    absent: frozenset[int] = frozenset()
    away: tuple[Span, ...] = ()
    forbidden: tuple[Span, ...] = ()
    by_line: bool = False
    baku: bool = False


def parse_trf(text: str) -> TrfFile | Refusal:
    """Read a file.

    Refused: trf-no-players, trf-line(line), and what the lines contradict one another in: trf-opponent and trf-both-won
    (line, player, round), trf-unknown-player(line, player), trf-too-many-rounds(line, rounds).
    Source: house
    """
    found, lines = TrfFile({}), text.replace("\ufeff", "").splitlines()
    for number, line in enumerate(lines, 1):
        try:
            found = _with_line(found, line)
        except (ValueError, IndexError):
            return Refusal("trf-line", None, {"line": number})
    if not found.players:
        return Refusal("trf-no-players")
    refused = (_contradiction(found, number, line) for number, line in enumerate(lines, 1))
    return next(filter(None, refused), found)


def _with_line(found: TrfFile, line: str) -> TrfFile:
    reader = _READERS.get(line[:3])
    return found if reader is None else reader(found, line)


def _player(found: TrfFile, line: str) -> TrfFile:
    read = numbered_games(line)
    if read is None or read[0] in found.players:
        raise ValueError(line)
    number, games = read
    entries = tuple(TrfEntry(one.opponent, one.result.upper(), one.colour.lower()) for one in games)
    return replace(found, players={**found.players, number: entries})


def _rounds(found: TrfFile, line: str) -> TrfFile:
    return replace(found, rounds=int(line[3:].split(maxsplit=1)[0]))


def _points(read: Callable[[Mapping[str, int], str], Mapping[str, int]]) -> "Reader":
    return lambda found, line: replace(found, points=read(found.points, line))


def _options(found: TrfFile, line: str) -> TrfFile:
    return replace(found, by_line=found.by_line or "rank" in line.split())


def _kind(found: TrfFile, line: str) -> TrfFile:
    return replace(found, baku="BAKU" in line.upper())


def _accelerated(found: TrfFile, line: str) -> TrfFile:
    number, *points = line[3:].split()
    return replace(found, ahead={**found.ahead, int(number): tuple(map(tenths, points))})


def _lifted(found: TrfFile, line: str) -> TrfFile:
    (first, last), ends = _numbers(line[14:21]), _numbers(line[22:31])
    span = Span(first, last, tuple(range(min(ends), max(ends) + 1)))
    return replace(found, lifted=(*found.lifted, (span, tenths(line[9:13]))))


def _absent(found: TrfFile, line: str) -> TrfFile:
    return replace(found, absent=found.absent.union(_numbers(line[3:])))


def _byes_to_come(found: TrfFile, line: str) -> TrfFile:
    number, *players = _numbers(line[6:])
    return replace(found, away=(*found.away, Span(number, number, tuple(players))))


def _apart(found: TrfFile, line: str) -> TrfFile:
    return replace(found, forbidden=(*found.forbidden, Span(1, _ALWAYS, _numbers(line[3:]))))


def _apart_for_a_while(found: TrfFile, line: str) -> TrfFile:
    first, last, *players = _numbers(line[3:])
    return replace(found, forbidden=(*found.forbidden, Span(first, last, tuple(players))))


Reader = Callable[[TrfFile, str], TrfFile]
_READERS: Mapping[str, Reader] = {
    "001": _player,
    "XXR": _rounds,
    "142": _rounds,
    "XXS": _points(with_xxs),
    "162": _points(with_162),
    **dict.fromkeys(("BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"), _points(with_bb)),
    "XXC": _options,
    "192": _kind,
    "XXA": _accelerated,
    "250": _lifted,
    "XXZ": _absent,
    "240": _byes_to_come,
    "XXP": _apart,
    "260": _apart_for_a_while,
}
"""What is read of a line, by its first three characters."""
_ALWAYS = 10_000


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _contradiction(found: TrfFile, number: int, line: str) -> Refusal | None:
    """What this line says otherwise than the others."""
    says = _with_line(TrfFile({}), line)
    for player, entries in says.players.items():
        if any(entry.opponent or entry.result for entry in entries[found.rounds or _ALWAYS :]):
            return Refusal("trf-too-many-rounds", None, {"line": number, "rounds": found.rounds})
        for played, entry in enumerate(entries):
            code = _other_side(found, player, entry, played)
            if code:
                return Refusal(code, None, {"line": number, "player": player, "round": played + 1})
    unknown = sorted(_named(says) - found.players.keys())
    return Refusal("trf-unknown-player", None, {"line": number, "player": unknown[0]}) if unknown else None


def _other_side(found: TrfFile, player: int, entry: TrfEntry, played: int) -> str | None:
    """An opponent has to be somebody else, who names the player in the same round, and one of the two wins at most."""
    if not entry.opponent:
        return None
    other = _entry(found, entry.opponent, played)
    if entry.opponent == player or other.opponent != player:
        return "trf-opponent"
    return "trf-both-won" if entry.is_won and other.is_won else None


def _named(says: TrfFile) -> set[int]:
    """The players of whom something is said beside their results."""
    spans = (*says.away, *says.forbidden)
    return {*says.absent, *says.ahead, *(player for span in spans for player in span.players)}


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
        if entry.opponent or entry.is_given_bye
    )
    return max(paired, default=0)


def trf_field(found: TrfFile) -> SwissField:
    """What the next round is paired from; those who are level stand by their starting numbers.

    Source: house
    """
    done = played_rounds(found)
    past = [_past(found, number) for number in range(done)]
    everybody = _everybody(found)
    away = {
        player for player in everybody if player in _away(found, done) or _entry(found, player, done).result
    }
    to_come = max(found.rounds - done - 1, 0)
    paired_from = swiss_field(everybody, past, away, tuple(_forbidden(found, done + 1)), (), to_come)
    extra, place = _ahead(found, done), {player: number for number, player in enumerate(everybody)}
    ranking = [replace(one, score=one.score + extra.get(one.player, 0)) for one in paired_from.ranking]
    return replace(
        paired_from, ranking=tuple(sorted(ranking, key=lambda one: (-one.score, place[one.player])))
    )


def _everybody(found: TrfFile) -> list[PlayerId]:
    return [PlayerId(player) for player in (found.players if found.by_line else sorted(found.players))]


def _away(found: TrfFile, done: int) -> frozenset[int]:
    spans = (one for one in found.away if one.first == done + 1)
    return found.absent.union(player for one in spans for player in one.players)


def _forbidden(found: TrfFile, number: int) -> Iterable[Pair]:
    for one in found.forbidden:
        if one.first <= number <= one.last:
            for place, player in enumerate(one.players):
                yield from ((PlayerId(player), PlayerId(other)) for other in one.players[place + 1 :])


def _past(found: TrfFile, number: int) -> SwissPast:
    rows = {player: _entry(found, player, number) for player in found.players}
    games = [
        _game(found.points, rows, player, entry) for player, entry in rows.items() if player < entry.opponent
    ]
    alone = {PlayerId(player): entry for player, entry in rows.items() if not entry.opponent and entry.result}
    byes = {player: found.points[entry.code] for player, entry in alone.items()}
    full = found.points["FPB"]
    asked = {p for p, entry in alone.items() if not entry.is_given_bye and byes[p] < full}
    return SwissPast(tuple(games), byes, frozenset(asked), _ahead(found, number))


def _game(points: Mapping[str, int], rows: Mapping[int, TrfEntry], player: int, entry: TrfEntry) -> SwissGame:
    other = rows[entry.opponent]
    return SwissGame(
        PlayerId(player),
        PlayerId(entry.opponent),
        points[entry.code],
        points[other.code],
        entry.result not in _BY_DEFAULT and other.result not in _BY_DEFAULT,
    )


def _ahead(found: TrfFile, number: int) -> dict[PlayerId, int]:
    """What is counted more in the round after so many."""
    extra = {player: points[number] for player, points in found.ahead.items() if number < len(points)}
    for span, points in found.lifted:
        if span.first <= number + 1 <= span.last:
            extra.update(dict.fromkeys(span.players, points))
    if found.baku and not (found.ahead or found.lifted):
        extra = _baku(found, number)
    return {PlayerId(player): points for player, points in extra.items()}


def _baku(found: TrfFile, number: int) -> dict[int, int]:
    """FIDE's Baku acceleration: the upper half counts a win more in the first quarter of the rounds, then a draw.

    Source: house
    """
    everybody = _everybody(found)
    half = everybody[: 2 * -(-len(everybody) // 4)]
    accelerated = -(-found.rounds // 2)
    if number >= accelerated:
        return {}
    code = "WW" if number < -(-accelerated // 2) else "WD"
    return dict.fromkeys(half, found.points[code])
