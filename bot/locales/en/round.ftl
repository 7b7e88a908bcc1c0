# Rounds: seating, publishing, table posts, clocks.
cmd-round = round
    .description = Draw, publish, time and close rounds (organizers, judges)
cmd-round-seat = seat
    .description = Draw the next round and preview it; nothing is posted yet
    .event = event
    .event-description = Only if several are running
    .mode = mode
    .mode-description = How to make tables this time (default: event setting)
    .avoid = avoid
    .avoid-description = Keep apart, e.g. Haruka + Ken, Aoi + Leo; "-" clears it
    .seed = seed
    .seed-description = Number that repeats the same draw
    .seeds = seeds
    .seeds-description = Bracket seeds in order, e.g. Haruka, Ken; others by lot
    .byes = byes
    .byes-description = Swiss: sits out for half a win, e.g. Haruka, Ken; "-": none
cmd-round-publish = publish
    .description = Publish the planned round and tell players their seats
    .event = event
    .event-description = Only if several are running
cmd-round-import = import
    .description = Import a round's results or the next seating
    .file = file
    .file-description = CSV, XLSX, text or TRF: table, player; scores are results
    .event = event
    .event-description = Only if several are running
cmd-round-swap = swap
    .description = Swap two players (table and turn order)
    .player = player
    .player-description = First player
    .other = other
    .other-description = Second player
    .event = event
    .event-description = Only if several are running
    .round = round
    .round-description = Round number (default: the open one)
cmd-round-replace = replace
    .description = Replace a player at a table (judges); default: next in line
    .table = table
    .table-description = Which table
    .player = player
    .player-description = Who leaves
    .member = member
    .member-description = Who comes in: a server member
    .guest = guest
    .guest-description = Who comes in: a guest without an account
    .once = once
    .once-description = This round only; the player returns for the next one
cmd-round-latecomer = latecomer
    .description = Seat a latecomer at a free seat or a new table
    .player = player
    .player-description = Who is late
    .guest = guest
    .guest-description = Name of a guest to add
    .event = event
    .event-description = Only if several are running
cmd-round-call = call
    .description = Call a table's players again
    .table = table
    .table-description = Which table
cmd-round-note = note
    .description = Note about a table or player (organizers and judges only)
    .note = note
    .note-description = Your note (empty: delete it)
    .table = table
    .table-description = Which table
    .player = player
    .player-description = Which player
    .event = event
    .event-description = Only if several are running
cmd-round-lock = lock
    .description = Keep a table unchanged when the round is redrawn
    .table = table
    .table-description = Table number
    .state = state
    .state-description = Lock or unlock
    .event = event
    .event-description = Only if several are running
cmd-round-start = start
    .description = Start all tables or one, with their clocks
    .event = event
    .event-description = Only if several are running
    .table = table
    .table-description = Only this table
cmd-round-pause = pause
    .description = Pause the clocks of all tables or one; time is added back
    .event = event
    .event-description = Only if several are running
    .table = table
    .table-description = Only this table
cmd-round-resume = resume
    .description = Resume paused clocks
    .event = event
    .event-description = Only if several are running
    .table = table
    .table-description = Only this table
cmd-round-extend = extend
    .description = Add time for all tables or one
    .minutes = minutes
    .minutes-description = Minutes to add
    .event = event
    .event-description = Only if several are running
    .table = table
    .table-description = Only this table
cmd-round-end = end
    .description = End the round once all results are in
    .event = event
    .event-description = Only if several are running
    .round = round
    .round-description = Round number (default: the open one)
cmd-round-cancel = cancel
    .description = Cancel a round that has no results yet
    .event = event
    .event-description = Only if several are running
    .round = round
    .round-description = Round number (default: the newest open one)
cmd-round-show = show
    .description = Show a round's tables and seating quality
    .event = event
    .event-description = Only if several are running
    .round = round
    .round-description = Round number (default: the newest)

choice-drawing-balanced = Balanced: fewest repeats
choice-drawing-power = Standings: similar ranks together
choice-drawing-random = Random
choice-drawing-manual = Manual: entry order, then swap
choice-bolt-locked = Lock
choice-bolt-unlocked = Unlock

button-round-publish = Publish
button-round-reseat = Redraw
button-round-cancel = Discard plan
button-clock-placed = Placed

round-title = Round { $round }{ $stage ->
    [semi-final] , semi-final
    [play-off] , play-off
    [final] , final
   *[other] {""}
} · { $event }
round-status-planned = 📝 Plan: only organizers see this
round-status-published-match = 🪑 Take your seats.
round-status-published = 🪑 Take your seats in turn order and set up. A judge starts the clock.
round-status-running = ▶️ Running
round-status-finished = 🏁 Finished
round-status-cancelled = ✖️ Cancelled
round-table-line = **{ $table }**: { $players }
round-free-line = **Sits out**: { $players }
round-asked-line = **Sits out (half a win)**: { $players }
round-bye-line = **Bye**: { $players }
round-more-tables = …and { $count } more. Yours: `/me next`; all: `/round show`
seating-title = Round { $round }
seating-table = Table { $table }
seating-free = Sits out
seating-asked = Sits out (half a win)
seating-bye = Bye

table-title = Round { $round }{ $stage ->
    [semi-final] , semi-final
    [play-off] , play-off
    [final] , final
   *[qualifier] {""}
} · Table { $table }
table-score = — { $score ->
    [one] **{ $score }** point
   *[other] **{ $score }** points
}
table-walkover = { $ended ->
    [nobody] 🚫 No one came: no winner
   *[other] 🚫 Walkover for { $player }
}
table-status-waiting = 🪑 Take your seats
table-status-playing = ▶️ Playing
table-status-until = ▶️ Until { $time }
table-by-post = ✉️ Async game #{ $game } in <#{ $channel }>. The result is recorded automatically.
table-status-reported = 📨 Result reported: please confirm
table-status-disputed = ⚠️ Result disputed: a judge decides
table-status-final = 🏁 Result final
table-status-cancelled = ✖️ Cancelled
table-paused = ⏸️ Clock paused { $at }. The time is added back.
table-placing = 🏠 { $number }/{ $total }: { $player }, next { $at }
table-ends = ⏱️ Ends { $at } ({ $time })
table-over = ⏱️ { $at }

seating-quality-plan = { $rounds ->
    [one] Quality with this round (seed { $seed })
   *[other] Quality of the { $rounds } remaining rounds (seed { $seed })
}
seating-quality-so-far = Seating quality so far
seating-quality-repeats = { $value ->
    [0] No repeat opponents
   *[other] Repeat pairings: { $value }
}
seating-quality-worst = { $value ->
    [one] No pair meets twice
   *[other] A pair meets at most { $value } times
}
seating-quality-turns = { $value ->
    [0] Turn order: even for all
   *[other] Turn order imbalance: { $value }
}
seating-quality-threes = { $value ->
    [0] Tables of three: evenly shared
   *[other] Tables of three: difference of { $value }
}
seating-quality-ranks = { $value ->
    [0] Similar ranks sit together
   *[other] Rank gaps: { $gap } (minimum { $least }). Weight: `/event edit`
}
seating-proved = {" "}(proven minimum)
seating-not-proved = {" "}({ $bound ->
    [0] 0 may be possible
   *[other] may not be the minimum; at least { $bound }
})
seating-quality-avoid = { $value ->
    [one] A pair to keep apart meets
   *[other] Pairs to keep apart meet { $value } times
}
seating-again = Repeat pairings this round: { $pairs }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
seating-no-rematch = No repeat pairings

round-published = ✅ { $round ->
    [0] Bracket published: { $tables ->
        [one] one match
       *[other] { $tables } matches
    }
   *[other] Round { $round } published: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
}{ $byes ->
    [0] {""}
    [one] , one bye
   *[other] , { $byes } byes
}. { $start ->
    [0] Matches begin once both players are there.
   *[other] Boards ready? Use `/round start`.
}
    .waiting = ⏳ { $round ->
        [0] Bracket
       *[other] Round { $round }
    } published, but not fully posted yet ({ $round ->
        [0] matches
       *[other] tables
    }: { $tables }, byes: { $byes }). { $start ->
        [0] Matches begin once both players are there.
       *[other] Boards ready? Use `/round start`.
    }
round-swapped = ✅ Round { $round }: swapped { $first } and { $second }.
table-now-locked = 🔒 { $place } stays if the round is redrawn.
table-now-unlocked = 🔓 { $place } may change if the round is redrawn.
round-started = { $table ->
    [0] ▶️ Clocks of { $tables } tables running.
   *[other] ▶️ { $place }: clock running.
}
round-started-waits = ⏸️ Paused until a judge settles the seat of the player who left: { $unit ->
    [match] { $count ->
        [one] match
       *[other] matches
    }
   *[table] { $count ->
        [one] table
       *[other] tables
    }
} { $tables }.
round-started-by-post = ▶️ { $table ->
    [0] { $tables } tables
   *[other] { $place }
} started. They play async, without a table clock.
round-started-untimed = ▶️ { $table ->
    [0] { $tables } tables
   *[other] { $place }
} started. These regulations have no table clock.
round-paused = { $table ->
    [0] ⏸️ Clocks of { $tables } tables paused.
   *[other] ⏸️ { $place }: clock paused.
} Resume with `/round resume`.
round-resumed = { $table ->
    [0] ▶️ Clocks of { $tables } tables running again.
   *[other] ▶️ { $place }: clock running again.
} Paused time is added back.
round-extended = ⏱️ { $table ->
    [0] { $tables } tables
   *[other] { $place }
}: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} added.
round-ended = 🏁 Round { $round } is over. { $next ->
    [seat] Seat the next with `/round seat`; standings: `/standings show`.
    [ladder] Seat the next with `/round seat`, or end the ladder with `/event finish`.
    [met] Everyone has met. Post the podium with `/event finish`, or plan a final with `/standings advance`.
    [advance] All rounds are played. Next stage: `/standings advance`; end: `/event finish`.
   *[finish] It was the last. `/event finish` posts the podium and tells everyone their place.
 }
round-cancelled = ✖️ Round { $round } cancelled. Restore it with `/event undo`, or redraw it with { $again ->
    [advance] `/standings advance`
   *[seat] `/round seat`
}.

notice-seated = 🪑 **{ $place }**. { $count ->
    [2] { $first } – { $second }
    [3] Turn order: { $first }, { $second }, { $third }
   *[other] Turn order: { $first }, { $second }, { $third }, { $fourth }
}
notice-bye-asked = 🪑 **Round { $round }**: { $first } sits out as requested (half a win).
notice-bye = 🪑 **Round { $round }**: { $first } has a bye (counts as a win).
notice-bye-passed = 🪑 **Round { $round }**: seats were corrected; someone else sits out. See the newer message.
notice-moved = 🔁 **{ $place }**: seats corrected. Check the table post: { $count ->
    [2] { $first }, { $second }
    [3] { $first }, { $second }, { $third }
    [4] { $first }, { $second }, { $third }, { $fourth }
   *[other] { $first }
}
notice-clock-warning = ⏱️ The game ends at { $at }. { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
    [3] { $first } { $second } { $third }
   *[other] { $first } { $second } { $third } { $fourth }
}
notice-clock-stands = ⏸️ Clock paused. The table post shows the new end time when it resumes.
notice-results-late = ⏳ { $judges }: **{ $event }**{ $unit ->
    [match] {""}
   *[table] , round { $round }
}: time is up. No result yet: { $unit ->
    [match] { $count ->
        [one] match
       *[other] matches
    }
   *[table] { $count ->
        [one] table
       *[other] tables
    }
} { $tables }.
notice-results-late-no-more = ✅ **{ $event }**{ $unit ->
    [match] {""}
   *[table] , round { $round }
}: no result is overdue.
notice-time-up = ⏰ **Time is up: the game ends now**, even mid-turn. Report the current points. { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
    [3] { $first } { $second } { $third }
   *[other] { $first } { $second } { $third } { $fourth }
}

audit-round-seated = planned round { $round } of { $event } (seed { $seed })
audit-round-published = published round { $round } of { $event } ({ $tables ->
        [one] one table
       *[other] { $tables } tables
    })
audit-round-replaced = replaced { $player } with { $other } at { $place } of { $event }
audit-round-stood-in = let { $other } play for { $player } this round at { $place } of { $event }
audit-round-table-added = added { $place } of { $event } for { $player } (players moved: { $moved })
audit-round-seat-added = seated { $player } at { $place } of { $event }
audit-round-seat-removed = removed { $player } from { $place } of { $event }
audit-round-swapped = swapped { $first } and { $second } in round { $round } of { $event }
audit-table-locked = locked { $place } of { $event }
audit-table-unlocked = unlocked { $place } of { $event }
audit-round-started = started { $table ->
    [0] round { $round } (all tables)
    [several] round { $round } (tables: { $tables })
   *[other] { $place }
} of { $event }
audit-round-paused = paused { $table ->
    [0] round { $round } (all tables)
    [several] round { $round } (tables: { $tables })
   *[other] { $place }
} of { $event }
audit-round-resumed = resumed { $table ->
    [0] round { $round } (all tables)
    [several] round { $round } (tables: { $tables })
   *[other] { $place }
} of { $event }
audit-round-extended = added { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} to { $table ->
    [0] round { $round } (all tables)
    [several] round { $round } (tables: { $tables })
   *[other] { $place }
} of { $event }
audit-round-ended = ended round { $round } of { $event }
audit-round-cancelled = cancelled round { $round } of { $event }

refusal-plan-changed = Someone else changed the plan, so nothing was drawn. Check it, then draw again.
refusal-changed-meanwhile = Entries or results changed during the draw. Nothing was saved; draw again.
refusal-seating-outdated = The seating is out of date: { $names }. Redraw it with { $again ->
    [advance] `/standings advance`
   *[seat] `/round seat`
}.
refusal-plan-other-format = The format changed after this round was planned. Redraw it with { $again ->
    [advance] `/standings advance`
   *[seat] `/round seat`
}.
refusal-no-pairings-channel = No pairings channel is set, so no one would see the round. An admin sets it with `/setup`.
refusal-round-results-missing = { $unit ->
    [match] The bracket still needs results: { $count ->
        [one] match
       *[other] matches
    }
   *[table] Round { $round } still needs results: { $count ->
        [one] table
       *[other] tables
    }
} { $tables }. Report them, or a judge uses `/result walkover`.
refusal-round-has-results = { $unit ->
    [match] The bracket already has results ({ $count ->
        [one] match
       *[other] matches
    }
   *[table] Round { $round } already has results ({ $count ->
        [one] table
       *[other] tables
    }
} { $tables }), so it can't be cancelled. Fix them with `/result correct`.
button-table-seats = Change seat
button-seat-next = Next: { $name }
button-seat-guest = Guest
button-seat-remove = Play without
menu-seat-leaver = Who leaves?
menu-seat-latecomer = Who joins?
menu-seat-member = Server member
seat-leaver = 🔁 **{ $place }**: who is leaving?
seat-newcomer = 🔁 Who replaces **{ $player }**?
seat-guest-name = Guest's name
seat-replaced = ✅ { $place }: **{ $other }** replaces **{ $player }**. The table was told.
    .waiting = ⏳ { $place }: **{ $other }** replaces **{ $player }**. The table has not been told yet.
button-seat-guest-once = Guest, this round
menu-seat-stand-in = For this round only
seat-stood-in = ✅ { $place }: **{ $other }** plays for **{ $player }** this round. **{ $player }** stays in the event.
button-late = Latecomer
button-late-guest = Guest
button-late-table = Create this table
menu-late-who = Who is late?
late-question = { $count ->
    [0] 🕗 Everyone has a seat this round. Is it a guest?
   *[other] 🕗 Who is late? Choose everyone for the same table.
}
late-table-from = { $player } ({ $place })
late-table-asked = 🕗 No table that can still be joined has a free seat. Best: a new table for **{ $late }**{ $count ->
        [0] .
       *[other] {" "}with { $moved }.
    } Repeat pairings: { $repeats }. No one has moved yet.
late-table-planned = New { $place }: { $players }. { $count ->
        [0] No one moves.
       *[other] Moving: { $moved }.
    } Repeat pairings: { $repeats }.
late-table-added = ✅ New { $place }: { $players }.
refusal-late-at-tables = Latecomers can only join published rounds with tables of three or four. Otherwise use `/signup add`.
refusal-late-one-by-one = { $place } has a free seat. Choose one latecomer at a time.
refusal-late-free-seat = { $place } has a free seat now. Fill it with `/round latecomer`.
refusal-late-moved = Other players would have to move now, so no one moved. Ask again with `/round latecomer`.
refusal-late-no-table = Too few tables can spare a player. Add the latecomer for the next round with `/signup add`.
seat-latecomer = ✅ **{ $player }** is seated at { $place }.
seat-removed = ✅ { $place } plays on without **{ $player }**. The table was told.
    .waiting = ⏳ { $place } plays on without **{ $player }**. The table has not been told yet.
notice-replaced = 🔁 **{ $place }**: { $other } replaces { $player }. { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
notice-seat-taken = 🔁 **{ $event }**, { $place }: { $other } replaced you and you're out of the event. Not right? Tell an organizer.
notice-seat-lost = 🔁 **{ $event }**, { $place }: the table plays on without you and you're out of the event. Not right? Tell an organizer.
notice-round-cancelled = ✖️ **{ $event }**: round { $round } is cancelled. New seats will be announced here.{ $games ->
    [0] {""}
   *[other] {" "}Its async games may be finished but don't count.
}
notice-departure = 🚪 **{ $event }**, { $place }: { $player } left but still has a seat. Replace them or play without.
notice-departure-small = 🚪 **{ $event }**, { $place }: { $player } left but still has a seat. Replace them, or use `/result walkover`.
notice-departure-game = 🚪 **{ $event }**, { $place }: { $player } left during async game #{ $game }. 3+ players: `/round replace` or `/signup substitute` (the newcomer gets the score). Two players: `/result walkover` with a reason.
notice-departure-over = 🚪 **{ $event }**, { $place }: { $player } left but is back. No action needed.
notice-departure-settled = 🚪 **{ $event }**, { $place }: the seat of { $player } is settled. No action needed.
notice-back-at-table = 🪑 **{ $place }**: { $player } plays at this table. { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
notice-left-table = 🚪 **{ $place }**: { $player } has left. Please wait for a judge. { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
notice-seat-removed = 🔁 **{ $place }** plays on without { $player }. { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
refusal-replace-in-bracket = Bracket players can't be replaced. Use `/result walkover` for the opponent, or `/signup drop`.
refusal-not-seated = This player no longer sits at that table. Check the table post, then choose again.
refusal-seated-elsewhere = { $player } sits at { $place }. Swap the two players with `/round swap`.
refusal-nobody-in-line = No one is next in line. Choose a `member` or `guest`.
refusal-table-begun = { $place } has begun. Choose a table that hasn't.
refusal-table-full = { $place } is full. Choose a table with a free seat.
refusal-table-too-small = { $place } { $players ->
        [2] is a two-player match
       *[other] has only three players
    }. Seat a replacement, or use `/result walkover`.
table-clock-halted = ⏸️ The clock is paused until then.
table-clock-resumed = ▶️ The clock is running again.
notice-clock-runs = ▶️ **{ $place }**: the clock is running again.
table-set-up-anew = ♟️ Setup starts over. A judge restarts the table with `/round start`.
refusal-substitute-match-by-post = { $place } is an async match for two (game #{ $game }): no substitutes. Use `/result walkover` or wait.
refusal-substitute-guest-by-post = { $place } plays async (game #{ $game }), so guests can't join. Choose a server member, or use `/game end` first.
refusal-swap-game-on = { $place } plays game #{ $game }, so seats stay. 3+ players: `/round replace`. Two: `/result walkover`. Not begun: `/game end`.
refusal-swap-other-group = { $first } and { $second } are in different groups. Swap players of the same group.
refusal-swap-result-exists = { $place } already has a result, so its seats are fixed. Wrong players? Use `/result correct`.
refusal-round-over = Round { $number } is over, so its seats are fixed. Fix results with `/result correct`.
round-called = 📣 Called the players of { $place }.
    .waiting = ⏳ The players of { $place } have not been called yet.
round-noted = { $stands ->
    [no] ✎ Note deleted.
   *[other] ✎ Noted: { $note }
}
notice-called-again = 📣 { $place }: please come to your table now. { $count ->
        [1] { $first }
        [2] { $first } { $second }
        [3] { $first } { $second } { $third }
       *[4] { $first } { $second } { $third } { $fourth }
    }
audit-round-called = called the players of { $place } of { $event }
audit-round-noted = noted on { $about ->
    [table] { $place }
   *[player] { $player }
} in { $event }: { $note }
refusal-nothing-to-call = No one to call at { $place }: it has a result, isn't published, or plays async. See `/round show`.
refusal-called-already = The players were called less than { $minutes } minutes ago. Give them a moment.
refusal-note-of-what = Choose either a table or a player for the note.
refusal-note-changed = { $stands ->
    [no] Someone deleted the note.
   *[other] Someone noted "{ $note }".
} Nothing was saved; note again if needed.
refusal-note-same = The note already says that.
refusal-round-closed = Round { $number } isn't being played. Open the newest page.
refusal-table-numbers = "{ $typed }" isn't a list of tables. Type numbers like 1-12, 15.
refusal-no-table-chosen = No table is chosen. Tick tables or type numbers like 1-12.
refusal-round-step = Round { $number } is { $status ->
    [planned] only planned
    [published] already published
    [running] already running
    [finished] already finished
   *[cancelled] cancelled
}. Check it with `/round show`.
refusal-no-such-round = { $number ->
    [0] This plan is gone. Plan a round with `/round seat`, or a final with `/standings advance`.
   *[other] There is no such round. See the newest with `/round show`.
}
refusal-no-round-planned = No round is planned. Plan one with `/round seat`, or a final with `/standings advance`.
refusal-no-round-open = No round is open. An organizer uses `/round seat` or, for finals, `/standings advance`.
refusal-no-round-public = No round is published yet. You'll be pinged when your table is ready.
refusal-no-such-table = This round has no such table. Choose one from the list.
refusal-table-locked = { $place } is already locked.
refusal-table-unlocked = { $place } isn't locked.
refusal-qualifier-over = The qualifier is over. Plan the semi-final or final with `/standings advance`.
refusal-all-rounds-seated = All { $rounds } rounds are seated. Continue with `/standings advance` or `/event finish`.
refusal-pairing-does-not-fit = This pairing doesn't fit the regulations: one is for tables, the other for two players. Choose a pairing that fits.
refusal-drawing-needs-tables = `mode` is for tables of three or four. Leave it out for two-player matches.
refusal-all-have-met-bracket = The round robin is complete. Plan the bracket of { $size } with `/standings advance`.
refusal-all-have-met = The round robin is complete. Finish with `/event finish`.
refusal-avoid-form = "{ $typed }" isn't a pair. Write pairs like `Haruka + Ken, Aoi + Leo`.
refusal-avoid-unknown = No one in this event is called "{ $typed }". Use the name shown by `/signup list`.
refusal-avoid-unclear = "{ $typed }" fits several players. Write the full name or a mention.
refusal-no-clock = No clock is running here. With a time limit, a judge starts it with `/round start`.

button-result-report = Report result
button-judge-call = Call a judge
offer-table = Round { $round }, table { $table }

## Somebody has left the Discord server
left-server-planned = 🚪 In this plan but no longer on the server: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. Use `/signup drop` or `/signup substitute`, then redraw.
left-server-seated = 🚪 At a table but no longer on the server: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. Use `/signup drop` or `/round replace`.
notice-left-server = 🚪 **{ $player }** left this server. Nothing was changed; if they return, they play on.
left-server-event = - **{ $event }**: still entered and seated next round. Use `/signup drop` or `/signup substitute`.
left-server-game = - Async game #{ $game }: deadlines keep running. A judge can use `/game substitute` (3+ players) or `/game end`.
notice-left-server-settled = 🚪 **{ $player }** left and has no events or games. No action needed.
notice-back-on-server = 🚪 **{ $player }** is back on this server. No action needed.
refusal-byes-need-swiss = Only Swiss events allow sitting out for half a win. Leave out `byes`.
