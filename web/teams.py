"""The teams of an event as JSON."""

from typing import Any

from bot.ui.exports.sheets import number_cell
from usecases.show.teams import TeamTable


def teams_json(table: TeamTable | None) -> list[dict[str, Any]]:
    """The teams by what their members have scored; none beside a later stage."""
    if table is None:
        return []
    order = [item.value for item in table.standings.tie_breaks]
    return [
        {
            "place": row.place,
            "team": table.called(row.team),
            "counted": list(table.names(row.counted)),
            "left_out": list(table.names(row.left_out)),
            "values": {name: number_cell(value) for name, value in zip(order, row.values, strict=True)},
        }
        for row in table.standings.rows
    ]
