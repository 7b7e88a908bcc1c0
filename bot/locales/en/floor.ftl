# The floor board: a page of the web for whoever runs an event.
web-floor-title = Floor: { $event }
web-floor-note = Only organizers and judges see this page.
web-floor-changed = The board has changed.
web-floor-step = Next step
web-floor-left = { $count ->
    [one] One open matter stays as it is.
   *[other] { $count } open matters stay as they are.
}
web-floor-undo = Undo
web-floor-yes = Yes
web-floor-no = No
web-floor-tie = Several players are level on the line. Choose who goes through: { $places }.
web-floor-through = Let them through
web-floor-reason = Reason
web-floor-enter = Enter result
web-floor-correct = Correct result
web-floor-confirm = Confirm result
web-floor-clock = Clock
web-floor-start = Start
web-floor-pause = Pause
web-floor-resume = Resume
web-floor-extend = +{ $minutes } min
web-floor-pause-all = Pause all
web-floor-resume-all = Resume all
web-floor-extend-all = +{ $minutes } min for all
web-floor-wave = Ticked tables and: 1-12, 15
web-floor-minutes = Minutes
web-floor-more-minutes = + min
web-floor-tick = Choose { $table }
web-floor-seats = Seats and walkover
web-floor-walkover = Walkover win
web-floor-next-in-line = Seat next in line
web-floor-out = Take off the table
web-floor-guest = Guest's name
web-floor-latecomer = Add latecomer
web-floor-replace = Replace
web-floor-swap = Swap
web-floor-swap-with = Swap with
web-floor-swap-tap = Swap by tapping
web-floor-swap-whom = { $player } changes places with whom?
web-floor-note-here = Note, for organizers and judges only
web-floor-do-note = Note
web-floor-do-call = Call to the table
web-floor-close = Close
web-floor-next = Next table without a result
web-floor-queue = Judge calls
web-floor-go = I am going
web-floor-going = { $judge } is going
web-floor-ruling = Ruling
web-floor-rule = Rule
web-floor-ruled = Ruled, can be appealed
web-floor-appealed = Appealed
web-floor-ground = { $player } appeals:
web-floor-votes = { $votes } of { $members } have voted:
web-floor-do-appeal = Appeal
web-floor-do-committee = Name the committee
web-floor-do-vote-uphold = Uphold the ruling
web-floor-do-vote-overturn = Overturn the ruling
web-floor-missing = { $count ->
    [one] One player has not checked in
   *[other] { $count } players have not checked in
}
web-floor-search = Name or table number
web-floor-find = Find
web-floor-filter = Show
web-floor-show-all = All
web-floor-show-open = Open
web-floor-show-overdue = Overdue
web-floor-show-disputed = Disputed
web-floor-show-calls = Judge called
web-floor-planned = planned
web-floor-byes = Bye:
web-floor-calls = { $count ->
    [one] Judge called
   *[other] { $count } judge calls
}
web-floor-overdue = Time is up, no result
web-floor-waits-fallen = Wrong players by the results of now
web-floor-waits-refused = Result against the regulations
web-floor-waits-seats = A player has left
web-floor-waits-goes-on = Who goes on is open
button-floor = Floor board
web-floor-calls-players = { $count ->
    [one] Calls { $names } on Discord.
   *[other] Calls { $count } players on Discord: { $names }.
}
web-floor-calls-staff = Calls the judges or organizers on Discord.
web-floor-calls-nobody = Calls nobody on Discord.
web-floor-do-publish = Publish the round
web-floor-do-end = End the round
web-floor-do-seat-out = Take off the table
web-floor-do-seat-next = Seat next in line
web-floor-do-seat-newcomer = Replace
web-floor-do-latecomer = Add latecomer
web-floor-do-swap = Swap
web-floor-do-no-show = No-show
web-floor-do-drop = Drop out
web-floor-do-warn = Warn
web-floor-do-disqualify = Disqualify
web-floor-penalties = Penalties and drop-out
web-floor-section = Rule section, if any
web-floor-apart = Keep apart: Haruka + Ken, …
web-floor-again = Draw again
web-list-title = List of players: { $event }
web-list-heading = Enter a list of players
web-list-understood = This is what I understood
web-list-paste = Paste the list, or copy it from a spreadsheet
web-list-file = Or send a file (CSV, Excel, TRF):
web-list-read = Read the list
web-list-again = Read again with these columns
web-list-enter = Enter these players
web-list-lines = All lines ({ $count })
web-list-first = First line
web-list-line = Line
web-list-becomes = Becomes
web-list-member = new, a member
web-list-guest = new, a guest
web-list-known = known to the league
web-list-listed = on the list already
web-list-twice = more than once
web-list-note = Only organizers see this page.
web-list-kinds = What is on the list
web-list-kind-list = Players
web-list-kind-tables = Results or seating
web-list-kind-past = Past event
web-tables-heading = Results or seating from a list
web-tables-what = With scores: results of the newest round. Without: the seating of the next one.
web-tables-lines = Tables ({ $count })
web-past-heading = Store a past event
web-past-what = A list with round, table, player and score, or a TRF. The event counts for its season and the ratings.
web-past-name = Name of the event
web-past-day = Day
web-past-day-example = 2026-03-01
web-past-profile = Regulations
web-past-season = Season
web-past-points = Length of matches in points (only two-player games)
web-list-columns = What each column holds
