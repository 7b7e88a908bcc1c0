import sys
from dataclasses import replace
import pytest
from bot.ui.association_report import report_text
from bot.ui.exports.table import csv_text, sheets
from bot.ui.posts.podium import render
from bot.ui.standings import row_lines
from data.database import Database
from league.brackets import *
from league.event import Pairing
from league.round import Stage
from tests.usecases.test_usecase_places import *
F = [(8, Pairing.DOUBLE_ELIMINATION, BracketOptions(), 0),
 (11, Pairing.SINGLE_ELIMINATION, BracketOptions(ThirdPlace.SHARED, consolation=ConsolationFeed.PROGRESSIVE, last_chance=LastChance.PLAYED), 0),
 (9, Pairing.SWISS, BracketOptions(), 4), (7, Pairing.SWISS, BracketOptions(), 0), (6, Pairing.ROUND_ROBIN, BracketOptions(), 4)]
@pytest.mark.parametrize("n", range(len(F)))
def test_print(database, n):
    players, pairing, chosen, size = F[n]
    made = format_of(database, players, pairing, chosen, n, size)
    if pairing in {Pairing.SWISS, Pairing.ROUND_ROBIN}:
        play_rounds(made, 3 if pairing is Pairing.SWISS else players-1+players%2)
    else:
        made.seat(); made.publish()
    if size: advanced(made)
    if size or pairing not in {Pairing.SWISS, Pairing.ROUND_ROBIN}:
        made.play_bracket()
    made.done(finish_event, MoveEvent(made.league.organizer(), made.league.event_id))
    out=[]
    for lang in ("en","ja"):
        found = made.read(lambda uow: podium(made.league.event_id, uow))
        e=render(found, lang).embeds[0]
        out.append(f"## {lang}\n{e.title}\n{e.description}")
        view = made.read(lambda uow: standings_post(made.league.event_id, uow))
        out.append("\n".join(row_lines(view, 0, lang)))
        report = made.read(lambda uow: association_report(EventReportQuestion(made.league.judge(), made.league.event_id), uow))
        out.append(report_text(report, {}, lang, made.league.judge().now))
        export = made.done(export_event, ExportEvent(made.league.organizer(), made.league.event_id))
        for sh in sheets(export, lang):
            out.append(f"--- {sh.name}\n"+csv_text(sh, lang))
    told = made.read(lambda uow: [(n.text, n.subject, n.params) for n in uow.outbox.notices.find(text="notice-place")])
    out.append(str(told))
    open(f"/tmp/pl/t/f{n}.txt","w").write("\n".join(out))
