# Results: reported, confirmed, disputed, corrected.
cmd-result = result
    .description = Report results and see their history
cmd-result-report = report
    .description = Report your table's result
    .table = table
    .table-description = Table (default: yours)
    .reason = reason
    .reason-description = Judges: why you decide an async table
cmd-result-history = history
    .description = Show who reported what, when, and why
    .table = table
    .table-description = Table (default: yours)
cmd-result-correct = correct
    .description = Correct a result (judges)
    .table = table
    .table-description = Table
    .reason = reason
    .reason-description = Reason (players see it)
cmd-result-walkover = walkover
    .description = Record a walkover, or that no one came (judges)
    .table = table
    .table-description = Table
    .winner = winner
    .winner-description = Player who came (leave out if no one did)
    .reason = reason
    .reason-description = Reason (players see it)

button-result-confirm = Confirm
button-result-dispute = Dispute
button-result-correct = Enter scores
button-result-ruling = Give ruling
button-result-walkover = Record result

form-result-report = Result: { $place }
form-result-correct = Correct: { $place }
form-result-ruling = Ruling: { $place }
form-score = { $seat }. { $player }
form-score-hint = Final points, such as 10
form-ended = How did the game end?
form-winner = Who won?
form-winner-hint = Choose the winner, or how it ended
form-winner-description = You can leave the winner's score empty: it is { $target }.
form-reason = Reason (players see it)
form-ruling = Is the report correct?
form-open-again = Reopen the form
choice-ending-victory = The scores decide
choice-ending-time = Time ran out: no winner
choice-ending-won-by = { $player } won
choice-ending-time-by = Time ran out: { $player } wins
choice-ending-walkover-by = Walkover for { $player }: { $other } absent
choice-ending-nobody = No one came: no winner
choice-ending-retired-by = { $player } wins: opponent retired
choice-ruling-uphold = Correct as reported
choice-ruling-change = Enter other scores

result-reported = ✅ { $place } reported: **{ $scores }**. The others were asked to confirm; final { $at }.
    .waiting = ⏳ { $place } reported: **{ $scores }**. The others have not been asked to confirm yet. Final { $at } unless disputed.
result-entered = ✅ { $place } is final: **{ $scores }**.
result-confirmed = 👍 Confirmed. { $place } is final when everyone confirms or time is up.
result-confirmed-disputed = 👍 Saved. { $place } is disputed, so a judge decides.
result-confirmed-final = 🏁 Everyone confirmed. { $place } is final.
result-disputed = ⚠️ Disputed. The judges were told and will decide { $place }.
    .waiting = ⏳ Disputed, but the judges have not been told yet. They will decide { $place }.
result-corrected = ✅ { $place } corrected: **{ $scores }**. History: `/result history`.
result-upheld = ✅ { $place } confirmed as reported and final: **{ $scores }**.
result-walked-over = ✅ { $place }: walkover for **{ $scores }**; not rated.
result-nobody-came = ✅ { $place }: no one came. No winner, no score, not rated.
walkover-wipes = ⚠️ This replaces the final result of { $place }: **{ $scores }** (kept in `/result history`).
walkover-sure = Record a walkover for **{ $player }**?
walkover-nobody = Record that no one came to { $place }? There will be no winner.
result-ruling-next = Reason saved. Now enter the correct scores.
ranks-unmoved = No rank changed.
ranks-moved = { $count ->
    [one] One rank changed:
   *[other] { $count } ranks changed:
}
ranks-more = … and { $count } more.
line-moved-planned = ⚠️ { $stage } (not public yet) is out of date: { $playing } no longer qualify, { $waiting } do. Organizers: redraw it with the button or `/standings advance`.
refusal-stage-outdated = The ranking changed: out { $playing }; in { $waiting }. Redraw with `/standings advance`.
refusal-winner-absent = { $player } is a no-show or has left. Name the player who came.
refusal-walkover-reason = That table already has a final result: { $scores }. To replace it, give a `reason`.
line-moved-public = ⚠️ { $stage } (public, unplayed): { $playing } no longer qualify, { $waiting } do. Judges and organizers can fix the seats with the button, or leave them.
line-moved-played = ⚠️ { $stage } (played, or a bracket): { $waiting } should have qualified instead of { $playing }. It counts unless an organizer undoes it (`/event undo`).
pairing-outdated = ⚠️ Round { $round } (not public yet) uses the old ranking. Organizers: redraw it with the button or publish it as is.
pairing-stays = ⚠️ Round { $round } was paired by the old ranking. It's public, so it stays.
pairing-stays-open = ⚠️ Round { $round } (unplayed) was paired by the old ranking and stays. To redraw it: `/round cancel`, then `/round seat`.
seeds-outdated = ⚠️ { $stage } (not public yet): same players, new seeds. Organizers: redraw it with the button or publish it as is.
plan-outdated = ⚠️ Round { $round } (not public yet) doesn't fit who is playing: { $names }. Organizers: redraw it with the button.
notice-outdated-over = ✅ **{ $event }**: settled. No action needed.
notice-to-organizers = { $who } { $what }
stage-repaired = ✅ { $stage }: seats fixed; all players were told.
    .waiting = ⏳ { $stage }: seats fixed, but not all players have been told yet.
stage-repaired-line = - { $out } → **{ $into }**
button-stage-plan = Redraw
button-stage-repair = Fix the seats
audit-stage-repaired = seated { $into } instead of { $out } in { $event } ({ $stage })
refusal-nothing-to-repair = All players there qualify. Nothing to do.
refusal-stage-played = That stage was played or is a bracket, so its seats are fixed. An organizer can undo it with `/event undo`.
refusal-repair-tied = Players are tied for the free seats. Use `/event undo`, then decide with `/standings advance`.
result-refused = ⛔ { $place }, **{ $scores }**: not counted. { $why } A judge can fix it with `/result correct`.
results-refused-more = … and { $count } more not counted (`/desk`).
rank-line = - { $player }: { $before ->
    [0] unranked
   *[other] { $before }
} → { $after ->
    [0] unranked
   *[other] { $after }
}

notice-result-waits = ⏳ No one could dispute for a while, so the result stays open longer. Final { $at } unless disputed.
notice-result-reported = 📨 { $reporter } reports: **{ $scores }**{ $ended ->
    [retired] {" "}(retired)
    [time] {" "}(time ran out)
   *[other] {""}
}. Correct? Final { $at } unless disputed.
notice-result-in-dispute = 📨 { $reporter } reports: **{ $scores }**{ $ended ->
    [retired] {" "}(retired)
    [time] {" "}(time ran out)
   *[other] {""}
}. ⚠️ Disputed: a judge decides. You can still confirm or dispute.
notice-result-closed = 📨 { $reporter } reported: **{ $scores }**{ $ended ->
    [retired] {" "}(retired)
    [time] {" "}(time ran out)
   *[other] {""}
}. { $became ->
    [confirmed] ✅ Final: confirmed by { $by }.
    [judge] ✅ Final: closed by { $by }.
    [decided] ⚖️ Decided by { $by }; see below.
    [replaced] 🔁 Replaced by another result.
    [voided] ✖️ Void: the pairing was corrected.
   *[time] ✅ Final: not disputed in time.
}
notice-dispute-closed = ⚠️ { $judges }: **{ $event }** · { $place }. { $reporter } reported { $scores }{ $ended ->
    [retired] {" "}(retired)
    [time] {" "}(time ran out)
   *[other] {""}
}; { $player } disagreed. { $became ->
    [decided] ⚖️ Decided by { $by }.
    [replaced] 🔁 Replaced by another result.
    [voided] ✖️ Void: the pairing was corrected.
   *[other] ✅ Settled.
}
notice-result-disputed = ⚠️ { $judges }: **{ $event }** · { $place } is disputed. { $reporter } reported { $scores }{ $ended ->
    [retired] {" "}(retired)
    [time] {" "}(time ran out)
   *[other] {""}
}; { $player } disagrees. Please give a ruling.
notice-result-entered = 📝 A judge entered the result: **{ $scores }**{ $ended ->
    [retired] {" "}(retired)
    [time] {" "}(time ran out)
   *[other] {""}
}.
notice-result-corrected = ⚖️ Judge's ruling: { $ended ->
    [walkover] walkover for **{ $scores }**.
    [nobody] no one came, so no one wins.
    [retired] **{ $scores }** (retired).
    [time] **{ $scores }** (time ran out).
   *[other] **{ $scores }**.
} Reason: { $reason }
notice-rank-moved-class = 🔁 **{ $event }**: you moved from { $before ->
    [0] unranked
   *[other] { $before }
} to { $after ->
    [0] unranked
   *[other] { $after }
}, because { $player } { $class ->
    [none] no longer has a handicap class
   *[other] is now in handicap class **{ $class }**
}.
notice-rank-moved = 🔁 **{ $event }**: you moved from { $before ->
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
    [nobody] No one came
    [bye] Bye for { $scores }
    [retired] { $scores } (retired)
    [time] { $scores } (time ran out)
   *[other] { $scores }
}
history-bot = the bot
history-kind-report = report
history-kind-correction = correction
history-kind-walkover = walkover
history-kind-bye = bye
history-kind-game = async game
history-state-reported = awaiting confirmation
history-state-disputed = disputed
history-state-final = **counts**
history-state-superseded = replaced
history-reason = Reason: { $reason }
history-confirmed = 👍 { $names }
history-disputed = ⚠️ { $names }

audit-result-entered = entered { $place } of { $event }: { $scores }
audit-result-upheld = upheld { $place } of { $event }: { $scores } ({ $reason })
audit-result-corrected = corrected { $place } of { $event } to { $scores } ({ $reason })
audit-result-nobody-came = recorded no-shows at { $place } of { $event } ({ $reason })
audit-result-walkover = gave { $scores } a walkover, { $place } of { $event } ({ $reason })

refusal-no-table-like-that = No such table. Pick one from the list, or see `/round show`.
refusal-no-open-table = You have no table waiting for a result. Choose one with `table`, or (wrong result) use `/judge call`.
refusal-which-table = You play at several tables: { $tables }. Choose one with `table`.
refusal-which-table-below = You play at several tables. Which one?
refusal-table-cancelled = { $place } was cancelled, so it has no result. See `/round show`.
refusal-table-not-public = That round isn't public yet. An organizer publishes it with `/round publish`.
refusal-table-is-bye = That is a bye; it is recorded automatically.
refusal-event-called-off = **{ $event }** is cancelled, so results are closed. An organizer can undo that (`/event undo`).
refusal-event-takes-no-results = **{ $event }** hasn't begun. { $status ->
        [draft] An organizer opens it with `/event open`.
       *[other] An organizer uses `/round seat`, then `/round publish`.
    }
refusal-no-such-result = That report was undone. Report again with `/result report`.
refusal-no-result-yet = { $place } has no result yet. Report it with `/result report`.
refusal-results-hidden = Other tables' results are hidden until **{ $event }** ends. Ask an organizer, or wait.
refusal-result-changed = The result has changed, so nothing was saved. See `/result history`.
refusal-repair-changed = Things have changed, so no one was moved. See the judges' channel or `/desk`.
refusal-seats-changed = The seats of { $place } have changed, so nothing was saved. Reopen the form.
refusal-walkover-needs-judge = A judge decides about no-shows ({ $place }). Press "Call a judge".
refusal-score-not-a-number = "{ $typed }" isn't a number ({ $player }). Enter a whole number such as 10.
refusal-ending-unclear = Choose how the game ended and send the form again.
refusal-already-reported = { $place } is already reported: { $scores }. Confirm or dispute it in its thread.
refusal-report-is-disputed = { $place } ({ $scores }) is disputed. Press "Dispute" in its thread to say what's wrong.
refusal-reported-differently = { $place } was reported differently: { $scores }. If that's wrong, dispute it, and a judge decides.
refusal-result-is-final = { $place } is final: { $scores }. If that's wrong, use `/judge call`.
refusal-not-at-table = Only the players of that table and judges can report and confirm it.
refusal-result-settled = { $state ->
    [superseded] That report was replaced. See `/result history`.
   *[other] That result is already final. If it's wrong, use `/judge call`.
}
refusal-already-confirmed = You've already confirmed. You can still dispute until the result is final.
refusal-already-disputed = You've already disputed that result. A judge will decide.
refusal-reason-missing = Give a reason for the correction (`/result correct`).
refusal-nothing-to-correct = That's already the result: { $scores }. Nothing changed.

refusal-table-plays-by-post = Async game #{ $game } (<#{ $channel }>) records its own result. A judge can override it: `/result report` with a reason.
audit-result-ruled = decided async { $place } of { $event }: { $scores } ({ $reason })
form-result-dispute = Dispute: { $place }
form-objection = What is wrong? (judges see it)
notice-objection-too = 💬 { $player } disagrees too: { $words }
notice-objection = 💬 { $words }
refusal-result-disputed-rule = { $place } is disputed, so give a reason: press "Give ruling" in the judges' channel, or "Dispute" here.
refusal-time-not-over = The clock still shows { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }. If time really ran out, reopen the form and send it; if not, choose another ending.
audit-result-confirmed = closed the report of { $place } of { $event }: { $scores }
result-closed = 🏁 { $place } is now final.
