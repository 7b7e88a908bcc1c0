"""Play by post: trades of one turn that amount to a gift are flagged to the judges, unasked and once."""

from dataclasses import replace

import pytest

from bot.i18n import Language
from bot.ui.notices import notice_reply
from data.database import Database
from data.records import Destination, Notice
from data.transaction import write
from engine.catan.actions import Offer
from engine.catan.hands import ONE, count
from engine.catan.names import RESOURCES, Resource
from engine.catan.state import CatanState
from tests.support.game_table import GUILD, GameTable, game_table, set_up
from usecases.play.move import MoveMade


def flagged(table: GameTable) -> list[Notice]:
    """What the judges were told of."""
    return list(table.read(lambda uow: uow.outbox.notices.find(text="catan-gift-noticed")))


def rich(state: CatanState) -> tuple[int, Resource, Resource] | None:
    """Another seat with a card that the player lacks, of whose cards two are alike: partner, give, want."""
    player = state.turn.player
    mine = state.players[player].hand
    for partner, other in enumerate(state.players):
        for give in RESOURCES:
            for want in RESOURCES:
                if (
                    partner != player
                    and give is not want
                    and count(mine, give) > 1
                    and count(other.hand, want)
                ):
                    return partner, give, want
    return None


def traded(database: Database, *, back: int) -> GameTable:
    """A turn in which two cards go for one, and that one comes back for so many: one is a gift of a card."""
    table = game_table(database, people=4)
    partner, give, want = table.until_main(rich)
    player = table.state.turn.player
    for offer in (Offer(2 * ONE[give], ONE[want]), Offer(ONE[want], back * ONE[give])):
        assert isinstance(table.play(table.user_of(player), offer), MoveMade)
        assert isinstance(table.play(table.user_of(partner), "accept"), MoveMade)
    assert flagged(table) == []  # the turn may still bring it level
    assert isinstance(table.play(table.user_of(player), "end-turn"), MoveMade)
    return table


@pytest.mark.parametrize("language", ["en", "ja"])
def test_trades_that_amount_to_a_gift_are_flagged_with_what_was_traded__cjp_trade_gift_example(
    database: Database, language: Language
) -> None:
    (notice,) = flagged(traded(database, back=1))
    assert notice.place is Destination.JUDGES
    assert notice_reply(notice, language).content.count("🤝") == 2


def test_trades_that_come_out_level_are_nothing_to_look_at(database: Database) -> None:
    assert flagged(traded(database, back=2)) == []


def test_where_the_judges_have_no_channel_nothing_is_sent(database: Database) -> None:
    set_up(database)
    write(
        database,
        lambda uow: uow.guilds.save(replace(uow.guilds.require(GUILD), judges_channel=0)),
        lambda _: True,
    )
    assert flagged(traded(database, back=1)) == []
