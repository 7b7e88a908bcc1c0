"""Storing a drawn round as planned, unless the input that it was drawn from has changed since."""

from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.brackets import BracketDraw, Seeding
from league.event import Event
from league.ids import BracketId, RoundId
from league.refusal import Refusal
from league.round import Round, RoundStatus
from usecases.audit import audit
from usecases.bracket.store_bracket import store_bracket
from usecases.caller import Caller
from usecases.round.draw import DrawnRound
from usecases.round.find import plan_mark
from usecases.round.pairing_input import PairingInput, SeatRound, basis_of
from usecases.round.store_tables import store_tables
from usecases.standings.paired_by import by_results, results_digest


@dataclass(frozen=True, slots=True)
class StoreSeating:
    """The draft, and the question from which its basis was read."""

    question: SeatRound
    draft: DrawnRound

    @property
    def caller(self) -> Caller:
        """Who asked."""
        return self.question.caller


@dataclass(frozen=True, slots=True)
class PlannedRound:
    """The round as it is planned now."""

    event: Event
    round: Round


def store_seating(command: StoreSeating, uow: UnitOfWork) -> PlannedRound | Refusal:
    """Keep the drawn tables as the planned next round; players see nothing of it before it is published.

    Refusals: `changed-meanwhile` when a player dropped, entered or was reported in between, `plan-changed` when the
    plan is not that which was seen, those of `basis_of`.
    """
    basis = basis_of(command.question, uow)
    if isinstance(basis, Refusal):
        return basis
    if basis != command.draft.basis:
        return Refusal("changed-meanwhile")
    if command.question.over not in (None, plan_mark(uow, basis.event)):
        return Refusal("plan-changed")
    stored = _store_round(uow, basis)
    if command.draft.pools:
        uow.entries.set_pools(basis.event, dict(command.draft.pools))
    if command.draft.seeds:
        store_bracket(uow, stored, _draw_of(basis), command.draft.seeds)
    else:
        store_tables(uow, basis.event, stored, command.draft.tables, basis.locked)
    details = {"event": basis.event.name, "round": stored.number, "seed": str(stored.seed)}
    audit(uow, command.caller, basis.event.id, "round-seated", details)
    return PlannedRound(basis.event, stored)


def _draw_of(basis: PairingInput) -> BracketDraw:
    options = basis.options
    return BracketDraw(
        BracketId(0),
        basis.event.id,
        RoundId(0),
        basis.event.pairing,
        options.third_place,
        options.grand_final,
        options.consolation,
        options.last_chance,
        basis.seeding,
    )


def _store_round(uow: UnitOfWork, basis: PairingInput) -> Round:
    """The round's row: a new one, or the planned or cancelled one with this number."""
    target = basis.target or Round(RoundId(0), basis.event.id, basis.number)
    planned = replace(
        target,
        status=RoundStatus.PLANNED,
        seed=basis.seed,
        drawing=basis.drawing,
        avoid=basis.avoid,
        byes=basis.byes,
        seeding=basis.seeding,
        seeded=basis.seeded if basis.seeding is Seeding.HAND else (),
        accelerated=basis.accelerated,
        paired_by=results_digest(uow, basis.event, basis.number)
        if by_results(basis.event, basis.drawing)
        else "",
        times_drawn=target.times_drawn + 1,
        called_off=False,
    )
    return uow.rounds.put(planned)
