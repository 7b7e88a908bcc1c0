"""What is told of a judge call follows from its row, what a table is reminded of from a row of its own."""

from dataclasses import replace
from datetime import timedelta

from data.database import Database
from data.migrate import downgrade, upgrade
from data.records import CallStatus, Delivery, JudgeCall, Notice
from data.rule_records import HouseRule
from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from league.ids import TableId
from league.judging import Vote
from league.refusal import Refusal
from tests.support.drawn_afresh import not_told
from tests.support.event_run import (
    GUILD,
    JUDGE,
    NOW,
    ORGANIZER,
    PLAYERS,
    EventRun,
    Member,
    code,
    event_run,
)
from usecases.round.remind import PAUSE, RemindTables, remind_tables
from usecases.waiting.facts import EventFacts
from usecases.waiting.steps import DeskStep, next_step

RULED = "notice-ruled-final"
WANTED = "notice-result-wanted"
BACKGAMMON = {"profile": "backgammon-jba", "points": 5}


def asked(run: EventRun, **options: object) -> list[Member]:
    """A player of the first table has called a judge, and everybody has read it: who sits there."""
    run.running(8, **options)
    seated = run.at_table(run.tables()[0])
    run.done(seated[0], "judge call", question="May I?")
    run.delivered()
    return seated


def ruled(run: EventRun, ruling: str = "No") -> None:
    run.done(JUDGE, "judge rule", call=1, ruling=ruling)


def texts(run: EventRun, place: str = "thread") -> list[str]:
    return run.told(place)


def call_of(run: EventRun) -> JudgeCall:
    (found,) = run.read(lambda uow: uow.calls.find(event_id=run.event.id))
    return found  # type: ignore[no-any-return]  # a call


# Calls


def test_judges_are_not_pinged_for_an_event_that_was_called_off_before_they_read_of_the_call(
    run: EventRun,
) -> None:
    run.running(8)
    run.done(run.at_table(run.tables()[0])[0], "judge call", question="May I?")
    run.done(ORGANIZER, "event cancel")
    assert texts(run, "judges") == []
    run.take_back(action="event-cancelled")
    assert texts(run, "judges") == ["notice-judge-called-role"]


def test_a_third_call_from_one_table_pings_no_role(run: EventRun) -> None:
    run.running(8)
    for who in run.at_table(run.tables()[0])[:3]:
        run.done(who, "judge call", question="May I?")
    told = run.notices(place="judges")
    assert [one.text for one in told] == ["notice-judge-called-role"] * 2 + ["notice-judge-called"]


# Rulings


def test_a_ruling_that_nobody_has_read_leaves_nothing_when_it_is_taken_back(run: EventRun) -> None:
    asked(run)
    ruled(run)
    run.take_back(JUDGE)
    assert RULED not in texts(run)


def test_a_ruling_that_was_read_is_struck_and_the_next_one_is_told_once(run: EventRun) -> None:
    seated = asked(run)
    ruled(run)
    run.delivered()
    run.take_back(JUDGE)
    (struck,) = run.notices(text="notice-taken-back")
    (said,) = run.notices(text="notice-undone-above")
    assert (struck.params["was"]["said"]["text"], struck.stands) == (RULED, False)
    assert set(said.mentions) == {one.user for one in seated}
    ruled(run, "Yes")
    (again,) = run.notices(text=RULED)
    assert again.params["ruling"] == "Yes"


def test_a_ruling_keeps_the_words_of_the_house_rule_by_which_it_was_given(run: EventRun) -> None:
    rule = HouseRule(0, GUILD, 1, "", "Drinks", "", "No drinks.", (), 1, NOW)
    run.change(lambda uow: uow.rules.house.add(rule))
    asked(run)
    run.done(JUDGE, "judge rule", call=1, ruling="Drinks", section="house/1")
    run.change(_rewritten)
    (told,) = run.notices(text=RULED)
    assert "No drinks." in told.params["rule"]["english"]
    assert told.params["ruling"] == {"ja": "Drinks", "en": "Drinks"}
    assert not_told(run.database, run.now) == []


def _rewritten(uow: UnitOfWork) -> None:
    (rule,) = uow.rules.house.find(guild_id=GUILD)
    uow.rules.house.save(replace(rule, text_en="Drinks are welcome."))


def test_a_ruling_is_told_to_nobody_again_when_its_table_begins_anew_with_others(run: EventRun) -> None:
    seated = asked(run)
    ruled(run)
    run.delivered()
    before = len(run.notices())
    run.change(lambda uow: uow.calls.change(call_of(run), table_id=TableId(0)))
    assert len(run.notices()) == before
    assert run.letters(seated[0]) == []


# Appeals


def committee_of(run: EventRun) -> list[Member]:
    """A ruling was appealed, and three members have read that they are to vote."""
    seated = asked(run, **BACKGAMMON)
    ruled(run)
    run.done(seated[0], "judge appeal", call=1, ground="It was in play")
    members = [one for one in PLAYERS[:8] if one not in seated][:3]
    run.done(JUDGE, "judge committee", call=1, members=members)
    run.delivered()
    return members


def asks(run: EventRun, members: list[Member]) -> list[int]:
    """How many buttons each member has."""
    return [len(run.letters(member)[0].buttons) for member in members]


def test_a_ruling_that_was_appealed_offers_no_appeal(run: EventRun) -> None:
    seated = asked(run, **BACKGAMMON)
    ruled(run)
    (told,) = run.notices(text="notice-ruled")
    assert told.buttons == ("judge-appeal:1:0",)
    run.done(seated[0], "judge appeal", call=1, ground="It was in play")
    (told,) = run.notices(text="notice-ruled")
    assert told.buttons == ()


def test_whoever_has_voted_is_asked_no_more_and_nobody_is_once_it_is_decided(run: EventRun) -> None:
    members = committee_of(run)
    run.done(members[0], "judge vote", call=1, vote=Vote.UPHOLD)
    assert asks(run, members) == [0, 2, 2]
    run.done(members[1], "judge vote", call=1, vote=Vote.UPHOLD)
    assert call_of(run).status is CallStatus.DECIDED
    assert asks(run, members) == [0, 0, 0]
    run.take_back(JUDGE)
    assert asks(run, members) == [0, 2, 2]


def test_a_committee_that_is_taken_back_hears_so_and_is_asked_anew(run: EventRun) -> None:
    members = committee_of(run)
    run.take_back(JUDGE, "judge-committee")
    heard = [run.heard(member) for member in members]
    assert heard == [["notice-taken-back", "notice-undone-above"]] * 3
    run.done(JUDGE, "judge committee", call=1, members=members)
    assert [run.heard(member)[-1] for member in members] == ["notice-committee"] * 3


# Reminders


def remind(run: EventRun) -> str:
    """The code of a refusal, "" where the tables were asked."""
    outcome = run.do(remind_tables, RemindTables(run.caller(JUDGE)))
    return code(outcome) if isinstance(outcome, Refusal) else ""


def wanted(run: EventRun) -> list[Notice]:
    """What the first table reads."""
    return run.notices(text=WANTED, subject=run.tables()[0].id)


def test_a_table_is_asked_until_it_has_reported(run: EventRun) -> None:
    run.running(8)
    assert (remind(run), remind(run)) == ("", "reminded-already")
    run.delivered()
    table = run.tables()[0]
    assert [one.buttons for one in wanted(run)] == [(f"result-report:{table.id}:0",)]
    run.report(run.at_table(table)[0], table, (10, 7, 6, 5))
    assert [one.buttons for one in wanted(run)] == [()]


def test_a_table_is_asked_once_more_after_a_while(run: EventRun) -> None:
    run.running(8)
    remind(run)
    run.delivered()
    run.later(PAUSE / timedelta(seconds=1))
    assert remind(run) == ""
    assert [len(one.buttons) for one in wanted(run)] == [0, 1]


def test_a_reminder_that_is_taken_back_is_struck(run: EventRun) -> None:
    run.running(8)
    remind(run)
    run.delivered()
    run.take_back(JUDGE)
    assert [len(run.notices(text=text)) for text in ("notice-taken-back", WANTED)] == [2, 0]
    assert [remind(run), len(wanted(run))] == ["", 1]


def test_a_reminder_stands_in_the_way_of_no_undo(run: EventRun) -> None:
    run.running(8)
    remind(run)
    run.delivered()
    assert not isinstance(run.take_back(JUDGE, "round-started"), Refusal)
    assert [one.buttons for one in wanted(run)] == [()]


def test_tables_that_are_drawn_anew_are_not_asked_for_the_round_before(run: EventRun) -> None:
    run.running(8)
    remind(run)
    run.done(ORGANIZER, "round cancel")
    run.next_round()
    run.done(JUDGE, "round start")
    assert wanted(run) == []


# Upgrades


def test_of_calls_before_an_upgrade_nobody_is_told_again_be_their_event_over_or_not(
    database: Database,
) -> None:
    run = event_run(database)
    seated = asked(run, **BACKGAMMON)
    ruled(run)
    run.done(seated[0], "judge appeal", call=1, ground="It was in play")
    run.done(JUDGE, "judge committee", call=1, members=[one for one in PLAYERS[:8] if one not in seated][:3])
    run.done(JUDGE, "judge call", question="?", table=2)
    run.delivered()
    run.change(lambda uow: uow.events.save(replace(run.event, status=EventStatus.FINISHED)))
    told = run.notices()
    downgrade(database, "0046")
    with database.begin() as connection:
        connection.exec_driver_sql("UPDATE outbox SET duty = '', about = 0, key = 'old:' || id")
    upgrade(database)
    assert not_told(database, run.now) == []
    assert {one.id for one in run.notices() if one.state is not Delivery.WITHDRAWN} == {
        one.id for one in told
    }


def test_a_match_is_asked_for_its_result_without_a_start__house(run: EventRun) -> None:
    run.published(4, profile="rivals", pairing="single-elimination")
    steps = run.read(lambda uow: next_step(EventFacts(uow, run.event, run.now))).steps
    assert DeskStep.REMIND in steps
    assert (remind(run), len(wanted(run))) == ("", 1)


def test_a_round_that_nobody_started_is_not_asked_for_results(run: EventRun) -> None:
    run.published(8)
    assert remind(run) == "no-round-open"
