"""A player's panel shows nobody what others hide, and names have no effect in it."""

from dataclasses import replace

import discord
import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.play.panel import panel
from bot.ui.reply import Reply
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.hands import pack, size
from tests.support.wording import says
from tests.ui.panel_games import positions, some
from tests.ui.panel_table import NAMES, controls, drawn, seats_of, seen_of


def same(first: Reply, second: Reply) -> bool:
    """Whether two messages are the same to the byte."""
    return first.digest() == second.digest() and [file.alt for file in first.files] == [
        file.alt for file in second.files
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_does_not_change_with_what_others_hide(language: Language) -> None:
    compared = 0
    for state, seat, _ in some(40, 7):
        other = (seat + 1) % len(state.players)
        hidden = state.players[other]
        cards = size(hidden.hand)
        swapped = hidden._replace(
            hand=pack((0, 0, 0, 0, cards)), cards=pack((size(hidden.cards), 0, 0, 0, 0)), fresh=0
        )
        twin = state._replace(
            players=state.with_player(other, swapped), deck=pack((size(state.deck), 0, 0, 0, 0))
        )
        if state.turn.offers or hidden == swapped:
            continue
        assert catan.view(twin, seat) == catan.view(state, seat)
        assert same(panel(seen_of(state, seat), "", language), panel(seen_of(twin, seat), "", language))
        compared += 1
    assert compared > 20


def test_a_player_without_the_cards_is_asked_like_everybody_else_and_told_alone() -> None:
    for state, seat, _ in positions():
        if not state.turn.offers or seat == state.turn.player or not catan.legal(state, seat):
            continue
        if a.DeclineOffer() in catan.legal(state, seat) and a.AcceptOffer() not in catan.legal(state, seat):
            view = drawn(seen_of(state, seat))
            accept = next(
                item for item in view.children if str(getattr(item, "custom_id", "")).endswith(":accept")
            )
            assert isinstance(accept, discord.ui.Button)
            assert accept.disabled
            assert "decline" in list(controls(view))
            assert says(panel(seen_of(state, seat), "", "en").words, "catan-panel-cannot-accept")
            return
    raise AssertionError("no such moment in the games")


def test_names_have_no_effect_in_a_panel() -> None:
    state, seat, _ = positions()[0]
    odd = tuple(replace(one, name="@everyone <@1> **x**") for one in seats_of(4))
    waiting = replace(seen_of(state, (seat + 1) % 4), seats=odd)
    content = panel(waiting, "", "en").words
    assert "@everyone" not in content
    assert "<@1>" not in content.replace("\\<", "")
    assert NAMES[0] not in content
