"""A player is called otherwise on Discord: whatever they do next tells it, and it is no action of anybody's."""

from dataclasses import replace

from data.game_records import PostGame
from league.ids import GameId
from league.refusal import Refusal
from tests.support.event_run import GUILD, ORGANIZER, OUTSIDER, PLAYERS, EventRun, Member
from tests.usecases.test_usecase_league_by_post import MATCHES, opened
from usecases.called import is_news, learn

FIRST = PLAYERS[0]


def appears(run: EventRun, who: Member, *, private: bool = False) -> bool:
    """Somebody uses a command; whether the league learned something by it."""
    caller = run.caller(who)
    caller = replace(caller, guild_id=0) if private else caller
    news: bool = run.read(lambda uow: is_news(uow, caller))
    if news:
        run.change(lambda uow: learn(caller, uow))
    return news


def name_of(run: EventRun) -> str:
    return str(run.read(lambda uow: uow.people.first(guild_id=GUILD, user_id=FIRST.user)).name)


def test_a_new_name_is_learned_once_and_not_from_a_private_message(run: EventRun) -> None:
    run.event_with()
    other = replace(FIRST, name="Haruka the Second")
    assert not appears(run, FIRST)
    assert not appears(run, other, private=True), "there Discord tells the account's name alone"
    assert appears(run, other)
    assert name_of(run) == "Haruka the Second"
    assert not appears(run, other)
    assert not appears(run, OUTSIDER), "whom the league does not know"


def test_the_seats_of_games_that_go_on_have_the_new_name(run: EventRun) -> None:
    run.published(4, **MATCHES)
    (table,) = (one for one in run.tables() if run.player(FIRST) in one.seats)
    opened(run, table)
    assert isinstance(run.read(lambda uow: uow.games.require(GameId(1))), PostGame)

    def names() -> set[str]:
        return {seat.name for seat in run.read(lambda uow: uow.game_seats.find(user_id=FIRST.user))}

    appears(run, FIRST)  # by its support it was opened under another one
    assert names() == {"P00"}
    appears(run, replace(FIRST, name="Hal"))
    assert names() == {"Hal"}


def test_what_was_done_to_the_player_can_still_be_taken_back(run: EventRun) -> None:
    run.event_with(2)
    run.done(ORGANIZER, "signup add", member=PLAYERS[2])
    appears(run, replace(PLAYERS[2], name="Kenneth"))
    assert not isinstance(run.take_back(), Refusal)
    assert len(run.read(lambda uow: uow.entries.list_of(run.event)).entries) == 2
