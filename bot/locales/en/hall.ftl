# The boards of a hall: their numbers, who stands at which, and who is next.
cmd-board = board
    .description = Boards at the venue and who plays where
cmd-board-set = set
    .description = Set the number of boards and the reserved ones (organizers)
    .boards = boards
    .boards-description = How many boards (0: don't use boards)
    .first = first
    .first-description = Number of the first board (default: 1)
    .streamed = streamed
    .streamed-description = Boards for streamed matches, like 1, 3-5 (a dash: none)
    .accessible = accessible
    .accessible-description = Accessible boards, like 11-12 (a dash: none)
    .event = event
    .event-description = Which event (if several)
cmd-board-stream = stream
    .description = Mark a match or table for a streamed board (organizers)
    .match = match
    .match-description = Match or table number
    .off = off
    .off-description = Remove the mark
    .event = event
    .event-description = Which event (if several)
cmd-board-accessible = accessible
    .description = Reserve an accessible board for a player (organizers)
    .player = player
    .player-description = Which player
    .off = off
    .off-description = Any board will do again
    .event = event
    .event-description = Which event (if several)
cmd-board-move = move
    .description = Move a match or table to another board (judges)
    .match = match
    .match-description = Match or table number
    .board = board
    .board-description = Board number
    .event = event
    .event-description = Which event (if several)
cmd-board-show = show
    .description = Show who plays at which board and who is next (judges)
    .event = event
    .event-description = Which event (if several)

hall-set = ✅ **{ $event }** uses { $boards ->
    [one] one board
   *[other] { $boards } boards
}.
hall-set-off = ✅ **{ $event }** doesn't use boards.
hall-streamed = ✅ { $unit ->
    [match] Match { $match } gets a streamed board once it opens.
   *[table] Table { $match } of each round gets a streamed board.
}
hall-unstreamed = ✅ { $unit ->
    [match] Match
   *[table] Table
} { $match } gets any open board.
hall-room = ✅ **{ $player }** gets accessible boards.
hall-room-off = ✅ **{ $player }** gets any open board.
hall-moved = ✅ { $unit ->
    [match] Match
   *[table] Table
} { $match } moved to board { $board }.
hall-title = Boards
hall-count = { $taken } of { $boards } taken · { $waits ->
    [0] no one waiting
   *[other] { $waits } waiting
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
table-waits-for-board = ⏳ Waiting for a board
notice-board = 📍 **{ $place }**: **board { $board }**. { $count ->
    [2] { $first } – { $second }
    [3] { $first }, { $second }, { $third }
   *[other] { $first }, { $second }, { $third }, { $fourth }
}
notice-board-moved = 📍 **{ $place }** moves to **board { $board }**. { $count ->
    [2] { $first } – { $second }
    [3] { $first }, { $second }, { $third }
   *[other] { $first }, { $second }, { $third }, { $fourth }
}

web-board = Board { $board }
web-board-wait = Waiting for a board
web-board-next = Next ({ $place })
web-boards-called = Called now
web-boards-next = Next
web-boards-free = free
web-floor-boards = Boards
web-floor-board-taken = { $taken } of { $boards } taken
web-floor-board-set = Set boards
web-floor-board-count = Number of boards (0: none)
web-floor-board-first = First number
web-floor-board-streamed = Streamed, like 1, 3-5
web-floor-board-accessible = Accessible, like 11-12
web-floor-board-move = Move to board
web-floor-board-stream = Mark for stream
web-floor-board-unstream = Remove stream mark
web-floor-board-room = Accessible board for { $player }
web-floor-board-room-off = Any board for { $player }
web-floor-board-kind-streamed = streamed
web-floor-board-kind-accessible = accessible

audit-hall-set = set the boards of { $event } to { $boards }
audit-hall-streamed = marked { $unit ->
    [match] match
   *[table] table
} { $match } of { $event } for streaming
audit-hall-unstreamed = removed the stream mark from { $unit ->
    [match] match
   *[table] table
} { $match } of { $event }
audit-hall-room = reserved accessible boards of { $event } for { $player }
audit-hall-room-off = released the accessible boards of { $event } for { $player }
audit-hall-moved = moved { $unit ->
    [match] match
   *[table] table
} { $match } of { $event } to board { $board }

refusal-hall-numbers = "{ $typed }" is not a list of boards. Enter numbers like 1, 3-5.
refusal-hall-range = At most { $most } boards, with numbers up to { $highest }. Set fewer with `/board set`.
refusal-hall-no-such-board = No board { $board } here. See `/board show`.
refusal-hall-reserved-twice = Board { $board } is reserved twice. Name it once in `/board set`.
refusal-hall-none-open = All boards would be reserved. Leave at least one open in `/board set`.
refusal-hall-as-it-is = The boards are already set like this. See `/board show`.
refusal-hall-not-kept = This event doesn't use boards. An organizer sets them with `/board set`.
refusal-hall-no-such-match = No match or table { $match } is open. See `/board show`.
refusal-hall-marked = Already set like this. See `/board show`.
refusal-hall-no-such-player = This player hasn't entered the event. Choose one from the list.
refusal-hall-match-not-open = { $unit ->
    [match] Match
   *[table] Table
} { $match } is not open now. See `/board show`.
refusal-hall-board-taken = { $unit ->
    [match] Match
   *[table] Table
} { $match } is at board { $board }. Choose a free one from `/board show`.
refusal-hall-there-already = It is already at this board. Choose another from `/board show`.
