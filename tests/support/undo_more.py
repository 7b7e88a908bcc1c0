"""Actions behind buttons and menus, and those of single games: the rest of the table of what may be taken back."""

from typing import Any

import simcord

from bot.ui.web_links import pages_stand_at
from data.door_tables import DoorWish
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.ids import CallId
from league.refusal import Refusal
from tests.support.deed import Deed, Doing, command, step
from tests.support.night import Night, ids_of, last
from tests.support.reading import controls_in
from tests.support.results import as_sent, filled
from tests.support.rounds import event_with, player_id, running, tables
from tests.support.undo_deeds import DEEDS, JUDGE, a_bracket, empty, first, open_, published
from usecases.caller import Caller
from usecases.door.ask import AskAtDoor, ask_at_door
from usecases.door.code import door_code

WEB_ADDRESS = "https://league.example.org"
UNKNOWN = "chess castling rule"
"""A question that no rule answers."""
BACKGAMMON = {"profile": "backgammon-jba", "points": 5}
LATE = {"section": "jbl/2.2.4", "reason": "Late"}


TWO = "P00, P01"
"""The first two players, as somebody types them."""


async def a_team(night: Night) -> None:
    """The first two play for a team."""
    await night.run(night.organizer, "team create", name="Alpha", players=TWO)


async def boards(night: Night) -> None:
    """The hall has more boards than matches."""
    await night.run(night.organizer, "board set", boards=3)
    await night.settle()


async def a_stream(night: Night) -> None:
    """A match is to be streamed."""
    await night.run(night.organizer, "board stream", match=2)


async def a_room(night: Night) -> None:
    """An accessible board is kept for the first player."""
    await night.run(night.organizer, "board accessible", player=first(night))


async def codes(night: Night) -> None:
    """The codes on slips are taken."""
    await night.run(night.organizer, "result slips", mode="on")


async def a_door(night: Night) -> None:
    """The door has a code."""
    await night.run(night.organizer, "signup door", mode="on")


async def a_guest_at_the_door(night: Night) -> None:
    """Somebody without an account asks to join."""
    await a_door(night)
    bot = night.bot.bot_context

    def ask(uow: UnitOfWork) -> None:
        code = door_code(uow.doors.keys.find()[0])
        caller = Caller(0, "", night.guild.id, bot.now())
        asked = ask_at_door(AskAtDoor(caller, code, "phone", DoorWish.JOIN, "Ann"), uow)
        assert not isinstance(asked, Refusal)

    write(bot.database, ask, lambda _: True)


async def with_pages(night: Night) -> None:
    """An event whose host serves pages."""
    pages_stand_at(WEB_ADDRESS)
    await event_with(night, 4)


async def matches_running(night: Night) -> None:
    """The first matches of backgammon are being played."""
    await running(night, 8, **BACKGAMMON)


async def a_question(night: Night) -> None:
    """A question has found no rule."""
    await night.run(night.players[0], "rule ask", question=UNKNOWN)


async def a_game_by_post(night: Night) -> None:
    """The first table's game is to be played by post."""
    table = tables(night)[0]
    host = next(
        member for number, member in enumerate(night.players) if player_id(night, number) == table.seats[0]
    )
    await night.run(host, "catan new", table=table.id)


def tapped(command: str, *taps: str) -> Doing:
    """A command, and then button after button under the answer; `verb=value` chooses from a menu."""

    async def run(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
        answer = await night.run(who, command)
        for tap in taps:
            answer = await _tap(night, who, last(answer), tap)
        return answer

    return run


async def _tap(night: Night, who: simcord.MemberActor, message: Any, tap: str) -> simcord.InteractionResult:  # noqa: ANN401 - a message of either library
    verb, chosen, value = tap.partition("=")
    if not chosen:
        return await night.click(who, message, verb)
    menu = next(found for found in ids_of(message) if found.startswith(f"menu:{verb}:"))
    return await who.select(message, (value or first_of(message, menu)).split(), custom_id=menu)


def first_of(message: Any, menu: str) -> str:  # noqa: ANN401 - the same
    """The first line of a menu."""
    items = controls_in(message)
    return str(next(item for item in items if item.get("custom_id") == menu)["options"][0]["value"])


async def seat_removed(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """A table of four plays on as three."""
    table = tables(night)[0]
    post = next(post for post in night.posts("pairings") if f"table-seats:{table.id}:0" in ids_of(post))
    asked = await night.click(who, post, "table-seats")
    chosen = await _tap(night, who, last(asked), f"seat-leaver={table.seats[2]}")
    return await night.click(who, last(chosen), "seat-remove")


async def a_free_seat(night: Night) -> None:
    """Whoever was taken off a table is back in the event, without a seat."""
    out = tables(night)[0].seats[2]
    await seat_removed(night, night.judge)
    await night.run(night.organizer, "signup return", player=out)


async def latecomer_seated(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """A table of three takes the player without a seat in."""
    table = tables(night)[0]
    post = next(post for post in night.posts("pairings") if f"table-seats:{table.id}:0" in ids_of(post))
    asked = await night.click(who, post, "table-seats")
    without = next(
        player for player in range(1, 100) if not any(player in one.seats for one in tables(night))
    )
    return await _tap(night, who, last(asked), f"seat-latecomer={without}")


async def table_added(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """A guest who came late has a new table."""
    found = read(night.bot.bot_context.database, lambda uow: uow.people.first(name="Lena"))
    asked = await night.run(who, "round latecomer", player=found.id if found else 0)
    return await night.click(who, last(asked), "late-table")


async def a_ruling(night: Night) -> None:
    """A judge has ruled on a call at a table where rulings can be appealed."""
    await running(night, 8, **BACKGAMMON)
    await night.run(night.players[0], "judge call", question="Was the cube dead?")
    await night.run(night.judge, "judge rule", call=1, ruling="Yes")


def at_the_call(night: Night) -> int:
    """A player of the table to which the judge was called."""
    call = read(night.bot.bot_context.database, lambda uow: uow.calls.first(id=CallId(1)))
    return next(table for table in tables(night) if call and table.id == call.table_id).seats[0]


async def ruled_over_the_game(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """A judge enters scores though the bot counts the game."""
    table = tables(night)[0]
    opened = await night.run(who, "result report", table=table.id, reason="played on at the club")
    return await who.submit_modal(opened, as_sent(opened, filled(table)))


async def points_given(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """Points of the match for the opponent."""
    return await night.run(who, "penalty points", player=tables(night)[0].seats[0], **LATE)


PAST = b"Round,Table,Player,Score\n1,1,Ann,10\n1,1,Ben,7\n1,1,Cy,6\n1,1,Dee,5\n"


async def past_imported(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """An event that was played elsewhere is read from a list."""
    shown = await night.run(who, "event import", name="Old Cup", file=("cup.csv", PAST))
    return await night.click(who, last(shown), "event-import")


async def results_imported(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """The first table's sheet of paper is typed into a list."""
    found = read(night.bot.bot_context.database, lambda uow: uow.people.find(guild_id=night.guild.id))
    people = {person.id: person.name for person in found}
    rows = "".join(
        f"1,{people[player]},{score}\n"
        for player, score in zip(tables(night)[0].seats, (10, 7, 6, 5), strict=True)
    )
    shown = await night.run(who, "round import", file=("r.csv", f"Table,Player,Score\n{rows}".encode()))
    return await night.click(who, last(shown), "round-import")


TEAM_DEEDS = (
    Deed("team-founded", open_, command("team create", name="Alpha", players=TWO)),
    Deed(
        "team-joined", open_, command("team add", player=lambda n: player_id(n, 3), team=1), prepare=(a_team,)
    ),
    Deed("team-renamed", open_, command("team rename", name="Beta", team=1), prepare=(a_team,)),
    Deed("team-left", open_, command("team leave", player=first), prepare=(a_team,)),
)
SLIP_DEEDS = (
    Deed("slips-on", a_bracket, command("result slips", mode="on")),
    Deed("slips-off", a_bracket, command("result slips", mode="off"), prepare=(codes,)),
    Deed("slips-new", a_bracket, command("result slips", mode="new"), prepare=(codes,)),
)
DOOR_DEEDS = (
    Deed("door-on", open_, command("signup door", mode="on")),
    Deed("door-off", open_, command("signup door", mode="off"), prepare=(a_door,)),
    Deed("door-new", open_, command("signup door", mode="new"), prepare=(a_door,)),
    Deed("door-declined", open_, tapped("desk", "door-decline"), prepare=(a_guest_at_the_door,)),
    Deed("entry-add", open_, tapped("desk", "door-accept"), prepare=(a_guest_at_the_door,)),
)
HALL_DEEDS = (
    Deed("hall-set", a_bracket, command("board set", boards=2, streamed="2")),
    Deed("hall-streamed", a_bracket, command("board stream", match=2), prepare=(boards,)),
    Deed(
        "hall-unstreamed", a_bracket, command("board stream", match=2, off=True), prepare=(boards, a_stream)
    ),
    Deed("hall-room", a_bracket, command("board accessible", player=first), prepare=(boards,)),
    Deed(
        "hall-room-off",
        a_bracket,
        command("board accessible", player=first, off=True),
        prepare=(boards, a_room),
    ),
    Deed("hall-moved", a_bracket, command("board move", match=1, board=3), JUDGE, (boards,)),
)
FLOOR_DEEDS = (
    Deed("round-called", running, command("round call", table=lambda n: tables(n)[0].id), JUDGE),
    Deed("round-noted", running, command("round note", table=lambda n: tables(n)[0].id, note="Slow"), JUDGE),
    Deed("round-noted", open_, command("round note", player=first, note="Has paid"), JUDGE),
)
ALL_DEEDS = (
    *FLOOR_DEEDS,
    *HALL_DEEDS,
    *SLIP_DEEDS,
    *DOOR_DEEDS,
    *TEAM_DEEDS,
    *DEEDS,
    Deed("round-reminded", running, tapped("desk", "desk-remind")),
    Deed("round-seat-removed", published, seat_removed, JUDGE),
    Deed("round-seat-added", published, latecomer_seated, JUDGE, (a_free_seat,)),
    Deed("round-stood-in", published, command("round replace", table=lambda n: tables(n)[0].id, once=True,
         player=lambda n: tables(n)[0].seats[0], guest="Helper"), JUDGE),
    Deed("round-table-added", published, table_added,
         prepare=(step("organizer", "signup add", guest="Lena"),)),
    Deed("judge-appealed-for", empty, command("judge appeal", call=1, ground="It was in play",
         player=at_the_call), JUDGE, (a_ruling,)),
    Deed("event-imported", empty, past_imported),
    Deed("result-imported", published, results_imported, JUDGE),
    Deed("event-screen", with_pages, tapped("desk", "desk-screen", "desk-screen=clock sound")),
    Deed("result-ruled", published, ruled_over_the_game, JUDGE, (a_game_by_post,), wait=60),
    Deed("penalty-point", matches_running, points_given, JUDGE),
    Deed("rule-dismissed", open_, tapped("rule unanswered", "rule-unanswered=", "rule-dismiss"),
         prepare=(a_question,)),
    Deed("rule-alias", open_, tapped("rule unanswered", "rule-unanswered=", "rule-alias=", "rule-save"),
         prepare=(a_question,)),
)  # fmt: skip

OF_NOTHING = {
    "judge-incident": ("judge incident", {"situation": "flag"}),
    "judge-position": ("judge position", {"board": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10"}),
}
"""Answers to a judge that are noted in the log and change nothing: there is nothing to take back."""
