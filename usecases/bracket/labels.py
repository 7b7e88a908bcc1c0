"""What the tables of a round are called: a match of a bracket, a table of a stage, or of a round."""

from collections.abc import Iterable, Mapping
from typing import Final

from data.unit_of_work import UnitOfWork
from league.brackets import MatchLabel, bracket_for, labels
from league.refusal import Refusal
from league.round import Round, Stage, Table
from usecases.bracket.drawn import draw_of, seeds_of
from usecases.many import in_runs

IN_ROUND: Final = "in-round"
"""What stands for the phase of a table that is no match of a bracket."""
NAMED_BY: Final = frozenset({"bracket", "bracket_seed", "round"})
"""The rows of which the names of tables are made."""


def labels_in(uow: UnitOfWork, round_: Round) -> Mapping[int, MatchLabel]:
    """The names of the matches of a bracket; nothing for a round of another kind."""
    draw = draw_of(uow, round_)
    bracket = None if draw is None else bracket_for(draw.pairing, draw.options, seeds_of(uow, draw))
    if bracket is None or isinstance(bracket, Refusal):
        return {}
    named = labels(bracket)
    return {number: named[match] for number, match in enumerate(bracket.contested, start=1)}


def where(round_: Round, label: MatchLabel | None) -> dict[str, str | int]:
    """A notice's parameter: the match's place in the bracket, the stage, or the number of the round."""
    if label is not None:
        return {"phase": label.phase.value, "round": label.round}
    phase = IN_ROUND if round_.stage is Stage.QUALIFIER else f"in-{round_.stage}"
    return {"phase": phase, "round": round_.number}


def named(uow: UnitOfWork, round_: Round, table: Table) -> dict[str, str | int]:
    """The parameters of which a text makes `$place`, the name of a table."""
    return as_named(round_, table, labels_in(uow, round_).get(table.number))


def named_by(uow: UnitOfWork, table: Table) -> dict[str, str | int]:
    """The same of a table alone."""
    return named(uow, uow.rounds.require(table.round_id), table)


def briefly(uow: UnitOfWork, table: Table) -> dict[str, str | int]:
    """The same for those who know which round it is: of an ordinary round the table's number alone."""
    place = named_by(uow, table)
    return place if "phase" in place else {"table": table.number}


def as_named(round_: Round, table: Table, label: MatchLabel | None) -> dict[str, str | int]:
    """The same of a match that has this name."""
    place = where(round_, label)
    more = {} if place["phase"] == IN_ROUND else {"phase": place["phase"], "nth": place["round"]}
    return {"round": round_.number, "table": table.number, **more}


def listed(uow: UnitOfWork, round_: Round, tables: Iterable[Table]) -> dict[str, str | int]:
    """The parameters that name several tables of a round: their numbers, and whether they are matches of a bracket."""
    found = tuple(tables)
    numbers = in_runs(table.number for table in found)
    unit = {"unit": "match"} if labels_in(uow, round_) else {}
    return {"tables": numbers, "count": len(found), **unit}
