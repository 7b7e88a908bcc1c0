"""The history of a table's result, and the tables that autocomplete offers."""

import re
import unicodedata
from dataclasses import dataclass, replace

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import takes_results
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportState
from league.round import OPEN_TABLE
from usecases.bracket.labels import as_named
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import event_labels, is_running, people_by_id, table_here
from usecases.people import apart
from usecases.result.find import TableAt, player_at, public_tables, table_at, table_name
from usecases.result.scored import ScoredResult, ended_word, scored, scores_text
from usecases.show.pickers import Suggestion, Typed, best, with_rest
from usecases.show.round_pickers import named_match
from usecases.standings.refused import RefusedResult, refused_at
from usecases.standings.tables import is_public
from usecases.table_rules import table_rules

_ROUND = re.compile(r"第?\s*(\d+)\s*回戦|round\s*(\d+)", re.IGNORECASE)
_TABLE = re.compile(r"(?:テーブル|卓|table)\s*(\d+)", re.IGNORECASE)
_ROOM = 88
"""Letters of a line that Discord shows, less what a round and a table take in words."""


@dataclass(frozen=True, slots=True)
class TableQuestion:
    """Which table is asked about (0: the caller's own)."""

    caller: Caller
    table_id: TableId = TableId(0)


@dataclass(frozen=True, slots=True)
class VersionLine:
    """One version in words: `ended` is "victory", "time", "walkover" or "bye"; `refused` if the one that counts is.

    `at_table`: the code of a seat has spoken.
    """

    version: ReportedResult
    scores: str
    ended: str
    confirmed: tuple[Person, ...]
    disputed: tuple[Person, ...]
    refused: RefusedResult | None
    at_table: bool = False


@dataclass(frozen=True, slots=True)
class History:
    """Every version of a table's result, oldest first."""

    at: TableAt
    lines: tuple[VersionLine, ...]


def history(question: TableQuestion, uow: UnitOfWork) -> History | Refusal:
    """Who reported what, when and why; nothing is ever overwritten.

    Refusals: those of `table_at`, `results-hidden` (params: event), `no-result-yet` (params: table, round).
    """
    at = table_at(uow, question.caller, question.table_id)
    if isinstance(at, Refusal):
        return at
    if not _may_read(uow, question.caller, at):
        return Refusal("results-hidden", params={"event": at.event.name})
    versions = uow.results.find(table_id=at.table.id)
    if not versions:
        return Refusal("no-result-yet", params=as_named(at.round, at.table, at.label))
    rules = table_rules(uow, at.event)
    spoken = {deed.result_id for deed in uow.slips.deeds.find(table_id=at.table.id)}
    lines = (_line(uow, scored(uow, at, version, rules)) for version in versions)
    return History(at, tuple(replace(line, at_table=line.version.id in spoken) for line in lines))


def _may_read(uow: UnitOfWork, caller: Caller, at: TableAt) -> bool:
    """Where the standings are hidden nobody adds them up from the tables of others; judges may read all.

    Source: house
    """
    own = player_at(uow, caller, at) is not None
    return own or is_public(at.event) or refusal_unless(uow, caller, Role.JUDGE) is None


def _line(uow: UnitOfWork, told: ScoredResult) -> VersionLine:
    version = told.result
    people = people_by_id(uow, version.players)
    return VersionLine(
        version,
        scores_text(uow, told),
        ended_word(version),
        tuple(people[player] for player in version.confirmed),
        tuple(people[player] for player in version.disputed),
        None if version.state is ReportState.SUPERSEDED else refused_at(uow, told),
    )


def open_tables_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """The tables of this server that wait for a result."""
    return _offers(uow, typed, [at for at in _tables(uow, typed) if at.table.status in OPEN_TABLE])


def tables_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """All tables of this server whose results can be looked at or corrected, the newest first."""
    return _offers(uow, typed, _tables(uow, typed))


def seated_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """The players of the table that another option names, or of this thread's or one's own."""
    at = table_at(uow, typed.caller, typed.table_id)
    if isinstance(at, Refusal):
        return ()
    shown = apart(people_by_id(uow, at.table.seats).values())
    return best([Suggestion(shown[player], player) for player in at.table.seats], typed.text)


def _tables(uow: UnitOfWork, typed: Typed) -> list[TableAt]:
    """The table of this thread first, then those of events that run, then the newest."""
    events = reversed(uow.events.find(guild_id=typed.caller.guild_id))
    found = [at for event in events if takes_results(event) for at in public_tables(uow, event)]
    here = table_here(uow, typed.caller)
    return sorted(found, key=lambda at: (here is None or at.table.id != here.id, not is_running(at.event)))


def _offers(uow: UnitOfWork, typed: Typed, tables: list[TableAt]) -> tuple[Suggestion, ...]:
    people = people_by_id(uow, {player for at in tables for player in at.table.seats})
    events = {at.event.id: at.event for at in tables}
    labels = event_labels(uow, events.values()) if len(events) > 1 else {}
    offers = [
        Suggestion(
            _label(at, people, labels.get(at.event.id, "")),
            at.table.id,
            at=(at.round.number, at.table.number),
        )
        for at in tables
    ]
    found = best(offers, _searched(typed.text))
    places = {int(at.table.id): at for at in tables}
    named = tuple(
        named_match(uow, places[offer.value].round, places[offer.value].table, offer) for offer in found
    )
    return with_rest(named, len(offers), typed.text)


def _searched(text: str) -> str:
    """What was typed, a round and a table said in words as the offers have them: "第4回戦 テーブル1" is "R4 T1"."""
    plain = unicodedata.normalize("NFKC", text)
    return _TABLE.sub(r" T\1 ", _ROUND.sub(lambda said: f" R{said[1] or said[2]} ", plain)).strip()


def _label(at: TableAt, people: dict[PlayerId, Person], event: str) -> str:
    """The names are cut where the line is too long, never the event's."""
    names = " · ".join(people[player].name for player in at.table.seats)
    ending = f" — {event}" if event else ""
    return f"{table_name(at)}: {names}"[: _ROOM - len(ending)] + ending
