"""Citations are of the event's own documents; what is the house's is not passed off as a document's."""

import pytest

from data.database import Database
from data.transaction import read
from league.ids import PlayerId
from league.penalties import NO_PENALTIES, Offence, impose
from league.refusal import Refusal
from league.regulations import PROFILES, PenaltyKind
from league.standings import StageComparison
from tests.support.league_builder import League, league
from usecases.caller import Caller
from usecases.citing import in_force, refused_in
from usecases.result.report import Reported
from usecases.show.judging_pickers import SectionTyped, sections_like
from usecases.show.pickers import Typed
from usecases.show.standings import Explained, ExplainStandings, explain_standings

OWN = 'base = "backgammon-jba"\nname = "ours"\nwin_target = 9\n'


def sections(made: League, typed: str) -> set[str]:
    caller: Caller = made.judge()
    asked = SectionTyped(Typed(caller, typed, made.event_id), "en")
    offers = read(made.database, lambda uow: sections_like(asked, uow))
    return {offer.section.partition("/")[0] for offer in offers}


@pytest.mark.parametrize("profile", ["rivals", "catan-germany", "catan-world"])
def test_no_refusal_cites_a_document_of_another_league(database: Database, profile: str) -> None:
    made = league(database, 4, profile=profile)
    foreign = Refusal("clock-ended", "cjp/time-up-ends")
    assert refused_in(made.event, foreign) == Refusal("clock-ended")


def test_a_profile_of_a_house_has_the_documents_of_its_base(database: Database) -> None:
    made = league(database, 4, profile="ours", profile_toml=OWN)
    assert in_force(made.event, "jbl/5.2")
    assert not in_force(made.event, "cjp/win-declare")


def test_a_catan_judge_is_not_offered_backgammons_lateness(database: Database) -> None:
    made = league(database, 4)
    assert sections(made, "late") <= {"cjp", "std"}
    assert sections(made, "late")
    assert sections(made, "") <= {"cjp", "std"}


def test_the_order_in_backgammon_is_not_explained_by_catan(database: Database) -> None:
    made = league(database, 2, profile="backgammon-jba", match_points=5)
    (match,) = made.round(1, ((1, 2),))
    made.report(match, {1: 5, 2: 3})
    question = ExplainStandings(made.player(1), PlayerId(1), PlayerId(2))
    found = read(database, lambda uow: explain_standings(question, uow))
    assert isinstance(found, Explained)
    assert isinstance(found.why, StageComparison)
    assert [step.section for step in found.why.explanation.steps] == ["jbl/4.6-settle"]


def test_catan_worlds_ladder_is_the_houses_own() -> None:
    world = PROFILES["catan-world"]
    offence = Offence(PlayerId(1), PlayerId(2), "a gift")
    refused = impose(world, NO_PENALTIES, PenaltyKind.POINT, offence)
    assert isinstance(refused, Refusal)
    assert refused.section is None


def test_a_capped_score_is_explained_by_its_section(database: Database) -> None:
    made = league(database, 4)
    (table,) = made.round(1, ((1, 2, 3, 4),))
    done = made.report(table, {1: 12, 2: 9, 3: 6, 4: 5})
    assert isinstance(done, Reported)
    assert done.capped == ("cjp/score-cap",)
    (other,) = made.round(2, ((1, 2, 3, 4),))
    timed = made.report(other, {1: 10, 2: 9, 3: 6, 4: 5}, ended="time")
    assert isinstance(timed, Reported)
    assert timed.capped == ("cjp/score-cap-others",)
