cmd-desk = desk
    .description = Event desk: status, what's missing, next step
    .event = event
    .event-description = Which event

desk-title = 🗂️ Desk: { $event }
desk-which = 🗂️ Which event's desk?{ $more ->
    [0] {""}
   *[other] {" "}{ $more } more: name one with `event`.
}
menu-desk-event = Choose an event
desk-missing = Still missing
desk-missing-approve = 🙋 Waiting for approval: { $count } (`/signup approve`)
desk-missing-waiting-list = ⏳ Waiting list: { $count }
desk-missing-check-in = 🔵 Not checked in: { $count }
desk-missing-disputed = ⚠️ Disputed: { $tables }. A judge decides
desk-missing-fallen = 🔁 Wrong players: { $tables }. Counts unless a judge voids { $count ->
        [one] it
       *[other] them
    }
desk-missing-not-started = ▶️ Not begun: { $tables }
desk-missing-game = 🙋 { $player } called a judge to async game #{ $game } (paused)
desk-owed = Waiting for Discord
desk-missing-refused = ⛔ Not counted (regulations): { $tables }. Judges: `/result correct`
desk-missing-unreported = 🎲 No result yet: { $tables }
desk-missing-unconfirmed = ✍️ Reported, not final: { $tables }
desk-missing-call = 🧑‍⚖️ Judge call no. { $number } ({ $since }): { $question }
desk-missing-calls = 🧑‍⚖️ and { $count ->
        [one] { $count } more call
       *[other] { $count } more calls
    }
desk-missing-seats = 🚪 Player left: { $tables }. A judge decides: `/round replace`
desk-missing-goes-on = ❓ No winner: { $tables }. Judges' channel: who advances?
desk-missing-appeal = ⚖️ Appeal in call no. { $number }: { $committee ->
        [0] needs a committee (`/judge committee`)
       *[other] waiting for the committee's votes
    }
desk-sure-fallen = 🔁 Matches with the wrong players will count for good.
desk-sure-line = ⚠️ The later stage counts with the wrong players.
desk-sure-refused = ⛔ The refused results won't count.
desk-sure-call = 🧑‍⚖️ Open calls can still be answered afterwards.
button-desk-sure-open = Finish anyway
desk-sure-ladders = ➰ Consolation matches left out: { $count } (the result says so).
desk-sure = Finish **{ $event }** now? The podium is posted and everyone gets their place. Undo with `/event reopen`.
desk-reminded = 🔔 { $count ->
        [one] { $count } table was
       *[other] { $count } tables were
    } asked for results.
    .waiting = ⏳ The reminder has not been posted yet (tables: { $count }).
desk-checkin-until = Open until (e.g. 18:45)
desk-checkin-example = 18:45
button-desk-open = Open signup
button-desk-checkin = Open check-in
button-desk-close = Close signup
button-desk-seat = Seat next round
button-desk-publish = Publish round
button-desk-start = Start clocks
button-desk-remind = Ask for results
button-desk-end = End round
button-desk-advance = Plan next stage
button-desk-finish = Finish event
button-desk-sure = Finish event
button-desk-back = Don't finish yet
button-desk-refresh = Refresh
desk-follows-no-longer = ⏸️ This desk has stopped updating. Press 🔄 Refresh.
refusal-nothing-to-remind = No table has to report now: all reported, a judge decides, or they play async.
refusal-reminded-already = Tables were asked less than { $minutes } minutes ago. Give them a moment.
notice-result-wanted = ⏰ { $place }: is your game over? Report the result with the button. { $count ->
        [1] { $first }
        [2] { $first } { $second }
        [3] { $first } { $second } { $third }
       *[4] { $first } { $second } { $third } { $fourth }
    }
notice-round-ends = ⏳ { $place }: the round ends { $until }. Play and report by then; afterwards judges decide. { $count ->
        [1] { $first }
        [2] { $first } { $second }
        [3] { $first } { $second } { $third }
       *[4] { $first } { $second } { $third } { $fourth }
    }
round-ends = ⏳ Play by { $at }
audit-round-reminded = asked round { $round } of { $event } for results
button-desk-show = Open the desk
desk-first = { $steps ->
        [0] ➡️ Nothing to do
       *[other] ➡️ Next: **{ $step }**
    }{ $open ->
        [0] {""}
       *[other] {" "}· open: { $open }
    }
desk-tables = 🎲 { $count ->
    [0] No table is playing.
   *[other] Choose a table ({ $count }).
}
desk-table-line = { $place } · { $status }
menu-desk-table = Choose a table
menu-desk-player = Choose a player
menu-desk-clocks = Clocks of all tables
desk-clocks-pause = Pause all clocks
desk-clocks-resume = Resume all clocks
desk-clocks-extend = Add 5 minutes to all
desk-clocks-did-pause = ⏸️ Clocks paused: { $count }
desk-clocks-did-resume = ▶️ Clocks resumed: { $count }
desk-clocks-did-extend = ➕ Clocks with 5 minutes added: { $count }
desk-player = What do you want to do?
desk-note-field = Note (empty: delete it)
desk-reason = Reason
desk-section = Rule section
desk-dropped = ✅ **{ $player }** dropped out of the event.
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
