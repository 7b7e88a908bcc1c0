"""The message to a player that something waits for: in private with the whole panel, in the thread as a ping.

In the thread it says nothing that only the player may know.
"""

from dataclasses import replace

import discord

from bot.i18n import Language, Safe, plain, text
from bot.ui.cards import BLURPLE, heading, small
from bot.ui.controls import Control, controls
from bot.ui.play.clock_words import until_words
from bot.ui.play.face import face_of
from bot.ui.play.lobby import link
from bot.ui.play.panel import add_table_link, card_reply, panel, stands
from bot.ui.play.wording import label, worded
from bot.ui.posts.style import PostStyle, Where
from bot.ui.reply import Reply
from data.game_records import GameStatus, Prompt, PromptKind
from data.records import Destination
from usecases.play.show import prompt_view
from usecases.play.stamps import EPOCH
from usecases.play.unreachable import game_of_ping, ping_lost, prompt_unreachable
from usecases.play.views import GameView

_REMINDED = frozenset({PromptKind.TURN, PromptKind.REPLY})
"""What a player is reminded of: the game stands still until it is done."""
_TALK = frozenset({PromptKind.OFFER, PromptKind.ANSWER})
"""What says who proposes, or answers, and what."""


def render(view: GameView, language: Language) -> Reply:
    """The message in the player's language."""
    card = view.card
    if card is None:
        raise ValueError("a message to a player is about something")
    if not card.is_open:
        is_own = card.by_message and card.kind in _REMINDED
        on = controls(language, [Control("game-next", view.game.id, emoji="⏩")]) if is_own else None
        return card_reply(_done(view, card, language), on)
    return _private(view, card, language) if card.by_message else _ping(view, card, language)


def _private(view: GameView, card: Prompt, language: Language) -> Reply:
    head = _head(view, card, language)
    if card.kind is PromptKind.ANSWER and view.game.status is GameStatus.PLAYING:
        return replace(card_reply(head, _to_the_turn(view, language)), mentions=(card.user_id,))
    if card.kind is PromptKind.NEXT or view.game.status is not GameStatus.PLAYING:
        mine = view.game.status is GameStatus.PAUSED and view.game.called_by == card.user_id
        call = controls(language, [Control("game-resume", view.game.id)]) if mine else None
        return replace(card_reply(head, call), mentions=(card.user_id,))
    if stands(view, card.step, language):
        return replace(panel(view, card.step, language), mentions=(card.user_id,))
    hint = [f"> {worded(view.game.kind, f'hint-{card.hint}', language)}"] if card.hint else []
    whole = panel(view, "", language, (*head, *_record(card, language)), hint)
    return replace(whole, mentions=(card.user_id,))


def _head(view: GameView, card: Prompt, language: Language) -> list[str]:
    """What is wanted, which leads to the game; under it what is offered, and for a reminder until when."""
    words, *more = _why(view, card, language)
    return [heading(words, link(view)), *more]


def _ping(view: GameView, card: Prompt, language: Language) -> Reply:
    words = [f"<@{card.user_id}> {' '.join(_why(view, card, language))}", *_record(card, language)]
    buttons = None if card.kind is PromptKind.NEXT else _to_the_turn(view, language)
    return replace(card_reply(words, buttons, BLURPLE), mentions=(card.user_id,))


def _to_the_turn(view: GameView, language: Language) -> discord.ui.View:
    """The panel in a private answer, and the page."""
    buttons = controls(language, [Control("game-turn", view.game.id, style=discord.ButtonStyle.primary)])
    add_table_link(buttons, view.game.id, language)
    return buttons


def _why(view: GameView, card: Prompt, language: Language) -> list[str]:
    """Why the player is written to; then what is offered, and until when there is time."""
    if view.game.status is GameStatus.PAUSED:
        key = "game-card-called" if view.game.called_by else "game-card-paused"
        return [plain(language, key, {"game": view.game.id, "why": view.game.held_for.value})]
    again = card.repeats > 0 and card.kind in _REMINDED
    face = face_of(view.game)
    terms = face.prompt_terms(view, language).strip() if card.kind in _TALK else ""
    about = face.prompt_key(card.kind)
    key = f"card-reminder-{about}" if again else f"card-{about}"
    words = [label(view.game.kind, key, language, {"game": view.game.id}), *filter(None, [terms])]
    until = until_words(view, card.seat, language)
    # A private message's panel says until when; a reminder says it first of all.
    if not until or card.kind not in _REMINDED or (card.by_message and not again):
        return words
    return [*words, text(language, "game-card-until", {"at": until})]


def _done(view: GameView, card: Prompt, language: Language) -> list[str]:
    """What it was about, and in private what the player did."""
    face, params = face_of(view.game), {"game": int(view.game.id)}
    if card.kind is PromptKind.TURN:
        params["number"] = card.about % EPOCH + 1
    head = label(view.game.kind, f"card-done-{face.prompt_key(card.kind)}", language, params)
    if not card.by_message:
        return [small(head)]
    if view.game.status is GameStatus.OVER and card.until >= view.game.events:  # the end closed it
        head = plain(language, "game-card-over", {"game": view.game.id})
    logged = face.log_lines(view.news, view.names, language, view.scenery)
    return [heading(head, link(view)), *_record(card, language), *logged]


def _record(card: Prompt, language: Language) -> list[str]:
    """What names the game up to this turn, to be compared when it is over."""
    is_turn = bool(card.head) and card.kind is PromptKind.TURN
    return [text(language, "game-card-head", {"head": Safe(card.head)})] if is_turn else []


def _where(view: GameView) -> Where:
    """The player's private messages, or the game's thread."""
    card = view.card
    if card is not None and card.by_message:
        return Where(user_id=card.user_id, silent=view.quiet)
    return Where(channel_id=view.thread_id or view.game.channel_id, silent=view.quiet)


def _readers(view: GameView) -> tuple[int, ...]:
    """The player who is to decide."""
    return () if view.card is None else (view.card.user_id,)


STYLE = PostStyle(
    Destination.GAME,
    prompt_view,
    render,
    where=_where,
    apart=True,
    readers=_readers,
    closed=prompt_unreachable,
    failed=ping_lost,
    threaded=game_of_ping,
)
