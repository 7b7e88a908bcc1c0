"""Records of tables from outside: seats, matches, plans; a table is whole or refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league.importing.records import RecordList, RecordSeat, TableRecord, laid_out, records_in
from league.refusal import Refusal
from league.trf import TrfGame, TrfPlayer, TrfReport, read_trf, write_trf
from tests.support.records_read import read_records


def read(content: str) -> RecordList:
    found = read_records(content.encode())
    assert isinstance(found, RecordList), found
    return found


def tables(content: str) -> list[tuple[int, int, list[tuple[object, int | None]]]]:
    return [
        (
            one.round,
            one.table,
            [(seat.name or seat.discord_id or seat.number, seat.score) for seat in one.seats],
        )
        for one in read(content).tables
    ]


@pytest.mark.parametrize(
    ("content", "due"),
    [
        ("Round,Table,Player,Score\n1,1,Ann,10\n,,Ben,7\n,2,Cy,10\n,,Dee,5\n2,1,Ann,3\n",
         [(1, 1, [("Ann", 10), ("Ben", 7)]), (1, 2, [("Cy", 10), ("Dee", 5)]), (2, 1, [("Ann", 3)])]),
        ("ラウンド,卓,席順,プレイヤー,得点\n第1回戦,A卓,2,ケン,8\n第1回戦,A卓,1,はるか,10\n第1回戦,B卓,1,ミア,4\n",
         [(1, 1, [("はるか", 10), ("ケン", 8)]), (1, 2, [("ミア", 4)])]),
        ("Table,White,Black,Result\n1,Ann,Ben,7-5\n2,Cy,Dee,3:7\n3,Eve,Fay,\n",
         [(0, 1, [("Ann", 7), ("Ben", 5)]), (0, 2, [("Cy", 3), ("Dee", 7)]), (0, 3, [("Eve", None), ("Fay", None)])]),
        ("Player 1;Score 1;Player 2;Score 2\nAnn;7;Ben;5\n", [(0, 1, [("Ann", 7), ("Ben", 5)])]),
        ("卓,席1,席2,席3,席4\n1,はるか,ケン,ミア,リオ\n2,a,b,c,\n",
         [(0, 1, [("はるか", None), ("ケン", None), ("ミア", None), ("リオ", None)]),
          (0, 2, [("a", None), ("b", None), ("c", None)])]),
        ("1-4-7-10\n2-5-8-11\n\n1-2-3-4\n",
         [(1, 1, [(1, None), (4, None), (7, None), (10, None)]), (1, 2, [(2, None), (5, None), (8, None), (11, None)]),
          (2, 1, [(1, None), (2, None), (3, None), (4, None)])]),
        ("Round,Player 1,Player 2,Scores\n1,Ann,Ben,7-3\n", [(1, 1, [("Ann", 7), ("Ben", 3)])]),
        ("White,Black,Score\nAnn,Ben,7-3\n", [(0, 1, [("Ann", 7), ("Ben", 3)])]),
        ("Round,Winner,Loser,Score\n1,Ann,Ben,7-5\n", [(1, 1, [("Ann", 7), ("Ben", 5)])]),
        ("entrant1,entrant1Score,entrant2,entrant2Score,winner\nAnn,2,Ben,1,Ann\n", [(0, 1, [("Ann", 2), ("Ben", 1)])]),
        ("Match,Home,Away,Home score,Away score\n1,Ann,Ben,5,3\n", [(0, 1, [("Ann", 5), ("Ben", 3)])]),
        ("Br.;Nr.;Name;Elo;Ergebnis;Name;Elo;Nr.\n1;1;Alpha, Ann;2100;1 - 0;Bravo, Ben;1900;5\n",
         [(0, 1, [("Alpha, Ann", 1), ("Bravo, Ben", 0)])]),
        ("卓,1番手,点,2番手,点,3番手,点\n1,はるか,10,ケン,7,ミア,6\n",
         [(0, 1, [("はるか", 10), ("ケン", 7), ("ミア", 6)])]),
        ("Table,Name of 1st player,Points of 1st player,Name of 2nd player,Points of 2nd player\n1,Ann,10,Ben,7\n",
         [(0, 1, [("Ann", 10), ("Ben", 7)])]),
        ("Bo.,No.,White,Result,Black,No.\n1,1,Ann,1-0,Ben,4\n2,3,Eve,1,bye,\n",
         [(0, 1, [("Ann", 1), ("Ben", 0)]), (0, 2, [("Eve", None)])]),
        ("Round one\n\nTable 1,Table 2\nAnn,Eve\nBen,Fay\nCy,\n",
         [(0, 1, [("Ann", None), ("Ben", None), ("Cy", None)]), (0, 2, [("Eve", None), ("Fay", None)])]),
        ("第1卓\t第2卓\nはるか\tケン\nミア\tリオ\n",
         [(0, 1, [("はるか", None), ("ミア", None)]), (0, 2, [("ケン", None), ("リオ", None)])]),
        ("Spring Cup\n\nBoard,Player,Pts\n1,<@123456789012345678>,5\n1,Ben,7\n",
         [(0, 1, [(123456789012345678, 5), ("Ben", 7)])]),
    ],
)  # fmt: skip
def test_tables_are_read_however_their_list_is_laid_out(
    content: str, due: list[tuple[int, int, list[tuple[object, int | None]]]]
) -> None:
    assert tables(content) == due


@pytest.mark.parametrize(
    ("content", "due"),
    [
        ("Table,Player,Score\n1,Ann,10\n1,Ben,lots\n2,Cy,3\n", [(2, "record-part"), (3, "record-score")]),
        (
            "Table,White,Black,Result\n1,Ann,Ben,½-½\n2,Cy,Dee,x-y\n",
            [(2, "record-draw"), (3, "record-score")],
        ),
        ("Table,Player\nfirst,Ann\n,\n", []),
        ("Table,Player\n,Ann\n1,Ben\n", [(2, "record-no-table")]),
        ("Table,Player\n" + "".join(f"1,P{number}\n" for number in range(7)), [(2, "record-seats")]),
    ],
)
def test_a_table_of_which_a_line_is_refused_is_refused_as_a_whole(
    content: str, due: list[tuple[int, str]]
) -> None:
    assert [(line.line, line.code) for line in read(content).refused] == due


ANN, BEN, CY, DEE = ((name, None) for name in ("Ann", "Ben", "Cy", "Dee"))


@pytest.mark.parametrize(
    ("content", "due", "refused"),
    [
        ("Table 1\nAnn\nBen\n\nTable 2\nCy\nDee\n", [(0, 1, [ANN, BEN]), (0, 2, [CY, DEE])], []),
        ("テーブル1\nAnn\nBen\nテーブル2\nCy\nDee\n", [(0, 1, [ANN, BEN]), (0, 2, [CY, DEE])], []),
        ("組み合わせ\n【1卓】\n・Ann\n・Ben\n【2卓】\n1. Cy\n2. Dee\n", [(0, 1, [ANN, BEN]), (0, 2, [CY, DEE])], []),
        ("A卓\nAnn\nBen\nB卓\nCy\nDee\n", [(0, 1, [ANN, BEN]), (0, 2, [CY, DEE])], []),
        ("Round 2\nTable 1\nAnn\nBen\n第3回戦\nTable 1\nBen\nAnn\n", [(2, 1, [ANN, BEN]), (3, 1, [BEN, ANN])], []),
        ("Table 1: Ann, Ben\nTable 2: Cy, Dee\n", [(0, 1, [ANN, BEN]), (0, 2, [CY, DEE])], []),
        ("テーブル1：Ann、Ben\n", [(0, 1, [ANN, BEN])], []),
        ("Table 1\n\nAnn\n\nBen\n", [(0, 1, [ANN, BEN])], []),
        ("Table 1\nAnn\t10\nBen\t7\nTable 2\nCy\tlots\nDee\t3\n", [(0, 1, [("Ann", 10), ("Ben", 7)])],
         [(4, "record-part"), (5, "record-score")]),
        ("Table 1\nAnn\nBen\n\nBye: Cy\n", [(0, 1, [ANN, BEN])], [(5, "record-no-table")]),
        ("Table 1\tTable 2\nAnn\tCy\nBen\tDee\n\nTable 3\tTable 4\nCy\tAnn\nDee\tBen\n",
         [(0, 1, [ANN, BEN]), (0, 2, [CY, DEE]), (0, 3, [CY, DEE]), (0, 4, [ANN, BEN])], []),
        ("Player,Round 1,Round 2\nAnn,T1,T2\nBen,T1,T1\nCy,T2,T1\nDee,T2,T2\n",
         [(1, 1, [ANN, BEN]), (1, 2, [CY, DEE]), (2, 1, [BEN, CY]), (2, 2, [ANN, DEE])], []),
        ("名前,1回戦,2回戦\nAnn,1卓,\nBen,1卓,南\n", [], [(2, "record-part"), (3, "record-no-table")]),
    ],
)  # fmt: skip
def test_tables_are_read_that_are_written_as_blocks_or_a_plain_plan(
    content: str, due: list[tuple[int, int, list[tuple[object, int | None]]]], refused: list[tuple[int, str]]
) -> None:
    assert tables(content) == due
    assert [(line.line, line.code) for line in read(content).refused] == refused


@pytest.mark.parametrize(
    "content",
    [
        "Player,Round 1,Round 2,Round 3\nAnn,10,7,8\nBen,7,10,6\n",
        "名前\t1回戦\t2回戦\nはるか\t10\t8\nケン\t7\t9\n",
        "Rk,Name,Rtg,1.Rd,2.Rd,Pts\n1,Ann,1500,2w1,3b1,2\n2,Ben,1400,1b0,4w1,1\n",
        "Table,Player,R1,R2\n1,Ann,10,7\n1,Ben,7,10\n",
        "Player,Round 1,Round 2\n",
    ],
)
def test_a_grid_that_does_not_say_who_sat_together_is_refused(content: str) -> None:
    assert read_records(content.encode()) == laid_out(content.encode()) == Refusal("records-grid")


def test_a_list_without_tables_records_nothing() -> None:
    assert read_records(b"Name,Score\nAnn,1\n") == Refusal("records-no-columns")


def test_a_win_without_a_game_and_an_end_by_time_are_known() -> None:
    (away,) = read("Table,White,Black,Result\n1,Ann,Ben,+--\n").tables
    assert (away.walkover, [seat.won for seat in away.seats]) == (True, [True, False])
    (late,) = read("Table,Player,Score,Ended by\n1,Ann,8,time\n1,Ben,7,time\n").tables
    assert late.by_time


PAIRS = st.lists(st.permutations(range(1, 7)), min_size=1, max_size=5)


@settings(max_examples=60, deadline=None)
@given(PAIRS)
def test_a_reports_matches_are_its_tables(rounds: list[list[int]]) -> None:
    games: dict[int, list[TrfGame]] = {number: [] for number in range(1, 7)}
    due = []
    for number, order in enumerate(rounds, 1):
        for white, black in zip(order[::2], order[1::2], strict=True):
            games[white].append(TrfGame(black, "w", "1"))
            games[black].append(TrfGame(white, "b", "0"))
            due.append((number, white, black))
    players = tuple(TrfPlayer(number, f"P{number}", games=tuple(games[number])) for number in games)
    report = read_trf(write_trf(TrfReport((), players)))
    assert isinstance(report, TrfReport)
    found = records_in(report.players)
    assert sorted((one.round, *(seat.number for seat in one.seats)) for one in found.tables) == sorted(due)
    assert all([seat.score for seat in one.seats] == [1, 0] for one in found.tables)


def test_a_bye_of_a_report_is_a_table_of_one() -> None:
    players = (
        TrfPlayer(1, "Ann", games=(TrfGame(0, "-", "U"),)),
        TrfPlayer(2, "Ben", games=(TrfGame(0, "-", "Z"),)),
    )
    (bye,) = records_in(players).tables
    assert bye == TableRecord(0, 1, 1, (RecordSeat("Ann", number=1),))
