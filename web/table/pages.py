"""The page on which somebody plays a game by post: it says the words of the panel's controls to the same use case."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, TypeVar

from aiohttp import web

from bot.i18n import Language, refusal_text
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.play.find import server_of_game
from usecases.play.said import ORDERS, SayWords, say_words
from usecases.show.page.table import (
    AtTable,
    TableAsked,
    TableGame,
    game_on_table,
    seated_game,
    server_to_watch,
)
from web.answers import HTML, Answers, reading_of, small_number
from web.live import short
from web.page_cache import Followed
from web.personal import PersonalPages
from web.render import rendered
from web.sessions import Session, Sessions
from web.site import Links
from web.table.controls import said_by
from web.table.shown import meant_by, shown_of

_TABLE: Final = r"/t/{game:[1-9]\d{0,9}}"
_LONGEST_STEP: Final = 100
_LONGEST_WORDS: Final = 400
_LONGEST_KEY: Final = 12
_MOST_PLACES: Final = 30
_MOST_MEANT: Final = 20
_LARGEST: Final = 2**63 - 1
_ONCE: Final = 62
"""Bits of the number by which two taps on one page are one."""
T = TypeVar("T")


Listen = Callable[[web.Request, Followed], Awaitable[web.StreamResponse]]


def add_table(app: web.Application, answers: Answers, personal: PersonalPages, listen: Listen) -> None:
    """The addresses of games; `listen` keeps a viewer told of what changes."""
    pages, otherwise = TablePages(answers, personal.sessions), personal.signed_out

    async def live(request: web.Request, session: Session) -> web.StreamResponse:
        await pages.unless_left(request, session)
        return await listen(request, AtTable(_game(request), session.device.user_id))

    signed = personal.sessions.signed
    app.router.add_get(_TABLE, signed(pages.look, otherwise))
    app.router.add_post(_TABLE, signed(pages.say, otherwise))
    app.router.add_get(f"{_TABLE}/meant", signed(pages.meant, otherwise))
    app.router.add_get(f"{_TABLE}/live", signed(live, otherwise))


class TablePages:
    """One for each process. Who sits where is asked at each request; nothing of it is kept."""

    def __init__(self, answers: Answers, sessions: Sessions) -> None:
        """Everything that is needed to answer a player."""
        self._answers = answers
        self._reader = answers.reader
        self._sessions = sessions

    async def look(self, request: web.Request, session: Session) -> web.StreamResponse:
        """The game at a step of its panel, or an earlier turn; no game for whoever neither plays nor may watch."""
        return await self._page(request, session, _step(request))

    async def meant(self, request: web.Request, session: Session) -> web.StreamResponse:
        """What the tapped places say, where that is too much to stand in the page."""
        chosen, language = _chosen(request), reading_of(request).language
        question = self._question(request, session)
        found = await self._reader.made(
            seated_game, question, lambda game: meant_by(game, chosen, language)[:_MOST_MEANT]
        )
        return web.json_response([[tap.words, tap.label, int(tap.soft)] for tap in _or_nothing(found)])

    async def say(self, request: web.Request, session: Session) -> web.StreamResponse:
        """Carry out what a control says, once; the answer is the game as it is then."""
        form = await self._sessions.form_of(request, session)
        values = tuple(str(one) for one in (await request.post()).getall("value", []))
        words = said_by(form, values)[:_LONGEST_WORDS]
        if words.startswith("?"):
            return self._lead(request, words[1:])
        once = session.once(request.path, str(form.get("once", "")))
        caller = replace(self._caller(session), interaction_id=once)
        command = SayWords(caller, _game(request), _number(str(form.get("stamp", ""))), words)
        gone = await self._unless_gone(command)
        outcome: object = gone if gone is not None else await self._reader.do(say_words, command)
        step = "orders" if words.startswith(ORDERS) else ""
        refused = _said_of(outcome, command.game_id)
        if refused is None and "fetch" not in form:
            return self._lead(request, step)
        return await self._page(request, session, step, refused)

    async def unless_left(self, request: web.Request, session: Session) -> None:
        """Raises `HTTPNotFound` for who watches by leave of a server which they have left."""
        server = await self._reader.ask_small(server_to_watch, self._question(request, session))
        if server and not await self._answers.bot.is_member(server, session.device.user_id):
            raise web.HTTPNotFound

    async def _unless_gone(self, command: SayWords) -> Refusal | None:
        """Refusals: `no-longer-member`; a game that there is not the use case refuses."""
        server = await self._reader.ask_small(server_of_game, command.game_id)
        if not server or await self._answers.bot.is_member(server, command.caller.user_id):
            return None
        return Refusal("no-longer-member")

    async def _page(
        self, request: web.Request, session: Session, step: str, refused: Refusal | None = None
    ) -> web.Response:
        await self.unless_left(request, session)
        reading = reading_of(request)
        mark = session.mark(request.path)

        def show(found: TableGame) -> bytes:
            return rendered(
                "table.html",
                self._answers.site,
                reading,
                found.zone,
                request.path,
                {"turn": found.turn.turn} if found.turn else {"step": step},
                shown=shown_of(found, step, reading.language, _chosen(request)),
                step=step,
                stamp=found.seen.stamp,
                seen=short(found.stamp),
                refused=_why(refused, reading.language),
                mark=mark,
                once=secrets.randbits(_ONCE),
            )

        question = self._question(request, session)
        body = _or_nothing(await self._reader.made(game_on_table, question, show))
        response = web.Response(body=body, content_type=HTML, charset="utf-8")
        response.enable_compression()
        return response

    def _question(self, request: web.Request, session: Session) -> TableAsked:
        turn = None if request.method == "POST" else _turn(request)
        return TableAsked(self._caller(session), _game(request), turn)

    def _caller(self, session: Session) -> Caller:
        return replace(session.caller(self._reader.now()), limits=self._answers.bot.limits)

    def _lead(self, request: web.Request, step: str) -> web.Response:
        address = Links(reading_of(request).chosen).to(request.path, step=step[:_LONGEST_STEP])
        return web.Response(status=303, headers={"Location": address})


def _game(request: web.Request) -> GameId:
    return GameId(int(request.match_info["game"]))


def _step(request: web.Request) -> str:
    return request.query.get("step", "")[:_LONGEST_STEP]


def _turn(request: web.Request) -> int | None:
    """The earlier turn that an address names; None for the game as it is."""
    return small_number(request.query["turn"], 0) if "turn" in request.query else None


def _chosen(request: web.Request) -> tuple[str, ...]:
    """The places that were tapped."""
    found = [one[:_LONGEST_KEY] for one in request.query.getall("at", [])[:_MOST_PLACES]]
    return () if request.method == "POST" else tuple(found)


def _number(typed: str) -> int:
    """A stamp; no moment of any game for what is none."""
    found = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= len(str(_LARGEST)) else 0
    return min(found, _LARGEST)


def _said_of(outcome: object, game_id: GameId) -> Refusal | None:
    """What its page says of a deed: of who watches there is no game that could be played."""
    if not isinstance(outcome, Refusal) or outcome.code == "already-done":
        return None
    is_watcher = outcome.code == "game-no-such-game"
    return Refusal("game-not-seated", params={"game": game_id}) if is_watcher else outcome


def _why(refused: Refusal | None, language: Language) -> str:
    return "" if refused is None else refusal_text(language, refused)


def _or_nothing(found: T | None) -> T:
    """Raises `HTTPNotFound`: unknown, foreign and missing games answer alike."""
    if found is None:
        raise web.HTTPNotFound
    return found
