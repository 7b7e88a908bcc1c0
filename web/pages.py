"""Each page: the question that it asks, its template, and what the template is given."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from fractions import Fraction
from typing import Any, Final, TypeVar

from bot.i18n import Language, plain
from bot.ui.groups import group_words, pool_mark
from bot.ui.lengths import length_words
from bot.ui.listed import listed
from bot.ui.pictures.standings import number_text, reached_words, stage_state
from bot.ui.play.face import face_of
from bot.ui.play.replies import verdict
from bot.ui.play.table_face import TableFace
from bot.ui.seasons import season_rule
from data.records import Guild
from league.clock import ClockStage, stage
from league.ids import TeamId
from league.names import sorted_by
from league.round import OPEN_TABLE
from usecases.event.page import parts_of
from usecases.show.page.bracket import BracketPage
from usecases.show.page.game import ProofPage, TurnPage
from usecases.show.page.head import PageHead
from usecases.show.page.overview import HallScreen, Overview
from usecases.show.page.rounds import RoundPage, clock_groups
from usecases.show.page.server import PlayerPage, SeasonPage, ServerPage
from usecases.show.page.standings import StandingsPage
from usecases.show.table import TableView
from usecases.show.teams import TeamTable
from web.boards import called_now, next_in_line
from web.bot_side import FaceOf, ServerFace, faceless
from web.brackets import bracket_parts, bracket_slides
from web.clocks import clock_face, minutes
from web.code_picture import code_picture
from web.reasons import reasons
from web.render import LanguageChoice, rendered
from web.site import API, Site

T = TypeVar("T")

ALL_PAGES: Final = 0
"""Everything at once, for paper."""
TABLES_A_PAGE: Final = 48
ROWS_A_PAGE: Final = 80


@dataclass(frozen=True, slots=True)
class RenderContext:
    """One request for a page: where, by whom, when; `stamp` names what it shows, `sought` is a name typed there."""

    site: Site
    reading: LanguageChoice
    path: str
    now: datetime
    stamp: str
    page: int = 1
    sought: str = ""
    faces: FaceOf = field(default=faceless, compare=False)
    counted: list[int] = field(default_factory=list, compare=False)
    """How many pages there are, where the view is cut into some."""

    @property
    def language(self) -> Language:
        """The page's language."""
        return self.reading.language


def overview_page(ctx: RenderContext, view: Overview) -> bytes:
    """The event at a glance."""
    return event_page(ctx, view.head, "overview.html", {"view": view})


def round_page(ctx: RenderContext, view: RoundPage) -> bytes:
    """The tables of a round."""
    shown, values = _paged(ctx, view.tables, TABLES_A_PAGE)
    return event_page(ctx, view.head, "round.html", {"view": view, "shown": shown, **values})


def _members(teams: TeamTable | None, language: Language) -> dict[TeamId, str]:
    """Whose numbers each team has."""
    rows = teams.standings.rows if teams else ()
    return {row.team: listed(teams.names(row.counted), language) for row in rows if teams}


def standings_page(ctx: RenderContext, view: StandingsPage, template: str = "standings.html") -> bytes:
    """The ranking with its reasons."""
    table = view.view.shown
    rows, values = _paged(ctx, table.standings.rows, ROWS_A_PAGE)
    shown = {
        "view": view,
        "rows": rows,
        "stage": table.stage if ctx.path.rsplit("/", 1)[-1] != "standings" else None,
        "people": view.view.people,
        "reasons": reasons(view, ctx.language),
        "state": stage_state(table, ctx.language),
        "teams": view.view.teams,
        "members": _members(view.view.teams, ctx.language),
        **values,
    }
    return event_page(ctx, view.head, template, shown)


def bracket_page(ctx: RenderContext, view: BracketPage, template: str = "bracket.html") -> bytes:
    """The bracket, a column for each of its rounds."""
    parts = bracket_parts(view.view, ctx.language)
    values = {"bracket": parts, "notes": view.notes, "games": view.games, "boards": view.boards}
    return event_page(ctx, view.head, template, values)


def screen_page(ctx: RenderContext, screen: HallScreen) -> bytes:
    """The hall's screen: what the organizer chose, in pages that turn."""
    view = screen.overview
    tables = view.newest.tables if view.newest else ()
    rows = view.standings.shown.standings.rows if view.standings else ()
    waiting = view.head.newest is not None and view.head.newest.status == "published"
    shown = {
        "view": view,
        "groups": clock_groups(tables),
        "parts_shown": {part.value for part in parts_of(view.head.page)},
        "tables": _to_show(tables, ctx.now),
        "seats": _seats(tables) if waiting else (),
        "called": called_now(tables),
        "next": next_in_line(tables),
        "bracket_pages": bracket_slides(bracket_parts(screen.bracket, ctx.language))
        if screen.bracket
        else [],
        "rows": rows,
        "waiting": waiting,
        "door": ctx.site.absolute(f"/d/{screen.door}") if screen.door and ctx.site.signs_in else "",
        "code_picture": code_picture,
    }
    return event_page(ctx, view.head, "screen.html", shown)


def _to_show(tables: tuple[TableView, ...], now: datetime) -> tuple[TableView, ...]:
    """Once the time of some is up, the tables that owe a result: what is finished is not repeated."""
    owing = tuple(view for view in tables if view.table.status in OPEN_TABLE)
    is_late = any(view.clock is not None and stage(view.clock, now) is ClockStage.ENDED for view in owing)
    return owing if is_late else tables


def _seats(tables: tuple[TableView, ...]) -> list[tuple[str, int, int]]:
    """Everybody by name, with the table and its board (0: none)."""
    found = [
        (person.name, view.table.number, view.board.number if view.board else 0)
        for view in tables
        for person in view.people
    ]
    return sorted(found, key=lambda one: sorted_by(one[0]))


def turn_page(ctx: RenderContext, view: TurnPage) -> bytes:
    """A finished game after one of its turns."""
    game, face, language = view.shown.game, face_of(view.shown.game), ctx.language
    shown = {
        "game": game,
        "title": face.title(game, language),
        "names": view.shown.names,
        "turn": view.turn,
        "turns": view.turns,
        "board": face.drawing(view.shown, language) if isinstance(face, TableFace) else None,
        "lines": face.log_lines(view.shown.last, view.shown.names, language, view.shown.scenery),
        "table_lines": face.table_lines(replace(view.shown, last=()), language),
    }
    return event_page(ctx, view.head, "game.html", shown)


def proof_page(ctx: RenderContext, view: ProofPage) -> bytes:
    """The proof of dice and decisions."""
    face, language = face_of(view.game), ctx.language
    shown = {
        "game": view.game,
        "title": face.title(view.game, language),
        "names": view.replay.report.names,
        "sound": view.replay.fault is None,
        "record_hash": view.replay.record_hash,
        "verdict": verdict(view.replay, language),
        "lines": face.replay_lines(view.replay, language),
    }
    return event_page(ctx, view.head, "proof.html", shown)


def server_page(ctx: RenderContext, view: ServerPage) -> bytes:
    """A server's public events."""
    return _of_server(ctx, view.guild, "server.html", {"view": view})


def season_page(ctx: RenderContext, view: SeasonPage) -> bytes:
    """A season's table."""
    names = {event.id: event.name for event in view.table.events}
    rule = season_rule(view.table.rules, len(view.table.events), ctx.language)
    return _of_server(ctx, view.guild, "season.html", {"view": view, "names": names, "rule": rule})


def player_page(ctx: RenderContext, view: PlayerPage) -> bytes:
    """A player's record."""
    return _of_server(ctx, view.guild, "player.html", {"view": view})


def message_page(ctx: RenderContext, heading: str, words: str) -> bytes:
    """A page of a single message."""
    return _page(ctx, "message.html", "UTC", {"heading": heading, "words_key": words})


def points(value: Fraction) -> str:
    """Whole points as they are, others with two digits."""
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.2f}"


def summary(head: PageHead, language: Language) -> str:
    """An event in one line, for links on other sites."""
    title = head.profile.titles.ja if language == "ja" else head.profile.titles.en
    return f"{plain(language, f'event-status-{head.event.status}')} · {title}"


def event_page(ctx: RenderContext, head: PageHead, template: str, values: Mapping[str, Any]) -> bytes:
    """A page of an event, from its template."""
    face = ctx.faces(head.guild.id)
    shown = {"head": head, "summary": summary(head, ctx.language), "face": face, **values}
    return _page(ctx, template, head.guild.time_zone, shown)


def _of_server(ctx: RenderContext, guild: Guild, template: str, values: Mapping[str, Any]) -> bytes:
    return _page(ctx, template, guild.time_zone, {"face": ctx.faces(guild.id), **values})


def _page(ctx: RenderContext, template: str, zone: str, values: Mapping[str, Any]) -> bytes:
    return rendered(
        template,
        ctx.site,
        ctx.reading,
        zone,
        ctx.path,
        {"page": {1: "", ALL_PAGES: "all"}.get(ctx.page, ctx.page), "q": ctx.sought},
        now=ctx.now,
        stamp=ctx.stamp,
        api=API,
        **{"face": ServerFace(), **values},
        clock_face=clock_face,
        minutes=minutes,
        number=number_text,
        points=points,
        reached=reached_words,
        pool_mark=pool_mark,
        group_words=group_words,
        clock_groups=clock_groups,
        length_words=length_words,
    )


def _paged(ctx: RenderContext, rows: Sequence[T], most: int) -> tuple[Sequence[T], dict[str, int]]:
    pages = max(1, -(-len(rows) // most))
    ctx.counted.append(pages)
    if ctx.page == ALL_PAGES:
        return rows, {"page": ALL_PAGES, "pages": pages}
    page = min(ctx.page, pages)
    return rows[(page - 1) * most : page * most], {"page": page, "pages": pages}
