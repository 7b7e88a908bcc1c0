# Results: reported, confirmed, disputed, corrected.
cmd-result = result
    .description = Report results and see how they came about
cmd-result-report = report
    .description = Report a table: a form opens
    .table = table
    .table-description = Which table (default: the one you are playing at)
    .reason = reason
    .reason-description = Judges: why you decide a table that is played by post
cmd-result-history = history
    .description = Show who reported what, when and why
    .table = table
    .table-description = Which table (default: the one you are playing at)
cmd-result-correct = correct
    .description = Correct a result (judges)
    .table = table
    .table-description = Which table
    .reason = reason
    .reason-description = Why; the players will read it
cmd-result-walkover = walkover
    .description = Settle a table without a game: for whoever came, or for nobody (judges)
    .table = table
    .table-description = Which table
    .winner = winner
    .winner-description = Who came (leave it out if nobody did)
    .reason = reason
    .reason-description = Why; the players will read it

button-result-confirm = Confirm
button-result-dispute = Dispute
button-result-correct = Enter the scores
button-result-ruling = Decide
button-result-walkover = Yes, record it

form-result-report = Result: { $place }
form-result-correct = Correct: { $place }
form-result-ruling = Decide: { $place }
form-score = { $seat }. { $player }
form-score-hint = Points at the end, such as 10
form-ended = How did the game end?
form-reason = Reason (the players will read it)
form-ruling = Does the report stand?
form-open-again = Open the form again
choice-ending-victory = Victory: the scores say who won
choice-ending-time = Time ran out, nobody won
choice-ending-won-by = Victory, declared by { $player }
choice-ending-time-by = Time ran out, { $player } wins
choice-ending-walkover-by = { $other } did not come: walkover for { $player }
choice-ending-nobody = Neither player came: nobody wins
choice-ending-retired-by = { $player } wins: the other gave up
choice-ruling-uphold = The report stands
choice-ruling-change = Enter other scores

result-reported = ✅ { $place }, reported: **{ $scores }**. The others are asked to confirm; without a dispute it is final { $at }.
    .waiting = ⏳ { $place }, reported: **{ $scores }**. The others have not been asked to confirm yet; without a dispute it is final { $at }.
result-entered = ✅ { $place }, entered as final: **{ $scores }**.
result-confirmed = 👍 Confirmed. { $place } is final when the others have confirmed too, or when the time is over.
result-confirmed-disputed = 👍 Noted. { $place }: the result is disputed, so a judge decides it.
result-confirmed-final = 🏁 Confirmed by everybody. { $place }: the result is final.
result-disputed = ⚠️ Noted. The judges have been told; one of them decides about it ({ $place }).
    .waiting = ⏳ Noted, but the judges have not been told yet. One of them decides about it ({ $place }).
result-corrected = ✅ { $place }, corrected: **{ $scores }**. The old version stays in `/result history`.
result-upheld = ✅ { $place }: the report stands and is final: **{ $scores }**.
result-walked-over = ✅ { $place } goes to **{ $scores }** without a game; it is unrated.
result-nobody-came = ✅ { $place }: nobody came. Nobody wins, no score, unrated.
walkover-wipes = ⚠️ { $place } was played and is final: **{ $scores }**. The walkover takes its place; the old version stays in `/result history`.
walkover-sure = Give the table to **{ $player }** without a game?
walkover-nobody = { $place }: nobody came, and nobody wins. Is that right?
result-ruling-next = The reason is noted. Now enter the scores that shall count.
ranks-unmoved = No rank has moved.
ranks-moved = { $count ->
    [one] One rank has moved:
   *[other] { $count } ranks have moved:
}
ranks-more = … and { $count } more.
line-moved-planned = ⚠️ { $stage }: planned, not public yet, but by the ranking of now { $playing } would not play on, and { $waiting } would. It cannot be published like this: an organizer plans it anew with the button or `/standings advance`.
refusal-stage-outdated = The ranking has changed since this stage was planned: { $playing } would not play on any more, and { $waiting } would. Plan it anew with `/standings advance`.
refusal-winner-absent = { $player } did not come or has left, and cannot be given the table. Name the player who came.
refusal-walkover-reason = This table has a final result: { $scores }. A table without a game would take its place: say why, in `reason`.
line-moved-public = ⚠️ { $stage }: public already, but by the ranking of now { $playing } would not play on, and { $waiting } would. Nobody has played there yet: a judge or organizer can seat the right players with the button, or leave it as it is.
line-moved-played = ⚠️ { $stage }: by the ranking of now { $playing } would not have played on, and { $waiting } would have. It has been played or is a bracket, so it stands unless an organizer takes it back with `/event undo` and has it played again.
pairing-outdated = ⚠️ Round { $round } is planned, not public yet, and was paired by the ranking of before. An organizer draws it again with the button, or publishes it as it is.
pairing-stays = ⚠️ Round { $round } is public and was paired by the ranking of before. It is being played and stays as it is.
pairing-stays-open = ⚠️ Round { $round } is public and was paired by the ranking of before; it stays as it is. Nobody has played there yet: an organizer can take it away with `/round cancel` and pair it again with `/round seat`.
seeds-outdated = ⚠️ { $stage }: planned, not public yet. The same players are through, but the ranking has changed and their seeds with it. An organizer plans it anew with the button, or publishes it as it is.
plan-outdated = ⚠️ Round { $round } is planned, not public yet, and no longer fits who is playing: { $names }. It cannot be published like this: an organizer plans it anew with the button.
notice-outdated-over = ✅ **{ $event }**: what stood here about a later round or stage is in order by now. Nothing is left to do.
notice-to-organizers = { $who } { $what }
stage-repaired = ✅ { $stage }: the right players have the seats, and all of them were told.
    .waiting = ⏳ { $stage }: the right players have the seats, but not all of them have been told yet.
stage-repaired-line = - { $out } → **{ $into }**
button-stage-plan = Plan anew
button-stage-repair = Seat the right players
audit-stage-repaired = seated { $into } instead of { $out } in { $event } ({ $stage }) after a correction
refusal-nothing-to-repair = Everybody who plays there is through by the ranking of now. Nothing to do.
refusal-stage-played = That stage has been played, or is a bracket: seats cannot be exchanged there any more. An organizer leaves it, or takes it back with `/event undo`.
refusal-repair-tied = Several are level for the free seats: take the stage back with `/event undo`, and settle the tie with `/standings advance`.
result-refused = ⛔ { $place }, **{ $scores }**: on record, but it does not count. { $why } A judge decides with `/result correct`.
results-refused-more = … and { $count } more that do not count (`/desk`).
rank-line = - { $player }: { $before ->
    [0] unranked
   *[other] { $before }
} → { $after ->
    [0] unranked
   *[other] { $after }
}

notice-result-waits = ⏳ For a while nobody could answer, so the reported result waits longer: without a dispute it is final { $at }. The buttons under the report work until then.
notice-result-reported = 📨 { $reporter } reports: **{ $scores }**{ $ended ->
    [retired] {" "}(given up)
    [time] {" "}(time ran out)
   *[other] {""}
}. Is that right? Without a dispute it is final { $at }.
notice-result-in-dispute = 📨 { $reporter } reports: **{ $scores }**{ $ended ->
    [retired] {" "}(given up)
    [time] {" "}(time ran out)
   *[other] {""}
}. ⚠️ That is disputed, and a judge decides. Whoever has not answered can still say whether it is right.
notice-result-closed = 📨 { $reporter } reported: **{ $scores }**{ $ended ->
    [retired] {" "}(given up)
    [time] {" "}(time ran out)
   *[other] {""}
}. { $became ->
    [confirmed] ✅ Final: confirmed by { $by }.
    [judge] ✅ Final: closed by { $by }.
    [decided] ⚖️ { $by } has decided: the message further down counts.
    [replaced] 🔁 Another result counts now.
    [voided] ✖️ It no longer counts: after a correction others play here.
   *[time] ✅ Final: nobody disputed it in time.
}
notice-dispute-closed = ⚠️ { $judges }: **{ $event }** · { $place }. { $reporter } reported { $scores }{ $ended ->
    [retired] {" "}(given up)
    [time] {" "}(time ran out)
   *[other] {""}
}; { $player } disagreed. { $became ->
    [decided] ⚖️ Decided by { $by }.
    [replaced] 🔁 Another result counts now.
    [voided] ✖️ It no longer counts: after a correction others play here.
   *[other] ✅ Settled.
}
notice-result-disputed = ⚠️ { $judges }: **{ $event }** · { $place } is disputed. { $reporter } reported { $scores }{ $ended ->
    [retired] {" "}(given up)
    [time] {" "}(time ran out)
   *[other] {""}
}; { $player } disagrees. Please decide.
notice-result-entered = 📝 A judge has entered the result: **{ $scores }**{ $ended ->
    [retired] {" "}(given up)
    [time] {" "}(time ran out)
   *[other] {""}
}.
notice-result-corrected = ⚖️ A judge has decided. { $ended ->
    [walkover] Without a game this table goes to **{ $scores }**.
    [nobody] Nobody came to this table: nobody wins it.
    [retired] The result is **{ $scores }** (given up).
    [time] The result is **{ $scores }** (time ran out).
   *[other] The result is **{ $scores }**.
} Reason: { $reason }
notice-rank-moved-class = 🔁 **{ $event }**: your rank has moved, from { $before ->
    [0] unranked
   *[other] { $before }
} to { $after ->
    [0] unranked
   *[other] { $after }
}, because { $player } { $class ->
    [none] has no handicap class now
   *[other] is in class **{ $class }** now
}. All results count by it.
notice-rank-moved = 🔁 **{ $event }**: your rank has moved, from { $before ->
    [0] unranked
   *[other] { $before }
} to { $after ->
    [0] unranked
   *[other] { $after }
}. Corrected: { $place }. Reason: { $reason }
    { $rule }

history-title = { $event } · { $place }
history-line = **{ $number }.** { $at } { $who } · { $kind } · { $state }
    { $ended ->
    [walkover] Walkover for { $scores }
    [nobody] Nobody came
    [bye] Bye for { $scores }
    [retired] { $scores } (given up)
    [time] { $scores } (time ran out)
   *[other] { $scores }
}
history-bot = the bot
history-kind-report = report
history-kind-correction = correction
history-kind-walkover = walkover
history-kind-bye = bye
history-kind-game = game played here
history-state-reported = waits for confirmation
history-state-disputed = disputed
history-state-final = **counts**
history-state-superseded = no longer counts
history-reason = Reason: { $reason }
history-confirmed = 👍 { $names }
history-disputed = ⚠️ { $names }

audit-result-entered = entered the result of { $place } of { $event }: { $scores }
audit-result-upheld = let the report of { $place } of { $event } stand, { $scores }: { $reason }
audit-result-corrected = corrected { $place } of { $event } to { $scores }: { $reason }
audit-result-nobody-came = recorded that nobody came to { $place } of { $event } ({ $reason })
audit-result-walkover = gave { $place } of { $event } to { $scores } without a game ({ $reason })

refusal-no-table-like-that = That table does not exist on this server, or it was cancelled meanwhile. Nothing was stored. Choose one from the list that appears while you type; `/round show` shows the tables that count.
refusal-no-open-table = You are not playing at a table that waits for a result. Choose a table with the option `table`.
refusal-which-table = You play at several tables: { $tables }. Say which one with the option `table`.
refusal-which-table-below = You play at several tables. Which one do you mean?
refusal-table-cancelled = { $place } was cancelled, so it has no result. `/round show` shows the tables that count.
refusal-table-not-public = That round has not been published yet. An organizer publishes it with `/round publish`.
refusal-table-is-bye = That is a bye: it is credited by itself and needs no report.
refusal-event-called-off = **{ $event }** is called off: its results are not entered, confirmed, disputed or changed any more. If that was a slip, an organizer takes it back with `/event undo`.
refusal-event-takes-no-results = **{ $event }** has not begun, so it takes no results yet. { $status ->
    [draft] It is a draft: an organizer opens it with `/event open`; it begins with its first round, by `/round seat` and `/round publish`.
   *[other] It begins with its first round: an organizer plans it with `/round seat` and makes it public with `/round publish`.
}
refusal-no-such-result = That report is no longer there; an organizer took it back. Report the table again with `/result report`.
refusal-no-result-yet = { $place } has no result yet. Report it first with `/result report`.
refusal-results-hidden = The results of **{ $event }** are hidden until it is finished; those of your own tables you can look at. Ask an organizer, or wait for the end.
refusal-result-changed = The result of this table has changed since you opened this, so nothing was stored. `/result history` shows what counts now; where that is wrong, start again.
refusal-repair-changed = Who goes on, or who sits there, has changed since this was offered, so nobody was moved. The newest message about it in the judges’ channel says how it stands, and so does `/desk`.
refusal-seats-changed = The seats of { $place } were changed while your form was open, so nothing was stored. Open the form again and check the names.
refusal-walkover-needs-judge = A judge decides whether somebody has not come to { $place }. Press “Call a judge”; until then nothing is recorded.
refusal-score-not-a-number = "{ $typed }" is not a number (score of { $player }). Enter a whole number such as 10.
refusal-ending-unclear = Choose how the game ended, and send the form again.
refusal-already-reported = { $place } has been reported already: { $scores }. Nothing more to do; confirm or dispute it in the table's thread.
refusal-report-is-disputed = { $place } has been reported: { $scores }. That is disputed, and a judge decides. What is wrong with it, say with "Dispute" in the table's thread.
refusal-reported-differently = Somebody else has reported { $place } differently: { $scores }. If that is wrong, dispute it, and a judge decides.
refusal-result-is-final = The result of { $place } is final: { $scores }. If it is wrong, call a judge with `/judge call`.
refusal-not-at-table = You do not play at this table. Its players report and confirm, or a judge does.
refusal-result-settled = { $state ->
    [superseded] This report no longer counts; there is a newer one. `/result history` shows it.
   *[other] This result is final already. If it is wrong, call a judge.
}
refusal-already-confirmed = You have confirmed this already. If it is wrong, you can still dispute it until it is final.
refusal-already-disputed = You have disputed this already; the judges know. One of them will decide.
refusal-reason-missing = A correction needs its reason. Use `/result correct` and say why.
refusal-nothing-to-correct = That is what is on record already: { $scores }. Nothing was changed.

refusal-table-plays-by-post = This table plays here, in game #{ $game } (<#{ $channel }>): its result enters by itself when the game ends. A judge can decide otherwise with `/result report` or `/result walkover`, giving a reason; the game is held then.
audit-result-ruled = decided { $place } of { $event }, played by post: { $scores } ({ $reason })
form-result-dispute = Dispute: { $place }
form-objection = What is wrong? (the judges read it)
notice-objection-too = 💬 { $player } disagrees too: { $words }
notice-objection = 💬 { $words }
refusal-result-disputed-rule = { $place } is disputed: decide it with a reason. Press "Decide" under the dispute in the judges' channel, or "Dispute" here.
refusal-time-not-over = Did time run out? The table's clock still has { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }. If it did, open the form again and send it; else choose how the game ended.
audit-result-confirmed = closed the report of { $place } of { $event }: { $scores }
result-closed = 🏁 Closed by your word. { $place }: the result is final.
