"""Giving a game up, claiming one, and what the opponent may say to it."""

from typing import Final

from engine.backgammon.actions import (
    AcceptResignation,
    Action,
    ClaimRace,
    OfferResignation,
    RefuseResignation,
)
from engine.backgammon.certain import certain_win, most_lost
from engine.backgammon.ending import game_won
from engine.backgammon.events import (
    Claimed,
    ResignationAccepted,
    ResignationOffered,
    ResignationRefused,
)
from engine.backgammon.names import Seat, WinKind, other
from engine.backgammon.options import Resigning
from engine.backgammon.position import has_contact
from engine.backgammon.refusals import MALFORMED, BackgammonCode
from engine.backgammon.state import Answer, BackgammonState, Effects, MatchPhase, Rules
from engine.backgammon.waiting import answering, out_of_turn
from engine.protocol import EngineRefusal

KINDS: Final = tuple(WinKind)


def must_accept(state: BackgammonState, kind: WinKind) -> bool:
    """Whether no more than this can be won from the player on roll, so that the offer ends the game at once.

    Source: jbl/4.6-concede
    """
    return kind >= most_lost(state.position, on_roll=True)


def resign(state: BackgammonState, seat: Seat, action: OfferResignation) -> Answer:
    """A game is given up on one's turn, before the dice: without contact, and where the match allows it in contact too.

    What was refused in this game may not be offered again, only more. Source: jbl/4.6, jbl/4.6-concede
    """
    if seat != state.seat or state.phase is not MatchPhase.BEFORE_ROLL:
        return out_of_turn(state, seat)
    if action.kind not in KINDS:
        return MALFORMED
    if state.options.resigning is Resigning.RACE and has_contact(state.position):
        return EngineRefusal(BackgammonCode.MUST_PLAY_ON, "jbl/4.6")
    offered = ResignationOffered(seat, WinKind(action.kind))
    if must_accept(state, action.kind):
        return offered, ResignationAccepted(other(seat)), game_won(state, other(seat), WinKind(action.kind))
    if action.kind <= state.refused[seat]:
        return EngineRefusal(BackgammonCode.REFUSED_BEFORE, "jbl/4.6-concede")
    return (offered,)


def claim(state: BackgammonState, seat: Seat, action: ClaimRace) -> Answer:
    """A race that is won whatever is rolled may be claimed on one's turn, before the dice. Source: jbl/4.6-concede."""
    if seat != state.seat or state.phase is not MatchPhase.BEFORE_ROLL:
        return out_of_turn(state, seat)
    if action.kind not in KINDS:
        return MALFORMED
    if certain_win(state.position, on_roll=True) < action.kind:
        return EngineRefusal(BackgammonCode.NOT_CERTAIN, "jbl/4.6-concede")
    return Claimed(seat, WinKind(action.kind)), game_won(state, seat, WinKind(action.kind))


def accept(state: BackgammonState, seat: Seat, _action: AcceptResignation) -> Answer:
    """The game ends as it was offered."""
    if state.phase is not MatchPhase.RESIGNED or seat != answering(state) or state.offer is None:
        return out_of_turn(state, seat)
    return ResignationAccepted(seat), game_won(state, seat, state.offer)


def refuse(state: BackgammonState, seat: Seat, _action: RefuseResignation) -> Answer:
    """The game goes on. Source: jbl/4.6."""
    if state.phase is not MatchPhase.RESIGNED or seat != answering(state):
        return out_of_turn(state, seat)
    return (ResignationRefused(seat),)


def legal(state: BackgammonState, seat: Seat) -> tuple[Action, ...]:
    """Every offer to lose and every claim that `resign` and `claim` accept from the player on roll."""
    race = not has_contact(state.position)
    if not race and state.options.resigning is Resigning.RACE:
        return ()
    offers = tuple(
        OfferResignation(kind)
        for kind in KINDS
        if kind > state.refused[seat] or (race and must_accept(state, kind))
    )
    certain = certain_win(state.position, on_roll=True) if race else 0
    return offers + tuple(ClaimRace(kind) for kind in KINDS if kind <= certain)


def offered(state: BackgammonState, event: ResignationOffered) -> BackgammonState:
    """The opponent has to answer."""
    return state._replace(phase=MatchPhase.RESIGNED, offer=event.kind)


def refused(state: BackgammonState, _event: ResignationRefused) -> BackgammonState:
    """The player on roll is still to roll, which is told as a turn of its own."""
    before = list(state.refused)
    before[state.seat] = state.offer or 0
    return state._replace(
        phase=MatchPhase.BEFORE_ROLL, offer=None, refused=(before[0], before[1]), turn=state.turn + 1
    )


def nothing_yet(state: BackgammonState, _event: ResignationAccepted | Claimed) -> BackgammonState:
    """Nothing but the end of the game follows."""
    return state


RULES: Final[Rules] = {
    OfferResignation: resign,
    ClaimRace: claim,
    AcceptResignation: accept,
    RefuseResignation: refuse,
}
EFFECTS: Final[Effects] = {
    ResignationOffered: offered,
    ResignationRefused: refused,
    ResignationAccepted: nothing_yet,
    Claimed: nothing_yet,
}
