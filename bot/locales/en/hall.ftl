# The boards of a hall: their numbers, who stands at which, and who is next.
cmd-board = board
    .description = The hall's boards and who is called to which
cmd-board-set = set
    .description = Say how many boards the hall has and which are reserved (organizers)
    .boards = boards
    .boards-description = How many boards there are (0: keep no boards)
    .first = first
    .first-description = The number of the first board (1 unless you say otherwise)
    .streamed = streamed
    .streamed-description = Boards for streamed matches, such as 1, 3-5 (a dash: none)
    .accessible = accessible
    .accessible-description = Accessible boards, such as 11-12 (a dash: none)
    .event = event
    .event-description = Which event (needed only if several are going on)
cmd-board-stream = stream
    .description = Mark a match or table for a streamed board (organizers)
    .match = match
    .match-description = The number of the match, or of the table
    .off = off
    .off-description = Take the mark away
    .event = event
    .event-description = Which event (needed only if several are going on)
cmd-board-accessible = accessible
    .description = Keep an accessible board for a player (organizers)
    .player = player
    .player-description = Which player
    .off = off
    .off-description = Any board will do from now on
    .event = event
    .event-description = Which event (needed only if several are going on)
cmd-board-move = move
    .description = Send a match or table to another board (judges)
    .match = match
    .match-description = The number of the match, or of the table
    .board = board
    .board-description = The number of the board
    .event = event
    .event-description = Which event (needed only if several are going on)
cmd-board-show = show
    .description = Show who stands at which board and who is next (judges)
    .event = event
    .event-description = Which event (needed only if several are going on)

hall-set = ✅ **{ $event }** has { $boards ->
    [one] one board
   *[other] { $boards } boards
} now.
hall-set-off = ✅ **{ $event }** keeps no boards now.
hall-streamed = ✅ { $unit ->
    [match] Match { $match } goes to a streamed board once it opens.
   *[table] Table { $match } of each round goes to a streamed board.
}
hall-unstreamed = ✅ { $unit ->
    [match] Match
   *[table] Table
} { $match } goes to any open board.
hall-room = ✅ **{ $player }** sits at accessible boards.
hall-room-off = ✅ **{ $player }** sits at any open board.
hall-moved = ✅ { $unit ->
    [match] Match
   *[table] Table
} { $match } is at board { $board }.
hall-title = Boards
hall-count = { $taken } of { $boards } taken · { $waits ->
    [0] nobody waits
    [one] one waits
   *[other] { $waits } wait
}
hall-board-line = **{ $board }**{ $kind ->
    [streamed] { " " }🎥
    [accessible] { " " }♿
   *[open] { "" }
} { $unit ->
    [match] match
   *[table] table
} { $match }: { $names }
hall-board-free = **{ $board }**{ $kind ->
    [streamed] { " " }🎥
    [accessible] { " " }♿
   *[open] { "" }
} free
hall-next = **Next:** { $matches }
hall-next-match = { $unit ->
    [match] match
   *[table] table
} { $match } ({ $names })
hall-needing = ♿ Accessible boards for: { $names }
hall-streams = 🎥 To be streamed: { $numbers }

table-at-board = 📍 Board { $board }
table-waits-for-board = ⏳ Waits for a free board
notice-board = 📍 **{ $place }**: **board { $board }**. { $count ->
    [2] { $first } – { $second }
    [3] { $first }, { $second }, { $third }
   *[other] { $first }, { $second }, { $third }, { $fourth }
}
notice-board-moved = 📍 **{ $place }** is at **board { $board }** now. { $count ->
    [2] { $first } – { $second }
    [3] { $first }, { $second }, { $third }
   *[other] { $first }, { $second }, { $third }, { $fourth }
}

web-board = Board { $board }
web-board-wait = Waits for a board
web-board-next = Next ({ $place })
web-boards-called = Called now
web-boards-next = Next
web-boards-free = free
web-floor-boards = Boards
web-floor-board-taken = { $taken } of { $boards } taken
web-floor-board-set = Set boards
web-floor-board-count = How many boards (0: none)
web-floor-board-first = First number
web-floor-board-streamed = Streamed, such as 1, 3-5
web-floor-board-accessible = Accessible, such as 11-12
web-floor-board-move = Send to board
web-floor-board-stream = Mark for stream
web-floor-board-unstream = Take stream mark away
web-floor-board-room = Accessible board for { $player }
web-floor-board-room-off = Any board for { $player }
web-floor-board-kind-streamed = streamed
web-floor-board-kind-accessible = accessible

audit-hall-set = set the boards of { $event } to { $boards }
audit-hall-streamed = marked { $unit ->
    [match] match
   *[table] table
} { $match } of { $event } for a streamed board
audit-hall-unstreamed = took the stream mark off { $unit ->
    [match] match
   *[table] table
} { $match } of { $event }
audit-hall-room = keeps accessible boards of { $event } for { $player }
audit-hall-room-off = keeps no accessible board of { $event } for { $player } any longer
audit-hall-moved = sent { $unit ->
    [match] match
   *[table] table
} { $match } of { $event } to board { $board }

refusal-hall-numbers = "{ $typed }" is not a list of boards. Type numbers such as 1, 3-5.
refusal-hall-range = A hall has at most { $most } boards, with numbers up to { $highest }. Set fewer with `/board set`.
refusal-hall-no-such-board = There is no board { $board } here. `/board show` lists the boards.
refusal-hall-reserved-twice = Board { $board } is reserved twice. Name it once, in `/board set`.
refusal-hall-none-open = Every board would be reserved. Leave at least one open with `/board set`.
refusal-hall-as-it-is = The boards are like this already. `/board show` lists them.
refusal-hall-not-kept = This event keeps no boards. An organizer sets them with `/board set`.
refusal-hall-no-such-match = There is no match or table { $match } now. `/board show` names those that are played.
refusal-hall-marked = It is like this already. `/board show` lists the marks.
refusal-hall-no-such-player = This player has not entered the event. Choose one from the list that appears while you type.
refusal-hall-match-not-open = { $unit ->
    [match] Match
   *[table] Table
} { $match } is not to be played now. `/board show` lists those that are.
refusal-hall-board-taken = { $unit ->
    [match] Match
   *[table] Table
} { $match } is at board { $board }. Choose a free board from `/board show`.
refusal-hall-there-already = It is at this board already. Choose another board from `/board show`.
