"""A Swiss over weeks: rounds have an end, whoever has not played is reminded, and the judges hear what is missing."""

from datetime import timedelta

from bot.i18n import LANGUAGES
from bot.ui.formats import format_set
from bot.ui.posts.round import round_lines
from league.refusal import Refusal
from league.round import TableStatus
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, EventRun, code
from tests.usecases.test_usecase_league_by_post import opened
from usecases.event.format import FormatSet, SetFormat, set_format
from usecases.result.walkover import GiveWalkover, give_walkover
from usecases.show.round import round_post

DAY = 24 * 3600
SWISS = {"profile": "backgammon-jba", "pairing": "swiss", "points": 1}


def by_days(run: EventRun, days: int, who: object = ORGANIZER) -> FormatSet | Refusal:
    found: FormatSet | Refusal = run.do(set_format, SetFormat(run.caller(who), round_days=days))  # type: ignore[arg-type]  # a member
    return found


def weeks(run: EventRun, days: int = 14) -> None:
    """A Swiss of four whose first round is public and lasts so many days."""
    run.event_with(4, **SWISS)
    assert not isinstance(by_days(run, days), Refusal)
    run.done(ORGANIZER, "round seat", seed=7)
    run.done(ORGANIZER, "round publish")


def reminded(run: EventRun) -> list[int]:
    """The tables that were told that their round ends."""
    return [one.subject for one in run.notices(place="thread") if one.text.startswith("notice-round-ends")]


def judges_heard(run: EventRun) -> list[str]:
    """What the judges were told of late results."""
    return [one.text for one in run.notices(place="judges") if one.text.startswith("notice-results-late")]


def test_a_day_before_the_end_whoever_has_not_played_is_reminded_once(run: EventRun) -> None:
    weeks(run)
    first, second = run.tables()
    run.report(run.at_table(first)[0], first, (1, 0))
    run.later(13 * DAY - 60)
    assert reminded(run) == []
    run.later(120)
    assert reminded(run) == [second.id]
    run.later(3600)
    assert reminded(run) == [second.id]
    assert judges_heard(run) == []


def test_at_the_end_the_judges_hear_what_is_missing_also_what_is_on_by_post_and_when_nothing_is(
    run: EventRun,
) -> None:
    weeks(run, 7)
    first, second = run.tables()
    game = opened(run, first)
    run.later(7 * DAY + 60)
    (told,) = [one for one in run.notices(place="judges") if one.text.startswith("notice-results-late")]
    assert str(first.number) in str(told.params)
    assert str(second.number) in str(told.params)
    assert game.game.status == "playing", "nobody loses by it: the judges decide"
    run.delivered()
    for table in (first, second):
        given = GiveWalkover(run.caller(JUDGE), table.id, table.seats[0], "not played in time")
        assert not isinstance(run.do(give_walkover, given), Refusal)
    assert judges_heard(run)[-1] == "notice-results-late-no-more"


def test_a_round_without_days_has_no_end_and_what_was_published_before_keeps_its_own(run: EventRun) -> None:
    run.published(4, **SWISS)
    assert not isinstance(by_days(run, 3), Refusal)
    run.later(30 * DAY)
    assert reminded(run) == []
    assert judges_heard(run) == []


def test_an_unpublished_round_has_no_end_any_more(run: EventRun) -> None:
    weeks(run, 5)
    before = [round_.ends_at for round_ in run.read(lambda uow: uow.rounds.find())]
    assert before == [run.now + timedelta(days=5)]
    assert not isinstance(run.take_back(ORGANIZER), Refusal)
    assert [round_.ends_at for round_ in run.read(lambda uow: uow.rounds.find())] == [None]
    run.later(6 * DAY)
    assert reminded(run) == []


def test_days_are_two_to_sixty_and_for_rounds_alone(run: EventRun) -> None:
    run.event_with(4, **SWISS)
    assert [code(by_days(run, days)) for days in (1, 61)] == ["days-range", "days-range"]
    assert code(by_days(run, 7, OUTSIDER)) == "needs-organizer"
    assert not isinstance(by_days(run, 0), Refusal)


def test_a_bracket_has_no_common_end(run: EventRun) -> None:
    run.event_with(4, **SWISS | {"pairing": "single-elimination"})
    assert code(by_days(run, 7)) == "days-need-rounds"


def test_format_round_and_table_say_until_when(run: EventRun) -> None:
    weeks(run)
    found = by_days(run, 14)
    assert isinstance(found, FormatSet)
    round_ = run.read(lambda uow: uow.rounds.find()[0])
    until = f"<t:{int(round_.ends_at.timestamp())}:f>"
    view = run.read(lambda uow: round_post(round_.id, uow))
    for language in LANGUAGES:
        assert "14" in format_set(found, language)
        assert until in round_lines(view, language)
    assert run.table_now(run.tables()[0]).status is TableStatus.WAITING
