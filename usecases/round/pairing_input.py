"""What a seating is drawn from: everything that is fixed when an organizer asks for the next round.

The basis is read first, the seating is drawn outside any transaction, and it is stored only if the basis is still
the same then: somebody may have dropped in between.
"""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.brackets import BracketOptions, Seeding
from league.entry import seatable
from league.event import Event, EventStatus, Pairing, move_to
from league.ids import EventId, PlayerId, RoundId
from league.refusal import Refusal
from league.regulations import Profile
from league.results import ResultKind, TableResult
from league.round import PairingMethod, Round, RoundStatus, Stage, Table
from league.seating.chance import Chance
from league.standings import Standings
from league.swiss_history import HALVES
from league.teams import pairs_within
from usecases.bracket.seeding import seeding_for, tournament_of
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import GOING_ON, event_at, profile_of, stored_people
from usecases.league_state import current_results, heirs_of, judged, pools_of, standings_of
from usecases.round.avoid import NOBODY, avoided, in_order
from usecases.round.find import planned_by_id, results_missing, rounds_of, tables_in
from usecases.table_rules import table_rules
from usecases.team.lineups import playing_together

Seats = tuple[PlayerId, ...]

OF_TABLES = {
    Pairing.BALANCED: PairingMethod.BALANCED,
    Pairing.POWER: PairingMethod.POWER,
    Pairing.RANDOM: PairingMethod.RANDOM,
}
KNOCK_OUT = frozenset({Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION})
UNLIMITED = KNOCK_OUT | {Pairing.ROUND_ROBIN, Pairing.LADDER}
"""Pairings that end by themselves, not after the number of rounds that the event was given."""


@dataclass(frozen=True, slots=True)
class SeatRound:
    """An organizer wants the next round seated; None and "" mean: as the event says, or as last time.

    `over` is the mark of the plan that the organizer has seen (`usecases.round.find.plan_mark`).
    """

    caller: Caller
    event_id: EventId
    drawing: PairingMethod | None = None
    avoid: str = ""
    seed: int | None = None
    seeds: str = ""
    byes: str = ""
    over: int | None = None


@dataclass(frozen=True, slots=True)
class PairingResult:
    """A result as pairings need it: in `scores` what it counts for each player in the standings, in halves of a win."""

    players: Seats
    scores: tuple[int, ...]
    kind: ResultKind


@dataclass(frozen=True, slots=True)
class LockedTable:
    """A table of the planned round that stays, with its number."""

    number: int
    seats: Seats


@dataclass(frozen=True, slots=True)
class PairingInput:
    """Everything that the drawing depends on; two equal bases give the same seating.

    `target` is the planned or cancelled round whose row is used again, `history` the seats of the rounds before,
    `played` their results, round by round; these and `ranking` (best first) are read only where the drawing goes by
    them. `replaced` names (player, substitute). `fast_start`: the event had an accelerated start, `accelerated`: this
    round belongs to it. A round robin may be played in `groups`, of which `pools` names those that are made.
    `teams` are the members of each team who play, who are kept apart while that can be done.
    `byes` are those who have asked to sit a Swiss round out; they are not among the `players`.
    A bracket of `bracket_size` (0: none) follows the rounds. On a ladder players have challenged others: `challenges`.
    Brackets and groups have a `seeding`, whom it puts first (`seeded`; the others follow by lot), and `options`.
    """

    event: Event
    target: Round | None
    number: int
    two_players: bool
    players: Seats
    history: tuple[tuple[Seats, ...], ...]
    locked: tuple[LockedTable, ...]
    ranking: Seats
    played: tuple[tuple[PairingResult, ...], ...]
    replaced: tuple[tuple[PlayerId, PlayerId], ...]
    drawing: PairingMethod
    avoid: tuple[PlayerId, ...]
    seed: int
    seeding: Seeding
    seeded: Seats
    options: BracketOptions
    accelerated: bool
    fast_start: bool
    groups: int
    pools: tuple[tuple[PlayerId, int], ...]
    byes: Seats = ()
    teams: tuple[Seats, ...] = ()
    bracket_size: int = 0
    challenges: tuple[tuple[PlayerId, PlayerId], ...] = ()

    @property
    def forbidden(self) -> frozenset[tuple[PlayerId, PlayerId]]:
        """The pairs that should not meet, as the organizer has named them."""
        return frozenset(zip(self.avoid[::2], self.avoid[1::2], strict=True))

    @property
    def team_mates(self) -> frozenset[tuple[PlayerId, PlayerId]]:
        """The pairs that should not meet because they play for one team."""
        return pairs_within(self.teams)

    @property
    def apart(self) -> frozenset[tuple[PlayerId, PlayerId]]:
        """All pairs that should not meet."""
        return self.forbidden | self.team_mates


def basis_of(command: SeatRound, uow: UnitOfWork) -> PairingInput | Refusal:
    """The basis of the event's next round.

    Refusals: `needs-organizer`, those of finding an event, `event-step`, `qualifier-over`, `all-rounds-seated`
    (params: rounds), `bracket-running` (params: round), `drawing-needs-tables`, `round-results-missing` (params: round,
    tables), those of `avoided`.
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, GOING_ON)
    if isinstance(event, Refusal):
        return event
    rounds = rounds_of(uow, event)
    earlier = tuple(row for row in rounds if row.status is not RoundStatus.PLANNED)
    return (
        not_startable(event)
        or _no_next_round(event, rounds, earlier)
        or _misfit(event, command)
        or _results_owing(uow, event, earlier, command)
        or _read(command, uow, event, earlier)
    )


@dataclass(frozen=True, slots=True)
class Redraw:
    """The button of a preview: the same round with another seed."""

    caller: Caller
    round_id: RoundId
    seed: int


def redrawn(command: Redraw, uow: UnitOfWork) -> SeatRound | Refusal:
    """The question that draws a planned round again, everything else as it was.

    Refusals: those of `planned_by_id`.
    """
    found = planned_by_id(uow, command.caller, command.round_id)
    return found if isinstance(found, Refusal) else SeatRound(command.caller, found[0].id, seed=command.seed)


def not_startable(event: Event) -> Refusal | None:
    """Why no round can be seated: the event is a draft, or over and not taken up again. Signup may still be open.

    Refusals: `event-step` (params: name, status, wanted).
    Source: house
    """
    if event.status is EventStatus.RUNNING:
        return None
    wanted = EventStatus.RUNNING
    if event.status is EventStatus.FINISHED:
        return Refusal("event-step", params={"name": event.name, "status": event.status, "wanted": wanted})
    moved = move_to(event, wanted)
    return moved if isinstance(moved, Refusal) else None


def _no_next_round(event: Event, rounds: tuple[Round, ...], earlier: tuple[Round, ...]) -> Refusal | None:
    if event.pairing in KNOCK_OUT and earlier:
        return Refusal("bracket-running", params={"round": earlier[-1].number})
    if any(row.stage is not Stage.QUALIFIER for row in rounds):
        return Refusal("qualifier-over")
    if len(earlier) >= event.rounds and event.pairing not in UNLIMITED:
        return Refusal("all-rounds-seated", params={"rounds": event.rounds})
    return None


def seats_to_come(uow: UnitOfWork, event: Event) -> bool:
    """Whether whoever comes now can have a seat in a round that is drawn for everybody.

    Source: house
    """
    rounds = rounds_of(uow, event)
    earlier = tuple(row for row in rounds if row.status is not RoundStatus.PLANNED)
    return _no_next_round(event, rounds, earlier) is None


def _misfit(event: Event, command: SeatRound) -> Refusal | None:
    """Only tables are drawn in one way or another."""
    two_players = profile_of(event).two_players
    return Refusal("drawing-needs-tables") if two_players and command.drawing else None


def fits(pairing: Pairing, profile: Profile) -> bool:
    """Regulations for two players need a pairing of two, those for tables one of tables."""
    return (pairing in OF_TABLES) != profile.two_players


def _results_owing(
    uow: UnitOfWork, event: Event, earlier: tuple[Round, ...], command: SeatRound
) -> Refusal | None:
    """Drawings that go by results wait for them; the others may be planned while the round before is played."""
    drawing = command.drawing or OF_TABLES.get(event.pairing, PairingMethod.PAIRED)
    if drawing not in {PairingMethod.POWER, PairingMethod.PAIRED} or not earlier:
        return None
    return results_missing(uow, earlier[-1], tables_in(uow, earlier[-1]))


def _read(
    command: SeatRound, uow: UnitOfWork, event: Event, earlier: tuple[Round, ...]
) -> PairingInput | Refusal:
    number = earlier[-1].number + 1 if earlier else 1
    target = uow.rounds.first(event_id=event.id, number=number)
    last = target if target and target.status is RoundStatus.PLANNED else (earlier[-1] if earlier else None)
    avoid = _avoid(command, uow, event, last)
    if isinstance(avoid, Refusal):
        return avoid
    chosen = tournament_of(uow, event)
    byes = _byes(command, uow, event, target)
    if isinstance(byes, Refusal):
        return byes
    seeding = seeding_for(uow, event, target, command.seeds)
    if isinstance(seeding, Refusal):
        return seeding
    drawing = _drawing(command, event, target)
    seed = command.seed if command.seed is not None else (last.seed if last else event.seed)
    entries = uow.entries.list_of(event)
    goes_by_results = drawing in {PairingMethod.POWER, PairingMethod.PAIRED}
    return PairingInput(
        event=event,
        target=target,
        number=number,
        two_players=profile_of(event).two_players,
        players=tuple(player for player in seatable(entries) if player not in byes),
        history=tuple(tuple(table.seats for table in tables_in(uow, row)) for row in earlier),
        locked=_locked(uow, target),
        ranking=_ranking(standings_of(uow, event), drawing, seeding[1], seed) if goes_by_results else (),
        played=_results_of(uow, event, earlier) if goes_by_results else (),
        replaced=tuple((e.replaces, e.player) for e in entries.entries if e.replaces is not None),
        drawing=drawing,
        avoid=avoid,
        seed=seed,
        seeding=seeding[0],
        seeded=seeding[1],
        options=chosen.options,
        accelerated=chosen.accelerates(number),
        fast_start=chosen.accelerated,
        groups=chosen.groups if event.pairing is Pairing.ROUND_ROBIN else 0,
        pools=tuple(sorted(pools_of(uow, event).items())) if chosen.groups and earlier else (),
        byes=byes,
        teams=playing_together(uow, event),
        bracket_size=chosen.bracket_size,
        challenges=tuple(sorted(uow.entries.challenges(event, number).items())),
    )


def _drawing(command: SeatRound, event: Event, target: Round | None) -> PairingMethod:
    """As asked for, else as the plan that is drawn again, else as the event says."""
    if event.pairing not in OF_TABLES:
        return PairingMethod.PAIRED
    planned = target is not None and target.status is RoundStatus.PLANNED
    return command.drawing or (target.drawing if target and planned else OF_TABLES[event.pairing])


def _avoid(
    command: SeatRound, uow: UnitOfWork, event: Event, last: Round | None
) -> tuple[PlayerId, ...] | Refusal:
    if not command.avoid:
        return last.avoid if last else ()
    entered = [entry.player for entry in uow.entries.list_of(event).entries]
    return avoided(command.avoid, list(stored_people(uow, entered).values()))


def _byes(command: SeatRound, uow: UnitOfWork, event: Event, target: Round | None) -> Seats | Refusal:
    """Who has asked to sit the round out: as typed, else as the plan that is drawn again has it.

    Refusals: `byes-need-swiss`, those of `in_order`.
    """
    here = set(seatable(uow.entries.list_of(event)))
    if not command.byes:
        kept = target.byes if target and target.status is RoundStatus.PLANNED else ()
        return tuple(player for player in kept if player in here)
    if command.byes.strip() == NOBODY:
        return ()
    if event.pairing is not Pairing.SWISS:
        return Refusal("byes-need-swiss")
    return in_order(command.byes, list(stored_people(uow, here).values()))


def _locked(uow: UnitOfWork, target: Round | None) -> tuple[LockedTable, ...]:
    if target is None or target.status is not RoundStatus.PLANNED:
        return ()
    kept: tuple[Table, ...] = tuple(table for table in tables_in(uow, target) if table.locked)
    return tuple(LockedTable(table.number, table.seats) for table in kept)


def _ranking(table: Standings, drawing: PairingMethod, rated: Seats, seed: int) -> Seats:
    """The ranking, best first. Those who are level stand by lot, in matches by rating before, not by who came first.

    Source: house
    """
    first = rated if drawing is PairingMethod.PAIRED else ()
    others = tuple(sorted({row.player for row in table.rows} - set(first)))
    line = {player: number for number, player in enumerate((*first, *Chance(seed).shuffled(others)))}
    return tuple(row.player for row in sorted(table.rows, key=lambda row: (row.place, line[row.player])))


def _results_of(
    uow: UnitOfWork, event: Event, rounds: tuple[Round, ...]
) -> tuple[tuple[PairingResult, ...], ...]:
    """What was played in each of these rounds; those who were substituted hand on what the regulations say."""
    rules, heirs = table_rules(uow, event), heirs_of(uow, event)
    found: dict[RoundId, list[PairingResult]] = {row.id: [] for row in rounds}
    for table, version in current_results(uow, event):
        result = judged(rules, table, version)
        if table.round_id in found and not isinstance(result, Refusal):
            found[table.round_id].append(_played(result.handed_on(heirs)))
    return tuple(tuple(results) for results in found.values())


def _played(result: TableResult) -> PairingResult:
    scores = tuple(int(HALVES * line.credit) for line in result.lines)
    return PairingResult(result.players, scores, result.kind)
