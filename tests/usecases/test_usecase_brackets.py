"""Brackets as they are played: drawn once, each match opens by itself, what a correction makes fall is void."""

import pytest

from league.brackets import BracketPlace, ConsolationFeed, ThirdPlace
from league.ids import ResultId
from league.refusal import Refusal
from league.regulations import PenaltyKind
from league.reporting import ReportKind
from league.round import Table, TableStatus
from tests.support.bracket_over import bracket_over
from tests.support.event_run import JUDGE, ORGANIZER, PLAYERS, EventRun, code
from usecases.bracket.drawn import drawn_for
from usecases.bracket.goes_on import SendOn, send_on
from usecases.bracket.order import bracket_order
from usecases.bracket.void import VoidMatches, void_matches
from usecases.league_state import current_result
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.standings.overall import overall_of
from usecases.undo.find import Undo
from usecases.undo.take_back import undo


def bracket(run: EventRun, players: int = 4, pairing: str = "single-elimination", **seat: object) -> None:
    """A bracket of Rivals players whose first matches are open."""
    run.event_with(players, profile="rivals", pairing=pairing)
    run.next_round(**seat)


def waiting(run: EventRun) -> list[Table]:
    """The matches that can be played."""
    return [table for table in run.tables() if table.status is TableStatus.WAITING]


def won(run: EventRun, table: Table, seat: int = 0) -> None:
    outcome = run.report(JUDGE, table, (7, 3) if seat == 0 else (3, 7))
    assert not isinstance(outcome, Refusal), outcome


def places(run: EventRun) -> tuple[BracketPlace, ...]:
    found: tuple[BracketPlace, ...] = run.read(lambda uow: bracket_order(uow, run.event))
    return found


def played(run: EventRun) -> tuple[Table, Table, Table]:
    """A bracket of four to its end."""
    bracket(run)
    first, second = waiting(run)
    won(run, first)
    won(run, second)
    (final,) = waiting(run)
    won(run, final)
    return first, second, final


def test_each_match_opens_as_soon_as_both_players_are_known(run: EventRun) -> None:
    bracket(run, 6)
    first, second = waiting(run)
    won(run, first)
    (semi_final,) = (table for table in waiting(run) if table.id != second.id)
    assert first.seats[0] in semi_final.seats
    won(run, second)
    assert run.refused(JUDGE, "round end") == "round-results-missing"
    assert isinstance(run.run(ORGANIZER, "event finish"), Refusal)
    for table in waiting(run):
        won(run, table)
    (final,) = waiting(run)
    won(run, final)
    assert places(run)[0].players == (final.seats[0],)
    assert run.refused(ORGANIZER, "round seat") == "bracket-running"
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "event finish")


def test_a_match_without_a_winner_asks_the_judges_who_goes_on(run: EventRun) -> None:
    bracket(run)
    first, second = waiting(run)
    won(run, second)
    who = run.at_table(first)[0]
    run.report(JUDGE, first, (5, 3), "time")
    run.delivered()
    (question,) = run.notices(text="notice-who-goes-on")
    assert (waiting(run), len(question.buttons)) == ([], 3)
    result = run.versions(first)[-1].id
    for caller, player, refused in (
        (who, first.seats[1], "needs-judge"),
        (JUDGE, second.seats[0], "winner-not-seated"),
        (JUDGE, first.seats[1], ""),
        (JUDGE, first.seats[0], "already-sent-on"),
    ):
        outcome = run.do(send_on, SendOn(run.caller(caller), ResultId(result), player))
        assert (code(outcome) if isinstance(outcome, Refusal) else "") == refused
    (final,) = waiting(run)
    assert set(final.seats) == {first.seats[1], second.seats[0]}
    assert run.notices(text="notice-who-goes-on")[0].buttons == ()


@pytest.mark.parametrize("how", ["drop", "disqualify"])
def test_who_is_out_gives_each_match_to_the_opponent_and_a_return_rewrites_nothing(
    run: EventRun, how: str
) -> None:
    bracket(run)
    first, second = waiting(run)
    gone = first.seats[0]
    if how == "drop":
        run.done(ORGANIZER, "signup drop", player=gone)
    else:
        run.done(JUDGE, "penalty disqualify", player=gone, section="riv/goal")
    result = run.read(lambda uow: current_result(uow, first.id))
    assert (result.kind, result.winner) == (ReportKind.WALKOVER, first.seats[1])
    if how == "drop":
        run.done(ORGANIZER, "signup return", player=gone)
    else:
        run.done(JUDGE, "penalty revoke", penalty=1)
    won(run, second)
    (final,) = waiting(run)
    assert set(final.seats) == {first.seats[1], second.seats[0]}


@pytest.mark.parametrize(
    ("pairing", "options", "matches", "told"),
    [
        ("single-elimination", {}, 3, [(1, "main")]),
        ("single-elimination", {"third_place": ThirdPlace.PLAYED}, 4, [(1, "main"), (3, "main")]),
        (
            "single-elimination",
            {"consolation": ConsolationFeed.FIRST_ROUND},
            4,
            [(1, "consolation"), (1, "main")],
        ),
        ("double-elimination", {}, 6, [(0, "main"), (1, "main")]),
    ],
)
def test_whoever_gets_a_deciding_match_without_a_game_reads_its_place_and_no_judge_decided_it(
    run: EventRun, pairing: str, options: dict[str, object], matches: int, told: list[tuple[int, str]]
) -> None:
    run.event_with(4, profile="rivals", pairing=pairing)
    run.done(ORGANIZER, "event format", **options)
    run.next_round()
    while len(run.tables()) < matches:
        won(run, waiting(run)[0])
    for table in waiting(run):
        run.done(ORGANIZER, "signup drop", player=table.seats[0])
    assert not waiting(run)
    assert not run.notices(text="notice-result-corrected")
    said = [(one.params["place"], one.params["ladder"]) for one in run.notices(text="notice-match-given")]
    assert sorted(said) == told


def test_whoever_is_gone_when_the_next_match_is_due_gives_it_away_too(run: EventRun) -> None:
    bracket(run)
    first, second = waiting(run)
    for player in first.seats:
        run.done(ORGANIZER, "signup drop", player=player)
    won(run, second)
    result = run.read(lambda uow: current_result(uow, first.id))
    assert (result.kind, result.winner) == (ReportKind.WALKOVER, first.seats[1])
    assert places(run)[0].players == (second.seats[0],)


def test_a_swap_changes_the_bracket_itself_until_one_of_the_two_has_played(run: EventRun) -> None:
    run.event_with(5, profile="rivals", pairing="single-elimination")
    run.done(ORGANIZER, "round seat")
    pair = run.tables()[0].seats
    seated = {player for seats in run.seats() for player in seats}
    alone = next(number for number in map(run.player, PLAYERS[:5]) if number not in seated)
    run.done(ORGANIZER, "round swap", player=pair[0], other=alone)
    run.done(ORGANIZER, "round publish")
    table = run.tables()[0]
    won(run, table, table.seats.index(alone))
    assert any(alone in one.seats for one in waiting(run))
    assert run.refused(ORGANIZER, "round swap", player=alone, other=pair[1]) == "swap-bracket-played"


def test_pairs_are_kept_apart_and_seeds_given_by_hand_stand_in_their_order(run: EventRun) -> None:
    run.event_with(8, profile="rivals", pairing="single-elimination")
    run.done(ORGANIZER, "round seat", seed=3)
    one, two = run.tables()[0].seats
    run.done(ORGANIZER, "round seat", seed=3, avoid=f"{run.member(one).name} + {run.member(two).name}")
    assert {one, two} not in [set(seats) for seats in run.seats()]
    run.done(ORGANIZER, "round seat", seeds="P03, P05")
    assert run.seats()[0][0] == run.player(PLAYERS[3])
    assert run.player(PLAYERS[5]) in run.seats()[2]
    assert run.refused(ORGANIZER, "round seat", seeds="P03, P03") == "seeded-twice"


def test_judges_void_what_a_correction_makes_fall_and_its_players_are_told_once(run: EventRun) -> None:
    first, second, final = played(run)
    corrected = run.correct(first, (3, 7))
    assert [table.id for table in corrected.fallen] == [final.id]
    first_places = [player for one in places(run) if one.place == 1 for player in one.players]
    assert final.seats[0] in first_places, "what was played stands until a judge voids it"
    (told,) = [one for one in run.notices(place="thread", subject=final.id) if "falls" in one.text]
    assert set(told.mentions) == {member.user for member in run.at_table(final)}
    (offer,) = [one for one in run.notices(place="judges") if one.buttons]
    draw = run.read(lambda uow: uow.brackets.find()[0].id)
    assert offer.buttons[0].startswith(f"bracket-void:{draw}:")
    assert code(run.do(void_matches, VoidMatches(run.caller(PLAYERS[0]), draw))) == "needs-judge"
    assert not isinstance(run.do(void_matches, VoidMatches(run.caller(JUDGE), draw)), Refusal)
    (again,) = waiting(run)
    assert set(again.seats) == {first.seats[1], second.seats[0]}
    assert code(run.do(void_matches, VoidMatches(run.caller(JUDGE), draw)))


def test_a_correction_before_the_next_match_reseats_it_at_once(run: EventRun) -> None:
    bracket(run)
    first, second = waiting(run)
    won(run, first)
    won(run, second)
    run.correct(first, (3, 7))
    (final,) = waiting(run)
    assert set(final.seats) == {first.seats[1], second.seats[0]}


def test_standings_of_a_bracket_go_by_how_far_a_player_came(run: EventRun) -> None:
    bracket(run, pairing="double-elimination")
    while waiting(run):
        won(run, waiting(run)[0], 1)
    ranked = run.read(lambda uow: overall_of(uow, run.event).standings)
    by_bracket = [player for each in places(run) for player in each.players]
    assert [row.player for row in ranked.rows] == by_bracket
    assert by_bracket[:2] == list(run.tables()[-1].seats[::-1])


def test_players_learn_once_in_the_thread_where_their_path_goes(run: EventRun) -> None:
    bracket(run)
    first, second = waiting(run)
    won(run, first)
    told = [one.text for one in run.notices(place="thread", subject=first.id)]
    assert (told.count("notice-bracket-waits"), told.count("notice-bracket-out")) == (1, 1)
    run.delivered()
    won(run, second)
    assert len(run.notices(place="thread", subject=first.id)) == len(told)
    assert "notice-bracket-waits" not in [one.text for one in run.notices(place="thread", subject=second.id)]


def test_a_bye_is_told_once_and_again_to_whoever_gets_it_by_a_swap(run: EventRun) -> None:
    bracket(run, 5)
    (told,) = run.notices(place="pairings")
    seated = {player for table in waiting(run) for player in table.seats}
    (free,) = set(map(run.player, PLAYERS[:5])) - seated
    assert (told.text, told.mentions) == ("notice-bracket-byes", (run.member(free).user,))
    run.delivered()
    other = next(table for table in waiting(run) if len(table.seats) == 2).seats[0]
    run.done(ORGANIZER, "round swap", player=other, other=free)
    listed, news = run.notices(place="pairings")
    assert (listed.id, listed.text) == (told.id, "notice-bracket-byes")
    assert [player["user"] for player in listed.params["players"]] == [run.member(other).user]
    assert (news.text, news.mentions) == ("notice-bracket-byes-changed", (run.member(other).user,))
    run.later(60)
    run.take_back()
    listed, *_, news = run.notices(place="pairings")
    assert [player["user"] for player in listed.params["players"]] == [run.member(free).user]
    assert news.mentions == (run.member(free).user,)


def test_points_for_lateness_count_in_the_match__jbl_2_2_4(run: EventRun) -> None:
    run.published(2, profile="backgammon-jba", pairing="single-elimination", points=5)
    (table,) = waiting(run)

    def points(who: object) -> object:
        why = {"section": "jbl/2.2.4", "reason": "20 minutes late", "points": 2}
        given = ImposePenalty(run.caller(who), run.event.id, table.seats[0], PenaltyKind.POINT, **why)  # type: ignore[arg-type]  # a member, a shorthand
        return run.do(impose_penalty, given)

    assert code(points(PLAYERS[0])) == "needs-judge"
    assert not isinstance(points(JUDGE), Refusal)
    assert code(run.report(JUDGE, table, (5, 1))) == "score-below-given"
    assert not isinstance(run.report(JUDGE, table, (5, 2)), Refusal)


@pytest.mark.parametrize("players", [0, 1])
def test_a_bracket_for_nobody_or_one_is_refused(run: EventRun, players: int) -> None:
    run.event_with(players, profile="backgammon-jba", pairing="single-elimination", points=3)
    run.done(ORGANIZER, "event close")
    assert run.refused(ORGANIZER, "round seat") == "bracket-too-few"


# Taken back


def test_a_result_that_is_taken_back_takes_the_next_match_back_too(run: EventRun) -> None:
    bracket(run)
    first, second = waiting(run)
    won(run, first)
    entered = run.lines()[0].id
    won(run, second)
    assert not isinstance(undone(run, entered), Refusal)
    (again,) = waiting(run)
    assert again.seats == first.seats
    won(run, again, 1)
    (final,) = waiting(run)
    assert set(final.seats) == {first.seats[1], second.seats[0]}


def undone(run: EventRun, line: int) -> object:
    """The action of this line is taken back."""
    return run.do(undo, Undo(run.caller(ORGANIZER), run.event.id, line))  # type: ignore[arg-type]  # a line's number


def test_a_match_that_falls_because_a_result_is_taken_back_is_offered_to_the_judges(run: EventRun) -> None:
    bracket(run)
    first, second = waiting(run)
    won(run, first)
    entered = run.lines()[0].id
    won(run, second)
    (final,) = waiting(run)
    won(run, final)
    assert not isinstance(undone(run, entered), Refusal)
    assert offers(run) == [1]
    (again,) = waiting(run)
    won(run, again)
    drawn = run.read(lambda uow: drawn_for(uow, run.event))
    assert bracket_over(drawn.states), "the same winner: the final stands as it was played"
    assert not drawn.fallen()


def offers(run: EventRun) -> list[int]:
    """How many buttons each message has that says that a match falls."""
    told = run.notices(place="judges")
    return [sum("bracket-void" in button for button in one.buttons) for one in told if "fall" in one.text]


def test_a_correction_that_is_corrected_back_leaves_no_offer_to_void(run: EventRun) -> None:
    first, _, _ = played(run)
    for scores, open_ in (((3, 7), [1]), ((7, 3), []), ((3, 7), [1])):
        run.correct(first, scores)
        assert offers(run) == open_
        run.delivered()


def test_what_is_voided_is_offered_again_when_that_is_taken_back(run: EventRun) -> None:
    first, _, final = played(run)
    run.correct(first, (3, 7))
    run.delivered()
    draw = run.read(lambda uow: uow.brackets.find()[0].id)
    run.do(void_matches, VoidMatches(run.caller(JUDGE), draw))
    assert offers(run) == [0]
    assert not isinstance(run.take_back(), Refusal)
    assert offers(run) == [1]
    assert set(run.table_now(final).seats) == set(final.seats)


def test_who_goes_on_is_asked_no_more_once_a_correction_names_a_winner(run: EventRun) -> None:
    bracket(run)
    first, _ = waiting(run)
    run.report(JUDGE, first, (5, 5), "time")
    assert len(run.notices(text="notice-who-goes-on")[0].buttons) == 3
    run.delivered()
    run.correct(first, (7, 3))
    assert run.notices(text="notice-who-goes-on")[0].buttons == ()


def test_publishing_and_drops_of_a_bracket_are_taken_back_until_there_are_results(run: EventRun) -> None:
    """They lay hidden in the plan, and a bracket that was drawn anew had the results of the old one."""
    bracket(run)
    published = run.lines()[0].id
    first, second = waiting(run)
    run.done(ORGANIZER, "signup drop", player=first.seats[0])
    assert [table.id for table in waiting(run)] == [second.id]
    assert not isinstance(run.take_back(), Refusal)
    assert waiting(run)[0].seats == first.seats
    won(run, first)
    refused = undone(run, published)
    assert (code(refused), refused.params["what"]) == ("undo-stands", "result")  # type: ignore[attr-defined]  # a refusal
    assert len(waiting(run)) == 1
