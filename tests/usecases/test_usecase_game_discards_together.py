"""Play by post: what several discard for a seven is shown to all at once, and not before all have chosen."""

from collections.abc import Iterator

from bot.i18n import LANGUAGES
from bot.ui.games.catan.cards import cards_words
from bot.ui.games.catan.log import log_lines
from bot.ui.games.catan.seen import told_of, view_of
from bot.ui.play import board_post
from bot.ui.play.panel import panel
from data.database import Database
from data.records import TimerKind
from engine.catan import game as catan
from engine.catan.actions import Discard, EndTurn
from engine.catan.events import DiscardChosen, Discarded
from engine.catan.phases import DISCARD, MAIN, ROBBER
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from tests.support.game_time import goes_off
from tests.ui.posts_table import body
from usecases.play.move import MoveMade
from usecases.play.states import events_of


def seven(database: Database) -> tuple[GameTable, list[int]]:
    """A game in which several owe cards for a seven, and who: nobody has spent any."""
    table = game_table(database, people=4)
    for _ in range(400):
        owing = list(catan.to_act(table.state))
        if table.state.turn.phase is DISCARD and len(owing) > 1:
            return table, owing
        done = EndTurn() if table.state.turn.phase is MAIN else table.choice(owing[0])
        assert isinstance(table.play(table.user_of(owing[0]), done), MoveMade)
    raise AssertionError("no seven")


def chosen(table: GameTable, seat: int, place: int) -> Discard:
    """One of the discards that the seat may choose."""
    actions = catan.legal(table.state, seat)
    action = actions[place]
    assert isinstance(action, Discard)
    return action


def sights(table: GameTable, seat: int) -> Iterator[str]:
    """What all but this seat see: the board's post, and the panel of everybody else."""
    for language in LANGUAGES:
        yield body(board_post.render(table.seen(None), language))
        for other in (one for one in range(4) if one != seat):
            yield panel(table.seen(other), "", language).words


def last_events(table: GameTable, since: int) -> list[object]:
    """The events from a place on."""
    return list(table.read(lambda uow: events_of(table.game, uow.game_events.since(table.game_id, since))))


def test_nobody_sees_a_discard_before_all_have_chosen(database: Database) -> None:
    table, owing = seven(database)
    before, place = view_of(table.seen(None)), table.game.events
    one = chosen(table, owing[0], 0)
    assert isinstance(table.play(table.user_of(owing[0]), one), MoveMade)
    after = view_of(table.seen(None))
    assert before is not None
    assert after is not None
    assert (after.seats, after.bank) == (before.seats, before.bank)
    for language in LANGUAGES:
        words = cards_words(one.cards, language)
        assert not [sight for sight in sights(table, owing[0]) if words in sight and "🗑️" in sight]
        assert words in panel(table.seen(owing[0]), "", language).words
    for seat in owing[1:]:
        assert isinstance(table.play(table.user_of(seat), chosen(table, seat, 0)), MoveMade)
    up = [event for event in last_events(table, place) if isinstance(event, Discarded)]
    assert [event.seat for event in up] == [owing[-1], *sorted(owing[:-1])]
    assert next(event.cards for event in up if event.seat == owing[0]) == one.cards
    assert table.state.turn.phase is ROBBER
    told = [
        line
        for line in log_lines(told_of(table.seen(None).turn), table.seen(None).names, "en")
        if "🗑️" in line
    ]
    assert all("discards" in line and "chosen" not in line for line in told)


def test_the_time_being_up_turns_the_cards_up_too(database: Database) -> None:
    table, owing = seven(database)
    for seat in owing[:-1]:
        table.play(table.user_of(seat), chosen(table, seat, 0))
    late, place = table.seats[owing[-1]], table.game.events
    (timer,) = table.read(lambda uow: uow.timers.waiting(TimerKind.GAME_DEADLINE, late.id))
    goes_off(table, timer)
    up = [event for event in last_events(table, place) if isinstance(event, Discarded)]
    assert [event.seat for event in up] == [owing[-1], *sorted(owing[:-1])]


def test_a_player_may_choose_again_once_and_owes_then_as_before(database: Database) -> None:
    table, owing = seven(database)
    seat, user = owing[0], table.user_of(owing[0])
    table.play(user, chosen(table, seat, 0))
    assert table.seats[seat].deadline is None
    assert isinstance(table.play(user, "withdraw-discard"), MoveMade)
    assert table.seats[seat].deadline is not None
    again = chosen(table, seat, -1)
    assert isinstance(table.play(user, again), MoveMade)
    third = table.play(user, "withdraw-discard")
    assert isinstance(third, Refusal)
    assert third.code == "catan-chosen-again"
    assert [event.cards for event in last_events(table, 0) if isinstance(event, DiscardChosen)][
        -1
    ] == again.cards
