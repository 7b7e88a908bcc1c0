"""The language of what is over: its posts stay in the one in which they were shown last."""

from dataclasses import replace

from bot.delivery.drawn_post import drawn_now
from bot.i18n import BOTH
from data.records import Post, PostKind
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import CallId, EventId, RoundId, TableId
from tests.walks.world import World
from usecases.delivery.claim import ClaimedPost
from usecases.find import GOING_ON


def is_kept(world: World, claimed: ClaimedPost, shows: str) -> bool:
    """Whether a post of an event that is over says what it is to say in a language that the server had before."""
    event = world.read(lambda uow: _event_of(uow, claimed.post))
    if event is None or event.status in GOING_ON:
        return False
    drawn = (
        drawn_now(replace(claimed, guild=replace(claimed.guild, language=one)), world.bot_context)
        for one in ("ja", "en", BOTH)
    )
    return shows in {one.digest for one in drawn if one is not None}


def _event_of(uow: UnitOfWork, post: Post) -> Event | None:
    number = EventId(post.subject)
    match post.kind:
        case PostKind.ROUND:
            number = uow.rounds.require(RoundId(post.subject)).event_id
        case PostKind.TABLE:
            number = uow.tables.require(TableId(post.subject)).event_id
        case PostKind.CALL:
            number = uow.calls.require(CallId(post.subject)).event_id
        case PostKind.GAME | PostKind.GAME_CARD:
            return None
    return uow.events.get(number)
