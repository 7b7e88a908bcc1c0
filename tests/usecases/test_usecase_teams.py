"""Teams of an event: founded, joined and left; seated apart, ranked, taken back."""

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from data.migrate import downgrade, upgrade
from league.entry import EntryStatus
from league.ids import PlayerId, TeamId
from league.refusal import Refusal
from league.round import Stage
from league.teams import pairs_within
from tests.support.event_run import GUILD, JUDGE, ORGANIZER, OUTSIDER, PLAYERS, EventRun, Member, code
from tests.support.stored import stored
from usecases.show.event import EventQuestion
from usecases.show.standings import standings_view
from usecases.show.teams import TeamTable, show_teams
from usecases.signup.account import GiveAccount, give_account
from usecases.team.lineups import lineups_of

ANN, BEN, CLEO, DAN = PLAYERS[:4]


def lineups(run: EventRun) -> dict[str, list[str]]:
    """The members of each team by name, in their order."""

    def read(uow: Any) -> dict[str, list[str]]:  # noqa: ANN401 - the unit of work
        found = lineups_of(uow, run.event)
        return {one.team.name: [uow.people.require(player).name for player in one.players] for one in found}

    found: dict[str, list[str]] = run.read(read)
    return found


def team(run: EventRun, name: str = "Alpha") -> TeamId:
    number: TeamId = run.read(lambda uow: uow.teams.first(event_id=run.event.id, name=name)).id
    return number


def founded(run: EventRun, *teams: int) -> None:
    """Teams of so many players each, one after the other, made by the organizer."""
    at = 0
    for number, size in enumerate(teams, 1):
        names = ", ".join(one.name for one in PLAYERS[at : at + size])
        run.done(ORGANIZER, "team create", name=f"Team {number}", players=names)
        at += size


def table(run: EventRun, who: Member = OUTSIDER) -> TeamTable | Refusal:
    found: TeamTable | Refusal = run.read(
        lambda uow: show_teams(EventQuestion(run.caller(who), run.event.id), uow)
    )
    return found


# Who plays for which team


def test_a_captain_signs_up_a_team_and_others_come_into_it(run: EventRun) -> None:
    run.event_with(2)
    run.done(ANN, "team create", name=" Alpha ", players=BEN.name)
    run.done(CLEO, "team join", team=team(run))
    assert lineups(run) == {"Alpha": ["P00", "P01", "P02"]}
    assert run.entry(CLEO) is not None  # who joins a team has signed up for the event
    found = table(run)
    assert isinstance(found, TeamTable)
    assert [one.captain for one in found.lineups] == [run.player(ANN)]


def test_a_team_takes_no_more_than_the_regulations_say(run: EventRun) -> None:
    run.event_with(5)
    founded(run, 3)
    assert run.refused(DAN, "team join", team=team(run, "Team 1")) == "team-full"
    named = ", ".join(one.name for one in PLAYERS[1:5])
    assert run.refused(DAN, "team create", name="Beta", players=named) == "team-already-in"
    assert run.refused(ORGANIZER, "team create", name="Beta", players="P03, P04, Nobody") == "avoid-unknown"


def test_nobody_plays_for_two_teams_and_no_two_teams_have_one_name(run: EventRun) -> None:
    run.event_with(3)
    run.done(ANN, "team create", name="Alpha")
    run.done(BEN, "team create", name="Beta")
    assert run.refused(ANN, "team join", team=team(run, "Beta")) == "team-already-in"
    assert run.refused(CLEO, "team create", name="ＡＬＰＨＡ") == "team-name-taken"
    assert run.refused(CLEO, "team create", name="  ") == "team-name-empty"
    assert run.refused(CLEO, "team join", team=99) == "no-such-team"


def test_only_captain_and_organizers_say_who_else_plays_for_a_team(run: EventRun) -> None:
    run.event_with(4)
    run.done(ANN, "team create", name="Alpha", players=BEN.name)
    cleo, ben = run.player(CLEO), run.player(BEN)
    assert run.refused(BEN, "team add", player=cleo) == "team-not-captain"
    assert run.refused(DAN, "team leave", player=ben) == "team-not-captain"
    assert run.refused(DAN, "team add", player=cleo, team=team(run)) == "team-not-captain"
    run.done(ANN, "team add", player=cleo)
    run.done(ANN, "team leave", player=ben)
    assert lineups(run) == {"Alpha": ["P00", "P02"]}
    run.done(ORGANIZER, "team add", player=ben, team=team(run))
    assert lineups(run) == {"Alpha": ["P00", "P02", "P01"]}
    assert run.refused(ORGANIZER, "team add", player=ben) == "team-not-captain"  # of which team, nobody said
    assert run.refused(ORGANIZER, "team add", player=PlayerId(99), team=team(run)) == "team-not-entered"
    assert run.audited()[-4:] == ["team-founded", "team-joined", "team-left", "team-joined"]


def test_who_leaves_keeps_the_entry_and_the_next_one_leads(run: EventRun) -> None:
    run.event_with(3)
    founded(run, 3)
    run.done(ANN, "team leave")
    assert lineups(run) == {"Team 1": ["P01", "P02"]}
    assert run.entry(ANN) is not None
    run.done(BEN, "team leave", player=run.player(CLEO))
    assert run.refused(ANN, "team leave") == "team-none"
    assert run.refused(OUTSIDER, "team leave", event=run.event.id) == "not-signed-up"


def test_a_team_without_members_is_gone_and_its_name_free(run: EventRun) -> None:
    run.event_with(2)
    run.done(ANN, "team create", name="Alpha")
    run.done(ANN, "team leave")
    assert code(table(run)) == "no-teams"
    run.done(BEN, "team create", name="Alpha")
    assert lineups(run) == {"Alpha": ["P01"]}


def test_who_withdraws_from_the_event_plays_for_no_team(run: EventRun) -> None:
    run.event_with(2)
    founded(run, 2)
    run.done(BEN, "signup leave")
    run.done(BEN, "signup join")
    assert lineups(run) == {"Team 1": ["P00"]}


def test_once_the_event_runs_only_organizers_change_teams(run: EventRun) -> None:
    run.event_with(8)
    founded(run, 2)
    run.next_round()
    for refused in (
        run.refused(CLEO, "team create", name="Late"),
        run.refused(CLEO, "team join", team=team(run, "Team 1")),
        run.refused(ANN, "team leave"),
        run.refused(ANN, "team add", player=run.player(CLEO)),
    ):
        assert refused == "team-begun"
    run.done(ORGANIZER, "team add", player=run.player(CLEO), team=team(run, "Team 1"))
    assert lineups(run) == {"Team 1": ["P00", "P01", "P02"]}


def test_a_substitute_plays_for_the_team_of_whose_place_it_is(run: EventRun) -> None:
    run.event_with(8)
    founded(run, 3)
    run.next_round()
    run.done(ORGANIZER, "signup substitute", player=run.player(BEN), guest="Grandma")
    assert sorted(lineups(run)["Team 1"]) == ["Grandma", "P00", "P01", "P02"]
    found = table(run)
    assert isinstance(found, TeamTable)
    assert found.lineups[0].taken == 3


def test_who_turns_out_to_be_another_player_stays_in_the_team(run: EventRun) -> None:
    run.event_with(1)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    run.done(ORGANIZER, "team create", name="Alpha", players="Grandma, P00")
    guest = run.guest("Grandma")
    run.do(give_account, GiveAccount(run.caller(ORGANIZER), guest, BEN.user, BEN.name, merge=False))
    assert lineups(run) == {"Alpha": ["P01", "P00"]}


def test_two_who_are_one_person_leave_one_member_and_one_captain(run: EventRun) -> None:
    run.event_with(2)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    run.done(ORGANIZER, "team create", name="Alpha", players="Grandma, P00")
    guest = run.guest("Grandma")
    done = run.do(give_account, GiveAccount(run.caller(ORGANIZER), guest, BEN.user, BEN.name, merge=True))
    assert not isinstance(done, Refusal)
    assert lineups(run) == {"Alpha": ["P01", "P00"]}
    captain = run.read(lambda uow: uow.teams.require(team(run)).captain)
    assert captain == run.player(BEN)


def test_a_list_names_teams_which_take_no_more_than_they_may(run: EventRun) -> None:
    run.event_with(2)
    run.done(ANN, "team create", name="Alpha")
    lines = ["name,チーム名", "Gil,Beta", "Hal,ALPHA", "Ian,Beta", "Jim,", "Kay,beta", "Lou,Beta"]
    done = run.imported("\n".join(lines).encode())
    assert done.added == 6
    assert lineups(run) == {"Alpha": ["P00", "Hal"], "Beta": ["Gil", "Ian", "Kay"]}
    run.take_back(action="entry-import")
    assert lineups(run) == {"Alpha": ["P00"]}


# Seating


@pytest.mark.parametrize("pairing", ["balanced", "power", "random", "swiss"])
def test_team_mates_are_not_seated_together_round_after_round(run: EventRun, pairing: str) -> None:
    swiss = {"profile": "rivals"} if pairing == "swiss" else {}
    run.event_with(12, pairing=pairing, rounds=3, **swiss)
    founded(run, 3, 3, 3, 3)
    mates = pairs_within([tuple(map(run.player, PLAYERS[at : at + 3])) for at in range(0, 12, 3)])
    for number in (1, 2, 3):
        run.next_round()
        assert not [
            pair for seats in run.seats(number) for pair in combinations(sorted(seats), 2) if pair in mates
        ]
        run.record_all(number)
        run.done(JUDGE, "round end")


def test_team_mates_are_seated_together_where_nothing_else_is_left(run: EventRun) -> None:
    run.event_with(4, pairing="swiss", profile="rivals", rounds=1)
    founded(run, 3)
    drawn = run.done(ORGANIZER, "round seat", seed=1)
    assert drawn.round.number == 1
    assert sorted(map(len, run.seats())) == [2, 2]


def test_a_bracket_keeps_team_mates_apart_in_their_first_match(run: EventRun) -> None:
    run.event_with(8, pairing="single-elimination", profile="rivals")
    founded(run, 2, 2, 2, 2)
    mates = {frozenset(map(run.player, PLAYERS[at : at + 2])) for at in range(0, 8, 2)}
    run.next_round()
    assert not [seats for seats in run.seats() if frozenset(seats) in mates]


def test_team_mates_who_are_through_sit_at_different_tables_of_the_semi_final(run: EventRun) -> None:
    run.event_with(16, profile="catan-world", rounds=1)
    run.next_round()
    run.record_all(1)
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "standings advance", stage=Stage.SEMI_FINAL)
    together = run.seats(2)[0][:2]  # who would share a table
    names = ", ".join(run.member(player).name for player in together)
    run.done(ORGANIZER, "team create", name="Alpha", players=names)
    run.done(ORGANIZER, "standings advance", stage=Stage.SEMI_FINAL)
    assert sorted(len(set(together) & set(seats)) for seats in run.seats(2)) == [0, 0, 1, 1]


# What is told and how a team is called


def heard(run: EventRun, who: Member) -> list[str]:
    run.delivered()
    return [text for text in run.heard(who) if text.startswith("notice-team")]


def test_whoever_others_put_in_a_team_is_told_so_and_when_it_is_so_no_more(run: EventRun) -> None:
    run.event_with(4)
    run.done(ANN, "team create", name="Alpha", players=BEN.name)
    run.done(CLEO, "team join", team=team(run))
    assert [heard(run, one) for one in (ANN, BEN, CLEO)] == [[], ["notice-team-member"], []]
    run.done(ORGANIZER, "team leave", player=run.player(BEN))
    assert heard(run, BEN)[-1] == "notice-team-out"
    run.done(ANN, "team add", player=run.player(BEN))
    assert heard(run, BEN)[-1] == "notice-team-member"
    assert not isinstance(run.take_back(action="team-joined"), Refusal)
    assert heard(run, BEN)[-1] == "notice-team-out"


def test_a_captain_whom_an_organizer_names_reads_that_they_lead(run: EventRun) -> None:
    run.event_with(4)
    founded(run, 2)
    assert [heard(run, one) for one in (ANN, BEN)] == [["notice-team-captain"], ["notice-team-member"]]
    run.done(ANN, "team leave")
    assert heard(run, BEN) == ["notice-team-captain"], "the message says so where it stands"


def test_who_leaves_the_event_is_told_that_and_nothing_of_the_team(run: EventRun) -> None:
    run.event_with(4)
    founded(run, 2)
    heard(run, BEN)
    run.done(BEN, "signup leave")
    assert heard(run, BEN) == ["notice-team-member"]


def test_a_substitute_reads_for_which_team_they_play(run: EventRun) -> None:
    run.event_with(4, rounds=2)
    founded(run, 2)
    run.next_round()
    run.done(ORGANIZER, "signup substitute", player=run.player(BEN), member=OUTSIDER)
    assert heard(run, OUTSIDER) == ["notice-team-member"]


def test_a_captain_renames_the_own_team_an_organizer_any_and_what_was_told_follows(run: EventRun) -> None:
    run.event_with(4)
    run.done(ANN, "team create", name="Alpha", players=BEN.name)
    run.done(CLEO, "team create", name="Beta")
    heard(run, BEN)
    assert run.refused(BEN, "team rename", name="Gamma") == "team-not-captain"
    assert run.refused(ANN, "team rename", name="ｂｅｔａ") == "team-name-taken"
    assert run.refused(ANN, "team rename", name=" ") == "team-name-empty"
    run.done(ANN, "team rename", name=" Gamma ")
    assert lineups(run) == {"Gamma": ["P00", "P01"], "Beta": ["P02"]}
    assert [one.params["team"] for one in run.letters(BEN)] == ["Gamma"]
    run.done(ORGANIZER, "team rename", name="GAMMA", team=team(run, "Gamma"))  # only the letters' size
    assert run.audited()[-1] == "team-renamed"
    assert not isinstance(run.take_back(action="team-renamed"), Refusal)
    assert "Gamma" in lineups(run)


def test_a_name_whose_team_has_no_members_any_more_is_free_for_another(run: EventRun) -> None:
    run.event_with(2)
    run.done(ANN, "team create", name="Alpha")
    run.done(ANN, "team leave")
    run.done(BEN, "team create", name="Beta")
    run.done(BEN, "team rename", name="Alpha")
    assert lineups(run) == {"Alpha": ["P01"]}


# Standings


def test_a_team_has_what_its_members_have_beside_the_players(run: EventRun) -> None:
    run.event_with(8, rounds=2)
    founded(run, 3, 3, 2)
    for number in (1, 2):
        run.next_round()
        run.record_all(number, winner=number - 1)
        run.done(JUDGE, "round end")
    view = run.read(lambda uow: standings_view(uow, run.event))
    assert view.teams is not None
    wins = {row.player: row.wins for row in view.shown.standings.rows}
    points = {row.player: row.points for row in view.shown.standings.rows}
    sums = {}
    for lineup in view.teams.lineups:
        sums[lineup.team.id] = (
            sum(wins[player] for player in lineup.players),
            sum((points[player] for player in lineup.players), Fraction(0)),
        )
    assert {row.team: row.values[:2] for row in view.teams.standings.rows} == sums
    assert view.teams.standings.rows[0].place == 1


def test_standings_that_are_hidden_rank_no_team_either(run: EventRun) -> None:
    run.event_with(8, rounds=1, hidden=True)
    founded(run, 3, 3)
    run.next_round()
    run.record_all()
    run.done(JUDGE, "round end")
    seen, unseen = table(run, ORGANIZER), table(run, ANN)
    assert isinstance(seen, TeamTable)
    assert isinstance(unseen, TeamTable)
    assert seen.standings.rows
    assert not unseen.standings.rows


# Undo


def test_undo_takes_all_of_a_team_back(run: EventRun) -> None:
    run.event_with(4)

    def rows() -> Any:  # noqa: ANN401 - rows of tables
        kept = stored(run.database, GUILD, only=("team", "entry"))
        return [
            {key: value for key, value in row.items() if key != "version"}
            for name in ("team", "entry")
            for row in kept[name]
        ]

    before = [rows()]
    founded(run, 2)
    before.append(rows())
    run.done(ORGANIZER, "team add", player=run.player(CLEO), team=team(run, "Team 1"))
    before.append(rows())
    run.done(ORGANIZER, "team leave", player=run.player(ANN))
    for action in ("team-left", "team-joined", "team-founded"):
        assert not isinstance(run.take_back(action=action), Refusal)
        assert rows() == before.pop()


def test_a_team_into_which_others_came_is_not_taken_back_under_them(run: EventRun) -> None:
    run.event_with(3)
    founded(run, 1)
    run.done(CLEO, "team join", team=team(run, "Team 1"))
    assert isinstance(run.take_back(action="team-founded"), Refusal)
    assert lineups(run) == {"Team 1": ["P00", "P02"]}


# The schema


def test_who_played_for_a_team_stays_in_the_event_where_the_schema_goes_back_and_comes_again(
    run: EventRun,
) -> None:
    run.event_with(4)
    founded(run, 3)
    downgrade(run.database, "0036")
    upgrade(run.database)
    assert lineups(run) == {}
    assert [run.entry(one) for one in PLAYERS[:4]] == [EntryStatus.CONFIRMED] * 4
    founded(run, 2)
    assert lineups(run) == {"Team 1": ["P00", "P01"]}
