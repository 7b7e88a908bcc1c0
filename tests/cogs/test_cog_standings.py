"""The standings: shown, explained, hidden, paged, and the way to the final."""

from dataclasses import replace

import simcord

from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.ids import PlayerId
from league.round import RoundStatus, Stage
from tests.support.night import Night, direct, said, shown
from tests.support.results import answer_of, correct, member_of, report
from tests.support.rounds import record_all, rounds, running, tables, the_event
from tests.support.wording import says, worded


async def test_the_post_appears_when_the_last_table_of_a_round_is_reported(night: Night) -> None:
    await running(night)
    first, second = tables(night)
    await report(night, night.judge, first)
    await night.settle()
    assert night.posts("results") == []
    await report(night, night.judge, second, (9, 8, 10, 2))
    await night.settle()
    (post,) = night.posts("results")
    assert "🥇" in shown(post)
    assert [file.filename for file in post.attachments] == ["standings-1.png"]
    assert post.attachments[0].description
    await correct(night, first, (7, 10, 6, 5))
    await night.settle()
    (same,) = night.posts("results")
    assert same.id == post.id
    assert shown(same) != shown(post)


async def test_everybody_sees_picture_and_text_in_their_language(night: Night) -> None:
    await running(night)
    record_all(night)
    night.locales.set(night.outsider.id, "ja")
    answer = await night.run(night.outsider, "standings show")
    assert says(said(answer), "export-standings-qualifier", language="ja")
    assert "勝利 1" in said(answer)
    assert answer.ephemeral
    missing = await night.run(night.outsider, "standings show", stage="final")
    assert says(said(missing), "refusal-stage-not-played", language="ja")
    assert "シーズン" in said(await night.run(night.outsider, "standings show", season="2026"))


async def test_hidden_standings_are_neither_shown_nor_posted_before_the_end(night: Night) -> None:
    await running(night, hidden=True)
    for table in tables(night):
        await report(night, night.judge, table)
    await night.settle()
    assert night.posts("results") == []
    assert says(said(await night.run(night.players[0], "standings show")), "refusal-standings-hidden")
    refused = await night.run(night.players[0], "standings explain", player_a=1, player_b=2)
    assert says(said(refused), "refusal-standings-hidden")
    assert "🥇" in said(await night.run(night.organizer, "standings show"))
    await night.sure(night.organizer, "event finish")
    await night.settle()
    assert "🥇" in shown(night.posts("results")[-1])
    assert "🥇" in said(await night.run(night.players[0], "standings show"))


async def test_the_order_is_explained_with_the_numbers(night: Night) -> None:
    await running(night)
    first, second = tables(night)
    await report(night, night.judge, first, (10, 7, 6, 5))
    await report(night, night.judge, second, (10, 8, 6, 5))
    above, below = second.seats[1], first.seats[1]
    words = said(await night.run(night.players[0], "standings explain", player_a=below, player_b=above))
    assert says(words, "explain-step-level", tiebreak=worded("tiebreak-wins"), mine="0")
    assert says(words, "explain-decided", tiebreak=worded("tiebreak-points"))
    same = await night.run(night.players[0], "standings explain", player_a=above, player_b=above)
    assert "twice" in said(same)


async def test_forty_players_fill_a_page_and_buttons_lead_on(night: Night) -> None:
    await running(night)
    record_all(night)
    _crowd(night, 45)
    first = await night.run(night.players[0], "standings show")
    assert says(
        str(first.response.embeds[0].footer.text if first.response else ""), "standings-page", page=1, pages=2
    )
    await night.restart()
    second = await night.players[0].click(answer_of(first), custom_id="standings-page:1:1")  # type: ignore[arg-type]  # a message
    assert "Extra 44" in said(second)
    page, before = answer_of(second), answer_of(first)
    assert page.id == before.id, "the page is turned in its place"  # type: ignore[attr-defined]  # both are messages


async def test_the_final_is_planned_previewed_and_published(night: Night) -> None:
    await running(night, rounds=1)
    record_all(night)
    refused = await night.run(night.judge, "standings advance")
    assert says(said(refused), "refusal-needs-organizer")
    preview = await night.run(night.organizer, "standings advance")
    assert says(said(preview), "advance-through", count=4)
    assert rounds(night)[-1].stage is Stage.FINAL
    again = await night.run(night.organizer, "standings advance")
    assert says(said(again), "advance-through", count=4)
    assert len(rounds(night)) == 2
    await night.click(night.organizer, answer_of(again), "round-publish")
    await night.settle()
    assert rounds(night)[-1].status is RoundStatus.PUBLISHED
    assert any(
        says(shown(post), "table-title", round=2, stage=worded("stage-final"), table=1)
        for post in night.posts("pairings")
    )
    assert says(said(await night.run(night.organizer, "standings advance")), "refusal-final-exists")
    await night.settle()
    undecided = said(await night.run(night.players[0], "standings show", stage="qualifier"))
    assert says(undecided, "standings-later-final", open="other")
    await report(night, night.judge, tables(night, 2)[0], (7, 10, 6, 5))
    await night.settle()
    decided = shown(night.posts("results")[-1])
    assert says(decided, "standings-later-final")
    assert not says(decided, "standings-later-final", open="other")
    assert "final" in said(await night.run(night.players[0], "standings show", stage="final"))
    assert says(
        said(await night.run(night.organizer, "event log", event=1)),
        "audit-stage-planned",
        stage=worded("stage-final"),
    )


async def test_those_who_are_level_are_offered_where_they_are_named(night: Night) -> None:
    await running(night, rounds=1)
    first, second = tables(night)

    async def offered(typed: str, who: simcord.MemberActor = night.organizer) -> list[str]:
        offers = await night.complete(night.hall, who, "standings advance", "players", typed)
        return [str(offer["value"]) for offer in offers]

    assert await offered("") == []  # no result yet
    await report(night, night.judge, first, (10, 9, 9, 2))
    await report(night, night.judge, second, (10, 9, 9, 2))
    level = [member_of(night, table.seats[seat]) for table in (first, second) for seat in (1, 2)]
    names = {f"P{night.players.index(member):02d}" for member in level}
    assert set(await offered("")) == {f"{name}, " for name in names}
    one, *_, other = sorted(names)
    assert (await offered(f"{one}, {other}"))[0] == f"{one}, {other}, "
    assert f"{one}, {one}, " not in await offered(f"{one}, ")
    assert await offered("", night.players[0]) == []
    done = said(await night.run(night.organizer, "standings advance", players=f"{one}, {other}, "))
    assert says(done, "advance-through", count=4)


async def test_a_tie_on_the_line_is_settled_by_menu(night: Night) -> None:
    await running(night, rounds=1)
    first, second = tables(night)
    await report(night, night.judge, first, (10, 9, 9, 2))
    await report(night, night.judge, second, (10, 9, 9, 2))
    tie = await night.run(night.organizer, "standings advance")
    assert says(said(tie), "advance-tie")
    chosen = [str(first.seats[1]), str(second.seats[2])]
    done = await night.organizer.select(answer_of(tie), chosen)  # type: ignore[arg-type]  # a message
    assert says(said(done), "advance-through", count=4)
    assert set(tables(night, 2)[0].seats) == {
        first.seats[0],
        second.seats[0],
        first.seats[1],
        second.seats[2],
    }


def _crowd(night: Night, count: int) -> None:
    """More players than a page holds, without accounts or results."""

    def work(uow: UnitOfWork) -> None:
        event = the_event(night)
        before = uow.entries.list_of(event)
        template = before.entries[0]
        person = uow.people.require(template.player)
        added = []
        for number in range(count):
            guest = uow.people.add(
                replace(person, id=PlayerId(0), name=f"Extra {number:02d}", user_id=None, version=0)
            )
            added.append(
                replace(template, player=PlayerId(guest.id), order=100 + number, status=EntryStatus.CONFIRMED)
            )
        uow.entries.store(event, replace(before, entries=(*before.entries, *added)))

    write(night.bot.bot_context.database, work, lambda _: True)
    assert (
        read(night.bot.bot_context.database, lambda uow: len(uow.people.find(guild_id=night.guild.id)))
        > count
    )


async def test_the_end_is_announced_with_a_podium_and_everybody_learns_their_place(night: Night) -> None:
    await running(night, rounds=1)
    record_all(night)
    planned = await night.run(night.organizer, "standings advance")
    await night.click(night.organizer, answer_of(planned), "round-publish")
    (final,) = tables(night, 2)
    await report(night, night.judge, final, (6, 7, 10, 5))
    champion = final.seats[2]
    whole = said(await night.run(night.players[0], "standings show"))
    assert says(
        next(line for line in whole.splitlines() if line.startswith("🥇")),
        "standings-line",
        reached=worded("standings-reached", stage=worded("stage-final"), place=1),
    )
    outside = next(p for table in tables(night) for p in table.seats if p not in final.seats)
    why = await night.run(night.players[0], "standings explain", player_a=outside, player_b=champion)
    assert says(said(why), "explain-further", stage=worded("stage-final"))
    await night.sure(night.organizer, "event finish")
    await night.env.advance_time(60)
    (post,) = [post for post in night.posts("announcements") if "🥇" in shown(post)]
    winner = member_of(night, champion)
    name = night.read(lambda uow: uow.people.require(champion).name)
    assert f"🥇 **{name}**" in shown(post)
    assert [says(message.content, "notice-place", place=1) for message in direct(winner)[-1:]] == [True]
    pages = await night.run(night.players[0], "standings show", stage="qualifier")
    assert "(final" not in said(pages)
    await night.run(night.organizer, "event reopen")
    await night.settle()
    assert not [post for post in night.posts("announcements") if "🥇" in shown(post)]
