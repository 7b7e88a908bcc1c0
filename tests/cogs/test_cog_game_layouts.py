"""Panels of before, which were plain words over a picture, become layouts where they stand."""

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n import Language
from bot.ui.living_posts import POSTS
from bot.ui.reply import Reply
from data.records import PostKind
from tests.support.game_faults import pings, rolling, turn_message
from tests.support.game_night import control, controls_of
from tests.support.night import Night, last
from tests.support.reading import parts_of, picture_of, raw_words, titles_of, value
from usecases.play.player_actions import ChoosePlace, choose_place


@pytest.fixture
def as_before(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A player's messages are plain words with controls under them, until the patch is taken away."""
    style = POSTS[PostKind.GAME_CARD]

    def plain_words(view: Any, language: Language) -> Reply:  # noqa: ANN401 - any view
        new: Reply = style.render(view, language)
        return replace(new, cards=(), content=new.words)

    monkeypatch.setitem(POSTS, PostKind.GAME_CARD, replace(style, render=plain_words))
    return monkeypatch


async def test_a_turn_of_before_becomes_a_layout_in_place_and_its_buttons_play(
    night: Night, as_before: pytest.MonkeyPatch
) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    old = turn_message(table, seat, "roll")
    assert old.content
    assert not old.flags.components_v2
    as_before.undo()
    await night.restart()
    asked = len(night.env.http_requests)
    before = table.game.events
    await table.who(seat).user.click(old, custom_id=control(old, "roll"))
    await table.rest()
    assert table.game.events > before
    (now,) = (one for one in table.direct(seat) if one.id == old.id)
    assert now.flags.components_v2
    assert (now.content, now.embeds) == ("", [])
    assert len(titles_of(now)) == 1
    assert picture_of(now)
    edits = [one.json for one in night.env.http_requests[asked:] if one.method == "PATCH" and one.json]
    laid_out = [body for body in edits if (body.get("flags") or 0) & 1 << 15]
    assert laid_out
    for body in laid_out:
        assert (body["content"], body["embeds"]) == (None, [])
        assert body["allowed_mentions"] == {"parse": []}
    stored = night.env.backend.messages[now.channel.id][now.id]
    assert stored.ping_user_ids == []


async def test_a_ping_of_before_and_the_panel_behind_it_are_laid_out(
    night: Night, as_before: pytest.MonkeyPatch
) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=False))
    await table.rest()
    (ping,) = [one for one in pings(table, seat) if controls_of(one)]
    assert not ping.flags.components_v2
    as_before.undo()
    answer = await night.click(table.who(seat), ping, "game-turn")
    panel: Any = last(answer)
    assert panel.ephemeral
    assert raw_words(panel)[0].startswith("### ")
    roll = next(
        str(value(part, "custom_id"))
        for part in parts_of(panel.components)
        if str(value(part, "custom_id")).endswith(":roll")
    )
    before = table.game.events
    await table.who(seat).click(panel, custom_id=roll)
    await table.rest()
    assert table.game.events > before
    done = next(one for one in table.thread_messages() if one.id == ping.id)
    assert done.flags.components_v2 or not controls_of(done)
