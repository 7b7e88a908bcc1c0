"""Each turn's message leads to the same game on the web, where people sign in there."""

from collections import Counter
from collections.abc import Iterator

import discord
import pytest

from bot.i18n import LANGUAGES, Language, plain
from bot.ui.play.panel import panel
from bot.ui.web_links import pages_stand_at
from tests.ui.panel_games import rich, some
from tests.ui.panel_table import seen_of


@pytest.fixture(autouse=True)
def _elsewhere() -> Iterator[None]:
    yield
    pages_stand_at("")


def links(view: discord.ui.View | None) -> list[str]:
    """Where the buttons of a message lead."""
    items = view.children if view is not None else []
    return [item.url for item in items if isinstance(item, discord.ui.Button) and item.url]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_panel_of_every_position_has_a_link_without_a_secret(language: Language) -> None:
    pages_stand_at("https://league.example.org")
    for state, seat in (*((state, seat) for state, seat, _ in some(40, 3)), rich()):
        view = panel(seen_of(state, seat), "", language).view
        assert links(view) == [f"https://league.example.org/t/12?lang={language}"]
        assert view is not None
        rows = Counter(item.row for item in view.children if isinstance(item, discord.ui.Button))
        menus = {item.row for item in view.children if not isinstance(item, discord.ui.Button)}
        assert max(rows.values()) <= 5
        assert not menus & set(rows)
        assert plain(language, "button-game-table") in [getattr(item, "label", "") for item in view.children]


@pytest.mark.parametrize(
    "address", ["", "http://league.example.org", "http://localhost:8080", "http://127.0.0.1:8080"]
)
def test_there_is_none_where_nobody_signs_in_or_discord_refuses_the_address(address: str) -> None:
    pages_stand_at(address)
    ((state, seat, _), *_) = some(1, 3)
    assert links(panel(seen_of(state, seat), "", "en").view) == []


def test_on_the_same_machine_there_is_one_for_the_sandbox() -> None:
    pages_stand_at("http://127.0.0.1:8080", in_sandbox=True)
    ((state, seat, _), *_) = some(1, 3)
    assert links(panel(seen_of(state, seat), "", "en").view) == ["http://127.0.0.1:8080/t/12?lang=en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_games_open_inside_discord_a_button_beside_it_does_so(language: Language) -> None:
    pages_stand_at("https://league.example.org", in_frames=True)
    shown = 0
    for state, seat in (*((state, seat) for state, seat, _ in some(40, 3)), rich()):
        view = panel(seen_of(state, seat), "", language).view
        assert len(links(view)) == 1
        assert view is not None
        rows = Counter(item.row for item in view.children if isinstance(item, discord.ui.Button))
        assert max(rows.values()) <= 5
        has_room = max(item.row or 0 for item in view.children) < 4 or rows[4] < 5
        stands = "game-frame:12:0" in [getattr(item, "custom_id", "") for item in view.children]
        assert stands or not has_room
        shown += stands
    assert shown > 35


def test_no_button_opens_one_where_it_is_not_switched_on() -> None:
    pages_stand_at("https://league.example.org")
    ((state, seat, _), *_) = some(1, 3)
    view = panel(seen_of(state, seat), "", "en").view
    assert view is not None
    assert not [one for one in view.children if "game-frame" in str(getattr(one, "custom_id", ""))]
