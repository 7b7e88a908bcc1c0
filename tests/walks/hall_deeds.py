"""Deeds of a hall: how many boards there are, what is marked, and who is sent to which."""

from league.hall import Hall
from tests.walks.pick import Pick
from usecases.hall.mark import StreamMatch, stream_match
from usecases.hall.move import MoveMatch, move_match
from usecases.hall.set_up import SetHall, set_hall


def set_boards(pick: Pick) -> object:
    """A few boards, one of them reserved now and then; sometimes none any more."""
    boards = pick.chance.choice((0, 1, 2, 2, 3, 5))
    streamed = "1" if boards > 1 and pick.maybe(0.4) else "-"
    command = SetHall(pick.caller("organizer"), pick.event(), boards, streamed=streamed)
    return command, pick.world.do(set_hall, command)


def mark_match(pick: Pick) -> object:
    """A match is to be streamed, or is not."""
    number = pick.chance.randrange(1, 8)
    command = StreamMatch(pick.caller("organizer"), number, pick.event(), off=pick.maybe(0.3))
    return command, pick.world.do(stream_match, command)


def move_to_board(pick: Pick) -> object:
    """A match of the line, or of another board, is sent to a board."""
    table = pick.any_table()
    number = table.number if table else 1
    halls = pick.world.read(lambda uow: uow.halls.find(event_id=pick.event()))
    most = max((hall.boards for hall in halls if isinstance(hall, Hall)), default=1)
    command = MoveMatch(
        pick.caller("judge"), number, pick.chance.randrange(1, max(1, most) + 1), pick.event()
    )
    return command, pick.world.do(move_match, command)
