"""What a game shows, as digests: views, posts, prompts, panels, messages, in both languages."""

import hashlib
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial

import discord

from bot.i18n import LANGUAGES, Language
from bot.ui.games.catan.seen import dice_of
from bot.ui.notices import notice_reply
from bot.ui.play import board_post, prompt_post
from bot.ui.play.panel import panel
from bot.ui.reply import Reply
from data.records import Notice
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from tests.golden.walk import Walk
from tests.support.game_table import GameTable
from usecases.play.report import finished_game
from usecases.play.show import board_view, prompt_view
from usecases.play.views import GameView
from usecases.play.waiting import is_person

RECENT = timedelta(hours=2)
"""Closed prompts that are drawn again."""
_NAMED = re.compile(r"<\w+\.(\w+): \d+>")
"""A member of an enumeration: its name counts, not what the enumeration is called."""
DEPTH = 1
"""Taps from the first screen of a panel."""


@dataclass
class Digest:
    """Running digests by kind of thing shown."""

    parts: dict[str, "hashlib._Hash"] = field(default_factory=lambda: defaultdict(hashlib.sha256))

    def add(self, kind: str, text: str) -> None:
        """One more thing of a kind."""
        self.parts[kind].update(text.encode())
        self.parts[kind].update(b"\0")

    @property
    def short(self) -> dict[str, str]:
        """The digests so far."""
        return {kind: found.hexdigest()[:12] for kind, found in sorted(self.parts.items())}


def digest_of(walk: Walk) -> dict[str, str]:
    """The digests of a whole walk."""
    digest = Digest()
    walk.go(lambda step: _look(walk.table, digest, step))
    digest.add("happened", " ".join(walk.happened))
    _end(walk.table, digest)
    return digest.short


def _look(table: GameTable, digest: Digest, step: int) -> None:
    for seat in (*range(len(table.seats)), None):
        seen = table.seen(seat)
        if seen.view is not None:
            actions = [catan.format(action) for action in seen.actions]
            text = repr((tuple(seen.view)[1:], actions, seen.stamp, seen.last, dice_of(seen)))
            digest.add("views", _NAMED.sub(r"\1", text))
    for language in LANGUAGES:
        board = table.read(lambda uow: board_view(table.game_id, uow))
        digest.add(
            "posts", _shown(board_post.render(board, language)) + board_post.thread_name(board, language)
        )
    _prompts(table, digest)
    people = [seat.number for seat in table.seats if is_person(seat)]
    for number, seat in enumerate(people):
        language = LANGUAGES[(number + step) % 2]
        for shown in _panels(table.seen(seat), language):
            digest.add("panels", _shown(shown))


def _prompts(table: GameTable, digest: Digest) -> None:
    for card in table.read(lambda uow: uow.game_cards.find(game_id=table.game_id)):
        view = table.read(partial(prompt_view, card.id))
        about = (
            card.seat,
            str(card.kind).replace("reply", "discard"),
            card.about,
            card.since,
            card.until,
            card.repeats,
            card.by_message,
        )
        digest.add("prompts", repr((*about, card.is_open, card.taken_back)))
        if view is not None and (card.is_open or table.now - card.opened_at < RECENT):
            for language in LANGUAGES:
                digest.add("prompts", _shown(prompt_post.render(view, language)))


def _panels(seen: GameView, language: Language) -> Iterator[Reply]:
    steps, known = [("", 0)], {""}
    for step, depth in steps:
        reply = panel(seen, step, language)
        yield reply
        further = sorted({words[1:] for words in _said(reply) if words.startswith("?")} - known)[:4]
        if depth < DEPTH:
            known.update(further)
            steps += [(one, depth + 1) for one in further]


def _shown(reply: Reply) -> str:
    """All of a message but its pictures, of which the last one is compared."""
    controls = reply.view.to_components() if reply.view else []
    cards = [(card.words, card.colour) for card in reply.cards]
    return repr((reply.content, [box.to_dict() for box in reply.embeds], cards, controls))


def _said(reply: Reply) -> Iterator[str]:
    """What the controls of a panel can say."""
    for item in reply.view.children if reply.view else ():
        if isinstance(item, discord.ui.Button):
            yield (item.custom_id or "").split(":", 3)[-1]
        if isinstance(item, discord.ui.Select):
            yield from (option.value for option in item.options)


def _end(table: GameTable, digest: Digest) -> None:
    """What stays of a game: its events, messages, timers, one picture, and its files once it is over."""
    game = table.game
    stored = table.read(lambda uow: uow.game_events.since(game.id, 0))
    digest.add("events", repr([(one.place, one.step, one.seat, json.loads(one.event)) for one in stored]))
    kept = [
        (seat.state, seat.user_id, seat.orders, seat.ticked, seat.misses, seat.deadline)
        for seat in table.seats
    ]
    digest.add("seats", repr(kept))
    for notice in table.read(_notices):
        digest.add("messages", repr((notice.key, notice.mentions, notice.due_at)))
        for language in LANGUAGES:
            digest.add("messages", _shown(notice_reply(notice, language)))
    language = LANGUAGES[game.seats % 2]
    drawn = board_post.render(table.read(lambda uow: board_view(game.id, uow)), language).drawn()
    digest.add("pictures", repr([(file.mark, file.alt) for file in drawn.files]))
    replay = table.read(lambda uow: finished_game(game.id, uow))
    if hasattr(replay, "json"):
        digest.add("files", replay.json + replay.exports[0][1] + repr(replay.fault))


def _notices(uow: UnitOfWork) -> tuple[Notice, ...]:
    return tuple(sorted(uow.outbox.notices.find(), key=lambda notice: notice.key))
