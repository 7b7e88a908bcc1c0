"""Deeds that concern a server and its people: languages, names, accounts, and a round that is called off."""

from dataclasses import replace
from functools import partial

from league.round import RoundStatus
from tests.walks.pick import Pick
from usecases.called import learn_name
from usecases.execute import note
from usecases.round.closing import CloseRound, cancel_round
from usecases.settings.own_settings import ChooseLanguage, choose_language
from usecases.settings.setup import SetUp, set_up
from usecases.signup.account import GiveAccount, give_account

_LANGUAGES = ("ja", "en")


def set_server_up(pick: Pick) -> object:
    """The server speaks another language."""
    command = SetUp(pick.caller("admin"), language=pick.one(_LANGUAGES, "en"))
    return command, pick.world.do(set_up, command)


def go_by_another_name(pick: Pick) -> object:
    """A member has another name on Discord, which the bot learns as they do something."""
    caller = pick.caller("player")
    called = replace(caller, name=pick.one((caller.name, f"Neo {caller.user_id}"), caller.name))
    note(pick.world.database, partial(learn_name, called), pick.world.now)
    return called.name


def speak(pick: Pick) -> object:
    """Somebody chooses their language."""
    command = ChooseLanguage(pick.caller("player"), pick.one(_LANGUAGES, "en"))
    return command, pick.world.do(choose_language, command)


def give_a_guest_an_account(pick: Pick) -> object:
    """A guest turns out to be a member, now and then one who plays already."""
    guests = [person.id for person in pick.facts.people if person.user_id is None]
    player = pick.one(guests, pick.player())
    user = pick.member()
    command = GiveAccount(pick.caller("organizer"), player, user, f"U{user}", merge=pick.maybe(0.5))
    return command, pick.world.do(give_account, command)


def call_round_off(pick: Pick) -> object:
    """A round that players know is cancelled; once there are results that is refused."""
    known = [one for one in pick.facts.rounds if one.status is RoundStatus.PUBLISHED] or pick.facts.rounds
    event, number = pick.event(), known[-1].number if known else 0
    command = CloseRound(pick.caller("organizer"), event, number)
    return command, pick.world.do(cancel_round, command)
