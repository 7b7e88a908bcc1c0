"""What is hidden leaves no trace in the bytes of anybody else's page."""

from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.i18n import LANGUAGES, Language
from engine.catan import game as catan
from engine.catan.hands import pack, size
from engine.catan.state import CatanState
from engine.rivals.names import GameSet
from engine.rivals.options import Preset, preset
from engine.rivals.rules import RULES
from engine.rivals.state import RivalsState, TurnPhase
from tests.engine.rivals_table import walk
from tests.engine.test_rivals_invariants import twin
from tests.ui.panel_games import some
from tests.ui.panel_table import NOW, seen_of
from tests.ui.test_ui_rivals import game_view
from usecases.play.turn_by_turn import TurnSeen
from usecases.play.views import GameView
from usecases.show.page.table import TableGame
from web.render import LanguageChoice, rendered
from web.site import Site
from web.table.shown import shown_of


def page(seen: GameView, language: Language, step: str = "", turn: TurnSeen | None = None) -> bytes:
    """The page of the view's seat, or of who watches; of an earlier turn."""
    shown = shown_of(TableGame(seen, "UTC", (), turn), step, language)
    reading, site = LanguageChoice(language), Site("https://league.example.org")
    values: dict[str, Any] = {
        "shown": shown,
        "step": step,
        "stamp": 1,
        "seen": "",
        "refused": "",
        "mark": "",
        "once": 0,
    }
    return rendered("table.html", site, reading, "UTC", "/t/12", **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_twins_whose_hidden_cards_differ_have_one_page(language: Language) -> None:
    compared = 0
    for state, seat, _ in some(30, 11):
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
        assert page(seen_of(twin, seat), language) == page(seen_of(state, seat), language)
        compared += 1
    assert compared > 10


def test_what_others_have_ordered_and_owe_in_secret_is_on_no_page() -> None:
    for state, seat, _ in some(12, 5):
        seen = seen_of(state, seat)
        clock = seen.clock
        assert clock is not None
        secretly = [one for one in seen.seats if one.number not in {seat, clock.seat}]
        told = {
            one: replace(one, orders="x", ticked="y", version=9, deadline=NOW + timedelta(hours=5))
            for one in secretly
        }
        twin = replace(seen, seats=tuple(told.get(one, one) for one in seen.seats))
        assert page(twin, "en") == page(seen, "en")


@pytest.mark.parametrize("set_", [GameSet.INTRO, GameSet.DUEL])
def test_twins_of_rivals_have_one_page_at_every_step_that_is_tapped(set_: GameSet) -> None:
    chance, differed, language = Random(9), 0, LANGUAGES[len(set_) % 2]
    for number, step in enumerate(walk(preset(Preset.PRINTED, set_), 5, 900)):
        if number % 37 or step.after.turn.phase is TurnPhase.OVER:
            continue
        for seat in (0, 1):
            other = twin(step.after, seat, chance)
            differed += other != step.after
            for at in ("", "at remove", "cards"):
                one, two = (page(rivals_view(each, seat), language, at) for each in (step.after, other))
                assert one == two
    assert differed > 20


def rivals_view(state: RivalsState, seat: int) -> GameView:
    """The position as a seat may know it, at an hour."""
    return replace(game_view(state, seat), clock=RULES.clock(state))


def twin_of(state: CatanState) -> CatanState:
    """The same for who watches: each hand's cards are other ones, as many of them."""
    for seat, player in enumerate(state.players):
        hand = pack((0, 0, 0, 0, size(player.hand)))
        cards = pack((size(player.cards), 0, 0, 0, 0))
        state = state._replace(
            players=state.with_player(seat, player._replace(hand=hand, cards=cards, fresh=0))
        )
    return state._replace(deck=pack((size(state.deck), 0, 0, 0, 0)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_watchers_have_one_page_whatever_is_in_the_hands(language: Language) -> None:
    compared = 0
    for state, seat, _ in some(30, 12):
        twin = twin_of(state)
        if state.turn.offers or twin == state:
            continue
        now, told = seen_of(state, None), seen_of(twin, None)
        orders = replace(
            told, seats=tuple(replace(one, orders="x", ticked="y", version=9) for one in told.seats)
        )
        assert page(orders, language) == page(now, language)
        earlier = page(seen_of(state, seat), language, "", TurnSeen(now, 3, 5))
        assert page(seen_of(state, seat), language, "", TurnSeen(told, 3, 5)) == earlier
        own = page(seen_of(state, None), language, "", TurnSeen(now, 3, 5))
        assert _without_frame(own) == _without_frame(earlier)
        compared += 1
    assert compared > 10


def _without_frame(page: bytes) -> bytes:
    """The board and the deeds of a page."""
    return (
        page.partition(b"<svg class=")[2].partition(b"</svg>")[0]
        + page.partition(b'id="log"')[2].partition(b"</ul>")[0]
    )
