"""The teams of an event: their ranking, and who plays for them at which board."""

from bot.i18n import Language, plain
from bot.ui.exports.sheets import Cell, Sheet, number_cell
from bot.ui.listed import listed
from league.ids import PlayerId
from usecases.event.export import EventExport


def teams_sheet(export: EventExport, language: Language) -> Sheet:
    """A line for each team: its place, its sums, and whose numbers they are."""
    table = export.teams
    columns = ("place", "team", *(item.value for item in table.standings.tie_breaks), "counted", "left_out")
    rows = tuple(
        (
            row.place,
            table.called(row.team),
            *(number_cell(value) for value in row.values),
            _names(export, row.counted, language),
            _names(export, row.left_out, language),
        )
        for row in table.standings.rows
    )
    return Sheet("teams", columns, rows)


def members_sheet(export: EventExport, language: Language) -> Sheet:
    """A line for each member, team by team."""
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            lineup.team.name,
            board,
            export.called[member.player],
            plain(language, f"entry-status-{member.status}"),
            int(member.player == lineup.captain),
        )
        for lineup in export.teams.lineups
        for board, member in enumerate(lineup.members, 1)
    )
    return Sheet("team_members", ("team", "number", "player", "status", "captain"), rows)


def _names(export: EventExport, players: tuple[PlayerId, ...], language: Language) -> str:
    return listed((export.called[player] for player in players), language)
