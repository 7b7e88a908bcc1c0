"""An event's results, penalties and standings, put together from what is stored. Always computed, never kept."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from data.unit_of_work import UnitOfWork
from league.entry import roster, stand_ins
from league.event import Event, Pairing
from league.groups import Pools, merged
from league.ids import PlayerId, RoundId, SectionId, TableId
from league.ladder import on_ladder
from league.penalties import LedgerEntry, Offence, PenaltyLedger, Revocation, disqualified
from league.refusal import Refusal
from league.regulations import PenaltyKind, Profile
from league.reporting import ReportedResult, ReportKind, ReportState
from league.results import TableReport, TableResult, bye, claim_of, nobody_came, report, walkover
from league.robin_results import counted
from league.round import RoundStatus, Stage, Table, TableStatus
from league.standings import Entrant, EntrantStatus, Standings, decided_by_playoff, standings
from league.tournament import Leavers
from usecases.find import profile_of
from usecases.table_rules import TableRules, table_rules

_LEFT = frozenset({EntrantStatus.DROPPED, EntrantStatus.DISQUALIFIED})


def tables_of(uow: UnitOfWork, event: Event, stage: Stage = Stage.QUALIFIER) -> tuple[Table, ...]:
    """All tables of one stage that players have seen and that were not cancelled, in the order of their numbers."""
    found = uow.rounds.find(event_id=event.id)
    rounds = {row.id for row in found if row.stage is stage and row.status is not RoundStatus.PLANNED}
    tables = uow.tables.find(event_id=event.id)
    return tuple(t for t in tables if t.round_id in rounds and t.status is not TableStatus.CANCELLED)


def current_result(uow: UnitOfWork, table_id: TableId) -> ReportedResult | None:
    """The version of a table's result that counts now."""
    versions = uow.results.find(table_id=table_id)
    return next((v for v in reversed(versions) if v.state is not ReportState.SUPERSEDED), None)


def current_results(
    uow: UnitOfWork, event: Event, stage: Stage = Stage.QUALIFIER
) -> tuple[tuple[Table, ReportedResult], ...]:
    """Each table of a stage that has a result, with the version that counts."""
    tables = {table.id: table for table in tables_of(uow, event, stage)}
    versions = uow.results.find(table_id=frozenset(tables))
    counting = {v.table_id: v for v in versions if v.state is not ReportState.SUPERSEDED}
    return tuple((tables[number], counting[number]) for number in sorted(counting))


def judged(rules: TableRules, table: Table, result: ReportedResult) -> TableResult | Refusal:
    """A stored report under the regulations of its table: what it is worth, or why it cannot stand."""
    profile = rules.at(table)
    if result.kind is ReportKind.BYE:
        return bye(profile, result.players[0], asked_for=not result.winner)
    if result.kind is ReportKind.WALKOVER:
        absent = [player for player in result.players if player != result.winner]
        return walkover(profile, result.winner, absent) if result.winner else nobody_came(profile, absent)
    claim = claim_of(
        result.players,
        dict(zip(result.players, result.raw, strict=True)),
        result.ending,
        result.winner or None,
        classes=_classes_at(profile, result.players, rules.classes),
        incident=rules.incident(table),
    )
    return claim if isinstance(claim, Refusal) else _reported(profile, claim)


@lru_cache(maxsize=4096)
def _reported(profile: Profile, claim: TableReport) -> TableResult | Refusal:
    """The same claim is worth the same each time: an event of a thousand players is ranked after every round."""
    return report(profile, claim)


def _classes_at(
    profile: Profile, players: tuple[PlayerId, ...], classes: Mapping[PlayerId, str]
) -> dict[PlayerId, str] | None:
    """The classes at a table: whoever has none, or one that the regulations no longer have, gets no handicap.

    Source: house
    """
    known = {player: classes[player] for player in players if classes.get(player) in profile.handicap_classes}
    strongest = profile.handicap_classes[:1]
    return {player: known.get(player, *strongest) for player in players} if known else None


def results_of(uow: UnitOfWork, event: Event, stage: Stage = Stage.QUALIFIER) -> tuple[TableResult, ...]:
    """All results of a stage, in the names of those who played."""
    rules = table_rules(uow, event)
    judged_all = (judged(rules, table, result) for table, result in current_results(uow, event, stage))
    return tuple(result for result in judged_all if not isinstance(result, Refusal))


def heirs_of(uow: UnitOfWork, event: Event) -> dict[PlayerId, PlayerId]:
    """To whom the results of each player who was substituted belong, where the regulations hand them on.

    Source: house
    """
    return stand_ins(uow.entries.list_of(event)) if profile_of(event).substitute_keeps else {}


def ledger_of(uow: UnitOfWork, event: Event) -> PenaltyLedger:
    """The penalty ledger of an event; its numbers count the event's penalties from 1."""
    stored = uow.penalties.find(event_id=event.id)
    return PenaltyLedger(
        tuple(
            LedgerEntry(
                number=number,
                kind=PenaltyKind(row.kind),
                offence=Offence(
                    player=PlayerId(row.player_id),
                    judge=PlayerId(0),  # a judge is a Discord user, who need not be a player of the league
                    reason=row.reason,
                    section=SectionId(row.section) if row.section else None,
                    table=TableId(row.table_number) if row.table_number else None,
                    round=RoundId(row.round_number) if row.round_number else None,
                ),
                revoked=Revocation(PlayerId(0), row.revoke_reason) if row.revoked_at else None,
            )
            for number, row in enumerate(stored, 1)
        )
    )


def counted_of(uow: UnitOfWork, event: Event, stage: Stage = Stage.QUALIFIER) -> tuple[TableResult, ...]:
    """The results by which a stage is ranked: handed on to substitutes, in a round robin leavers by its rule."""
    heirs = heirs_of(uow, event)
    results = tuple(result.handed_on(heirs) for result in results_of(uow, event, stage))
    if event.pairing is not Pairing.ROUND_ROBIN or stage is not Stage.QUALIFIER:
        return results
    players = roster(uow.entries.list_of(event))
    return robin_counted(event, results, players, ledger_of(uow, event), robin_of(uow, event))


@dataclass(frozen=True, slots=True)
class RobinRules:
    """What becomes of the results of those who leave, and who plays in which group (nobody: all play together)."""

    leavers: Leavers = Leavers.BY_HALF
    pools: Pools = field(default_factory=dict)


def robin_of(uow: UnitOfWork, event: Event) -> RobinRules:
    """The rules of this event's round robin, with the groups that players have seen."""
    chosen = uow.tournaments.first(event_id=event.id)
    if chosen is None or event.pairing is not Pairing.ROUND_ROBIN:
        return RobinRules()
    return RobinRules(chosen.leavers, _seen_pools(uow, event) if chosen.groups else {})


def _seen_pools(uow: UnitOfWork, event: Event) -> Pools:
    """Whoever came late has a group in the plan of the next round already, which is the organizers' alone."""
    seen = {player for table in tables_of(uow, event) for player in table.seats}
    seen |= {now for player, now in stand_ins(uow.entries.list_of(event)).items() if player in seen}
    return {player: pool for player, pool in pools_of(uow, event).items() if player in seen}


def pools_of(uow: UnitOfWork, event: Event) -> dict[PlayerId, int]:
    """The group of each player, in a plan too; a substitute plays on in that of the other."""
    pools = uow.entries.pools(event)
    heirs = {
        now: pools[player] for player, now in stand_ins(uow.entries.list_of(event)).items() if player in pools
    }
    return {**heirs, **pools}


def robin_counted(
    event: Event,
    results: Sequence[TableResult],
    players: Sequence[Entrant],
    ledger: PenaltyLedger,
    robin: RobinRules,
) -> tuple[TableResult, ...]:
    """What counts of a round robin's results, as its players are now; each group is one for itself."""
    out = disqualified(ledger)
    present = {one.player for one in players if one.status is EntrantStatus.ACTIVE} - out
    gone = {one.player for one in players if one.status in _LEFT} | out
    found: list[TableResult] = []
    for pool in sorted(set(robin.pools.values())) or [0]:
        inside = {one.player for one in players if robin.pools.get(one.player, 0) == pool}
        own = [result for result in results if inside.issuperset(result.players)]
        found += counted(profile_of(event), own, present & inside, gone & inside, robin.leavers)
    return tuple(found)


def ranked_qualifier(
    profile: Profile,
    results: Sequence[TableResult],
    players: Sequence[Entrant],
    ledger: PenaltyLedger,
    pools: Pools,
    playoff: Sequence[TableResult] = (),
) -> Standings:
    """The ranking of the qualifier; groups are ranked each for itself, then merged.

    Those who are level are told apart by a `playoff`, where there was one.
    """
    if not pools:
        return decided_by_playoff(standings(profile, results, players, ledger), playoff)
    tables = {}
    for pool in sorted(set(pools.values())):
        inside = [one for one in players if pools.get(one.player) == pool]
        names = {one.player for one in inside}
        own = [result for result in results if names.issuperset(result.players)]
        tables[pool] = standings(profile, own, inside, ledger)
    return merged(tables)


def standings_of(uow: UnitOfWork, event: Event, stage: Stage = Stage.QUALIFIER) -> Standings:
    """The table of a stage, computed from everything that is stored."""
    players = roster(uow.entries.list_of(event))
    results, pools = counted_of(uow, event, stage), robin_of(uow, event).pools
    playoff = counted_of(uow, event, Stage.PLAY_OFF) if stage is Stage.QUALIFIER else ()
    table = ranked_qualifier(profile_of(event), results, players, ledger_of(uow, event), pools, playoff)
    return as_ladder(event, stage, table, players, results, heirs_of(uow, event))


def as_ladder(
    event: Event,
    stage: Stage,
    table: Standings,
    players: Sequence[Entrant],
    results: Sequence[TableResult],
    heirs: Mapping[PlayerId, PlayerId],
) -> Standings:
    """The table, in the order of the ladder where the event is one."""
    if event.pairing is not Pairing.LADDER or stage is not Stage.QUALIFIER:
        return table
    return on_ladder(table, [one.player for one in players], results, heirs)
