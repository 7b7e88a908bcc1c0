"""A round is cancelled and drawn anew: its tables keep their numbers, and nothing of those who sat there before."""

from data.records import JudgeCall, Penalty
from data.transaction import read
from tests.cogs.test_cog_judge import seated
from tests.cogs.test_cog_match import agree, write
from tests.support.night import Night, direct, ids_of, said, shown
from tests.support.rounds import event_with, pairings, running, seats, tables, the_event
from usecases.table_rules import table_rules

QUESTION = "May I build twice?"


async def drawn_anew(night: Night) -> None:
    """Others sit at the first table now."""
    before = set(seats(night)[0])
    assert not said(await night.run(night.organizer, "round cancel")).startswith("⛔")
    await night.settle()
    for seed in range(1, 30):
        await night.run(night.organizer, "round seat", seed=seed)
        if before != set(seats(night)[0]):
            break
    else:
        raise AssertionError("always the same seats")
    assert not said(await night.run(night.organizer, "round publish")).startswith("⛔")
    await night.settle()


async def a_match_with_a_score(night: Night, *, hidden: bool = False) -> None:
    """Two have agreed on a score, and begun a break."""
    await event_with(night, 4, profile="backgammon-jba", points=5, hidden=hidden)
    await night.run(night.organizer, "round seat", seed=1)
    await night.run(night.organizer, "round publish")
    await night.settle()
    table = tables(night)[0]
    first, second = seated(night, table), seated(night, table, 1)
    await write(night, first, "match score", mine=4, theirs=0)
    await agree(night, second)
    await write(night, first, "match break")
    assert score_is_shown(night) is not hidden


def score_is_shown(night: Night) -> bool:
    """Whether the post of a match has the agreed score."""
    return any("4 – 0" in shown(message) for message in pairings(night))


def the_call(night: Night) -> JudgeCall:
    return read(night.bot.bot_context.database, lambda uow: uow.calls.find()[0])


async def sheet_of_first(night: Night) -> str:
    return said(await night.run(seated(night, tables(night)[0]), "match sheet"))


async def test_a_match_that_is_drawn_anew_has_an_empty_sheet(night: Night) -> None:
    await a_match_with_a_score(night)
    written = await sheet_of_first(night)
    await drawn_anew(night)
    assert not score_is_shown(night)
    assert "4 – 0" in written
    assert "4 – 0" not in await sheet_of_first(night)
    await night.later(600)
    said_there = [shown(m) for thread in night.channels["pairings"].threads for m in thread.history()]
    assert not any("break is over" in words for words in said_there)


async def test_the_post_of_a_match_shows_no_score_while_the_standings_are_hidden(night: Night) -> None:
    await a_match_with_a_score(night, hidden=True)
    assert "4 – 0" in await sheet_of_first(night), "its players read it"


async def test_whoever_is_swapped_into_a_match_begins_it(night: Night) -> None:
    await a_match_with_a_score(night)
    one, two = seats(night)[:2]
    assert not said(await night.run(night.judge, "round swap", player=one[0], other=two[0])).startswith("⛔")
    await night.settle()
    assert not score_is_shown(night)
    await night.take_back(night.judge, event=1)
    await night.settle()
    assert score_is_shown(night)


def open_questions(night: Night) -> int:
    """The questions of sheets that have their buttons, in threads and in the judges' channel."""
    threads = [message for thread in night.channels["pairings"].threads for message in thread.history()]
    found = [one for message in (*threads, *night.posts("judges")) for one in ids_of(message)]
    return sum(one.startswith("match-agree:") for one in found)


async def test_what_a_match_was_asked_is_asked_no_more_after_a_swap_and_again_when_that_is_taken_back(
    night: Night,
) -> None:
    await event_with(night, 4, profile="backgammon-jba", points=5)
    await night.run(night.organizer, "round seat", seed=1)
    await night.run(night.organizer, "round publish")
    await night.settle()
    first, second = (seated(night, tables(night)[0], seat) for seat in (0, 1))
    await write(night, first, "match leave", minutes=20)
    await write(night, first, "match score", mine=4, theirs=0)
    assert open_questions(night) == 3
    one, two = seats(night)[:2]
    await night.run(night.judge, "round swap", player=one[0], other=two[0])
    await night.settle()
    assert open_questions(night) == 0
    await night.take_back(night.judge, event=1)
    await night.settle()
    assert open_questions(night) == 3
    await agree(night, second)
    assert open_questions(night) == 2
    assert score_is_shown(night)


def ends_of_breaks(night: Night) -> list[str]:
    threads = [shown(m) for thread in night.channels["pairings"].threads for m in thread.history()]
    return [words for words in threads if "break is over" in words]


async def test_a_break_lasts_as_long_as_it_was_to_last_after_a_swap_that_is_taken_back(night: Night) -> None:
    await a_match_with_a_score(night)  # and a break of five minutes has begun
    one, two = seats(night)[:2]
    await night.run(night.judge, "round swap", player=one[0], other=two[0])
    await night.later(600)
    assert ends_of_breaks(night) == []
    await night.take_back(night.judge, event=1)
    await night.later(240)
    assert ends_of_breaks(night) == []
    await night.later(120)
    (over,) = ends_of_breaks(night)
    assert all(f"<@{seated(night, tables(night)[0], seat).id}>" in over for seat in (0, 1))


async def test_a_break_that_was_over_before_a_swap_is_not_called_over_again_when_that_is_taken_back(
    night: Night,
) -> None:
    await a_match_with_a_score(night)
    await night.later(600)
    assert len(ends_of_breaks(night)) == 1
    one, two = seats(night)[:2]
    await night.run(night.judge, "round swap", player=one[0], other=two[0])
    await night.take_back(night.judge, event=1)
    await night.later(600)
    assert len(ends_of_breaks(night)) == 1


async def test_points_that_were_given_in_a_match_are_not_given_to_another_opponent(night: Night) -> None:
    await a_match_with_a_score(night)
    late, before = seats(night)[0][0], set(seats(night)[0])
    given = {"player": late, "points": 2, "section": "jbl/2.2.4", "reason": "20 minutes late"}
    assert "has 2 points" in said(await night.run(night.judge, "penalty points", **given))
    await night.run(night.organizer, "round cancel")
    for seed in range(1, 40):
        await night.run(night.organizer, "round seat", seed=seed)
        if late in seats(night)[0] and before != set(seats(night)[0]):
            break
    assert points_at_first(night) == ()
    listed = said(await night.run(night.judge, "penalty list"))
    assert "20 minutes late" in listed


async def test_points_for_who_was_kept_waiting_are_not_those_of_who_is_swapped_in(night: Night) -> None:
    await a_match_with_a_score(night)
    one, two = seats(night)[:2]
    given = {"player": one[0], "points": 2, "section": "jbl/2.2.4", "reason": "20 minutes late"}
    await night.run(night.judge, "penalty points", **given)
    assert len(points_at_first(night)) == 1
    await night.run(night.judge, "round swap", player=one[1], other=two[0])
    assert points_at_first(night) == ()
    await night.take_back(night.judge, event=1)
    assert len(points_at_first(night)) == 1


async def test_points_stay_where_the_two_of_a_match_exchange_their_order(night: Night) -> None:
    await a_match_with_a_score(night)
    first, second = seats(night)[0]
    given = {"player": first, "points": 2, "section": "jbl/2.2.4", "reason": "20 minutes late"}
    await night.run(night.judge, "penalty points", **given)
    answer = said(await night.run(night.judge, "round swap", player=first, other=second))
    assert "⛔" not in answer
    assert seats(night)[0] == (second, first)
    assert len(points_at_first(night)) == 1


def points_at_first(night: Night) -> tuple[Penalty, ...]:
    return read(
        night.bot.bot_context.database,
        lambda uow: table_rules(uow, the_event(night)).given_at(tables(night)[0]),
    )


async def test_a_call_from_a_cancelled_round_is_only_of_whoever_asked(night: Night) -> None:
    await running(night)
    who = seated(night, tables(night)[0])
    await night.run(who, "judge call", question=QUESTION)
    await night.settle()
    await drawn_anew(night)
    await night.run(night.judge, "round start")
    await night.settle()
    (post,) = [shown(message) for message in night.posts("judges") if QUESTION in shown(message)]
    assert "table 1" not in post
    assert post.count("<@") == 1 == post.count(f"<@{who.id}>")
    ruled = said(await night.run(night.judge, "judge rule", call=the_call(night).id, ruling="No."))
    assert not ruled.startswith("⛔"), ruled
    await night.settle()
    threads = [shown(m) for thread in night.channels["pairings"].threads for m in thread.history()]
    assert not any("No." in words and "Judge" in words for words in threads[-8:])
    assert "No." in shown(direct(who)[-1])


async def test_a_call_names_who_is_swapped_to_its_table_and_its_ruling_reaches_who_asked_before(
    night: Night,
) -> None:
    await running(night)
    first, second = tables(night)
    who, comes = seated(night, first), seated(night, second)
    await night.run(who, "judge call", question=QUESTION)
    await night.settle()
    await night.run(night.judge, "round swap", player=first.seats[0], other=second.seats[0])
    await night.settle()
    (post,) = [shown(message) for message in night.posts("judges") if QUESTION in shown(message)]
    there = post[post.index("👥") : post.index("🙋")]
    assert f"<@{comes.id}>" in there
    assert f"<@{who.id}>" not in there
    await night.run(night.judge, "judge rule", call=the_call(night).id, ruling="No.")
    await night.settle()
    assert "No." in shown(direct(who)[-1])
    assert not any(QUESTION in shown(message) for message in direct(comes))
    await night.take_back(night.judge, event=1)
    await night.settle()
    assert shown(direct(who)[-1]).startswith("↩️")


async def test_undoing_the_new_draw_gives_the_call_its_table_back(night: Night) -> None:
    await running(night)
    await night.run(seated(night, tables(night)[0]), "judge call", question=QUESTION)
    await night.run(night.organizer, "round cancel")
    await night.run(night.organizer, "round seat", seed=5)
    assert the_call(night).table_id == 0
    for _ in range(2):
        assert not said(await night.take_back(night.organizer, event=1)).startswith("⛔")
    assert the_call(night).table_id == tables(night)[0].id
