"""A player's panel keeps Discord's limits, and letters every spot on the board."""

from collections import Counter
from dataclasses import replace

import discord
import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.cards import CARDS_LIMIT
from bot.ui.controls import Panel
from bot.ui.games.catan.spots import place_of
from bot.ui.play.panel import panel
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.hands import pack
from engine.catan.options import CatanOptions
from engine.catan.rules import CATAN
from engine.catan.state import CatanState
from tests.engine.catan_table import corner, give, island, roads, settlements
from tests.ui.panel_games import Walk, rich, some
from tests.ui.panel_table import APART, BIG, drawn, screen, seen_of, steps_of
from usecases.play.views import witnessed

BUILDS = (a.BuildRoad, a.BuildSettlement, a.BuildCity)
AT_SPOTS = (*BUILDS, a.PlaceSettlement, a.PlaceRoad, a.MoveRoad, a.MoveSettlement, a.MoveCity)


def check_limits(view: Panel) -> None:
    rows: Counter[int] = Counter()
    ids = [getattr(item, "custom_id", "") for item in view.children]
    assert len(set(ids)) == len(ids)
    for item in view.children:
        rows[item.row or 0] += item.width
        assert isinstance(item, discord.ui.Button | discord.ui.Select)
        # The longest ids that a game and a stamp can have in practice.
        assert len(item.custom_id or "") - len("12" + "1000300") + len(str(BIG)) + 10 <= 100
        if isinstance(item, discord.ui.Button):
            assert 1 <= len(item.label or "") <= 80
            continue
        values = [option.value for option in item.options]
        assert 1 <= len(values) == len(set(values)) <= 25
        assert all(1 <= len(option.label) <= 100 and len(option.value) <= 100 for option in item.options)
        assert all(option.description is None or len(option.description) <= 100 for option in item.options)
        assert 1 <= item.min_values <= item.max_values <= len(values)
        assert len(item.placeholder or "") <= 150
    assert max(rows.values(), default=0) <= 5
    assert max(rows, default=0) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_keeps_discords_limits(language: Language) -> None:
    for state, seat, _ in some(250, 6):
        seen = seen_of(state, seat)
        for step in {"", "trade", *(words[1:] for words in steps_of(seen, apart=APART) if words[0] == "?")}:
            check_limits(drawn(seen, step, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_the_orders_keeps_discords_limits(language: Language) -> None:
    for state, seat, _ in some(6, 8):
        seen = seen_of(state, seat)
        for step in {
            words[1:]
            for words in steps_of(seen, (pack((1, 0, 0, 0, 0)), pack((0, 2, 0, 1, 0))))
            if words[0] == "?"
        }:
            check_limits(drawn(seen, step, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_fits_into_a_message_whatever_has_happened(language: Language) -> None:
    walk = Walk(4, CatanOptions(), 9)
    for number, (state, seat, _) in enumerate(walk.choices()):
        if number % 90:
            continue
        seen = replace(seen_of(state, seat), news=witnessed(CATAN.rules, tuple(walk.events[-120:]), seat))
        reply = panel(seen, "", language)
        assert 0 < len(reply.words) <= CARDS_LIMIT, "and nothing of it is cut"
        assert len(reply.files) == 1
        assert reply.view is not None


def test_the_widest_turn_keeps_five_rows_and_letters_every_spot() -> None:
    state, seat = rich()
    seen = seen_of(state, seat)
    check_limits(drawn(seen))
    found = set(steps_of(seen, apart=APART))
    builds = {
        catan.format(action)
        for action in catan.legal(state, seat)
        if isinstance(action, a.BuildRoad | a.BuildCity)
    }
    assert builds <= found


def sprawling() -> CatanState:
    """More spots than two menus hold to build on, and the cards for any of them."""
    state = roads(island(), 0, *range(0, 72, 6))
    return give(settlements(state, 0, corner(0, 0), corner(18, 3)), 0, "5L5B5W5G5O")


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_spots_than_a_menu_holds_come_in_pages(language: Language) -> None:
    state = sprawling()
    seen = seen_of(state, 0)
    builds = [action for action in catan.legal(state, 0) if isinstance(action, BUILDS)]
    assert len(builds) > 48
    reached = steps_of(seen, apart=APART)
    assert {catan.format(action) for action in builds} <= set(reached)
    pages = {words[1:] for words in reached if words.startswith("?build")}
    assert len(pages) == 3
    for step in {"", *pages}:
        check_limits(drawn(seen, step, language))
        shown = screen(seen, step, language)
        assert (
            len({mark.label for mark in shown.marks})
            == len({mark.place for mark in shown.marks})
            == len(shown.marks)
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_of_a_line_is_the_letter_on_its_spot(language: Language) -> None:
    compared = 0
    for state, seat, _ in [*some(200, 10), (sprawling(), 0, a.EndTurn())]:
        seen = seen_of(state, seat)
        for step in {"", *(words[1:] for words in steps_of(seen, apart=APART) if words[0] == "?")}:
            shown = screen(seen, step, language)
            labels = {choice.value: choice.label for pick in shown.picks for choice in pick.choices}
            labels |= {press.words: press.label for press in shown.presses}
            letters = {mark.place: mark.label for mark in shown.marks}
            for words, label in labels.items():
                action = catan.parse(words)
                if isinstance(action, AT_SPOTS):
                    assert label.split(" ")[0] == letters[place_of(action)]
                    compared += 1
    assert compared > 300
