"""The penalties of an event, as judges and players see them."""

from dataclasses import dataclass

from data.records import Penalty, Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId, PlayerId
from league.penalties import suggestion
from league.refusal import Refusal
from league.regulations import PenaltyKind
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import entrants, profile_of
from usecases.judge.appointed import judged_event
from usecases.league_state import ledger_of
from usecases.people import person_of
from usecases.show.places import MatchPlace, places_in


@dataclass(frozen=True, slots=True)
class PenaltyQuestion:
    """Which penalties are asked for: of an event (0: the only one), of one player (0: of all)."""

    caller: Caller
    event_id: EventId
    player: PlayerId = PlayerId(0)


@dataclass(frozen=True, slots=True)
class PenaltyLine:
    """A penalty with its number in the event, and the table at which it was earned."""

    number: int
    penalty: Penalty
    person: Person
    place: MatchPlace


@dataclass(frozen=True, slots=True)
class PenaltyList:
    """The lines, and what the ladder suggests next for the one player that was asked for."""

    event: Event
    lines: tuple[PenaltyLine, ...]
    player: Person | None
    suggested: PenaltyKind | None


def penalty_list(question: PenaltyQuestion, uow: UnitOfWork) -> PenaltyList | Refusal:
    """A judge sees all penalties, a player his own.

    Refusals: those of `event_for`, `no-such-player`.
    """
    event = judged_event(uow, question.caller, question.event_id)
    if isinstance(event, Refusal):
        return event
    player = uow.people.get(question.player) if question.player else None
    if refusal_unless(uow, question.caller, Role.JUDGE):
        player = person_of(uow, question.caller)
        if player is None:
            return PenaltyList(event, (), None, None)
    elif question.player and (player is None or player.guild_id != event.guild_id):
        return Refusal("no-such-player")
    lines = [line for line in penalty_lines(uow, event) if player is None or line.person.id == player.id]
    return PenaltyList(event, tuple(lines), player, _suggested(uow, event, player))


def penalty_lines(uow: UnitOfWork, event: Event) -> tuple[PenaltyLine, ...]:
    """All penalties of an event, revoked ones included."""
    rows = uow.penalties.find(event_id=event.id)
    people = entrants(uow, event, [PlayerId(row.player_id) for row in rows])
    places = places_in(uow, event)
    return tuple(
        PenaltyLine(n, row, people[PlayerId(row.player_id)], places.at(row.round_number, row.table_number))
        for n, row in enumerate(rows, 1)
    )


def _suggested(uow: UnitOfWork, event: Event, player: Person | None) -> PenaltyKind | None:
    if player is None:
        return None
    return suggestion(profile_of(event), ledger_of(uow, event), PlayerId(player.id))
