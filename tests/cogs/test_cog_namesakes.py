"""A member and a guest of one name through a whole night: wherever they are named it is said which of them."""

import re
from functools import partial

import simcord

from data.records import EventPage, Person
from league.round import Table
from tests.cogs.test_cog_ratings import content
from tests.support.night import Night, direct, said, shown
from tests.support.results import at_table, report
from tests.support.rounds import attached, event_with, record, tables, the_event
from tests.web.site import open_pages
from usecases.caller import Caller
from usecases.show.judging_pickers import entrants_like
from usecases.show.pickers import Typed, players_like

NAME = "P02"
PAGES = ("", "/standings", "/round/1", f"/find?q={NAME}", "/screen", "/standings.csv", "/round/1/tables.csv")
BARE = re.compile(rf"(?<![\w#]){NAME}(?! #\d|\w)")
"""The name of two players without the number that tells which."""


class Surfaces:
    """What was shown where."""

    def __init__(self) -> None:
        self.shown: dict[str, str] = {}

    def add(self, where: str, *texts: str) -> None:
        """Words that somebody read."""
        self.shown[where] = "\n".join(texts)

    def result(self, where: str, answer: simcord.InteractionResult) -> simcord.InteractionResult:
        """An answer of the bot."""
        self.add(where, said(answer))
        return answer

    @property
    def bare(self) -> dict[str, list[str]]:
        """By surface the lines in which nobody can tell who is meant."""
        found = {
            where: [line for line in words.splitlines() if BARE.search(line)]
            for where, words in self.shown.items()
        }
        return {where: lines for where, lines in found.items() if lines}

    def naming(self, *numbers: int) -> set[str]:
        """The surfaces that name one of these by name and number."""
        return {
            where
            for where, words in self.shown.items()
            if any(re.search(rf"{NAME} #{number}\b", words) for number in numbers)
        }


async def test_two_of_one_name_are_told_apart_on_every_surface(night: Night) -> None:
    seen = Surfaces()
    await event_with(night, 7)
    added = said(await night.run(night.organizer, "signup add", guest=NAME))
    twins = night.read(lambda uow: [one for one in uow.people.find() if one.name == NAME])
    assert isinstance(twins, list)
    assert len(twins) == 2
    guest = next(one for one in twins if one.user_id is None)
    member = next(one for one in twins if one.user_id is not None)
    assert f"{NAME} #{member.id}" in added  # a new namesake is said at once
    await _before_the_round(night, seen)
    await _in_the_round(night, seen, guest, member)
    await _after_the_round(night, seen, guest)
    await _pages(night, seen)
    _pickers(night, seen)
    assert seen.bare == {}
    assert seen.naming(guest.id, member.id) >= {
        "signup list", "seating", "pairings", "report form", "warning", "penalty list", "standings", "explain",
        "swap", "picker of entrants", "picker of players", "page standings", "entries.csv", "standings-qualifier.csv",
    }  # fmt: skip


async def _before_the_round(night: Night, seen: Surfaces) -> None:
    seen.result("signup list", await night.run(night.organizer, "signup list"))
    seen.result("event show", await night.run(night.organizer, "event show"))
    seen.result("seating", await night.run(night.organizer, "round seat", seed=7))
    seen.result("publish", await night.run(night.organizer, "round publish"))
    await night.settle()
    seen.add("announcements", *map(shown, night.posts("announcements")))


async def _in_the_round(night: Night, seen: Surfaces, guest: Person, member: Person) -> None:
    other = next(one for one in tables(night)[0].seats if one not in (guest.id, member.id))
    at_other = {table.id for table in tables(night) if other in table.seats}
    far = next((twin for twin in (guest, member) if all(twin.id not in table.seats for table in tables(night)
                if table.id in at_other)), guest)  # fmt: skip
    seen.result("swap", await night.run(night.organizer, "round swap", player=far.id, other=other))
    seen.result("start", await night.run(night.judge, "round start"))
    await night.settle()
    table = next(table for table in tables(night) if guest.id in table.seats)
    opened = await night.run(night.judge, "result report", table=table.id)
    assert opened.modal is not None
    seen.add("report form", str(opened.modal))
    warned = await night.run(
        night.judge, "penalty warn", player=guest.id, reason="Shouted", section="cjp/manners-penalty"
    )
    seen.result("warning", warned)
    seen.result("penalty list", await night.run(night.judge, "penalty list"))
    who = next(one for one in at_table(night, table_without(night, guest)))
    await night.run(who, "judge call", question="May I?")
    seen.result("judges' desk", await night.run(night.judge, "desk"))
    await report(night, night.judge, table)
    for rest in tables(night):
        if rest.id != table.id:
            record(night, rest)
    await night.settle()
    for name in ("pairings", "judges", "results"):
        if name in night.channels:
            threads = [
                text for thread in night.channels[name].threads for text in map(shown, thread.history())
            ]
            seen.add(name, *map(shown, night.posts(name)), *threads)


def table_without(night: Night, guest: Person) -> Table:
    """A table at which everybody has an account."""
    return next(table for table in tables(night) if guest.id not in table.seats)


async def _after_the_round(night: Night, seen: Surfaces, guest: Person) -> None:
    seen.result("standings", await night.run(night.organizer, "standings show"))
    first = next(one for one in tables(night)[0].seats if one != guest.id)
    explained = await night.run(night.organizer, "standings explain", player_a=guest.id, player_b=first)
    seen.result("explain", explained)
    seen.result("organizer's desk", await night.run(night.organizer, "desk"))
    for file in attached(await night.run(night.organizer, "event export", kind="csv")):
        seen.add(file.filename, content(night, file))
    for one in (night.organizer, *night.players[:8]):
        seen.add(f"private {one.id}", *map(shown, direct(one)))


async def _pages(night: Night, seen: Surfaces) -> None:
    async with open_pages(night.bot.bot_context.database) as visitor:
        event = the_event(night).id
        page = night.read(lambda uow: uow.pages.first(event_id=event))
        assert isinstance(page, EventPage)
        for name in (
            "",
            "/standings",
            "/round/1",
            f"/find?q={NAME}",
            "/screen",
            "/standings.csv",
            "/round/1/tables.csv",
        ):
            body = await visitor.read(f"/e/{page.key}{name}{'&' if '?' in name else '?'}lang=en")
            words = re.sub(r"<title>.*?</title>|<[^>]+>", "\n", body, flags=re.DOTALL)
            seen.add(f"page {name.strip('/') or 'event'}", words)


def _pickers(night: Night, seen: Surfaces) -> None:
    for name, picker in (("entrants", entrants_like), ("players", players_like)):
        who = Caller(night.judge.id, "J", night.guild.id, night.env.now(), is_admin=True)
        found = night.read(partial(picker, Typed(who, NAME, the_event(night).id)))
        seen.add(f"picker of {name}", *(offer.name for offer in found))  # type: ignore[attr-defined]  # suggestions
