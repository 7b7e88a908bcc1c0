"""`/judge incident` and `/judge position`: guided rulings for a backgammon table."""

from data.transaction import read
from league.ids import EventId
from tests.support.night import Night, last, said
from tests.support.wording import says

START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10"
START_ID = "4HPwATDgc/ABMA"


async def test_an_illegal_move_is_put_right_until_the_next_roll__jbl_4_2_3_1(night: Night) -> None:
    words = said(await night.run(night.judge, "judge incident", situation="illegal-move"))
    assert says(words, "guidance-illegal-corrected")
    assert "jbl/4.2.3.1" in words
    later = said(await night.run(night.judge, "judge incident", situation="illegal-move", later=True))
    assert says(later, "guidance-illegal-stands")


async def test_the_board_is_drawn_with_the_score_of_its_line(night: Night) -> None:
    for board in (START, START_ID):
        (picture,) = last(await night.run(night.judge, "judge position", board=board, dice="31")).attachments
        assert picture.filename.endswith(".png")
        assert (await picture.read()).startswith(b"\x89PNG")


async def test_players_are_given_no_aid__jbl_1_9_1(night: Night) -> None:
    for command, options in (("judge position", {"board": START}), ("judge incident", {"situation": "flag"})):
        assert says(said(await night.run(night.players[0], command, **options)), "refusal-needs-judge")


async def test_both_are_noted_in_the_judges_log(night: Night) -> None:
    await night.run(night.judge, "judge incident", situation="flag", clock=True)
    await night.run(night.judge, "judge position", board=START, play="8/5 6/5")
    lines = read(night.bot.bot_context.database, lambda uow: uow.journal.lines(night.guild.id, EventId(0), 2))
    assert [line.action for line in lines] == ["judge-position", "judge-incident"]


async def test_they_speak_japanese(night: Night) -> None:
    night.locales.set(night.judge.id, "ja")
    assert says(
        said(await night.run(night.judge, "judge incident", situation="flag", clock=True)),
        "guidance-flag",
        language="ja",
    )
    assert says(
        said(await night.run(night.judge, "judge position", board=START)),
        "position-plays",
        language="ja",
        count=16,
    )


async def test_what_is_certain_is_said_for_flags_and_claims__jbl_4_3_3_certain(night: Night) -> None:
    race = f"XGID=-D{'-' * 17}h------:0:0:1:21:0:0:0:5:10"
    assert says(
        said(await night.run(night.judge, "judge position", board=race)), "position-certain-single", side="X"
    )
    assert "certain" not in said(await night.run(night.judge, "judge position", board=START))


async def test_the_roll_that_was_thrown_is_said_to_count_for_a_flag__jbl_4_3_3(night: Night) -> None:
    last_four = f"XGID=------D{'-' * 17}b-:0:0:1:66:4:4:0:5:10"
    words = said(await night.run(night.judge, "judge position", board=last_four))
    assert says(words, "position-rolled-single", side="X", dice="6-6")
    other = last_four.replace(":66:", ":65:")
    assert not says(
        said(await night.run(night.judge, "judge position", board=other)), "position-rolled-single", side="X"
    )
    night.locales.set(night.judge.id, "ja")
    assert says(
        said(await night.run(night.judge, "judge position", board=last_four)),
        "position-rolled-single",
        language="ja",
        side="X",
        dice="6-6",
    )
