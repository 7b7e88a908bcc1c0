"""The button that steps back through a game: a private answer, in which the turn changes in its place."""

from tests.support.game_faults import rolling
from tests.support.night import Night, ids_of, last, said
from tests.support.wording import says


async def test_from_the_board_back_and_on_again_in_one_private_message(night: Night) -> None:
    table = await rolling(night)
    board = next(one for one in night.hall.history() if any(i.startswith("game-turns:") for i in ids_of(one)))
    shown = await night.click(table.who(0), board, "game-turns")
    answer = last(shown)
    assert says(said(shown), "game-turns-head", number=8, turns=8)
    assert answer.attachments
    back = next(one for one in ids_of(answer) if one.endswith(":1"))
    again = await table.who(0).click(answer, custom_id=back)
    await night.settle()
    assert not again.followups, "the turn changes in its place"
    assert says(said(again), "game-turns-head", number=1, turns=8)
