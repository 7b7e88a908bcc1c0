"""Living posts of before, which were boxes, become layouts where they stand."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.i18n import Language, inert, plain, text
from bot.ui.cards import MessageCard
from bot.ui.controls import Control, controls
from bot.ui.living_posts import POSTS
from bot.ui.reply import Reply, embed, marks
from data.records import PostKind
from data.transaction import write
from league.round import TableStatus
from tests.support.night import Night, ids_of, last, said, shown
from tests.support.reading import controls_in, is_post, picture_of, titles_of
from tests.support.results import report
from tests.support.rounds import pairings, published, tables

_KINDS = (PostKind.ANNOUNCEMENT, PostKind.ROUND, PostKind.TABLE)


@pytest.fixture
def as_before(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The posts are boxes with rows of buttons under them, until the patch is taken away."""
    for kind in _KINDS:
        style = POSTS[kind]

        def boxed(view: Any, language: Language, render: Any = style.render) -> Reply:  # noqa: ANN401 - any view
            new: Reply = render(view, language)
            title, _, words = new.words.removeprefix("### ").partition("\n")
            buttons = [item for item in _buttons(new) if item.custom_id]
            rows = controls(language, [Control("judge-call", 0, label="x")][:0])
            for button in buttons:
                rows.add_item(button.copy())
            return replace(new, cards=(), view=rows, embeds=(embed(title, words),))

        monkeypatch.setitem(POSTS, kind, replace(style, render=boxed))
    return monkeypatch


def _buttons(reply: Reply) -> list[Any]:
    return [item for item in reply.sent()["view"].walk_children() if isinstance(item, discord.ui.Button)]


def posts(night: Night) -> list[discord.Message]:
    return [*night.posts("announcements"), *pairings(night)]


async def test_a_box_of_before_becomes_a_layout_in_place_and_pings_nobody(
    night: Night, as_before: pytest.MonkeyPatch
) -> None:
    await published(night, 8)
    before = posts(night)
    assert len(before) == 4
    assert all(post.embeds and not post.flags.components_v2 for post in before)
    as_before.undo()
    asked = len(night.env.http_requests)
    await night.run(night.judge, "round start")
    await night.run(night.organizer, "event edit", capacity=20)
    await night.settle()
    after = posts(night)
    assert [post.id for post in after] == [post.id for post in before]
    assert all(post.flags.components_v2 and not post.embeds and not post.content for post in after)
    assert [titles_of(post) for post in after] == [titles_of(post) for post in before]
    edits = [one.json for one in night.env.http_requests[asked:] if one.method == "PATCH" and one.json]
    laid_out = [body for body in edits if (body.get("flags") or 0) & 1 << 15]
    assert len(laid_out) >= len(after)
    for body in laid_out:
        assert (body["content"], body["embeds"]) == (None, [])
        assert body["allowed_mentions"] == {"parse": []}
    stored = [night.env.backend.messages[post.channel.id][post.id] for post in after]
    assert [one.ping_user_ids for one in stored] == [[]] * len(after)
    assert picture_of(after[1]) or after[1].attachments, "the round's picture stays"


async def test_the_buttons_of_a_box_of_before_and_of_its_layout_work_after_a_restart(
    night: Night, as_before: pytest.MonkeyPatch
) -> None:
    await published(night, 8)
    box = pairings(night)[1]
    as_before.undo()
    await night.restart()
    player = next(one for one in night.players if f"<@{one.id}>" in shown(box))
    form = await night.click(player, box, "judge-call")
    assert form.modal is not None
    await night.run(night.judge, "round start")
    await night.settle()
    laid_out = pairings(night)[1]
    assert laid_out.flags.components_v2
    await night.restart()
    for verb in ("result-report", "judge-call"):  # both stand beside words
        opened = await night.click(player, laid_out, verb)
        assert opened.modal is not None, verb
    placed = await night.click(player, laid_out, "clock-placed")
    assert said(placed)


async def test_a_layout_that_a_crash_left_unnoted_is_found_and_not_posted_again(night: Night) -> None:
    await published(night, 8)
    before = [post.id for post in pairings(night)]
    message, (table, *_) = pairings(night)[1], tables(night)
    long_ago = message.created_at - timedelta(hours=1)  # longer than Discord recognises a nonce
    aimed = {"nonce": "1", "attempted": marks(message), "attempted_at": long_ago}

    def forget(uow: Any) -> None:  # noqa: ANN401 - a unit of work
        post = uow.outbox.posts.first(kind=PostKind.TABLE, subject=table.id)
        uow.outbox.posts.save(replace(post, message_id=0, digest="", **aimed))
        uow.outbox.redraw(PostKind.TABLE, [table.id])

    write(night.bot.bot_context.database, forget, lambda _: True)
    night.notify()
    await night.settle()
    assert [post.id for post in pairings(night)] == before


async def test_a_result_and_what_becomes_of_it_is_read_in_the_same_layout(night: Night) -> None:
    await published(night, 8)
    await night.run(night.judge, "round start")
    await report(night, night.judge, tables(night)[0])
    await night.settle()
    post = pairings(night)[1]
    assert tables(night)[0].status is TableStatus.FINAL
    assert text("en", "table-status-final") in shown(post)
    assert [one.partition(":")[0] for one in ids_of(post)][:1] == ["judge-call"]
    assert is_post(post)
    assert len(controls_in(post)) <= 2


async def test_a_table_has_words_to_read_in_another_language_only_while_its_clock_stands(
    night: Night,
) -> None:
    await published(night, 8)
    read = "read-other:0:0"
    assert read not in ids_of(pairings(night)[1]), "names"
    await night.run(night.judge, "round start")
    await night.settle()
    assert read not in ids_of(pairings(night)[1]), "names and a clock"
    await night.forged(night.judge, "table-pause", tables(night)[0].id)  # as from the desk
    await night.settle()
    assert read in ids_of(pairings(night)[1])


async def test_what_is_no_layout_takes_the_place_of_one_in_a_private_answer(night: Night) -> None:
    await published(night, 8)
    desk = last(await night.run(night.judge, "desk"))
    chosen = await night.click(night.judge, desk, "desk-tables")
    assert not said(chosen).startswith("⛔")
    assert plain("en", "menu-desk-table") in str(last(chosen).components)


def test_a_card_of_one_line_is_a_message() -> None:
    assert Reply(cards=(MessageCard((inert("x"),)),)).sent()["view"].content_length() == 1
