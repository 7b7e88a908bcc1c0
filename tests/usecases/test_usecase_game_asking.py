"""Play by post: an offer to chosen seats writes to these alone, and the board says who was left out."""

from bot.i18n import LANGUAGES
from bot.ui.play import board_post
from bot.ui.play.panel import panel
from data.database import Database
from data.game_records import PromptKind
from engine.catan.actions import AskSeats
from league.refusal import Refusal
from tests.support.game_table import game_table
from tests.ui.posts_table import body
from tests.usecases.test_usecase_game_trade import payable
from usecases.play.move import MoveMade


def test_whoever_is_left_out_gets_no_message_and_no_button(database: Database) -> None:
    table = game_table(database, people=4)
    offer, _ = table.until_main(lambda _: payable(table))
    seat = table.state.turn.player
    out = (seat + 1) % 4
    asked = {0, 1, 2, 3} - {seat, out}
    ask = AskSeats(sum(1 << other for other in asked))
    assert isinstance(table.play(table.user_of(seat), ask), MoveMade)
    assert isinstance(table.play(table.user_of(seat), offer), MoveMade)
    cards = table.read(lambda uow: uow.game_cards.find(kind=PromptKind.OFFER, is_open=True))
    assert {card.seat for card in cards} == asked
    for language in LANGUAGES:
        assert "–" in body(board_post.render(table.seen(None), language))
        view = panel(table.seen(out), "", language).view
        ids = [str(getattr(item, "custom_id", "")) for item in (view.children if view else ())]
        assert not [found for found in ids if found.endswith((":accept", ":decline"))]
    answered = table.play(table.user_of(out), "accept")
    assert isinstance(answered, Refusal)
    assert answered.code == "catan-no-offer"
