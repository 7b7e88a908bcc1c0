"""A match has ended without a winner: a judge says who goes on in the bracket."""

from dataclasses import dataclass

from data.named import player_named
from data.unit_of_work import UnitOfWork
from league.brackets import GoesOn
from league.ids import PlayerId, ResultId
from league.refusal import Refusal
from league.reporting import ReportState
from usecases.audit import audit
from usecases.bracket.labels import as_named
from usecases.bracket.play_on import play_on
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import entrants
from usecases.judge.own_table import unless_own_table
from usecases.result.find import Standing, result_at


@dataclass(frozen=True, slots=True)
class SendOn:
    """A judge sends a player (0: nobody) on from a match that had no winner."""

    caller: Caller
    result_id: ResultId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class SentOn:
    """The match, and the name of whoever goes on ("" for nobody)."""

    standing: Standing
    name: str


def send_on(command: SendOn, uow: UnitOfWork) -> SentOn | Refusal:
    """The named player goes on; the result stays as it is, without a winner.

    Refusals: `needs-judge`, `no-such-result`, `has-a-winner` (params: table), `already-sent-on` (params: table),
    `winner-not-seated` (params: player), those of `unless_own_table`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    standing = result_at(uow, command.caller, command.result_id)
    if isinstance(standing, Refusal):
        return standing
    at, result = standing.at, standing.result
    refused = unless_own_table(uow, command.caller, at.table) or _nothing_to_say(uow, command, standing)
    draw = uow.brackets.first(round_id=at.round.id)
    if refused or draw is None:
        return refused or Refusal("has-a-winner", params=as_named(at.round, at.table, at.label))
    uow.goes_on.add(GoesOn(0, draw.id, result.id, command.player))
    play_on(uow, at.event, command.caller.now)
    person = entrants(uow, at.event, [command.player])[command.player] if command.player else None
    who = player_named(person) if person else "—"
    audit(
        uow,
        command.caller,
        at.event.id,
        "sent-on",
        {"event": at.event.name, **as_named(at.round, at.table, at.label), "player": who},
    )
    return SentOn(standing, person.name if person else "")


def _nothing_to_say(uow: UnitOfWork, command: SendOn, standing: Standing) -> Refusal | None:
    at, result = standing.at, standing.result
    if result.winner or result.state is not ReportState.FINAL:
        return Refusal("has-a-winner", params=as_named(at.round, at.table, at.label))
    if uow.goes_on.first(result_id=result.id):
        return Refusal("already-sent-on", params=as_named(at.round, at.table, at.label))
    if command.player and command.player not in result.players:
        return Refusal("winner-not-seated", params={"player": command.player})
    return None
