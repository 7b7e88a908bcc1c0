"""What stands on Discord beside what is stored, once all is delivered."""

from datetime import UTC, datetime

from bot.bot_context import BotContext
from bot.config import Settings
from bot.delivery.drawn_post import drawn_now
from bot.games import seat_games
from bot.ui.layout import texts_in
from bot.ui.reply import Reply
from bot.ui.web_links import pages_stand_at
from data.unit_of_work import UnitOfWork
from tests.support.loopback import Message
from tests.support.process_night import ProcessNight
from usecases.caller import guild_of
from usecases.delivery.claim import ClaimedPost


def told_otherwise(night: ProcessNight, web_port: int = 0) -> list[str]:
    """Each living post that is missing, stands for nothing, or does not show what is stored."""
    seat_games()
    pages_stand_at(Settings(web_port=web_port, _env_file=None).web_address)
    bot_context = BotContext(Settings(_env_file=None), night.database, lambda: datetime.now(UTC))
    shown = {message.id: message for message in night.server.world.all_messages() if not message.deleted}
    faults = []
    for claimed in night.look(_standing):
        post, due = claimed.post, drawn_now(claimed, bot_context)
        message = shown.get(post.message_id)
        if due is None and message is not None:
            faults.append(f"{post.kind} {post.subject} stands, and nothing is to be shown")
        elif due is not None and message is None:
            faults.append(f"{post.kind} {post.subject} is missing")
        elif due is not None and message is not None and words_in(message) != words_of(due.reply):
            faults.append(
                f"{post.kind} {post.subject} says {words_in(message)}, and stored is {words_of(due.reply)}"
            )
    bot_context.close()
    pages_stand_at("")
    return faults


def words_in(message: Message) -> list[object]:
    """The words that everybody reads in a message."""
    texts = [str(part["content"]) for part in message.components if "content" in part]
    return [message.content, *map(_words, message.embeds), *texts]


def words_of(reply: Reply) -> list[object]:
    """The words that a message is to have."""
    sent = reply.sent()
    texts = list(texts_in(sent["view"].children)) if reply.cards else []
    return [sent["content"] or "", *(_words(dict(embed.to_dict())) for embed in reply.embeds), *texts]


def _words(embed: dict[str, object]) -> object:
    fields = embed.get("fields") or ()
    lines = [(one["name"], one["value"]) for one in fields]  # type: ignore[attr-defined]  # JSON
    return embed.get("title"), embed.get("description"), lines


def _standing(uow: UnitOfWork) -> list[ClaimedPost]:
    """The posts of which the house says that they are done; what is owed cannot stand."""
    done = [post for post in uow.outbox.posts.find() if post.wanted <= post.done and not post.error]
    return [ClaimedPost(post, guild_of(uow, post.guild_id), again=False) for post in done]
