# Rounds: seating, publishing, table posts, clocks.
cmd-round = round
    .description = Seat, publish, time and close rounds (organizers and judges)
cmd-round-seat = seat
    .description = Plan the next round and see how good the seating is; nothing is posted yet
    .event = event
    .event-description = Which event (needed only if several are going on)
    .mode = mode
    .mode-description = How tables are made this time (default: as the event says)
    .avoid = avoid
    .avoid-description = Pairs to keep apart: Haruka + Ken, Aoi + Leo; a single - forgets earlier pairs
    .seed = seed
    .seed-description = A number that makes the draw repeatable
    .seeds = seeds
    .seeds-description = Bracket: players in the order of their seeds, e.g. Haruka, Ken; the others by lot
    .byes = byes
    .byes-description = Swiss: who has asked to sit this round out, for half a win: Haruka, Ken; a single - for nobody
cmd-round-publish = publish
    .description = Post the planned round and tell everybody once where to sit
    .event = event
    .event-description = Which event (needed only if several are going on)
cmd-round-import = import
    .description = Import a round's results, or the seating of the next
    .file = file
    .file-description = CSV, XLSX, text or TRF: table and player; with scores, results
    .event = event
    .event-description = Which event (needed only if several are going on)
cmd-round-swap = swap
    .description = Two players exchange table and turn order
    .player = player
    .player-description = One player
    .other = other
    .other-description = The other player
    .event = event
    .event-description = Which event (needed only if several are going on)
    .round = round
    .round-description = Number of the round (default: the open one)
cmd-round-replace = replace
    .description = Judges: somebody else takes a player's seat (nobody named: the next in line)
    .table = table
    .table-description = Which table
    .player = player
    .player-description = Who leaves the table
    .member = member
    .member-description = Who comes: a member of this server
    .guest = guest
    .guest-description = Who comes: the name of a guest without an account
    .once = once
    .once-description = For this round only: the player plays again in the next one
cmd-round-latecomer = latecomer
    .description = Seat somebody who comes late: at a table with a free seat, else at a new one
    .player = player
    .player-description = Who comes late
    .guest = guest
    .guest-description = The name of a guest who is entered with it
    .event = event
    .event-description = Which event (needed only if several are going on)
cmd-round-call = call
    .description = Call the players of a table to it once more
    .table = table
    .table-description = Which table
cmd-round-note = note
    .description = Note something at a table or of a player; only organizers and judges read it
    .note = note
    .note-description = What to note (empty: take the note away)
    .table = table
    .table-description = At which table
    .player = player
    .player-description = Of which player
    .event = event
    .event-description = Which event (needed only if several are going on)
cmd-round-lock = lock
    .description = Keep a table as it is when the planned round is drawn again
    .table = table
    .table-description = Number of the table
    .state = state
    .state-description = Lock it or unlock it
    .event = event
    .event-description = Which event (needed only if several are going on)
cmd-round-start = start
    .description = The boards are ready: start the clocks of all tables, or of one
    .event = event
    .event-description = Which event (needed only if several are going on)
    .table = table
    .table-description = Only this table
cmd-round-pause = pause
    .description = Stop the clocks of all tables, or of one; the pause is added to the game
    .event = event
    .event-description = Which event (needed only if several are going on)
    .table = table
    .table-description = Only this table
cmd-round-resume = resume
    .description = Let stopped clocks run again
    .event = event
    .event-description = Which event (needed only if several are going on)
    .table = table
    .table-description = Only this table
cmd-round-extend = extend
    .description = Give all tables, or one, more time to play
    .minutes = minutes
    .minutes-description = How many minutes more
    .event = event
    .event-description = Which event (needed only if several are going on)
    .table = table
    .table-description = Only this table
cmd-round-end = end
    .description = End the round when all results are in
    .event = event
    .event-description = Which event (needed only if several are going on)
    .round = round
    .round-description = Number of the round (default: the open one)
cmd-round-cancel = cancel
    .description = Take a round back as long as it has no results
    .event = event
    .event-description = Which event (needed only if several are going on)
    .round = round
    .round-description = Number of the round (default: the newest open one)
cmd-round-show = show
    .description = Show a round with its tables and the quality of its seating
    .event = event
    .event-description = Which event (needed only if several are going on)
    .round = round
    .round-description = Number of the round (default: the newest)

choice-drawing-balanced = Balanced: everybody meets many
choice-drawing-power = By standings: neighbours in the ranking
choice-drawing-random = Random
choice-drawing-manual = By hand: in order of entry, then swap
choice-bolt-locked = Lock
choice-bolt-unlocked = Unlock

button-round-publish = Publish
button-round-reseat = Another plan
button-round-cancel = Drop this plan
button-clock-placed = Placed

round-title = Round { $round }{ $stage ->
    [semi-final] , semi-final
    [play-off] , play-off
    [final] , final
   *[other] {""}
} · { $event }
round-status-planned = 📝 Planned: only organizers see this
round-status-published-match = 🪑 Please take your seats.
round-status-published = 🪑 Please take your seats in turn order and build the board. The judge starts the clock.
round-status-running = ▶️ Running
round-status-finished = 🏁 Finished
round-status-cancelled = ✖️ Cancelled
round-table-line = **{ $table }**: { $players }
round-free-line = **Sits out**: { $players }
round-asked-line = **Sits out as asked, half a win**: { $players }
round-bye-line = **Bye**: { $players }
round-more-tables = … and { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }: `/me next` shows yours, `/round show` all of them page by page.
seating-title = Round { $round }
seating-table = Table { $table }
seating-free = Sits out
seating-asked = Sits out, half a win
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
    [nobody] 🚫 Nobody came: nobody wins
   *[other] 🚫 Walkover for { $player }
}
table-status-waiting = 🪑 Take your seats
table-status-playing = ▶️ Playing
table-by-post = ✉️ Played by post: game #{ $game } in <#{ $channel }>. Its result enters by itself.
table-status-reported = 📨 Result reported: please confirm it
table-status-disputed = ⚠️ Result disputed: a judge decides
table-status-final = 🏁 The result is final
table-status-cancelled = ✖️ Cancelled
table-paused = ⏸️ The clock stopped { $at }. The pause will be added to the game.
table-placing = 🏠 Settlement { $number } of { $total }: { $player }, next { $at }
table-ends = ⏱️ Ends { $at } ({ $time })

seating-quality-plan = { $rounds ->
    [one] Quality with this round (seed { $seed })
   *[other] Quality of all { $rounds } remaining rounds together (seed { $seed })
}
seating-quality-so-far = Quality of the seating up to this round
seating-quality-repeats = { $value ->
    [0] Nobody meets anybody twice
   *[other] Repeated meetings: { $value }
}
seating-quality-worst = { $value ->
    [one] No pair meets more than once
   *[other] No pair meets more than { $value } times
}
seating-quality-turns = { $value ->
    [0] Turn order is spread evenly over everybody
   *[other] Unevenness of the turn order: { $value }
}
seating-quality-threes = { $value ->
    [0] Tables of three are shared evenly
   *[other] Tables of three: somebody has { $value } more than somebody else
}
seating-quality-ranks = { $value ->
    [0] Neighbours in the ranking sit together
   *[other] Places apart at the tables: { $gap } in all, { $least } at least; `/event edit` weighs that against repeats
}
seating-proved = {" "}(proved: fewer is impossible)
seating-not-proved = {" "}({ $bound ->
    [0] whether none is possible is not known
   *[other] fewer than { $bound } is impossible; whether { $bound } can be reached is not known
})
seating-quality-avoid = { $value ->
    [one] A pair to be kept apart meets once
   *[other] Pairs to be kept apart meet { $value } times
}
seating-again = Together again in this round: { $pairs }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
seating-no-rematch = Nobody meets anybody again

round-published = ✅ { $round ->
    [0] The bracket is published: { $tables ->
        [one] one match
       *[other] { $tables } matches
    } to play
   *[other] Round { $round } is published: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
}{ $byes ->
    [0] {""}
    [one] {" "}and a bye
   *[other] {" "}and { $byes } byes
}. { $start ->
    [0] Each match begins when both players are there.
   *[other] When { $tables ->
        [one] the board is
       *[other] the boards are
    } ready, use `/round start`.
}
    .waiting = ⏳ { $round ->
        [0] The bracket is drawn up: { $tables ->
            [one] one match
           *[other] { $tables } matches
        } to play
       *[other] Round { $round } is drawn up: { $tables ->
            [one] one table
           *[other] { $tables } tables
        }
    }{ $byes ->
        [0] {""}
        [one] {" "}and a bye
       *[other] {" "}and { $byes } byes
    }, but not all of it has been posted yet. { $start ->
        [0] Each match begins when both players are there.
       *[other] When { $tables ->
            [one] the board is
           *[other] the boards are
        } ready, use `/round start`.
    }
round-swapped = ✅ { $first } and { $second } have exchanged places in round { $round }.
table-now-locked = 🔒 { $place } stays when the round is drawn again.
table-now-unlocked = 🔓 { $place } may change when the round is drawn again.
round-started = { $table ->
    [0] ▶️ The clocks of { $tables } tables are running.
   *[other] ▶️ The clock of { $place } is running.
}
round-started-waits = ⏸️ The clock stands still until a judge settles the seat of whoever has left: { $unit ->
    [match] { $count ->
        [one] match
       *[other] matches
    }
   *[table] { $count ->
        [one] table
       *[other] tables
    }
} { $tables }.
round-started-by-post = { $table ->
    [0] ▶️ { $tables } tables have started. They play by post, without a clock of the hall.
   *[other] ▶️ { $place } has started. It plays by post, without a clock of the hall.
}
round-started-untimed = { $table ->
    [0] ▶️ { $tables } tables have started. These regulations have no table clock.
   *[other] ▶️ { $place } has started. These regulations have no table clock.
}
round-paused = { $table ->
    [0] ⏸️ The clocks of { $tables } tables are stopped. `/round resume` lets them run again.
   *[other] ⏸️ The clock of { $place } is stopped. `/round resume` lets it run again.
}
round-resumed = { $table ->
    [0] ▶️ The clocks of { $tables } tables run again; the pause is added.
   *[other] ▶️ The clock of { $place } runs again; the pause is added.
}
round-extended = { $table ->
    [0] ⏱️ { $tables } tables have
   *[other] ⏱️ { $place } has
} { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }.
round-ended = 🏁 Round { $round } is over. { $next ->
    [seat] Seat the next one with `/round seat`, or see `/standings show`.
    [met] Everybody has met everybody: `/event finish` posts the podium, `/standings advance` plans a final first.
    [advance] All rounds are played: `/standings advance` plans the next stage, `/event finish` ends the event.
   *[finish] That was the last one: `/event finish` posts the podium and tells everybody their place.
 }
round-cancelled = ✖️ Round { $round } is cancelled. `/event undo` brings it back; { $again ->
    [advance] `/standings advance` plans it
   *[seat] `/round seat` draws it
} anew.

notice-seated = 🪑 **{ $place }**. { $count ->
    [2] { $first } – { $second }
    [3] In turn order: { $first }, { $second }, { $third }
   *[other] In turn order: { $first }, { $second }, { $third }, { $fourth }
}
notice-bye-asked = 🪑 **Round { $round }**: { $first } sits this round out as asked, which counts as half a win.
notice-bye = 🪑 **Round { $round }**: { $first } has a bye, which counts as a win.
notice-bye-passed = 🪑 **Round { $round }**: seats were corrected, and somebody else sits out by now. See the newer message.
notice-moved = 🔁 **{ $place }**: seats were corrected. { $count ->
    [2] { $first } and { $second }, please look
    [3] { $first }, { $second } and { $third }, please look
    [4] { $first }, { $second }, { $third } and { $fourth }, please look
   *[other] { $first }, please look
} at the table's post for your new place.
notice-clock-warning = ⏱️ The game ends at { $at }. { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
    [3] { $first } { $second } { $third }
   *[other] { $first } { $second } { $third } { $fourth }
}
notice-clock-stands = ⏸️ The clock stands still. Once it runs again, the table’s post says when the game ends.
notice-results-late = ⏳ { $judges }: **{ $event }**{ $unit ->
    [match] {""}
   *[table] , round { $round }
}: time is up. Not reported: { $unit ->
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
}: no result is late any more.
notice-time-up = ⏰ **Time is up: the game ends now**, even in the middle of a turn. Please report the points as they stand. { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
    [3] { $first } { $second } { $third }
   *[other] { $first } { $second } { $third } { $fourth }
}

audit-round-seated = planned round { $round } of { $event } (seed { $seed })
audit-round-published = published round { $round } of { $event } ({ $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    })
audit-round-replaced = let { $other } take the seat of { $player } at { $place } of { $event }
audit-round-stood-in = let { $other } play for { $player } at { $place } of { $event }, for this round
audit-round-table-added = formed { $place } of { $event } for { $player }; { $moved ->
        [one] one player
       *[other] { $moved } players
    } moved to it
audit-round-seat-added = seated { $player } at { $place } of { $event }
audit-round-seat-removed = took { $player } from { $place } of { $event }
audit-round-swapped = let { $first } and { $second } exchange places in round { $round } of { $event }
audit-table-locked = locked { $place } of { $event }
audit-table-unlocked = unlocked { $place } of { $event }
audit-round-started = { $table ->
    [0] started all tables in round { $round } of { $event }
    [several] started { $count ->
        [one] table { $tables }
       *[other] tables { $tables }
    } in round { $round } of { $event }
   *[other] started { $place } of { $event }
}
audit-round-paused = { $table ->
    [0] paused all tables in round { $round } of { $event }
    [several] paused { $count ->
        [one] table { $tables }
       *[other] tables { $tables }
    } in round { $round } of { $event }
   *[other] paused { $place } of { $event }
}
audit-round-resumed = { $table ->
    [0] resumed all tables in round { $round } of { $event }
    [several] resumed { $count ->
        [one] table { $tables }
       *[other] tables { $tables }
    } in round { $round } of { $event }
   *[other] resumed { $place } of { $event }
}
audit-round-extended = { $table ->
    [0] gave all tables in round { $round } of { $event }
    [several] gave { $count ->
        [one] table { $tables }
       *[other] tables { $tables }
    } in round { $round } of { $event }
   *[other] gave { $place } of { $event }
} { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }
audit-round-ended = ended round { $round } of { $event }
audit-round-cancelled = cancelled round { $round } of { $event }

refusal-plan-changed = Somebody has changed the plan. Nothing was drawn; look at it, then draw again.
refusal-changed-meanwhile = Something changed while the seating was drawn (an entry, a drop or a result). Nothing was stored; please draw again.
refusal-seating-outdated = The seating no longer fits who is playing: { $names }. { $again ->
    [advance] Plan it again with `/standings advance`.
   *[seat] Draw it again with `/round seat`.
}
refusal-plan-other-format = The format was changed after this round was planned, and the plan does not follow it. { $again ->
    [advance] Plan it again with `/standings advance`.
   *[seat] Draw it again with `/round seat`.
}
refusal-no-pairings-channel = No channel for pairings is set, so nobody would see the round. An admin sets it with `/setup`.
refusal-round-results-missing = { $unit ->
    [match] The bracket still waits for results: { $count ->
        [one] match
       *[other] matches
    }
   *[table] Round { $round } still waits for results: { $count ->
        [one] table
       *[other] tables
    }
} { $tables }. Report them, or a judge records a walkover with `/result walkover`.
refusal-round-has-results = { $unit ->
    [match] The bracket has results already ({ $count ->
        [one] match
       *[other] matches
    }
   *[table] Round { $round } has results already ({ $count ->
        [one] table
       *[other] tables
    }
} { $tables }), so it cannot be cancelled. Correct results with `/result correct`.
button-table-seats = Change seat
button-seat-next = Next in line: { $name }
button-seat-guest = A guest
button-seat-remove = Nobody: play on without
menu-seat-leaver = Who leaves the table?
menu-seat-latecomer = Who joins the table?
menu-seat-member = A member of this server
seat-leaver = 🔁 **{ $place }**: whose seat is it about?
seat-newcomer = 🔁 Who plays in the place of **{ $player }**?
seat-guest-name = Name of the guest
seat-replaced = ✅ { $place }: **{ $other }** plays in the place of **{ $player }**. Everybody at the table was told.
    .waiting = ⏳ { $place }: **{ $other }** plays in the place of **{ $player }**. The table has not been told yet.
button-seat-guest-once = A guest, this round only
menu-seat-stand-in = For this round only
seat-stood-in = ✅ { $place }: **{ $other }** plays for **{ $player }** in this round. **{ $player }** keeps the place in the event.
button-late = Latecomer
button-late-guest = A guest
button-late-table = Form this table
menu-late-who = Who comes late?
late-question = { $count ->
    [0] 🕗 Everybody has a seat in this round. Is it a guest?
   *[other] 🕗 Who comes late? Choose everybody who is to sit at one table.
}
late-table-from = { $player } ({ $place })
late-table-asked = 🕗 No table that has not begun has a free seat. A new one for **{ $late }**{ $count ->
        [0] {" "}needs nobody else.
       *[other] , with { $moved }, would be best.
    } { $repeats ->
        [0] Nobody at it has met before.
        [one] One pair at it has met before.
       *[other] { $repeats } pairs at it have met before.
    } Nobody has moved yet.
late-table-planned = New { $place }: { $players }. { $count ->
        [0] Nobody moves.
       *[other] Moves there: { $moved }.
    } { $repeats ->
        [0] Nobody at it has met before.
        [one] One pair at it has met before.
       *[other] { $repeats } pairs at it have met before.
    }
late-table-added = ✅ New { $place }: { $players }.
refusal-late-at-tables = Latecomers join a round at tables of three or four that players can see. In other formats add them with `/signup add`.
refusal-late-one-by-one = { $place } has a free seat. Choose one latecomer at a time.
refusal-late-free-seat = { $place } has a free seat now. Seat the latecomer there with `/round latecomer`.
refusal-late-moved = Others would move to the new table by now, so nobody has moved. Ask again with `/round latecomer`.
refusal-late-no-table = Too few tables that have not begun can spare a player. The latecomer plays from the next round on (`/signup add`).
seat-latecomer = ✅ **{ $player }** has a seat at { $place }.
seat-removed = ✅ { $place } plays on without **{ $player }**. Everybody at the table was told.
    .waiting = ⏳ { $place } plays on without **{ $player }**. The table has not been told yet.
notice-replaced = 🔁 **{ $place }**: { $other } plays in the place of { $player }. { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
notice-seat-taken = 🔁 **{ $event }**, { $place }: { $other } plays in your place. You are out of the event; if that is wrong, tell an organizer.
notice-seat-lost = 🔁 **{ $event }**, { $place }: the table plays on without you. You are out of the event; if that is wrong, tell an organizer.
notice-round-cancelled = ✖️ **{ $event }**: round { $round } is cancelled, so its seats no longer count. New ones will be announced here.{ $games ->
    [0] {""}
   *[other] {" "}Games by post at its tables may be finished, but do not count.
}
notice-departure = 🚪 **{ $event }**, { $place }: { $player } does not play on and still has a seat. Seat somebody else, or let the table go on without.
notice-departure-small = 🚪 **{ $event }**, { $place }: { $player } does not play on and still has a seat. Seat somebody else, or give whoever is here the win with `/result walkover`.
notice-departure-game = 🚪 **{ $event }**, { $place }: { $player } does not play on, and has a seat in game #{ $game } by post there. In a game of three or more, let somebody else play on with `/round replace` or `/signup substitute`, who then gets the score; a match of two is decided with `/result walkover`, giving a reason.
notice-departure-over = 🚪 **{ $event }**, { $place }: { $player } had left, and plays on after all. Nothing is left to do.
notice-departure-settled = 🚪 **{ $event }**, { $place }: { $player } had left with a seat there. That is settled by now: nothing is left to do.
notice-back-at-table = 🪑 **{ $place }**: { $player } plays at this table. { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
notice-left-table = 🚪 **{ $place }**: { $player } does not play on. Please wait: a judge says how the table goes on. { $count ->
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
refusal-replace-in-bracket = In a bracket nobody takes another's place: record the opponent's walkover with `/result walkover`, or the departure with `/signup drop`.
refusal-not-seated = This player has no seat at that table any more. Look at the table's post and choose again.
refusal-seated-elsewhere = { $player } sits at { $place } in this round. Use `/round swap` to let two players exchange places.
refusal-nobody-in-line = Nobody is next in line. Name somebody with `member` or `guest`.
refusal-table-begun = { $place } has begun. A latecomer joins a table that has not.
refusal-table-full = { $place } is full. Choose a table with a free seat.
refusal-table-too-small = { $place } { $players ->
        [2] is a match of two
       *[other] has only three players
    }. Seat somebody else, or give whoever is here the win with `/result walkover`.
table-clock-halted = ⏸️ The clock stands still until then.
table-clock-resumed = ▶️ The clock runs again.
notice-clock-runs = ▶️ **{ $place }**: The clock runs again.
table-set-up-anew = ♟️ The settlements are placed anew: a judge starts the table again with `/round start`.
refusal-substitute-match-by-post = { $place } is a match of two that has begun by post (game #{ $game }): nobody plays on in another’s position. Let it be played to its end, or decide it with `/result walkover`, giving a reason; then use this command again for the rounds to come.
refusal-substitute-guest-by-post = { $place } is being played by post (game #{ $game }), and a guest has no Discord account to play with. Name a member of the server, or end the game with `/game end` first.
refusal-swap-game-on = { $place } is being played by post (game #{ $game }), so its seats stay. In a game of three or more, `/round replace` lets somebody else play on in a seat; a match of two has no substitutes: decide it with `/result walkover`, giving a reason. A game that has not begun can be called off with `/game end`; then swap, and open it anew.
refusal-swap-other-group = { $first } and { $second } are in different groups, and a match between two groups would count in neither. Let two players of one group exchange places.
refusal-swap-result-exists = { $place } has a result already, so its seats stay as they were played. If the wrong players are named in it, use `/result correct`.
refusal-round-over = Round { $number } is over; its seats stay as they were played.
round-called = 📣 The players of { $place } are called.
    .waiting = ⏳ The players of { $place } have not been called yet.
round-noted = { $stands ->
    [no] ✎ The note is taken away.
   *[other] ✎ Noted: { $note }
}
notice-called-again = 📣 { $place }: please come to your table now. { $count ->
        [1] { $first }
        [2] { $first } { $second }
        [3] { $first } { $second } { $third }
       *[4] { $first } { $second } { $third } { $fourth }
    }
audit-round-called = called the players to { $place } of { $event }
audit-round-noted = noted { $about ->
    [table] at { $place }
   *[player] of { $player }
} in { $event }: { $note }
refusal-nothing-to-call = Nobody is awaited at { $place }: it has a result, is not published, or is played async.
refusal-called-already = The players were called less than { $minutes } minutes ago. Give them a moment.
refusal-note-of-what = Choose a table or a player for the note, not both.
refusal-note-changed = { $stands ->
    [no] Somebody has taken the note away.
   *[other] Somebody has noted in the meantime: { $note }
} Nothing was stored; note again if you still want to.
refusal-note-same = The note says so already.
refusal-round-closed = Round { $number } is not being played. The newest page shows what is.
refusal-table-numbers = "{ $typed }" is not a list of tables. Type numbers such as 1-12, 15.
refusal-no-table-chosen = No table is chosen. Tick tables or type their numbers, such as 1-12.
refusal-round-step = Round { $number } is { $status ->
    [planned] only planned
    [published] published already
    [running] running already
    [finished] finished already
   *[cancelled] cancelled
}, so this cannot be done now. `/round show` tells where it stands.
refusal-no-such-round = { $number ->
    [0] This round is gone: its plan has been taken back. Plan one with `/round seat`, a semi-final or final with `/standings advance`.
   *[other] There is no such round. `/round show` shows the newest one.
}
refusal-no-round-planned = No round is planned. Plan one with `/round seat`, a semi-final or final with `/standings advance`.
refusal-no-round-open = No round is open. Plan one with `/round seat`, a semi-final or final with `/standings advance`, and publish it with `/round publish`.
refusal-no-round-public = No round has been published yet. You will be told when your table is ready.
refusal-no-such-table = There is no such table in this round. Choose one from the list that appears while you type.
refusal-table-locked = { $place } is locked already.
refusal-table-unlocked = { $place } is not locked.
refusal-qualifier-over = The qualifier is over. The semi-final and the final are made with `/standings advance`.
refusal-all-rounds-seated = All { $rounds } rounds of this event have been seated. Go on with `/standings advance` or `/event finish`.
refusal-pairing-does-not-fit = The pairing does not fit the regulations: tables of four need regulations for tables, matches need regulations for two players. Use `/event create` with a pairing that fits.
refusal-drawing-needs-tables = The option `mode` is for tables of three and four. Leave it out for matches of two.
refusal-all-have-met-bracket = Everybody has met everybody: the round robin is complete. Plan the bracket of { $size } with `/standings advance`.
refusal-all-have-met = Everybody has met everybody: the round robin is complete. Finish the event with `/event finish`.
refusal-avoid-form = I cannot read "{ $typed }" as a pair. Write pairs like `Haruka + Ken, Aoi + Leo`.
refusal-avoid-unknown = Nobody called "{ $typed }" is in this event. Write the name as `/signup list` shows it.
refusal-avoid-unclear = More than one player could be "{ $typed }". Write the whole name, or a mention.
refusal-no-clock = There is no running clock here. `/round start` starts the clocks, if the regulations have a time limit.

button-result-report = Report result
button-judge-call = Call a judge
offer-table = Round { $round }, table { $table }

## Somebody has left the Discord server
left-server-planned = 🚪 No longer on this server, but in this plan: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. `/signup drop` notes that somebody plays no more, `/signup substitute` puts another in the place; then draw again.
left-server-seated = 🚪 No longer on this server, but at a table: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. `/signup drop` notes that somebody plays no more, and the table hears it; `/round replace` gives the seat to another.
notice-left-server = 🚪 **{ $player }** has left this Discord server. Nothing was changed: whoever comes back plays on, and this message says so after their next command.
left-server-event = - **{ $event }**: still entered, and seated in the next round. `/signup drop` notes that they play no more, `/signup substitute` puts another in the place.
left-server-game = - Game #{ $game } by post: the deadlines go on, then the bot plays the seat or the match is lost. A judge can put another in it with `/game substitute` (three or more players), or end it with `/game end`.
notice-left-server-settled = 🚪 **{ $player }** had left this Discord server, and plays nowhere any more. Nothing is left to do.
notice-back-on-server = 🚪 **{ $player }** had left this Discord server, and is back. Nothing is left to do.
refusal-byes-need-swiss = Only in a Swiss event can somebody sit a round out for half a win. Leave out byes.
