"""What `/event edit` has changed, and what that leaves to be known."""

import discord

from bot.i18n import Language, Safe, text
from bot.ui.controls import controls
from bot.ui.desk import namesake_words
from bot.ui.listed import listed
from bot.ui.moments import STARTS, confirming, meant_line
from bot.ui.reply import Reply
from usecases.event.edit import Edited


def edited_reply(done: Edited, language: Language) -> Reply:
    """What was changed, and the question about a start that was guessed."""
    if done.starts is None:
        return Reply(edited(done, language))
    asked = meant_line(done.starts, language)
    words = f"{edited(done, language)}\n{asked}" if done.is_changed else asked
    buttons = [] if done.starts.sure else [confirming(STARTS, done.event.id, done.starts)]
    return Reply(words, view=controls(language, buttons) if buttons else None)


def edited(done: Edited, language: Language) -> str:
    """The event is changed: who came up, who is told, and what stays as it was."""
    lines = [text(language, "event-edited", {"event": done.event.name})]
    names = listed((person.name for person in done.promoted), language, 20)
    if names:
        lines.append(text(language, "event-edited-promoted", {"names": names}))
    if done.waiting:
        waiting = listed((person.name for person in done.waiting), language, 20)
        lines.append(text(language, "event-edited-waiting", {"names": waiting}))
    if done.told:
        lines.append(text(language, "event-changed-told", {"count": done.told}))
    if done.namesake:
        lines.append(namesake_words(done.event, done.namesake, language))
    if done.lengths_gone:
        lines.append(text(language, "event-edited-lengths", {"count": done.lengths_gone}))
    if done.planned is not None:
        lines.append(text(language, "event-edited-planned", {"round": done.planned.number}))
    if done.checking_in is not None:
        at = Safe(discord.utils.format_dt(done.checking_in, "f"))
        lines.append(text(language, "event-edited-check-in", {"at": at}))
    return "\n".join(lines)
