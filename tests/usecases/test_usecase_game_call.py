"""Play by post: who is pinged when a player calls a judge, by what the server has set up."""

import pytest

from bot.ui.notices import notice_reply
from bot.ui.reply import Reply
from data.database import Database
from data.records import Destination
from data.transaction import write
from tests.support.game_table import GUILD, JUDGE_ROLE, game_table
from tests.support.wording import says
from usecases.play.judge import CallToGame, call_to_game

ORGANIZERS, CHANNEL = 78, 5


def called(database: Database, channel: int, judges: int, organizers: int) -> tuple[Destination, Reply]:
    """The call, where it stands, on a server that has set up these."""
    table = game_table(database, people=4)
    roles = {"judges_channel": channel, "judge_role": judges, "organizer_role": organizers}
    write(database, lambda uow: uow.guilds.change(uow.guilds.require(GUILD), **roles), lambda _: True)
    table.do(call_to_game, CallToGame(table.caller(101), table.game_id, "may he?"))
    (notice,) = table.read(lambda uow: uow.outbox.notices.find(text="game-judge-wanted"))
    return notice.place, notice_reply(notice, "en")


@pytest.mark.parametrize(
    ("channel", "judges", "organizers", "pinged"),
    [
        (CHANNEL, JUDGE_ROLE, ORGANIZERS, JUDGE_ROLE),
        (CHANNEL, 0, ORGANIZERS, 0),
        (0, JUDGE_ROLE, ORGANIZERS, JUDGE_ROLE),
        (0, 0, ORGANIZERS, ORGANIZERS),
    ],
)
def test_judges_are_pinged_and_where_a_server_has_none_its_organizers(
    database: Database, channel: int, judges: int, organizers: int, pinged: int
) -> None:
    place, call = called(database, channel, judges, organizers)
    assert place is (Destination.JUDGES if channel else Destination.GAME)
    assert tuple(call.roles) == ((pinged,) if pinged else ())
    assert "neither judges nor organizers" not in call.content


def test_where_nobody_is_set_up_the_players_read_that_nobody_was_told(database: Database) -> None:
    place, call = called(database, 0, 0, 0)
    assert place is Destination.GAME
    assert says(call.content, "game-judge-nobody")
