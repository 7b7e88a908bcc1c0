"""A judge decides a table while it plays by post: the game stands still, its players know, and undo lets it go on."""

import pytest

from bot.i18n import Language
from data.game_records import GameStatus, PromptKind
from data.transaction import read
from league.ids import GameId
from league.round import Table
from tests.cogs.test_cog_backgammon_league import opened as opened_match
from tests.cogs.test_cog_game_let_go import match_round, talk
from tests.cogs.test_cog_game_table import opened, results, seated
from tests.support.night import Night, direct, ids_of, last, said, shown
from tests.support.rounds import tables, the_event
from tests.support.wording import says

REASON = "the others are gone for weeks"


def status(night: Night, game: int) -> GameStatus:
    return read(night.bot.bot_context.database, lambda uow: uow.games.require(GameId(game)).status)


async def walkover(night: Night, table: Table, winner: int = 0) -> None:
    """A judge gives the table to one of its players."""
    given = {"table": table.id, "winner": table.seats[winner], "reason": REASON}
    done = await night.run(night.judge, "result walkover", **given)
    if any(found.startswith("result-walkover:") for found in ids_of(last(done))):
        done = await night.click(night.judge, last(done), "result-walkover")
    assert "⛔" not in said(done), said(done)
    await night.env.advance_time(30)


async def test_a_walkover_over_a_running_game_holds_it_and_tells_everybody_who_plays(night: Night) -> None:
    table, game = await opened(night)
    await walkover(night, table)
    assert status(night, game) is GameStatus.PAUSED
    (told,) = [words for words in talk(night, game) if says(words, "game-decided")]
    assert all(f"<@{actor.id}>" in told for actor in seated(night, table))
    board = next(one for one in night.hall.history() if f"game-hand:{game}:0" in ids_of(one))
    assert says(shown(board), "game-post-paused")
    for actor in seated(night, table):
        waits = said(await night.run(actor, "me next"))
        assert f"#{game}" not in waits


async def test_a_walkover_taken_back_lets_the_game_go_on_with_its_turns(night: Night) -> None:
    table, game = await opened(night)
    await walkover(night, table)
    assert "⛔" not in said(await night.take_back(night.organizer, event=the_event(night).id))
    await night.env.advance_time(30)
    assert status(night, game) is GameStatus.PLAYING
    words = talk(night, game)
    assert any(one.startswith("~~") and says(one, "game-decided") for one in words)
    assert says(words[-1], "game-resumed")
    assert all(f"<@{actor.id}>" in words[-1] for actor in seated(night, table))
    cards = read(
        night.bot.bot_context.database,
        lambda uow: uow.game_cards.find(game_id=GameId(game), is_open=True, kind=PromptKind.TURN),
    )
    seats = read(
        night.bot.bot_context.database,
        lambda uow: uow.game_seats.find(game_id=GameId(game), number=cards[0].seat),
    )
    assert (len(cards), [seat.deadline is not None for seat in seats]) == (1, [True])
    assert cards[0].repeats == 1, "whoever is waited for was promised to hear of it"


async def test_a_call_to_a_game_whose_table_is_decided_is_over_on_the_board_and_for_the_judges(
    night: Night,
) -> None:
    table, game = await opened(night)
    caller = seated(night, table)[1]
    board = next(one for one in night.hall.history() if f"game-judge:{game}:0" in ids_of(one))
    form = await night.click(caller, board, "game-judge")
    await caller.submit_modal(form, {"question": "May I?"})
    await night.settle()
    (wanted,) = [post for post in night.posts("judges") if "May I?" in shown(post)]
    assert f"game-resume:{game}:0" in ids_of(wanted)
    await walkover(night, table)
    board = next(one for one in night.hall.history() if f"game-hand:{game}:0" in ids_of(one))
    assert not says(shown(board), "judge-called-paused")
    (wanted,) = [post for post in night.posts("judges") if "May I?" in shown(post)]
    assert f"game-resume:{game}:0" not in ids_of(wanted)
    for actor in seated(night, table):
        assert not any(f"game-resume:{game}:0" in ids_of(message) for message in direct(actor))
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.env.advance_time(30)
    assert status(night, game) is GameStatus.PAUSED
    (wanted,) = [post for post in night.posts("judges") if "May I?" in shown(post)]
    assert "⛔" not in said(await night.click(night.judge, wanted, "game-resume"))
    assert status(night, game) is GameStatus.PLAYING


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_the_end_of_a_decided_game_promises_nothing_and_the_result_stays(
    night: Night, language: Language
) -> None:
    table, game = await opened(night)
    await walkover(night, table)
    night.locales.set(night.judge.id, language)
    asked = await night.run(night.judge, "game end", game=game)
    assert says(said(asked), "game-end-sure", language, game=game, league="stays")
    await night.click(night.judge, last(asked), "game-end")
    await night.env.advance_time(30)
    assert [one.kind for one in results(night, table)] == ["walkover"]
    assert not any(says(shown(post), "game-not-entered") for post in night.posts("judges"))
    letter = shown(direct(seated(night, table)[0])[-1])
    assert not says(letter, "game-own-league-open")


async def test_a_match_of_two_ended_by_time_says_before_that_the_table_takes_no_such_result(
    night: Night,
) -> None:
    await match_round(night)
    table = tables(night)[0]
    match = await opened_match(night, table)
    asked = await night.run(night.judge, "game end", game=match.number)
    assert says(said(asked), "game-end-sure")
    assert "go to the league" not in said(asked)
    await night.click(night.judge, last(asked), "game-end")
    await night.env.advance_time(30)
    assert results(night, table) == []
    assert any(says(shown(post), "game-not-entered") for post in night.posts("judges"))


async def test_a_game_whose_score_will_count_says_so_before_it_is_ended(night: Night) -> None:
    _, game = await opened(night)
    assert says(said(await night.run(night.judge, "game end", game=game)), "game-end-sure")
