"""A game inside Discord: who opens it there, and who is signed in in the frame. Discord itself says who that is."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from data.pass_records import PassKind, WebPass
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.device.behind import Device, SecretShown, device_of, pass_behind
from usecases.device.life import digest_of, new_secret, supernumerary

FRAME_LASTS: Final = timedelta(hours=2)
"""Then Discord is asked again, which its person does not notice. Source: house"""
LAUNCH_LASTS: Final = timedelta(minutes=2)
"""From the press of the button until the frame has begun. Source: house"""


@dataclass(frozen=True, slots=True)
class OpenFrame:
    """The caller presses the button that opens this game inside Discord."""

    caller: Caller
    game_id: GameId


@dataclass(frozen=True, slots=True)
class EnterFrame:
    """Discord says that the caller has opened the frame."""

    caller: Caller


@dataclass(frozen=True, slots=True)
class InFrame:
    """The person in the frame, the secret that it holds, and the page with which it begins ("": it is not known)."""

    person: Device
    secret: str
    leads_to: str


def open_frame(command: OpenFrame, uow: UnitOfWork) -> WebPass:
    """The caller's next frame begins with this game: Discord's launch carries no word of it.

    Who may see the game its page asks at each request, as of any other.
    Source: house
    """
    caller, now = command.caller, command.caller.now
    _end_launches(uow, caller.user_id)
    wish = WebPass(
        0,
        caller.user_id,
        PassKind.LAUNCH,
        digest_of(new_secret()),
        caller.name,
        "",
        now,
        now,
        now + LAUNCH_LASTS,
        f"/t/{command.game_id}",
    )
    return uow.web_passes.add(wish)


def enter_frame(command: EnterFrame, uow: UnitOfWork) -> InFrame | Refusal:
    """The caller is signed in in a frame for a while; the launch is used up.

    Refusals: `device-gone` (the host has shut the caller out).
    Source: house
    """
    caller, now = command.caller, command.caller.now
    if uow.blocklist.get(caller.user_id) is not None:
        return Refusal("device-gone")
    launches = _end_launches(uow, caller.user_id)
    leads_to = next((one.leads_to for one in reversed(launches) if now < one.ends_at), "")
    for old in supernumerary(uow.web_passes.find(user_id=caller.user_id, kind=PassKind.FRAME)):
        uow.web_passes.end(old.id)
    secret = new_secret()
    frame = WebPass(
        0,
        caller.user_id,
        PassKind.FRAME,
        digest_of(secret),
        caller.name,
        "Discord",
        now,
        now,
        now + FRAME_LASTS,
    )
    return InFrame(device_of(uow.web_passes.add(frame)), secret, leads_to)


def frame_behind(shown: SecretShown, uow: UnitOfWork) -> Device | None:
    """Who is in the frame that holds this secret; None where it has ended, or its person is shut out.

    Source: house
    """
    found = pass_behind(uow, shown.secret, PassKind.FRAME, shown.now)
    return None if found is None else device_of(found)


def _end_launches(uow: UnitOfWork, user_id: int) -> tuple[WebPass, ...]:
    found = uow.web_passes.find(user_id=user_id, kind=PassKind.LAUNCH)
    for one in found:
        uow.web_passes.end(one.id)
    return found
