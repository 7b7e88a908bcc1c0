"""A guest gets a Discord account, and stays the same player: everything that was scored before is still theirs."""

from dataclasses import dataclass, replace

from data.records import Destination, Notice, Person
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, unless
from usecases.people import shortened
from usecases.posted import refresh_all_posts


@dataclass(frozen=True, slots=True)
class GiveAccount:
    """An organizer says who on Discord a guest is."""

    caller: Caller
    player: PlayerId
    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class AccountGiven:
    """The player with the account, and the name as a guest."""

    person: Person
    guest: str


def give_account(command: GiveAccount, uow: UnitOfWork) -> AccountGiven | Refusal:
    """The guest is this member of the server, in every event, past ones too.

    Refusals: `needs-organizer`, `no-such-player`, `no-guest` (params: player), `account-plays` (params: player).
    Source: house
    """
    refused = unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    person = uow.people.get(command.player)
    if person is None or person.guild_id != command.caller.guild_id:
        return Refusal("no-such-player")
    if person.user_id is not None:
        return Refusal("no-guest", params={"player": person.name})
    known = uow.people.first(guild_id=person.guild_id, user_id=command.user_id)
    if known is not None:
        return Refusal("account-plays", params={"player": known.name})
    name = shortened(command.name) or person.name
    saved = uow.people.save(replace(person, user_id=command.user_id, name=name))
    line = audit(uow, command.caller, 0, "entry-account", {"player": person.name, "other": name})
    for event in uow.events.find(guild_id=person.guild_id):
        if uow.entries.list_of(event).entry_of(command.player):
            refresh_all_posts(uow, event.id, event.guild_id)
    uow.outbox.send(
        Notice(
            id=0,
            key=f"account:{line.id}",
            guild_id=person.guild_id,
            place=Destination.PRIVATE,
            subject=command.user_id,
            text="notice-account",
            params={"player": person.name},
        )
    )
    return AccountGiven(saved, person.name)
