"""How long the matches of an event are, by its rounds and by the parts of its bracket."""

from dataclasses import dataclass, replace

from data.game_records import UNDECIDED
from data.records import term
from data.unit_of_work import UnitOfWork
from league.brackets import Phase
from league.event import Event
from league.ids import EventId
from league.match_length import (
    LengthPart,
    Lengths,
    LengthScope,
    LengthUnit,
    MatchLength,
    misfit,
    part_named,
    read_lengths,
    write_lengths,
)
from league.refusal import Refusal
from league.regulations.terms import Scoring
from usecases.audit import audit
from usecases.bracket.labels import named
from usecases.bracket.seeding import tournament_of
from usecases.caller import Caller, Role, refusal_unless
from usecases.event.changed import length_changes, note_changed
from usecases.event.format import CHANGEABLE
from usecases.find import event_at, profile_of
from usecases.league_state import current_result
from usecases.table_rules import rules_with

LENGTH_PARTS = (*LengthScope, *Phase)
"""Where a match can have a length of its own, in the order of a tournament."""


@dataclass(frozen=True, slots=True)
class SetLength:
    """An organizer sets the length of the matches of a part; 0 takes it back, `round` 0 means all its rounds."""

    caller: Caller
    event_id: EventId
    part: str
    number: int
    round: int = 0


@dataclass(frozen=True, slots=True)
class LengthSet:
    """All lengths as they stand now; `told` counts the players who are told in private."""

    event: Event
    lengths: Lengths
    told: int = 0


def set_length(command: SetLength, uow: UnitOfWork) -> LengthSet | Refusal:
    """The matches of this part have this length: points of a match, or games of which the better half wins.

    Refusals: `needs-organizer`, those of finding an event, `format-needs-matches`, those of `misfit`, `length-played`
    (params: round, table) where a match of this part has a result already, `length-game-on` (params: round, table,
    game) where one is being played by post.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, CHANGEABLE)
    if isinstance(event, Refusal):
        return event
    if not profile_of(event).two_players:
        return Refusal("format-needs-matches")
    part = part_named(command.part, command.round)
    length = _length(event, command.number)
    tournament = tournament_of(uow, event)
    before = read_lengths(tournament.lengths)
    after = {**before, part: length} if length else {each: before[each] for each in before if each != part}
    refused = misfit(profile_of(event), part, length) or _played(uow, event, before, after)
    if refused:
        return refused
    uow.tournaments.put(replace(tournament, lengths=write_lengths(after)))
    audit(uow, command.caller, event.id, "length-set", _details(event, part, command.number))
    told = note_changed(uow, command.caller, event, length_changes(before, after))
    return LengthSet(event, after, told)


def _length(event: Event, number: int) -> MatchLength | None:
    counted = LengthUnit.POINTS if profile_of(event).scoring is Scoring.MATCH else LengthUnit.GAMES
    return MatchLength(number, counted) if number else None


def _played(uow: UnitOfWork, event: Event, before: Lengths, after: Lengths) -> Refusal | None:
    """What was played to one length does not come to be measured by another.

    Source: house
    """
    old, new = rules_with(uow, event, before), rules_with(uow, event, after)
    rounds = {row.id: row for row in uow.rounds.find(event_id=event.id)}
    for table in uow.tables.find(event_id=event.id):
        differs = old.at(table) != new.at(table)
        if not differs or len(table.seats) <= 1:
            continue
        where = named(uow, rounds[table.round_id], table)
        if current_result(uow, table.id) is not None:
            return Refusal("length-played", params=where)
        game = uow.games.first(table_id=table.id, status=UNDECIDED)
        if game is not None:
            return Refusal("length-game-on", params={**where, "game": game.id})
    return None


def _details(event: Event, part: LengthPart, number: int) -> dict[str, object]:
    return {
        "name": event.name,
        "part": term(f"choice-part-{part.where}"),
        "round": part.round,
        "number": number,
    }
