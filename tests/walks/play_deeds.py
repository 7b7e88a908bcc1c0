"""Games by post at league tables: opened, played, resigned, held, let go, ended and taken back."""

from collections.abc import Mapping
from typing import Any, Final

from data.game_records import UNDECIDED, GameStatus, PostGame
from engine.protocol import EngineRefusal
from league.ids import GameId
from tests.walks.deeds import (
    Weighed,
    of,
)
from tests.walks.fake_discord import HALL
from tests.walks.pick import Pick
from tests.walks.result_deeds import walk_over_at
from tests.walks.world import STRANGER
from usecases.find import profile_of
from usecases.play import judge, lobby, open_game, place, player_actions, reserve, take_back, undo
from usecases.play.move import PlayMove, play_move
from usecases.play.registry import engine_of, kinds
from usecases.play.stamps import stamp_of
from usecases.play.states import STATES

_MOST_MOVES: Final = 8


def new_game(pick: Pick) -> object:
    """A league table's game is opened by one of its players; now and then a game of their own, with a guest."""
    table = pick.any_table()
    event = pick.facts.event
    game = profile_of(event).game if event else "catan"
    kind = str(game) if str(game) in kinds() and not pick.maybe(0.1) else pick.chance.choice(kinds())
    at_league = table is not None and not pick.maybe(0.25)
    guests = () if at_league else (open_game.Invited(pick.member(), "Guest"),)
    command = open_game.NewGame(
        pick.at_table(table),
        pick.chance.randbytes(32),
        HALL,
        in_thread=False,
        kind=kind,
        seats=len(table.seats) if table and at_league else 3 if kind == "catan" else 2,
        invited=guests,
        hours=pick.chance.choice((1, 12)),
        table_id=table.id if table and at_league else 0,  # type: ignore[arg-type]  # 0 is none
    )
    return kind, command.table_id, pick.world.do(open_game.new_game, command)


def all_join(pick: Pick) -> object:
    """Whoever has a seat in an open game takes it."""
    done = []
    for game in pick.facts.games:
        if game.status is GameStatus.OPEN:
            users = [seat.user_id for seat in pick.facts.seats if seat.game_id == game.id and seat.user_id]
            done += [
                pick.world.do(lobby.join_game, lobby.JoinGame(pick.world.caller(u), game.id)) for u in users
            ]
    return done


def game_of_table(pick: Pick) -> object:
    """The players of a table that is to be played come to its game by post; now and then judges end that at once."""
    table, event = pick.open_table(), pick.facts.event
    if table is None or event is None:
        return None
    users = [one.user_id for one in pick.facts.people if one.id in table.seats and one.user_id]
    kind = str(profile_of(event).game)
    new = open_game.NewGame(
        pick.world.caller(pick.one(users, STRANGER)),
        pick.chance.randbytes(32),
        HALL,
        in_thread=False,
        kind=kind if kind in kinds() else "catan",
        seats=len(table.seats),
        table_id=table.id,
    )
    game = pick.world.do(open_game.new_game, new)
    if not isinstance(game, PostGame):
        return new, game
    joined = [
        pick.world.do(lobby.join_game, lobby.JoinGame(pick.world.caller(user), game.id))
        for user in users
        if pick.maybe(0.9)
    ]
    if pick.maybe(0.75):
        return new, *joined
    paused = pick.world.do(judge.pause_game, judge.JudgeGame(pick.caller("judge"), game.id))
    return new, *joined, paused, walk_over_at(pick, table)


def decided_by_judge(pick: Pick) -> object:
    """A judge decides a table at which a game is on."""
    played = {game.table_id for game in pick.facts.games if game.status in UNDECIDED}
    return walk_over_at(pick, pick.one([one for one in pick.facts.tables if one.id in played], None))


def moves(pick: Pick) -> object:
    """Some legal moves of a game that is played, by whoever is to decide."""
    game = pick.one([one for one in pick.facts.games if one.status is GameStatus.PLAYING], None)
    done: list[object] = []
    for _ in range(pick.chance.randrange(1, _MOST_MOVES)):
        if game is None:
            break
        done.append(_move(pick, game.id))
    return done


def _move(pick: Pick, number: GameId) -> object:
    found = pick.world.read(lambda uow: _legal(uow, number, pick))
    if found is None:
        return None
    stamp, user, words = found
    return pick.world.do(play_move, PlayMove(pick.world.caller(user), number, stamp, words))


def _legal(uow: Any, number: GameId, pick: Pick) -> tuple[int, int, str] | None:  # noqa: ANN401 - a unit of work
    game: PostGame = uow.games.require(number)
    if game.status is not GameStatus.PLAYING:
        return None
    rules, state = engine_of(game).rules, STATES.of(game, uow)
    waits = [wait for wait in rules.awaited(state) if wait.must]
    if not waits:
        return None
    seat = pick.chance.choice(waits).seat
    legal = [rules.format(action) for action in rules.legal(state, seat)]
    legal = [words for words in legal if not isinstance(rules.parse(words), EngineRefusal)]
    held = uow.game_seats.first(game_id=number, number=seat)
    return (stamp_of(game), held.user_id, pick.chance.choice(legal)) if legal and held else None


def _resigned(pick: Pick) -> object:
    seat = pick.one([one for one in pick.facts.seats if one.user_id], None)
    command = player_actions.ResignSeat(
        pick.world.caller(getattr(seat, "user_id", 1001)), getattr(seat, "game_id", GameId(99))
    )
    return command, pick.world.do(player_actions.resign, command)


def _stamp(_pick: Pick) -> None:
    return None


def _channel(_pick: Pick) -> int:
    return HALL


GAMES: Final[Mapping[str, Weighed]] = {
    "new game": Weighed(new_game, 3, "tables"),
    "game of table": Weighed(game_of_table, 8, "tables"),
    "decided by judge": Weighed(decided_by_judge, 2, "games"),
    "join games": Weighed(all_join, 2, "games"),
    "moves": Weighed(moves, 5, "games"),
    "resign": Weighed(_resigned, 0.7, "games"),
    "come back": Weighed(of(player_actions.come_back, player_actions.ComeBack, "player"), 0.4, "games"),
    "leave game": Weighed(of(lobby.leave_game, lobby.LeaveGame, "player"), 0.4, "games"),
    "start game": Weighed(of(lobby.start_game, lobby.StartGame, "player"), 0.4, "games"),
    "call to game": Weighed(of(judge.call_to_game, judge.CallToGame, "player"), 1, "games"),
    "pause game": Weighed(of(judge.pause_game, judge.JudgeGame, "judge", stamp=_stamp), 1, "games"),
    "resume game": Weighed(of(judge.resume_game, judge.JudgeGame, "judge", stamp=_stamp), 1.5, "games"),
    "end game": Weighed(of(judge.end_game, judge.JudgeGame, "judge", stamp=_stamp), 0.8, "games"),
    "give seat": Weighed(of(judge.substitute, judge.Substitute, "judge"), 0.7, "games"),
    "move board": Weighed(of(place.move_board, place.MoveBoard, "player", channel_id=_channel), 0.4, "games"),
    "take back": Weighed(of(take_back.take_back_own, take_back.TakeBackOwn, "player"), 0.7, "games"),
    "undo moves": Weighed(of(undo.undo_moves, undo.UndoMoves, "judge", stamp=_stamp), 0.7, "games"),
    "bring clock": Weighed(of(reserve.bring_clock, reserve.BringClock, "player"), 0.3, "games"),
    "by message": Weighed(
        of(player_actions.choose_place, player_actions.ChoosePlace, "player"), 0.5, "games"
    ),
}
