"""A board is drawn once for all who see the same of it; what is theirs alone is put in for each."""

import asyncio
import re
from collections import Counter

import pytest

from data.database import Database
from tests.support.league_builder import JUDGE_ROLE, ORGANIZER_ROLE, League, league
from tests.web.at_floor import floor_pages, form_on, forms_on, staff
from tests.web.at_table import text_of
from web.render import rendered


@pytest.fixture
def made(database: Database) -> League:
    found = league(database, 12)
    found.round(1, [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]])
    return found


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each template was drawn whole."""
    found: Counter[str] = Counter()

    def counted(name: str, *said: object, **more: object) -> bytes:
        found[name] += 1
        return rendered(name, *said, **more)  # type: ignore[arg-type]  # as they come

    monkeypatch.setattr("web.floor.pages.rendered", counted)
    return found


def marks(page: str) -> tuple[set[str], set[str]]:
    """The marks and numbers in its forms."""
    return set(re.findall(r'name="mark" value="([^"]*)"', page)), set(
        re.findall(r'name="once" value="([^"]*)"', page)
    )


async def test_sixty_who_look_at_once_are_served_by_one_drawing_each_with_forms_of_their_own(
    made: League, drawn: Counter[str]
) -> None:
    async with floor_pages(made) as (visitor, roles):
        people = [1, 3, 4]
        roles.of |= {user: frozenset({ORGANIZER_ROLE}) for user in people}
        some = [await staff(visitor, made, user) for user in people]
        pages = await asyncio.gather(*(one.look() for one in some * 20))
        assert drawn["floor.html"] == 1
        assert len({frozenset(marks(page)[0]) for page in pages}) == len(people)
        assert all(len(mark) == len(once) == 1 for mark, once in map(marks, pages))
        assert len(set().union(*(marks(page)[1] for page in pages))) == len(pages)
        assert (await some[2].send(pages[2], "remind")).status == 303  # its own forms are taken


async def test_languages_rights_searches_and_changes_have_drawings_of_their_own(
    made: League, drawn: Counter[str]
) -> None:
    async with floor_pages(made) as (visitor, roles):
        one, judge = await staff(visitor, made), await staff(visitor, made, 2)
        for _ in range(2):
            assert "remind" in forms_on(await one.look())
            assert "remind" not in forms_on(await judge.look())
            assert "tiles" in await one.look(lang="ja")
            assert "P12" not in text_of(await one.look(q="P7"))
        assert drawn["floor.html"] == 4
        table = made.round(2, [[1, 2, 3, 4]])[0]
        visitor.pages.live.notify()
        assert f"tile-{table.id}" in await judge.look()
        roles.of[2] = frozenset()
        answer = await judge.browser.get(f"{judge.path}?lang=en")
        assert answer.status == 404
        roles.of[2] = frozenset({JUDGE_ROLE, ORGANIZER_ROLE})
        assert "remind" in forms_on(await judge.look())


async def test_what_one_has_been_refused_or_asked_is_nobody_elses(made: League) -> None:
    async with floor_pages(made) as (visitor, roles):
        roles.of[3] = frozenset({ORGANIZER_ROLE})
        one, other = await staff(visitor, made), await staff(visitor, made, 3)
        table = 1
        page = await one.look(table=table)
        address, inside = form_on(page, "report", {})
        refused = await (await one.browser.post(address, {**inside, "score-1": "ninety"})).text()
        assert 'value="ninety"' in refused
        assert 'role="alert"' in refused
        seen = await other.look(table=table)
        assert "ninety" not in seen
        assert 'role="alert"' not in seen
