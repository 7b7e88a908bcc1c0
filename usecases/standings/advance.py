"""From the qualifier to the semi-final and the final: who goes on, and the planned round for them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.advancement import (
    AdvancementChoice,
    Cut,
    Group,
    parted_tables,
    plan_cut,
    seed_tables,
    settle_tie,
)
from league.brackets import BracketDraw, Seeding, bracket_for, kept_apart
from league.event import BRACKETS, WHOLE, Event, EventStatus
from league.ids import BracketId, EventId, PlayerId, RoundId
from league.refusal import Refusal
from league.round import PairingMethod, Round, RoundStatus, Stage
from league.standings import playoff_tables, stage_name
from league.teams import pairs_within
from league.tournament import Tournament
from usecases.audit import audit
from usecases.bracket.drawn import drawn_in
from usecases.bracket.seeding import tournament_of
from usecases.bracket.store_bracket import forget_bracket, store_bracket
from usecases.caller import Caller, Role, refusal_unless
from usecases.citing import cited
from usecases.find import event_at, people_by_id, profile_of, stored_people
from usecases.league_state import robin_of
from usecases.round.avoid import in_order
from usecases.round.find import results_missing, rounds_of, tables_in
from usecases.round.following import after_round
from usecases.round.pairing_input import not_startable
from usecases.round.store_tables import store_tables
from usecases.standings.line import line_after
from usecases.standings.paired_by import stage_digest
from usecases.standings.tables import stage_standings
from usecases.team.lineups import playing_together

_CHOICES = {
    None: AdvancementChoice.BY_FORMAT,
    Stage.SEMI_FINAL: AdvancementChoice.WITH,
    Stage.FINAL: AdvancementChoice.WITHOUT,
}
_PAIR = 2


@dataclass(frozen=True, slots=True)
class Advance:
    """An organizer makes the next stage; `chosen` settles a tie on the cut line, or `named`: typed, the best first.

    `stage` says what follows the qualifier where the regulations leave it open (None: as they say). `playoff`: those
    who are level on the line play once more.
    """

    caller: Caller
    event_id: EventId = EventId(0)
    stage: Stage | None = None
    chosen: tuple[PlayerId, ...] = ()
    named: str = ""
    playoff: bool = False


@dataclass(frozen=True, slots=True)
class PlayoffPlanned:
    """The planned round in which those who are level on the line (`line.tied`) play for its open places."""

    event: Event
    round: Round
    line: Cut
    people: dict[PlayerId, Person]


@dataclass(frozen=True, slots=True)
class Advanced:
    """The planned round of the next stage; `line` says who is through, `is_official` if the field is large enough.

    `is_short`: the qualifier has rounds, of a round robin matches, that were not played.
    """

    event: Event
    round: Round
    line: Cut
    is_official: bool
    rounds_played: int
    is_short: bool
    people: dict[PlayerId, Person]


@dataclass(frozen=True, slots=True)
class TieOpen:
    """Several are level on the cut line: the organizer says who of `line.tied` goes through. Nothing is stored.

    `can_play_off`: they may play for it.
    """

    event: Event
    line: Cut
    stage: Stage | None
    can_play_off: bool
    people: dict[PlayerId, Person]


@dataclass(frozen=True, slots=True)
class _Field:
    """Where the event stands: the stage that was played, and the next round's row (None: a new one)."""

    event: Event
    played: Stage
    rounds: tuple[Round, ...]
    target: Round | None


def advance(command: Advance, uow: UnitOfWork) -> Advanced | PlayoffPlanned | TieOpen | Refusal:
    """The best go on, seeded over the tables; players see nothing before the round is published.

    Refusals: `needs-organizer`, those of finding an event, `event-step`, `advance-bracket`, `final-exists`,
    `qualifier-not-played`, `qualifier-round-planned` (params: round), `round-results-missing` (params: round,
    tables), `semi-final-played`, those of `league.advancement` and of `in_order`.
    Source: house
    """
    field = _basis(command, uow)
    drawn = field if isinstance(field, Refusal) else _AFTER[field.played](uow, command, field)
    if isinstance(drawn, Refusal) or isinstance(field, Refusal):
        return drawn  # type: ignore[return-value]  # a refused basis was handed on as `drawn`
    if command.playoff:
        return _played_off(uow, command.caller, field, drawn.line)
    chosen = _chosen(uow, command, field.event)
    if isinstance(chosen, Refusal):
        return chosen
    if drawn.line.tied and not chosen:
        people = people_by_id(uow, {*drawn.line.through, *drawn.line.tied})
        can_play_off = _no_playoff(uow, field) is None
        return TieOpen(field.event, drawn.line, command.stage, can_play_off, people)
    settled = settle_tie(drawn.line, chosen) if chosen else drawn.line
    if isinstance(settled, Refusal):
        return settled
    return _stored(uow, command.caller, field, replace(drawn, line=settled))


def _played_off(uow: UnitOfWork, caller: Caller, field: _Field, line: Cut) -> PlayoffPlanned | Refusal:
    """The play-off of those who are level: its places tell them apart in the ranking of the qualifier.

    Refusals: `playoff-after-qualifier`, `playoff-in-groups`, those of `playoff_tables`.
    Source: house
    """
    event = field.event
    refused = _no_playoff(uow, field)
    tables = refused or playoff_tables(line, two_players=profile_of(event).two_players)
    if isinstance(tables, Refusal):
        return tables
    stored = uow.rounds.put(_target(uow, field, Stage.PLAY_OFF))
    forget_bracket(uow, stored)
    store_tables(uow, event, stored, tables, ())
    _note(uow, caller, event, Stage.PLAY_OFF, len(line.tied))
    return PlayoffPlanned(event, stored, line, people_by_id(uow, {*line.through, *line.tied}))


def _no_playoff(uow: UnitOfWork, field: _Field) -> Refusal | None:
    if field.played is not Stage.QUALIFIER:
        return Refusal("playoff-after-qualifier")
    return Refusal("playoff-in-groups") if robin_of(uow, field.event).pools else None


def level_on_the_line(command: Advance, uow: UnitOfWork) -> tuple[Person, ...]:
    """Those of whom an organizer has to say who goes through; nobody where none are level."""
    field = _basis(command, uow)
    drawn = field if isinstance(field, Refusal) else _AFTER[field.played](uow, command, field)
    if isinstance(drawn, Refusal):
        return ()
    people = people_by_id(uow, drawn.line.tied)
    return tuple(people[player] for player in drawn.line.tied)


def _chosen(uow: UnitOfWork, command: Advance, event: Event) -> Sequence[PlayerId] | Refusal:
    """Who goes through of those who are level: from the menu, or by the names that were typed."""
    if not command.named:
        return command.chosen
    entered = [entry.player for entry in uow.entries.list_of(event).entries]
    return in_order(command.named, list(stored_people(uow, entered).values()))


def _basis(command: Advance, uow: UnitOfWork) -> _Field | Refusal:
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, {EventStatus.RUNNING})
    if isinstance(event, Refusal):
        return event
    return not_startable(event) or _field(uow, event)


def _field(uow: UnitOfWork, event: Event) -> _Field | Refusal:
    if event.pairing in WHOLE:
        return Refusal("advance-bracket" if event.pairing in BRACKETS else "advance-ladder")
    rounds = rounds_of(uow, event)
    played = tuple(row for row in rounds if row.status is not RoundStatus.PLANNED)
    planned = next((row for row in rounds if row.status is RoundStatus.PLANNED), None)
    if any(row.stage is Stage.FINAL for row in played):
        return Refusal("final-exists", params={"event": event.name})
    if not played:
        return Refusal("qualifier-not-played")
    if planned and planned.stage is Stage.QUALIFIER:
        return Refusal("qualifier-round-planned", params={"round": planned.number})
    for row in played:
        if missing := results_missing(uow, row, tables_in(uow, row)):
            return missing
    last = Stage.SEMI_FINAL if any(row.stage is Stage.SEMI_FINAL for row in played) else Stage.QUALIFIER
    return _Field(event, last, played, planned)


@dataclass(frozen=True, slots=True)
class _Drawn:
    """The next stage, who plays it, and whether the field was large enough to be official."""

    stage: Stage
    line: Cut
    is_official: bool = True
    bracket: Tournament | None = None


def _after_qualifier(uow: UnitOfWork, command: Advance, field: _Field) -> _Drawn | Refusal:
    ranking = stage_standings(uow, field.event, Stage.QUALIFIER)
    chosen = tournament_of(uow, field.event)
    if chosen.bracket_size:
        size = min(chosen.bracket_size, len(ranking.rows))
        return _Drawn(Stage.FINAL, line_after(uow, field.event, Stage.QUALIFIER, size), bracket=chosen)
    plan = plan_cut(profile_of(field.event), len(ranking.rows), _CHOICES[command.stage])
    if isinstance(plan, Refusal):  # of which event, the buttons that choose a stage must know
        return replace(plan, params={**plan.params, "event": field.event.id})
    stage = Stage.SEMI_FINAL if plan.semi_final_size else Stage.FINAL
    line = line_after(uow, field.event, Stage.QUALIFIER, plan.semi_final_size or plan.final_size)
    return _Drawn(stage, line, plan.is_official)


def _after_semi_final(uow: UnitOfWork, command: Advance, field: _Field) -> _Drawn | Refusal:
    if command.stage is Stage.SEMI_FINAL:
        return Refusal("semi-final-played")
    players = len(stage_standings(uow, field.event, Stage.SEMI_FINAL).rows)
    places = min(profile_of(field.event).final_size, players)
    return _Drawn(Stage.FINAL, line_after(uow, field.event, Stage.SEMI_FINAL, places))


_AFTER = {Stage.QUALIFIER: _after_qualifier, Stage.SEMI_FINAL: _after_semi_final}


def _stored(uow: UnitOfWork, caller: Caller, field: _Field, drawn: _Drawn) -> Advanced | Refusal:
    event, stage, line = field.event, drawn.stage, drawn.line
    tables = () if drawn.bracket else _tables(uow, event, stage, line.through)
    if isinstance(tables, Refusal):
        return tables
    seeds = _seeds(uow, event, line.through) if drawn.bracket else ()
    refused = _no_bracket(drawn.bracket, seeds) if drawn.bracket else None
    if refused:
        return refused
    target = _target(uow, field, stage)
    made_of = stage_digest(uow, event, target.number, (seeds,) if drawn.bracket else tables)
    stored = uow.rounds.put(replace(target, paired_by=made_of))
    if drawn.bracket:
        store_bracket(uow, stored, _bracket(event, drawn.bracket), seeds)
    else:
        forget_bracket(uow, stored)
        store_tables(uow, event, stored, tables, ())
    _note(uow, caller, event, stage_name(stage, in_bracket=drawn.bracket is not None), len(line.through))
    return Advanced(
        event,
        stored,
        line,
        drawn.is_official,
        sum(row.stage is Stage.QUALIFIER for row in field.rounds),
        _is_short(uow, field),
        people_by_id(uow, line.through),
    )


def _no_bracket(chosen: Tournament, seeds: Sequence[PlayerId]) -> Refusal | None:
    """Why these cannot play the bracket as it was chosen: drop-outs have left too few.

    Refusals: `bracket-too-few-left` (params: players), those of `bracket_for`.
    """
    if len(seeds) < _PAIR:
        return Refusal("bracket-too-few-left", params={"players": len(seeds)})
    made = bracket_for(chosen.bracket_pairing, chosen.options, seeds)
    return made if isinstance(made, Refusal) else None


def _is_short(uow: UnitOfWork, field: _Field) -> bool:
    over = [row for row in field.rounds if row.stage is Stage.QUALIFIER]
    return bool(over) and after_round(uow, field.event, over[-1]) == "seat"


def _target(uow: UnitOfWork, field: _Field, stage: Stage) -> Round:
    """The next round of the event, planned for this stage."""
    number = field.rounds[-1].number + 1
    row = field.target or uow.rounds.first(event_id=field.event.id, number=number)
    target = row or Round(RoundId(0), field.event.id, number)
    planned = replace(target, stage=stage, status=RoundStatus.PLANNED, drawing=PairingMethod.MANUAL)
    drawn = replace(planned, times_drawn=target.times_drawn + 1)
    return replace(drawn, avoid=(), called_off=False, paired_by="")


def _note(uow: UnitOfWork, caller: Caller, event: Event, stage: str, players: int) -> None:
    details = {"event": event.name, "stage": {"term": f"stage-{stage}"}, "players": players}
    audit(uow, caller, event.id, "stage-planned", details)


def _seeds(uow: UnitOfWork, event: Event, through: Sequence[PlayerId]) -> tuple[PlayerId, ...]:
    """Those who are through in their order; who has met in a group, and team-mates, do not meet at once."""
    pools = robin_of(uow, event).pools
    met = {(a, b) for a, b in combinations(through, 2) if a in pools and pools[a] == pools.get(b)}
    return kept_apart(through, met | pairs_within(playing_together(uow, event)))


def seeds_of(uow: UnitOfWork, event: Event, planned: Round) -> tuple[Group, ...]:
    """Who was laid where in a planned stage: the seats of each table, or the bracket's entrants by their seeds."""
    bracket = drawn_in(uow, event, planned)
    if bracket is not None:
        return (tuple(bracket.bracket.entrants),)
    return tuple(
        table.seats
        for table in sorted(tables_in(uow, planned), key=lambda table: table.number)
        if table.seats
    )


def seeds_of_now(uow: UnitOfWork, event: Event, planned: Round, places: int) -> tuple[Group, ...] | None:
    """As they would be laid by the ranking of now; None where a tie is for the organizer to settle."""
    semi_final = any(row.stage is Stage.SEMI_FINAL and row.id != planned.id for row in rounds_of(uow, event))
    line = line_after(uow, event, Stage.SEMI_FINAL if semi_final else Stage.QUALIFIER, places)
    if len(line.through) != places:
        return None
    if drawn_in(uow, event, planned) is not None:
        return (_seeds(uow, event, line.through),)
    tables = _tables(uow, event, planned.stage, line.through)
    return None if isinstance(tables, Refusal) else tables


def _bracket(event: Event, chosen: Tournament) -> BracketDraw:
    """The bracket that follows the qualifier, which seeds it."""
    options = chosen.options
    return BracketDraw(
        BracketId(0),
        event.id,
        RoundId(0),
        chosen.bracket_pairing,
        options.third_place,
        options.grand_final,
        options.consolation,
        options.last_chance,
        Seeding.QUALIFIER,
    )


def _tables(
    uow: UnitOfWork, event: Event, stage: Stage, through: Sequence[PlayerId]
) -> tuple[Group, ...] | Refusal:
    """Seeds there and back over the tables, in matches the best against the last; team-mates apart if that can be."""
    count = profile_of(event).semi_final_tables if stage is Stage.SEMI_FINAL else 1
    laid = _laid(event, through, count)
    if isinstance(laid, Refusal):
        return laid
    return parted_tables(laid, pairs_within(playing_together(uow, event)))


def _laid(event: Event, through: Sequence[PlayerId], count: int) -> tuple[Group, ...] | Refusal:
    if not profile_of(event).two_players:
        return cited(event, seed_tables(through, count))
    if len(through) != _PAIR * count:
        return Refusal("cut-table-sizes", params={"players": len(through), "tables": count})
    return tuple((through[seed], through[-1 - seed]) for seed in range(count))
