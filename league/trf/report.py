"""TRF, the tournament report of FIDE: players with their round results, read and written by its columns.

Lines that are no player's are kept as they are, so that what was read is written again. A name has 33 columns.
Source: house
"""

import re
from dataclasses import dataclass
from typing import Final

from league.refusal import Refusal
from league.trf_points import LETTERS

PLAYER: Final = "001"
_COLOURS: Final = "wb-"
_FIRST_ROUND, _ROUND = 91, 10
PLAYER_LINE: Final = re.compile(r"001 [ \d]{3}\d ")


@dataclass(frozen=True, slots=True)
class TrfGame:
    """One round of a player: the opponent's starting number (0: none), the colour and the result as TRF has them."""

    opponent: int
    colour: str
    result: str


@dataclass(frozen=True, slots=True)
class TrfPlayer:
    """A player's line; `number` is the starting number, `line` the physical line from 1 (0: it was not read)."""

    number: int
    name: str
    sex: str = ""
    title: str = ""
    rating: int = 0
    federation: str = ""
    fide_id: str = ""
    birth: str = ""
    points: str = ""
    place: int = 0
    games: tuple[TrfGame, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class TrfReport:
    """A report: the lines before the players (tournament, dates, rounds), the players, the lines after them."""

    before: tuple[str, ...]
    players: tuple[TrfPlayer, ...]
    after: tuple[str, ...] = ()


def is_trf(text: str) -> bool:
    """Whether a text has lines of players as TRF writes them."""
    return any(map(PLAYER_LINE.match, text.splitlines()))


def read_trf(text: str) -> TrfReport | Refusal:
    """The report that a text holds.

    Refusals: `trf-line` (params: line), the first line of a player that does not have its columns; `trf-number`
    (params: line, number) for a starting number that two players have.
    """
    before, after, players = list[str](), list[str](), list[TrfPlayer]()
    numbers: set[int] = set()
    for at, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if not line.startswith(PLAYER):
            (after if players else before).append(line)
            continue
        player = _player(line, at)
        if player is None:
            return Refusal("trf-line", params={"line": at})
        if player.number in numbers:
            return Refusal("trf-number", params={"line": at, "number": player.number})
        numbers.add(player.number)
        players.append(player)
    return TrfReport(tuple(before), tuple(players), tuple(after))


def players_in(text: str) -> tuple[tuple[TrfPlayer, ...], tuple[int, ...]]:
    """The players as far as their lines can be read, and the lines that cannot."""
    lines = enumerate(text.removeprefix("\ufeff").splitlines(), 1)
    read = {at: _player(line, at) for at, line in lines if line.startswith(PLAYER)}
    players = tuple(player for player in read.values() if player is not None)
    return players, tuple(at for at, player in read.items() if player is None)


def numbered_games(line: str) -> tuple[int, tuple[TrfGame, ...]] | None:
    """The starting number of a player's line and what the rounds hold; None where these columns do not say it."""
    number, games = line[4:8].strip(), _games(line[_FIRST_ROUND:])
    return (int(number), games) if number.isdecimal() and int(number) and games is not None else None


def _player(line: str, at: int) -> TrfPlayer | None:
    """The whole line, of which pairing needs no more than `numbered_games`."""
    read = numbered_games(line)
    field = [line[start:end].strip() for start, end in _FIELDS]
    sex, title, name, rating, federation, fide_id, birth, points, place = field
    if read is None or not all(text.isdecimal() for text in (rating, place) if text):
        return None
    number, games = read
    return TrfPlayer(
        number,
        name,
        sex,
        title,
        int(rating or 0),
        federation,
        fide_id,
        birth,
        points,
        int(place or 0),
        games,
        at,
    )


_FIELDS: Final = (
    (9, 10),
    (10, 13),
    (14, 47),
    (48, 52),
    (53, 56),
    (57, 68),
    (69, 79),
    (80, 84),
    (85, 89),
)


def _games(text: str) -> tuple[TrfGame, ...] | None:
    games: list[TrfGame] = []
    for start in range(0, len(text.rstrip()), _ROUND):
        opponent, colour, result = (text[start + a : start + b].strip() for a, b in ((0, 4), (5, 6), (7, 8)))
        known = (
            (not opponent or opponent.isdecimal())
            and colour.lower() in _COLOURS
            and result.upper() in LETTERS
        )
        if not known:
            return None
        games.append(TrfGame(int(opponent or 0), colour, result))
    return tuple(games)


def write_trf(report: TrfReport) -> str:
    """The report as text."""
    return "\n".join([*report.before, *map(_line, report.players), *report.after]) + "\n"


def _line(player: TrfPlayer) -> str:
    head = (
        f"{PLAYER} {player.number:4d} {player.sex:1.1}{player.title:>3.3} {player.name:33.33} "
        f"{player.rating or '':>4} {player.federation:3.3} {player.fide_id:>11.11} {player.birth:10.10} "
        f"{player.points:>4.4} {player.place or '':>4}"
    )
    return (head + "".join(map(_game, player.games))).rstrip()


def _game(game: TrfGame) -> str:
    opponent = f"{game.opponent:4d}" if game.opponent else "0000" if game.result else "    "
    return f"  {opponent} {game.colour or ' '} {game.result or ' '}"
