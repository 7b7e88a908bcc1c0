"""Who on Discord a player is. Everything that was scored stays: also where two players turn out to be one person."""

from dataclasses import dataclass, replace
from typing import Any

from data.named import player_named
from data.news_tables import News, NewsKind
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.people import shortened
from usecases.play.other_account import OtherAccount, move_games, unless_plays_both
from usecases.signup.merging import Duplicate, merge, unless_two


@dataclass(frozen=True, slots=True)
class GiveAccount:
    """An organizer says who on Discord a guest is; `merge`: also where the two were players of their own so far."""

    caller: Caller
    player: PlayerId
    user_id: int
    name: str
    merge: bool = False


@dataclass(frozen=True, slots=True)
class AccountGiven:
    """The player with the account, and the name of before.

    `merged` if another player's results came to theirs, `changed` if they had another account before.
    """

    person: Person
    guest: str
    merged: bool = False
    changed: bool = False


def give_account(command: GiveAccount, uow: UnitOfWork) -> AccountGiven | Refusal:
    """The guest is this member of the server, in every event, past ones too.

    Refusals: `needs-organizer`, `no-such-player`, `no-guest` (params: player) and `account-plays` (params: player)
    unless the two are to be merged, then those of `unless_two`; those of `unless_plays_both`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    person = uow.people.get(command.player)
    if person is None or person.guild_id != command.caller.guild_id:
        return Refusal("no-such-player")
    known = uow.people.first(guild_id=person.guild_id, user_id=command.user_id)
    if command.merge and known is not None:
        return _merged(command, uow, Duplicate(person, known))
    if person.user_id is not None and not command.merge:
        return Refusal("no-guest", params={"player": person.name})
    if known is not None:
        return Refusal("account-plays", params={"player": known.name})
    return _given(command, uow, person)


def _given(command: GiveAccount, uow: UnitOfWork, person: Person) -> AccountGiven | Refusal:
    """Give the person this account, under which no player is known yet."""
    name = shortened(command.name) or person.name
    change = OtherAccount(person.guild_id, person.user_id or 0, command.user_id, name)
    refused = unless_plays_both(uow, change)
    if refused:
        return refused
    former = person.former if name == person.name else (*person.former, person.name)
    given = replace(person, user_id=command.user_id, name=name, former=former)
    saved = uow.people.save(given)
    names = {"player": person.name, "other": name}
    named = {"player": player_named(person), "other": player_named(saved)}
    _audit(command, uow, "entry-account", named, change)
    if person.user_id is None:
        _note(uow, saved, NewsKind.ACCOUNT, command.user_id, names)
    else:
        _note(uow, saved, NewsKind.ACCOUNT_CHANGED, command.user_id, names)
        _note(uow, saved, NewsKind.ACCOUNT_LEFT, person.user_id, names)
    return AccountGiven(saved, person.name, changed=person.user_id is not None)


def _merged(command: GiveAccount, uow: UnitOfWork, twice: Duplicate) -> AccountGiven | Refusal:
    """The account's player takes over all that the other one was; both accounts are told."""
    change = OtherAccount(twice.stays.guild_id, twice.gone.user_id or 0, command.user_id, twice.stays.name)
    refused = unless_two(uow, twice) or unless_plays_both(uow, change)
    if refused:
        return refused
    names = {"player": twice.gone.name, "other": twice.stays.name}
    named = {"player": player_named(twice.gone), "other": player_named(twice.stays)}
    _audit(command, uow, "entry-merged", named, change)
    merge(uow, twice, command.caller.now)
    for user in {twice.gone.user_id, twice.stays.user_id}:
        _note(uow, twice.stays, NewsKind.MERGED, user, names)
    return AccountGiven(twice.stays, twice.gone.name, merged=True)


def _audit(
    command: GiveAccount, uow: UnitOfWork, action: str, named: dict[str, Any], change: OtherAccount
) -> None:
    """The account's games go along."""
    if change.old:
        move_games(uow, change, command.caller.now)
    audit(uow, command.caller, EventId(0), action, named)


def _note(uow: UnitOfWork, person: Person, kind: NewsKind, user: int | None, said: dict[str, str]) -> None:
    if user is not None:
        uow.news.add(News(0, person.guild_id, kind, said, (user,), player_id=person.id))
