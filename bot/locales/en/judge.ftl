cmd-judge = judge
    .description = Call a judge, rule, appeal, report
cmd-judge-call = call
    .description = Call a judge; the table's clock stands still meanwhile
    .question = question
    .question-description = What happened, or what you want to know
    .table = table
    .table-description = Table number (your own if you leave it out)
    .event = event
    .event-description = Which event
cmd-judge-rule = rule
    .description = Decide on a call; the players are told in their thread (judges)
    .call = call
    .call-description = Which call
    .ruling = ruling
    .ruling-description = What you decide
    .section = section
    .section-description = The rule behind it
    .override = override
    .override-description = Why you judge although you play in this event
cmd-judge-appeal = appeal
    .description = Take a ruling to a committee, at once, where the regulations allow it
    .call = call
    .call-description = Which ruling
    .ground = ground
    .ground-description = Why it is wrong
    .player = player
    .player-description = Judges: the player for whom you file it
cmd-judge-committee = committee
    .description = Name the 3 or 5 members who decide on an appeal (judges)
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
    .description = Write the report to the association as a file (judges, organizers)
    .language = language
    .language-description = Language of the report
    .event = event
    .event-description = Which event

button-judge-rule = Rule
button-judge-appeal = Appeal
button-judge-uphold = Uphold the ruling
button-judge-overturn = Overturn it

judge-form-call = Call a judge
judge-form-question = What happened? What do you want to know?
judge-form-rule = Ruling
judge-form-ruling = What do you decide?
judge-form-section = Section of the rules (if any)
judge-form-override = If you play in this event: why you judge
judge-form-appeal = Appeal
judge-form-ground = Why is the ruling wrong?

judge-called = 🙋 A judge has been called (no. { $number }). Please leave the board as it is.
    .waiting = ⏳ Your call (no. { $number }) is noted, but no judge has been called yet. Please leave the board as it is.
judge-called-paused = 🙋 A judge has been called (no. { $number }) and your table's clock stands still. Please leave the board as it is.
    .waiting = ⏳ Your call (no. { $number }) is noted and your table's clock stands still, but no judge has been called yet. Please leave the board as it is.
judge-called-by-post = ⏳ Game #{ $game } is played on by post meanwhile, and its deadlines run. If it must wait for the judge, press “Judge” under its board: that holds it.
judge-ruled = ✅ Ruling on call no. { $number } recorded; the players were told.
    .waiting = ⏳ Ruling on call no. { $number } recorded; the players have not been told yet.
judge-final = It is final. `/event undo` corrects a slip.
judge-appealable = The players may appeal at once.
judge-ruled-held = ⏸️ Game #{ $game } by post is still held. The button under the call, or `/game resume`, lets it go on.
judge-resumed = ▶️ The table's clock runs again; the pause is added.
judge-appealed = ✅ Your appeal on call no. { $number } is made, and the judges were told. A committee decides; the clock stands still until then.
    .waiting = ⏳ Your appeal on call no. { $number } is made, but the judges have not been told yet. The clock stands still until a committee has decided.
judge-convened = ✅ The committee of { $count } for call no. { $number } has been asked to vote.
    .waiting = ⏳ The committee of { $count } for call no. { $number } is named, but has not been asked to vote yet.
judge-voted = ✅ Your vote counts ({ $votes }).

call-title = Judge call no. { $number }
call-status-open = 🔴 Waits for a judge
call-status-ruled = ✅ Ruled
call-status-appealed = 🟠 Appealed
call-status-decided = ⚖️ Decided by the committee
call-question = ❓ { $question }
call-table = 🎲 { $place }
call-players = 👥 { $players }
call-asker = 🙋 { $user } { $at }
call-ruling = ⚖️ { $judge }: { $ruling }
call-final = The judge's decision is final.
call-appeal = 📣 { $user } appeals: { $ground }
call-committee-wanted = ➡️ Name a committee: `/judge committee call:{ $number }`
call-committee = 🗳️ Committee: { $members } — votes { $votes }
call-outcome-uphold = ✅ The committee upholds the ruling.
call-outcome-overturn = ↩️ The committee overturns the ruling.

notice-judge-called = 🔔 **{ $event }**: a question from { $user } ({ $table ->
    [0] no table
   *[other] { $place }
}). The call's post is above.
notice-judge-called-role = 🔔 { $role } **{ $event }**: a question from { $user } ({ $table ->
    [0] no table
   *[other] { $place }
}). The call's post is above.
notice-call = 🙋 { $user } has called a judge. Please leave { $place } as it is.
notice-call-paused = 🙋 { $user } has called a judge. The clock of { $place } stands still; please leave the board as it is.
notice-ruled = ⚖️ { $judge } rules on "{ $question }": **{ $ruling }**
    { $rule }
    Whoever disagrees appeals at once, before play goes on.
notice-ruled-final = ⚖️ { $judge } rules on "{ $question }": **{ $ruling }**
    { $rule }
    This is final; please play on.
notice-appealed = 📣 **{ $event }**: { $user } appeals the ruling on call no. { $number }. Name a committee with `/judge committee`.
notice-committee = 🗳️ **{ $event }**: you sit on the committee for an appeal.
    Question: { $question }
    Ruling by { $judge }: **{ $ruling }**
    { $rule }
    The appeal: { $ground }
    Please vote.
notice-appeal-uphold = ⚖️ The committee upholds the ruling on "{ $question }": **{ $ruling }** ({ $votes } votes cast). Please play on.
notice-appeal-overturn = ↩️ The committee overturns the ruling on "{ $question }" (it was: { $ruling }; { $votes } votes cast). The committee tells you how to go on.

audit-judge-ruled = ruled on call no. { $number } ({ $section }): { $ruling } { $exception }
audit-judge-committee = named the committee for call no. { $number }: { $members }
audit-judge-appealed-for = filed an appeal on call no. { $number } for { $player }
audit-judge-voted = voted on call no. { $number } (vote { $votes })

refusal-no-such-call = There is no such judge call. Choose one from the list that appears while you type.
refusal-call-settled = This call has been ruled on already. Take the ruling back with `/event undo` if it was a slip.
refusal-call-not-ruled = There is no ruling on this call yet. A judge rules with `/judge rule`.
refusal-judge-called-already = You have called a judge already (no. { $number }) and the judges know. Tell them your further question when they come.

judge-report = 📄 The report on **{ $event }**. Please read it through before you send it.
judge-report-file = Report to the association
association-title = REPORT ON A TOURNAMENT
association-date = Date: { $date }
association-to = To the association: the director reports on the following event.
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
association-2 = 2. Entries that were refused{ $game ->
    [backgammon] {" "}(section 1.6.3)
   *[other] {""}
}
association-refused = Refused by the director: { $names }
association-absent = Did not appear: { $names }
association-3 = 3. Penalties
association-penalty = ({ $number }) { $player }: { $kind }, { $where }, section { $section }, imposed by { $judge }. Reason: { $reason }
association-penalty-revoked = ({ $number }) { $player }: { $kind }, { $where }, section { $section }, imposed by { $judge }. Reason: { $reason } — revoked: { $revoked }
association-4 = 4. Rulings, appeals and committees
association-call = ({ $number }) { $where }, { $players }. Question: { $question } — Ruling by { $judge } (section { $section }): { $ruling }
association-appeal = {"    "}Appeal by { $appellant }: { $ground }
association-outcome-uphold = {"    "}Committee ({ $committee }): the ruling was upheld, { $uphold } to { $overturn }.
association-outcome-overturn = {"    "}Committee ({ $committee }): the ruling was overturned, { $overturn } to { $uphold }.
association-outcome-open = {"    "}Committee ({ $committee }): not decided yet.
association-5 = 5. Results
association-rank = { $place }. { $player } — wins { $wins }, points { $points }
association-ladder = { $ladder }, place { $place }: { $players }
association-ladder-open = { $ladder }: not played to its end
association-team = Team { $team }, place { $place }: { $numbers } ({ $players })
association-6 = 6. Matches
association-match = { $where }: { $players } — { $ended ->
    [walkover] forfeit, won by { $scores }
    [nobody] forfeit by both, nobody won
    [time] { $scores } (time ran out)
    [retired] { $scores } (given up)
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
judge-going = 🚶 Call no. { $number }: whoever asked knows that you are coming.
    .waiting = ⏳ Call no. { $number }: noted that you are coming; whoever asked does not know it yet.
judge-desk-title = ⚖️ Judges' desk: { $event }
judge-desk-no-calls = ✅ Nobody waits for a judge.
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
    }: choose from the menu
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
    } being played
judge-desk-untimed = ▶️ { $place }: playing
judge-desk-paused = ⏸️ { $place }: the clock stands still since { $at }
judge-desk-by-post = ✉️ { $place }: game #{ $game } by post
judge-desk-game-held = ⏸️ { $place }: game #{ $game } by post is held
judge-desk-game-called = 🙋 { $place }: { $player } has called a judge to game #{ $game } by post, which is held until then
judge-desk-resume = Let game #{ $game } go on
judge-desk-clock = ⏱️ { $place }: ends { $at } ({ $time })
call-going = 🚶 { $judge } is on the way.
call-game-runs = ⏳ Game #{ $game } is played on by post meanwhile, and its deadlines run.
call-game-held = ⏸️ Game #{ $game } is held: no deadline runs until a judge lets it go on.
call-late = ⌛ Asked when the table's game was over. What counts is when it was asked:
notice-judge-going = 🚶 { $user }: { $judge } is on the way to you.
refusal-judge-going-already = { $judge } is on the way to this call already. Take the next one from `/desk`.
refusal-claim-in-time = Call no. { $number } was made while the game went on, so it is not too late, whenever it is decided. Rule on the matter itself.
refusal-judge-own-table = You play at { $place } yourself, so another judge or an organizer decides there. Press “Call a judge” on the table’s post. Your own result you report and confirm as a player.
