"""The toy on its players' pages: no line of its code knows of them."""

import pytest

from bot.i18n import LANGUAGES, Language
from data.game_records import GameStatus
from tests.support.game_night import GameNight
from tests.toy.play import state_of
from tests.web.at_table import Player, said_on, text_of
from tests.web.signed import signed_in
from tests.web.site import open_pages


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_duel_is_played_on_the_page(duel: GameNight, language: Language) -> None:
    async with open_pages(duel.night.bot.bot_context.database) as visitor:
        visitor.watch.now = duel.night.bot.bot_context.now()
        people = [
            Player(await signed_in(visitor, seat.user_id, seat.name), f"/t/{duel.number}")
            for seat in duel.seats
        ]
        while duel.game.status is GameStatus.PLAYING:
            state = state_of(duel)
            await people[state.game % 2].say("stake 2")
            for one, hand in zip(people, state.hands, strict=True):
                page = await one.look(lang=language)
                assert f"choose {max(hand)}" in said_on(page)
                assert (await one.say(f"choose {max(hand)}", page)).status == 303
        assert all([said_on(await one.look()) == [] for one in people])


async def test_one_players_page_does_not_tell_what_the_other_has_chosen(duel: GameNight) -> None:
    async with open_pages(duel.night.bot.bot_context.database) as visitor:
        visitor.watch.now = duel.night.bot.bot_context.now()
        one, other = [
            Player(await signed_in(visitor, seat.user_id, seat.name), f"/t/{duel.number}")
            for seat in duel.seats
        ]
        await (one if state_of(duel).game % 2 == 0 else other).say("stake 2")
        assert state_of(duel).hands[0] != state_of(duel).hands[1]
        before = text_of(await one.look())
        for hand in state_of(duel).hands[1]:
            assert f"choose {hand}" in said_on(await other.look())
        assert text_of(await one.look()) == before
