"""The standings: shown, explained, hidden, and the way to the final."""

from tests.support.night import Night, said, shown
from tests.support.results import report
from tests.support.rounds import record_all, running, tables


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


async def test_show_and_advance(night: Night) -> None:
    await running(night)
    record_all(night)
    answer = await night.run(night.players[0], "standings show")
    assert "standings" in said(answer)
    done = await night.run(night.organizer, "standings advance")
    print(said(done))
    done = await night.run(night.organizer, "standings explain", player_a=1, player_b=2)
    print(said(done))
