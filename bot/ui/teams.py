"""Teams in words: who plays for them, how they stand, and what has changed."""

from collections.abc import Iterator

import discord

from bot.i18n import Language, Param, Safe, inert, plain, text
from bot.ui.listed import listed
from bot.ui.medals import medal
from bot.ui.pages import PageKey, page_reply
from bot.ui.pictures.standings import number_text
from bot.ui.reply import FIELD_LIMIT, Reply, clip
from league.standings import RankedTeam
from league.teams import Lineup
from usecases.show.announcement import TeamPlaces
from usecases.show.teams import TeamTable
from usecases.team.member import TeamChanged

TEAM_PAGE = "team-page"
_BESIDE_PLAYERS = 10
"""So many teams stand beside the players' ranking; `/team list` has all of them."""
_NUMBERS = 3
_ANNOUNCED = 15


def team_list(table: TeamTable, page: int, language: Language) -> Reply:
    """A page of the teams with their members, the best first once they have played."""
    rows = {row.team: row for row in table.standings.rows}
    lines = [_lineup_line(table, lineup, rows.get(lineup.team.id), language) for lineup in table.ordered]
    turn = PageKey(TEAM_PAGE, table.event.id)
    heading = plain(language, "team-list-title", {"event": table.event.name})
    rule = [team_rule(table, language)] if rows else []
    return page_reply(heading, lines, page, turn, language, around=((*rule, ""), ()) if rule else ((), ()))


def with_teams(box: discord.Embed, table: TeamTable, language: Language) -> discord.Embed:
    """The ranking of the teams beside the players', the first few of many."""
    if words := teams_words(table, language):
        box.add_field(name=plain(language, "team-standings"), value=words, inline=False)
    return box


def teams_words(table: TeamTable, language: Language) -> str:
    """The first few teams of the ranking, "" before they have played."""
    rows = table.standings.rows
    lines = [_row_line(table, row, language) for row in rows[:_BESIDE_PLAYERS]]
    more = len(rows) - len(lines)
    return clip(
        "\n".join([*lines, *([text(language, "team-more", {"count": more})] if more else [])]), FIELD_LIMIT
    )


def team_rule(table: TeamTable, language: Language) -> str:
    """What of the members' counts for a team."""
    best = table.standings.best
    return text(language, "team-rule-best" if best else "team-rule-all", {"best": best})


def numbers_of(table: TeamTable, row: RankedTeam, language: Language) -> str:
    """A team's sums, each under the name of its column."""
    values = zip(table.standings.tie_breaks[:_NUMBERS], row.values, strict=False)
    return " · ".join(
        f"{plain(language, f'column-{item}')} {number_text(value, item)}" for item, value in values
    )


def announced(teams: tuple[TeamPlaces, ...], language: Language) -> list[str]:
    """The teams that have signed up, and how many places each has taken."""
    names = (f"{inert(team.name)} {team.taken}/{team.size}" for team in teams)
    return (
        [text(language, "announcement-teams", {"teams": Safe(listed(names, language, _ANNOUNCED))})]
        if teams
        else []
    )


def team_told(key: str, done: TeamChanged, language: Language) -> str:
    """Whom it was about, and who plays for the team now."""
    params: dict[str, Param] = {
        "team": done.team.name,
        "event": done.event.name,
        "player": done.person.name,
        "members": Safe(listed((inert(person.name) for person in done.members), language) or "—"),
        "taken": len(done.members),
        "size": done.size,
    }
    members = text(language, "team-members-now", params)
    return "\n".join((text(language, key, params), members))


def _row_line(table: TeamTable, row: RankedTeam, language: Language) -> str:
    params: dict[str, Param] = {
        "place": medal(row.place) if _is_decided(row) else Safe(f"**{row.place}**"),
        "team": table.called(row.team),
        "numbers": numbers_of(table, row, language),
    }
    return text(language, "team-line", params)


def _is_decided(row: RankedTeam) -> bool:
    return any(row.values)


def _lineup_line(table: TeamTable, lineup: Lineup, row: RankedTeam | None, language: Language) -> str:
    words = (
        text(language, "team-line-unplayed", {"team": lineup.team.name})
        if row is None
        else _row_line(table, row, language)
    )
    members: dict[str, Param] = {
        "taken": lineup.taken,
        "size": table.profile.team_size,
        "members": Safe(listed(_members(table, lineup, language), language)),
    }
    return f"{words}\n{text(language, 'team-line-members', members)}"


def _members(table: TeamTable, lineup: Lineup, language: Language) -> Iterator[str]:
    for member in lineup.members:
        name = inert(table.people[member.player].name)
        if not member.takes_place:
            yield text(language, "team-member-left", {"player": Safe(name)})
        elif member.player == lineup.captain:
            yield text(language, "team-member-captain", {"player": Safe(name)})
        else:
            yield name
