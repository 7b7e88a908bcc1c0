"""A round is cancelled and drawn anew: its tables keep their numbers, and nothing of those who sat there before."""

from data.records import JudgeCall
from data.transaction import read
from tests.cogs.test_cog_judge import seated
from tests.cogs.test_cog_match import agree, write
from tests.support.night import Night, direct, said, shown
from tests.support.rounds import event_with, pairings, running, seats, tables
from tests.support.wording import says

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


async def test_the_post_of_a_match_shows_no_score_while_the_standings_are_hidden(night: Night) -> None:
    await a_match_with_a_score(night, hidden=True)
    assert "4 – 0" in await sheet_of_first(night), "its players read it"


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
    assert says(shown(direct(who)[-1]), "export-number")
    assert not any(QUESTION in shown(message) for message in direct(comes))
    await night.take_back(night.judge, event=1)
    await night.settle()
    assert shown(direct(who)[-1]).startswith("↩️")
