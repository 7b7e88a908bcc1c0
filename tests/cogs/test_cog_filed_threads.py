"""A table's thread is put away with its round, and taken out again where the round goes on."""

from tests.support.night import Night, said
from tests.support.rounds import record_all, running


def _threads(night: Night) -> list[bool]:
    """Whether each thread under the pairings is put away, as Discord has it."""
    threads = [one for one in night.env.backend.channels.values() if one.is_thread]
    return [bool(one.thread_metadata and one.thread_metadata.archived) for one in threads]


async def test_threads_are_put_away_when_their_round_ends_and_taken_out_when_that_is_undone(
    night: Night,
) -> None:
    await running(night)
    assert _threads(night) == [False, False]
    record_all(night)
    ended = await night.run(night.judge, "round end")
    await night.settle()
    assert _threads(night) == [True, True], said(ended)
    await night.take_back(night.judge)
    await night.settle()
    assert _threads(night) == [False, False]


async def test_a_thread_that_is_gone_holds_up_no_post(night: Night) -> None:
    await running(night)
    gone = next(one for one in night.env.backend.channels.values() if one.is_thread)
    del night.env.backend.channels[gone.id]  # without a word: as while no process ran
    record_all(night)
    await night.run(night.judge, "round end")
    await night.settle()
    assert _threads(night) == [True]
