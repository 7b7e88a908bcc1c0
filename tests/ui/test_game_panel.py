"""A player's panel: every legal move can be reached from its controls, and nothing else."""

import re
from collections import Counter
from random import Random

import discord
import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.controls import MenuLine
from bot.ui.play.component_ids import PLAY_TEMPLATE, words_of
from bot.ui.play.panel import panel
from bot.ui.play.screen import Pick, Screen, controls_of
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.actions import Action
from engine.catan.options import CWC, CatanOptions
from engine.protocol import EngineRefusal
from tests.support.wording import worded
from tests.ui.panel_games import GAMES, Walk, positions, positions_of, some
from tests.ui.panel_table import APART, Menu, controls, drawn, seen_of, steps_of, taps_for
from usecases.play.views import GameView

OF_A_SEAT = frozenset(a.KINDS) - {a.Dice, a.Steal, a.Draw, a.ForgetRobber, a.ExpireOffer, a.CallTime}
IN_MENUS = (a.Offer, a.CounterOffer, a.Discard)
"""Kinds whose cards are ticked in menus of several lines; there are thousands of them."""


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_whole_games_can_be_played_by_the_controls_of_the_panels_alone(game: int) -> None:
    for state, seat, action in positions_of(game):
        assert taps_for(seen_of(state, seat), action) is not None, catan.format(action)


def test_the_games_have_actions_of_every_kind() -> None:
    assert {type(action) for _, _, action in positions()} == OF_A_SEAT


def test_the_controls_say_exactly_the_legal_actions() -> None:
    for state, seat, _ in some(150, 1):
        legal = catan.legal(state, seat)
        expected = {catan.format(action) for action in legal if type(action) not in IN_MENUS}
        said = {words for words in steps_of(seen_of(state, seat), apart=APART) if words[0] not in "?="}
        found = {words for words in said if not words.startswith(("offer ", "counter "))}
        assert said - found <= {catan.format(action) for action in legal}  # offers in one line
        assert found == expected


def test_every_offer_and_discard_within_the_rules_can_be_ticked() -> None:
    many = Random(2)
    tried: Counter[type[Action]] = Counter()
    for state, seat, _ in positions():
        legal = [action for action in catan.legal(state, seat) if isinstance(action, IN_MENUS)]
        if not legal or tried[type(legal[0])] >= 60:
            continue
        for action in many.sample(legal, min(3, len(legal))):
            assert taps_for(seen_of(state, seat), action) is not None, catan.format(action)
            tried[type(action)] += 1
    assert min(tried[kind] for kind in IN_MENUS) > 20


def test_what_is_ticked_in_menus_is_always_legal() -> None:
    ticks = Random(3)
    for state, seat, _ in some(250, 4):
        seen, step = seen_of(state, seat), "trade"
        menus = [control for control in controls(drawn(seen, step)) if isinstance(control, Menu)]
        while menus:
            menu = menus[0]
            number = ticks.randint(menu.least, min(menu.most, len(menu.values)))
            words = words_of(menu.prefix, ticks.sample(menu.values, number))
            if not words.startswith("?"):
                action = catan.parse(words)
                assert not isinstance(action, EngineRefusal), words
                assert not isinstance(catan.decide(state, seat, action), EngineRefusal), words
                break
            menus = [control for control in controls(drawn(seen, words[1:])) if isinstance(control, Menu)]
            assert menus, words


@pytest.mark.parametrize(
    "step", ["rob h4", "tile h0", "build 7", "move", "plenty", "want 1L", "discard 1", "x", "want ?"]
)
def test_a_step_of_another_moment_shows_the_first_panel_or_its_own_legal_controls(step: str) -> None:
    for state, seat, _ in some(60, 5):
        legal = {catan.format(action) for action in catan.legal(state, seat)}
        for words in controls(drawn(seen_of(state, seat), step)):
            assert isinstance(words, Menu) or words[0] in "?=" or words in legal


def seen_at_end() -> GameView:
    walk = Walk(3, CatanOptions(profile=CWC), 2)
    for _ in walk.choices():
        pass
    return seen_of(walk.state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game_the_panel_tells_the_scores_and_leads_on_to_the_next_one(language: Language) -> None:
    seen = seen_at_end()
    reply = panel(seen, "", language)
    assert reply.view is not None
    assert [item.custom_id for item in reply.view.children if isinstance(item, discord.ui.Button)] == [
        f"game-next:{seen.game.id}:0"
    ]
    assert seen.view is not None
    assert seen.view.result is not None
    assert all(str(points) in reply.words for points in seen.view.result.recorded)


def test_a_menu_with_one_choice_is_a_button_that_says_the_same() -> None:
    seen = seen_of(*some(1, 1)[0][:2])
    one, two = MenuLine("Wheat", "1W"), MenuLine("Wool", "1L")
    for pick, kind in (
        (Pick("bank 4~b", "pick-bank", (one,)), discord.ui.Button),
        (Pick("bank 4~b", "pick-bank", (one, two)), discord.ui.Select),
        (Pick("bank 4~b", "pick-bank", (one,), chosen="1W"), discord.ui.Select),
        (Pick("bank 4~b", "pick-bank", (one,), least=0), discord.ui.Select),
    ):
        (control,) = controls_of(Screen(picks=(pick,)), seen.game, seen.stamp, "en").children
        assert isinstance(control, kind)
        if isinstance(control, discord.ui.Button):
            words = re.fullmatch(PLAY_TEMPLATE, control.custom_id or "")
            assert words is not None
            assert words["words"] == words_of(pick.prefix, [one.value]) == "bank 4 1W"
            assert control.label == worded(
                "game-panel-only", menu=worded("catan-panel-pick-bank"), choice="Wheat"
            )
