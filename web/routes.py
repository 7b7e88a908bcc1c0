"""The addresses: which one asks which question, and how the answer is shown."""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final

from aiohttp import web

from league.ids import GameId, PlayerId
from league.round import Stage
from usecases.show.page import bracket, game, head, overview, rounds, seats, server, standings
from usecases.show.page.head import Subject
from web import api, embedded, night, pages, paper
from web.activity import frame_page
from web.answers import FOR_EVER, PNG, Answers, PageRequest, reading_of
from web.assets import assets
from web.calendar import CALENDAR, server_calendar
from web.cards import event_card
from web.limits import DRAWN, STORED
from web.pages import RenderContext
from web.qr import find_code
from web.site import API

OPENAPI: Final = Path(__file__).with_name("openapi.json")
_GAME_COST: Final = 10.0
_SVG: Final = "image/svg+xml"
_PNG_BEGINS: Final = b"\x89PNG\r\n"
_AN_HOUR: Final = "public, max-age=3600"
_LARGEST: Final = 2**63 - 1

Want = Callable[[web.Request], PageRequest]


def event_overview(request: web.Request) -> PageRequest:
    """An event at a glance."""
    key = _key(request)
    return PageRequest(key, overview.overview, key, pages.overview_page)


def event_round(request: web.Request) -> PageRequest:
    """The tables of a round."""
    return PageRequest(_key(request), rounds.round_page, _round(request), pages.round_page)


def event_standings(request: web.Request) -> PageRequest:
    """The ranking."""
    return PageRequest(_key(request), standings.standings_page, _stage(request), pages.standings_page)


def event_bracket(request: web.Request) -> PageRequest:
    """The bracket."""
    key = _key(request)
    return PageRequest(key, bracket.bracket_page, key, pages.bracket_page)


def event_find(request: web.Request) -> PageRequest:
    """Where a player sits; what people type is not kept."""
    key, name = _key(request), request.query.get("q", "")[:60]
    return PageRequest(key, seats.seats_of, key, partial(night.find_page, name), is_personal=True)


def event_player(request: web.Request) -> PageRequest:
    """What concerns one player."""
    key, player = _key(request), PlayerId(int(request.match_info["player"]))
    return PageRequest(
        key, seats.seats_of, key, partial(night.night_page, player), cost=STORED, is_personal=True
    )


def event_screen(request: web.Request) -> PageRequest:
    """The hall's screen."""
    key = _key(request)
    return PageRequest(key, overview.hall_screen, key, pages.screen_page)


def embedded_standings(request: web.Request) -> PageRequest:
    """The ranking in a frame of another site."""
    return PageRequest(_key(request), standings.standings_page, _stage(request), embedded.standings_frame)


def embedded_bracket(request: web.Request) -> PageRequest:
    """The bracket in a frame of another site."""
    key = _key(request)
    return PageRequest(key, bracket.bracket_page, key, embedded.bracket_frame)


def stream_overlay(request: web.Request) -> PageRequest:
    """What lies over the picture of a stream: the round's clock, and the table that is filmed."""
    key, table = _key(request), int(request.match_info.get("table", "0"))
    return PageRequest(key, overview.overview, key, partial(embedded.overlay, table))


def paper_round(request: web.Request) -> PageRequest:
    """A round's tables for the printer."""
    return PageRequest(_key(request), rounds.round_page, _round(request), paper.round_sheet)


def paper_names(request: web.Request) -> PageRequest:
    """The same by name."""
    return PageRequest(_key(request), rounds.round_page, _round(request), paper.names_sheet)


def paper_standings(request: web.Request) -> PageRequest:
    """The ranking for the printer."""
    return PageRequest(_key(request), standings.standings_page, _stage(request), paper.standings_sheet)


def paper_bracket(request: web.Request) -> PageRequest:
    """The bracket for the printer."""
    key = _key(request)
    return PageRequest(key, bracket.bracket_page, key, paper.bracket_sheet)


def paper_badges(request: web.Request) -> PageRequest:
    """Name badges."""
    key = _key(request)
    return PageRequest(key, overview.overview, key, paper.badges_sheet)


def event_picture(request: web.Request) -> PageRequest:
    """The picture beside a link."""
    key = _key(request)
    return PageRequest(key, overview.overview, key, event_card, PNG, DRAWN)


def event_code(request: web.Request) -> PageRequest:
    """The code that leads to "find my table"."""
    key = _key(request)
    return PageRequest(key, head.head_of, key, find_code, _SVG)


def standings_file(request: web.Request) -> PageRequest:
    """The ranking for a spreadsheet."""
    return PageRequest(_key(request), standings.standings_page, _stage(request), api.standings_csv, api.CSV)


def tables_file(request: web.Request) -> PageRequest:
    """A round's tables for a spreadsheet."""
    return PageRequest(_key(request), rounds.round_page, _round(request), api.tables_csv, api.CSV)


def game_turn(request: web.Request) -> PageRequest:
    """A finished game after a turn."""
    return PageRequest(_key(request), game.turn_page, _game(request), pages.turn_page, cost=_GAME_COST)


def game_proof(request: web.Request) -> PageRequest:
    """The check of a finished game."""
    return PageRequest(_key(request), game.proof_page, _game(request), pages.proof_page, cost=_GAME_COST)


def game_record(request: web.Request) -> PageRequest:
    """A finished game as a file."""
    return PageRequest(_key(request), game.proof_page, _game(request), api.record_json, api.JSON, _GAME_COST)


def server_events(request: web.Request) -> PageRequest:
    """A server's public events."""
    number = _server(request)
    return PageRequest(number, server.server_page, number, pages.server_page)


def server_dates(request: web.Request) -> PageRequest:
    """The same for calendars."""
    number = _server(request)
    return PageRequest(number, server.server_page, number, server_calendar, CALENDAR)


def server_season(request: web.Request) -> PageRequest:
    """A season's table."""
    return PageRequest(_server(request), server.season_page, _season(request), pages.season_page)


def server_player(request: web.Request) -> PageRequest:
    """A player's record."""
    return PageRequest(_server(request), server.player_page, _player(request), pages.player_page)


def api_event(request: web.Request) -> PageRequest:
    """An event as JSON."""
    key = _key(request)
    return PageRequest(key, overview.overview, key, api.event_json, api.JSON)


def api_round(request: web.Request) -> PageRequest:
    """A round as JSON."""
    return PageRequest(_key(request), rounds.round_page, _round(request), api.round_json, api.JSON)


def api_standings(request: web.Request) -> PageRequest:
    """The ranking as JSON."""
    return PageRequest(_key(request), standings.standings_page, _stage(request), api.standings_json, api.JSON)


def api_bracket(request: web.Request) -> PageRequest:
    """The bracket as JSON."""
    key = _key(request)
    return PageRequest(key, bracket.bracket_page, key, api.bracket_json, api.JSON)


def api_game(request: web.Request) -> PageRequest:
    """A finished game as JSON."""
    return PageRequest(_key(request), game.proof_page, _game(request), api.game_json, api.JSON, _GAME_COST)


def api_server(request: web.Request) -> PageRequest:
    """A server's public events as JSON."""
    number = _server(request)
    return PageRequest(number, server.server_page, number, api.server_json, api.JSON)


def api_season(request: web.Request) -> PageRequest:
    """A season as JSON."""
    return PageRequest(_server(request), server.season_page, _season(request), api.season_json, api.JSON)


def api_player(request: web.Request) -> PageRequest:
    """A player's record as JSON."""
    return PageRequest(_server(request), server.player_page, _player(request), api.player_json, api.JSON)


_E, _S = "/e/{key:[A-Za-z0-9_-]{1,40}}", r"/s/{server:\d{1,19}}"
_ROUND, _GAME = r"/{round:\d{1,4}}", r"/game/{game:\d{1,10}}"
ADDRESSES: Final[dict[str, Want]] = {
    _E: event_overview,
    f"{_E}/round{_ROUND}": event_round,
    f"{_E}/round{_ROUND}/tables.csv": tables_file,
    f"{_E}/standings": event_standings,
    f"{_E}/standings.csv": standings_file,
    f"{_E}/standings/{{stage:[a-z-]{{1,20}}}}": event_standings,
    f"{_E}/bracket": event_bracket,
    f"{_E}/find": event_find,
    f"{_E}/player/{{player:\\d{{1,10}}}}": event_player,
    f"{_E}/screen": event_screen,
    f"{_E}/embed/standings": embedded_standings,
    f"{_E}/embed/bracket": embedded_bracket,
    f"{_E}/embed/overlay": stream_overlay,
    f"{_E}/embed/overlay/{{table:\\d{{1,4}}}}": stream_overlay,
    f"{_E}/paper/round{_ROUND}": paper_round,
    f"{_E}/paper/names{_ROUND}": paper_names,
    f"{_E}/paper/standings": paper_standings,
    f"{_E}/paper/bracket": paper_bracket,
    f"{_E}/paper/badges": paper_badges,
    f"{_E}/card.png": event_picture,
    f"{_E}/qr.svg": event_code,
    f"{_E}{_GAME}": game_turn,
    f"{_E}{_GAME}/{{turn:\\d{{1,4}}}}": game_turn,
    f"{_E}{_GAME}/proof": game_proof,
    f"{_E}{_GAME}/record.json": game_record,
    _S: server_events,
    f"{_S}/events.ics": server_dates,
    f"{_S}/season/{{season}}": server_season,
    f"{_S}/player/{{player:\\d{{1,10}}}}": server_player,
    f"{API}/events/{{key:[A-Za-z0-9_-]{{1,40}}}}": api_event,
    f"{API}/events/{{key:[A-Za-z0-9_-]{{1,40}}}}/rounds{_ROUND}": api_round,
    f"{API}/events/{{key:[A-Za-z0-9_-]{{1,40}}}}/standings": api_standings,
    f"{API}/events/{{key:[A-Za-z0-9_-]{{1,40}}}}/bracket": api_bracket,
    f"{API}/events/{{key:[A-Za-z0-9_-]{{1,40}}}}/games/{{game:\\d{{1,10}}}}": api_game,
    f"{API}/servers/{{server:\\d{{1,19}}}}": api_server,
    f"{API}/servers/{{server:\\d{{1,19}}}}/seasons/{{season}}": api_season,
    f"{API}/servers/{{server:\\d{{1,19}}}}/players/{{player:\\d{{1,10}}}}": api_player,
}


def add_pages(app: web.Application, answers: Answers) -> None:
    """Every address of a page, and the few files that are the same for everybody."""
    for path, want in ADDRESSES.items():
        app.router.add_get(path, _answered(answers, want))
    for path, subject_of in LIVE.items():
        app.router.add_get(f"{path}/server.png", _picture(answers, subject_of))
    app.router.add_get("/", _home(answers))
    app.router.add_get("/robots.txt", _robots)
    app.router.add_get(f"{API}/openapi.json", _openapi)
    app.router.add_get("/static/{mark:[0-9a-f]{12}}/{name}", _asset)


def _answered(answers: Answers, want: Want) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def handler(request: web.Request) -> web.Response:
        return await answers.answer(request, want(request))

    return handler


def _picture(
    answers: Answers, subject_of: Callable[[web.Request], Subject]
) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def handler(request: web.Request) -> web.Response:
        number = await answers.reader.ask_small(head.server_behind, subject_of(request))
        picture = await answers.bot.picture(number) if number else None
        if picture is None or not picture.startswith(_PNG_BEGINS):
            raise web.HTTPNotFound
        return web.Response(body=picture, content_type=PNG, headers={"Cache-Control": _AN_HOUR})

    return handler


def _home(answers: Answers) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def handler(request: web.Request) -> web.Response:
        framed = frame_page(answers, request)
        if framed is not None:
            return framed
        ctx = RenderContext(answers.site, reading_of(request), "/", answers.reader.now(), "")
        body = pages.message_page(ctx, "web-home-title", "web-home")
        return web.Response(body=body, content_type="text/html", charset="utf-8")

    return handler


async def _robots(_request: web.Request) -> web.Response:
    """Search engines may find a server's list of public events; each page says for itself whether it is listed."""
    return web.Response(
        text="User-agent: *\nDisallow: /api/\nDisallow: /*/live\nDisallow: /*/now\nDisallow: /*/find\n"
        "Disallow: /in/\nDisallow: /home\nDisallow: /f/\n"
    )


async def _openapi(_request: web.Request) -> web.Response:
    return web.Response(body=OPENAPI.read_bytes(), content_type=api.JSON)


async def _asset(request: web.Request) -> web.Response:
    found = assets().get(request.match_info["name"])
    if found is None:
        raise web.HTTPNotFound
    headers = {"Cache-Control": FOR_EVER}
    return web.Response(body=found.content, content_type=found.kind, charset="utf-8", headers=headers)


def _key(request: web.Request) -> str:
    return request.match_info["key"]


def _server(request: web.Request) -> int:
    return min(int(request.match_info["server"]), _LARGEST)


def _round(request: web.Request) -> rounds.RoundAsked:
    return rounds.RoundAsked(_key(request), int(request.match_info["round"]))


def _stage(request: web.Request) -> standings.StandingsAsked:
    """Raises `HTTPNotFound` for a stage that there is not."""
    name = request.match_info.get("stage") or request.query.get("stage", "")
    if name and name not in set(Stage):
        raise web.HTTPNotFound
    return standings.StandingsAsked(_key(request), Stage(name) if name else None)


def _game(request: web.Request) -> game.GameAsked:
    turn = request.match_info.get("turn")
    return game.GameAsked(_key(request), GameId(int(request.match_info["game"])), int(turn) if turn else None)


def _season(request: web.Request) -> server.SeasonAsked:
    return server.SeasonAsked(_server(request), request.match_info["season"][:60])


def _player(request: web.Request) -> server.PlayerAsked:
    return server.PlayerAsked(_server(request), PlayerId(int(request.match_info["player"])))


LIVE: Final[dict[str, Callable[[web.Request], Subject]]] = {_E: _key, _S: _server}
"""What can be followed: by a live connection at `…/live`, or by asking at `…/now`."""
