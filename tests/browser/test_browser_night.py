"""A night with a no-show, a substitute, a dispute and a finalist who drops out, driven in the browser.

On a server of each language and of both, at a desk and on a phone: what others do meanwhile is done by commands.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from bot.config import Settings
from bot.i18n import plain
from bot.rulebook import the_rulebook
from bot.sandbox.people import JUDGE, ORGANIZER, PEOPLE, PLAYERS, SandboxPerson, SandboxRole
from bot.sandbox.stage import AnyBot, Now
from bot.sandbox.ways import use
from bot.sandbox.world import Room, World
from bot.startup import GuildhallBot, create_bot
from data.transaction import read
from league.ids import PlayerId
from league.round import Stage, Table, TableStatus
from tests.browser.chrome import DESKTOP, PHONE, Host, Page, hosted, window
from tests.support.night import said
from usecases.result.typed import ENDED, score_field

pytestmark = pytest.mark.slow

SIZES = {"desktop": DESKTOP, "phone": PHONE}
LANGUAGES = {"ja": "ja", "en": "en-US", "ja-en": "ja"}
CROWD = (*PLAYERS[:5], *PLAYERS[12:16])


async def slash(world: World, person: SandboxPerson, command: str, **options: object) -> None:
    """Somebody uses a command."""
    room = Room.JUDGES if person.part is not SandboxRole.PLAYER else Room.LOUNGE
    member = world.members[person]
    answer = said(await use(member, partial(member.slash, world.channels[room]), command, options))
    assert "⛔" not in answer, answer


def beginning(language: str) -> object:
    """Eight players and one on the waiting list; the first round is public."""

    async def seed(_bot: AnyBot, world: World) -> None:
        channels, roles = world.channels, world.roles
        places = {
            "announcements": channels[Room.ANNOUNCEMENTS],
            "pairings": channels[Room.PAIRINGS],
            "results": channels[Room.STANDINGS],
            "judges": channels[Room.JUDGES],
        }
        for part in (SandboxRole.ORGANIZER, SandboxRole.JUDGE):
            places[f"{part}_role"] = roles[part]  # type: ignore[assignment]  # a role, for the same command
        await slash(world, ORGANIZER, "setup", language=language, **places)
        await slash(world, ORGANIZER, "event create", name="夏の陣 Summer", rounds=1, capacity=8)
        await slash(world, ORGANIZER, "event open")
        for person in CROWD:
            await slash(world, person, "signup join")
        for step in ("event close", "round seat", "round publish", "round start"):
            await slash(world, ORGANIZER, step)

    return seed


@pytest.fixture(params=LANGUAGES)
def night(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Host, str]]:
    settings = Settings(
        database_url=f"sqlite:///{tmp_path / 'night.db'}",
        backup_dir=tmp_path,
        house_processes=0,
        house_pace=0,
        _env_file=None,
    )
    the_rulebook().build()

    def make_bot(now: Now) -> AnyBot:
        return create_bot(settings, now)

    with hosted(make_bot, beginning(request.param)) as host:  # type: ignore[arg-type]  # a coroutine's function
        yield host, request.param


def tables(host: Host, stage: Stage = Stage.QUALIFIER) -> list[Table]:
    """The tables of a stage."""
    bot = cast("GuildhallBot", host.show.world.env.bot)

    def look(uow: object) -> list[Table]:
        rounds = {row.id for row in uow.rounds.find(stage=stage)}  # type: ignore[attr-defined]  # a unit of work
        found = [t for t in uow.tables.find() if t.round_id in rounds]  # type: ignore[attr-defined]  # the same
        return [table for table in found if table.status is not TableStatus.CANCELLED]

    return read(bot.bot_context.database, look)


def who(host: Host, player: PlayerId) -> SandboxPerson:
    """The person behind a player's number."""
    bot = cast("GuildhallBot", host.show.world.env.bot)
    user = read(bot.bot_context.database, lambda uow: uow.people.require(player)).user_id
    return next(person for person in PEOPLE if host.show.world.members[person].id == user)


def thread(page: Page, number: int) -> None:
    """Open a table's thread from the side bar."""
    page.drawer()
    page.driver.execute_script(
        "const [n] = arguments; [...document.querySelectorAll('.room.thread')]"
        ".find(r => r.textContent.includes(`テーブル${n}`) || r.textContent.includes(`Table ${n}`)).click()",
        number,
    )
    page.with_text("#top h2", str(number))


def form(page: Page, *lines: str) -> None:
    """Fill the fields of the open form in order, and send it; where nobody is chosen yet, the first one has won."""
    fields = page.wait(lambda: next(iter(page.all(".form")), None))
    assert fields
    for menu in page.all(".form .select"):
        if menu.text in {plain(language, "form-winner-hint") for language in ("en", "ja")}:
            menu.click()
            page.find(".sheet .options .option").click()
    for field, line in zip(page.all(".form input, .form textarea"), lines, strict=False):
        field.clear()
        field.send_keys(line)
    page.find(".form .primary").click()


async def the_rest_of_the_round(world: World, table: Table) -> None:
    """The judge enters the other table; the round ends, and the final is seated."""
    judge = world.members[JUDGE]
    shown = await judge.slash(world.channels[Room.JUDGES], "result report", table=table.id)
    scores = zip(table.seats, ("10", "7", "4", "3"), strict=True)
    await judge.submit_modal(
        shown, {**{score_field(player): score for player, score in scores}, ENDED: ["victory"]}
    )
    for step in ("round end", "standings advance", "round publish"):
        await slash(world, ORGANIZER, step)


@pytest.mark.parametrize("size", SIZES)
def test_a_night_with_all_its_troubles_is_run_in_the_browser(night: tuple[Host, str], size: str) -> None:
    host, language = night
    with window(host.address, SIZES[size]) as page:
        page.open(locale=LANGUAGES[language])
        page.find("#tour-done").click()
        pictures = Pictures(page, f"night-{language}-{size}")
        _somebody_does_not_come(host, page, pictures)
        _somebody_disputes(host, page, pictures, LANGUAGES[language])
        _a_finalist_leaves(host, page, pictures)
        for room in (Room.STANDINGS, Room.ANNOUNCEMENTS, Room.JUDGES):
            page.room(room.value)
            pictures.take(room.name.lower())
        assert page.number("document.documentElement.scrollWidth - innerWidth") <= 0
        assert page.complaints() == []


@dataclass
class Pictures:
    """The pictures of one evening, numbered, for people to look at."""

    page: Page
    name: str
    number: int = 0

    def take(self, what: str) -> None:
        """Once nothing is under way."""
        self.page.quiet()
        self.number += 1
        self.page.shoot(f"{self.name}-{self.number}-{what}")


def _somebody_does_not_come(host: Host, page: Page, pictures: Pictures) -> None:
    """One no-show's seat goes to the next in line, another player's to a guest: three taps each."""
    first, second = tables(host)
    page.become(JUDGE)
    page.room(Room.PAIRINGS.value)
    pictures.take("pairings")
    _leaves(page, first, who(host, first.seats[2]))
    page.press(f"seat-next:{first.id}:")
    pictures.take("no-show")
    _leaves(page, second, who(host, second.seats[1]))
    page.press(f"seat-guest:{second.id}:")
    form(page, "Grandma")
    pictures.take("substitute")
    now = tables(host)
    assert who(host, now[0].seats[2]) is CROWD[-1]
    assert now[1].seats[1] not in {*first.seats, *second.seats}


def _somebody_disputes(host: Host, page: Page, pictures: Pictures, locale: str) -> None:
    """A report of too many points, what is wrong with it, and the judge who decides it from the desk."""
    first = tables(host)[0]
    page.become(who(host, first.seats[0]))
    page.room(Room.PAIRINGS.value)
    page.press(f"result-report:{first.id}:")
    form(page, "12", "8", "6", "5")
    page.with_text(".message", "12→10")
    page.become(who(host, first.seats[1]))
    thread(page, 1)
    pictures.take("thread")
    page.press("result-dispute:")
    form(page, "8 → 9")
    page.become(JUDGE)
    page.room(Room.JUDGES.value)
    page.with_text(".message", "8 → 9")
    page.command(f"/{plain('ja' if locale == 'ja' else 'en', 'cmd-desk')}")
    page.find(".run").click()
    page.find("[data-custom^='judge-desk:']")
    pictures.take("judges-desk")
    page.press(f"result-ruling:{first.id}:")
    form(page, "all saw it")
    page.quiet()
    assert tables(host)[0].status is TableStatus.FINAL


def _a_finalist_leaves(host: Host, page: Page, pictures: Pictures) -> None:
    """After the final is published, the next in the ranking takes a finalist's seat."""
    second = tables(host)[1]
    host.play(lambda world: the_rest_of_the_round(world, second))
    (final,) = tables(host, Stage.FINAL)
    page.room(Room.PAIRINGS.value)
    page.find(f"[data-custom^='table-seats:{final.id}:']")
    pictures.take("final")
    leaver = who(host, next(player for player in final.seats if player not in second.seats))
    _leaves(page, final, leaver)
    page.press(f"seat-next:{final.id}:")
    pictures.take("finalist-left")
    assert tables(host, Stage.FINAL)[0].seats != final.seats


def _leaves(page: Page, table: Table, person: SandboxPerson) -> None:
    """The judge says who leaves a table."""
    page.press(f"table-seats:{table.id}:")
    page.pick(f"seat-leaver:{table.id}", person.name)
