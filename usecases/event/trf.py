"""An event of two-player matches as a tournament report of FIDE (TRF)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final
from zoneinfo import ZoneInfo

from league.ids import PlayerId
from league.reporting import ReportedResult, ReportKind
from league.round import Table
from league.trf import TrfGame, TrfPlayer, TrfReport
from usecases.event.export import EventExport
from usecases.find import profile_of

_NOTHING: Final = TrfGame(0, "", "")
_LARGEST: Final = 9999
_AWAY: Final = frozenset({ReportKind.WALKOVER})


def trf_of(export: EventExport) -> TrfReport:
    """The report: starting numbers by seed, then in the order of the entries; a bracket's matches round by round.

    Source: house
    """
    order = sorted(
        (entry.player for entry in export.entries),
        key=lambda player: (export.seeds.get(player, _LARGEST), export.entry_order[player]),
    )
    numbers = {player: number for number, player in enumerate(order, 1)}
    games = _games(export, numbers)
    places = {row.player: row.place for row in export.stages[0].standings.rows}
    players = tuple(
        TrfPlayer(
            number,
            export.called[player],
            rating=min(int(export.ratings.get(player, 0)), _LARGEST),
            points=f"{_points(games[player]):.1f}",
            place=places.get(player, 0),
            games=tuple(games[player]),
        )
        for player, number in numbers.items()
    )
    return TrfReport(_head(export, len(players), max(map(len, games.values()), default=0)), players)


def _head(export: EventExport, players: int, rounds: int) -> tuple[str, ...]:
    starts = export.event.starts_at
    day = starts.astimezone(ZoneInfo(export.time_zone)).strftime("%Y/%m/%d") if starts else ""
    lines = [f"012 {export.event.name}", f"042 {day}" if day else "", f"062 {players}"]
    return (*filter(None, lines), f"XXR {max(rounds, export.event.rounds)}")


def _games(export: EventExport, numbers: Mapping[PlayerId, int]) -> dict[PlayerId, list[TrfGame]]:
    """Each player's games; both players of a match have it in the same round."""
    versions = {(line.round.number, line.table.number): line.version for line in export.results}
    games: dict[PlayerId, list[TrfGame]] = {player: [] for player in numbers}
    drawn = "=" if profile_of(export.event).draw_half_wins else "0"
    for shown in export.rounds:
        done = max(map(len, games.values()), default=0)
        for table in _by_number(seated.table for seated in shown.tables):
            seats = [player for player in table.seats if player in numbers]
            at = max([done, *(len(games[player]) for player in seats)])
            version = versions.get((shown.round.number, table.number))
            for player in seats:
                games[player] += [_NOTHING] * (at - len(games[player]))
                games[player].append(_game(table, player, version, numbers, drawn))
    return games


def _by_number(tables: Iterable[Table]) -> list[Table]:
    return sorted(tables, key=lambda table: table.number)


def _game(
    table: Table,
    player: PlayerId,
    version: ReportedResult | None,
    numbers: Mapping[PlayerId, int],
    drawn: str,
) -> TrfGame:
    """A player's game; `drawn` is what a match without a winner is by the regulations."""
    others = [other for other in table.seats if other != player]
    if not others:
        asked = version is not None and not version.winner
        return TrfGame(0, "-", "H" if asked else "U")
    colour = "w" if table.seats[0] == player else "b"
    opponent = numbers.get(others[0], 0)
    if version is None:
        return TrfGame(opponent, colour, "")
    won = version.winner == player
    if version.kind in _AWAY:
        return TrfGame(opponent, colour, "+" if won else "-")
    if not version.winner:
        return TrfGame(opponent, colour, drawn)
    return TrfGame(opponent, colour, "1" if won else "0")


def _points(games: Sequence[TrfGame]) -> float:
    return sum({"1": 1.0, "+": 1.0, "U": 1.0, "H": 0.5, "=": 0.5}.get(game.result, 0.0) for game in games)
