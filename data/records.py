"""What use cases read and write beside the league's own types: server, person, audit line, notice, timer, post."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, Final

from league.ids import AuditId, CallId, EventId, PenaltyId, PlayerId, PostId, TableId


class Visibility(StrEnum):
    """Who finds an event on the web: everybody, whoever was given its address, or nobody."""

    PUBLIC = "public"
    UNLISTED = "unlisted"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class EventPage:
    """An event on the web: `key` is its address, which cannot be guessed; `screen` is what the hall's screen shows."""

    id: int
    event_id: EventId
    visibility: Visibility
    key: str
    screen: tuple[str, ...] = ()
    version: int = 0


@dataclass(frozen=True, slots=True)
class Guild:
    """A server's settings; a channel or role of 0 is not set up. `confirm_minutes`: until a report is final.

    `event_pages`: who finds new events. `server_events`: they stand among Discord's scheduled events, too.
    """

    id: int
    language: str = "ja"
    time_zone: str = "Asia/Tokyo"
    announcements_channel: int = 0
    pairings_channel: int = 0
    results_channel: int = 0
    judges_channel: int = 0
    organizer_role: int = 0
    judge_role: int = 0
    confirm_minutes: int = 15
    event_pages: Visibility = Visibility.UNLISTED
    server_events: bool = False
    version: int = 0


@dataclass(frozen=True, slots=True)
class Person:
    """A player as a server's league knows them; a guest has no Discord account (`user_id` None).

    `former` are names of before: they stand in what was noted then, and go from it with whoever is forgotten.
    """

    id: PlayerId
    guild_id: int
    name: str
    user_id: int | None = None
    version: int = 0
    former: tuple[str, ...] = ()


JOINED: Final = " → "
"""Between the names of a player who was joined with another one."""


@dataclass(frozen=True, slots=True)
class UserSettings:
    """What a Discord user chose for every server: language ("" = Discord's own) and whether to be told by message.

    For games by post: the time zone ("" = the server's), the minutes of the day between which a deadline runs
    (`wakes` to `sleeps`), a vacation, whether to hear "you are next", whether to be shown hints to a first game
    (`hints`), and which of them were shown already (`hinted`). `initials`: the web shows no full name.
    """

    id: int
    language: str = ""
    locale: str = ""
    notices: bool = True
    direct_messages_closed: bool = False
    time_zone: str = ""
    wakes: int = 8 * 60
    sleeps: int = 23 * 60
    away_since: datetime | None = None
    away_until: datetime | None = None
    tell_next: bool = True
    initials: bool = False
    hints: bool = True
    hinted: str = ""
    version: int = 0


@dataclass(frozen=True, slots=True)
class Penalty:
    """One line of the penalty ledger; revoked lines stay, with who revoked them and why.

    `points` go to the opponent in the match at `table_id` (0: given at no table, or others sit there by now).
    """

    id: PenaltyId
    event_id: EventId
    player_id: PlayerId
    kind: str
    section: str
    reason: str
    round_number: int
    table_number: int
    by: int
    at: datetime
    public: bool = False
    revoked_by: int = 0
    revoked_at: datetime | None = None
    revoke_reason: str = ""
    points: int = 0
    table_id: TableId = TableId(0)
    version: int = 0


@dataclass(frozen=True, slots=True)
class Draft:
    """What a user typed into a form that was not accepted, so that nothing is lost when it is opened again.

    `form` is the verb of the form, `subject` the id of what it is about; `at` is when something was last typed.
    """

    id: int
    form: str
    subject: int
    user_id: int
    guild_id: int
    at: datetime
    typed: Mapping[str, str] = field(default_factory=dict)
    version: int = 0


class CallStatus(StrEnum):
    """Where a judge call stands."""

    OPEN = "open"
    RULED = "ruled"
    APPEALED = "appealed"
    DECIDED = "decided"


@dataclass(frozen=True, slots=True)
class JudgeCall:
    """A question to the judges and what became of it; `votes` are "user:uphold" or "user:overturn".

    `candidates` are the sections that the search found for the question, `asked_in` is the channel where it was asked
    (0: unknown). `halted_at` is when it stopped the table's clock (None: it stood already, or there is none), `going`
    the judge who is on the way, `role` was pinged for it last (0: none). `elsewhere` says that whoever asked did not
    sit at the table when it was ruled on, `worded` is the ruling with its rule, as it was told.
    """

    id: CallId
    event_id: EventId
    table_id: TableId
    caller: int
    question: str
    at: datetime
    status: CallStatus = CallStatus.OPEN
    ruling: str = ""
    section: str = ""
    judge: int = 0
    ruled_at: datetime | None = None
    appeal: str = ""
    appellant: int = 0
    committee: tuple[int, ...] = ()
    votes: tuple[str, ...] = ()
    outcome: str = ""
    candidates: tuple[str, ...] = ()
    asked_in: int = 0
    halted_at: datetime | None = None
    going: int = 0
    role: int = 0
    elsewhere: bool = False
    worded: Mapping[str, Any] = field(default_factory=dict)
    version: int = 0


@dataclass(frozen=True, slots=True)
class AuditLine:
    """Who did what; `action` names a text in the locale files, `undone_by` the line that took it back (0: stands)."""

    id: AuditId
    guild_id: int
    event_id: EventId
    actor: int
    action: str
    params: Mapping[str, Any]
    at: datetime
    undone_by: AuditId = AuditId(0)


class PostKind(StrEnum):
    """The living posts: one message a thing, edited in place; `SERVER_EVENT` is one of Discord's scheduled events."""

    ANNOUNCEMENT = "announcement"
    ROUND = "round"
    TABLE = "table"
    STANDINGS = "standings"
    PODIUM = "podium"
    CALL = "call"
    GAME = "game"
    GAME_CARD = "game-card"
    SERVER_EVENT = "server-event"


@dataclass(frozen=True, slots=True)
class Post:
    """A message that shows the present state of a thing.

    `subject` is the id of what it shows. `wanted` counts the wishes to refresh it, `done` is the one that was
    fulfilled last. `nonce` and `attempted_at` are set before sending, and `attempted` (what names its words) with
    `channel_id` as where it goes, so that after a crash between sending and noting the message is found again:
    it is neither posted twice nor left behind.
    """

    id: PostId
    kind: PostKind
    subject: int
    guild_id: int
    channel_id: int = 0
    message_id: int = 0
    thread_id: int = 0
    wanted: int = 0
    done: int = 0
    attempts: int = 0
    due_at: datetime | None = None
    attempted_at: datetime | None = None
    attempted: str = ""
    nonce: str = ""
    digest: str = ""
    error: str = ""


class Delivery(StrEnum):
    """What became of a notice: one that is `SETTLED` is yet to be edited, `WITHDRAWN` is one that nobody could read."""

    PENDING = "pending"
    SENT = "sent"
    SETTLED = "settled"
    GIVEN_UP = "given-up"
    WITHDRAWN = "withdrawn"


class Destination(StrEnum):
    """Where a message goes; `SERVER` is the server's list of scheduled events."""

    PRIVATE = "private"
    ANNOUNCEMENTS = "announcements"
    PAIRINGS = "pairings"
    RESULTS = "results"
    JUDGES = "judges"
    THREAD = "thread"
    GAME = "game"
    CHANNEL = "channel"
    SERVER = "server"


@dataclass(frozen=True, slots=True)
class Notice:
    """One message that is sent once; `key` makes repeats harmless, `text` names a text in the locale files.

    `mentions` are the Discord users that are pinged, `subject` is the user (private) or table (thread) it is for.
    `buttons` are custom ids of persistent buttons to put under it. `instead` is the channel in which it is said where
    its reader, or its own place, takes no messages (0: nowhere). `audit_id` is the line of the action that caused it
    (0: none), noted when the action is stored. Once it is sent, the message stands in `channel_id`. `after_post` is the
    newest post that was wished for before it: in a channel it comes behind that one and before all later ones.
    `asked` are the buttons that it had before what they asked was settled.
    `duty` is the kind of what follows from the rows of `about`, an event or a table, while it `stands`.
    """

    id: int
    key: str
    guild_id: int
    place: Destination
    subject: int
    text: str
    params: Mapping[str, Any] = field(default_factory=dict)
    mentions: tuple[int, ...] = ()
    buttons: tuple[str, ...] = ()
    state: Delivery = Delivery.PENDING
    attempts: int = 0
    due_at: datetime | None = None
    attempted_at: datetime | None = None
    message_id: int = 0
    error: str = ""
    instead: int = 0
    after_post: int = 0
    audit_id: AuditId = AuditId(0)
    channel_id: int = 0
    asked: tuple[str, ...] = ()
    duty: str = ""
    about: int = 0
    stands: bool = True

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to do of what its buttons asked."""
        return bool(self.asked) and not self.buttons


class TimerKind(StrEnum):
    """What a timer sets off."""

    CHECKIN_REMINDER = "checkin-reminder"
    CHECKIN_CLOSE = "checkin-close"
    CLOCK_WARNING = "clock-warning"
    CLOCK_END = "clock-end"
    PLACEMENT = "placement"
    BREAK_END = "break-end"
    RESULT_FINAL = "result-final"
    RESULT_LATE = "result-late"
    ROUND_SOON = "round-soon"
    ROUND_OVER = "round-over"
    GAME_DEADLINE = "game-deadline"
    GAME_REMINDER = "game-reminder"
    GAME_DISCARD = "game-discard"
    GAME_MORNING = "game-morning"
    GAME_HOUSE = "game-house"
    GAME_OFFER = "game-offer"
    GAME_REDRAWN = "game-redrawn"


@dataclass(frozen=True, slots=True)
class Timer:
    """A moment at which something is due about the row `subject`; the action of line `audit_id` set it (0: none)."""

    id: int
    key: str
    kind: TimerKind
    subject: int
    due_at: datetime
    detail: int = 0
    done_at: datetime | None = None
    audit_id: AuditId = AuditId(0)


def term(key: str) -> dict[str, str]:
    """A notice's parameter that is a text of its own, put in the reader's language."""
    return {"term": key}


def audited_action(action: str, params: Mapping[str, Any]) -> dict[str, Any]:
    """A notice's parameter that words an action as the audit log does."""
    return {"deed": {"action": action, "params": dict(params)}}


def below(*lines: Mapping[str, Any]) -> dict[str, Any]:
    """A notice's parameters with lines that stand below its text; none where there are no lines."""
    return {"below": list(lines)} if lines else {}


def line(text: str, params: Mapping[str, Any]) -> dict[str, Any]:
    """One such line: a text of its own."""
    return {"line": {"text": text, "params": dict(params)}}


def own_words(typed: str, english: str = "") -> dict[str, str]:
    """A notice's parameter that an organizer wrote: it keeps its markup; a notice pings only its `mentions`."""
    return {"words": typed, "english": english} if english else {"words": typed}


def in_both(japanese: str, english: str) -> dict[str, str]:
    """A notice's parameter that is stored in both languages: each reader sees their own."""
    return {"ja": japanese, "en": english}


def mention(user_id: int) -> dict[str, int]:
    """A notice's parameter that shows a Discord user."""
    return {"user": user_id}


def role_ping(role_id: int) -> dict[str, int]:
    """A notice's parameter that shows a role and pings it."""
    return {"role": role_id}


def moment(at: datetime) -> dict[str, str]:
    """A notice's parameter that shows a moment in the reader's time zone."""
    return {"at": at.isoformat()}


def calendar(at: datetime) -> dict[str, str]:
    """A notice's parameter that shows day and hour in the reader's time zone."""
    return {"on": at.isoformat()}


def quoted(section: str) -> dict[str, str]:
    """A notice's parameter that quotes a rule."""
    return {"section": section}
