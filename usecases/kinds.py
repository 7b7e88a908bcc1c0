"""The kinds of messages that follow from rows, by what they follow from: from a server down to a player, or a game."""

from typing import Final

from data.game_records import PostGame
from data.records import Guild, Person
from league.event import Event
from league.round import Round, Table
from usecases.duties.announcement import ANNOUNCEMENT
from usecases.duties.appeal import APPEAL
from usecases.duties.approval import APPROVAL
from usecases.duties.begun_without import BEGUN_WITHOUT
from usecases.duties.board import BOARD
from usecases.duties.break_over import BREAK_OVER
from usecases.duties.byes import BYES
from usecases.duties.called_again import CALLED_AGAIN
from usecases.duties.check_in import CHECK_IN
from usecases.duties.clock import CLOCK
from usecases.duties.entry_news import ENTRY_NEWS
from usecases.duties.game_call import GAME_CALL
from usecases.duties.in_team import IN_TEAM
from usecases.duties.invitation import INVITATION
from usecases.duties.invitation_answered import INVITATION_ANSWERED
from usecases.duties.judge_called import JUDGE_CALLED
from usecases.duties.late_results import LATE_RESULTS
from usecases.duties.league_game import LEAGUE_GAME
from usecases.duties.left_server import LEFT_SERVER
from usecases.duties.letters import ACCOUNT, EVENT_CHANGED, SEAT_LOST
from usecases.duties.match_called import MATCH_CALLED
from usecases.duties.match_sheet import MATCH_SHEET
from usecases.duties.matches_fall import MATCHES_FALL
from usecases.duties.no_shows import NO_SHOWS
from usecases.duties.not_through import NOT_THROUGH
from usecases.duties.onward import ONWARD
from usecases.duties.outdated import OUTDATED
from usecases.duties.over_cap import OVER_CAP
from usecases.duties.penalty import PENALTY
from usecases.duties.place import PLACE
from usecases.duties.place_free import PLACE_FREE
from usecases.duties.rank_moved import RANK_MOVED
from usecases.duties.result import RESULT
from usecases.duties.result_wanted import RESULT_WANTED
from usecases.duties.round_ends import ROUND_ENDS
from usecases.duties.round_off import ROUND_OFF
from usecases.duties.ruling import RULING
from usecases.duties.seated import SEATED
from usecases.duties.vacant_seat import VACANT_SEAT
from usecases.duties.who_goes_on import WHO_GOES_ON
from usecases.projection import Projection

OF_SERVERS: Final[tuple[Projection[Guild], ...]] = (LEFT_SERVER,)
OF_EVENTS: Final[tuple[Projection[Event], ...]] = (
    ANNOUNCEMENT, APPEAL, APPROVAL, BEGUN_WITHOUT, BOARD, BYES, CHECK_IN, ENTRY_NEWS, EVENT_CHANGED, IN_TEAM,
    JUDGE_CALLED, LATE_RESULTS, LEAGUE_GAME, MATCHES_FALL, MATCH_CALLED, NOT_THROUGH, NO_SHOWS, ONWARD, OUTDATED,
    OVER_CAP, PENALTY, PLACE, PLACE_FREE, RANK_MOVED, RULING, SEAT_LOST, VACANT_SEAT, WHO_GOES_ON,
)  # fmt: skip
OF_ROUNDS: Final[tuple[Projection[Round], ...]] = (SEATED, ROUND_OFF)
OF_TABLES: Final[tuple[Projection[Table], ...]] = (
    BREAK_OVER,
    CLOCK,
    CALLED_AGAIN,
    MATCH_SHEET,
    RESULT,
    RESULT_WANTED,
    ROUND_ENDS,
)
OF_PEOPLE: Final[tuple[Projection[Person], ...]] = (ACCOUNT,)
OF_GAMES: Final[tuple[Projection[PostGame], ...]] = (GAME_CALL, INVITATION, INVITATION_ANSWERED)
OF_OLD: Final = (NOT_THROUGH, PENALTY, PLACE, RANK_MOVED)
"""What is told in private of what has happened, be it long ago."""
