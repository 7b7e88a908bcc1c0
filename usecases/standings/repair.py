"""After a correction: the right players take the seats of a stage that is public and not played."""

from dataclasses import dataclass, replace

from data.game_records import UNDECIDED
from data.named import player_named
from data.records import Person, term
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.round import Round, Stage
from usecases.audit import audit
from usecases.bracket.labels import named_by
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import PLAYED, event_at
from usecases.round.put_away import put_match_away
from usecases.standings.advance import seeds_of
from usecases.standings.line import LineMoved, StageSeating, wrong_line
from usecases.standings.paired_by import stage_digest


@dataclass(frozen=True, slots=True)
class RepairStage:
    """A judge seats the right players, which follows from the ranking alone; `mark` tells what was offered."""

    caller: Caller
    event_id: EventId
    mark: int


@dataclass(frozen=True, slots=True)
class StageRepaired:
    """Who has lost a seat in the stage, and who has taken it, in the same order."""

    event: Event
    stage: Stage
    out: tuple[Person, ...]
    into: tuple[Person, ...]


def repair_stage(command: RepairStage, uow: UnitOfWork) -> StageRepaired | Refusal:
    """Whoever is not through gives the seat to a player who is; all of them are told.

    Refusals: `needs-judge`, those of `event_at`, `nothing-to-repair`, `repair-changed`, `stage-played` (params:
    stage), `repair-tied`, `swap-game-on` (params: table, game).
    Source: house
    """
    event = refusal_unless(uow, command.caller, Role.JUDGE) or event_at(
        uow, command.caller, command.event_id, PLAYED
    )
    if isinstance(event, Refusal):
        return event
    line = wrong_line(uow, event, Stage.QUALIFIER)
    if line is None:
        return Refusal("nothing-to-repair")
    refused = _not_repairable(uow, line)
    if refused or line.mark != command.mark:
        return refused or Refusal("repair-changed")
    _reseat(uow, event, line)
    names = {"out": [*map(player_named, line.playing)], "into": [*map(player_named, line.waiting)]}
    details = {"event": event.name, "stage": term(f"stage-{line.stage}"), **names}
    audit(uow, command.caller, event.id, "stage-repaired", details)
    return StageRepaired(event, line.stage, line.playing, line.waiting)


def _not_repairable(uow: UnitOfWork, line: LineMoved) -> Refusal | None:
    if line.seating is not StageSeating.PUBLIC:
        return Refusal("stage-played", params={"stage": line.stage})
    if len(line.playing) != len(line.waiting):
        return Refusal("repair-tied")
    for table in line.tables:
        game = uow.games.first(table_id=table.id, status=UNDECIDED)
        if game:
            return Refusal("swap-game-on", params={**named_by(uow, table), "game": game.id})
    return None


def _reseat(uow: UnitOfWork, event: Event, line: LineMoved) -> None:
    into = {PlayerId(out.id): PlayerId(new.id) for out, new in zip(line.playing, line.waiting, strict=True)}
    reseated = [
        replace(table, seats=tuple(into.get(player, player) for player in table.seats))
        for table in line.tables
    ]
    saved = uow.tables.save_all(reseated)
    for number in sorted({table.round_id for table in saved}):
        _made_anew(uow, event, uow.rounds.require(number))
    put_match_away(uow, [table.id for table in saved])


def _made_anew(uow: UnitOfWork, event: Event, stage: Round) -> None:
    """The stage is made of the results of now."""
    made_of = stage_digest(uow, event, stage.number, seeds_of(uow, event, stage))
    uow.rounds.save(replace(stage, paired_by=made_of))
