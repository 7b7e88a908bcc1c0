"""A player's panel is one card: a heading, the picture as large as a phone has room for, the controls at its end."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.cards import PARTS_LIMIT, SectionPart
from bot.ui.play.panel import panel
from bot.ui.play.rest import JUDGE, ORDERS, also, folded
from bot.ui.play.screen import Press, Screen
from bot.ui.play.tall import TALLEST, newest, tall
from bot.ui.reply import Reply
from engine.catan.phases import SETUP_SETTLEMENT
from engine.catan.rules import CATAN
from tests.support.contract.messages import created_faults
from tests.ui.panel_games import some
from tests.ui.panel_table import seen_of
from usecases.play.views import witnessed


def body_of(reply: Reply) -> dict[str, Any]:
    """The request that sends it."""
    components = reply.sent()["view"].to_components()
    return {"flags": 1 << 15, "components": components, "allowed_mentions": {"parse": []}}


def shown_small(reply: Reply) -> bool:
    """Whether the picture stands small beside the head."""
    return any(isinstance(part, SectionPart) for part in reply.cards[0].parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_is_one_card_with_one_heading_and_a_described_picture(language: Language) -> None:
    for state, seat, _ in some(40, 3):
        reply = panel(seen_of(state, seat), "", language)
        (card,) = reply.cards
        assert (reply.content, reply.embeds) == ("", ())
        assert [
            line for line in card.words.splitlines() if line.startswith("### ")
        ] == card.words.splitlines()[:1]
        layout = reply.sent()["view"]
        shown = list(layout.walk_children())
        assert len(shown) <= PARTS_LIMIT
        galleries = [item for item in shown if isinstance(item, discord.ui.MediaGallery)]
        thumbnails = [item for item in shown if isinstance(item, discord.ui.Thumbnail)]
        said = [one.description for item in galleries for one in item.items]
        said += [item.description for item in thumbnails]
        assert len(said) == 1
        assert said[0]
        assert list(created_faults(body_of(reply), ())) == []


def test_where_a_place_is_chosen_the_picture_is_large_whatever_has_happened() -> None:
    for state, seat, _ in some(60, 5):
        if state.turn.phase is SETUP_SETTLEMENT:
            assert not shown_small(panel(seen_of(state, seat), "", "en"))
            return
    raise AssertionError("nobody places a settlement")


def test_a_full_turn_has_a_small_picture_and_an_empty_one_a_large_one() -> None:
    sizes = set()
    for state, seat, _ in some(60, 5):
        if state.turn.phase is not SETUP_SETTLEMENT:
            sizes.add(shown_small(panel(seen_of(state, seat), "", "en")))
    assert sizes == {True, False}


def test_of_too_many_news_the_newest_are_told_and_none_where_there_is_no_room() -> None:
    lines = [f"-# line {number}" for number in range(40)]
    kept = newest(lines, 100)
    assert tall(kept) <= 100
    assert kept[-1] == lines[-1]
    assert kept[0].startswith("-# … ")
    assert newest(lines, 10) == []
    assert newest(lines, TALLEST * 2) == lines


def test_orders_and_the_judge_stand_behind_one_button_where_there_is_much_to_press() -> None:
    roll, trade = Press("roll", "roll"), Press("?trade", "trade")
    few, many = Screen(presses=(roll, ORDERS, JUDGE)), Screen(presses=(roll, trade, ORDERS, JUDGE))
    assert folded(few) == few
    assert [press.words for press in folded(many).presses] == ["roll", "?trade", "?also"]
    assert [press.words for press in also().presses] == [ORDERS.words, JUDGE.words, "?"]
    assert folded(Screen(presses=(roll, trade, roll, JUDGE))).presses[-1] == JUDGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_behind_the_button_leads_to_orders_and_the_judge(language: Language) -> None:
    state, seat, _ = some(1, 1)[0]
    seen = seen_of(state, seat)
    shown = panel(replace(seen, news=witnessed(CATAN.rules, (), seat)), "also", language)
    words = [
        str(getattr(item, "custom_id", "")).split(":", 3)[-1]
        for item in (shown.view.children if shown.view else ())
    ]
    assert words == ["?orders", "?judge", "?"]
