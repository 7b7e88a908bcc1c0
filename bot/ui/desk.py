"""The organizer's desk in words and buttons."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.boards import with_boards
from bot.ui.cards import MessageCard, beside, heading
from bot.ui.controls import (
    ChoiceField,
    Control,
    MenuLine,
    Panel,
    TextField,
    control_of,
    controls,
    custom_id,
    form,
    menu,
)
from bot.ui.desk_table import TABLES
from bot.ui.doctor import thread_lines, trouble_line
from bot.ui.door import door_box, door_buttons
from bot.ui.judge_desk import DESK as JUDGES
from bot.ui.latecomers import LATE
from bot.ui.lists import desk_card
from bot.ui.moments import STARTS, confirming, meant_line
from bot.ui.open_matters import open_lines
from bot.ui.reply import Reply, embed
from bot.ui.timestamps import date
from bot.ui.web_links import add_floor_link, page_address
from league.event import Event
from usecases.event.create import Created
from usecases.event.page import ScreenPart, parts_of
from usecases.show.desk import DeskOfEvent, OrganizerDesk
from usecases.waiting.finish import Followed
from usecases.waiting.open import OpenKind, of_kind
from usecases.waiting.steps import DeskStep

VERBS = {step: f"desk-{step}" for step in DeskStep}
REFRESH, SURE, SCREEN, DROP = "desk-refresh", "desk-sure", "desk-screen", "event-drop"
CANCEL = "event-cancel"
WHICH = "desk-event"
_MOST_EVENTS = 25
"""Discord takes 25 lines in a menu."""
_FOLLOWS = (OpenKind.FALLEN, OpenKind.LINE, OpenKind.REFUSED, OpenKind.CALL)
"""What is open when an event ends and has consequences that are said."""
_PRIMARY, _PLAIN = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


def created_reply(done: Created, language: Language) -> Reply:
    """A new event, with the way to its desk; where another one is called so, whether this one was meant."""
    event, starts = done.event, done.starts
    words = text(language, "event-created", {"event": event.name})
    words = f"{words}\n{meant_line(starts, language)}" if starts else words
    way = Control(REFRESH, event.id, style=_PRIMARY, label=plain(language, "button-desk-show"), emoji="🗂️")
    ways = [confirming(STARTS, event.id, starts), way] if starts and not starts.sure else [way]
    if done.namesake is None:
        return Reply(words, view=controls(language, ways))
    drop = Control(DROP, event.id, style=discord.ButtonStyle.danger)
    asked = namesake_words(event, done.namesake, language)
    return Reply(f"{words}\n{asked}", view=controls(language, [*ways, drop]))


def cancel_question(event: Event, language: Language) -> Reply:
    """Ask once before an event that people know of is called off."""
    yes = Control(CANCEL, event.id, style=discord.ButtonStyle.danger)
    return Reply(text(language, "event-cancel-sure", {"event": event.name}), view=controls(language, [yes]))


def namesake_words(event: Event, namesake: Event, language: Language) -> str:
    """Which other event is called so, and how the two can be told apart."""
    status = plain(language, f"event-status-{namesake.status}")
    day = date(namesake.starts_at or namesake.created_at)
    return text(language, "event-namesake", {"event": event.name, "status": status, "day": day})


def desk_reply(desk: OrganizerDesk, language: Language, guild: discord.Guild | None = None) -> Reply:
    """Where the event stands, what is missing, and a button for each step that comes next.

    Of its server (`guild`) it says where soon no more threads can be opened.
    """
    event = desk.card.event
    card = embed("", desk_card(desk.card, language))
    with_boards(card, desk.boards, language)
    buttons = [
        Control(VERBS[step], event.id, style=_PLAIN if number else _PRIMARY)
        for number, step in enumerate(desk.steps)
    ]
    buttons += [control_of(name) for name in _repairs(desk)]
    refresh = Control(REFRESH, event.id, emoji="🔄", label=plain(language, "button-desk-refresh"))
    buttons += door_buttons(desk.door, event.id, language)
    judges = [Control(JUDGES, event.id, emoji="⚖️")]
    if desk.is_played:
        judges.insert(0, Control(TABLES, event.id, emoji="🎲"))
    if desk.seats_latecomers:
        judges.insert(1, Control(LATE, event.id, emoji="🕗"))
    screen = [Control(SCREEN, event.id, emoji="🖥️")] if page_address(desk.card.page) else []
    boxes = (
        card,
        *_missing_box(desk, language),
        *door_box(desk.door, language),
        *_owed_box(desk, language, guild),
    )
    next_step = buttons.pop(0).button(language) if desk.steps else None
    view = controls(language, [*buttons, *judges, *screen, refresh])
    add_floor_link(view, event.id, language)
    title = heading(plain(language, "desk-title", {"event": event.name}))
    head = beside(f"{title}\n{_first_line(desk, language)}", next_step)
    parts = (part for one in Reply(embeds=boxes).laid_out().cards for part in one.parts)
    return Reply(cards=(MessageCard((head, *parts)),), view=view)


def no_longer(shown: Reply, language: Language) -> Reply:
    """The desk as it stood last, with the words that it follows no longer."""
    return replace(shown, content=text(language, "desk-follows-no-longer"))


def _first_line(desk: OrganizerDesk, language: Language) -> str:
    """What comes next, where a phone shows it before anything else."""
    step = plain(language, f"button-{VERBS[desk.steps[0]]}") if desk.steps else ""
    return text(language, "desk-first", {"steps": len(desk.steps), "step": step, "open": len(desk.opens)})


def _repairs(desk: OrganizerDesk) -> Sequence[str]:
    """The buttons that put right what others should play; a plan is made anew by the step that is due."""
    found = of_kind(desk.opens, OpenKind.LINE, OpenKind.FALLEN)
    return [name for one in found for name in one.buttons]


def which_desk(found: Sequence[DeskOfEvent], language: Language) -> Reply:
    """A menu of the events whose desks can be meant, each with its status."""
    lines = [
        MenuLine(one.label, str(one.event.id), plain(language, f"event-status-{one.event.status}"))
        for one in found[:_MOST_EVENTS]
    ]
    view = Panel()
    view.add_item(menu(WHICH, 0, plain(language, f"menu-{WHICH}"), lines))
    return Reply(text(language, "desk-which", {"more": max(0, len(found) - _MOST_EVENTS)}), view=view)


def screen_reply(desk: OrganizerDesk, language: Language) -> Reply:
    """What the hall's screen can show, to choose from, and where it is opened."""
    event, page = desk.card.event, desk.card.page
    shown = parts_of(page) if page else ()
    options = [
        discord.SelectOption(label=plain(language, f"screen-part-{part}"), value=part, default=part in shown)
        for part in ScreenPart
    ]
    view = Panel()
    view.add_item(
        discord.ui.Select(
            custom_id=f"menu:{custom_id(SCREEN, event.id)}",
            placeholder=plain(language, f"menu-{SCREEN}")[:150],
            options=options,
            min_values=1,
            max_values=len(options),
        )
    )
    params: dict[str, Param] = {"event": event.name, "url": Safe(page_address(page, "/screen"))}
    return Reply(text(language, "desk-screen-chosen", params), view=view)


def _missing_box(desk: OrganizerDesk, language: Language) -> tuple[discord.Embed, ...]:
    """What is open, in a box of its own: a field of the event's would hold a quarter of it."""
    missing = "\n".join(open_lines(desk.opens, desk.places, language))
    return (embed(plain(language, "desk-missing"), missing),) if missing else ()


def _owed_box(
    desk: OrganizerDesk, language: Language, guild: discord.Guild | None
) -> tuple[discord.Embed, ...]:
    """What Discord has not taken yet, and why; or will soon not take."""
    troubles = (trouble_line(language, one) for one in desk.owed)
    owed = "\n".join((*troubles, *thread_lines(language, guild)))
    return (embed(plain(language, "desk-owed"), owed),) if owed else ()


def check_in_form(event_id: int, language: Language) -> discord.ui.Modal:
    """Until when the check-in is open."""
    field: TextField | ChoiceField = TextField(
        "until",
        plain(language, "desk-checkin-until"),
        placeholder=plain(language, "desk-checkin-example"),
        limit=40,
    )
    return form(VERBS[DeskStep.CHECK_IN], event_id, plain(language, "button-desk-checkin"), [field])


def sure_lines(event: str, unplayed: int, left: Followed, language: Language) -> tuple[str, ...]:
    """What an event's end says and leaves open."""
    ladders = [text(language, "desk-sure-ladders", {"count": unplayed})] if unplayed else []
    open_then = [text(language, f"desk-sure-{kind}") for kind in _FOLLOWS if of_kind(left.opens, kind)]
    return (text(language, "desk-sure", {"event": event}), *ladders, *open_then)


def sure_reply(desk: OrganizerDesk, language: Language) -> Reply:
    """Ask once before an event ends, with all that it leaves open and what follows from that."""
    event, left = desk.card.event, desk.followed
    lines = sure_lines(event.name, desk.unplayed, left, language)
    sure = plain(language, "button-desk-sure-open") if left.opens else None
    buttons = [
        Control(SURE, event.id, left.mark, style=discord.ButtonStyle.danger, label=sure),
        *(control_of(name) for name in _repairs(desk)),
        Control(REFRESH, event.id, label=plain(language, "button-desk-back")),
    ]
    return Reply("\n".join(lines), embeds=_missing_box(desk, language), view=controls(language, buttons))
