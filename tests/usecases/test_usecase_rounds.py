"""Rounds: who is seated with whom, what is public, what changes at a table, and what is refused."""

import pytest

from league.event import EventStatus
from league.refusal import Refusal
from league.reporting import ReportKind, ReportState
from league.round import PairingMethod, RoundStatus, Stage, TableStatus
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, PLAYERS, EventRun, code
from usecases.caller import guild_of
from usecases.execute import ask
from usecases.league_state import current_result, standings_of
from usecases.round.draw import DrawnRound, draw
from usecases.round.following import after_round
from usecases.round.lock import LockState
from usecases.round.pairing_input import PairingInput, SeatRound, basis_of
from usecases.round.seat import StoreSeating, store_seating

BACKGAMMON = {"profile": "backgammon-jba", "points": 5}


def statuses(run: EventRun) -> list[RoundStatus]:
    return [row.status for row in run.rounds()]


def seated(run: EventRun, number: int) -> list[int]:
    """Everybody who has a seat in a round, with a bye too."""
    return sorted(player for seats in run.seats(number) for player in seats)


def play(run: EventRun, number: int) -> None:
    run.next_round()
    run.record_all(number)


# Seating


def test_a_plan_is_not_public_and_a_seed_draws_the_same_tables_again(run: EventRun) -> None:
    run.event_with(12)
    run.done(ORGANIZER, "round seat", seed=7)
    first = run.seats()
    assert (run.status, run.notices(), statuses(run)) == (EventStatus.OPEN, [], [RoundStatus.PLANNED])
    run.done(ORGANIZER, "round seat", seed=8)
    assert run.seats() != first
    run.done(ORGANIZER, "round seat", seed=7)
    assert run.seats() == first
    assert len(run.rounds()) == 1
    run.take_back()
    run.take_back()
    run.take_back()
    assert run.refused(ORGANIZER, "round publish") == "no-round-planned"


@pytest.mark.parametrize(
    ("players", "refusal"),
    [*((few, "seating-too-few") for few in range(3)), (5, "seating-five-players")],
)
def test_numbers_that_make_no_tables_are_refused__cjp_table_size(
    run: EventRun, players: int, refusal: str
) -> None:
    run.event_with(players)
    assert run.refused(ORGANIZER, "round seat") == refusal
    assert run.refused(ORGANIZER, "round publish") == "no-round-planned"
    assert run.rounds() == ()


def test_whoever_dropped_is_not_seated_whoever_came_late_is_and_history_stays(run: EventRun) -> None:
    run.running(9)
    before, gone = run.seats(), run.player(PLAYERS[4])
    run.record_all()
    run.done(ORGANIZER, "signup drop", player=gone)
    run.done(ORGANIZER, "signup add", member=OUTSIDER)
    run.done(ORGANIZER, "round seat")
    expected = {run.player(one) for one in (*PLAYERS[:9], OUTSIDER)} - {gone}
    assert seated(run, 2) == sorted(expected)
    assert run.seats() == before


def test_a_correction_after_the_next_round_was_seated_leaves_its_seats(run: EventRun) -> None:
    run.running(8, pairing="power")
    for table in run.tables():
        run.report(JUDGE, table, (10, 7, 6, 5))
    run.next_round()
    second = run.seats(2)
    run.correct(run.tables()[0], (5, 6, 7, 10))
    assert run.seats(2) == second


def test_seating_is_refused_when_somebody_dropped_while_it_was_drawn(run: EventRun) -> None:
    run.running(9)
    run.record_all()
    question = SeatRound(run.caller(ORGANIZER), run.event.id)
    basis = ask(run.database, basis_of, question)
    assert isinstance(basis, PairingInput)
    drawn = draw(basis)
    assert isinstance(drawn, DrawnRound)
    run.done(ORGANIZER, "signup drop", player=basis.players[0])
    assert code(run.do(store_seating, StoreSeating(question, drawn))) == "changed-meanwhile"
    assert len(run.rounds()) == 1


def test_all_rounds_repeat_no_pair_more_than_must_be_and_then_it_is_over(run: EventRun) -> None:
    run.event_with(12, rounds=3)
    for number in range(1, 4):
        play(run, number)
    met: dict[frozenset[int], int] = {}
    for table in (seats for number in range(1, 4) for seats in run.seats(number)):
        for pair in {frozenset((a, b)) for a in table for b in table if a != b}:
            met[pair] = met.get(pair, 0) + 1
    assert max(met.values()) == 2
    assert run.refused(ORGANIZER, "round seat") == "all-rounds-seated"


def test_a_locked_table_stays_and_one_of_somebody_who_dropped_is_refused_by_name(run: EventRun) -> None:
    run.event_with(13)
    run.done(ORGANIZER, "round seat", seed=1)
    kept = run.seats()[1]
    assert run.refused(ORGANIZER, "round lock", table=9) == "no-such-table"
    run.done(ORGANIZER, "round lock", table=2)
    assert run.refused(ORGANIZER, "round lock", table=2) == "table-locked"
    run.done(ORGANIZER, "round seat", seed=99)
    assert run.seats()[1] == kept
    assert run.tables()[1].locked
    run.done(ORGANIZER, "signup remove", player=kept[0])
    refused = run.run(ORGANIZER, "round seat")
    assert code(refused)
    assert run.member(kept[0]).name in str(refused.params) or kept[0] in refused.params.values()
    run.done(ORGANIZER, "round lock", table=2, bolt=LockState.UNLOCKED)
    run.done(ORGANIZER, "round seat")


def test_pairs_to_be_kept_apart_are_kept_apart_in_this_round_and_the_next(run: EventRun) -> None:
    run.event_with(8)
    run.done(ORGANIZER, "round seat", seed=3, avoid="P00 + P01, P02 + P03")
    one, two, three, four = (run.player(player) for player in PLAYERS[:4])
    apart = ({one, two}, {three, four})
    assert not [pair for pair in apart for table in run.seats() if pair <= set(table)]
    run.done(ORGANIZER, "round publish")
    run.done(ORGANIZER, "round seat")
    assert run.rounds()[1].avoid == run.rounds()[0].avoid
    run.done(ORGANIZER, "round seat", avoid="-")
    assert run.rounds()[1].avoid == ()


@pytest.mark.parametrize(
    ("avoid", "refusal"),
    [("P00", "avoid-form"), ("P00 + Nobody", "avoid-unknown")],
)
def test_unreadable_pairs_are_refused(run: EventRun, avoid: str, refusal: str) -> None:
    run.event_with(8)
    assert run.refused(ORGANIZER, "round seat", avoid=avoid) == refusal
    assert run.rounds() == ()


@pytest.mark.parametrize("mode", [PairingMethod.POWER, PairingMethod.RANDOM, PairingMethod.BALANCED])
def test_other_modes_seat_everybody_once(run: EventRun, mode: PairingMethod) -> None:
    run.event_with(11)
    play(run, 1)
    run.done(ORGANIZER, "round seat", drawing=mode)
    assert seated(run, 2) == [run.player(one) for one in PLAYERS[:11]]


# Publishing


def test_every_player_is_called_once_and_no_later_change_calls_anybody(run: EventRun) -> None:
    run.published(8)
    assert (run.status, statuses(run)) == (EventStatus.RUNNING, [RoundStatus.PUBLISHED])
    run.done(JUDGE, "round start")
    run.done(JUDGE, "round pause")
    called = sorted(user for one in run.notices(place="thread") for user in one.mentions)
    assert called == [one.user for one in PLAYERS[:8]]


def test_only_organizers_seat_and_publish_and_only_judges_start(run: EventRun) -> None:
    run.event_with(8)
    assert run.refused(JUDGE, "round seat") == "needs-organizer"
    run.done(ORGANIZER, "round seat")
    assert run.refused(PLAYERS[0], "round publish") == "needs-organizer"
    for verb in ("start", "pause", "resume", "end"):
        assert run.refused(PLAYERS[0], f"round {verb}") == "needs-judge"
    assert run.refused(PLAYERS[0], "round extend", minutes=5) == "needs-judge"
    assert statuses(run) == [RoundStatus.PLANNED]


def test_a_plan_is_not_published_once_somebody_has_come_or_without_a_channel(run: EventRun) -> None:
    run.event_with(8)
    run.done(ORGANIZER, "round seat")
    run.done(PLAYERS[8], "signup join")
    refused = run.run(ORGANIZER, "round publish")
    assert (code(refused), PLAYERS[8].name in str(refused.params)) == ("seating-outdated", True)
    run.done(ORGANIZER, "round seat")

    def without_channel(uow: object) -> None:
        guild = guild_of(uow, run.event.guild_id)  # type: ignore[arg-type]  # a unit of work
        uow.guilds.change(guild, pairings_channel=0)  # type: ignore[attr-defined]  # the same

    run.change(without_channel)
    assert run.refused(ORGANIZER, "round publish") == "no-pairings-channel"
    assert statuses(run) == [RoundStatus.PLANNED]


def test_the_next_round_waits_for_results_and_ends_the_one_before(run: EventRun) -> None:
    run.running(8)
    run.done(ORGANIZER, "round seat")
    refused = run.run(ORGANIZER, "round publish")
    assert (code(refused), refused.params["tables"]) == ("round-results-missing", "1, 2")
    run.record_all()
    run.done(ORGANIZER, "round publish")
    assert statuses(run) == [RoundStatus.FINISHED, RoundStatus.PUBLISHED]


def test_publishing_is_undone_and_whoever_is_seated_again_is_called_again(run: EventRun) -> None:
    run.published(8)
    run.delivered()
    run.take_back()
    assert (run.status, statuses(run)) == (EventStatus.OPEN, [RoundStatus.PLANNED])
    assert run.told("thread").count("notice-taken-back") == 2
    run.done(ORGANIZER, "round publish")
    called = [user for one in run.notices(text="notice-seated") for user in one.mentions]
    assert sorted(called) == [one.user for one in PLAYERS[:8]]


# Changing


def test_a_swap_tells_those_who_moved_once_the_round_is_public__cjp_table_swap(run: EventRun) -> None:
    run.event_with(8)
    run.done(ORGANIZER, "round seat", seed=7)
    (a, *rest), (b, *others) = run.seats()
    run.done(JUDGE, "round swap", player=a, other=b)
    assert run.seats() == [(b, *rest), (a, *others)]
    assert run.notices() == []
    run.done(ORGANIZER, "round publish")
    run.delivered()
    before = len(run.notices())
    run.done(JUDGE, "round swap", player=a, other=b)
    told = run.notices()[before:]
    assert sorted(user for one in told for user in one.mentions) == sorted(run.member(p).user for p in (a, b))


def test_a_swap_is_refused_after_a_result_of_strangers_and_of_one_with_themselves(run: EventRun) -> None:
    run.running(8)
    run.done(ORGANIZER, "signup add", member=OUTSIDER)
    (a, *_), (b, *_) = run.seats()
    assert run.refused(JUDGE, "round swap", player=a, other=run.player(OUTSIDER)) == "seating-swap-absent"
    assert run.refused(JUDGE, "round swap", player=a, other=a) == "seating-swap-same"
    run.record(run.tables()[1])
    assert run.refused(JUDGE, "round swap", player=a, other=b) == "swap-result-exists"
    assert run.seats()[0][0] == a


def test_a_round_ends_once_every_result_is_in(run: EventRun) -> None:
    run.running(8)
    run.record(run.tables()[0])
    assert run.refused(JUDGE, "round end") == "round-results-missing"
    assert run.refused(ORGANIZER, "round cancel") == "round-has-results"
    run.record(run.tables()[1])
    run.done(JUDGE, "round end")
    assert statuses(run) == [RoundStatus.FINISHED]
    assert run.refused(JUDGE, "round end") == "no-round-open"


def test_a_cancelled_round_is_told_to_its_players_and_seated_again(run: EventRun) -> None:
    run.published(8)
    run.done(ORGANIZER, "round cancel")
    (told,) = run.notices(place="pairings")
    assert (told.text, len(told.mentions)) == ("notice-round-cancelled", 8)
    run.next_round(seed=50)
    assert statuses(run) == [RoundStatus.PUBLISHED]


def test_a_round_that_is_drawn_anew_has_new_clocks(run: EventRun) -> None:
    run.running(8)
    run.done(ORGANIZER, "round cancel")
    run.next_round(seed=50)
    assert {run.clock(table).started_at for table in run.tables()} == {None}


def test_a_plan_is_dropped_and_the_round_being_played_stays(run: EventRun) -> None:
    run.running(8)
    run.done(ORGANIZER, "round seat")
    run.done(ORGANIZER, "round cancel", round_id=run.rounds()[1].id)
    assert statuses(run) == [RoundStatus.RUNNING, RoundStatus.CANCELLED]


def test_a_cancelled_round_comes_back_and_what_it_was_called_off_costs_no_time(run: EventRun) -> None:
    run.running(8)
    before = run.seats()
    run.done(ORGANIZER, "round cancel")
    run.later(600)
    run.take_back()
    assert run.seats() == before
    run.later(3600)
    assert run.notices(text="notice-time-up") == []
    run.later(20 * 60)
    assert run.told("thread").count("notice-time-up") == 2


# Matches of two


def test_a_bye_is_credited_at_once_and_to_the_other_who_is_swapped_into_it(run: EventRun) -> None:
    run.published(5, **BACKGAMMON)
    bye = run.tables()[-1]
    assert (len(bye.seats), bye.status) == (1, TableStatus.FINAL)
    result = run.read(lambda uow: current_result(uow, bye.id))
    assert (result.kind, result.state) == (ReportKind.BYE, ReportState.FINAL)
    assert run.told("pairings") == ["notice-bye"]
    (a, _), *_, (alone,) = run.seats()
    run.delivered()
    run.done(JUDGE, "round swap", player=a, other=alone)
    standings = run.read(lambda uow: standings_of(uow, run.event))
    assert [row.player for row in standings.rows if row.wins] == [a]
    passed, now = run.notices(place="pairings")
    assert (passed.text, now.text) == ("notice-bye-passed", "notice-bye")
    assert now.mentions == (run.member(a).user,)
    run.take_back()
    (again,) = run.notices(place="pairings", text="notice-bye")
    assert again.mentions == (run.member(alone).user,)


def test_swiss_has_no_rematch_no_second_bye_and_pairs_nobody_who_dropped(run: EventRun) -> None:
    run.event_with(7, **BACKGAMMON, rounds=5)
    gone = run.player(PLAYERS[2])
    for number in range(1, 6):
        if number == 5:
            run.done(ORGANIZER, "signup drop", player=gone)
        play(run, number)
        assert len(seated(run, number)) == len(set(seated(run, number))) == (6 if number == 5 else 7)
    pairs = [frozenset(seats) for number in range(1, 6) for seats in run.seats(number)]
    assert len(set(pairs)) == len(pairs)
    assert gone not in seated(run, 5)


def test_matches_of_two_wait_for_the_results_of_the_round_before_and_have_no_clock(run: EventRun) -> None:
    run.published(4, **BACKGAMMON)
    assert not run.done(JUDGE, "round start").clocks
    assert run.refused(JUDGE, "round pause") == "no-clock"
    run.record(run.tables()[0])
    assert run.refused(ORGANIZER, "round seat") == "round-results-missing"
    assert run.refused(ORGANIZER, "round seat", drawing="random") == "drawing-needs-tables"


@pytest.mark.parametrize("players", [4, 5])
def test_round_robin_meets_everybody_once_and_ends(run: EventRun, players: int) -> None:
    run.event_with(players, profile="rivals", pairing="round-robin", rounds=1)
    last = players - 1 + players % 2
    for number in range(1, last + 1):
        play(run, number)
    pairs = [frozenset(s) for number in range(1, last + 1) for s in run.seats(number) if len(s) > 1]
    assert len(pairs) == len(set(pairs)) == players * (players - 1) // 2
    assert run.refused(ORGANIZER, "round seat") == "all-have-met"


def test_round_robin_gives_the_opponent_of_a_dropped_player_a_bye(run: EventRun) -> None:
    run.event_with(4, profile="rivals", pairing="round-robin")
    play(run, 1)
    run.done(ORGANIZER, "signup drop", player=run.player(PLAYERS[0]))
    play(run, 2)
    assert sorted(map(len, run.seats(2))) == [1, 2]
    assert run.player(PLAYERS[0]) not in seated(run, 2)


@pytest.mark.parametrize(("profile", "pairing"), [("catan-japan", "swiss"), ("rivals", "balanced")])
def test_a_pairing_that_does_not_fit_the_regulations_is_refused(
    run: EventRun, profile: str, pairing: str
) -> None:
    assert (
        run.refused(ORGANIZER, "event create", name="Cup", profile=profile, pairing=pairing)
        == "pairing-does-not-fit"
    )
    assert run.read(lambda uow: uow.events.find()) == ()


def test_the_final_is_planned_once_and_published(run: EventRun) -> None:
    run.running(8, rounds=1)
    run.record_all()
    assert run.refused(JUDGE, "standings advance") == "needs-organizer"
    for _ in range(2):
        planned = run.done(ORGANIZER, "standings advance")
        assert len(planned.line.through) == 4
    assert [row.stage for row in run.rounds()] == [Stage.QUALIFIER, Stage.FINAL]
    run.done(ORGANIZER, "round publish")
    assert run.refused(ORGANIZER, "standings advance") == "final-exists"
    assert not isinstance(run.report(JUDGE, run.tables(2)[0], (7, 10, 6, 5)), Refusal)


def test_after_the_fourth_round_of_a_round_robin_not_all_rounds_are_played(run: EventRun) -> None:
    """The number of rounds that an event has where nobody says another is none of a round robin's."""
    run.event_with(12, profile="backgammon-jba", pairing="round-robin", points=5)
    said = set()
    for number in range(1, 6):
        play(run, number)
        said.add(run.read(lambda uow: after_round(uow, run.event, run.rounds()[-1])))
        run.done(JUDGE, "round end")
    assert said == {"seat"}
    assert len(run.rounds()) == 5
    run.next_round()
