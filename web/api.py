"""The pages as JSON, for other programs: `web/openapi.json` describes every field."""

import json
from datetime import datetime
from fractions import Fraction
from typing import Any, Final

from bot.ui.exports.sheets import Sheet
from bot.ui.exports.table import csv_text
from bot.ui.groups import group_letter
from data.game_records import GameStatus
from engine.protocol import Outcome
from league.backgammon_clock import Crawford
from league.clock import ClockState
from league.round import Round
from league.standings import stage_name
from usecases.show.page.bracket import BracketPage
from usecases.show.page.game import ProofPage
from usecases.show.page.head import PageHead
from usecases.show.page.overview import Overview
from usecases.show.page.rounds import RoundPage
from usecases.show.page.server import PlayerPage, SeasonPage, ServerPage
from usecases.show.page.standings import StandingsPage
from usecases.show.podium import Podium
from usecases.show.table import ByPost, TableView
from web.clocks import clock_face
from web.pages import RenderContext
from web.reasons import reasons
from web.teams import teams_json

Json = dict[str, Any]
JSON = "application/json"
CSV = "text/csv"
_STANDS: Final = {
    GameStatus.OPEN: "waiting", GameStatus.STARTING: "waiting", GameStatus.PLAYING: "playing",
    GameStatus.PAUSED: "held", GameStatus.OVER: "over",
}  # fmt: skip
"""How a game by post stands, in the words of `web/openapi.json`."""


def event_json(ctx: RenderContext, view: Overview) -> bytes:
    """An event at a glance."""
    event = view.head.event
    return _written(
        {
            **_head(ctx, view.head),
            "season": event.season,
            "format": event.pairing.value,
            "starts_at": _moment(event.starts_at),
            "venue": event.venue,
            "players": {
                "taken": view.taken,
                "capacity": event.capacity,
                "waiting": view.waiting,
                "names": [name for _, name in view.players],
            },
            "rounds": [_round(view.head, row) for row in view.head.rounds],
            "podium": _podium(view.podium),
            "ladders": _ladders(view.podium),
            "teams": _team_podium(view.podium),
        }
    )


def _round(head: PageHead, row: Round) -> Json:
    return {"number": row.number, "stage": head.stage_of(row), "status": head.status_of(row)}


def round_json(ctx: RenderContext, view: RoundPage) -> bytes:
    """A round with its tables."""
    return _written(
        {
            "event": _head(ctx, view.head),
            **_round(view.head, view.round),
            "tables": [_table(ctx, view, table) for table in view.tables],
            "byes": list(view.byes),
        }
    )


def standings_json(ctx: RenderContext, view: StandingsPage) -> bytes:
    """The ranking with what decides at each line."""
    shown, why = view.view.shown, reasons(view, ctx.language)
    order = [item.value for item in shown.standings.tie_breaks]
    return _written(
        {
            "event": _head(ctx, view.head),
            "stage": stage_name(shown.stage, in_bracket=shown.in_bracket) if shown.stage else "overall",
            "tables": shown.tables,
            "open_tables": shown.open_tables,
            "disputed": list(shown.disputed),
            "tie_breaks": order,
            "rows": [
                {
                    "place": row.place,
                    "player": view.view.people[row.player].name,
                    "player_number": row.player,
                    "group": group_letter(row.pool) or None,
                    "games": row.played,
                    "wins": _number(row.credit),
                    "points": _number(row.points),
                    "values": {
                        name: None if value is None else _number(value)
                        for name, value in zip(order, row.values, strict=True)
                    },
                    "status": row.status.value,
                    "why": why.get(row.player, ""),
                }
                for row in shown.standings.rows
            ],
            "teams": teams_json(view.view.teams),
        }
    )


def bracket_json(ctx: RenderContext, view: BracketPage) -> bytes:
    """Every match of the bracket."""
    return _written(
        {
            "event": _head(ctx, view.head),
            "matches": [
                {
                    "number": card.number,
                    "phase": card.label.phase.value,
                    "round": card.label.round,
                    "decided": card.decided,
                    "winner_to": card.winner_to,
                    "loser_to": card.loser_to,
                    "by_post": _by_post(ctx, view.head, view.games.get(card.number)),
                    "sides": [
                        {
                            "player": side.name,
                            "score": side.score,
                            "won": side.won,
                            "winner_of": side.winner_of,
                            "loser_of": side.loser_of,
                        }
                        for side in card.sides
                    ],
                }
                for card in view.view.cards
            ],
        }
    )


def game_json(ctx: RenderContext, view: ProofPage) -> bytes:
    """A finished game by post, with what it takes to check it."""
    game = view.game
    return _written(
        {
            "event": _head(ctx, view.head),
            "number": game.id,
            "game": game.kind,
            "round": view.round,
            "table": view.table,
            "started_at": _moment(game.started_at),
            "ended_at": _moment(game.ended_at),
            "turn_hours": game.turn_hours,
            "reserve_hours": game.reserve_hours,
            "players": list(view.replay.report.names),
            "result": _outcome(view.outcome),
            "commitment": game.commitment,
            "secret": game.secret,
            "sound": view.replay.fault is None,
            "record_hash": view.replay.record_hash or None,
            "record": json.loads(view.replay.json),
        }
    )


def record_json(_context: RenderContext, view: ProofPage) -> bytes:
    """The whole game as `python -m` programs and other people check it."""
    return view.replay.json.encode()


def server_json(_context: RenderContext, view: ServerPage) -> bytes:
    """A server's public events."""
    return _written(
        {
            "server": str(view.guild.id),
            "time_zone": view.guild.time_zone,
            "events": [
                {
                    "key": one.page.key,
                    "name": one.event.name,
                    "status": one.event.status.value,
                    "season": one.event.season,
                    "starts_at": _moment(one.event.starts_at),
                    "podium": _podium(one.podium),
                }
                for one in view.events
            ],
            "seasons": list(view.seasons),
        }
    )


def season_json(_context: RenderContext, view: SeasonPage) -> bytes:
    """A season's table."""
    return _written(
        {
            "season": view.table.season,
            "events_left_out": view.left_out,
            "best": view.table.rules.best,
            "drop_worst": view.table.rules.drop_worst,
            "measure": view.table.rules.measure.value,
            "participation": view.table.rules.participation,
            "awards": list(view.table.rules.awards),
            "rows": [
                {
                    "place": row.place,
                    "player": view.table.people[row.player].name,
                    "player_number": row.player,
                    "total": _number(row.total),
                    "wins": row.wins,
                    "counted": [
                        {
                            "event": view.keys[score.event],
                            "place": score.place,
                            "points": _number(score.points),
                        }
                        for score in row.counted
                    ],
                }
                for row in view.table.rows
            ],
        }
    )


def player_json(_context: RenderContext, view: PlayerPage) -> bytes:
    """A player's record over public events."""
    record = view.record
    return _written(
        {
            "player": record.person.name,
            "events": [
                {
                    "event": view.keys[line.event.id],
                    "name": line.event.name,
                    "place": line.place,
                    "games": line.games,
                    "wins": line.wins,
                    "points": _number(line.points),
                }
                for line in record.events
            ],
            "event_count": record.event_count,
            "games": record.games,
            "wins": record.wins,
        }
    )


def standings_csv(ctx: RenderContext, view: StandingsPage) -> bytes:
    """The ranking as a spreadsheet program reads it."""
    shown = view.view.shown
    in_groups = any(row.pool for row in shown.standings.rows)
    group = ("group",) if in_groups else ()
    columns = ("place", "player", *group, "games", *(item.value for item in shown.standings.tie_breaks))
    rows = tuple(
        (
            row.place,
            view.view.people[row.player].name,
            *((group_letter(row.pool),) if in_groups else ()),
            row.played,
            *(None if value is None else _number(value) for value in row.values),
        )
        for row in shown.standings.rows
    )
    return csv_text(Sheet("standings", columns, rows), ctx.language).encode()


def tables_csv(ctx: RenderContext, view: RoundPage) -> bytes:
    """The tables of a round, a line a seat."""
    at_the_board, by_post = any(table.score for table in view.tables), bool(view.games)
    rows = tuple(
        (
            table.table.number,
            seat + 1,
            person.name,
            table.scores[seat],
            *(_agreed_by(table, seat) if at_the_board else ()),
            *((_game_number(view, table),) if by_post else ()),
        )
        for table in view.tables
        for seat, person in enumerate(table.people)
    )
    agreed = ("agreed", "crawford") if at_the_board else ()
    posted = ("by_post",) if by_post else ()
    columns = ("table", "seat", "player", "recorded", *agreed, *posted)
    return csv_text(Sheet("tables", columns, rows), ctx.language).encode()


def _agreed_by(table: TableView, seat: int) -> tuple[int | None, int | None]:
    """A player's agreed score before the game that is being played, and whether that is the Crawford game."""
    if table.score is None:
        return None, None
    return table.score.scores[seat], int(table.score.detail == Crawford.NOW.value)


def _game_number(page: RoundPage, table: TableView) -> int | None:
    """The number of the game by post at the table."""
    played = page.games.get(table.table.id)
    return None if played is None else played.game


def _head(ctx: RenderContext, head: PageHead) -> Json:
    title = head.profile.titles.ja if ctx.language == "ja" else head.profile.titles.en
    return {
        "key": head.page.key,
        "name": head.event.name,
        "status": head.event.status.value,
        "regulations": head.profile.name,
        "regulations_title": title,
        "page": ctx.site.absolute(f"/e/{head.page.key}"),
    }


def _table(ctx: RenderContext, page: RoundPage, view: TableView) -> Json:
    return {
        "number": view.table.number,
        "group": group_letter(view.group) or None,
        "status": view.table.status.value,
        "clock": None if view.clock is None else _clock(view.clock, ctx.now),
        "agreed": None
        if view.score is None
        else {"score": list(view.score.scores[:2]), "crawford": view.score.detail},
        "break_ends_at": _moment(view.break_ends),
        "by_post": _by_post(ctx, page.head, page.games.get(view.table.id)),
        "seats": [
            {
                "seat": seat + 1,
                "player": person.name,
                "score": view.scores[seat],
                "won": view.winner == person.id,
            }
            for seat, person in enumerate(view.people)
        ],
    }


def _by_post(ctx: RenderContext, head: PageHead, played: ByPost | None) -> Json | None:
    """Where it is played on Discord is for its server alone; its moves are for everybody once it is over."""
    if played is None:
        return None
    is_shown = played.status is GameStatus.OVER and head.has_standings
    page = ctx.site.absolute(f"/e/{head.page.key}/game/{played.game}") if is_shown else None
    return {"game": played.game, "status": _STANDS[played.status], "page": page}


def _outcome(outcome: Outcome | None) -> Json | None:
    if outcome is None:
        return None
    return {
        "ending": outcome.ending.value,
        "winner": None if outcome.winner is None else outcome.winner + 1,
        "points": list(outcome.raw),
        "recorded": list(outcome.recorded),
    }


def _clock(clock: ClockState, now: datetime) -> Json:
    face = clock_face(clock, now)
    left = {"left_seconds": None if face.state == "running" else face.left}
    return {"state": face.state, "ends_at": _moment(face.ends_at)} | left


def _podium(found: Podium | None) -> list[Json]:
    return [
        {"place": n, "players": [one.name for one in people]} for n, people in (found.steps if found else ())
    ]


def _ladders(found: Podium | None) -> list[Json]:
    return [
        {
            "ladder": one.ladder.value,
            "over": one.is_over,
            "podium": [{"place": place, "players": [p.name for p in people]} for place, people in one.steps],
        }
        for one in (found.ladders if found else ())
    ]


def _team_podium(found: Podium | None) -> list[Json]:
    return [{"place": place, "teams": list(names)} for place, names in (found.teams if found else ())]


def _moment(at: datetime | None) -> str | None:
    return at.isoformat(timespec="seconds") if at else None


def _number(value: Fraction) -> int | float:
    return value.numerator if value.denominator == 1 else round(float(value), 6)


def _written(content: Json) -> bytes:
    return json.dumps(content, ensure_ascii=False).encode()
