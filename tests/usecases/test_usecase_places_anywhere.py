"""Whole events on random regulations and in random formats: every surface names the same places."""

import os
import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from data.database import Database
from data.entries import ListedEntry
from data.unit_of_work import UnitOfWork
from league.brackets import ConsolationFeed, GrandFinal, LastChance, ThirdPlace
from league.event import EventStatus, Pairing
from league.ids import TeamId
from league.refusal import Refusal
from league.regulations import PROFILES, Profile
from league.regulations.terms import Scoring
from league.regulations.toml import parse_profile
from league.round import Stage, Table
from league.teams import Team
from league.tournament import Tournament
from tests.support.league_builder import GUILD, league
from tests.support.place_surfaces import places_by_surface
from tests.support.prize_surfaces import ladder_places, team_places
from tests.support.tournament import Arena
from usecases.event.stages import MoveEvent, finish_event
from usecases.find import profile_of
from usecases.result.report import ReportResult, report_result
from usecases.result.typed import score_field
from usecases.result.walkover import GiveWalkover, give_walkover
from usecases.round.closing import CloseRound, end_round
from usecases.round.following import some_have_not_met
from usecases.show.podium import podium
from usecases.standings.advance import Advance, Advanced, TieOpen, advance

EVENTS = int(os.environ.get("EVENTS", "3"))
SEASON = "Spring"
_OPEN_TO_TWO = {Pairing.SWISS, Pairing.ROUND_ROBIN}
BRACKETS = {Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION}


def options(chance: random.Random, bracket: Pairing) -> dict[str, object]:
    """What an organizer may choose about a bracket of this kind."""
    if bracket is Pairing.DOUBLE_ELIMINATION:
        return {"grand_final": chance.choice(list(GrandFinal))}
    consolation = chance.choice(list(ConsolationFeed))
    if consolation is ConsolationFeed.NONE:
        return {"third_place": chance.choice(list(ThirdPlace))}
    return {"consolation": consolation}


def regulations(chance: random.Random, *, two_players: bool) -> str:
    """A host's file: one of the bases with some of its values changed, such as it is accepted."""
    values: dict[str, Callable[[], object]] = {
        "tie_breaks": lambda: chance.sample(
            ["wins", "points", "table-share", "mean-share", "head-to-head", "opponent-wins"],
            chance.randint(1, 4),
        ),
        "win_target": lambda: chance.randint(5, 12),
        "draw_half_wins": lambda: chance.randint(0, 1),
        "raise_small_tables": lambda: chance.random() < 0.5,
        "season_points": lambda: sorted((chance.randint(0, 20) for _ in range(3)), reverse=True),
        "team_best": lambda: chance.randint(1, 3),
        "final_size": lambda: chance.randint(3, 4),
        "minimum_players": lambda: chance.randint(2, 20),
    }
    bases = sorted(name for name, base in PROFILES.items() if base.two_players is two_players)
    while True:
        changed = {name: values[name]() for name in chance.sample(sorted(values), chance.randint(0, 3))}
        lines = [f'base = "{chance.choice(bases)}"', 'name = "own"']
        file = "\n".join([*lines, *(f"{name} = {_toml(value)}" for name, value in changed.items())])
        if isinstance(parse_profile(file), Profile):
            return file


def _toml(value: object) -> str:
    return str(value).replace("'", '"').replace("True", "true").replace("False", "false")


def event(
    database: Database, chance: random.Random, pairing: Pairing, players: int = 0, **chosen: object
) -> Arena:
    """An event of a few players on random regulations."""
    in_matches = pairing not in {Pairing.BALANCED, Pairing.POWER, Pairing.RANDOM}
    players = players or (
        chance.randint(2 if pairing in _OPEN_TO_TWO else 4, 9)
        if in_matches
        else chance.choice((4, 6, 7, 8, 9, 12, 13))
    )
    made = league(
        database,
        players,
        profile="own",
        profile_toml=regulations(chance, two_players=in_matches),
        pairing=pairing,
        status=EventStatus.CLOSED,
        season=SEASON,
        rounds=chance.randint(1, 3),
        match_points=chance.choice((3, 5)) if in_matches else 0,
        seed=chance.randrange(99),
    )

    def work(uow: UnitOfWork) -> None:
        uow.guilds.save(replace(uow.guilds.require(GUILD), pairings_channel=5, judges_channel=6))
        uow.tournaments.add(replace(Tournament(0, made.event_id), **chosen))  # type: ignore[arg-type]  # a test's choices
        classes = profile_of(made.event).handicap_classes
        everybody = [entry.player for entry in uow.entries.list_of(made.event).entries]
        uow.entries.set_listed(
            made.event, {player: ListedEntry(chance.choice(classes)) for player in everybody if classes}
        )
        for number in range(1, min(chance.randint(2, 4), players + 1)):  # some play for no team
            team = uow.teams.add(Team(TeamId(0), made.event_id, f"Team {number}", everybody[number - 1]))
            members = everybody[number - 1 :: 4][: profile_of(made.event).team_size]
            uow.entries.set_teams(made.event, {player: (team.id, at) for at, player in enumerate(members, 1)})

    made.change(work)
    return Arena(made, chance, set())


def report(made: Arena, table: Table) -> None:
    """The table ends in one of the ways in which tables end there."""
    judge = made.league.judge()
    chance, profile = made.chance, profile_of(made.league.event)
    if len(table.seats) == 2 and chance.random() < 0.15:
        made.done(give_walkover, GiveWalkover(judge, table.id, chance.choice(table.seats)))
        return
    in_points = profile.scoring is Scoring.MATCH
    target = made.league.event.match_points if in_points else profile.win_target
    winner = chance.choice(table.seats)
    by_time = made.drawn() is None and chance.random() < 0.2  # in a bracket somebody has to win
    for ended in ("time", "victory") if by_time else ("victory",):
        scores = {
            score_field(player): str(
                target if player == winner and ended == "victory" else chance.randrange(target)
            )
            for player in table.seats
        }
        done = made.league.do(report_result, ReportResult(judge, table.id, {**scores, "ended": ended}))
        if not isinstance(done, Refusal):
            return
    raise AssertionError(done)


def rounds(made: Arena) -> None:
    """Everything before a final or a bracket."""
    while _goes_on(made):
        made.seat()
        made.publish()
        played(made)
        if _may_lose_one(made):
            made.leave_or_return()


def _goes_on(made: Arena) -> bool:
    """Whether there is another round: in a round robin while two have not met."""
    event = made.league.event
    if event.pairing is Pairing.ROUND_ROBIN:
        return bool(made.read(lambda uow: some_have_not_met(uow, event)))
    return len(made.read(lambda uow: uow.rounds.find(event_id=event.id))) < event.rounds


def _may_lose_one(made: Arena) -> bool:
    """Sometimes; not where five would be left, who make no tables."""
    entered = made.read(lambda uow: len(uow.entries.list_of(made.league.event).entries))
    return entered > 6 and not made.gone and made.chance.random() < 0.3


def played(made: Arena) -> None:
    """All open tables end, those that come by it too."""
    while waiting := made.open_tables():
        report(made, made.chance.choice(waiting))
    made.done(end_round, CloseRound(made.league.judge(), made.league.event_id))


def went_on(made: Arena) -> bool:
    """The next stage is made and public; False where none follows."""
    command = Advance(made.league.organizer(), made.league.event_id)
    found = made.league.do(advance, command)
    if isinstance(found, Refusal) and found.code == "cut-choose-semi-final":
        command = replace(command, stage=Stage.FINAL)
        found = made.league.do(advance, command)
    if isinstance(found, TieOpen):
        found = made.league.do(advance, replace(command, chosen=found.line.tied[: found.line.open_places]))
    if not isinstance(found, Advanced):
        return False
    made.publish()
    return True


def finished(made: Arena) -> None:
    """The event ends; whatever nobody has played of its ladders stays so."""
    made.done(finish_event, MoveEvent(made.league.organizer(), made.league.event_id))


def same_everywhere(made: Arena) -> None:
    ranking, surfaces = places_by_surface(made.league, SEASON)
    assert ranking
    assert {name: places for name, places in surfaces.items() if places != ranking} == {}
    teams, on = team_places(made.league)
    assert teams
    assert {name: places for name, places in on.items() if places != teams} == {}
    for places, seen in ladder_places(made.league).values():
        best = {player: place for player, place in places.items() if place <= 3}
        whole = {name: found for name, found in seen.items() if name in {"csv", "xlsx", "json", "letters"}}
        assert whole == dict.fromkeys(whole, places)
        told = {name: found for name, found in seen.items() if name not in whole}
        assert told == dict.fromkeys(told, best)


def chance_of(name: str, number: int) -> random.Random:
    return random.Random(f"{os.environ.get('CHANCE', '')} {name} {number}")


@pytest.mark.parametrize("number", range(EVENTS))
def test_tables_on_any_regulations_end_with_the_same_places_everywhere(
    database: Database, number: int
) -> None:
    chance = chance_of("tables", number)
    made = event(database, chance, chance.choice((Pairing.BALANCED, Pairing.POWER, Pairing.RANDOM)))
    rounds(made)
    while chance.random() < 0.7 and went_on(made):
        played(made)
    finished(made)
    same_everywhere(made)


@pytest.mark.parametrize("number", range(EVENTS))
def test_the_ladders_of_a_bracket_of_any_size_name_the_same_places_everywhere(
    database: Database, number: int
) -> None:
    chance = chance_of("ladders", number)
    consolation = chance.choice((ConsolationFeed.PROGRESSIVE, ConsolationFeed.FIRST_ROUND))
    last = LastChance.PLAYED if consolation is ConsolationFeed.PROGRESSIVE else LastChance.NONE
    players = chance.randint(8, 12)
    made = event(
        database,
        chance,
        Pairing.SINGLE_ELIMINATION,
        players=players,
        consolation=consolation,
        last_chance=last,
    )
    made.seat()
    made.publish()
    beside = chance.randint(0, 12)
    for _ in range(players - 1 + beside):  # the main ladder first; the others may stay unplayed
        waiting = made.open_tables()
        if not waiting:
            break
        report(made, min(waiting, key=lambda table: table.number))
    finished(made)
    same_everywhere(made)


@pytest.mark.parametrize("number", range(EVENTS))
def test_matches_in_any_format_end_with_the_same_places_everywhere(database: Database, number: int) -> None:
    chance = chance_of("matches", number)
    pairing = chance.choice((*sorted(BRACKETS), Pairing.SWISS, Pairing.ROUND_ROBIN))
    size = 0 if pairing in BRACKETS else chance.choice((0, 4))
    in_groups = pairing is Pairing.ROUND_ROBIN and chance.random() < 0.5
    bracket = pairing if pairing in BRACKETS else chance.choice(sorted(BRACKETS))
    chosen = options(chance, bracket)
    chosen |= {"groups": 2} if in_groups else {}
    players = chance.randint(4, 9) if size or in_groups else 0
    made = event(database, chance, pairing, players, bracket_size=size, bracket_pairing=bracket, **chosen)
    if pairing in BRACKETS:
        made.seat()
        made.publish()
        played(made)
    else:
        rounds(made)
        if size and went_on(made):
            played(made)
    finished(made)
    same_everywhere(made)


def test_whoever_wins_by_walkovers_alone_stands_on_the_podium_and_is_told(database: Database) -> None:
    made = event(database, chance_of("walkovers", 0), Pairing.SINGLE_ELIMINATION, players=4)
    made.seat()
    made.publish()
    champion = made.open_tables()[0].seats[0]
    for _ in range(3):
        table = min(made.open_tables(), key=lambda one: one.number)
        winner = champion if champion in table.seats else table.seats[0]
        made.done(give_walkover, GiveWalkover(made.league.judge(), table.id, winner))
    made.done(end_round, CloseRound(made.league.judge(), made.league.event_id))
    finished(made)
    same_everywhere(made)
    steps = made.read(lambda uow: podium(made.league.event_id, uow))
    assert [person.id for person in dict(steps.steps)[1]] == [champion]
