cmd-desk = desk
    .description = The organizer's desk: what is missing, the next step; for judges the calls and clocks
    .event = event
    .event-description = Which event

desk-title = 🗂️ Desk: { $event }
desk-which = 🗂️ Whose desk? Choose the event.{ $more ->
    [0] {""}
   *[other] {" "}{ $more } more are not in the menu: name one with the option `event`.
}
menu-desk-event = Choose an event
desk-missing = Still missing
desk-missing-approve = 🙋 { $count ->
        [one] { $count } player waits
       *[other] { $count } players wait
    } for your approval: `/signup approve`
desk-missing-waiting-list = ⏳ Waiting list: { $count }
desk-missing-check-in = 🔵 Not checked in yet: { $count }
desk-missing-disputed = ⚠️ Disputed: { $tables }. A judge decides
desk-missing-fallen = 🔁 Played by the wrong players, by the results of now: { $tables }. A judge voids { $count ->
        [one] it
       *[other] them
    } with the button, or the result stands as played
desk-missing-not-started = ▶️ Not begun yet: { $tables }
desk-missing-game = 🙋 { $player } has called a judge to game #{ $game } by post, which is held until then
desk-owed = Waiting for Discord
desk-missing-refused = ⛔ Results that the regulations refuse: { $tables }. A judge enters them anew with `/result correct`
desk-missing-unreported = 🎲 No result yet: { $tables }
desk-missing-unconfirmed = ✍️ Reported, not final yet: { $tables }
desk-missing-call = 🧑‍⚖️ Judge call no. { $number } ({ $since }): { $question }
desk-missing-calls = 🧑‍⚖️ and { $count ->
        [one] { $count } more call
       *[other] { $count } more calls
    }
desk-missing-seats = 🚪 A player has left: { $tables }. A judge settles the seat with the button under the table's post, or `/round replace`
desk-missing-goes-on = ❓ Ended without a winner: { $tables }. A judge says in the judges' channel who goes on
desk-missing-appeal = ⚖️ The appeal in call no. { $number } waits for { $committee ->
        [0] a committee: `/judge committee`
       *[other] the votes of its committee
    }
desk-sure-fallen = 🔁 The matches of the wrong players will stand as played: the winner keeps the place, and nobody can void them after the end.
desk-sure-line = ⚠️ The later stage will stand as played, by the wrong players.
desk-sure-refused = ⛔ The refused results will count for nothing.
desk-sure-call = 🧑‍⚖️ The open calls stay open, and can be answered after the end.
button-desk-sure-open = Finish all the same
desk-sure-ladders = { $count ->
    [one] ➰ One match of the consolation is unplayed: it will be left out, and the result says so.
   *[other] ➰ { $count } matches of the consolation are unplayed: they will be left out, and the result says so.
}
desk-sure = Finish **{ $event }** now? The podium is posted and every player gets their place. `/event reopen` opens it again.
desk-reminded = 🔔 { $count ->
        [one] { $count } table was
       *[other] { $count } tables were
    } asked for the result.
    .waiting = ⏳ The reminder to { $count ->
        [one] { $count } table has
       *[other] { $count } tables has
    } not been posted yet.
desk-checkin-until = Open until (for example 18:45)
desk-checkin-example = 18:45
button-desk-open = Open signup
button-desk-checkin = Open check-in
button-desk-close = Close signup
button-desk-seat = Seat the next round
button-desk-publish = Publish the round
button-desk-start = Start the clocks
button-desk-remind = Ask for results
button-desk-end = End the round
button-desk-advance = Plan the next stage
button-desk-finish = Finish the event
button-desk-sure = Yes, finish
button-desk-back = Not yet
button-desk-refresh = Refresh
desk-follows-no-longer = ⏸️ This desk follows no longer. 🔄 Refresh shows it as it is now.
refusal-nothing-to-remind = No table owes a report now: all have reported, a judge decides, or they play by post, where the game reports itself.
refusal-reminded-already = The tables were asked less than { $minutes } minutes ago. Give them a moment.
notice-result-wanted = ⏰ { $place }: is your game over? Please report the result with the button. { $count ->
        [1] { $first }
        [2] { $first } { $second }
        [3] { $first } { $second } { $third }
       *[4] { $first } { $second } { $third } { $fourth }
    }
notice-round-ends = ⏳ { $place }: the round ends { $until }. Please play and report by then; after it the judges decide. { $count ->
        [1] { $first }
        [2] { $first } { $second }
        [3] { $first } { $second } { $third }
       *[4] { $first } { $second } { $third } { $fourth }
    }
round-ends = ⏳ To be played by { $at }.
audit-round-reminded = asked the tables of { $event }, round { $round }, for their results
button-desk-show = Open the desk
desk-first = { $steps ->
        [0] ➡️ Nothing to do now.
       *[other] ➡️ Next: **{ $step }**
    }{ $open ->
        [0] {""}
        [one] {" "}· one open matter
       *[other] {" "}· { $open } open matters
    }
desk-tables = 🎲 { $count ->
    [0] No table is played now.
    [one] Choose the table.
   *[other] Choose a table; there are { $count }.
}
desk-table-line = { $place } · { $status }
menu-desk-table = Choose a table
menu-desk-player = Choose a player
menu-desk-clocks = Clocks of all tables
desk-clocks-pause = Pause all clocks
desk-clocks-resume = Resume all clocks
desk-clocks-extend = 5 more minutes for all
desk-clocks-did-pause = ⏸️ Clocks paused: { $count }
desk-clocks-did-resume = ▶️ Clocks resumed: { $count }
desk-clocks-did-extend = ➕ Clocks with 5 more minutes: { $count }
desk-player = What is it about?
desk-note-field = Note (empty: take it away)
desk-reason = Reason
desk-section = Rule section
desk-dropped = ✅ **{ $player }** is out of the event.
button-desk-tables = Tables
button-desk-table-back = All tables
button-table-start = Start
button-table-pause = Pause clock
button-table-resume = Resume clock
button-table-more = +5 min
button-table-call = Call players
button-table-note = Note
button-player-walkover = Walkover win
button-player-warn = Warn
button-player-disqualify = Disqualify
button-player-drop = Drop out
