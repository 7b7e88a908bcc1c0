"""A message that the answer to a click has redrawn: what is noted of it, and when it must be drawn again."""

from dataclasses import replace

from bot.ui.play import prompt_post
from bot.ui.play.panel import panel
from bot.ui.reply import Reply
from data.database import Database
from data.game_records import PromptKind
from data.records import Post, PostKind
from data.transaction import write
from data.unit_of_work import UnitOfWork
from tests.support.game_table import GameTable, game_table
from tests.usecases.test_usecase_game_trade import offering
from usecases.delivery.outcome import PostDone, post_done
from usecases.play.redraw import Answering, Redrawn, answering, redrawn
from usecases.play.show import prompt_view
from usecases.play.stamps import stamp_of
from usecases.play.views import GameView

MESSAGE = 4711


def standing(table: GameTable) -> Post:
    """The first player's message, which stands on Discord."""

    def stand(uow: UnitOfWork) -> Post:
        (card,) = uow.game_cards.find(game_id=table.game_id, is_open=True)
        post = uow.outbox.posts.first(kind=PostKind.GAME_CARD, subject=card.id)
        assert post is not None
        return uow.outbox.posts.save(replace(post, message_id=MESSAGE))

    return write(table.database, stand, lambda _: True)


def note(table: GameTable, drawn: Redrawn) -> tuple[bool, Post]:
    """What is said of it, and the post afterwards."""
    again = write(table.database, lambda uow: redrawn(drawn, uow), lambda _: True)
    post: Post = table.read(lambda uow: uow.outbox.posts.first(message_id=MESSAGE))
    return again, post


def test_a_message_drawn_by_an_answer_needs_no_second_drawing(database: Database) -> None:
    table = game_table(database, people=1)
    post = standing(table)
    drawn = Redrawn(MESSAGE, table.game_id, stamp_of(table.game), post.wanted, "digest")
    again, noted = note(table, drawn)
    assert (again, noted.done, noted.digest) == (False, post.wanted, "digest")


def test_a_message_drawn_while_the_game_went_on_is_drawn_again_whatever_it_looks_like(
    database: Database,
) -> None:
    table = game_table(database, people=1)
    post = standing(table)
    seen = stamp_of(table.game)
    table.play(table.user_of(0), table.choice(0))
    wanted = table.read(lambda uow: uow.outbox.posts.require(post.id)).wanted
    shown = PostDone(post.id, wanted, 1, MESSAGE, digest="of the outbox")
    write(table.database, lambda uow: post_done(shown, uow), lambda _: True)
    for drawn in (
        Redrawn(MESSAGE, table.game_id, seen, post.wanted, "old"),
        Redrawn(MESSAGE, table.game_id, seen),
    ):
        again, noted = note(table, drawn)
        assert (again, noted.digest) == (True, "")
        assert noted.wanted > noted.done


def test_what_the_outbox_drew_beside_an_answer_is_not_taken_for_what_stands_there(database: Database) -> None:
    table = game_table(database, people=1)
    post = standing(table)
    seen = stamp_of(table.game)
    table.play(table.user_of(0), table.choice(0))
    begun: Post = table.read(lambda uow: uow.outbox.posts.require(post.id))
    begun = write(table.database, lambda uow: uow.outbox.posts.change(begun, digest="before"), lambda _: True)
    drawing = PostDone(begun.id, begun.wanted, 1, MESSAGE, digest="drawn", before="before")
    note(table, Redrawn(MESSAGE, table.game_id, seen))
    write(table.database, lambda uow: post_done(drawing, uow), lambda _: True)
    noted = table.read(lambda uow: uow.outbox.posts.require(post.id))
    assert (noted.digest, noted.wanted > noted.done) == ("", True)


def asked_card(table: GameTable, seat: int) -> GameView:
    """What the open message of an asked player shows."""
    (card,) = table.read(
        lambda uow: uow.game_cards.find(game_id=table.game_id, seat=seat, kind=PromptKind.OFFER, is_open=True)
    )
    seen: GameView = table.read(lambda uow: prompt_view(card.id, uow))
    return seen


def composes(table: GameTable, seat: int, step: str) -> None:
    """The player opens a further step of the panel in that message."""

    def draw(uow: UnitOfWork) -> bool:
        (card,) = uow.game_cards.find(game_id=table.game_id, seat=seat, kind=PromptKind.OFFER, is_open=True)
        post = uow.outbox.posts.first(kind=PostKind.GAME_CARD, subject=card.id)
        assert post is not None
        uow.outbox.posts.save(replace(post, message_id=MESSAGE))
        return answering(Answering(MESSAGE, table.now, step), uow)

    assert write(table.database, draw, bool)


def test_what_is_put_together_stays_when_somebody_else_answers_and_says_what_has_changed(
    database: Database,
) -> None:
    table, seat, _, able = offering(database)
    composing, other = able[0], next(one for one in range(4) if one not in {seat, able[0]})
    composes(table, composing, "trade 1")
    before = prompt_post.render(asked_card(table, composing), "en")
    table.play(table.user_of(other), "decline")
    after = prompt_post.render(asked_card(table, composing), "en")
    assert _words(after) == _words(before) != _words(panel(asked_card(table, composing), "", "en"))
    news = f"**{table.seats[other].name}**: "
    assert (news in before.words, news in after.words) == (False, True)


def test_what_means_nothing_any_more_gives_way_to_the_first_step(database: Database) -> None:
    table, _, _, able = offering(database)
    composes(table, able[0], "want 9 1g")
    shown = prompt_post.render(asked_card(table, able[0]), "en")
    assert _words(shown) == _words(panel(asked_card(table, able[0]), "", "en"))


def _words(reply: Reply) -> list[str]:
    """What the controls of a message say, whatever moment they carry."""
    ids = [str(getattr(item, "custom_id", "")) for item in (reply.view.children if reply.view else ())]
    return [one.partition(":")[2].partition(":")[2].partition(":")[2] for one in ids]
