"""What people do to a league, by chance: the commands of all roles, and runs of them that bring an event forward."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final, TypeAlias

from data.records import Penalty
from league.entry import EntryStatus
from league.event import Event, EventStatus, Pairing
from league.ids import AuditId, PlayerId
from league.refusal import Refusal
from league.regulations import PROFILES, PenaltyKind
from league.regulations.terms import Appeal
from league.round import Round, RoundStatus, Stage, TableStatus
from league.tournament import ROUND_DAYS
from tests.walks.pick import Pick, number_of
from tests.walks.result_deeds import NOT_FINAL, all_reports
from tests.walks.world import ORGANIZER, PLAYERS
from usecases.bracket import goes_on
from usecases.bracket.goes_on import SendOn
from usecases.event import checkin, create, stages
from usecases.event.create import CreateEvent
from usecases.event.format import SetFormat, set_format
from usecases.event.stages import MoveEvent
from usecases.find import BEFORE_START
from usecases.penalty import disqualify, impose, revoke
from usecases.penalty.disqualify import ConfirmDisqualification, DisqualificationAsked
from usecases.round import clocks, closing, pairing_input, publish, replace, seat, swap
from usecases.round.clocks import TimeTables
from usecases.round.closing import CloseRound
from usecases.round.draw import draw
from usecases.round.pairing_input import SeatRound
from usecases.round.seat import StoreSeating
from usecases.signup import importing, join, manage_entries, own_entry
from usecases.signup.manage_entries import AddEntry, Verb
from usecases.signup.read import ImportLine
from usecases.standings import advance, repair
from usecases.standings.line import wrong_line
from usecases.standings.repair import RepairStage
from usecases.undo import find as undo_find
from usecases.undo import take_back
from usecases.waiting.event import waiting_in
from usecases.waiting.finish import followed_by

Deed: TypeAlias = Callable[[Pick], object]
"""What is done with this chance; its outcome says in words what came of it."""


def of(use_case: Callable[..., Any], kind: type[Any], who: str, **given: Callable[[Pick], Any]) -> Deed:
    """A command with arguments by chance, but for those given."""

    def run(pick: Pick) -> object:
        values: Mapping[str, Any] = {name: choose(pick) for name, choose in given.items()}
        command = pick.command(kind, who, values)
        return command, pick.world.do(use_case, command)

    return run


def unread(_pick: Pick) -> None:
    return None


# Events


def new_event(pick: Pick) -> object:
    """An event of any pairing is created and opened, and people enter."""
    made = _created(pick)
    if isinstance(made, Refusal):
        return made
    organizer = "organizer"
    pick.world.do(stages.open_signup, MoveEvent(pick.caller(organizer), made.id))
    for user in PLAYERS[: pick.chance.randrange(4, len(PLAYERS) + 1)]:
        pick.world.do(join.join_event, join.JoinEvent(pick.world.caller(user), made.id))
    for name in ("Ann", "Bob")[: pick.chance.randrange(3)]:
        pick.world.do(manage_entries.add_entry, AddEntry(pick.caller(organizer), made.id, 0, name))
    return made.name, made.profile, made.pairing


def _created(pick: Pick) -> Event | Refusal:
    pairing = pick.pairing()
    fitting = [name for name, one in PROFILES.items() if pairing_input.fits(pairing, one)]
    hears_appeals = [name for name in fitting if PROFILES[name].appeal is not Appeal.FINAL]
    profile = pick.one(hears_appeals if pick.maybe(0.15) and hears_appeals else fitting, "catan-japan")
    is_match = profile == "backgammon-jba"
    made = pick.world.do(
        create.create_event,
        CreateEvent(
            pick.caller("organizer"),
            pick.text("name"),
            profile,
            pairing=pairing,
            rounds=pick.chance.choice((1, 2, 3)),
            capacity=pick.chance.choice((0, 0, 5)),
            match_points=pick.chance.choice((0, 3)) if is_match else 0,
            approval=pick.maybe(0.1),
            hidden=pick.maybe(0.15),
        ),
    )
    if isinstance(made, Refusal):
        return made
    if profile in _OF_TWO and pick.maybe(0.4):
        pick.world.do(
            set_format, SetFormat(pick.caller("organizer"), made.event.id, round_days=ROUND_DAYS[0])
        )
    return made.event


_OF_TWO: Final = frozenset(name for name, one in PROFILES.items() if one.two_players)
_CHECKED_IN: Final = 0.3
"""Of so many events the check-in is opened."""


def go_on(pick: Pick) -> object:
    """The event takes the next step that an organizer would take; after its end there is another event."""
    event = pick.facts.event
    if event is not None and event.status is EventStatus.DRAFT:
        return pick.world.do(stages.open_signup, MoveEvent(pick.caller("organizer"), event.id))
    if event is None or event.status not in {*BEFORE_START, EventStatus.RUNNING}:
        return new_event(pick)
    rounds = [row for row in pick.facts.rounds if row.status is not RoundStatus.CANCELLED]
    if event.status is EventStatus.CHECK_IN:
        return _check_in_ends(pick, event)
    if event.status is EventStatus.OPEN and not rounds and pick.maybe(_CHECKED_IN):
        return _check_in_begins(pick, event)
    return _round_goes_on(pick, event, rounds[-1]) if rounds else _next_round(pick, event)


def _check_in_begins(pick: Pick, event: Event) -> object:
    """Now and then somebody was put off the list before it, and that was a mistake."""
    until = f"{pick.world.now + timedelta(hours=pick.chance.choice((12, 24))):%Y-%m-%d %H:%M}"
    off: object = None
    if pick.maybe(0.5):
        removal = manage_entries.HandleEntry(pick.caller("organizer"), event.id, pick.player(), Verb.REMOVE)
        off = pick.world.do(manage_entries.handle_entry, removal)
    begun = pick.world.do(
        checkin.open_check_in, checkin.OpenCheckIn(pick.caller("organizer"), event.id, until)
    )
    return begun, off, _on_again(pick, event) if isinstance(off, manage_entries.Handled) else None


def _on_again(pick: Pick, event: Event) -> object:
    """The removal is undone."""
    lines = pick.world.read(lambda uow: uow.journal.lines(event.guild_id, event.id, 5))
    removed = next((line.id for line in lines if line.action == "entry-remove"), AuditId(0))
    return pick.world.do(take_back.undo, undo_find.Undo(pick.caller("organizer"), event.id, removed))


def _check_in_ends(pick: Pick, event: Event) -> object:
    """Most have come; whoever has not is out. While somebody waits for a place another one may leave before that."""
    waits = any(entry.status is EntryStatus.WAITLISTED for entry in pick.facts.entries.entries)
    if waits and pick.maybe(0.6):
        leaver = own_entry.OwnEntry(pick.caller("player"), event.id)
        return leaver, pick.world.do(own_entry.leave_event, leaver)
    for user in PLAYERS:
        if pick.maybe(0.9):
            pick.world.do(own_entry.check_in_event, own_entry.OwnEntry(pick.world.caller(user), event.id))
    return pick.world.do(stages.close_signup, MoveEvent(pick.caller("organizer"), event.id))


def _round_goes_on(pick: Pick, event: Event, last: Round) -> object:
    """It is made public, its clocks start, its results come in, it ends, and another one is seated."""
    if last.status is RoundStatus.FINISHED:
        return _next_round(pick, event)
    if last.status is RoundStatus.PLANNED:
        return _published(pick, event)
    statuses = {table.status for table in pick.facts.tables if table.round_id == last.id}
    if last.status is RoundStatus.PUBLISHED and TableStatus.WAITING in statuses and pick.maybe(0.6):
        return pick.world.do(clocks.start_tables, TimeTables(pick.caller("judge"), event.id))
    return all_reports(pick) if statuses & NOT_FINAL else _closed(pick, event)


def _published(pick: Pick, event: Event) -> object:
    """The plan is published; one that fits no more is drawn again."""
    command = publish.PublishRound(pick.caller("organizer"), event.id)
    outcome = pick.world.do(publish.publish_round, command)
    if isinstance(outcome, Refusal) and outcome.code == "seating-outdated":
        return plan_round(pick)
    return outcome


def _closed(pick: Pick, event: Event) -> object:
    return pick.world.do(closing.end_round, CloseRound(pick.caller("judge"), event.id))


def _next_round(pick: Pick, event: Event) -> object:
    """The next round is seated; where there is none the players of the final, else the end."""
    planned = plan_round(pick)
    if isinstance(planned, Refusal) and event.status in BEFORE_START:
        all_enter(pick, event)
        planned = plan_round(pick)
    if not isinstance(planned, Refusal):
        return planned
    advanced = pick.world.do(advance.advance, advance.Advance(pick.caller("organizer"), event.id))
    if not isinstance(advanced, Refusal):
        return advanced
    command = MoveEvent(pick.caller("organizer"), event.id, agreed_to(pick))
    return pick.world.do(stages.finish_event, command)


def agreed_to(pick: Pick) -> int:
    """A yes to what the end leaves open, mostly."""
    event = pick.facts.event
    if event is None or pick.maybe(0.2):
        return 0
    return pick.world.read(lambda uow: followed_by(waiting_in(uow, event, pick.world.now)).mark)


def all_enter(pick: Pick, event: Event) -> None:
    """Whoever is not on the list yet is put there, and a guest with them, for five cannot be seated."""
    pick.world.do(stages.open_signup, MoveEvent(pick.world.caller(ORGANIZER), event.id))
    pick.world.do(manage_entries.add_entry, AddEntry(pick.world.caller(ORGANIZER), event.id, 0, "Zoe"))
    for user in PLAYERS:
        pick.world.do(
            manage_entries.add_entry, AddEntry(pick.world.caller(ORGANIZER), event.id, user, f"U{user}")
        )


def plan_round(pick: Pick) -> object:
    """A round is drawn and stored as planned."""
    question = pick.command(SeatRound, "organizer", {"drawing": None, "avoid": "", "seeds": "", "byes": ""})
    basis = pick.world.read(lambda uow: pairing_input.basis_of(question, uow))
    drawn = basis if isinstance(basis, Refusal) else draw(basis)
    if isinstance(drawn, Refusal):
        return drawn
    return pick.world.do(seat.store_seating, StoreSeating(question, drawn))


def repair_line(pick: Pick) -> object:
    """After a correction the right players take their seats."""
    event = pick.facts.event
    if event is None:
        return None
    moved = pick.world.read(lambda uow: wrong_line(uow, event, Stage.QUALIFIER))
    return pick.world.do(
        repair.repair_stage, RepairStage(pick.caller("judge"), event.id, moved.mark if moved else 5)
    )


def send_on(pick: Pick) -> object:
    """A judge says who goes on from a match that nobody has won."""
    result = pick.one(pick.facts.results[-4:], None)
    player = pick.one((*getattr(result, "players", ()), PlayerId(0)), PlayerId(0))
    command = SendOn(pick.caller("judge"), number_of(result), player)
    return command, pick.world.do(goes_on.send_on, command)


def disqualified(pick: Pick) -> object:
    """A judge disqualifies a player and says yes."""
    given = {"kind": PenaltyKind.DISQUALIFICATION, "exception": "", "section": ""}
    command = pick.command(impose.ImposePenalty, "judge", given)
    asked = pick.world.do(disqualify.ask_disqualification, command)
    if not isinstance(asked, DisqualificationAsked):
        return command, asked
    yes = ConfirmDisqualification(pick.world.caller(command.caller.user_id), asked.draft.id)
    return command, pick.world.do(disqualify.confirm_disqualification, yes)


def replace_seat(pick: Pick) -> object:
    """Somebody's seat goes to another one, to the next in line, or is taken away."""
    table = pick.open_table()
    where = (
        pick.caller("judge"),
        number_of(table),
        pick.one(getattr(table, "seats", ()), PlayerId(99)),
    )
    if pick.maybe(0.4):
        command: Any = replace.SeatNewcomer(*where, pick.user(), pick.text("name"))
        return command, pick.world.do(replace.seat_newcomer, command)
    if pick.maybe(0.5):
        return where, pick.world.do(replace.seat_next_in_line, replace.SeatNextInLine(*where))
    return where, pick.world.do(replace.remove_seat, replace.RemoveSeat(*where))


def swap_seats(pick: Pick) -> object:
    """Two players of the round change their seats."""
    seated = [p for t in pick.facts.tables[-5:] for p in t.seats]
    first, second = pick.one(seated, PlayerId(99)), pick.one(seated, PlayerId(98))
    command = swap.SwapPlayers(pick.caller("judge"), first, second, pick.event())
    return command, pick.world.do(swap.swap_players, command)


def taken_back(pick: Pick) -> object:
    """An action is undone."""
    who = pick.chance.choice(("organizer", "judge", "admin", "admin"))
    line = pick.line()
    found = next((one for one in pick.facts.lines if one.id == line), None)
    command = undo_find.Undo(pick.caller(who), found.event_id if found else pick.event(), line)
    return found.action if found else "last", command, pick.world.do(take_back.undo, command)


def revoked(pick: Pick) -> object:
    """A judge revokes a penalty."""
    standing: list[Penalty] = [one for one in pick.facts.penalties if not one.revoked_by]
    number = pick.one([pick.facts.penalties.index(one) + 1 for one in standing], 1)
    command = pick.command(revoke.RevokePenalty, "judge", {"number": number, "reason": "mistake"})
    return command, pick.world.do(revoke.revoke_penalty, command)


def given_away(pick: Pick) -> object:
    """Somebody is put out of an event that is full, the place is taken, and that was a mistake."""
    event = pick.facts.event
    if event is None or not event.capacity:
        return None
    out = disqualified(pick)
    late = AddEntry(pick.caller("organizer"), event.id, 0, pick.text("name"))
    return out, pick.world.do(manage_entries.add_entry, late), revoked_last(pick, event)


def revoked_last(pick: Pick, event: Event) -> object:
    """A judge takes back the penalty that was given last."""
    number = pick.world.read(lambda uow: len(uow.penalties.find(event_id=event.id)))
    command = revoke.RevokePenalty(pick.caller("judge"), event.id, number, "mistake")
    return pick.world.do(revoke.revoke_penalty, command)


def imported(pick: Pick) -> object:
    """A file of players."""
    lines = [ImportLine(n, f"Guest {pick.chance.randrange(20)}", 0, "") for n in range(1, 4)]
    command = importing.ImportEntries(pick.caller("organizer"), pick.event(), lines)
    return pick.world.do(importing.import_entries, command)


def drop_draft(pick: Pick) -> object:
    """A draft goes away."""
    return pick.world.do(stages.drop_draft, MoveEvent(pick.caller("organizer"), pick.event()))


@dataclass(frozen=True, slots=True)
class Weighed:
    """A deed, how often it is done among all, and the facts without which the event goes on instead."""

    deed: Deed
    weight: float = 1.0
    needs: str = ""


def move_event(step: Callable[..., Any], who: str = "organizer") -> Deed:
    return of(step, MoveEvent, who, agreed=lambda _: 0)


def bracket_offered(pick: Pick) -> Pairing | None:
    """What the command offers."""
    return pick.chance.choice((None, Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION))


def stage_offered(pick: Pick) -> Stage | None:
    """What the command offers."""
    return pick.chance.choice((None, None, Stage.SEMI_FINAL, Stage.FINAL))
