"""A correction reaches the next stage at every moment."""

import pytest

from data.database import Database
from data.records import Delivery, Destination, Notice, PostKind, term
from data.transaction import read
from league.event import Pairing
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Stage, Table
from league.tournament import Tournament
from tests.support.league_builder import ORGANIZER_ROLE, League, league
from tests.usecases.test_usecase_causes import seat
from tests.usecases.test_usecase_standings import EIGHT, by_player, correct
from usecases.event.stages import MoveEvent, finish_event
from usecases.result.correct import Corrected
from usecases.round.clocks import TimeTables, start_tables
from usecases.round.closing import CloseRound, cancel_round, end_round
from usecases.round.publish import Published, PublishRound, publish_round
from usecases.signup.manage_entries import SubstitutePlayer, substitute_player
from usecases.standings.advance import Advance, Advanced, TieOpen, advance
from usecases.standings.line import StageSeating
from usecases.standings.outdated import PairedBefore, SeededBefore
from usecases.standings.outdated_words import words_of
from usecases.standings.repair import RepairStage, StageRepaired, repair_stage
from usecases.undo.find import Undo
from usecases.undo.take_back import undo


@pytest.fixture
def planned(database: Database) -> League:
    """Two tables are played, and the final of the best four is planned."""
    made = league(database)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(made.event.guild_id), pairings_channel=5))
    scores = {1: (10, 9, 3, 2), 2: (10, 8, 7, 4)}
    for table in made.round(1, EIGHT):
        made.report(table, by_player(table.seats, scores[table.number]))
    assert isinstance(made.do(advance, Advance(made.organizer())), Advanced)
    return made


def tables(made: League) -> list[Table]:
    return list(read(made.database, lambda uow: uow.tables.find(event_id=made.event_id)))


def notices(made: League, text: str) -> list[Notice]:
    """What stands, or is on its way."""
    found = read(made.database, lambda uow: uow.outbox.notices.find(text=text))
    return [notice for notice in found if notice.state is not Delivery.WITHDRAWN]


def to_organizers(made: League, text: str) -> list[Notice]:
    """What was said of this text to the organizers, who are pinged."""
    found = notices(made, "notice-to-organizers")
    assert all(one.params["who"] == {"role": ORGANIZER_ROLE} for one in found)
    return [one for one in found if one.params["what"]["inside"]["text"] == text]


def swiss(database: Database) -> tuple[League, Table]:
    """Five players, whose first round is played and whose second is planned."""
    made = league(database, 5, profile="rivals", pairing=Pairing.SWISS)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(made.event.guild_id), pairings_channel=5))
    first, second, _ = made.round(1, ((1, 2), (3, 4), (5,)))
    made.report(first, {1: 7, 2: 3})
    made.report(second, {3: 7, 4: 0})
    seat(made)
    return made, first


def test_a_public_swiss_round_stays_as_paired_and_the_correction_says_so(database: Database) -> None:
    made, first = swiss(database)
    publish(made)
    before = [table.seats for table in tables(made)[3:]]
    outcome = correct(made, first, {1: 3, 2: 7})
    assert isinstance(outcome, Corrected)
    assert isinstance(outcome.outdated, PairedBefore)
    assert (outcome.outdated.untouched, outcome.repair) == (True, ())
    assert words_of(outcome.outdated) == ("pairing-stays-open", {"round": 2})
    assert len(to_organizers(made, "pairing-stays-open")) == 1
    assert [table.seats for table in tables(made)[3:]] == before
    made.delivered()

    assert not isinstance(made.do(cancel_round, CloseRound(made.organizer())), Refusal)
    seat(made)  # what was offered can be done
    publish(made)
    made.do(start_tables, TimeTables(made.judge()))
    again = correct(made, first, {1: 7, 2: 3})
    assert isinstance(again, Corrected)
    assert again.outdated is not None
    assert words_of(again.outdated) == ("pairing-stays", {"round": 2})
    assert again.repair == ()
    assert len(notices(made, "notice-outdated-over")) == 1, "the round that it was about was taken away"
    assert to_organizers(made, "pairing-stays-open") == [], "nothing can be mended in a round that is played"


def test_a_question_whose_round_begins_says_that_it_stays_as_paired_until_the_start_is_undone(
    database: Database,
) -> None:
    made, first = swiss(database)
    publish(made)
    correct(made, first, {1: 3, 2: 7})
    made.delivered()
    (asked,) = to_organizers(made, "pairing-stays-open")
    made.do(start_tables, TimeTables(made.judge()))
    assert [notice.id for notice in notices(made, "pairing-stays")] == [asked.id]
    assert not isinstance(made.do(undo, Undo(made.judge(), made.event_id)), Refusal)
    assert [notice.id for notice in to_organizers(made, "pairing-stays-open")] == [asked.id]
    assert not isinstance(made.do(undo, Undo(made.organizer(), made.event_id)), Refusal)
    assert [notice.id for notice in notices(made, "notice-outdated-over")] == [asked.id]


def test_a_round_robin_is_not_paired_by_results(database: Database) -> None:
    made = league(database, 4, profile="backgammon-jba", match_points=5, pairing=Pairing.ROUND_ROBIN)
    first, second = made.round(1, ((1, 2), (3, 4)))
    made.report(first, {1: 5, 2: 3})
    made.report(second, {3: 5, 4: 0})
    seat(made)
    outcome = correct(made, first, {1: 3, 2: 5})
    assert isinstance(outcome, Corrected)
    assert outcome.outdated is None


def test_seeds_that_a_correction_changes_in_a_planned_final_are_told(planned: League) -> None:
    before = tables(planned)[2].seats
    outcome = correct(planned, tables(planned)[0], by_player((1, 2, 3, 4), (9, 10, 3, 2)))
    assert isinstance(outcome, Corrected)
    assert isinstance(outcome.outdated, SeededBefore)
    (told,) = to_organizers(planned, "seeds-outdated")
    assert (
        told.buttons
        == outcome.repair
        == (f"stage-plan:{planned.event_id}:{tuple(Stage).index(Stage.FINAL)}",)
    )
    assert isinstance(planned.do(advance, Advance(planned.organizer())), Advanced)
    after = tables(planned)[2].seats
    assert (set(after), after != before) == (set(before), True)


def test_a_correction_before_a_planned_final_is_public_is_told_and_stops_the_publishing(
    planned: League,
) -> None:
    outcome = correct(planned, tables(planned)[0], by_player((1, 2, 3, 4), (2, 9, 3, 10)))
    assert isinstance(outcome, Corrected)
    assert outcome.line is not None
    assert outcome.line.seating is StageSeating.PLANNED
    assert [person.id for person in outcome.line.playing] == [1]
    assert [person.id for person in outcome.line.waiting] == [4]
    assert len(to_organizers(planned, "line-moved-planned")) == 1

    refused = planned.do(publish_round, PublishRound(planned.organizer()))
    assert refused.code == "stage-outdated"
    assert refused.params == {"playing": "P1", "waiting": "P4"}

    assert isinstance(planned.do(advance, Advance(planned.organizer())), Advanced)
    public = planned.do(publish_round, PublishRound(planned.organizer()))
    assert isinstance(public, Published)
    assert 4 in public.tables[0].seats


def test_a_planned_final_with_the_right_players_is_published(planned: League) -> None:
    outcome = correct(planned, tables(planned)[0], by_player((1, 2, 3, 4), (10, 9, 2, 3)))
    assert isinstance(outcome, Corrected)
    assert outcome.line is None
    assert isinstance(planned.do(publish_round, PublishRound(planned.organizer())), Published)


def publish(made: League) -> None:
    done = made.do(publish_round, PublishRound(made.organizer()))
    assert isinstance(done, Published), done


WRONG = by_player((1, 2, 3, 4), (2, 9, 3, 10))
"""With these scores at the first table player 4 goes on instead of player 1."""


def test_a_planned_final_is_planned_anew_with_the_button(planned: League) -> None:
    outcome = correct(planned, tables(planned)[0], WRONG)
    assert isinstance(outcome, Corrected)
    final = tuple(Stage).index(Stage.FINAL)
    assert outcome.repair == (f"stage-plan:{planned.event_id}:{final}",)
    (told,) = to_organizers(planned, "line-moved-planned")
    assert (told.place, told.buttons) == (Destination.JUDGES, outcome.repair)


def test_in_a_public_final_that_nobody_has_played_the_right_player_takes_the_seat(planned: League) -> None:
    publish(planned)
    outcome = correct(planned, tables(planned)[0], WRONG)
    assert isinstance(outcome, Corrected)
    assert outcome.line is not None
    assert outcome.line.seating is StageSeating.PUBLIC
    assert outcome.repair == (f"stage-repair:{planned.event_id}:{outcome.line.mark}",)
    (told,) = notices(planned, "line-moved-public")
    assert (told.place, told.buttons) == (Destination.JUDGES, outcome.repair)

    planned.delivered()
    before = tables(planned)[2].seats
    mark = outcome.line.mark
    refused = planned.do(repair_stage, RepairStage(planned.player(1), planned.event_id, mark))
    assert refused.code == "needs-judge"
    done = planned.do(repair_stage, RepairStage(planned.judge(), planned.event_id, mark))
    assert isinstance(done, StageRepaired)
    assert tables(planned)[2].seats == tuple(4 if player == 1 else player for player in before)
    (moved,) = notices(planned, "notice-moved")
    assert moved.mentions == (1004,)
    (out,) = [one for one in notices(planned, "notice-not-through") if one.stands and one.subject == 1001]
    assert (out.params["stage"], out.params["ranks"]) == (term("stage-final"), "shown")
    through = [one for one in notices(planned, "notice-taken-back") if one.subject == 1004]
    assert len(through) == 1, "who plays on after all was told otherwise before"

    again = planned.do(repair_stage, RepairStage(planned.organizer(), planned.event_id, mark))
    assert again.code == "nothing-to-repair", "a second click changes nothing"
    assert not isinstance(planned.do(undo, Undo(planned.organizer(), planned.event_id)), Refusal)
    assert tables(planned)[2].seats == before
    assert {one.subject for one in notices(planned, "notice-not-through") if one.stands} >= {1004}


def test_an_old_offer_of_repair_does_nothing(planned: League) -> None:
    publish(planned)
    outcome = correct(planned, tables(planned)[0], WRONG)
    assert isinstance(outcome, Corrected)
    assert outcome.line is not None
    correct(planned, tables(planned)[0], by_player((1, 2, 3, 4), (2, 4, 10, 3)))
    command = RepairStage(planned.organizer(), planned.event_id, outcome.line.mark)
    assert planned.do(repair_stage, command).code == "repair-changed"


def test_a_final_that_was_played_stands_and_the_judges_hear_of_it(planned: League) -> None:
    publish(planned)
    final = tables(planned)[2]
    planned.report(final, by_player(final.seats, (10, 7, 6, 5)))
    outcome = correct(planned, tables(planned)[0], WRONG)
    assert isinstance(outcome, Corrected)
    assert outcome.line is not None
    assert (outcome.line.seating, outcome.repair) == (StageSeating.PLAYED, ())
    assert len(notices(planned, "line-moved-played")) == 1
    command = RepairStage(planned.organizer(), planned.event_id, outcome.line.mark)
    assert planned.do(repair_stage, command).code == "stage-played"


def test_a_correction_of_the_final_after_the_end_moves_the_podium_and_is_told(planned: League) -> None:
    publish(planned)
    final = tables(planned)[2]
    planned.report(final, by_player(final.seats, (10, 7, 6, 5)))
    assert not isinstance(planned.do(end_round, CloseRound(planned.judge())), Refusal)
    finished = planned.do(finish_event, MoveEvent(planned.organizer(), planned.event_id))
    assert not isinstance(finished, Refusal), finished
    planned.change(
        lambda uow: [uow.outbox.posts.change(post, done=post.wanted) for post in uow.outbox.posts.find()]
    )

    outcome = correct(planned, final, by_player(final.seats, (7, 10, 6, 5)))
    assert isinstance(outcome, Corrected)
    champion, second = final.seats[:2]
    assert {move.person.id: (move.change.before, move.change.after) for move in outcome.moves} == {
        champion: (1, 2),
        second: (2, 1),
    }
    waiting = read(
        planned.database, lambda uow: {p.kind for p in uow.outbox.posts.find() if p.wanted > p.done}
    )
    assert waiting >= {PostKind.PODIUM, PostKind.STANDINGS, PostKind.TABLE}
    told = notices(planned, "notice-rank-moved")
    assert {(one.subject, one.params["after"]) for one in told} == {(1000 + champion, 2), (1000 + second, 1)}


def test_a_correction_of_a_semi_final_reaches_the_final(database: Database) -> None:
    made = league(database, 16, rounds=1)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(made.event.guild_id), pairings_channel=5))
    for table in made.round(1, [tuple(range(start, start + 4)) for start in (1, 5, 9, 13)]):
        made.report(table, by_player(table.seats, (10, 9 - table.number, 6 - table.number, 0)))
    semi = made.do(advance, Advance(made.organizer(), stage=Stage.SEMI_FINAL))
    assert isinstance(semi, Advanced)
    publish(made)
    played = tables(made)[4:]
    for table in played:
        made.report(table, by_player(table.seats, (10, 6, 5, 4)))
    assert isinstance(made.do(advance, Advance(made.organizer())), Advanced)
    publish(made)
    outcome = correct(made, played[0], by_player(played[0].seats, (6, 10, 5, 4)))
    assert isinstance(outcome, Corrected)
    assert outcome.line is not None
    assert outcome.line.stage is Stage.FINAL
    assert [p.id for p in (*outcome.line.playing, *outcome.line.waiting)] == list(played[0].seats[:2])
    done = made.do(repair_stage, RepairStage(made.organizer(), made.event_id, outcome.line.mark))
    assert isinstance(done, StageRepaired)
    assert played[0].seats[1] in tables(made)[8].seats


def test_a_substitute_in_the_final_is_not_seated_wrongly(planned: League) -> None:
    publish(planned)
    done = planned.do(
        substitute_player,
        SubstitutePlayer(planned.organizer(), planned.event_id, PlayerId(1), 0, "Grandma"),
    )
    assert not isinstance(done, Refusal)
    final = tables(planned)[2]
    seats = tuple(PlayerId(done.person.id) if player == 1 else player for player in final.seats)
    planned.change(lambda uow: uow.tables.change(final, seats=seats))
    outcome = correct(planned, tables(planned)[1], by_player((5, 6, 7, 8), (10, 8, 7, 3)))
    assert isinstance(outcome, Corrected)
    assert outcome.line is None


def test_a_planned_round_that_was_paired_by_the_ranking_is_offered_to_be_drawn_again(
    database: Database,
) -> None:
    made, first = swiss(database)
    before = {table.seats for table in tables(made)[3:]}
    outcome = correct(made, first, {1: 3, 2: 7})
    assert isinstance(outcome, Corrected)
    assert isinstance(outcome.outdated, PairedBefore)
    redraw = outcome.outdated.round
    assert outcome.repair == (f"round-reseat:{redraw.id}:{redraw.seed}",)
    (told,) = to_organizers(made, "pairing-outdated")
    assert (told.place, told.buttons) == (Destination.JUDGES, outcome.repair)
    seat(made)
    assert {table.seats for table in tables(made)[3:]} != before, "who has the bye follows from who has lost"


def test_players_with_a_bye_in_the_bracket_after_the_qualifier_are_not_seated_wrongly(
    database: Database,
) -> None:
    made = league(database, 8, profile="backgammon-jba", match_points=5, pairing=Pairing.SWISS)
    pairs = ((1, 2), (3, 4), (5, 6), (7, 8))
    for table, lost in zip(made.round(1, pairs), (0, 1, 2, 3), strict=True):
        made.report(table, by_player(table.seats, (5, lost)))
    made.change(lambda uow: uow.tournaments.add(Tournament(0, made.event.id, bracket_size=6)))
    drawn = made.do(advance, Advance(made.organizer()))
    if isinstance(drawn, TieOpen):
        chosen = drawn.line.tied[: drawn.line.open_places]
        drawn = made.do(advance, Advance(made.organizer(), chosen=chosen))
    assert isinstance(drawn, Advanced), drawn
    outcome = correct(made, tables(made)[3], {7: 5, 8: 4})
    assert isinstance(outcome, Corrected)
    assert outcome.line is None


def test_a_public_final_that_the_wrong_players_go_on_to_play_is_told_where_it_was_asked(
    planned: League,
) -> None:
    publish(planned)
    correct(planned, tables(planned)[0], WRONG)
    (asked,) = notices(planned, "line-moved-public")
    planned.delivered()
    final = tables(planned)[2]
    planned.report(final, by_player(final.seats, (10, 7, 6, 5)))
    (told,) = notices(planned, "line-moved-played")
    assert (told.id, told.buttons) == (asked.id, ())
