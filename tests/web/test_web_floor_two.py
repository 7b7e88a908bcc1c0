"""Two organizers at once: whatever they send from pages of before, nobody overwrites what they have not seen."""

import html
import random
import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from data.database import Database
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import EventStatus
from tests.support.league_builder import GUILD, ORGANIZER_ROLE, League, league
from tests.support.wording import says
from tests.web.at_floor import Staff, floor_pages, staff

_FORM = re.compile(r"<form method=\"post\" action=\"([^\"]*)\"([^>]*)>(.*?)</form>", re.DOTALL)
_INPUT = re.compile(r"<input([^>]*)>")
_CHOICE = re.compile(r"<option value=\"([^\"]*)\"")
_BUTTON = re.compile(r"<button[^>]*? name=\"([\w-]+)\" value=\"([^\"]*)\"")
_ADDS = frozenset({"undo", "end", "close", "open", "disqualify"})
"""What is meant whatever stands there: a line that is named, a whole event, a penalty."""
_READ = frozenset({"late"})
"""The yes is to a question that names who moves now, and is refused where others would."""
_LEFT = frozenset({EntryStatus.DROPPED, EntryStatus.NO_SHOW})
Kept = dict[tuple[str, int], Any]


def kept(made: League) -> Kept:
    """What one of them could overwrite: seats, results, notes, rulings and places in the event."""

    def look(uow: UnitOfWork) -> Kept:
        tables = uow.tables.find(event_id=made.event_id)
        found: Kept = {("table", row.id): row.locked for row in tables}
        found |= {("seat", player): row.id for row in tables for player in row.seats}
        numbers = [row.id for row in tables]
        results = uow.results.find(table_id=numbers) if numbers else ()
        found |= {("result", row.table_id): (row.id, row.state, row.version) for row in results}
        found |= {("note", row.id): row.text for row in uow.notes.find(event_id=made.event_id)}
        found |= {("call", row.id): row for row in uow.calls.find(event_id=made.event_id)}
        found |= {("round", row.id): row.status for row in uow.rounds.find(event_id=made.event_id)}
        entries = uow.entries.list_of(made.event).entries
        return found | {("entry", int(entry.player)): entry.status for entry in entries}

    return read(made.database, look)


def lines(made: League) -> int:
    """How long the log is."""
    return len(read(made.database, lambda uow: uow.journal.lines(GUILD, made.event_id, 9999)))


@dataclass
class Organizer:
    """One of the two with the page that is open there, and what stood when it was asked for."""

    staff: Staff
    page: str = ""
    seen: Kept = field(default_factory=dict)


def filled(chance: random.Random, page: str) -> tuple[str, dict[str, str]] | None:
    """A form of the page, filled in by chance: where it leads, and what it says."""
    forms = [found for found in _FORM.finditer(page) if "/list" not in found[1]]
    if not forms:
        return None
    address, attributes, inside = chance.choice(forms).groups()
    said: dict[str, str] = {}
    for (of,) in (found.groups() for found in _INPUT.finditer(inside)):
        name, value = (re.search(rf'{word}="([^"]*)"', of) for word in ("name", "value"))
        if name and 'type="checkbox"' not in of:
            said[name[1]] = html.unescape(value[1]) if value else ""
    scores = iter(chance.sample([10, 8, 7, 5], 4))
    said |= {name: str(next(scores)) for name in said if name.startswith("score-")}
    said |= {name: f"word {chance.randrange(99)}" for name in ("reason", "note", "name") if name in said}
    if "tables" in said:
        said["tables"] = "1-2"
    choices = _CHOICE.findall(inside)
    own = re.search(r'id="([\w-]+)"', attributes)
    buttons = _BUTTON.findall(inside)
    elsewhere = re.findall(rf'form="{own[1]}" name="([\w-]+)" value="([^"]*)"', page) if own else []
    if choices:
        named = re.search(r'<select name="([\w-]+)"', inside)
        said[named[1] if named else ""] = (
            "victory" if named and named[1] == "ended" else chance.choice(choices)
        )
    for some in filter(None, (buttons, elsewhere)):
        name, value = chance.choice(some)
        said[name] = value
    return html.unescape(address), said


async def look(one: Organizer, made: League, chance: random.Random) -> None:
    """A page of now: the board, or one of its tables."""
    tables = [number for kind, number in kept(made) if kind == "table"]
    query = {"table": chance.choice(tables)} if tables and chance.random() < 0.8 else {}
    if chance.random() < 0.2:
        query["swap"] = chance.randint(1, 8)
    one.seen, one.page = kept(made), await one.staff.look(**query)


async def deed(one: Organizer, made: League, chance: random.Random) -> str:
    """Send a form of the page that is open; what is answered with a question is agreed to. What came of it."""
    form = filled(chance, one.page)
    if form is None or form[1].get("do") in ("finish", "cancel"):
        return ""
    address, said = form
    news = {row for row in one.seen.keys() | kept(made).keys() if one.seen.get(row) != kept(made).get(row)}
    before, log = kept(made), lines(made)
    answer = await one.staff.browser.post(address, said)
    assert answer.status in (200, 303), (answer.status, said)
    if answer.status == 200:
        page = await answer.text()
        assert 'role="alert"' in page, said
        assert (kept(made), lines(made)) == (before, log), said  # refused, or asked about: nothing is done
        sure = re.search(
            r'<form method="post" action="([^"]*)" class="card asked".*?</form>', page, re.DOTALL
        )
        if sure is None:
            return "refused"
        again = {
            name: html.unescape(value)
            for name, value in re.findall(r'name="([\w-]+)" value="([^"]*)"', sure[0])
        }
        answer = await one.staff.browser.post(html.unescape(sure[1]), again)
        assert answer.status in (200, 303), (answer.status, again)
        if answer.status == 200:
            return "refused"
    now = kept(made)
    changed = {row for row in before.keys() | now.keys() if before.get(row) != now.get(row)}
    assert lines(made) <= log + 2, said  # a guest who comes late is entered and seated
    news -= {row for row in news if before.get(row) in _LEFT and now.get(row) is EntryStatus.SUBSTITUTED}
    if said.get("do") not in _ADDS | _READ:
        assert not changed & news, (said, changed & news)
    return "done"


@pytest.mark.parametrize("status", [EventStatus.RUNNING, EventStatus.CHECK_IN])
@pytest.mark.parametrize("seed", range(6))
async def test_of_two_at_once_whoever_is_late_overwrites_nothing(
    database: Database, seed: int, status: EventStatus
) -> None:
    made = league(database, 8, status=status, rounds=1)
    made.change(
        lambda uow: uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5, results_channel=6)
    )
    chance = random.Random(seed)
    async with floor_pages(made) as (visitor, roles):
        roles.of[3] = frozenset({ORGANIZER_ROLE})
        both = [Organizer(await staff(visitor, made, user)) for user in (1, 3)]
        for one in both:
            await look(one, made, chance)
        came: list[str] = []
        for _ in range(60):
            visitor.pages._guard._persons._buckets.clear()  # as if it took its time
            one = chance.choice(both)
            if chance.random() < 0.4:
                await look(one, made, chance)
            came.append(await deed(one, made, chance))
        assert came.count("done") >= 5
        assert came.count("refused") >= 1


async def test_a_plan_that_another_has_changed_is_not_drawn_again_nor_the_next_one_published(
    database: Database,
) -> None:
    made = league(database, 8)
    made.change(
        lambda uow: uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5, results_channel=6)
    )
    async with floor_pages(made) as (visitor, roles):
        roles.of[3] = frozenset({ORGANIZER_ROLE})
        one, late = await staff(visitor, made), await staff(visitor, made, 3)
        empty = await late.look()
        await one.does("seat")
        before = kept(made)
        assert says(await late.does_on(empty, "seat"), "refusal-plan-changed")
        stale = await late.look()
        table = min(number for kind, number in before if kind == "table")
        await one.does("lock", table=table, number=1)
        assert says(await late.does_on(stale, "seat"), "refusal-plan-changed")
        assert {row: is_at for row, is_at in kept(made).items() if row[0] == "seat"} == {
            row: is_at for row, is_at in before.items() if row[0] == "seat"
        }
