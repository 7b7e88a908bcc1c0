cmd-judge = judge
    .description = Call a judge, give rulings, appeal, report
cmd-judge-call = call
    .description = Call a judge; your table's clock is paused
    .question = question
    .question-description = What happened, or what you want to know
    .table = table
    .table-description = Table number (default: your own)
    .event = event
    .event-description = Which event
cmd-judge-rule = rule
    .description = Give a ruling on a call (judges)
    .call = call
    .call-description = Which call
    .ruling = ruling
    .ruling-description = What you decide
    .section = section
    .section-description = The rule behind it
    .override = override
    .override-description = Why you judge while playing in this event
cmd-judge-appeal = appeal
    .description = Appeal a ruling to a committee right away, if allowed
    .call = call
    .call-description = Which ruling
    .ground = ground
    .ground-description = Why it is wrong
    .player = player
    .player-description = Judges: the player you appeal for
cmd-judge-committee = committee
    .description = Name the 3 or 5 members who decide an appeal (judges)
    .call = call
    .call-description = Which appeal
    .member1 = member1
    .member1-description = First member
    .member2 = member2
    .member2-description = Second member
    .member3 = member3
    .member3-description = Third member
    .member4 = member4
    .member4-description = Fourth member (only with a fifth)
    .member5 = member5
    .member5-description = Fifth member
cmd-judge-report = report
    .description = Get the association report as a file (judges, organizers)
    .language = language
    .language-description = Language of the report
    .event = event
    .event-description = Which event

button-judge-rule = Give ruling
button-judge-appeal = Appeal
button-judge-uphold = Uphold ruling
button-judge-overturn = Overturn ruling

judge-form-call = Call a judge
judge-form-question = What happened? What do you want to know?
judge-form-rule = Ruling
judge-form-ruling = What do you decide?
judge-form-section = Rule section (optional)
judge-form-override = Playing here? Why you judge
judge-form-appeal = Appeal
judge-form-ground = Why is the ruling wrong?

judge-called = 🙋 Judge called (no. { $number }). Leave the board as it is.
    .waiting = ⏳ Call no. { $number } saved, but not yet with the judges. Leave the board as it is.
judge-called-paused = 🙋 Judge called (no. { $number }). Your clock is paused. Leave the board as it is.
    .waiting = ⏳ Call no. { $number } saved and your clock paused, but not yet with the judges. Leave the board as it is.
judge-called-by-post = ⏳ Async game #{ $game } and its deadlines keep running. To pause them, press "Judge" under its board.
judge-ruled = ✅ Ruling on call no. { $number } recorded and sent.
    .waiting = ⏳ Ruling on call no. { $number } recorded, but not sent yet.
judge-final = This ruling is final. Typo? Use `/event undo`.
judge-appealable = The players may appeal right away.
judge-ruled-held = ⏸️ Async game #{ $game } is still paused. Resume it below the call or with `/game resume`.
judge-resumed = ▶️ The table's clock is running again, with the pause added.
judge-appealed = ✅ Appeal on call no. { $number } sent to the judges. The clock stays paused until the committee decides.
    .waiting = ⏳ Appeal on call no. { $number } saved, but not yet with the judges. The clock stays paused until the committee decides.
judge-convened = ✅ We asked the committee of { $count } for call no. { $number } to vote.
    .waiting = ⏳ Committee of { $count } named for call no. { $number }, but not asked to vote yet.
judge-voted = ✅ Vote recorded ({ $votes }).

call-title = Judge call no. { $number }
call-status-open = 🔴 Waiting for a judge
call-status-ruled = ✅ Ruled
call-status-appealed = 🟠 Appealed
call-status-decided = ⚖️ Decided by the committee
call-question = ❓ { $question }
call-table = 🎲 { $place }
call-players = 👥 { $players }
call-asker = 🙋 { $user } { $at }
call-ruling = ⚖️ { $judge }: { $ruling }
call-final = This ruling is final.
call-appeal = 📣 { $user } appeals: { $ground }
call-committee-wanted = ➡️ Name a committee: `/judge committee call:{ $number }`
call-committee = 🗳️ Committee: { $members } — votes { $votes }
call-outcome-uphold = ✅ Ruling upheld by the committee.
call-outcome-overturn = ↩️ Ruling overturned by the committee.

notice-judge-called = 🔔 **{ $event }**: { $user } called a judge ({ $table ->
    [0] no table
   *[other] { $place }
}). Details above.
notice-judge-called-role = 🔔 { $role } **{ $event }**: { $user } called a judge ({ $table ->
    [0] no table
   *[other] { $place }
}). Details above.
notice-call = 🙋 { $user } called a judge. Leave { $place } as it is.
notice-call-paused = 🙋 { $user } called a judge. The clock of { $place } is paused. Leave the board as it is.
notice-ruled = ⚖️ { $judge } rules on "{ $question }": **{ $ruling }**
    { $rule }
    To appeal, do so now, before play continues.
notice-ruled-final = ⚖️ { $judge } rules on "{ $question }": **{ $ruling }**
    { $rule }
    This is final. Please play on.
notice-appealed = 📣 **{ $event }**: { $user } appeals the ruling on call no. { $number }. Name a committee: `/judge committee`.
notice-committee = 🗳️ **{ $event }**: you're on the appeals committee.
    Question: { $question }
    Ruling by { $judge }: **{ $ruling }**
    { $rule }
    Appeal: { $ground }
    Please vote.
notice-appeal-uphold = ⚖️ Committee ({ $votes } votes): the ruling on "{ $question }" is upheld: **{ $ruling }**. Please play on.
notice-appeal-overturn = ↩️ Committee ({ $votes } votes): the ruling on "{ $question }" is overturned (was: { $ruling }). Wait for instructions.

audit-judge-ruled = ruled on call no. { $number } ({ $section }): { $ruling } { $exception }
audit-judge-committee = named the committee for call no. { $number }: { $members }
audit-judge-appealed-for = appealed call no. { $number } for { $player }
audit-judge-voted = voted on call no. { $number } (vote { $votes })

refusal-no-such-call = No such judge call. Choose one from the list.
refusal-call-settled = This call has a ruling. To change it, undo it first with `/event undo`.
refusal-call-not-ruled = This call has no ruling yet. A judge gives one with `/judge rule`.
refusal-judge-called-already = Your call no. { $number } is still open. Tell the judge the rest when they arrive.

judge-report = 📄 Report on **{ $event }**. Check it before you send it.
judge-report-file = Report to the association
association-title = TOURNAMENT REPORT
association-date = Date: { $date }
association-to = To the association: the director's report on the following event.
association-1 = 1. The event
association-event-name = Name: { $event }
association-event-regulations = Regulations: { $regulations }
association-event-start = Start: { $date }
association-event-players = Players: { $players }{ $rounds ->
    [0] {""}
   *[other] , rounds: { $rounds }
}{ $bracket ->
    [0] {""}
   *[other] , bracket of { $bracket }
}
association-event-director = Director: { $director }
association-event-judges = Judges: { $judges }
association-2 = 2. Refused entries{ $game ->
    [backgammon] {" "}(section 1.6.3)
   *[other] {""}
}
association-refused = Refused by the director: { $names }
association-absent = No-shows: { $names }
association-3 = 3. Penalties
association-penalty = ({ $number }) { $player }: { $kind }, { $where }, section { $section }, by { $judge }. Reason: { $reason }
association-penalty-revoked = ({ $number }) { $player }: { $kind }, { $where }, section { $section }, by { $judge }. Reason: { $reason } — revoked: { $revoked }
association-4 = 4. Rulings and appeals
association-call = ({ $number }) { $where }, { $players }. Question: { $question } — Ruling by { $judge } (section { $section }): { $ruling }
association-appeal = {"    "}Appeal by { $appellant }: { $ground }
association-outcome-uphold = {"    "}Committee ({ $committee }): ruling upheld, { $uphold } to { $overturn }.
association-outcome-overturn = {"    "}Committee ({ $committee }): ruling overturned, { $overturn } to { $uphold }.
association-outcome-open = {"    "}Committee ({ $committee }): not decided yet.
association-5 = 5. Results
association-rank = { $place }. { $player } — wins { $wins }, points { $points }
association-ladder = { $ladder }, place { $place }: { $players }
association-ladder-open = { $ladder }: not completed
association-team = Team { $team }, place { $place }: { $numbers } ({ $players })
association-6 = 6. Matches
association-match = { $where }: { $players } — { $ended ->
    [walkover] walkover, { $scores }
    [nobody] double walkover, no winner
    [time] { $scores } (time ran out)
    [retired] { $scores } (retired)
   *[other] { $scores }
}{ $target ->
    [0] {""}
   *[other] , match to { $target }
}; { $rated ->
    [0] not rated
   *[other] rated
}
association-none = None.
association-closing = End of the report.
button-judge-going = On my way
button-judge-desk = Judges' desk
menu-judge-desk-call = Another call
judge-going = 🚶 Call no. { $number }: the caller was told you're on your way.
    .waiting = ⏳ Call no. { $number }: you're on your way. The caller hasn't been told yet.
judge-desk-title = ⚖️ Judges' desk: { $event }
judge-desk-no-calls = ✅ No open calls.
judge-desk-waiting = 🙋 No. { $number }{ $table ->
    [0] {""}
   *[other] {" "}({ $place })
}: { $question }, { $since }
judge-desk-going = 🚶 No. { $number }{ $table ->
    [0] {""}
   *[other] {" "}({ $place })
}: { $question }, { $since }. { $going } is on the way.
judge-desk-choice = No. { $number }{ $table ->
    [0] {""}
   *[other] {" "}({ $place })
}: { $question }
judge-desk-decide = Decide: { $place }
judge-desk-more-calls = … and { $count ->
        [one] one more call
       *[other] { $count } more calls
    } in the menu
judge-desk-earlier = ⬆️ { $count ->
        [one] One earlier call
       *[other] { $count } earlier calls
    }
judge-desk-later = ⬇️ { $count ->
        [one] One later call
       *[other] { $count } later calls
    }
judge-desk-more = … and { $count ->
        [one] one more table
       *[other] { $count } more tables
    } playing
judge-desk-untimed = ▶️ { $place }: playing
judge-desk-paused = ⏸️ { $place }: clock paused { $at }
judge-desk-by-post = ✉️ { $place }: async game #{ $game }
judge-desk-game-held = ⏸️ { $place }: async game #{ $game }, paused
judge-desk-game-called = 🙋 { $place }: { $player } called a judge; async game #{ $game } is paused
judge-desk-resume = Resume game #{ $game }
judge-desk-clock = ⏱️ { $place }: ends { $at } ({ $time })
call-going = 🚶 { $judge } is on the way.
call-game-runs = ⏳ Async game #{ $game } and its deadlines keep running.
call-game-held = ⏸️ Game #{ $game } is paused until a judge resumes it.
call-late = ⌛ Called after the game ended. The time of the call counts:
notice-judge-going = 🚶 { $user }: { $judge } is on the way to you.
refusal-judge-going-already = { $judge } is on the way to this call. Take the next one from `/desk`.
refusal-claim-in-time = Call no. { $number } came during the game, so it is in time. Rule on the matter itself.
refusal-judge-own-table = You play at { $place }. Press "Call a judge" there for another judge. Report your own result as a player.
