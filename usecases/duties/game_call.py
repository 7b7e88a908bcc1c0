"""A judge is called to a game by post: the judges read it as long as the game waits for one.

Where Discord does not take the call in its place, whoever called reads where it stands, or that no judge knows of it.
"""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from data.game_records import GameHold, PostGame
from data.records import Destination, Guild, below, line, mention, role_ping
from data.unit_of_work import UnitOfWork
from league.by_post import HeldFor, HoldKind
from league.duty import Closing, Duty, Slot, Told, Wording
from usecases.caller import guild_of
from usecases.play.views import thread_of
from usecases.projection import Projection

KIND: Final = "game-call"
_JUDGES, _CALLER = "judges", "caller"


def _duties(uow: UnitOfWork, game: PostGame, _now: datetime) -> Iterator[Duty]:
    """A judge who holds a game unasked calls nobody.

    Source: cjp/call-judge
    """
    waits = game.held_for is HeldFor.JUDGE
    calls = uow.game_holds.find(game_id=game.id, why=HoldKind.JUDGE, ended_at=None) if waits else ()
    for call in (one for one in calls if one.calls):
        guild = guild_of(uow, game.guild_id)
        yield _to_judges(uow, game, call, guild)
        if call.called_by and (call.unheard or call.heard_in):
            yield _to_caller(game, call, guild)


def _to_judges(uow: UnitOfWork, game: PostGame, call: GameHold, guild: Guild) -> Duty:
    """In their channel, else in the game's thread: a question is said in no other place, for there opponents read."""
    thread = thread_of(uow, game) or game.channel_id
    place, instead = Destination.JUDGES, thread
    if not guild.judges_channel:
        place, instead = Destination.GAME, guild.pairings_channel if game.in_thread else game.channel_id
    question = "" if _is_withheld(call, guild) else call.question
    nobody = not (guild.judge_role or guild.judges_channel or guild.organizer_role)
    words = {
        **({"role": role_ping(call.role)} if call.role else {}),
        **(below(line("game-judge-nobody", {})) if nobody else {}),
        "game": game.id,
        "player": mention(call.caller),
        "question": question,
        "channel": {"channel": thread},
    }
    says = Wording("game-judge-wanted" if question else "game-judge-wanted-plain", words)
    slot = Slot(KIND, 0, call.id, _JUDGES)
    return Duty(slot, place, game.id, says, asks=_resume(game), instead=instead)


def _to_caller(game: PostGame, call: GameHold, guild: Guild) -> Duty:
    where: dict[str, Any] = {"game": game.id}
    if call.heard_in:
        where |= {"channel": {"channel": call.heard_in}, "withheld": int(_is_withheld(call, guild))}
    says = Wording("game-call-elsewhere" if call.heard_in else "game-call-unheard", where)
    slot = Slot(KIND, 0, call.id, _CALLER)
    return Duty(slot, Destination.PRIVATE, call.called_by, says, asks=_resume(game))


def _is_withheld(call: GameHold, guild: Guild) -> bool:
    return bool(call.heard_in and call.question and guild.judges_channel)


def _resume(game: PostGame) -> tuple[str, ...]:
    return (f"game-resume:{game.id}:0",)


def _ends(_uow: UnitOfWork, _slot: Slot, _told: Told) -> Closing:
    """The game goes on, or is held for something else: what it said was so."""
    return Closing()


GAME_CALL: Final = Projection(KIND, frozenset({"game", "game_hold", "guild"}), _duties, _ends)
